"""Whether a match is decided before its last pack is used up."""

from __future__ import annotations

from game.games.court_circular.rules.cards import DECK
from game.games.court_circular.rules.rounds import lies_up
from game.games.court_circular.rules.score import points, standing
from game.games.court_circular.rules.state import State


def decided(state: State) -> int | None:
    """The seat that is sure to win with this pack, by what all may know (G10); None before any is, and at the end.

    Nobody can win more than all cards that lie in no heap yet, face up where that is possible.
    """
    if state.asked is None:
        return None
    won = {card for heaps in (state.up, state.down) for heap in heaps for card in heap}
    left = tuple(card for card in DECK if card not in won)
    totals, seats = standing(state), range(len(state.rows))
    most = [points(left, lies_up(state, seat) if state.final else True, state.terms) for seat in seats]
    first = max(range(len(totals)), key=totals.__getitem__)
    lowered = max(most) if state.terms.difference else 0
    reached = totals[first] - lowered >= state.terms.target
    others = (total + more for seat, (total, more) in enumerate(zip(totals, most, strict=True)) if seat != first)
    return first if reached and all(each < totals[first] for each in others) else None


def sure(state: State, seat: int) -> bool | None:
    """Whether a seat is sure to win, or that another is; None while the match is open."""
    first = decided(state)
    return None if first is None else first == seat
