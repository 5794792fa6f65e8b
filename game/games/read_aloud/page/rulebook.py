"""The rules page: our own words around cards that the grammar says and the table draws."""

from __future__ import annotations

from typing import Any

from game.core.rules import Saying
from game.games.read_aloud.language.effects import Face
from game.games.read_aloud.language.grammar import steps
from game.games.read_aloud.page.drawing import picture
from game.games.read_aloud.page.examples import SPECIMENS, worth_of_stack
from game.games.read_aloud.page.slips import paper
from game.games.read_aloud.page.wording import minus
from game.ui.html import (
    Html,
    Node,
    a,
    dd,
    dfn,
    div,
    dl,
    dt,
    figcaption,
    figure,
    h2,
    li,
    ol,
    p,
    render,
    section,
    ul,
)  # fmt: skip
from game.words import Words

DOUBTS = (
    "limit", "reduce", "anyone", "empty", "pass", "half", "visible", "meaningless", "itself", "order", "times", "hands",
    "exchange", "places", "last", "lost", "tie", "stuck",
)  # fmt: skip
"""The questions of a player in doubt."""


WORKSHOP = "./#/read-aloud/workshop"
"""The way to the workshop, from the room and from the file with the rules alone."""


def rulebook(words: Words) -> Html:
    """The rules, a section for each of SECTIONS, each with its heading and the id `rules-<key>`."""
    sections = [
        section(id=f"rules-{key}", aria_labelledby=f"about-{key}")[
            h2(id=f"about-{key}")[words(f"book.{key}")], body(words)
        ]
        for key, body in _BODIES.items()
    ]
    return div(".book.read-aloud")[sections]


def _say(words: Words, key: str, **more: Any) -> Html:
    """A sentence; what stands between stars is a term where it is explained."""
    return render([dfn[part] if i % 2 else part for i, part in enumerate(words(key, **more).split("*"))])


def _p(words: Words, *keys: str) -> Node:
    return [p[_say(words, f"book.{key}")] for key in keys]


def _list(words: Words, key: str, ends: str) -> Html:
    return ul(".points")[[li[_say(words, f"book.{key}.{end}")] for end in ends.split()]]


def _plate(words: Words, *names: str, said: str) -> Html:
    """Cards side by side, with a caption."""
    cards = [paper(words, SPECIMENS[name]) for name in names]
    return figure(".plate")[div(".papers")[cards], figcaption[_say(words, f"book.{said}")]]


def _order(words: Words, name: str) -> Html:
    """A card with its clauses, one after the other, and where hands and field are filled in between."""
    card = SPECIMENS[name]
    lines = [[li[each], li(".filled")[words("book.fill.then")]] for each in steps(card.text, words.lang)]
    return figure(".plate.order-of")[paper(words, card), ol(".steps")[lines]]


def _short(words: Words) -> Node:
    return [_p(words, "short.read", "short.aim"), _plate(words, "after", "highest", "nothing", said="short.cards")]


def _start(words: Words) -> Node:
    return _p(words, "start.deal", "start.limit")


def _turn(words: Words) -> Node:
    return [_p(words, "turn.read"), _list(words, "turn", "field hand others pile"), _p(words, "turn.pass")]


def _written(words: Words) -> Node:
    plate = _plate(words, "swap", "nothing", said="written.stay")
    return [_p(words, "written.only"), plate, _p(words, "written.idle")]


def _fill(words: Words) -> Node:
    plates = div(".plates")[_order(words, "after"), _order(words, "before")]
    return [_p(words, "fill.rule", "fill.order"), plates, _p(words, "fill.none")]


def _seen(words: Words) -> Node:
    marks = ul(".marks")[[li[picture(face.value, ".eye"), words(f"guide.{face.value}")] for face in Face]]
    return [_p(words, "seen.rule"), marks, _plate(words, "open", "down", said="seen.cards"), _p(words, "seen.keep")]


def _stack(words: Words) -> Node:
    under = {"one": ("negate",), "two": ("negate", "double")}
    worth = {name: worth_of_stack("highest", *cards) for name, cards in under.items()}
    plates = [
        figure(".plate")[
            paper(words, SPECIMENS["highest"], n), figcaption[_say(words, f"book.stack.{name}", value=minus(n))]
        ]
        for name, n in worth.items()
    ]
    return [_p(words, "stack.rule"), _plate(words, "negate", "double", said="stack.cards"), div(".plates")[plates]]


def _condition(words: Words) -> Node:
    return [
        _p(words, "condition.none"),
        _plate(words, "highest", "ten", said="condition.cards"),
        _p(words, "condition.last", "condition.count", "condition.lose"),
    ]


def _ban(words: Words) -> Node:
    return [
        _p(words, "ban.rule"),
        _plate(words, "ban", "blocked", said="ban.cards"),
        _p(words, "ban.place", "ban.swap"),
    ]


def _limits(words: Words) -> Node:
    return _p(words, "limits.rule", "limits.over", "limits.least")


def _end(words: Words) -> Node:
    return _p(words, "end.rule", "end.instant", "end.stuck", "end.loop", "end.quiet")


def _plans(words: Words) -> Node:
    return _list(words, "plans", "now last others keep")


def _own(words: Words) -> Node:
    way = a(".plain-link", href=WORKSHOP, id="rules-workshop")[words("room.workshop")]
    return [_p(words, "own.invite", "own.how"), p[way]]


def _doubts(words: Words) -> Node:
    option: Saying = ("option.reduce", {})
    asked = [div[dt[_say(words, f"ask-of.{key}")], dd[_say(words, f"answer.{key}", option=option)]] for key in DOUBTS]
    return [_p(words, "doubts.first"), dl[asked]]


def _credits(words: Words) -> Node:
    return _p(words, "credits.author", "credits.pack")


_BODIES = {
    "short": _short,
    "start": _start,
    "turn": _turn,
    "written": _written,
    "fill": _fill,
    "seen": _seen,
    "stack": _stack,
    "condition": _condition,
    "ban": _ban,
    "limits": _limits,
    "end": _end,
    "plans": _plans,
    "own": _own,
    "doubts": _doubts,
    "credits": _credits,
}
SECTIONS = tuple(_BODIES)
"""The keys of the sections, in order; each heading is the entry `book.<key>`."""
