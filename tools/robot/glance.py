"""A look at the page, and what CPython says of it: the stored match replayed, its moves, and what the seat may see."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from game.core.match import BadSave, Match
from game.shelf import GAMES
from game.ui import screens, settings
from game.ui.device import Device
from game.ui.model import Model, links, saves
from game.ui.places import Table
from game.ui.view import view_of

LOOK = """(() => {
  const { asked, over, turn, game, screen } = document.querySelector("main").dataset;
  const busy = document.documentElement.dataset.state !== "ready" || document.querySelector("[data-busy]") !== null;
  const whole = busy ? document.createElement("body") : document.body.cloneNode(true);
  for (const each of whole.querySelectorAll("script, .symbols")) each.remove();
  const all = (where, what) => [...document.querySelectorAll(where)].map((each) => each[what]);
  return JSON.stringify({
    asked, over, turn: Number(turn), game, screen, lang: document.documentElement.lang,
    hash: location.hash, reads: document.querySelector("#put-away, #more") !== null,
    taken: document.getElementById("take-over") !== null, warnings: all(".warning, .notice-line.warned", "textContent"),
    busy, legal: all("#legal option", "value"), hand: all("#hand button", "id"),
    ticked: all("[data-do=tick][aria-pressed=true]", "id"),
    faces: [...document.querySelectorAll("main use")].map((each) => each.getAttribute("href")),
    whole: whole.outerHTML,
    stored: { ...localStorage },
  });
})()"""
"""An expression for everything that is compared, at one moment; of a busy page without its HTML."""
_CARD = re.compile(r"\bc[0-9]+\b")
FOLDS = ("log", "deal", "guide", "sheet", "menu")


class Differs(Exception):
    """The page and the replay say two things, or the page says what its player may not know."""


class Glance(NamedTuple):
    """The page at one moment."""

    asked: str | None
    over: str | None
    turn: int | None
    game: str | None
    screen: str
    lang: str
    hash: str
    reads: bool
    """Whether a result is to be put away, or a bot waits for who reads."""
    taken: bool
    """Whether another tab plays this match."""
    warnings: list[str]
    busy: bool
    legal: list[str]
    hand: list[str]
    ticked: list[str]
    faces: list[str]
    whole: str
    """The whole page as HTML, but for scripts and the drawings of all cards that there are."""
    stored: dict[str, str]

    @property
    def waits(self) -> bool:
        """Whether the page waits for its player."""
        return not self.busy and (self.reads or bool(self.asked) or self.over == "true" or self.turn is None)


def seen(text: str) -> Glance:
    """The page as its JSON tells it."""
    data: dict[str, Any] = json.loads(text)
    return Glance._make(data.get(name) for name in Glance._fields)


def stored_match(stored: Mapping[str, str], address: str) -> saves.Save | None:
    """The newest stored match of this deal, replayed; None before there is one."""
    found = []
    for key, text in stored.items():
        if key.startswith(saves.KEY):
            try:
                save = saves.read_one(key.removeprefix(saves.KEY), text, GAMES)
            except BadSave as fault:
                raise Differs("a stored match cannot be replayed", fault, text) from fault
            found += [save] if links.address(save.match) == address else []
    return max(found, key=lambda save: save.saved, default=None)


def compare(page: Glance, address: str) -> Match:
    """The match on the page, which is the stored one replayed; Differs where they are two."""
    save = stored_match(page.stored, address)
    if save is None:
        raise Differs("nothing is stored", address)
    match, seat = save.match, save.match.players.index("me")
    _same("address", page.hash, address)
    _same("game", page.game, match.game.name)
    _same("number of moves", page.turn, len(match.moves))
    _same("end", page.over == "true", match.asked is None)
    if page.asked:
        _same("seat", page.asked, str(match.asked))
        _same("moves", page.legal, [*match.game.rules.moves(match.state)])
    pages = [_drawn(page, save, seat, read) for read in (0, view_of(match.game).finished(match.state))]
    _same("hand", page.hand, page.hand if any(hand_of(each) == page.hand for each in pages) else hand_of(pages[-1]))
    _no_other_cards(page, pages)
    return match


def hand_of(html: str) -> list[str]:
    """The ids of the cards in the hand of a page."""
    _, found, rest = html.partition('id="hand"')
    return re.findall(r'<button[^>]*? id="([^"]*)"', rest[: _end(rest)]) if found else []


def _end(rest: str) -> int:
    """Where the element ends that has just been opened."""
    depth = 1
    for tag in re.finditer(r"<(/?)div\b", rest):
        depth += -1 if tag[1] else 1
        if not depth:
            return tag.start()
    return len(rest)


def _drawn(page: Glance, save: saves.Save, seat: int, read: int) -> str:
    """The page as CPython draws it for this seat, everything open."""
    table = Table(save.match, save.id, save.marks, save.names, tuple(page.ticked), put_away={seat: read})
    model = Model(Device(page.lang, stored=page.stored, settings=settings.read(page.stored, GAMES), folds=FOLDS), table)
    return screens.page(model) + screens.legal(model)


def _no_other_cards(page: Glance, pages: list[str]) -> None:
    """Differs where a card is in the document that is not on the page as CPython draws it from what the seat knows."""
    known = set(_CARD.findall("".join(pages)))
    if more := {*_CARD.findall(page.whole)} - known:
        raise Differs("a card of somebody else is in the page", sorted(more))
    drawn = set(re.findall(r'href="(#[^"]*)"', "".join(pages)))
    if other := {*page.faces} - drawn:
        raise Differs("the face of a card of somebody else is in the page", sorted(other))


def _same(what: str, page: object, replay: object) -> None:
    if page != replay:
        raise Differs(f"{what}: the page says {page!r}, the replay {replay!r}")
