"""Straights and flushes in a hand whose cards are their orders: not all there are, but those worth a thought."""

from __future__ import annotations

from typing import TypeAlias

from game.games.gang_of_four.rules.cards import ORDER, TOP
from game.games.gang_of_four.rules.combos import FLUSH

Orders: TypeAlias = tuple[int, ...]
"""Cards by their orders, the weakest first."""
Groups: TypeAlias = list[Orders]
"""A hand by number, from 0 to 12."""
SUITS = tuple(frozenset(ORDER[card] for card in FLUSH[colour]) for colour in "GYR")


def grouped(cards: Orders) -> Groups:
    """The cards by number."""
    groups: Groups = [()] * 13
    for order in cards:
        groups[order >> 2] += (order,)
    return groups


Sized: TypeAlias = list[tuple[int, int]]
"""Cards, each behind the size of its group."""


class _Suits(dict[Orders, tuple[int, Sized, Sized, Sized]]):
    """Of a group: its suits as bits, and by suit its cards."""

    def __missing__(self, group: Orders) -> tuple[int, Sized, Sized, Sized]:
        green, yellow, red = ([(len(group), order) for order in group if order in suit] for suit in SUITS)
        self[group] = bool(green) + 2 * bool(yellow) + 4 * bool(red), green, yellow, red
        return self[group]


_SUITS = _Suits()


def fives_worth_a_turn(groups: Groups) -> list[Orders]:
    """Straights and flushes: of those that take the same numbers, the one that spares other sets."""
    found: list[Orders] = []
    run = 0
    for number in range(1, TOP + 1):
        run = run + 1 if groups[number] else 0
        if run >= 5:
            found += _straights(groups[number - 4 : number + 1])
    for cards in _by_suit(groups):
        if len(cards) >= 5:
            found += _flushes(cards)
    return found


def _by_suit(groups: Groups) -> tuple[Sized, Sized, Sized]:
    """The cards of each suit."""
    greens, yellows, reds = Sized(), Sized(), Sized()
    for group in groups[1 : TOP + 1]:
        if group:
            _, green, yellow, red = _SUITS[group]
            greens += green
            yellows += yellow
            reds += red
    return greens, yellows, reds


def _straights(five: Groups) -> list[Orders]:
    """The weakest cards of five numbers in succession, and those of one colour."""
    bits = 7
    for group in five:
        bits &= _SUITS[group][0]
    lowest = tuple([group[0] for group in five])
    if not bits:
        return [lowest]
    pure = [_of_suit(five, suit) for i, suit in enumerate(SUITS) if bits >> i & 1]
    return [*([] if lowest in pure else [lowest]), *pure]


def _of_suit(five: Groups, suit: frozenset[int]) -> Orders:
    return tuple(next(order for order in group if order in suit) for group in five)


def _flushes(cards: Sized) -> list[Orders]:
    """The five that leave the fewest other sets apart, weak ones rather than strong, and the reverse."""
    cards.sort()
    found = [tuple(sorted(order for _, order in cards[:5]))]
    if len(cards) > 5:
        cards.sort(key=_strong_first)
        found.append(tuple(sorted(order for _, order in cards[:5])))
    return found


def _strong_first(card: tuple[int, int]) -> tuple[int, int]:
    return card[0], -card[1]
