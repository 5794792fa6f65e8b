"""The perfect play of a single row, as if alone: every order of the pile is tried to its end.

In whole numbers: below one depth all branches have the same number of orders, so sums can stand for means.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise, permutations

from game.core.cards import without
from game.games.garlandland.rules.hands import CARDS, ROW, Row, Strength, strength

Payoff = Callable[[Row], int]
"""The worth of a full row, a whole number."""

FULL: tuple[Row, ...] = tuple(permutations(CARDS, ROW))
"""All 2,520 full rows."""

CLASSES: tuple[Strength, ...] = tuple(sorted(dict.fromkeys(map(strength, FULL))))
"""All 507 strengths that a row can have, the weakest first."""

CLASS = {each: n for n, each in enumerate(CLASSES)}
"""The place of a strength among them."""


def outlook(payoff: Payoff) -> Callable[[Row, Row], int]:
    """A function of a row and the cards kept before the next draw: the payoffs of perfect play, over all `orders`."""

    @cache
    def after(row: Row, kept: Row) -> int:
        if len(row) == ROW:
            return payoff(row)
        total = 0
        for card in unseen(row, kept):
            total += best(row, tuple(sorted((*kept, card))))
        return total

    @cache
    def best(row: Row, held: Row) -> int:
        return max(after((*row, card), without(held, card)) for card in held)

    return after


def share(below: tuple[int, ...], seats: int) -> Payoff:
    """The payoff of being the best of `seats` rows: for each draw of rivals 2 for a win, 1 for a tie.

    `below[c]` of `below[-1]` rivals end in a class weaker than c.
    """
    shares = [under ** (seats - 1) + upto ** (seats - 1) for under, upto in pairwise(below)]
    return lambda row: shares[CLASS[strength(row)]]


def orders(laid: int) -> int:
    """The number of orders in which the pile can still come once `laid` cards lie in the row."""
    ways = 1
    for left in range(2, len(CARDS) - laid):
        ways *= left
    return ways


def unseen(row: Row, held: Row) -> Row:
    """The cards in the pile: neither in the row nor held."""
    return tuple(card for card in CARDS if card not in row and card not in held)
