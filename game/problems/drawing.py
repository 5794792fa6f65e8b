"""What stands on the table of a problem: the question or the verdict with its reason, the ways on, the open hands."""

from __future__ import annotations

from game.core.game import Game
from game.core.match import Match
from game.problems import pool, record
from game.problems.problem import Problem
from game.problems.saying import words_at, words_for
from game.ui.html import Html, Node, a, css, div, p, span, strong
from game.ui.model import Model, scene
from game.ui.model.days import day_of
from game.ui.model.late import PAGE
from game.ui.places import LAID_OPEN, Asked, Table
from game.ui.table.looking import laid_open, tabs
from game.ui.view import Scene, view_of
from game.ui.view.parts import act, fold_button
from game.words import Words

DAY = "day"
"""The field `of` in the address of a problem that is opened as one of the day's."""


def told(model: Model, short: bool = False) -> str:
    """The question; once a move was tried, the verdict on it with the reason. In `short`, without step and reason.

    Of the line that is played after it, how the others play, or that it is one of many.
    """
    table = model.table
    if table is None or table.problem is None:
        return _example(model)
    words, asked = words_at(model.device.lang, table.match), table.problem
    if short:
        return _verdict(model, table, asked, words)[0] if asked.tried else words("problem.asks")
    if not asked.tried:
        step = words("problem.step-of", step=asked.step)
        said = [step, *_order(table.match, words), words("problem.asks"), words("problem.note")]
        return words.sentences([*said, *_before(model, table, words)])
    return words.sentences(_verdict(model, table, asked, words))


def box(model: Model, here: Scene) -> Html | None:
    """What the headline leaves out, with the way back to the list and the hands that lie open.

    That is the note on the question, or the reason of the verdict; the headline itself is for tables without its place.
    """
    table = model.table
    if table is None or table.problem is None:
        return None
    words, asked = words_at(model.device.lang, table.match), table.problem
    listed = f"#/{PAGE}" if asked.of_day else f"#/{table.match.game.name}/{PAGE}"
    way = a(".plain-link", href=listed, id="to-list")[words("problem.step-of", step=asked.step)]
    if not asked.tried:
        beside = [*_order(table.match, words), *_before(model, table, words)]
        headline, *said = words("problem.asks"), words("problem.note")
    else:
        beside = [] if asked.solved else [words("problem.asks")]
        headline, *said = _verdict(model, table, asked, words)
    opened = _hands(model, table.match, here) if pool.solver(table.match.game).open else None
    found = asked.solved and not asked.shown
    return div(css(".coach.problem", open=opened, told=asked.solved, found=found), id="coach")[
        p(".small")[way, [[" · ", each] for each in beside]],
        p[strong(".headline")[words.sentences([headline]), " "], words.sentences(said)],
        opened,
    ]


def _example(model: Model) -> str:
    """Of the line that is played after a problem: how the others play in it, or that it is one of many."""
    look = model.look
    if look is None or look.origin is None or (asked := look.origin.problem) is None:
        return ""
    words, match = words_at(model.device.lang, look.whole), look.origin.match
    wrong = look.whole.moves[len(match.moves)] != asked.answer
    keys = ("problem.example-not",) * wrong + ("problem.example",)
    return next((words(key) for key in keys if key in words), "")


def laid(model: Model, here: Scene) -> Scene:
    """The scene with the cards of the answer on the table once it is known, and nothing to be done there.

    As it is before, and where the answer lays no cards.
    """
    table = model.table
    if table is None or (asked := table.problem) is None or not asked.solved:
        return here
    view, solver = view_of(table.match.game), pool.solver(table.match.game)
    if not (solver.lays and view.cards_of(here, asked.answer)):
        return here
    after = table.match.play(asked.answer)
    seen = after.seen(here.seat)
    return here._replace(seen=seen, moves=(), ticked=(), offered=(), put_away=view.finished(seen))


def _before(model: Model, table: Table, words: Words) -> list[str]:
    """How the problem went before, if it was tried."""
    asked = table.problem
    before = record.tried(model.device.stored, table.match.game, asked.deal) if asked else None
    return [words("problem.before-solved" if before.solved else "problem.before-missed")] if before else []


def _order(match: Match, words: Words) -> list[str]:
    """Who plays after the player, where the game says it."""
    order = pool.solver(match.game).order
    return [words.say(order(match))] if order else []


