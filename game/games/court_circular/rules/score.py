"""The points of won cards, and the facts that may be asked about a heap."""

from __future__ import annotations

from typing import NamedTuple

from game.games.court_circular.rules.cards import COURTS, DECK, SUIT, Cards
from game.games.court_circular.rules.options import Terms
from game.games.court_circular.rules.state import State, Tally

UP, DOWN = 2, 1
EXTRA = {card: (SUIT[card] == "H") + (card in COURTS) for card in DECK}
"""The points added for a heart, and for a court card; both may apply."""


class Heap(NamedTuple):
    """The facts about the cards won that a player must disclose if asked (S27, F7)."""

    up: int
    courts: int
    """Among the face-up cards, as are hearts and points."""
    hearts: int
    points: int
    down: int


def heap(state: State, seat: int) -> Heap:
    """The answer to somebody who asks about the heaps of this seat."""
    up = state.up[seat]
    return Heap(
        up=len(up),
        courts=sum(card in COURTS for card in up),
        hearts=sum(SUIT[card] == "H" for card in up),
        points=points(up, True, state.terms),
        down=len(state.down[seat]),
    )


def points(cards: Cards, up: bool, terms: Terms) -> int:
    """The points of these cards face up, or face down (S35, S36, G6)."""
    plain = len(cards) * (UP if up else DOWN)
    return plain + sum([EXTRA[card] for card in cards]) if up or terms.down_extras else plain


def standing(state: State) -> tuple[int, ...]:
    """The totals, per seat, as if the pack were counted now."""
    return tuple(total + gain for total, gain in zip(state.totals, gains(counted(state), state.terms), strict=True))


def totals(state: State) -> tuple[int, ...]:
    """The points of each seat; before the end, as if the pack were counted now."""
    return state.totals if state.victors else standing(state)


def tally(state: State) -> Tally:
    """The count at the end of the pack."""
    each = counted(state)
    return Tally(state.pack, state.up, state.down, each, gains(each, state.terms), standing(state))


def counted(state: State) -> tuple[int, ...]:
    """The points in each player's heaps."""
    terms = state.terms
    return tuple(
        points(up, True, terms) + points(down, False, terms) for up, down in zip(state.up, state.down, strict=True)
    )


def gains(each: tuple[int, ...], terms: Terms) -> tuple[int, ...]:
    """The points that a pack of `each` points adds to the totals, per seat (G7)."""
    lowest = min(each) if terms.difference else 0
    return tuple(more - lowest for more in each)
