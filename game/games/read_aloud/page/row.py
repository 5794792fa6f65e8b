"""How full the row of the field and of what lies open beside it is, and so how it is drawn in a wide window."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

SLIPS = 5
"""The most slips that lie side by side at their full size."""
ROOM, SLIP, OPEN, UNSEEN = 49.25, 7.625, 12.375, 7.875
"""The row of a window of 80rem; what a small slip, a column of sentences and one of backs take of it, in rem."""
HIGH = 3
"""The most sentences that stand one below the other."""


class Row(NamedTuple):
    """The numbers of cards in it."""

    field: int
    seen: tuple[int, ...]
    """Of each hand and of the pile, where a face is seen."""
    unseen: tuple[int, ...]
    """Of each of those that are only to be chosen from."""

    @property
    def cards(self) -> int:
        """All of them."""
        return self.field + sum(self.seen) + sum(self.unseen)

    @property
    def far(self) -> bool:
        """Whether there are more than lie side by side: the slips are smaller, and each hand a column of sentences."""
        return self.cards > SLIPS

    @property
    def dense(self) -> bool:
        """Whether even that is too wide: the field is a column of sentences, too."""
        return self.far and self.field * SLIP + self._open * OPEN + len(self.unseen) * UNSEEN > ROOM

    @property
    def style(self) -> str | None:
        """What the style sheet has to count with; None where all lies side by side."""
        if not self.far:
            return None
        of_field = ceil(self.field / HIGH)
        return f"--cards: {self.field}; --open: {self._open}; --unseen: {len(self.unseen)}; --columns: {of_field}"

    @property
    def _open(self) -> int:
        """The columns of sentences beside the field."""
        return sum(ceil(n / HIGH) for n in self.seen)
