"""How strong somebody plays, on one scale with the levels of a game: a rating by the last matches.

The model is Bradley and Terry's, by Luce for more than two: who is rated r has the weight 10 ** (r / 400), and wins the
share of the matches that this is of the sum of all weights at the table. The rating is the one by which as many wins
could be expected as there were. A drawn duel with the average rival is counted beside, so that it is always finite.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import fsum, log, sqrt
from typing import NamedTuple

from game.core.game import Game
from game.core.rules import share
from game.office.numbers import FEWEST, WINDOW, Z
from game.ui.model.saves import End, Save
from game.ui.view.people import humans

ODDS = 400
"""The difference of two ratings of which one wins ten times as often as the other."""
FARTHEST = 4000
"""No rating is farther from the rivals' average than this."""


class Table(NamedTuple):
    """A finished match that somebody has won."""

    share: float
    """The player's share of the victory."""
    rivals: tuple[int, ...]
    """The ratings of the opponents."""


class Strength(NamedTuple):
    """A rating, and half the width of the interval that holds the true one 19 times in 20."""

    rating: float
    error: float


def strengths(game: Game, counted: Iterable[tuple[Save, End]]) -> list[Strength]:
    """After each match from the fifth on, by the last twenty; the matches are given from the oldest to the newest.

    Left out is a match with another number of players than usual, for which the levels are not rated, one that nobody
    won, and one against a level without a rating.
    """
    tables = []
    for save, end in counted:
        players = save.match.players
        rivals = tuple(game.ratings.get(player) for player in players if player in game.levels)
        if end.won and len(players) == game.usual_seats and None not in rivals:
            tables.append(Table(share(humans(players)[0], end.won), tuple(filter(None, rivals))))
    return [performance(tables[max(0, n - WINDOW) : n]) for n in range(FEWEST, len(tables) + 1)]


def performance(tables: Sequence[Table]) -> Strength:
    """The rating with which these tables were to be expected, one at least."""
    ratings = [rating for table in tables for rating in table.rivals]
    average = fsum(ratings) / len(ratings)
    others = [fsum(weight(rating - average) for rating in table.rivals) for table in tables] + [1.0]
    won = fsum(table.share for table in tables) + 0.5
    low, high = -float(FARTHEST), float(FARTHEST)
    while high - low > 0.5:
        middle = (low + high) / 2
        low, high = (middle, high) if fsum(expected(middle, others)) < won else (low, middle)
    known = fsum(share * (1 - share) for share in expected(low, others))
    return Strength(average + low, Z * ODDS / log(10) / sqrt(known))


def weight(rating: float) -> float:
    """How often somebody wins, in proportion to others at the table."""
    return float(10 ** (rating / ODDS))


def expected(rating: float, others: Iterable[float]) -> list[float]:
    """The share of each table to be expected with this rating, by the sum of the others' weights."""
    own = weight(rating)
    return [own / (own + other) for other in others]
