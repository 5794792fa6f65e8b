"""The screen of matches that cannot be opened: each with its reason, with the part that can be played, and a way out.

What has become readable again, such as a match of a newer version after an update, is put back with the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from game import shelf
from game.core.match import LONGEST_DEAL, BadSave, loads
from game.core.texts import plain
from game.ui.effects import Forget, Polite, Store
from game.ui.html import Html, Node, a, button, li, p, render, section, span, ul
from game.ui.lobby import discarding
from game.ui.model import Message, Model, Step, days, saves
from game.ui.model.notices import storage_note
from game.ui.model.saves import ASIDE, KEY
from game.ui.places import Lobby
from game.ui.play.playing import begun
from game.ui.protocol import Env
from game.ui.view.parts import act, frame, head, home
from game.words import Words, words_of

HERE = "#/damaged"
"""The address of this screen."""
MOST_LISTED = 50
MOST_TOLD = 12
"""Damaged matches of a file that are told one by one."""


def link(words: Words) -> Html:
    """The way here."""
    return a(".plain-link", href=HERE, id="to-damaged")[words("damaged.see")]


def way_in(words: Words, stored: Mapping[str, str]) -> Html | None:
    """The way here from the settings; None where nothing is damaged."""
    return p(".small")[link(words)] if any(key.startswith(ASIDE) for key in stored) else None


def screen(model: Model) -> Html:
    """Every damaged match."""
    words = words_of(model.device.lang)
    found = [(key.removeprefix(ASIDE), text) for key, text in model.device.stored.items() if key.startswith(ASIDE)]
    rows = [_row(words, name, text) for name, text in found[:MOST_LISTED]]
    more = p[words("menu.older", n=len(found) - MOST_LISTED)] if len(found) > MOST_LISTED else None
    shown = [p[words("damaged.text")], ul(".damaged")[rows], more] if found else p[words("damaged.none")]
    notes = [storage_note(words, model), discarding.note(model, words)]
    back = a(".button.quiet", href="#/settings", id="settings-again")[words("menu.settings")]
    inside = [head(words("damaged.title")), notes, shown, p(".row")[back, home(words)]]
    return frame("damaged")[section(".notice.new")[inside]]


def told(lang: str, texts: tuple[str, ...]) -> Html | None:
    """The damaged matches of a file, each with its reason; None where there are none."""
    words = words_of(lang)
    if not texts:
        return None
    lines = [li[_said(words, text)] for text in texts[:MOST_TOLD]]
    more = p[words("data.hurt-more", n=len(texts) - MOST_TOLD)] if len(texts) > MOST_TOLD else None
    return render([p[words("data.hurt", n=len(texts))], ul(".damaged")[lines], more])


def _row(words: Words, name: str, text: str) -> Html:
    """A damaged match: which one, why, and what can be done with it."""
    fault, which = _fault(text), _which(words, text)
    on = None if fault else act(words, f"readmit {name}", "damaged.readmit")
    if fault and fault.match:
        on = act(words, f"rescue-aside {name}", "save.rescue")
    away = button(".quiet", type="button", data_do=f"delete-aside {name}", id=f"delete-aside-{name}")
    return li[
        _said(words, text), p(".row")[on, away(aria_label=f"{words('menu.delete')}: {which}")[words("menu.delete")]]
    ]


def _said(words: Words, text: str) -> Iterable[Node]:
    """Which match it is, and what is wrong with it."""
    fault = _fault(text)
    why = words_of(words.lang, fault.game).say(fault.saying) if fault else words("damaged.good")
    return [span(".title")[_which(words, text)], " ", span(".small")[why]]


def _which(words: Words, text: str) -> str:
    """The game and the deal of a damaged match, as far as it tells them."""
    try:
        match loads(text):
            case {"match": {"game": str(name), "deal": str(deal)}} if name in shelf.GAMES:
                title = words_of(words.lang, shelf.GAMES[name])("title")
                return words("damaged.of", title=title, deal=days.of_deal(plain(deal, LONGEST_DEAL)))
    except BadSave:
        pass
    return words("damaged.unnamed")


@lru_cache(maxsize=2 * MOST_LISTED)
def _fault(text: str) -> BadSave | None:
    """Why a text cannot be opened; None where it can be."""
    return saves.fault_of(text, shelf.GAMES)


def delete(model: Model, name: str, _: Env) -> Step:
    """A damaged match goes, also where it is stored among the others; it can be had back here."""
    device, key = model.device, ASIDE + name
    if not isinstance(model.screen, Lobby) or key not in device.stored:
        return Step(model)
    text = device.stored[key]
    twins = [other for other, each in device.stored.items() if each == text and other.startswith((ASIDE, KEY))]
    gone = [key, *(other for other in twins if other != key and _fault(text))]
    stored = {other: each for other, each in device.stored.items() if other not in gone}
    deleted = {**device.deleted, key: text}
    said = words_of(device.lang)("menu.deleted", n=len(deleted))
    model = model._replace(device=device._replace(stored=stored, deleted=deleted))
    return Step(model, (*map(Forget, gone), Polite(said)), grab=True)


def rescue(model: Model, name: str, env: Env) -> Step:
    """Play on from the last good move of a damaged match; the match itself stays as it is."""
    fault = _fault(model.device.stored.get(ASIDE + name, ""))
    if fault is None or fault.match is None:
        return Step(model)
    step = begun(model, fault.match, env)
    return step._replace(model=step.model._replace(notice=fault.saying))


def readmit(model: Model, name: str, _: Env) -> Step:
    """A match that can be opened again is stored with the others."""
    device, key = model.device, ASIDE + name
    text = device.stored.get(key, "")
    if not text or _fault(text):
        return Step(model)
    there = {saves.meaning(each) for other, each in device.stored.items() if other.startswith(KEY)}
    free = saves.free(KEY + name, device.stored)
    writes = () if saves.meaning(text) in there else (Store(free, saves.renamed(text, free.removeprefix(KEY))),)
    stored = {other: each for other, each in device.stored.items() if other != key}
    stored |= {each.key: each.text for each in writes}
    said = words_of(device.lang)("damaged.readmitted")
    return Step(model.storing(stored), (*writes, Forget(key), Polite(said)), grab=True)


MESSAGES: Mapping[str, Message] = {"delete-aside": delete, "rescue-aside": rescue, "readmit": readmit}
