"""The rules page: our own words around cards that the grammar says and the table draws."""

from __future__ import annotations

from game.core.rules import Saying
from game.games.read_aloud.language.effects import Face
from game.games.read_aloud.language.sentences import steps
from game.games.read_aloud.page.drawing import picture
from game.games.read_aloud.page.examples import SPECIMENS, worth_of_stack
from game.games.read_aloud.page.slips import paper
from game.ui.html import (
    Html,
    Node,
    a,
    div,
    figcaption,
    figure,
    li,
    ol,
    p,
    ul,
)  # fmt: skip
from game.ui.view.book import Book, plain, sections
from game.words import sentences

DOUBTS = (
    "limit", "reduce", "anyone", "empty", "pass", "half", "visible", "meaningless", "itself", "order", "times", "hands",
    "exchange", "places", "last", "lost", "tie", "stuck",
)  # fmt: skip
"""The questions of a player in doubt."""


WORKSHOP = "./#/read-aloud/workshop"
"""The way to the workshop, from the room and from the file with the rules alone."""


def _plate(book: Book, *names: str, said: str) -> Html:
    """Cards side by side, with a caption."""
    cards = [paper(book.words, SPECIMENS[name]) for name in names]
    return figure(".plate")[div(".papers")[cards], figcaption[book.say(f"book.{said}")]]


def _order(book: Book, name: str) -> Html:
    """A card with its clauses, one after the other, and where hands and field are filled in between."""
    card = SPECIMENS[name]
    lines = [[li[each], li(".filled")[book.words("book.fill.then")]] for each in steps(card.text, book.words.lang)]
    return figure(".plate.order-of")[paper(book.words, card), ol(".steps")[lines]]


def _short(book: Book) -> Node:
    return [
        book.paragraphs("short.read", "short.aim"),
        _plate(book, "after", "highest", "nothing", said="short.cards"),
    ]


def _turn(book: Book) -> Node:
    return [book.paragraphs("turn.read"), book.points("turn", "field hand others pile"), book.paragraphs("turn.pass")]


def _written(book: Book) -> Node:
    plate = _plate(book, "swap", "nothing", said="written.stay")
    return [book.paragraphs("written.only"), plate, book.paragraphs("written.idle")]


def _fill(book: Book) -> Node:
    plates = div(".plates")[_order(book, "after"), _order(book, "before")]
    return [book.paragraphs("fill.rule", "fill.order"), plates, book.paragraphs("fill.none")]


def _seen(book: Book) -> Node:
    marks = ul(".marks")[[li[picture(face.value, ".eye"), book.words(f"guide.{face.value}")] for face in Face]]
    return [
        book.paragraphs("seen.rule"),
        marks,
        _plate(book, "open", "down", said="seen.cards"),
        book.paragraphs("seen.keep"),
    ]


def _stack(book: Book) -> Node:
    under = {"one": ("negate",), "two": ("negate", "double")}
    worth = {name: worth_of_stack("highest", *cards) for name, cards in under.items()}
    plates = [
        figure(".plate")[
            paper(book.words, SPECIMENS["highest"], n), figcaption[book.say(f"book.stack.{name}", value=n)]
        ]
        for name, n in worth.items()
    ]
    return [
        book.paragraphs("stack.rule"),
        _plate(book, "negate", "double", said="stack.cards"),
        div(".plates")[plates],
    ]


def _condition(book: Book) -> Node:
    return [
        book.paragraphs("condition.none"),
        _plate(book, "highest", "ten", said="condition.cards"),
        book.paragraphs("condition.last", "condition.count", "condition.lose"),
    ]


def _ban(book: Book) -> Node:
    return [
        book.paragraphs("ban.rule"),
        _plate(book, "ban", "blocked", said="ban.cards"),
        book.paragraphs("ban.place", "ban.swap"),
    ]


def _packs(book: Book) -> Node:
    return [
        book.paragraphs("packs.rule"),
        _plate(book, "back", "look", "holder", said="packs.cards"),
        book.points("packs", "back look turns value most holder end"),
    ]


def _plans(book: Book) -> Node:
    return book.points("plans", "now last others keep")


def _own(book: Book) -> Node:
    way = a(".plain-link", href=WORKSHOP, id="rules-workshop")[book.words("room.workshop")]
    return [book.paragraphs("own.invite", "own.how"), p[way]]


def _doubts(book: Book) -> Node:
    option: Saying = ("option.reduce", {})
    asked = ((book.say(f"ask-of.{key}"), book.say(f"answer.{key}", option=option)) for key in DOUBTS)
    return [book.paragraphs("doubts.first"), book.doubts(asked)]


SECTIONS = {
    "short": _short,
    "start": plain("start.deal", "start.limit"),
    "turn": _turn,
    "written": _written,
    "fill": _fill,
    "seen": _seen,
    "stack": _stack,
    "condition": _condition,
    "ban": _ban,
    "limits": plain("limits.rule", "limits.over", "limits.least"),
    "end": plain("end.rule", "end.instant", "end.stuck", "end.loop", "end.quiet"),
    "packs": _packs,
    "plans": _plans,
    "own": _own,
    "doubts": _doubts,
    "credits": plain("credits.author", "credits.pack"),
}
"""What stands in each section, by its key, in order; its heading is the entry `book.<key>`."""
OWN = sentences("game.games.read_aloud.book.words")
rulebook = sections("read-aloud", SECTIONS, own=OWN)
"""The rules, a section for each of SECTIONS, each with its heading and the id `rules-<key>`."""
