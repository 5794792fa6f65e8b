"""The points game: the worth of a round's points for the match, by the scores and the rounds left.

In the rounds to come everybody is taken to play for points; to choose each of them by the scores brings no more.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from functools import cache
from math import fsum
from typing import NamedTuple, TypeAlias

from game.games.garlandland.bots.field import outcome
from game.games.garlandland.bots.tree import BRINGS, Chances, running

Spread: TypeAlias = Mapping[int, float]
"""The probability of each number of points."""


class Standing(NamedTuple):
    """The totals that a player may have at the end, with their probabilities."""

    points: list[int]
    """All possible totals, from the lowest."""
    sums: list[float]
    """The probability that the total is none of them, the first, one of the first two, and so on."""


def stakes(mine: int, rivals: Sequence[tuple[int, Chances]], left: int) -> list[float]:
    """By strength, the share of the match that it brings, given the scores and the rounds left after this one.

    Of each rival the score, and how likely its row ends in each strength.
    """
    more = future(left)
    standings = [standing(added(more, points_of(chances), score)) for score, chances in rivals]
    worth = dict.fromkeys(BRINGS, 0.0)
    for brings in worth:
        for later, chance in more.items():
            worth[brings] += chance * share(mine + brings + later, standings)
    return [worth[brings] for brings in BRINGS]


def ahead(scores: Sequence[int], seat: int, left: int) -> float:
    """The share of the match that a seat may expect before so many rounds, given the scores."""
    more = future(left)
    standings = [standing(added(more, {0: 1.0}, score)) for other, score in enumerate(scores) if other != seat]
    return fsum(chance * share(scores[seat] + later, standings) for later, chance in more.items())


def share(total: int, rivals: Sequence[Standing]) -> float:
    """The share of the match that this total brings; ties share the victory."""
    tied = [1.0]
    """The probabilities that nobody is ahead and 0, 1, 2 ... of the rivals so far are level."""
    for points, sums in rivals:
        below = sums[bisect_left(points, total)]
        level = sums[bisect_right(points, total)] - below
        tied = [one * below + other * level for one, other in zip([*tied, 0.0], [0.0, *tied], strict=True)]
    whole = 0.0
    for n, chance in enumerate(tied, 1):
        whole += chance / n
    return whole


def standing(spread: Spread) -> Standing:
    """The totals of a player in their order, with running sums."""
    points = sorted(spread)
    return Standing(points, running(spread[each] for each in points))


@cache
def future(rounds: int) -> Spread:
    """The probabilities of the points from this many rounds."""
    return added(future(rounds - 1), points_of(outcome("points", 0, 0, 0)), 0) if rounds else {0: 1.0}


def points_of(chances: Chances) -> Spread:
    """The probability of each number of points, from those of the strengths."""
    spread = dict.fromkeys(BRINGS, 0.0)
    for brings, chance in zip(BRINGS, chances, strict=True):
        spread[brings] += chance
    return spread


def added(one: Spread, other: Spread, score: int) -> Spread:
    """The probabilities of the sum of a score and the points of two independent parts of a match."""
    spread: dict[int, float] = {}
    for mine, chance in one.items():
        for theirs, part in other.items():
            total = score + mine + theirs
            spread[total] = spread.get(total, 0.0) + chance * part
    return spread
