"""What a player has solved, stored as one text: a line for how the first try of a problem went, `right` or `wrong`.

A second one, `later`, says that a problem missed at first was solved after all.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from datetime import date
from typing import NamedTuple

from game.core.game import Game
from game.ui.model.late import KEY
from game.ui.model.tried import lines


class Tried(NamedTuple):
    """A problem that was tried."""

    game: str
    deal: str
    right: bool
    """Whether the first move was the right one, unaided."""
    day: date
    later: bool = False
    """Whether it was missed at first, and solved after all."""

    @property
    def solved(self) -> bool:
        return self.right or self.later


def read(stored: Mapping[str, str]) -> list[Tried]:
    """All that was tried, the oldest first, each problem once; a line that says nothing is left out."""
    found: dict[tuple[str, str], Tried] = {}
    later = set()
    for each in lines(stored.get(KEY, "")):
        name = each.game, each.deal
        if each.how == "later":
            later.add(name)
        else:
            found.setdefault(name, Tried(*name, each.how == "right", each.day))
    return [each._replace(later=not each.right and name in later) for name, each in found.items()]


def tried(stored: Mapping[str, str], game: Game, deal: str) -> Tried | None:
    """How a problem went; None where it was not tried yet."""
    return next((each for each in read(stored) if (each.game, each.deal) == (game.name, deal)), None)


def line(stored: Mapping[str, str], game: Game, deal: str, how: str, day: date) -> str:
    """The line that notes how a problem went; it is put behind the others, so that no tab loses another's."""
    before = stored.get(KEY, "")
    end = "" if before.endswith("\n") or not before else "\n"
    return f"{end}{game.name} {deal} {how} {day.isoformat()}\n"


def days(found: Iterable[Tried], of_day: Callable[[date], Collection[tuple[str, str]]]) -> list[date]:
    """The days on which one of the problems of that day, by game and name, was solved at the first try."""
    solved = ((each.day, (each.game, each.deal)) for each in found if each.right)
    return sorted({day for day, problem in solved if problem in of_day(day)})


def streak(found: Iterable[Tried]) -> int:
    """How many were right one after the other, up to the last one."""
    n = 0
    for each in reversed([*found]):
        if not each.right:
            break
        n += 1
    return n
