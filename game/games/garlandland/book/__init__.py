"""The rules page: our own words around examples that the rules code has found, drawn as on the table.

Every figure and every name of a hand or a card in a sentence is a slot, filled from what the rules say.
"""

from __future__ import annotations

from typing import Any

from game.core.texts import capitalized
from game.games.garlandland.book.examples import DUELS, circle, duel, equals, example, facts, joins, rows, turn
from game.games.garlandland.page.drawing import SYMBOLS, picture
from game.games.garlandland.page.figures import contest, face, laid, loop, meetings, plate
from game.games.garlandland.page.guide import best_in_reach, in_reach
from game.games.garlandland.rules.hands import CARDS, POINTS, Row, garland, garlands, hand
from game.games.garlandland.rules.score import SETUP
from game.ui.html import (
    Node,
    a,
    caption,
    dd,
    div,
    dl,
    dt,
    figcaption,
    figure,
    h3,
    li,
    ol,
    p,
    span,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)
from game.ui.view.book import Book, plain, sections
from game.words import sentences

PUBLISHER = "https://kuuri.net/game/garland/"
DOUBTS = "seed mixed seeds top equals nothing ends turn leader last dealer three cards".split()
"""The questions of a player in doubt, in their order."""
ROUND = "deal draw choose lay next end"


def _short(book: Book) -> Node:
    row = example("triplet")
    said = book.say("book.short.example", garlands=garlands(row), hand="triplet", what=book.words("what.triplet"))
    return [book.paragraphs("short.row", "short.aim"), plate(book.words, row, said), book.paragraphs("short.box")]


def _cards(book: Book) -> Node:
    marks = [li[picture(f"mark-{kind}", ".mark", "0 0 16 16"), " ", book.words(f"garland.{kind}")] for kind in SYMBOLS]
    deck = [li[face(book.words, card)] for card in CARDS]
    return [
        book.paragraphs("cards.symbols"),
        ul(".kinds")[marks],
        book.paragraphs("cards.edges", "cards.mixed", "cards.same"),
        ul(".deck")[deck],
    ]


def _garlands(book: Book) -> Node:
    pairs = [
        plate(book.words, pair, book.say(f"book.garlands.{key}", left=pair[0], right=pair[1], garland=garland(*pair)))
        for key, pair in joins().items()
    ]
    order = circle()
    closing = garland(order[-1], order[0])
    said = book.say("book.garlands.circle", last=order[-1], closing=closing)
    around = figure(".plate.wide")[loop(book.words, order), figcaption[said]]
    return [book.paragraphs("garlands.close"), div(".plates.three")[pairs], meetings(book.words), around]


def _round(book: Book) -> Node:
    row, held = turn()
    ways = [plate(book.words, (*row, card), book.words("page.selected", **_way(row, held, card))) for card in held]
    return [book.steps("round", ROUND), p[book.say("book.round.turn", row=row, held=held)], div(".plates")[ways]]


def _way(row: Row, held: Row, card: str) -> dict[str, Any]:
    """What a card would do at the end of a row, as the table says it of a selected one."""
    reach = in_reach(best_in_reach(row, held, card), row, held, card)
    return {"card": card, "what": ("page.would", {"garland": garland(row[-1], card)}), "reach": reach}


def _hands(book: Book) -> Node:
    return [
        book.paragraphs("hands.first", "hands.marked"),
        ol(".ladder")[[li[_hand(book, name)] for name in POINTS]],
    ]


def _hand(book: Book, name: str) -> Node:
    worth = span(".worth")[book.words("page.points", n=POINTS[name])]
    return [
        h3[capitalized(book.words(f"hand.{name}")), " ", worth],
        p(".what")[book.words(f"what.{name}")],
        laid(book.words, example(name)),
    ]


def _break(book: Book) -> Node:
    duels = [contest(book.words, key, duel(key)) for key in DUELS]
    return [
        book.paragraphs("break.part"),
        book.steps("break", " ".join(DUELS)),
        book.paragraphs("break.marked"),
        duels,
        contest(book.words, "equals", equals()),
    ]


def _match(book: Book) -> Node:
    left = range(SETUP, -1, -1)
    counters = [
        li(".counter.seat0")[span(".disc", aria_hidden="true")[n or "✓"], span[book.words(f"counter.{n}")]]
        for n in left
    ]
    return [book.paragraphs("match.counter"), ol(".counters")[counters], book.paragraphs("match.tie", "match.length")]


def _points(book: Book) -> Node:
    columns = ("page.hand-name", "page.worth", "book.rows")
    head = thead[tr[[th(scope="col")[book.words(column)] for column in columns]]]
    lines = [
        tr[
            th(scope="row")[capitalized(book.words(f"hand.{name}"))],
            td(".number")[n],
            td(".number")[f"{len(rows()[name]):,}"],
        ]
        for name, n in POINTS.items()
    ]
    values = table(".list")[caption[book.say("book.points.table")], head, tbody[lines]]
    return [book.paragraphs("points.score", "points.rounds"), values, book.paragraphs("points.rare")]


def _seen(book: Book) -> Node:
    return book.points("seen", "rows held chosen unseen six")


def _plans(book: Book) -> Node:
    return book.points("plans", "next twice mixed black safe")


def _doubts(book: Book) -> Node:
    return book.doubts((book.say(f"ask.{key}"), _answer(book, key)) for key in DOUBTS)


def _answer(book: Book, key: str) -> Node:
    """An answer; the one about seeds with a row of black garlands and seeds."""
    if key != "seed":
        return book.say(f"answer.{key}")
    row = next(row for row in rows()["two pair"] if all(kind[0] in "BS" for kind in garlands(row)))
    return [book.say("answer.seed", hand=hand(garlands(row))), laid(book.words, row)]


def _credits(book: Book) -> Node:
    japanese = {"game": "name", "by": "author"}
    facts_of = [
        (dt[book.words(f"book.credits.{k}")], dd(lang="ja")[book.words(f"book.credits.{v}")])
        for k, v in japanese.items()
    ]
    link = a(href=PUBLISHER, rel="noreferrer")[PUBLISHER.removeprefix("https://").rstrip("/")]
    return [dl(".facts")[facts_of, dt[book.words("book.credits.page")], dd[link]], book.paragraphs("credits.ours")]


SECTIONS = {
    "short": _short,
    "cards": _cards,
    "garlands": _garlands,
    "start": plain("start.colour", "start.dealer"),
    "round": _round,
    "hands": _hands,
    "break": _break,
    "match": _match,
    "points": _points,
    "players": plain("players.same", "players.more", "players.one"),
    "seen": _seen,
    "plans": _plans,
    "doubts": _doubts,
    "credits": _credits,
}
"""What stands in each section, by its key, in order; its heading is the entry `book.<key>`."""
OWN = sentences("game.games.garlandland.book.words")
rulebook = sections("garlandland", SECTIONS, facts(), OWN)
"""The rules, a section for each of SECTIONS, each with its heading and the id `rules-<key>`."""
