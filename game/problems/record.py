"""What a player has solved: a line for each problem tried, which counts by its first move; stored as one text."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import NamedTuple

from game.core.game import Game
from game.ui.late import KEY

MOST = 20_000
"""Lines that are kept, the newest."""


class Tried(NamedTuple):
    """A problem that was tried."""

    game: str
    deal: str
    right: bool
    """Whether the first move was the right one, unaided."""
    day: str


def read(stored: Mapping[str, str]) -> list[Tried]:
    """All that was tried, the oldest first, each problem once; a line that says nothing is left out."""
    found: dict[tuple[str, str], Tried] = {}
    for line in stored.get(KEY, "").splitlines()[-MOST:]:
        match line.split(" "):
            case [game, deal, ("right" | "wrong") as how, day]:
                found.setdefault((game, deal), Tried(game, deal, how == "right", day))
    return [*found.values()]


def tried(stored: Mapping[str, str], game: Game, deal: str) -> Tried | None:
    """How a problem went; None where it was not tried yet."""
    return next((each for each in read(stored) if (each.game, each.deal) == (game.name, deal)), None)


def added(stored: Mapping[str, str], game: Game, deal: str, right: bool, day: date) -> str:
    """The text to store, with one more problem tried."""
    line = f"{game.name} {deal} {'right' if right else 'wrong'} {day.isoformat()}\n"
    return "".join([*stored.get(KEY, "").splitlines(keepends=True)[-MOST:], line])


def streak(found: list[Tried]) -> int:
    """How many were right one after the other, up to the last one."""
    n = 0
    for each in reversed(found):
        if not each.right:
            break
        n += 1
    return n
