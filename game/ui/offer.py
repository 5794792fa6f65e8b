"""What a file holds, beside what is stored here: counted before anything is changed, and what can be taken back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from game.core.rules import Saying

KINDS = ("matches", "decks", "settings", "problems", "challenges", "aside")
"""What is counted, of problems those tried, of challenges deals with results of others; words: `data.of.<kind>`."""


class Line(NamedTuple):
    """How much of one kind a file has."""

    new: int = 0
    here: int = 0
    """Of what is stored here already."""
    newer: int = 0
    """Of what is stored here already and has gone on since; it stays as it is."""

    @property
    def whole(self) -> int:
        """All of it."""
        return sum(self)


class Offer(NamedTuple):
    """A file that was opened."""

    found: Mapping[str, str] = {}
    """Its texts, by key."""
    lines: Mapping[str, Line] = {}
    """By kind, those of which the file has any."""
    added: Mapping[str, str] = {}
    """The texts that are to be stored, by key."""
    hurt: tuple[str, ...] = ()
    """The new texts of matches that cannot be opened."""
    unknown: int = 0
    """Texts that this version of the program does not know."""
    fault: Saying | None = None
    """Why it cannot be read."""
    before: Mapping[str, str] = {}
    """Once it was taken in: the texts that stood there."""
    state: Literal["asked", "taken", "undone"] = "asked"
    kept: int = 0
    """Once that was taken back: the texts that stay, since they have changed meanwhile."""
