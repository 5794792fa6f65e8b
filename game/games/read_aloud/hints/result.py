"""What a choice comes to for the seat that makes it."""

from __future__ import annotations

from typing import NamedTuple

from game.core.rules import Saying
from game.games.read_aloud.hints.number import COMPARED, Figure, rank_of
from game.games.read_aloud.rules.state import State


class Result(NamedTuple):
    """What a choice comes to for the seat."""

    end: State
    """The end of the reading in one of the deals."""
    figure: Figure | None
    """What the condition then counts, where that is certain."""
    met: bool | None
    """Whether the seat then meets the condition; None where that is not certain."""
    costs: tuple[str, ...]
    """What the choice costs the seat, by its name."""
    cut: int | None
    """The cards left in the draw pile where many of them go."""
    step: Saying | None
    """What is to be chosen next for it."""
    does: tuple[str, ...] = ()
    """What the reading does for the seat, by its name."""
    rival: tuple[int, int] | None = None
    """The best of the others where all hands lie open, and what is counted for that seat."""
    more: int = 0
    """How many cards the seat still takes, where the figure is that of the hand without them."""
    whole: bool = False
    """Whether the hand surely stays as it is."""
    goes: bool = False
    """Whether the card that is taken goes to the discards in the same reading, whatever is chosen after it."""

    def same(self, other: Result) -> bool:
        """Whether both come to the same for the seat."""
        mine, theirs = ((each.rank, each.met, each.costs, each.cut) for each in (self, other))
        ends = ((each.condition, each.over, each.losers) for each in (self.end, other.end))
        return mine == theirs and len({*ends}) == 1

    @property
    def hangs(self) -> bool:
        """Whether it hangs on what the seat still chooses."""
        return bool(self.step or (self.figure and self.figure.chosen))

    @property
    def rank(self) -> int | None:
        """How good what is counted is."""
        return rank_of(self.figure) if self.figure else None

    @property
    def n(self) -> int | None:
        """What is counted."""
        return self.figure.n if self.figure else None

    def promises_more(self, other: Result) -> bool:
        """Whether the condition of a card in the hand would count more than by another choice."""
        return self.figure is not None and self.figure.held and self.beats(other)

    @property
    def unsure(self) -> bool:
        """Whether something is counted, and it is not certain how much."""
        return self.figure is None and isinstance(self.end.condition, COMPARED) and not self.end.over

    @property
    def fails(self) -> bool:
        """Whether the seat surely does not meet the condition."""
        return self.met is False

    def beats(self, other: Result) -> bool:
        """Whether the seat surely stands better by it than by another choice."""
        if self.figure and other.figure:
            return self.figure.beats(other.figure)
        return other.fails and self.met is True
