"""The rules page: our own words around examples that the rules code has found, drawn as on the table."""

from __future__ import annotations

from game.core.texts import capitalized
from game.games.court_circular.book.figures import contest, figure_of_arch, plate
from game.games.court_circular.page.drawing import MARK, picture
from game.games.court_circular.page.examples import COUNTED, DUELS, RUNS, example, facts, worths
from game.games.court_circular.page.guide import minis
from game.games.court_circular.rules.cards import SUITS
from game.games.court_circular.rules.hands import ARTICLE, classes, hand, shape
from game.games.court_circular.rules.options import OPTIONS, PRESETS
from game.games.court_circular.words import en
from game.ui.html import (
    Node,
    caption,
    div,
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
)
from game.ui.view.book import Book, plain, sections, sheets
from game.words import sentences

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


def _short(book: Book) -> Node:
    row, _ = example("sequence4", ARTICLE)
    said = book.say("book.short.example", lead=row[0], cards=row[1:], hand="sequence4")
    return [book.paragraphs("short.row", "short.aim"), plate(book.words, row, said)]


def _cards(book: Book) -> Node:
    suits = [li[picture(f"mark-{suit}", ".mark", MARK), " ", book.words(f"suit.{suit}")] for suit in reversed(SUITS)]
    return [book.paragraphs("cards.deck"), ol(".kinds.order")[suits], book.paragraphs("cards.order")]


def _round(book: Book) -> Node:
    arch = figure_of_arch(book.words, example("court3", ARTICLE)[0][0], book.say("book.round.arch"))
    return [book.paragraphs("round.turn"), arch, book.paragraphs("round.end")]


def _hands(book: Book) -> Node:
    names = [name for name in classes(ARTICLE) if name != "none"]
    return [book.paragraphs("hands.first"), ol(".ladder")[[li[_hand(book, name)] for name in names]]]


def _hand(book: Book, name: str) -> Node:
    """A hand with Carroll's name for it, what it is, and an example."""
    english = span(".worth", lang="en")[en.SENTENCES[f"hand.{name}"]] if book.words.lang != "en" else None
    what = p(".what")[book.words(f"what.{shape(name)}")]
    return [h3[capitalized(book.words(f"hand.{name}")), " ", english], what, minis(book.words, *example(name, ARTICLE))]


def _runs(book: Book) -> Node:
    plates = [
        plate(book.words, row, book.say("book.runs.made", lead=row[0], cards=row[1:], hand=hand(row).name))
        for row in RUNS
    ]
    return [book.paragraphs("runs.first"), div(".plates")[plates]]


def _equal(book: Book) -> Node:
    return [book.paragraphs("equal.first"), [contest(book.words, key, pair) for key, pair in DUELS.items()]]


def _after(book: Book) -> Node:
    return book.points("after", "lead face next ask")


def _count(book: Book) -> Node:
    heads = [th(scope="col")[book.words(f"book.count.{key}")] for key in ("card", "up", "down")]
    lines = [
        tr[th(scope="row")[book.say(f"book.count.{key}", card=card)], [td(".number")[n] for n in worths(card)]]
        for key, card in COUNTED.items()
    ]
    values = table(".list")[caption[book.say("book.count.caption")], thead[tr[heads]], tbody[lines]]
    return [book.paragraphs("count.when"), values, book.paragraphs("count.win")]


def _plans(book: Book) -> Node:
    return book.points("plans", "lead drop rare hearts")


def _doubts(book: Book) -> Node:
    asked = ((book.say(f"ask.{key}"), book.say(f"answer.{key}", option=option)) for key, option in DOUBTS.items())
    return [book.paragraphs("doubts.first"), book.doubts(asked)]


def _history(book: Book) -> Node:
    return [
        book.paragraphs("history.1860", "history.sheet", "history.1862", "history.article"),
        sheets(book.words, OPTIONS, PRESETS),
    ]


SECTIONS = {
    "short": _short,
    "cards": _cards,
    "start": plain("start.draw", "start.deal"),
    "round": _round,
    "hands": _hands,
    "runs": _runs,
    "equal": _equal,
    "after": _after,
    "drop": plain("drop.when", "drop.two", "drop.more", "drop.deal"),
    "count": _count,
    "plans": _plans,
    "doubts": _doubts,
    "history": _history,
    "credits": plain("credits.carroll"),
}
"""What stands in each section, by its key, in order; its heading is the entry `book.<key>`."""
OWN = sentences("game.games.court_circular.book.words")
rulebook = sections("court-circular", SECTIONS, facts(), OWN)
"""The rules, a section for each of SECTIONS, each with its heading and the id `rules-<key>`."""
