"""The table of a problem: what is opened, what is tried, and the lines that are played on it."""

from __future__ import annotations

from game.core.game import Game
from game.core.match import Match
from game.problems import pool, record
from game.problems.drawing import DAY, told
from game.problems.problem import Problem, position
from game.ui.effects import Append, after, polite
from game.ui.model import Model, Step, links, scene
from game.ui.model.days import day_of
from game.ui.model.late import KEY
from game.ui.places import Asked, Look, Puzzles, Table
from game.ui.protocol import Env
from game.ui.view import view_of


def opened(model: Model, game: Game | None, query: str) -> Step:
    """The list of problems, or the one that the address names; BadProblem where there is none of that name."""
    if game is None:
        return Step(model.on(Puzzles()))
    pool.solver(game)
    fields = links.fields(query, game)
    deal = fields.get("deal", "")
    if not deal:
        return Step(model.on(Puzzles(game)))
    return Step(model.on(_table(game, pool.named(game, deal), of_day=fields.get("of") == DAY)))


def _table(game: Game, problem: Problem, *, of_day: bool) -> Table:
    """The position of a problem, all results before it put away; nothing is answered by settings."""
    match = position(problem, game)
    asked = Asked(problem.deal, problem.step, problem.answer, problem.world, of_day=of_day)
    done = dict.fromkeys((match.asked,), view_of(game).finished(match.state))
    return Table(match, f"problem-{game.name}-{problem.deal}", put_away=done, by_hand=True, problem=asked)


def tried(model: Model, move: str, env: Env) -> Step:
    """The verdict on a move; the first one counts, unless the answer was shown before."""
    table = model.table
    if table is None or table.problem is None:
        return Step(model)
    return _judged(model, table, table.problem._replace(tried=move), env)


def _judged(model: Model, table: Table, asked: Asked, env: Env) -> Step:
    """The verdict, said and noted; once solved, its cards stand out in the hand, and the focus is on the way on."""
    step = _noted(model, table, asked, env)
    cards = view_of(table.match.game).cards_of(scene(model, table.match), asked.answer) if asked.solved else ()
    after = step.model.on(table._replace(problem=asked, ticked=cards))
    return step._replace(model=after, effects=(*step.effects, *polite([told(after)])), grab=asked.solved)


def _noted(model: Model, table: Table, asked: Asked, env: Env) -> Step:
    """How the problem went is noted, the first time and where it is solved later; right is what was found unaided."""
    stored, game, right = model.device.stored, table.match.game, asked.solved and not asked.shown
    before = record.tried(stored, game, asked.deal)
    if before and (before.solved or not right):
        return Step(model)
    how = "later" if before else "right" if right else "wrong"
    written = Append(KEY, record.line(stored, game, asked.deal, how, day_of(env.now)))
    return Step(model.storing({**after(stored, written)}), (written,))


def said(model: Model, what: str, env: Env) -> Step:
    """`show` the answer, play it out (`line`), or play what follows after the move tried (`why-not`)."""
    table = model.table
    if table is None or (asked := table.problem) is None:
        return Step(model)
    if what == "show":
        asked = asked._replace(tried=asked.answer, shown=True)
        return _judged(model, table, asked, env)
    move = {"line": asked.answer, "why-not": asked.tried}.get(what, "")
    if not move or not asked.tried:
        return Step(model)
    whole = pool.solver(table.match.game).line(table.match, move, asked.world)
    return _played(model, table, whole)


def _played(model: Model, table: Table, whole: Match) -> Step:
    """What follows after a move, shown move by move on the table; it goes on by itself."""
    first = len(table.match.moves)
    look = Look(whole, first, table.names, origin=table, running=True)
    return Step(model.on(look), grab=True)
