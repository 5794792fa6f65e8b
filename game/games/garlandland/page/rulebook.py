"""The rules page: our own words around examples that the rules code has found, drawn as on the table.

Every figure and every name of a hand or a card in a sentence is a slot, filled from what the rules say.
"""

from __future__ import annotations

from typing import Any

from game.games.garlandland.page.drawing import SYMBOLS, picture
from game.games.garlandland.page.examples import DUELS, circle, duel, equals, example, facts, joins, rows, turn
from game.games.garlandland.page.figures import contest, face, laid, loop, meetings, plate
from game.games.garlandland.page.guide import in_reach, reachable
from game.games.garlandland.rules.hands import CARDS, POINTS, Row, garland, garlands, hand
from game.games.garlandland.rules.score import SETUP
from game.ui.html import (
    Html,
    Node,
    a,
    caption,
    dd,
    dfn,
    div,
    dl,
    dt,
    figcaption,
    figure,
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

PUBLISHER = "https://kuuri.net/game/garland/"
DOUBTS = "seed mixed seeds top equals nothing ends turn leader last dealer three cards".split()
"""The questions of a player in doubt, in their order."""
ROUND = "deal draw choose lay next end".split()


def rulebook(words: Words) -> Html:
    """The rules, a section for each of SECTIONS, each with its heading and the id `rules-<key>`."""
    sections = [
        section(id=f"rules-{key}", aria_labelledby=f"about-{key}")[
            h2(id=f"about-{key}")[words(f"book.{key}")], body(words)
        ]
        for key, body in _BODIES.items()
    ]
    return div(".book.garlandland")[sections]


def _say(words: Words, key: str, **more: Any) -> Html:
    """A sentence; what stands between stars is a term where it is explained."""
    parts = words(key, **{**facts(), **more}).split("*")
    return render([dfn[part] if i % 2 else part for i, part in enumerate(parts)])


def _p(words: Words, *keys: str) -> Node:
    return [p[_say(words, f"book.{key}")] for key in keys]


def _short(words: Words) -> Node:
    row = example("triplet")
    said = _say(words, "book.short.example", garlands=garlands(row), hand="triplet", what=words("what.triplet"))
    return [_p(words, "short.row", "short.aim"), plate(words, row, said), _p(words, "short.box")]


def _cards(words: Words) -> Node:
    marks = [li[picture(f"mark-{kind}", ".mark", "0 0 16 16"), " ", words(f"garland.{kind}")] for kind in SYMBOLS]
    deck = [li[face(words, card)] for card in CARDS]
    return [
        _p(words, "cards.symbols"),
        ul(".kinds")[marks],
        _p(words, "cards.edges", "cards.mixed", "cards.same"),
        ul(".deck")[deck],
    ]


def _garlands(words: Words) -> Node:
    pairs = [
        plate(words, pair, _say(words, f"book.garlands.{key}", left=pair[0], right=pair[1], garland=garland(*pair)))
        for key, pair in joins().items()
    ]
    order = circle()
    closing = garland(order[-1], order[0])
    said = _say(words, "book.garlands.circle", last=order[-1], closing=closing)
    around = figure(".plate.wide")[loop(words, order), figcaption[said]]
    return [_p(words, "garlands.close"), div(".plates.three")[pairs], meetings(words), around]


def _start(words: Words) -> Node:
    return _p(words, "start.colour", "start.dealer")


def _round(words: Words) -> Node:
    row, held = turn()
    ways = [plate(words, (*row, card), words("page.selected", **_way(row, held, card))) for card in held]
    steps = ol(".steps")[[li[_say(words, f"book.round.{key}")] for key in ROUND]]
    return [steps, p[_say(words, "book.round.turn", row=row, held=held)], div(".plates")[ways]]


def _way(row: Row, held: Row, card: str) -> dict[str, Any]:
    """What a card would do at the end of a row, as the table says it of a selected one."""
    reach = in_reach(reachable(row, held, card)[0])
    return {"card": card, "what": ("page.would", {"garland": garland(row[-1], card)}), "reach": reach}


def _hands(words: Words) -> Node:
    return [_p(words, "hands.first", "hands.marked"), ol(".ladder")[[li[_hand(words, name)] for name in POINTS]]]


def _hand(words: Words, name: str) -> Node:
    worth = span(".worth")[words("page.points", n=POINTS[name])]
    return [h3[words(f"hand.{name}"), " ", worth], p(".what")[words(f"what.{name}")], laid(words, example(name))]


def _break(words: Words) -> Node:
    steps = ol(".steps")[[li[_say(words, f"book.break.{key}")] for key in DUELS]]
    duels = [contest(words, key, duel(key)) for key in DUELS]
    return [_p(words, "break.part"), steps, _p(words, "break.marked"), duels, contest(words, "equals", equals())]


def _match(words: Words) -> Node:
    left = range(SETUP, -1, -1)
    counters = [
        li(".counter.seat0")[span(".disc", aria_hidden="true")[n or "✓"], span[words(f"counter.{n}")]] for n in left
    ]
    return [_p(words, "match.counter"), ol(".counters")[counters], _p(words, "match.tie", "match.length")]


def _points(words: Words) -> Node:
    columns = ("page.hand-name", "page.worth", "book.rows")
    head = thead[tr[[th(scope="col")[words(column)] for column in columns]]]
    lines = [
        tr[th(scope="row")[words(f"hand.{name}")], td(".number")[n], td(".number")[f"{len(rows()[name]):,}"]]
        for name, n in POINTS.items()
    ]
    values = table(".list")[caption[_say(words, "book.points.table")], head, tbody[lines]]
    return [_p(words, "points.score", "points.rounds"), values, _p(words, "points.rare")]


def _players(words: Words) -> Node:
    return _p(words, "players.same", "players.more", "players.one")


def _seen(words: Words) -> Node:
    return _list(words, "seen", "rows held chosen unseen six")


def _plans(words: Words) -> Node:
    return _list(words, "plans", "next twice mixed black safe")


def _list(words: Words, key: str, ends: str) -> Html:
    return ul(".points")[[li[_say(words, f"book.{key}.{end}")] for end in ends.split()]]


def _doubts(words: Words) -> Node:
    return dl[[div[dt[_say(words, f"ask.{key}")], dd[_answer(words, key)]] for key in DOUBTS]]


def _answer(words: Words, key: str) -> Node:
    """An answer; the one about seeds with a row of black garlands and seeds."""
    if key != "seed":
        return _say(words, f"answer.{key}")
    row = next(row for row in rows()["two pair"] if all(kind[0] in "BS" for kind in garlands(row)))
    return [_say(words, "answer.seed", hand=hand(garlands(row))), laid(words, row)]


def _credits(words: Words) -> Node:
    japanese = {"game": "name", "by": "author"}
    facts_of = [
        (dt[words(f"book.credits.{k}")], dd(lang="ja")[words(f"book.credits.{v}")]) for k, v in japanese.items()
    ]
    link = a(href=PUBLISHER, rel="noreferrer")[PUBLISHER.removeprefix("https://").rstrip("/")]
    return [dl(".facts")[facts_of, dt[words("book.credits.page")], dd[link]], _p(words, "credits.ours")]


_BODIES = {
    "short": _short,
    "cards": _cards,
    "garlands": _garlands,
    "start": _start,
    "round": _round,
    "hands": _hands,
    "break": _break,
    "match": _match,
    "points": _points,
    "players": _players,
    "seen": _seen,
    "plans": _plans,
    "doubts": _doubts,
    "credits": _credits,
}
SECTIONS = tuple(_BODIES)
"""The keys of the sections, in order; each heading is the entry `book.<key>`."""
