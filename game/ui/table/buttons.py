"""The buttons under the hand, in one order and each in its own place: what can be done now."""

from __future__ import annotations

from game.core.match import Match
from game.ui.html import Html, Node, Tag, button, css, div, p, span
from game.ui.model import Model, attempts, holding, late
from game.ui.model.kinds import guided
from game.ui.model.notices import marks_in_words, notice
from game.ui.play import choices, hinting, judging, keys, turning, undoing
from game.ui.play.voice import step_key
from game.ui.send import sending
from game.ui.table import lists, looking
from game.ui.view import Board, Scene, view_of
from game.ui.view.parts import act, home
from game.words import Words


def controls(model: Model, match: Match, here: Scene, board: Board, rests: bool) -> Html:
    """The row of buttons, and the line for what has just been done or refused."""
    plays = model.look is None and here.seat is not None
    menu = lists.beside_play(model, here.words)
    if model.look and model.look.asks:
        said = None if model.notice else here.words.sentences(judging.judged(model))
        line = p(".notice-line", id="notice")[said] if said else notice(model, here.words)
        return div(".controls")[div(".row.buttons")[_again(model, match, here, board), menu], line]
    row = _turn(model, match, here, board, rests) if plays else [_ways(model, match, here.words), menu]
    frame = div(css(".row", buttons=plays, solving=plays and model.problem, ways=not plays))
    return div(".controls")[frame[row], notice(model, here.words)]


def _turn(model: Model, match: Match, here: Scene, board: Board, rests: bool) -> Node:
    """Play, or in its place what comes next; the game's own; undo, redo, hint, menu; and far from all, giving up."""
    view, words = view_of(match.game), here.words
    if match.asked is None:
        return [_main(model, match, here, board, rests), lists.beside_play(model, here.words)]
    if model.problem:
        play, on = _main(model, match, here, board, rests), late.buttons(model, here)
        own = [] if model.problem.solved else [view.actions(here), view.leaving(here)]
        return [play, span(".actions")[own], on, lists.beside_play(model, here.words)]
    actions, leaving = (None, None) if rests else (view.actions(here), view.leaving(here))
    return [
        _main(model, match, here, board, rests),
        span(".actions")[actions],
        span(".undoing")[_undo(model, match, words), _redo(model, words)],
        _hint(model, words),
        lists.beside_play(model, here.words),
        span(".leaving")[leaving],
    ]


def _again(model: Model, match: Match, here: Scene, board: Board) -> Node:
    """Where the player is to think again: Play, and in its place the way on from there once a choice was judged.

    Beside it the game's own choices, the answer unless it was just found, the way back.
    """
    view, words = view_of(match.game), here.words
    judged = model.look is not None and model.look.tried
    best = judging.is_best(model)
    return [
        act(words, "branch", "look.branch", ".main.go") if judged else _main(model, match, here, board, rests=False),
        span(".actions")[view.actions(here)],
        None if best else act(words, "tell-turning", "turning.answer"),
        act(words, "to-end", "turning.back"),
        span(".leaving")[view.leaving(here)],
    ]


def _main(model: Model, match: Match, here: Scene, board: Board, rests: bool) -> Html:
    """The first button: the next round, the bot's next step, or Play; only words where nothing has to be confirmed."""
    if rests or model.at_result:
        return _from_result(here.words, model.match is not None and model.match.asked is None)
    if model.handing_over is not None:
        return act(here.words, "hand-over", "curtain.hand-over", ".main.go")
    if model.stepping:
        return act(here.words, "more", step_key(model), ".main.go")
    if holding.holds(model):
        return act(here.words, "go-on", "table.at-once", ".main.go")
    if board.at_once:
        return p(".go.at-once")[board.at_once]
    solved = model.problem is not None and model.problem.solved
    able = not solved and view_of(match.game).chosen(here) in here.moves
    play = button(".main.go", type="button", data_do="play", id="play", aria_disabled=_unless(able))
    return play[board.play or here.words("table.play")]


def _from_result(words: Words, over: bool) -> Html:
    """The way on from a result; first it shows all that is still to come, and says so meanwhile."""
    on = words("ending.show" if over else "table.next")
    meanwhile = span(".was", aria_hidden="true")[words("table.show-all")]
    return button(".main.go", type="button", data_do="put-away", id="put-away", aria_label=on)[on, meanwhile]


