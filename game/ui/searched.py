"""How far the search for the turning point of a match has come, see game/ui/play/turning.py."""

from __future__ import annotations

from typing import NamedTuple

from game.core.review import Decision
from game.core.rules import Saying


class Review(NamedTuple):
    """The search for the decision that mattered most in a match that is over."""

    left: tuple[int, ...] = ()
    """The numbers of moves before the decisions that are still to be looked at."""
    done: bool = False
    decisions: tuple[Decision, ...] = ()
    """The decisions of the player that were looked at, in the order of play."""
    split: Saying | None = None
    """How much luck and the player's choices have won, where that is exact."""
    told: bool = False
    """Whether the player wants to know what would have been better."""
    weighed: int = 0
    """The number of decisions whose gaps are known, from the first on; that goes on while the rest is told."""

    @property
    def complete(self) -> bool:
        """Whether nothing is left to be found out."""
        return self.done and self.weighed == len(self.decisions)

    @property
    def worst(self) -> Decision | None:
        """The decision by which most was lost; None while it is not known, and where nothing was lost by any."""
        found = max(self.decisions, key=lambda each: each.loss, default=None)
        return found if self.done and found and found.loss > 0 else None
