"""The rules page: our own words around examples of which the rules code says what they are, drawn as on the table.

Every figure and every name of a kind or a card in a sentence is a slot, filled from what the rules say.
"""

from __future__ import annotations

from game.core.rules import Option
from game.games.gang_of_four.book.examples import DEALT, DUELS, GANGS, LEFT, SETS, TWICE, facts
from game.games.gang_of_four.book.figures import contest, costs, drawn, plate, rung, sets
from game.games.gang_of_four.page.seats import arrow
from game.games.gang_of_four.page.sheet import bands
from game.games.gang_of_four.rules.cards import FACES, MULTI, NUMBER, TOP, in_order
from game.games.gang_of_four.rules.combos import KINDS
from game.games.gang_of_four.rules.state import OPTIONS, PRESETS
from game.ui.html import Node, dd, div, dl, dt, figure, h3, li, ol, p, ul
from game.ui.view.book import Book, plain, sections, sheets
from game.words import sentences

START = "dealer cut count deal multi"
TURN = "lead follow pass back take"
DOUBTS = (
    "same wrap five twice turn gangs lead back end last begins dummy late again weakest forgot offender"
    " equal hundred discards counts drawn"
).split()
"""The questions of a player in doubt, in their order."""


def _short(book: Book) -> Node:
    pair = DUELS["pair"]
    return [book.paragraphs("short.aim", "short.way"), contest(book.words, pair, book.say("book.short.example"))]


def _cards(book: Book) -> Node:
    colours = [tuple(f"{colour}{number}" for number in range(1, TOP + 1)) for colour in "GYR"]
    rows = [li[drawn(book.words, row), p(".what")[book.say(f"book.cards.{row[0][0]}")]] for row in colours]
    special = tuple(card for card in FACES if card == MULTI or NUMBER[card] > TOP)
    return [
        book.paragraphs("cards.all"),
        ul(".suits")[rows],
        plate(book.words, special, book.say("book.cards.special")),
        book.paragraphs("cards.order"),
    ]


def _start(book: Book) -> Node:
    return [book.steps("start", START), book.paragraphs("start.here")]


def _turn(book: Book) -> Node:
    return [book.steps("turn", TURN), book.paragraphs("turn.out")]


def _kinds(book: Book) -> Node:
    return [book.paragraphs("kinds.ladder"), ol(".ladder")[[rung(book.words, kind) for kind in reversed(KINDS)]]]


def _compare(book: Book) -> Node:
    return [book.paragraphs("compare.first"), _duels(book, DUELS, "compare")]


def _gangs(book: Book) -> Node:
    return [book.paragraphs("gangs.any"), _duels(book, GANGS, "gangs"), book.paragraphs("gangs.colour")]


def _duels(book: Book, duels: dict[str, tuple[str, str]], part: str) -> Node:
    return [contest(book.words, pair, book.say(f"book.{part}.{key}")) for key, pair in duels.items()]


def _special(book: Book) -> Node:
    return [
        [h3[book.words(f"book.special.{key}")], book.paragraphs(f"special.{key}-rule"), sets(book.words, SETS[key])]
        for key in SETS
    ]


def _score(book: Book) -> Node:
    return [
        book.paragraphs("score.count"),
        bands(book.words),
        book.paragraphs("score.dear"),
        costs(book.words, LEFT),
        book.paragraphs("score.end"),
    ]


def _exchange(book: Book) -> Node:
    hand = in_order(DEALT.split())
    return [
        book.steps("exchange", "give back"),
        plate(book.words, hand, book.say("book.exchange.example")),
        book.paragraphs("exchange.weakest", "exchange.shown"),
    ]


def _direction(book: Book) -> Node:
    ways = [li[arrow(way), " ", book.say(f"book.direction.{key}")] for key, way in (("odd", 1), ("even", -1))]
    return [book.paragraphs("direction.turns"), ul(".ways-round")[ways]]


def _options(book: Book) -> Node:
    lines = [
        div[
            dt[book.words(f"option.{option.key}")],
            dd[
                book.words.sentences(
                    [book.words(f"option.{option.key}.help"), book.words("book.options.choices", choices=quoted)]
                )
            ],
        ]
        for option, quoted in ((option, _quoted(book, option)) for option in OPTIONS)
    ]
    return [book.paragraphs("options.usual"), dl[lines]]


def _quoted(book: Book, option: Option) -> tuple[str, ...]:
    """What an option's choices are called."""
    return tuple(
        book.words("book.options.quoted", choice=book.words.chosen(option.key, each)) for each in option.choices
    )


def _sheets(book: Book) -> Node:
    """The whole sheets of rules, what each is, and where they differ."""
    lines = [div[dt[book.words(f"preset.{key}")], dd[book.words(f"preset.{key}.help")]] for key in PRESETS]
    return [book.paragraphs("sheets.why"), dl[lines], sheets(book.words, OPTIONS, PRESETS)]


def _seen(book: Book) -> Node:
    return book.points("seen", "hands trick heap counts bots")


def _plans(book: Book) -> Node:
    return book.points("plans", "many low keep gang near last")


def _doubts(book: Book) -> Node:
    return book.doubts((book.say(f"ask.{key}"), _answer(book, key)) for key in DOUBTS)


def _answer(book: Book, key: str) -> Node:
    """An answer; the one about two kinds with its cards."""
    said = book.say(f"answer.{key}")
    return [said, figure[drawn(book.words, in_order(TWICE.split()))]] if key == "twice" else said


def _credits(book: Book) -> Node:
    lines = [(dt[book.words(f"book.credits.{k}")], dd[book.words(f"book.credits.{v}")]) for k, v in CREDITS]
    return [dl(".facts")[lines], book.paragraphs("credits.ours")]


CREDITS = (("game", "name"), ("by", "publisher"), ("text", "translators"))
SECTIONS = {
    "short": _short,
    "cards": _cards,
    "start": _start,
    "turn": _turn,
    "kinds": _kinds,
    "compare": _compare,
    "gangs": _gangs,
    "special": _special,
    "score": _score,
    "exchange": _exchange,
    "call": plain("call.say", "call.forget", "call.here"),
    "direction": _direction,
    "three": plain("three.dummy", "three.begin"),
    "options": _options,
    "sheets": _sheets,
    "seen": _seen,
    "plans": _plans,
    "doubts": _doubts,
    "credits": _credits,
}
"""What stands in each section, by its key, in order; its heading is the entry `book.<key>`."""
OWN = sentences("game.games.gang_of_four.book.words")
rulebook = sections("gang-of-four", SECTIONS, facts(), OWN)
"""The rules, a section for each of SECTIONS, each with its heading and the id `rules-<key>`."""
