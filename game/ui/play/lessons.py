"""The guided first match: an ordinary match with a coach beside it, who can be sent away at any time."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.game import Game
from game.core.match import ME, Match
from game.ui.html import Html, a, button, css, div, p
from game.ui.model import LESSON, Message, Model, Step, late, listing, room
from game.ui.play import storing
from game.ui.play.playing import begun, stored
from game.ui.play.voice import coached
from game.ui.protocol import Env
from game.ui.view import Scene, view_of
from game.ui.view.parts import act

TAUGHT = "taught"
"""The mark of a match whose coach was sent away."""


def opened(model: Model, game: Game, env: Env) -> Step:
    """The guided match of a game: the unfinished one if there is one, else a new one, against the second level."""
    found = listing.search(model.device.stored, LESSON, lambda save: LESSON in save.marks and save.match.game == game)
    if found and not found.over and (save := listing.opened(found)) and save.match.asked is not None:
        return storing.resumed(model, save)
    players = (ME, *([*game.levels][:2][-1],) * (game.usual_seats - 1))
    return begun(model, Match.begin(game, game.lesson.deal, players, game.lesson.options), env, (LESSON,))


def leave(model: Model, _: str, env: Env) -> Step:
    """Go on without the coach; the match keeps a mark."""
    if not (model.table and LESSON in model.table.marks):
        return Step(model)
    marks = tuple(TAUGHT if mark == LESSON else mark for mark in model.table.marks)
    return stored(Step(model.on(model.table._replace(marks=marks)), grab=True), env)


def coach(model: Model, here: Scene) -> Html | None:
    """The place of the coach: a sentence, and the button that goes on without; at the end Play, and ways to more.

    It is the place of the question of a problem too, and of what a bot thought.
    """
    if model.problem:
        return late.box(model, here)
    if model.look and model.look.eyes:
        return late.seen(model, here)
    if not (model.table and LESSON in model.table.marks):
        return None
    match = model.table.match
    over = match.asked is None
    onward = _onward(here, match.game) if model.ended else None  # before that, the result is to be read
    way = onward if over else act(here.words, "leave-lesson", "lesson.leave")
    said = coached(model)
    view, alone = view_of(match.game), "lesson.alone" if here.moves or model.at_result else "lesson.others"
    shown = said if said or over else view.heard(here, "quiet")
    told = view.explained(here, shown) if shown or over else here.words(alone)
    return div(css(".coach.lesson", silent=not said), id="coach")[
        p("" if said else ".small")[told], _show(here, match.game), way
    ]


def _onward(here: Scene, game: Game) -> Html:
    """The ways on from a lesson that is over: a match, and what else the game has to play or to write."""
    play = a(".button", href=f"#/{game.name}", id="play-now")[here.words("menu.play")]
    return p(".row")[play, late.ways(here.words, game, sheets=False), room.ways(here.words, game)]


def _show(here: Scene, game: Game) -> Html | None:
    """The button that selects the cards that the coach speaks of, unless they are selected."""
    view = view_of(game)
    move = view.points_at(here)
    if not move or {*view.cards_of(here, move)} == {*here.ticked}:
        return None
    return button(type="button", data_do=f"pick {move}", id="show-cards")[here.words("lesson.show")]


MESSAGES: Mapping[str, Message] = {"leave-lesson": leave}