def _verdict(model: Model, table: Table, asked: Asked, words: Words) -> list[str]:
    """Whether it was the right move, and why or why not."""
    solver = pool.solver(table.match.game)
    if not asked.solved:
        return [words("problem.wrong"), words.say(solver.against(table.match, asked.tried))]
    why = solver.why(table.match, asked.answer)
    reason = [words.say(why)] if why else []
    if asked.shown:
        return [words("problem.answer", move=_meaning(model, table.match, asked.answer)), *reason]
    first = record.tried(model.device.stored, table.match.game, asked.deal)
    return [words("problem.right" if first is None or first.right else "problem.right-later"), *reason]


def _meaning(model: Model, match: Match, move: str) -> str:
    """What a move does, in words."""
    return view_of(match.game).clause(scene(model, match), move)


def buttons(model: Model, here: Scene) -> list[Html]:
    """What can be done: be shown the answer, see what follows, go on to the next problem."""
    table = model.table
    if table is None or table.problem is None:
        return []
    words, asked = words_at(model.device.lang, table.match), table.problem
    if not asked.tried:
        return [act(words, "problem show", "problem.show")]
    if not asked.solved:
        return [act(words, "problem show", "problem.show"), act(words, "problem why-not", "problem.why-not", ".main")]
    to, said = _onward(words, following(model, table.match, asked), of_day=asked.of_day)
    way = a(".button.main", href=to, id="next-problem")[said]
    return [way, act(words, "problem line", "problem.line")]


def _onward(words: Words, on: tuple[Game, Problem] | None, *, of_day: bool) -> tuple[str, Node]:
    """The address of what comes next, and what the way is called: of the day's, which game is next, seen if it fits."""
    if on is None:
        return f"#/{PAGE}", words("problem.day-done")
    game, problem = on
    to = address(game.name, problem.deal, of_day=of_day)
    if not of_day:
        return to, words("problem.next")
    return to, [words("problem.next-of-day"), _of_game(words_for(words.lang, game)("title"))]


def _of_game(title: str) -> Html:
    """Which game the next problem is of, on a line of its own; by ear it is told apart from what the way is called."""
    return span(".next-game")[span(".unseen")["\u00a0· "], title]


def address(name: str, deal: str, *, of_day: bool = False) -> str:
    """The address of a problem, of one of the day's as such."""
    return f"#/{name}/{PAGE}?deal={deal}{f'&of={DAY}' if of_day else ''}"


def following(model: Model, match: Match, asked: Asked) -> tuple[Game, Problem] | None:
    """The problem to go on with, one that was not tried yet: of the day where it is one of the day's, else of its game.

    Where all were tried, simply the next one; None after the last one of the day.
    """
    known = {(each.game, each.deal) for each in record.read(model.device.stored)}
    today = pool.of_day(day_of(model.device.now))
    left = [(game, each) for game, each in today if (game.name, each.deal) not in known]
    if asked.of_day and (match.game.name, asked.deal) in [(game.name, each.deal) for game, each in today]:
        return next(iter(left), None)
    mine, deals = pool.pool(match.game), [*pool.pool(match.game)]
    after = mine[deals[(deals.index(asked.deal) + 1) % len(deals)]]
    tried = {deal for name, deal in known if name == match.game.name}
    return match.game, pool.onward(match.game, tried, asked.deal) or after


def _hands(model: Model, match: Match, here: Scene) -> Html | None:
    """The hands of the others at this moment, small; None where all of them lie on the table anyhow.

    Where not all are shown at once, one of them, under the names of all; on a phone long ones lie behind a fold.
    """
    known, view = here._replace(seen=match.state), view_of(match.game)
    seats = [seat for seat in here.clockwise() if seat != here.seat and not view.lies_open(known, seat)]
    shown, many = laid_open(model, seats), len(seats) > view.hands_at_once
    rows = [
        div(css(".opened-hand", shown=many and seat == shown), role="group")(
            aria_label=here.words("look.hand-of", seat=seat)
        )[span(".owner", aria_hidden="true")[here.words.seat(seat)], view.open_hand(known, seat)]
        for seat in seats
    ]
    if not rows:
        return None
    unfolded = LAID_OPEN in model.device.folds
    toggle = fold_button(LAID_OPEN, unfolded, ".to-hands", "laid-open")[
        words_at(model.device.lang, match)("problem.hands")
    ]
    inside = div(".laid-open", id="laid-open")[tabs(here.words, seats, shown) if many else None, rows]
    return div(css(".of-problem", many=many, unfolded=unfolded))[toggle, inside]