def _ways(model: Model, match: Match, words: Words) -> Node:
    """What can be done where nobody at this page plays: look through the moves, begin another match, look on."""
    if model.look:
        return looking.ways(model.look, words, choices.fork(model))
    if match.asked is None:
        return [act(words, "put-away", "ending.show", ".main"), home(words)]
    return [act(words, "more", "table.step", ".main") if model.stepping else None, home(words)]


def ways_on(model: Model, match: Match, here: Scene) -> Html:
    """What can be done after a match, always in this order, and the line for what has just been done.

    What is wanted most is in sight at any time, on a phone the rest lies below it.
    """
    words = here.words
    answers = bool(attempts.of(model.device.stored, match))
    send = sending.way(model, match, words, main=answers)
    told = answers or guided(model)  # then the coach says what comes next
    rematch = act(words, "new", "ending.rematch", ".main" * (not told))
    ask = turning.possible(model) and model.table and not model.table.review
    point = act(words, "turning", "turning.ask") if ask else None
    first, more = ([send, rematch], [point]) if answers else ([rematch, point, send], [])
    again, review = act(words, "again", "ending.again"), act(words, "replay", "ending.review")
    stays = div(".stays")[div(".row.ways")[first], notice(model, words)]
    rest = div(".row.ways")[more, again, review, home(words), lists.toggle(model, words)]
    return div(".ways-on")[stays, div(".rest")[rest, lists.menu(model, words, match)]]


def _undo(model: Model, match: Match, words: Words) -> Html:
    """The way back to one's last choice; where there is none, the button is off and says why."""
    seat = model.seat
    back = match if seat is None else match.undo(seat)
    costs = seat is not None and back is not match and hinting.unaided(model) and undoing.learnt(match, back, seat)
    none = words(undoing.none_to_undo(match, seat)) if back is match else None
    why = none or (words("table.undo-costs") if costs else _used(model, words, "undo"))
    mark = _mark(words, "undo", model, costs=costs)
    return _help(model, "undo", why)(aria_disabled=_unless(back is not match))[words(_called(model, "undo")), mark]


def _redo(model: Model, words: Words) -> Html:
    """The way on again after undo; where nothing was taken back, the button is off and says why."""
    why = None if model.table and model.table.undone else words("table.no-redo")
    return _help(model, "redo", why)(aria_disabled=_unless(not why))[words("table.redo")]


def _hint(model: Model, words: Words) -> Html:
    """The way to a hint; while nothing is asked at this page, the button is off and says why."""
    why = None if model.asked else words("table.no-hint")
    costs = hinting.unaided(model) and not hinting.is_forced(model)
    about = why or (words("table.hint-costs") if costs else _used(model, words, "hint"))
    second = hinting.has_second(model)  # a longer name, below which there is no room for a mark
    mark = None if second else _mark(words, "hint", model, costs=costs)
    label = "table.hint-second" if second else _called(model, "hint")
    return _help(model, "hint", about)(aria_disabled=_unless(not why))[words(label), mark]


def _help(model: Model, what: str, about: str | None) -> Tag:
    """The button for `hint`, `undo` or `redo`, with its key and what it costs."""
    key, name = keys.help_keys(model).get(what), css("", sure=_is_sure(model, what))
    return button(
        name, type="button", data_do=what, id=what, title=about, aria_description=about, aria_keyshortcuts=key
    )


def _called(model: Model, what: str) -> str:
    """The name of the button for `hint` or `undo`, as a question while it waits for another press."""
    return f"table.{what}-sure" if _is_sure(model, what) else f"table.{what}"


def _is_sure(model: Model, what: str) -> bool:
    """Whether another press does what was asked for, although it costs the match its place in the record."""
    asked = model.table is not None and model.table.sure == what
    return asked and not hinting.sought(model)


def _used(model: Model, words: Words, what: str) -> str | None:
    """That help of this name was used, and what that has cost; None where it was not."""
    used = model.table is not None and what in model.table.marks
    return words.sentences(marks_in_words(words, (what,))) if used else None


def _mark(words: Words, what: str, model: Model, *, costs: bool) -> Html | None:
    """What stands below the name of help: that it costs the match its place in the record, or that it was used.

    The description says so.
    """
    key = "table.cost-mark" if costs else "table.used-mark" if _used(model, words, what) else ""
    return span(".cost", aria_hidden="true")[words(key)] if key else None


def _unless(possible: object) -> str | None:
    """The value of aria-disabled: the button stays in the tab order, and says why when it is pressed."""
    return None if possible else "true"
