"""Finds problems: matches of bots are searched for positions with one right move that the weakest level does not find.

How hard one is says first how often it is missed: by each level of bots, and by one guess among the moves to choose
from, which count alike (so of few moves none is hard that most levels find). Then comes by how little the right move is
better, or what the game has to say instead. All that are found are put in this order and cut into five steps of the
same size.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.bots import decide
from game.core.chance import Chance
from game.core.game import Game
from game.core.match import Match
from game.core.rules import Think
from game.problems.problem import STEPS, Problem, Solver, position, right_move

DICE = 3
"""How often a level is asked; it has found the answer when it does so more often than not."""
MATCHES = 100_000
"""Matches that are looked through, at most."""
NAME = "problem"
FREE = 8
"""Problems that are counted as made already, so that kinds have their share of them while there are few."""


class Found(NamedTuple):
    """A problem and what makes it hard; the harder one is greater."""

    missed: float
    """The part of the tries that miss it: of each level, and of one guess among the moves; `missed_by`."""
    hard: float
    """What the game says of it; minus the gap where it says nothing."""
    problem: Problem
    kind: str
    """The key of its reason."""


def found(game: Game, solver: Solver, count: int) -> Iterator[Found]:
    """The first `count` problems, one of a match at most; no kind of reason has more than its share of them."""
    kinds, made = Counter[str](), 0
    for n in range(1, MATCHES + 1):
        most = solver.share * (made + FREE)
        each = next((each for each in _in_match(game, solver, n) if kinds[each.kind] <= most), None)
        if each:
            kinds[each.kind] += 1
            made += 1
            yield each
        if made == count:
            return


def _in_match(game: Game, solver: Solver, n: int) -> Iterator[Found]:
    """The problems of one match, as it goes on."""
    seats = solver.seats[n % len(solver.seats)]
    options = {**game.defaults(), **solver.options}
    match = Match.begin(game, f"{NAME}-{n}", (solver.level,) * seats, options)
    for _ in range(game.longest):
        seat = match.asked
        if seat is None or not solver.goes_on(match):
            return
        if solver.fits(match) and (each := judged(match, solver)):
            yield each
        match = match.play(decide(game.levels[match.players[seat]], match.seen(seat), seat, match.dice(seat)))


def judged(match: Match, solver: Solver) -> Found | None:
    """The problem of a position; None where it is none."""
    worths = solver.worths(match)
    answer = right_move(worths, solver.gap)
    if not answer or (solver.plain and solver.plain(match, answer)):
        return None
    if finds(match, answer, 0) * 2 > DICE or (why := solver.why(match, answer)) is None:
        return None
    world = solver.world(match, answer)
    if world is None:
        return None
    tries = [finds(match, answer, n) for n in range(len(_levels(match.game)))]
    second = max(worth for move, worth in worths.items() if move != answer)
    problem = Problem(match.deal, 1, match.players, dict(solver.options), answer, match.moves, world)
    hard = solver.hard(match, answer) if solver.hard else second - worths[answer]
    return Found(missed_by(tries, len(worths)), hard, problem, why[0])


def finds(match: Match, answer: str, level: int) -> int:
    """How many of DICE tries of a level find the answer; levels are counted without `random`, the weakest is 0."""
    seat = match.asked
    assert seat is not None
    think = _levels(match.game)[level]
    dice = (Chance(f"fudaba/{NAME}/{match.deal}")("finds", level, i) for i in range(DICE))
    return sum(decide(think, match.seen(seat), seat, each) == answer for each in dice)


def _levels(game: Game) -> list[Think]:
    return [think for name, think in game.levels.items() if name != "random"]


def missed_by(tries: Sequence[int], moves: int) -> float:
    """The part that misses: of the tries of each level so many of DICE find the answer, and of a guess one of `moves`.

    It is rounded, so that what is equal is equal in every Python.
    """
    found = sum(n / DICE for n in tries) + 1 / moves
    return round(1 - found / (len(tries) + 1), 4)


def again(game: Game, solver: Solver, problems: Sequence[Problem]) -> list[Found]:
    """Problems that are there already, judged once more."""
    judged_again = (judged(position(each, game)._replace(players=each.players), solver) for each in problems)
    return [each for each in judged_again if each]


def in_steps(all_found: Sequence[Found], count: int) -> list[Problem]:
    """At most `count` of them, evenly from the easiest to the hardest, in five steps of one size."""
    order = sorted(all_found, key=lambda each: (*each[:2], each.problem.deal))
    chosen = [order[n * len(order) // count] for n in range(min(count, len(order)))]
    size = len(STEPS)
    return [each.problem._replace(step=1 + n * size // len(chosen)) for n, each in enumerate(chosen)]
