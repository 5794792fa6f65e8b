"""A problem: the position it is about, its one right move, and what a game must know to find, prove and explain it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, NamedTuple

from game.core.game import Game
from game.core.match import ME, BadMatch, Match
from game.core.rules import Saying, Sentences
from game.core.texts import are_texts, dumps, parsed

STEPS = (1, 2, 3, 4, 5)
"""The steps of difficulty, the easiest first."""
LONGEST = 4000
"""Characters of a problem's line, at most."""


class BadProblem(BadMatch):
    """A problem that does not exist, that cannot be set up, or whose answer is not proved."""


class Problem(NamedTuple):
    """One problem."""

    deal: str
    """The name of its deal, which is its own name too."""
    step: int
    players: tuple[str, ...]
    """The levels of the bots that have played up to it."""
    options: Mapping[str, str]
    answer: str
    moves: tuple[str, ...]
    world: int = 0
    """Where cards lie hidden: the number of the example that shows the difference, see `Solver.line`."""

    def line(self) -> str:
        """The problem as a line of text; `read` is the inverse."""
        return dumps([self.deal, self.step, self.players, dict(self.options), self.answer, self.moves, self.world])


class Solver(NamedTuple):
    """How the problems of a game are found, proved and explained: functions of a match at the position."""

    seats: tuple[int, ...]
    """The numbers of players of the matches in which positions are looked for."""
    options: Mapping[str, str]
    """What is agreed otherwise than usual."""
    fits: Callable[[Match], bool]
    """Whether a position may be a problem at all, at a glance."""
    goes_on: Callable[[Match], bool]
    """Whether positions may still come in this match."""
    worths: Callable[[Match], Mapping[str, float]]
    """The exact worth of every move of the seat to move; none where the search is too large."""
    gap: float
    """By how much the right move is better than the next one, at least."""
    why: Callable[[Match, str], Saying | None]
    """The reason for the right move; None where it cannot be said in the words of the game."""
    against: Callable[[Match, str], Saying]
    """What is wrong with another move."""
    line: Callable[[Match, str, int], Match]
    """The match from the position on: this move, and its consequences (in the world of this number)."""
    world: Callable[[Match, str], int | None]
    """The number of a world that shows the difference; None where there is none."""
    words: Mapping[str, Sentences]
    """The sentences of this game's problems by language."""
    open: bool = False
    """Whether all hands lie open."""
    lays: bool = False
    """Whether the cards of the answer can be laid on the table once it is known."""
    order: Callable[[Match], Saying] | None = None
    """Who moves after the seat that is asked, where that has to be known; None where it is plain."""
    level: str = "normal"
    """The bots that play the matches."""
    plain: Callable[[Match, str], bool] | None = None
    """Whether the right move is plain to see, so that there is nothing to find; None where it never is."""
    hard: Callable[[Match, str], int] | None = None
    """How hard the right move is to find, where the gap is always the same; None where the gap tells it."""
    share: float = 0.5
    """How much of all problems one kind of reason may have, at most."""


def solver_of(game: Game) -> Solver | None:
    """What knows the problems of a game; None for a game without."""
    name = f"game.games.{game.name.replace('-', '_')}.problems"
    try:
        found: Solver = import_module(name).SOLVER
    except ModuleNotFoundError as fault:
        if not name.startswith(str(fault.name)):
            raise
        return None
    return found


def read(line: str, game: Game) -> Problem:
    """The problem in a line of text; BadProblem for any other text."""
    try:
        return _read(parsed(line, LONGEST))
    except ValueError as fault:
        raise BadProblem("problem.shape", game=game) from fault


def _read(data: Any) -> Problem:
    match data:
        case [str(deal), int(step), list(players), dict(options), str(answer), list(moves), int(world)] if (
            step in STEPS and are_texts(players) and are_texts(options.values()) and are_texts(moves)
        ):
            return Problem(deal, step, tuple(players), options, answer, tuple(moves), world)
    raise ValueError


def position(problem: Problem, game: Game) -> Match:
    """The match at the problem's position, the player in the seat that is asked; BadProblem when it is none."""
    try:
        match = Match.begin(game, problem.deal, problem.players, problem.options).replay(problem.moves)
    except BadMatch as fault:
        raise BadProblem("problem.shape", game=game) from fault
    seat = match.asked
    if seat is None or problem.answer not in game.rules.moves(match.seen(seat)):
        raise BadProblem("problem.shape", game=game)
    return match._replace(players=tuple(ME if i == seat else level for i, level in enumerate(match.players)))


def right_move(worths: Mapping[str, float], gap: float) -> str:
    """The one move that is better than all others by this gap; empty where there is none."""
    if len(worths) < 2:
        return ""
    best, second = sorted(worths, key=lambda move: -worths[move])[:2]
    return best if worths[best] - worths[second] >= gap else ""


def prove(problem: Problem, game: Game) -> None:
    """BadProblem unless the answer is the one right move, as the game's solver finds it."""
    solver, match = solver_of(game), position(problem, game)
    if solver is None or right_move(solver.worths(match), solver.gap) != problem.answer:
        raise BadProblem("problem.unproved", game=game, deal=problem.deal)
