"""Two answers of a seat, and what came of each in the same imagined deals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.core.rules import Saying
from game.games.read_aloud.bots.beyond import Pairs
from game.games.read_aloud.bots.search import Node, mean_hope
from game.games.read_aloud.rules.state import State

NEXT: Saying = ("reason.than-next", {})
YOURS: Saying = ("reason.than-yours", {})


class Both(NamedTuple):
    """What came of two answers; `mine` is the one that is spoken for, and `other` of as many deals."""

    seen: State
    """What the seat sees before it answers."""
    seat: int
    mine: Sequence[Node]
    other: Sequence[Node]
    than: Saying = NEXT
    """What the other one is called."""

    @property
    def pairs(self) -> Pairs:
        """Of each deal the position after the first answer and the one after the other."""
        return [(one.state, two.state) for one, two in zip(self.mine, self.other, strict=True)]

    @property
    def more(self) -> float:
        """By how much the chance to win is higher after the first, on the mean of the deals."""
        return mean_hope(self.mine) - mean_hope(self.other)

    def told(self, key: str, **facts: float | str) -> Saying:
        """A reason that says what the first is compared with."""
        return key, {**facts, "than": self.than}
