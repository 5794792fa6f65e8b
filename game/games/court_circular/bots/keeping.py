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
"""The worth of each card kept beyond three, in points: there is room for one new card less."""
ROUND_THE_ACE = 13
"""The distance from the ace below the 2 to the ace above the king."""
REMEMBERED = 1 << 15


class Stake(NamedTuple):
    """The points that a seat would win with this round, the cards kept weighed together."""

    base: float
    """The points for the cards on the table, and for being first-hand next."""
    worths: Worths
    """The points for a card that is laid later."""
    held: Cards
    against: Cards
    """The cards that the rival holds."""
    final: bool

    def own(self, cards: Cards) -> float:
        """The points if the winner lays these cards and keeps the others."""
        return total([self.worths[card] for card in cards]) - spent(self.held, cards, self.final)

    def other(self, cards: Cards) -> float:
        """The points if the loser lays these cards and keeps the others."""
        return total([self.worths[card] for card in cards]) + spent(self.against, cards, self.final)


def stake(world: State, seat: int, rival: int) -> Stake:
    """The stakes for this seat against this rival."""
    here = prize(world, seat)
    more = 0.0 if world.final else FIRST_MORE
    return Stake(here.base + more, here.worths, world.hands[seat], world.hands[rival], world.final)


def spent(held: Cards, laid: Cards, final: bool) -> float:
    """What is lost by laying these of the cards held, in points; nothing in the last round of a pack."""
    return 0.0 if final else kept(held) - kept(tuple([card for card in held if card not in laid]))


@lru_cache(maxsize=REMEMBERED)
def kept(cards: Cards) -> float:
    """The worth of these cards in hand for the next round, in points."""
    each = [HEART * (SUIT[card] == "H") + COURT * (card in COURTS) + STEP * NUMBER[card] for card in cards]
    pairs = [_together(a, b) for a, b in combinations(cards, 2)]
    return total(each) + total(pairs) + MORE * (len(cards) - LAID)


def _together(a: str, b: str) -> float:
    """What two cards are worth more together than apart, in points."""
    apart = abs(NUMBER[a] - NUMBER[b])
    return SUITED * (SUIT[a] == SUIT[b]) + APART.get(min(apart, ROUND_THE_ACE - apart), 0.0)
