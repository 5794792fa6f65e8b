"""The deck, the garlands between neighbours, and the strength of a row of five cards.

    card     a numeral, "VII"                   symbol   colour and shape, "BW"; "S" is the seed
    garland  the symbol two neighbours share    hand     what the four garlands of a row make, "all black"
    B R      black, red                         L F W S  leaf, fruit, flower, seed

The publisher prints no table of the cards. Of the 30 Fano planes on these symbols just one fits the manual's text and
its seven examples; the numerals are ours, so that three different cards share a symbol iff their numbers XOR to 0.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import NamedTuple
from unicodedata import normalize

from game.core.rules import Fault

Row = tuple[str, ...]
Garlands = tuple[str, ...]

DECK = {
    "I": ("BW", "RW", "S"),
    "II": ("BF", "RF", "S"),
    "III": ("BL", "RL", "S"),
    "IV": ("BL", "RF", "RW"),
    "V": ("RL", "BF", "RW"),
    "VI": ("RL", "RF", "BW"),
    "VII": ("BL", "BF", "BW"),
}
"""The symbols on both edges of each card, outermost first but for the two of an alternating arc, which lie together."""

CARDS = tuple(DECK)
ROW = 5
LONGEST_NUMERAL = 8

POINTS = {
    "single shape": 100,
    "all black": 100,
    "all red": 35,
    "triplet": 20,
    "two pair": 10,
    "pair": 7,
    "all shapes": 5,
    "no hand": 0,
}
"""The hands, strongest first, and their points; the first two are equally strong."""

NO_HAND = "no hand"
SHAPES = "SWFL"  # from the weakest: seed, flower, fruit, leaf

_RANKS = {hand: max(rank, 1) for rank, hand in enumerate(POINTS)}
_GARLAND = {
    (left, right): next(symbol for symbol in DECK[left] if symbol in DECK[right])
    for left in CARDS
    for right in CARDS
    if left != right
}


class Strength(NamedTuple):
    """The strength of a full row, compared field by field: the hand, then the type-break (G7 to G9)."""

    hand: int
    """Minus the place in the list of hands."""
    shape: tuple[int, ...]
    """The shapes of the garlands that make up the hand, from the last; higher is better."""
    colour: tuple[int, ...]
    """Their colours, from the last: 1 is black, 0 red or a seed, which meets only a seed here (G8)."""
    position: int
    """The place of the last garland that makes up the hand, 0 to 3."""


CRITERIA = Strength._fields


class Verdict(NamedTuple):
    """The winners among several rows, and the criterion that decided."""

    winners: tuple[int, ...]
    criterion: str
    """The field of Strength in which the best row beats the best losing one; `tie` when several win."""
    deciding: tuple[int | None, ...]
    """Per row, the garland that was compared then; None for a row that had already fallen behind."""


def garland(left: str, right: str) -> str:
    """The one symbol that two different cards share."""
    return _GARLAND[left, right]


def garlands(row: Row) -> Garlands:
    """The garlands of a row, from left to right."""
    return tuple(_GARLAND[pair] for pair in pairwise(row))


def shape(symbol: str) -> str:
    """The shape of a symbol: L, F, W or S."""
    return symbol[-1]


def hand(ring: Garlands) -> str:
    """The hand that these four garlands make, a key of POINTS: the first of the list that fits."""
    return _hand(ring)[0]


def makes_up(ring: Garlands) -> range:
    """The places of the garlands that make up the hand (G7): 0 to 3 where it is about the whole row."""
    return _hand(ring)[1]


_STRENGTHS: dict[Strength, Strength] = {}
"""Each strength once, since 2,520 rows have 507."""


@cache
def strength(row: Row) -> Strength:
    """The strength of a full row of five different cards."""
    ring = garlands(row)
    name, part = _hand(ring)
    back = [ring[i] for i in reversed(part)]
    shapes = tuple(SHAPES.index(shape(symbol)) for symbol in back)
    found = Strength(-_RANKS[name], shapes, tuple(int(symbol[0] == "B") for symbol in back), part[-1])
    return _STRENGTHS.setdefault(found, found)


def points(row: Row) -> int:
    """The points of a full row in the points game."""
    return POINTS[hand(garlands(row))]


def decide(rows: tuple[Row, ...]) -> Verdict:
    """The verdict on two full rows or more (G9 to G11)."""
    strengths = [strength(row) for row in rows]
    best = max(strengths)
    winners = tuple(i for i, each in enumerate(strengths) if each == best)
    if len(winners) > 1:
        return Verdict(winners, "tie", (None,) * len(rows))
    second = max(each for each in strengths if each != best)
    field, step = _parting(best, second)
    level = [_parting(best, each) >= (field, step) for each in strengths]
    deciding = tuple(_compared(row, field, step) if at else None for row, at in zip(rows, level, strict=True))
    return Verdict(winners, CRITERIA[field], deciding)


def read(text: str) -> Row:
    """The row of five different cards in a text; Fault when they are not five, not cards, or not different."""
    row = tuple(numeral(word) for word in text.replace(",", " ").split())
    if len(row) != ROW:
        raise Fault("row.length", n=len(row), most=ROW)
    twice = next((card for i, card in enumerate(row) if card in row[:i]), None)
    if twice:
        raise Fault("row.twice", card=twice)
    return row


def numeral(text: str) -> str:
    """The card that a typed text means: VII, vii, Ⅶ or 7; Fault when it means none."""
    plain = normalize("NFKC", text[:LONGEST_NUMERAL]).strip().upper()
    card = CARDS[int(plain) - 1] if plain in ("1", "2", "3", "4", "5", "6", "7") else plain
    if card not in DECK:
        raise Fault("illegal.card", text=text)
    return card


def _hand(ring: Garlands) -> tuple[str, range]:
    """The hand of four garlands, and which of them make it up."""
    shapes = [shape(symbol) for symbol in ring]
    pairs = [i for i, (left, right) in enumerate(pairwise(shapes)) if left == right]
    whole = range(4)
    if len(pairs) == 3:
        return "single shape", whole
    if all(symbol[0] == "B" for symbol in ring):
        return "all black", whole
    if all(symbol[0] == "R" for symbol in ring):
        return "all red", whole
    match pairs:
        case [first, second]:
            return ("triplet", range(first, first + 3)) if second == first + 1 else ("two pair", whole)
        case [first]:
            return "pair", range(first, first + 2)
    return ("all shapes" if len(dict.fromkeys(shapes)) == 4 else "no hand"), whole


def _parting(best: Strength, other: Strength) -> tuple[int, int]:
    """The field, and the step within it, at which the other falls behind; past all fields when it never does."""
    for field, (mine, its) in enumerate(zip(best, other, strict=True)):
        if mine != its:
            if isinstance(mine, tuple) and isinstance(its, tuple):
                return field, next(i for i, (a, b) in enumerate(zip(mine, its, strict=True)) if a != b)
            return field, 0
    return len(best), 0


def _compared(row: Row, field: int, step: int) -> int | None:
    """The garland of a row that is looked at in this step of a criterion; the criterion `hand` looks at none."""
    return None if CRITERIA[field] == "hand" else makes_up(garlands(row))[-1 - step]
