"""What cards kept for the next round are worth together, and the stakes of a round so weighed.

The numbers are a fit to the points that 84,000 rounds of `normal` against itself still brought.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from game.games.court_circular.rules.cards import COURTS, NUMBER, SUIT, Cards
from game.games.court_circular.rules.stakes import FIRST_HAND, Worths, prize, total
from game.games.court_circular.rules.state import LAID, State

FIRST_MORE = 12.0 - FIRST_HAND
"""By how much more being first-hand next is worth to who keeps good cards for it, in points."""
HEART, COURT, STEP = 1.6, 1.1, 0.06
"""The worth of a heart, of a court card, and of each step from number to number, in points."""
SUITED = 1.4
"""The worth of two cards of one suit, in points."""
APART = {0: 0.5, 1: 2.0, 2: 0.8}
"""The worth of two cards by the distance of their numbers, in points."""
MORE = -4.4
"""The worth of each card that is kept because one drops out, in points: there is room for one new card less."""
ROUND_THE_ACE = 13
"""The distance from the ace below the 2 to the ace above the king."""
REMEMBERED = 1 << 15


class Holding(NamedTuple):
    """What a seat holds in the middle of a round."""

    cards: Cards
    need: int
    """How many of them it still lays if it does not drop out."""
    final: bool
    """Whether it is the last round of the pack, after which nothing is kept."""


class Stake(NamedTuple):
    """The points that a seat would win with this round, the cards kept weighed together."""

    base: float
    """The points for the cards on the table, and for being first-hand next."""
    worths: Worths
    """The points for a card that is laid later."""
    mine: Holding
    theirs: Holding

    def own(self, cards: Cards) -> float:
        """The points if the winner lays these cards and keeps the others."""
        return total([self.worths[card] for card in cards]) - spent(self.mine, cards)

    def other(self, cards: Cards) -> float:
        """The points if the loser lays these cards and keeps the others."""
        return total([self.worths[card] for card in cards]) + spent(self.theirs, cards)


def stake(world: State, seat: int, rival: int) -> Stake:
    """The stakes for this seat against this rival."""
    here = prize(world, seat)
    more = 0.0 if world.final else FIRST_MORE
    return Stake(here.base + more, here.worths, holding(world, seat), holding(world, rival))


def holding(world: State, seat: int) -> Holding:
    """What this seat holds."""
    return Holding(world.hands[seat], LAID - len(world.rows[seat]), world.final)


def spent(held: Holding, laid: Cards) -> float:
    """What is lost by laying these cards, in points, and by dropping out where they do not fill the row."""
    if held.final:
        return 0.0
    left = tuple([card for card in held.cards if card not in laid])
    return kept(held.cards) - kept(left) - MORE * (held.need - len(laid))


@lru_cache(maxsize=REMEMBERED)
def kept(cards: Cards) -> float:
    """The worth of these cards in hand for the next round, in points."""
    each = [HEART * (SUIT[card] == "H") + COURT * (card in COURTS) + STEP * NUMBER[card] for card in cards]
    pairs = [_together(a, b) for a, b in combinations(cards, 2)]
    return total(each) + total(pairs)


def _together(a: str, b: str) -> float:
    """What two cards are worth more together than apart, in points."""
    apart = abs(NUMBER[a] - NUMBER[b])
    return SUITED * (SUIT[a] == SUIT[b]) + APART.get(min(apart, ROUND_THE_ACE - apart), 0.0)
