"""How far a search has come: for the turning point of a match (game/ui/play/turning.py), and through many matches."""

from __future__ import annotations

from typing import NamedTuple

from game.core.game import Game
from game.core.match import Match
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

    settled: int | None = None
    """The number of moves before the first decision that could no longer change who wins; None where there was none."""

    @property
    def complete(self) -> bool:
        """Whether nothing is left to be found out."""
        return self.done and self.weighed == len(self.decisions)

    @property
    def worst(self) -> Decision | None:
        """The one that cost most of the chance to win the match, while it was open; None while unknown or none did."""
        counted = [each for each in self.decisions if self.settled is None or each.at < self.settled]
        found = max(counted, key=lambda each: each.effect, default=None)
        return found if self.done and found and found.loss > 0 else None

    def lost_at(self, at: int) -> bool:
        """Whether the player gave something away after `at` moves, which is told there."""
        return any(each.at == at and each.loss > 0 for each in self.decisions)


class Estimate(NamedTuple):
    """Finished matches of a game that are looked through one after the other, see game/ui/lobby/estimating.py."""

    game: Game
    left: tuple[str, ...]
    """The ids of their saves, that of the present one first."""
    done: int = 0
    """The number of those before it."""
    match: Match | None = None
    """The present one, replayed; None before it has been opened."""
    review: Review = Review()
