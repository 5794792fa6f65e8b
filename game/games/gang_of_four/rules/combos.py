"""The combinations: which kind some cards make, which beats which, and all that a hand holds.

    kind     pair, full_house, gang_of_four       family    what can be compared: one, two, three, five, gang
    compare  how equals are told apart, as agreed strength  a whole number; the higher wins within a family

A card's order (cards.py) is a digit of the strength, so that comparing card by card is comparing two numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache, partial
from itertools import chain, combinations, product
from operator import attrgetter
from typing import NamedTuple

from game.games.gang_of_four.rules.cards import MULTI, NUMBER, ORDER, TOP, Cards, in_order

ONE, TWO, THREE, FIVE, GANG = FAMILIES = ("one", "two", "three", "five", "gang")
LEAST_GANG = 4
"""The cards of the smallest gang."""
KINDS = (
    *("single", "pair", "triple", "straight", "flush", "full_house", "straight_flush"),
    *("gang_of_four", "gang_of_five", "gang_of_six", "gang_of_seven"),
)
SAME = {1: (ONE, "single"), 2: (TWO, "pair"), 3: (THREE, "triple")} | {
    size: (GANG, kind) for size, kind in enumerate(KINDS[7:], start=LEAST_GANG)
}
"""By size, the family and kind of cards of one number."""
FIVES = KINDS[3:7]
"""The kinds of five cards, the weakest first."""
LARGEST = 7
_DIGIT = 64
_ROOM = (0,) * 11
"""The digits below the kind of five cards, for all that is compared within it."""
FLUSH = {c: frozenset(card for card in ORDER if card[0] in (c, "M") and NUMBER[card] <= TOP) for c in "GYR"}
"""The cards that a flush of a colour can have."""


class Compare(NamedTuple):
    """The options that compare combinations of one kind (D5, D7 to D10)."""

    pairs: str = "cards"
    """`cards`: all cards from the highest colour down; `top`: only the highest. For threes too, and in full houses."""
    straights: str = "cards"
    """`cards` or `top`, for straight flushes too."""
    flushes: str = "cards"
    """`cards`: each by number, then colour; `numbers`: all numbers before the colour; `colour`: the colour first."""
    houses: str = "cards"
    """`cards`: the three, then the pair; `number`: the number of the three only."""
    gangs: str = "number"
    """`number`: a larger one, or an equal one of higher number; `larger`: only a larger one."""


USUAL = Compare()


class Combo(NamedTuple):
    """Cards that can be played together."""

    text: str
    """As a move."""
    kind: str
    cards: Cards
    """The weakest first."""
    family: str
    strength: int


def beats(a: Combo, b: Combo) -> bool:
    """Whether `a` may be played on `b` (5, 7, D10, D11); both strengths must come from one Compare."""
    return a.strength > b.strength if a.family == b.family else a.family == GANG


def classify(cards: Iterable[str], compare: Compare = USUAL) -> Combo | None:
    """The combination of all these cards, in any order, of the strongest kind (D12); None when they make none."""
    return made(compare)[in_order(cards)]


class Made(dict[Cards, "Combo | None"]):
    """A cache of combinations by their cards in order; None, which is not cached, for cards that make none."""

    def __init__(self, compare: Compare) -> None:
        self.compare = compare

    def __missing__(self, cards: Cards) -> Combo | None:
        combo = _make(cards, self.compare)
        if combo:
            self[cards] = combo
        return combo


@cache
def made(compare: Compare) -> Made:
    """The cache for one Compare; there are about 13,000 combinations."""
    return Made(compare)


def _make(cards: Cards, compare: Compare) -> Combo | None:
    orders = [ORDER[card] for card in reversed(cards)]
    numbers = [order >> 2 for order in orders]
    if numbers[0] == numbers[-1] and len(cards) in SAME:
        family, kind = SAME[len(cards)]
        digits = gang_digits(numbers, compare) if family == GANG else set_digits(orders, compare)
        return Combo(" ".join(cards), kind, cards, family, _strength(digits))
    kind = _kind_of_five(orders, numbers) if len(cards) == 5 else ""
    if not kind:
        return None
    strength = _strength(_five_digits(kind, orders, numbers, compare)) + _strength([FIVES.index(kind), *_ROOM])
    return Combo(" ".join(cards), kind, cards, FIVE, strength)


def _kind_of_five(orders: list[int], numbers: list[int]) -> str:
    """The kind of five cards that are not all of one number, from the strongest; empty when they make none."""
    a, b, c, d, e = numbers
    run = a <= TOP and all(number == a - i for i, number in enumerate(numbers))
    one_colour = a <= TOP and len({order & 3 for order in orders if order != ORDER[MULTI]}) == 1
    if run and one_colour:
        return "straight_flush"
    if a == b and d == e and c in (b, d):
        return "full_house"
    return "flush" if one_colour else "straight" if run else ""


def _five_digits(kind: str, orders: list[int], numbers: list[int], compare: Compare) -> list[int]:
    """The numbers that compare two combinations of this kind, the weightiest first."""
    if kind == "full_house":
        return house_digits(orders, compare)
    return flush_digits(orders, numbers, compare) if kind == "flush" else run_digits(orders, compare)


def set_digits(orders: list[int], compare: Compare) -> list[int]:
    """The orders of a pair or three, which hold its number and its colours from the highest (D5)."""
    return orders[:1] if compare.pairs == "top" else orders


def run_digits(orders: list[int], compare: Compare) -> list[int]:
    """The orders of a straight, of one colour or not, from the top (D7)."""
    return orders[:1] if compare.straights == "top" else orders


def flush_digits(orders: list[int], numbers: list[int], compare: Compare) -> list[int]:
    """The numbers that compare a flush (D8); its colour is that of its top card, never the multicoloured 1."""
    colours = [order & 3 for order in orders]
    if compare.flushes == "numbers":
        return [*numbers, *colours]
    return [colours[0], *numbers, *colours] if compare.flushes == "colour" else orders


def house_digits(orders: list[int], compare: Compare) -> list[int]:
    """The numbers that compare a full house: the three, then the pair (D9)."""
    middle = orders[2] >> 2
    three = [order for order in orders if order >> 2 == middle]
    if compare.houses == "number":
        return [middle]
    return set_digits(three, compare) + set_digits([order for order in orders if order not in three], compare)


def gang_digits(numbers: list[int], compare: Compare) -> list[int]:
    """The numbers that compare a gang: its size, then its number (D10)."""
    return [len(numbers)] if compare.gangs == "larger" else [len(numbers), numbers[0]]


def _strength(digits: list[int]) -> int:
    """The digits, each below 64, as one whole number."""
    value = 0
    for digit in digits:
        value = value * _DIGIT + digit
    return value


@lru_cache(maxsize=1 << 8)
def combos(hand: Cards, family: str, compare: Compare) -> tuple[Combo, ...]:
    """Every combination of one family in a hand that is in order, the weakest first."""
    found = [*filter(None, map(made(compare).__getitem__, _FIND[family](hand)))]
    found.sort(key=_BY_STRENGTH)
    return tuple(found)


def all_combos(hand: Cards, compare: Compare) -> tuple[Combo, ...]:
    """Every combination in a hand that is in order, family by family."""
    return tuple(combo for family in FAMILIES for combo in combos(hand, family, compare))


@lru_cache(maxsize=1 << 8)
def groups(hand: Cards) -> tuple[Cards, ...]:
    """The cards of a hand that is in order, by number."""
    found = dict[int, Cards]()
    for card in hand:
        number = NUMBER[card]
        found[number] = (*found[number], card) if number in found else (card,)
    return tuple(found.values())


def _ones(hand: Cards) -> Iterable[Cards]:
    return zip(dict.fromkeys(hand))


def _alike(hand: Cards, family: str) -> list[Cards]:
    """The sets of a family in a hand: pairs, threes or gangs."""
    return [each for group in groups(hand) if len(group) > 1 for each in _sets(group, family)]


@cache
def _sets(group: Cards, family: str) -> tuple[Cards, ...]:
    """The sets of a family among cards of one number, each once; there are about 300 such groups of cards."""
    sizes = [size for size, (of, _) in SAME.items() if of == family]
    return tuple(dict.fromkeys(chain.from_iterable(combinations(group, size) for size in sizes)))


def _fives(hand: Cards) -> Iterable[Cards]:
    return dict.fromkeys(chain(_runs(hand), _flushes(hand), _houses(hand))) if len(hand) >= 5 else ()


def _runs(hand: Cards) -> Iterator[Cards]:
    """Five numbers in succession, one card of each."""
    by_number = groups(hand)
    numbers = [NUMBER[group[0]] for group in by_number]
    for at, top in enumerate(numbers[4:]):
        if top - numbers[at] == 4 and top <= TOP:
            yield from product(*map(dict.fromkeys, by_number[at : at + 5]))


def _flushes(hand: Cards) -> Iterator[Cards]:
    """Five cards of one colour or multicoloured, equal ones more than once."""
    for flush in FLUSH.values():
        cards = tuple(filter(flush.__contains__, hand))
        if len(cards) >= 5:
            yield from combinations(cards, 5)


def _houses(hand: Cards) -> Iterator[Cards]:
    """A three and a pair of another number; the phoenixes are a pair."""
    threes = _alike(hand, THREE)
    pairs = _alike(hand, TWO) if threes else ()
    for three in threes:
        for pair in pairs:
            if NUMBER[pair[0]] != NUMBER[three[0]]:
                yield three + pair if NUMBER[three[0]] < NUMBER[pair[0]] else pair + three


_FIND = {ONE: _ones, FIVE: _fives} | {family: partial(_alike, family=family) for family in (TWO, THREE, GANG)}
_BY_STRENGTH = attrgetter("strength")
