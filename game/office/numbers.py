"""What finished matches of one person come to: per game and opponents, with intervals and rows of wins."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from math import sqrt
from typing import NamedTuple, TypeAlias

from game import shelf
from game.core.rules import share
from game.ui.model.saves import End, Save
from game.ui.view.people import humans

Z = 1.96
"""Standard errors of an interval that holds the truth 19 times in 20."""
FEWEST = 5
"""Matches that make a rating, or an interval."""
WINDOW = 20
"""Matches by which somebody is rated, the newest."""
Rivals: TypeAlias = tuple[str, ...]
"""The levels of the opponents, sorted."""


class Record(NamedTuple):
    """The matches against the same opponents, the oldest first."""

    plays: tuple[float, ...] = ()
    """What those that count were worth, in which nobody was helped: 1 when won, a part when shared."""
    unwon: tuple[int, ...] = ()
    """The numbers of those among them that nobody won, from 0 on: none of them is a loss."""
    assisted: int = 0

    @property
    def matches(self) -> int:
        """All of them."""
        return len(self.plays) + self.assisted

    @property
    def won(self) -> int:
        """Matches won alone."""
        return sum(worth == 1 for worth in self.plays)

    @property
    def shared(self) -> int:
        """Matches won together with others."""
        return sum(0 < worth < 1 for worth in self.plays)

    @property
    def lost(self) -> int:
        """Matches that others won."""
        return len(self._losses)

    @property
    def _losses(self) -> list[int]:
        """The numbers of those."""
        return [n for n, worth in enumerate(self.plays) if not worth and n not in self.unwon]

    @property
    def streak(self) -> int:
        """Without a loss, up to the newest."""
        return len(self.plays) - 1 - max(self._losses, default=-1)

    @property
    def best(self) -> int:
        """The longest of such rows."""
        ends = [-1, *self._losses, len(self.plays)]
        return max(after - before - 1 for before, after in pairwise(ends))

    def after(self, worth: float, *, nobody: bool) -> Record:
        """The record with one more match that counts, which perhaps nobody won."""
        return self._replace(plays=(*self.plays, worth), unwon=(*self.unwon, len(self.plays)) if nobody else self.unwon)


Records: TypeAlias = Mapping[str, Mapping[Rivals, Record]]


def records(ended: Iterable[tuple[Save, End]]) -> Records:
    """Per game and opponents, of matches with exactly one person, given from the oldest to the newest."""
    found: dict[str, dict[Rivals, Record]] = {name: {} for name in shelf.GAMES}
    for save, end in ended:
        people, players = humans(save.match.players), save.match.players
        if len(people) != 1:
            continue
        of_game = found[save.match.game.name]
        levels = [*save.match.game.levels]
        key = tuple(sorted((player for player in players if player in levels), key=levels.index))
        record = of_game.get(key, Record())
        if save.marks:
            of_game[key] = record._replace(assisted=record.assisted + 1)
        else:
            of_game[key] = record.after(share(people[0], end.won or ()), nobody=not end.won)
    return {name: _sorted(name, each) for name, each in found.items() if each}


def _sorted(name: str, found: Mapping[Rivals, Record]) -> Mapping[Rivals, Record]:
    """The opponents in the order of their number and their levels."""
    levels = [*shelf.GAMES[name].levels]
    keys = sorted(found, key=lambda rivals: (len(rivals), [levels.index(each) for each in rivals]))
    return {key: found[key] for key in keys}


def wilson(won: int, n: int) -> tuple[float, float]:
    """The shares between which the true one lies 19 times in 20, by Wilson; n must not be 0."""
    part = won / n
    whole = 1 + Z * Z / n
    middle = (part + Z * Z / (2 * n)) / whole
    half = Z * sqrt(part * (1 - part) / n + Z * Z / (4 * n * n)) / whole
    return max(0.0, middle - half), min(1.0, middle + half)
