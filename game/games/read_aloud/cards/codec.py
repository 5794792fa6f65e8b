"""Cards as a short text for links and saves. It holds effects, not sentences, and never changes its meaning.

A letter or digit is the tag of a class, a name or a number, `-` and a letter a tag of the second page, `_` and two
letters any other number. A class is followed by its fields. Tags are only ever added at the end of TAGS.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from game.core.rules import Fault
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.phrasebook import MOST_CLAUSES
from game.games.read_aloud.language.sentences import sayable

MOST_CARDS = 40
HIGHEST = 99
LONGEST = 12_000

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
_DEEPEST = 6

TAGS: tuple[Any, ...] = (
    e.Discard, e.This, e.Some, e.Whole, e.Top, e.Decide, e.Turn, e.Each, e.Limit, e.Swap,
    e.SwapTwo, e.SwapHands, e.SwapOnes, e.SwapLimits, e.PassHands, e.Take, e.Shuffle, e.Stack, e.Thin, e.Ban,
    e.Unban, e.End, e.Lose, e.Nothing, e.Undecide, e.If, e.Either, e.Most, e.Least, e.Second,
    e.Nearest, e.Within, e.Odd, e.Even, e.Reader, e.Beside, e.None_, e.AtMost, e.AtLeast, e.Undecided,
    e.Count, e.That, e.Any, e.Place.FIELD, e.Place.PILE, e.Place.DISCARDS, e.Place.MINE, e.Place.ANYONE,
    e.Place.ANOTHER, e.Place.OWNER, e.Place.HANDS, e.Place.OTHERS, e.Place.PLAY, e.Face.OPEN, e.Face.HIDDEN,
    e.Face.DOWN, e.Face.OUTWARD, 1, 2, 3, True, False,
    # the second page
    None, e.Change.NEGATE, e.Change.DOUBLE, e.Change.ZERO, e.Act.DISCARD_FROM_HANDS, e.Act.EXCHANGE,
    e.Act.SHUFFLE, e.Act.END, e.Measure.SUM, e.Measure.HIGHEST, e.Measure.LOWEST, e.Measure.SPREAD,
    e.Measure.CARDS, e.Measure.ZEROS, e.Measure.NEGATIVES, e.Measure.KEEPERS, e.Measure.STACKS, e.Measure.SEEN,
    e.Place.LEFT, e.Place.RIGHT, e.SecondLeast, e.Exactly, e.SetLimit, e.DoubleLimit, e.Again, e.Skip, e.LoseEach,
    e.LoseBy, e.EachBy, e.ToPile, e.Look, e.Reverse, e.Valued, e.Peak, e.Holder, e.InHand, e.Where.TOP, e.Where.BOTTOM,
    e.Where.AMONG, e.Side.EXACTLY, e.Side.OR_MORE, e.Side.OR_LESS, e.Act.READ_FIELD, e.Act.READ_HANDS, e.Act.READ_PILE,
    e.Bottom,
)  # fmt: skip
_NUMBERS = {(type(thing), thing): n for n, thing in enumerate(TAGS)}


def pack(cards: tuple[Card, ...]) -> str:
    """Cards as one text of letters, digits, - and _; Fault for too many cards, clauses or too high a value."""
    _check(cards)
    return "".join(
        f"{_number(card.value)}{_LETTERS[len(card.text)]}{''.join(map(_packed, card.text))}" for card in cards
    )


def unpack(code: str) -> tuple[Card, ...]:
    """The cards of such a text, as w1, w2 and so on; Fault for any other text."""
    if len(code) > LONGEST:
        raise Fault("code.cards", n=MOST_CARDS)
    cards: list[Card] = []
    at = 0
    while at < len(code) and len(cards) <= MOST_CARDS:
        at, card = _card(code, at, f"w{len(cards) + 1}")
        cards.append(card)
    _check(tuple(cards))
    return tuple(cards)


def _check(cards: tuple[Card, ...]) -> None:
    if len(cards) > MOST_CARDS:
        raise Fault("code.cards", n=MOST_CARDS)
    if any(not -HIGHEST <= card.value <= HIGHEST for card in cards):
        raise Fault("code.value", n=HIGHEST)
    if any(len(card.text) > MOST_CLAUSES for card in cards):
        raise Fault("text.clauses", n=MOST_CLAUSES)
    if not all(sayable(card.text) for card in cards):
        raise Fault("code.unreadable")


def _packed(value: Any) -> str:
    """A value with its fields, as tags."""
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
    """(The position after the value that begins at `at`, the value)."""
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
