"""Finds problems: matches of bots are searched for positions with one right move that the weakest level does not find.

How hard one is says first the weakest level that finds it, then by how little the right move is better (or what the
game has to say instead), then the number of moves to choose from. All that are found are put in this order and cut into
five steps of the same size.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.bots import decide
from game.core.chance import Chance
from game.core.game import Game
from game.core.match import Match
from game.problems.problem import STEPS, Problem, Solver, right_move

DICE = 3
"""How often a level is asked; it has found the answer when it does so more often than not."""
MATCHES = 100_000
"""Matches that are looked through, at most."""
NAME = "problem"
FREE = 8
"""Problems that are counted as made already, so that kinds have their share of them while there are few."""


class Found(NamedTuple):
    """A problem and what makes it hard; the harder one is greater."""

    level: int
    """The weakest level that finds the answer, as a number; that after the last for none."""
    hard: float
    """What the game says of it; minus the gap where it says nothing."""
    moves: int
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
    if (level := finds(match, answer)) == 0 or (why := solver.why(match, answer)) is None:
        return None
    world = solver.world(match, answer)
    if world is None:
        return None
    second = max(worth for move, worth in worths.items() if move != answer)
    problem = Problem(match.deal, 1, match.players, dict(solver.options), answer, match.moves, world)
    hard = solver.hard(match, answer) if solver.hard else second - worths[answer]
    return Found(level, hard, len(worths), problem, why[0])


def finds(match: Match, answer: str) -> int:
    """The weakest level that finds the answer, counted without `random` from 0."""
    seat = match.asked
    assert seat is not None
    levels = [think for name, think in match.game.levels.items() if name != "random"]
    for n, think in enumerate(levels):
        dice = (Chance(f"fudaba/{NAME}/{match.deal}")("finds", n, i) for i in range(DICE))
        if sum(decide(think, match.seen(seat), seat, each) == answer for each in dice) * 2 > DICE:
            return n
    return len(levels)


def in_steps(all_found: Sequence[Found], count: int) -> list[Problem]:
    """At most `count` of them, evenly from the easiest to the hardest, in five steps of one size."""
    order = sorted(all_found, key=lambda each: (*each[:3], each.problem.deal))
    chosen = [order[n * len(order) // count] for n in range(min(count, len(order)))]
    size = len(STEPS)
    return [each.problem._replace(step=1 + n * size // len(chosen)) for n, each in enumerate(chosen)]
