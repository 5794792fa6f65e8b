"""How full the row of the field and of what lies open beside it is, and so how it is drawn in a wide window."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

SLIPS = 5
"""The most slips that lie side by side at their full size."""
ROOM, SLIP, OPEN, UNSEEN = 49.25, 7.625, 12.375, 5.5
"""The row of a window of 80rem; what a small slip, a column of sentences and one of backs take of it, in rem."""
BEFORE, LAID = 21.0, 4.25
"""What a field in the middle of the table leaves free before it, in rem: of none, and how much less for each card."""
HIGH = 3
"""The most sentences that stand one below the other."""


class Row(NamedTuple):
    """The numbers of cards in it."""

    field: int
    seen: tuple[int, ...]
    """Of each hand and of the pile, where a face is seen."""
    unseen: tuple[int, ...]
    """Of each of those that are only to be chosen from."""
    limit: int = 3
    """The cards of the field at the beginning: they lie in the middle of the table, with as much room on both sides."""

    @property
    def cards(self) -> int:
        """All of them."""
        return self.field + sum(self.seen) + sum(self.unseen)

    @property
    def far(self) -> bool:
        """Whether there are more than lie side by side: the slips are smaller, and each hand a column of sentences."""
        after = self.cards - min(self.field, self.limit)
        return self.cards > SLIPS or after > (1 + SLIPS - self.limit) // 2

    @property
    def dense(self) -> bool:
        """Whether even that is too wide: the field is a column of sentences, too."""
        return self.far and self._wide > ROOM

    @property
    def aside(self) -> bool:
        """Whether there is room only where the field gives up its place in the middle."""
        return self.far and self._wide > ROOM - max(0, BEFORE - self.limit * LAID)

    @property
    def _wide(self) -> float:
        """How wide all of it is at least, in rem."""
        return self.field * SLIP + self._open * OPEN + len(self.unseen) * UNSEEN

    @property
    def style(self) -> str:
        """What the style sheet has to count with: the limit, and more where not all lies side by side."""
        if not self.far:
            return self.place
        of_field = ceil(self.field / HIGH)
        counted = f"--cards: {self.field}; --open: {self._open}; --unseen: {len(self.unseen)}; --columns: {of_field}"
        return f"{self.place}; {counted}"

    @property
    def place(self) -> str:
        """What places the row in the middle."""
        return f"--of: {self.limit}"

    @property
    def _open(self) -> int:
        """The columns of sentences beside the field."""
        return sum(ceil(n / HIGH) for n in self.seen)
