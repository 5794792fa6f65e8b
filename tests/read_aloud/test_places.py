"""The order of the players at the end of a game: the winners, then who came nearest."""

from __future__ import annotations

import pytest

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Measure
from game.games.read_aloud.page.result import ranked
from game.games.read_aloud.rules.state import Result

SUM = Measure.SUM


@pytest.mark.parametrize(
    ("condition", "measures", "winners", "order"),
    [
        (e.Most(SUM), (3, 9, 5, 7), (1,), (1, 3, 2, 0)),
        (e.Least(SUM), (3, 9, 5, 2), (3,), (3, 0, 2, 1)),
        (e.Nearest(SUM, 6), (3, 9, 5, 12), (2,), (2, 0, 1, 3)),
        (e.Within(SUM, 8), (3, 9, 5, 8), (3,), (3, 2, 0, 1)),
        (e.Exactly(SUM, 5), (9, 4, 5, None), (2,), (2, 1, 0, 3)),
        (e.Odd(SUM), (2, 4, 5, 7), (2, 3), (2, 3, 0, 1)),
        (e.Reader(), (None, None, None, None), (2,), (2, 0, 1, 3)),
        (None, (None, None, None, None), (), (0, 1, 2, 3)),
    ],
)
def test_the_winners_are_first_and_then_who_came_nearest(
    condition: e.Condition | None, measures: tuple[int | None, ...], winners: tuple[int, ...], order: tuple[int, ...]
) -> None:
    assert ranked(Result(1, "ended", 0, condition, 0, measures, (), winners)) == order


def test_who_had_lost_comes_last() -> None:
    assert ranked(Result(1, "ended", 0, e.Most(SUM), 0, (3, 9, 5, 7), (1,), (3,))) == (3, 2, 0, 1)
