"""Every problem has one right move: as the game's solver finds it, and worked out once more by other means."""

from __future__ import annotations

import os

import pytest

from game.core.game import Game
from game.problems import pool
from game.problems.problem import Problem, position, prove, right_move, solver_of
from tests.matches import name
from tests.problems.naive import BY_HAND

SHARE = 1 if os.environ.get("ALL_PROBLEMS") else 25
"""Every so many problems are proved; all of them with ALL_PROBLEMS=1 in the environment, which takes minutes."""


def sample(game: Game) -> list[Problem]:
    """The problems that are proved here; where only some are, of the longer ones, which are quicker."""
    found = [*pool.pool(game).values()]
    median = sorted(len(each.moves) for each in found)[len(found) // 2]
    return found if SHARE == 1 else [each for each in found if len(each.moves) >= median][::SHARE]


@pytest.mark.parametrize("game", pool.games(), ids=name)
def test_a_problem_has_one_right_move_by_two_ways_of_finding_it(game: Game) -> None:
    solver = solver_of(game)
    assert solver
    for problem in sample(game):
        prove(problem, game)
        match = position(problem, game)
        plainly, found = BY_HAND[game.name](match), solver.worths(match)
        assert plainly == pytest.approx(dict(found), abs=1e-6), problem.deal
        assert right_move(plainly, solver.gap) == problem.answer, problem.deal
