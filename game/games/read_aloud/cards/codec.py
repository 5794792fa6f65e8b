"""Cards as a short text for links and saves. It holds effects, not sentences, and never changes its meaning.

A letter or digit is the tag of a class, a name or a number, `-` and a letter a tag of the second page, `_` and two
letters any other number. A class is followed by its fields. Tags are only ever added at the end of TAGS.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from game.core.rules import Fault
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.language import effects as fx
from game.games.read_aloud.language.grammar import sayable
from game.games.read_aloud.language.phrasebook import MOST_CLAUSES

MOST_CARDS = 40
HIGHEST = 99
LONGEST = 12_000

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
_DEEPEST = 6

TAGS: tuple[Any, ...] = (
    fx.Discard, fx.This, fx.Some, fx.Whole, fx.Top, fx.Decide, fx.Turn, fx.Each, fx.Limit, fx.Swap,
    fx.SwapTwo, fx.SwapHands, fx.SwapOnes, fx.SwapLimits, fx.PassHands, fx.Take, fx.Shuffle, fx.Stack, fx.Thin, fx.Ban,
    fx.Unban, fx.End, fx.Lose, fx.Nothing, fx.Undecide, fx.If, fx.Either, fx.Most, fx.Least, fx.Second,
    fx.Nearest, fx.Within, fx.Odd, fx.Even, fx.Reader, fx.Beside, fx.None_, fx.AtMost, fx.AtLeast, fx.Undecided,
    fx.Count, fx.That, fx.Any, fx.Place.FIELD, fx.Place.PILE, fx.Place.DISCARDS, fx.Place.MINE, fx.Place.ANYONE,
    fx.Place.ANOTHER, fx.Place.OWNER, fx.Place.HANDS, fx.Place.OTHERS, fx.Place.PLAY, fx.Face.OPEN, fx.Face.HIDDEN,
    fx.Face.DOWN, fx.Face.OUTWARD, 1, 2, 3, True, False,
    # the second page
    None, fx.Change.NEGATE, fx.Change.DOUBLE, fx.Change.ZERO, fx.Act.DISCARD_FROM_HANDS, fx.Act.EXCHANGE,
    fx.Act.SHUFFLE, fx.Act.END, fx.Measure.SUM, fx.Measure.HIGHEST, fx.Measure.LOWEST, fx.Measure.SPREAD,
    fx.Measure.CARDS, fx.Measure.ZEROS, fx.Measure.NEGATIVES, fx.Measure.KEEPERS, fx.Measure.STACKS, fx.Measure.SEEN,
)  # fmt: skip
_NUMBERS = {(type(thing), thing): n for n, thing in enumerate(TAGS)}


def pack(cards: tuple[Card, ...]) -> str:
    """The values and texts of some cards as one text of letters, digits, - and _; Fault when they are too much."""
    _check(cards)
    return "".join(
        f"{_number(card.value)}{_LETTERS[len(card.text)]}{''.join(map(_packed, card.text))}" for card in cards
    )


def unpack(code: str) -> tuple[Card, ...]:
    """The cards of such a text, as w1, w2 and so on; Fault when it is none."""
    if len(code) > LONGEST:
        raise Fault("code.cards")
    cards: list[Card] = []
    at = 0
    while at < len(code) and len(cards) <= MOST_CARDS:
        at, card = _card(code, at, f"w{len(cards) + 1}")
        cards.append(card)
    _check(tuple(cards))
    return tuple(cards)


def _check(cards: tuple[Card, ...]) -> None:
    if len(cards) > MOST_CARDS:
        raise Fault("code.cards")
    if any(not -HIGHEST <= card.value <= HIGHEST for card in cards):
        raise Fault("code.value")
    if any(len(card.text) > MOST_CLAUSES for card in cards):
        raise Fault("text.clauses")
    if not all(sayable(card.text) for card in cards):
        raise Fault("code.unreadable")


def _packed(value: Any) -> str:
    """A value with all that is in it."""
    if type(value) in TAGS:
        return _tag(_NUMBERS[type, type(value)]) + "".join(_packed(getattr(value, each.name)) for each in fields(value))
    number = _NUMBERS.get((type(value), value))
    return _number(value) if number is None else _tag(number)


def _tag(number: int) -> str:
    page, n = divmod(number, len(_LETTERS))
    return "-" * page + _LETTERS[n]


def _number(number: int) -> str:
    high, low = divmod(number + HIGHEST, len(_LETTERS))
    return f"_{_LETTERS[high]}{_LETTERS[low]}"


def _card(code: str, at: int, key: str) -> tuple[int, Card]:
    at, value = _value(code, at, 0)
    most, at = _letter(code, at), at + 1
    clauses: list[Any] = []
    while len(clauses) < most:
        at, clause = _value(code, at, 0)
        clauses.append(clause)
    if type(value) is not int or not clauses:
        raise Fault("code.unreadable")
    return at, Card(key, value, tuple(clauses))


def _value(code: str, at: int, depth: int) -> tuple[int, Any]:
    """The value that begins here, and where it ends."""
    if depth > _DEEPEST:
        raise Fault("code.unreadable")
    if code[at : at + 1] == "_":
        return at + 3, _letter(code, at + 1) * len(_LETTERS) + _letter(code, at + 2) - HIGHEST
    page = code[at : at + 1] == "-"
    number = page * len(_LETTERS) + _letter(code, at + page)
    if number >= len(TAGS):
        raise Fault("code.unreadable")
    at, thing = at + page + 1, TAGS[number]
    if not isinstance(thing, type):
        return at, thing
    found = []
    for _ in fields(thing):
        at, field = _value(code, at, depth + 1)
        found.append(field)
    return at, thing(*found)


def _letter(code: str, at: int) -> int:
    """The place of a letter in the alphabet."""
    number = _LETTERS.find(code[at]) if at < len(code) else -1
    if number < 0:
        raise Fault("code.unreadable")
    return number
