"""The rules page: our own words around examples of which the rules code says what they are, drawn as on the table.

Every figure and every name of a kind or a card in a sentence is a slot, filled from what the rules say.
"""

from __future__ import annotations

from typing import Any

from game.core.rules import Option
from game.games.gang_of_four.page.examples import DEALT, DUELS, GANGS, LEFT, SETS, TWICE, facts
from game.games.gang_of_four.page.figures import contest, costs, drawn, plate, points, rung, sets, steps
from game.games.gang_of_four.page.seats import arrow
from game.games.gang_of_four.page.sheet import bands
from game.games.gang_of_four.rules.cards import FACES, MULTI, NUMBER, TOP, in_order
from game.games.gang_of_four.rules.combos import KINDS
from game.games.gang_of_four.rules.state import OPTIONS, PRESETS
from game.ui.book import sheets
from game.ui.html import Html, Node, dd, dfn, div, dl, dt, figure, h2, h3, li, ol, p, render, section, ul
from game.words import Words

START = "dealer cut count deal multi".split()
TURN = "lead follow pass back take".split()
DOUBTS = (
    "same wrap five twice turn gangs lead back end last begins dummy late again weakest forgot offender"
    " equal hundred discards counts drawn"
).split()
"""The questions of a player in doubt, in their order."""


def rulebook(words: Words) -> Html:
    """The rules, a section for each of SECTIONS, each with its heading and the id `rules-<key>`."""
    sections = [
        section(id=f"rules-{key}", aria_labelledby=f"about-{key}")[
            h2(id=f"about-{key}")[words(f"book.{key}")], body(words)
        ]
        for key, body in _BODIES.items()
    ]
    return div(".book.gang-of-four")[sections]


def _say(words: Words, key: str, **more: Any) -> Html:
    """A sentence; what stands between stars is a term where it is explained."""
    parts = words(key, **{**facts(), **more}).split("*")
    return render([dfn[part] if i % 2 else part for i, part in enumerate(parts)])


def _p(words: Words, *keys: str) -> Node:
    return [p[_say(words, f"book.{key}")] for key in keys]


def _said(words: Words, key: str, ends: list[str]) -> list[Node]:
    return [_say(words, f"book.{key}.{end}") for end in ends]


def _short(words: Words) -> Node:
    pair = DUELS["pair"]
    return [_p(words, "short.aim", "short.way"), contest(words, pair, _say(words, "book.short.example"))]


def _cards(words: Words) -> Node:
    colours = [tuple(f"{colour}{number}" for number in range(1, TOP + 1)) for colour in "GYR"]
    rows = [li[drawn(words, row), p(".what")[_say(words, f"book.cards.{row[0][0]}")]] for row in colours]
    special = tuple(card for card in FACES if card == MULTI or NUMBER[card] > TOP)
    return [
        _p(words, "cards.all"),
        ul(".suits")[rows],
        plate(words, special, _say(words, "book.cards.special")),
        _p(words, "cards.order"),
    ]


def _start(words: Words) -> Node:
    return [steps(_said(words, "start", START)), _p(words, "start.here")]


def _turn(words: Words) -> Node:
    return [steps(_said(words, "turn", TURN)), _p(words, "turn.out")]


def _kinds(words: Words) -> Node:
    return [_p(words, "kinds.ladder"), ol(".ladder")[[rung(words, kind) for kind in reversed(KINDS)]]]


def _compare(words: Words) -> Node:
    return [_p(words, "compare.first"), _duels(words, DUELS, "compare")]


def _gangs(words: Words) -> Node:
    return [_p(words, "gangs.any"), _duels(words, GANGS, "gangs"), _p(words, "gangs.colour")]


def _duels(words: Words, duels: dict[str, tuple[str, str]], part: str) -> Node:
    return [contest(words, pair, _say(words, f"book.{part}.{key}")) for key, pair in duels.items()]


def _special(words: Words) -> Node:
    return [
        [h3[words(f"book.special.{key}")], _p(words, f"special.{key}-rule"), sets(words, SETS[key])] for key in SETS
    ]


def _score(words: Words) -> Node:
    return [_p(words, "score.count"), bands(words), _p(words, "score.dear"), costs(words, LEFT), _p(words, "score.end")]


def _exchange(words: Words) -> Node:
    hand = in_order(DEALT.split())
    return [
        steps(_said(words, "exchange", ["give", "back"])),
        plate(words, hand, _say(words, "book.exchange.example")),
        _p(words, "exchange.weakest", "exchange.shown"),
    ]


def _call(words: Words) -> Node:
    return _p(words, "call.say", "call.forget", "call.here")


def _direction(words: Words) -> Node:
    ways = [li[arrow(way), " ", _say(words, f"book.direction.{key}")] for key, way in (("odd", 1), ("even", -1))]
    return [_p(words, "direction.turns"), ul(".ways-round")[ways]]


def _three(words: Words) -> Node:
    return _p(words, "three.dummy", "three.begin")


def _options(words: Words) -> Node:
    lines = [
        div[
            dt[words(f"option.{option.key}")],
            dd[words.sentences([words(f"option.{option.key}.help"), words("book.options.choices", choices=quoted)])],
        ]
        for option, quoted in ((option, _quoted(words, option)) for option in OPTIONS)
    ]
    return [_p(words, "options.usual"), dl[lines]]


def _quoted(words: Words, option: Option) -> tuple[str, ...]:
    """What an option's choices are called."""
    return tuple(words("book.options.quoted", choice=words.chosen(option.key, each)) for each in option.choices)


def _sheets(words: Words) -> Node:
    """The whole sheets of rules, what each is, and where they differ."""
    lines = [div[dt[words(f"preset.{key}")], dd[words(f"preset.{key}.help")]] for key in PRESETS]
    return [_p(words, "sheets.why"), dl[lines], sheets(words, OPTIONS, PRESETS)]


def _seen(words: Words) -> Node:
    return points(_said(words, "seen", "hands trick heap counts bots".split()))


def _plans(words: Words) -> Node:
    return points(_said(words, "plans", "many low keep gang near last".split()))


def _doubts(words: Words) -> Node:
    return dl[[div[dt[_say(words, f"ask.{key}")], dd[_answer(words, key)]] for key in DOUBTS]]


def _answer(words: Words, key: str) -> Node:
    """An answer; the one about two kinds with its cards."""
    said = _say(words, f"answer.{key}")
    return [said, figure[drawn(words, in_order(TWICE.split()))]] if key == "twice" else said


def _credits(words: Words) -> Node:
    lines = [(dt[words(f"book.credits.{k}")], dd[words(f"book.credits.{v}")]) for k, v in CREDITS]
    return [dl(".facts")[lines], _p(words, "credits.ours")]


CREDITS = (("game", "name"), ("by", "publisher"), ("text", "translators"))
_BODIES = {
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
    "call": _call,
    "direction": _direction,
    "three": _three,
    "options": _options,
    "sheets": _sheets,
    "seen": _seen,
    "plans": _plans,
    "doubts": _doubts,
    "credits": _credits,
}
SECTIONS = tuple(_BODIES)
"""The keys of the sections, in order; each heading is the entry `book.<key>`."""
