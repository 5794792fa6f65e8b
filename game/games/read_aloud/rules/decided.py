"""Whether it is sure before the end who does not win."""

from __future__ import annotations

from game.games.read_aloud.rules.state import State


def sure(state: State, seat: int) -> bool | None:
    """False for a seat that has lost while the others play on; None for one that may still win."""
    return False if seat in state.losers else None
