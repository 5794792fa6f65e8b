"""What won cards count, and what may be asked about a heap."""

from __future__ import annotations

from typing import NamedTuple

from game.games.court_circular.rules.cards import COURTS, DECK, SUIT, Cards
from game.games.court_circular.rules.options import Terms
from game.games.court_circular.rules.state import State, Tally

UP, DOWN = 2, 1
EXTRA = {card: (SUIT[card] == "H") + (card in COURTS) for card in DECK}
"""What a card counts more as a heart and as a court card; both may apply."""


class Heap(NamedTuple):
    """What a player must disclose of the cards won, if asked (S27, F7)."""

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
    """What these cards count face up, or face down (S35, S36, G6)."""
    plain = len(cards) * (UP if up else DOWN)
    return plain + sum([EXTRA[card] for card in cards]) if up or terms.down_extras else plain


def standing(state: State) -> tuple[int, ...]:
    """What each would have if the pack were counted now."""
    return tuple(total + gain for total, gain in zip(state.totals, gains(counted(state), state.terms), strict=True))


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
    """What such points add to the totals (G7)."""
    lowest = min(each) if terms.difference else 0
    return tuple(more - lowest for more in each)
