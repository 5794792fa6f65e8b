"""The markup of a page as a tree, and what a seat looks at, in few letters."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any

from game.core.chance import Chance
from game.core.match import HUMAN, Match
from game.games.gang_of_four import GAME, rules
from game.games.gang_of_four.rules.state import State
from game.ui.html import VOID
from game.ui.view import Scene
from game.words import SHARED, Words

NAMES = ("Ann", "Ben", "Cleo", "Dan")
LIKED = {option.key: option.default for option in GAME.settings}


class Node:
    """An element of a page, as far as these tests look."""

    def __init__(self, tag: str, attributes: dict[str, str | None]) -> None:
        self.tag, self.attributes = tag, attributes
        self.css = (attributes.get("class") or "").split()
        self.children: list[Node] = []
        self.text = ""

    def all(self, tag: str = "", css: str = "") -> list[Node]:
        """The elements of this tag and class below, in order."""
        found = []
        for child in self.children:
            if tag in ("", child.tag) and (not css or css in child.css):
                found.append(child)
            found += child.all(tag, css)
        return found

    def one(self, tag: str = "", css: str = "") -> Node:
        """The only such element."""
        [found] = self.all(tag, css)
        return found

    def cards(self) -> tuple[str, ...]:
        """The cards drawn in it."""
        used = [(use.attributes.get("href") or "").removeprefix("#gang-of-four-") for use in self.all("use")]
        return tuple(card for card in used if not card.startswith(("mark", "back")))


class Tree(HTMLParser):
    """A tree of the markup; it fails where an element is closed that was not opened last."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.root = Node("", {})
        self.open = [self.root]
        self.feed(markup)
        self.close()
        assert self.open == [self.root]

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        node = Node(tag, dict(attributes))
        self.open[-1].children.append(node)
        if tag not in VOID:
            self.open.append(node)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop().tag == tag

    def handle_data(self, text: str) -> None:
        for node in self.open:
            node.text += text


def parsed(markup: str) -> Node:
    """The tree of some markup, in which no id is there twice and no slot was left open."""
    root = Tree(markup).root
    ids = [node.attributes["id"] for node in root.all() if "id" in node.attributes]
    assert len(ids) == len(set(ids)), [name for name in ids if ids.count(name) > 1]
    assert not set("{}*") & set(root.text)
    return root


class Asked(Words):
    """Words that remember what they were asked for."""

    __slots__ = ("keys",)

    def __call__(self, key: str, **facts: Any) -> str:
        self.keys = {*getattr(self, "keys", ()), key}
        return super().__call__(key, **facts)


def asked(lang: str = "en") -> Asked:
    return Asked(lang, {**SHARED[lang], **GAME.words[lang]}, NAMES)


def scene(state: State, ticked: tuple[str, ...] = (), seat: int | None = 0, lang: str = "en", **more: Any) -> Scene:
    """What this seat looks at, with these ids selected."""
    seen = rules.seen_by(seat, state)
    moves = rules.moves(seen) if seat is not None and state.asked == seat else ()
    words, settings = more.pop("words", None) or asked(lang), {**LIKED, **more.pop("settings", {})}
    put_away = more.pop("put_away", 0)
    return Scene(seen, seat, moves, ticked, put_away, (HUMAN,) * len(state.hands), words, settings, **more)


def random_states(deal: str, seats: int, options: dict[str, str], most: int = 400) -> Iterator[State]:
    """The states of a match in which everybody plays at random, but seldom passes without need."""
    match, dice = Match.begin(GAME, deal, (HUMAN,) * seats, options), Chance(deal)("moves")
    while match.asked is not None and len(match.moves) < most:
        yield match.state
        moves = rules.moves(match.state)
        match = match.play(moves[0] if dice.below(3) else dice.choice(moves))
    yield match.state
