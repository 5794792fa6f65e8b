"""The rules page: our own words around examples that the rules code has found, drawn as on the table."""

from __future__ import annotations

from typing import Any

from game.games.court_circular.page.drawing import MARK, picture
from game.games.court_circular.page.examples import COUNTED, DUELS, RUNS, example, facts, worths
from game.games.court_circular.page.figures import contest, figure_of_arch, plate
from game.games.court_circular.page.guide import minis
from game.games.court_circular.rules.cards import SUITS
from game.games.court_circular.rules.hands import ARTICLE, classes, hand, meaning
from game.games.court_circular.rules.options import OPTIONS, PRESETS
from game.games.court_circular.words import en
from game.ui.book import sheets
from game.ui.html import (
    Html,
    Node,
    caption,
    dd,
    dfn,
    div,
    dl,
    dt,
    h2,
    h3,
    li,
    ol,
    p,
    render,
    section,
    span,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)
from game.words import Words

DOUBTS = {
    "middle": "",
    "without": "seq3WithoutLead",
    "pair": "leadInTwo",
    "two": "",
    "flush": "",
    "kicker": "",
    "turn": "foldTurn",
    "weak": "",
    "rest": "lastDeal",
    "stop": "packEnd",
    "won": "",
    "left": "direction",
    "ace": "",
}
"""The questions of a player in doubt, and the option that answers otherwise."""


def rulebook(words: Words) -> Html:
    """The rules, a section for each of SECTIONS, each with its heading and the id `rules-<key>`."""
    sections = [
        section(id=f"rules-{key}", aria_labelledby=f"about-{key}")[
            h2(id=f"about-{key}")[words(f"book.{key}")], body(words)
        ]
        for key, body in _BODIES.items()
    ]
    return div(".book.court-circular")[sections]


def _say(words: Words, key: str, **more: Any) -> Html:
    """A sentence; what stands between stars is a term where it is explained."""
    parts = words(key, **{**facts(), **more}).split("*")
    return render([dfn[part] if i % 2 else part for i, part in enumerate(parts)])


def _p(words: Words, *keys: str) -> Node:
    return [p[_say(words, f"book.{key}")] for key in keys]


def _short(words: Words) -> Node:
    row, _ = example("sequence4", ARTICLE)
    said = _say(words, "book.short.example", lead=row[0], cards=row[1:], hand="sequence4")
    return [_p(words, "short.row", "short.aim"), plate(words, row, said)]


def _cards(words: Words) -> Node:
    suits = [li[picture(f"mark-{suit}", ".mark", MARK), " ", words(f"suit.{suit}")] for suit in reversed(SUITS)]
    return [_p(words, "cards.deck"), ol(".kinds.order")[suits], _p(words, "cards.order")]


def _start(words: Words) -> Node:
    return _p(words, "start.draw", "start.deal")


def _round(words: Words) -> Node:
    arch = figure_of_arch(words, example("court3", ARTICLE)[0][0], _say(words, "book.round.arch"))
    return [_p(words, "round.turn"), arch, _p(words, "round.end")]


def _hands(words: Words) -> Node:
    names = [name for name in classes(ARTICLE) if name != "none"]
    return [_p(words, "hands.first"), ol(".ladder")[[li[_hand(words, name)] for name in names]]]


def _hand(words: Words, name: str) -> Node:
    """A hand with Carroll's name for it, what it is, and an example."""
    english = span(".worth", lang="en")[en.TABLE[f"hand.{name}"]] if words.lang != "en" else None
    what = p(".what")[words(f"what.{meaning(name)}")]
    return [h3[words(f"hand.{name}"), " ", english], what, minis(words, *example(name, ARTICLE))]


def _runs(words: Words) -> Node:
    plates = [
        plate(words, row, _say(words, "book.runs.made", lead=row[0], cards=row[1:], hand=hand(row).name))
        for row in RUNS
    ]
    return [_p(words, "runs.first"), div(".plates")[plates]]


def _equal(words: Words) -> Node:
    return [_p(words, "equal.first"), [contest(words, key, pair) for key, pair in DUELS.items()]]


def _after(words: Words) -> Node:
    return _list(words, "after", "lead face next ask")


def _drop(words: Words) -> Node:
    return _p(words, "drop.when", "drop.two", "drop.more", "drop.deal")


def _count(words: Words) -> Node:
    heads = [th(scope="col")[words(f"book.count.{key}")] for key in ("card", "up", "down")]
    lines = [
        tr[th(scope="row")[_say(words, f"book.count.{key}", card=card)], [td(".number")[n] for n in worths(card)]]
        for key, card in COUNTED.items()
    ]
    values = table(".list")[caption[_say(words, "book.count.caption")], thead[tr[heads]], tbody[lines]]
    return [_p(words, "count.when"), values, _p(words, "count.win")]


def _plans(words: Words) -> Node:
    return _list(words, "plans", "lead drop rare hearts")


def _list(words: Words, key: str, ends: str) -> Html:
    return ul(".points")[[li[_say(words, f"book.{key}.{end}")] for end in ends.split()]]


def _doubts(words: Words) -> Node:
    asked = [
        div[dt[_say(words, f"ask.{key}")], dd[_say(words, f"answer.{key}", option=option)]]
        for key, option in DOUBTS.items()
    ]
    return [_p(words, "doubts.first"), dl[asked]]


def _history(words: Words) -> Node:
    return [
        _p(words, "history.1860", "history.sheet", "history.1862", "history.article"),
        sheets(words, OPTIONS, PRESETS),
    ]


def _credits(words: Words) -> Node:
    return _p(words, "credits.carroll")


_BODIES = {
    "short": _short,
    "cards": _cards,
    "start": _start,
    "round": _round,
    "hands": _hands,
    "runs": _runs,
    "equal": _equal,
    "after": _after,
    "drop": _drop,
    "count": _count,
    "plans": _plans,
    "doubts": _doubts,
    "history": _history,
    "credits": _credits,
}
SECTIONS = tuple(_BODIES)
"""The keys of the sections, in order; each heading is the entry `book.<key>`."""
