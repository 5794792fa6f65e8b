"""The problems that are shipped: a file for each game, a line for each problem."""

from __future__ import annotations

from collections.abc import Container
from datetime import date
from functools import cache
from pathlib import Path

from game import shelf
from game.core.chance import Chance
from game.core.game import Game
from game.problems.problem import STEPS, BadProblem, Problem, Solver, read, solver_of

FILE = "pool.txt"
OF_A_DAY = ((1, 2), (3,), (4, 5))
"""The steps of the problems of a day, one problem each."""


def file(game: Game) -> Path:
    """Where the problems of a game are."""
    return Path(__file__).parent.parent / "games" / game.name.replace("-", "_") / "problems" / FILE


def pool(game: Game) -> dict[str, Problem]:
    """The problems of a game by their names, the easiest first; none where it has none."""
    return _pool(game.name)


@cache
def _pool(name: str) -> dict[str, Problem]:
    game = shelf.GAMES[name]
    if solver_of(game) is None or not file(game).exists():
        return {}
    found = [read(line, game) for line in file(game).read_text(encoding="utf-8").splitlines()]
    return {each.deal: each for each in found}


def games() -> tuple[Game, ...]:
    """The games that have problems."""
    return tuple(game for game in shelf.GAMES.values() if pool(game))


def named(game: Game, deal: str) -> Problem:
    """The problem of this name; BadProblem when there is none."""
    found = pool(game).get(deal)
    if found is None:
        raise BadProblem("problem.unknown", game=game, deal=deal)
    return found


def onward(game: Game, tried: Container[str], last: str = "") -> Problem | None:
    """The first problem that was not tried: from the last one on in its step, then in the next steps; None for none."""
    known = [*pool(game).values()]
    here = pool(game).get(last, known[0])
    left = [(n, each) for n, each in enumerate(known) if each.deal not in tried]
    at = known.index(here)
    return min(left, key=lambda one: ((one[1].step - here.step) % len(STEPS), one[0] < at), default=(0, None))[1]


def of_day(day: date) -> list[tuple[Game, Problem]]:
    """The problems of a day, the same for everybody, each harder than the one before and of another game."""
    there = games()
    dice = Chance(f"fudaba/problems/{day.isoformat()}")
    found = []
    for n, steps in enumerate(OF_A_DAY):
        game = there[(day.toordinal() + n) % len(there)]
        fit = [each for each in pool(game).values() if each.step in steps]
        found.append((game, fit[dice("day", n).below(len(fit))]))
    return found


def solver(game: Game) -> Solver:
    """What knows the problems of a game that has some; BadProblem for another one."""
    found = solver_of(game)
    if found is None:
        raise BadProblem("problem.none", game=game)
    return found
