"""The lines in which is stored how problems went: game, deal, `right`, `wrong` or `later`, and the day."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import NamedTuple


class Line(NamedTuple):
    """One of these lines; `later` says that a problem missed at first was solved after all."""

    game: str
    deal: str
    how: str
    day: date
    text: str
    """The line itself."""


def lines(text: str) -> Iterator[Line]:
    """The lines of a stored text, the oldest first; one that says nothing is left out."""
    for line in text.splitlines():
        match line.split(" "):
            case [game, deal, ("right" | "wrong" | "later") as how, day] if _is_date(day):
                yield Line(game, deal, how, date.fromisoformat(day), line)


def _is_date(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
