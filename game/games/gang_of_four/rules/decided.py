"""Whether a match by rounds is decided before its last round is played."""

from __future__ import annotations

from game.games.gang_of_four.rules.dealing import HELD
from game.games.gang_of_four.rules.score import penalty
from game.games.gang_of_four.rules.state import State


def sure(state: State, seat: int) -> bool | None:
    """Whether a seat is sure to win, or not to, by what all may know; None while that is open, and of other matches."""
    if state.asked is None or not state.terms.rounds:
        return None
    later = (state.terms.rounds - state.round) * penalty(HELD)
    most = [
        total + penalty(min(HELD, len(hand))) + later for total, hand in zip(state.totals, state.hands, strict=True)
    ]
    others = [each for each in range(len(most)) if each != seat]
    if all(most[seat] < state.totals[each] for each in others):
        return True
    return False if any(most[each] < state.totals[seat] for each in others) else None
