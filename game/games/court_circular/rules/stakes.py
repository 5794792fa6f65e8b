"""The stakes of a round, in points: the cards to take, being first-hand next, and the cards kept in hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

from game.games.court_circular.rules.cards import COURTS, DECK, NUMBER, SUIT
from game.games.court_circular.rules.options import Terms
from game.games.court_circular.rules.rounds import lies_up
from game.games.court_circular.rules.score import points
from game.games.court_circular.rules.state import State

FIRST_HAND = 9.0
"""About the worth of being first-hand rather than dealer, in points over all later rounds of the pack."""
KEPT = 2.0
"""About the worth of a heart or a court card in hand for the next round, in points."""
PLAIN = "2S"
"""The next lead stays on the table; there is nearly always a card to be had for it that counts nothing more."""

Worths = Mapping[str, float]


class Prize(NamedTuple):
    """The points that a seat would win with this round."""

    base: float
    """The points for the cards on the table, and for being first-hand next."""
    worths: Worths
    """The points for a card that is laid later."""
    costs: Worths
    """The points lost by laying a card instead of keeping it."""

    def all(self, cards: Iterable[str]) -> float:
        """The points that these cards add to the prize."""
        return total([self.worths[card] for card in cards])

    def own(self, cards: Iterable[str]) -> float:
        """The points that these cards add if the winner lays them, and so does not keep them."""
        return total([self.worths[card] - self.costs[card] for card in cards])

    def other(self, cards: Iterable[str]) -> float:
        """The points that these cards add if the loser lays them."""
        return total([self.worths[card] + self.costs[card] for card in cards])

    def kept(self, cards: Iterable[str]) -> float:
        """The worth of these cards in hand, in points."""
        return total([self.costs[card] for card in cards])


def total(numbers: list[float]) -> float:
    """The sum from left to right, so that every Python gets the same (3.12 changed `sum`)."""
    result = 0.0
    for number in numbers:
        result += number
    return result


def prize(state: State, seat: int) -> Prize:
    """The prize for this seat."""
    worths = _worths(lies_up(state, seat), state.terms)
    later = 0.0 if state.final else FIRST_HAND - worths[PLAIN]
    return Prize(later + total([worths[card] for card in state.on_table]), worths, _costs(state.final))


@cache
def _worths(up: bool, terms: Terms) -> Worths:
    return {card: float(points((card,), up, terms)) for card in DECK}


@cache
def _costs(final: bool) -> Worths:
    """In the last round nothing is kept for later."""
    if final:
        return dict.fromkeys(DECK, 0.0)
    return {card: KEPT * ((SUIT[card] == "H") + (card in COURTS) + NUMBER[card] / 28) for card in DECK}
