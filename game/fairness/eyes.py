"""The table of a finished match as a bot saw it, with what it thought each of its moves worth.

It is drawn from what `rules.seen_by` gives the seat, which is all that its bot is handed; the thought is thought again
with the same dice.
"""

from __future__ import annotations

from game.core.match import ME
from game.core.rules import Choice
from game.fairness.saying import words_at
from game.ui.effects import polite
from game.ui.html import Html, Node, button, css, div, p, render, span, strong, table, tbody, td, th, thead, tr
from game.ui.model import Model, Step, scene
from game.ui.places import MENU, Eyes, Look
from game.ui.play import replay
from game.ui.table.looking import bots
from game.ui.view import Scene, view_of
from game.ui.view.parts import act, scrolling
from game.ui.view.people import names
from game.words import Words, number, words_of


def asked(model: Model, which: str, _: object) -> Step:
    """Look with the eyes of a bot: of this seat, of the one that moves here, at its `next` turn, or `off`."""
    look = model.look
    if look is None or not (there := bots(look)):
        return Step(model)
    if which == "off":
        return Step(model.on(look._replace(eyes=None)), grab=True)
    if which == "next" and look.eyes:
        at = next_turn(look, look.eyes.seat)
        return replay.at_turn(model, look._replace(at=at, running=False)) if at is not None else Step(model)
    asked_here = look.match.asked
    usual = asked_here if asked_here in there else there[0]
    seat = int(which) if which in map(str, there) else usual
    model = model.on(look._replace(eyes=Eyes(seat if seat is not None else there[0])))
    return Step(model, polite([_words(model, look)("eyes.only", seat=seat), *_told(model)]), grab=True)


def next_turn(look: Look, seat: int) -> int | None:
    """The number of moves before the next turn of a seat; None when it has no other one."""
    to_move, states = look.whole.game.rules.to_move, look.whole.states
    return next((at for at in range(look.at + 1, len(states)) if to_move(states[at]) == seat), None)


def weighed(model: Model, choices: tuple[Choice, ...]) -> Step:
    """The moves of the bot are weighed."""
    look = model.look
    if look is None or look.eyes is None:
        return Step(model)
    model = model.on(look._replace(eyes=look.eyes._replace(choices=choices)))
    return Step(model, polite(_told(model)))


def _words(model: Model, look: Look) -> Words:
    """The sentences, with the names of the players."""
    called = names(words_of(model.device.lang), look.whole.players, model.names)
    return words_at(model.device.lang, look.whole.game, called)


def _told(model: Model) -> list[str]:
    """What is said of the bot's thought at this turn."""
    look = model.look
    if look is None or look.eyes is None:
        return []
    words, seat, asked = _words(model, look), look.eyes.seat, look.match.asked
    if asked is None:
        return [words("eyes.over")]
    if asked != seat:
        return [_waits(words, look, seat, asked)]
    if not look.eyes.choices:
        return [words("eyes.stop-first" if look.running else "eyes.weighing")]
    return [_judged(model, words, look, look.eyes.choices)]


def _waits(words: Words, look: Look, seat: int, asked: int) -> str:
    """That the bot in `seat` weighs nothing at the turn of another seat."""
    if next_turn(look, seat) is None:
        return words("eyes.no-next", seat=seat)
    if look.whole.players[asked] == ME and not look.sent:
        return words("eyes.not-asked-you", seat=seat)
    return words("eyes.not-asked", seat=seat, asked=asked)


def _judged(model: Model, words: Words, look: Look, choices: tuple[Choice, ...]) -> str:
    """What the bot chose and why, and whether it could choose; in few words, since the list of its moves has more."""
    first, played = choices[0], look.whole.moves[look.at]
    if len(choices) == 1:
        return words("eyes.single", move=_meaning(model, look, first.move))
    if len({each.worth for each in choices}) == 1:
        return words("eyes.equal", why=first.reason)
    chosen = _meaning(model, look, played, brief=True)
    if played == first.move:
        return words("eyes.chose", move=chosen, why=first.reason)
    return words("eyes.else", move=chosen, better=_meaning(model, look, first.move, brief=True), why=first.reason)


def _meaning(model: Model, look: Look, move: str, *, brief: bool = False) -> str:
    """What a move would do, in the words of the seat that has it."""
    here, view = scene(model, look.match), view_of(look.whole.game)
    moves = look.whole.game.rules.moves(here.seen)
    return (view.brief_clause if brief else view.clause)(here._replace(moves=moves), move)


def panel(model: Model, here: Scene) -> Html:
    """Whose eyes these are, and what the bot thought of its moves at this turn."""
    look = model.look
    if look is None or look.eyes is None:
        return div[()]
    words, eyes = _words(model, look), look.eyes
    goes_on = look.match.asked != eyes.seat and next_turn(look, eyes.seat) is not None
    ways = act(words, "eyes next", "eyes.next") if goes_on else None
    if eyes.choices:
        ways = button(".to-list", type="button", data_do=f"fold {MENU}", id="to-worths")[words("eyes.all")]
    frame = scrolling(".coach.eyes", words("eyes.ask", seat=eyes.seat))
    return frame(id="coach")[_whose(words, look, eyes, ways), p(role="status")[_told(model)]]


def worths(model: Model) -> Html:
    """All moves of the bot at this turn with their worths, where it had a choice and a view of it."""
    look = model.look
    if look is None or look.eyes is None:
        return div[()]
    words, choices = _words(model, look), look.eyes.choices
    only = p(".small")[words("eyes.only", seat=look.eyes.seat)]
    if len({each.worth for each in choices}) < 2:
        return render([only, p[_told(model)]])
    return render([only, _table(model, words, look, choices), p(".small")[words("eyes.unit")]])


def _whose(words: Words, look: Look, eyes: Eyes, ways: Html | None) -> Html:
    """The bots, to choose whose eyes to look with, the way back to the own view, and on."""
    called = names(words_of(words.lang), look.whole.players)
    choice = [
        button(type="button", data_do=f"eyes {seat}", id=f"eyes-{seat}", aria_pressed=str(seat == eyes.seat).lower())[
            called[seat]
        ]
        for seat in bots(look)
    ]
    return div(".row", role="group", aria_label=words("eyes.whose"))[choice, act(words, "eyes off", "eyes.off"), ways]


def _table(model: Model, words: Words, look: Look, choices: tuple[Choice, ...]) -> Html:
    """All moves with their worths, the best first; those that share a reason stand together, and it is said once."""
    by_reason: dict[str, list[Choice]] = {}
    for each in choices:
        by_reason.setdefault(words.say(each.reason), []).append(each)
    heads = thead[tr[th(scope="col")[words("eyes.move")], th(".number", scope="col")[words("eyes.worth")]]]
    groups = [
        tbody[[_row(model, words, look, each) for each in alike], tr[td(colspan=2)[span(".small")[why]]]]
        for why, alike in by_reason.items()
    ]
    return table(".list.figures.by-reason", aria_label=words("eyes.table"))[heads, groups]


def _row(model: Model, words: Words, look: Look, choice: Choice) -> Html:
    """A move with its worth; the one that was played is marked."""
    is_played, meaning = choice.move == look.whole.moves[look.at], _meaning(model, look, choice.move)
    move: Node = [strong[meaning], " ", span(".small")[words("eyes.played")]] if is_played else meaning
    return tr(css("", own=is_played))[th(scope="row")[move], td(".number")[number(choice.worth, "+.2f")]]
