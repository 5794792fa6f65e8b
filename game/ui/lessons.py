"""The guided first match: an ordinary match with a coach beside it, who can be sent away at any time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.core.game import Game
from game.core.match import ME, Match
from game.ui import keeping, listing, room
from game.ui.html import Html, css, div, p
from game.ui.model import Model, Step
from game.ui.parts import act
from game.ui.playing import begun, kept
from game.ui.view import Scene
from game.ui.voice import LESSON, coached

Env = Mapping[str, Any]
DEAL = "first-steps"
TAUGHT = "taught"
"""The mark of a match whose coach was sent away."""


def opened(model: Model, game: Game, env: Env) -> Step:
    """The guided match of a game: the unfinished one if there is one, else a new one, against the second level."""
    found = listing.search(model.stored, LESSON, lambda save: LESSON in save.marks and save.match.game == game)
    if found and not found.over and (save := listing.opened(found)) and save.match.asked is not None:
        return keeping.resumed(model, save)
    rival = [*game.levels][:2][-1]
    step = begun(model, Match.begin(game, DEAL, (ME, *(rival,) * (game.seats[0] - 1))), env)
    return kept(step._replace(model=step.model._replace(marks=(LESSON,))), env)


def leave(model: Model, _: str, env: Env) -> Step:
    """The coach goes; the match goes on, and is still counted apart."""
    if not (model.match and LESSON in model.marks):
        return Step(model)
    marks = tuple(TAUGHT if mark == LESSON else mark for mark in model.marks)
    return kept(Step(model._replace(marks=marks), grab=True), env)


def coach(model: Model, here: Scene) -> Html | None:
    """The coach's place at the table: what is said, and the way on without the coach, or at the end to the rooms."""
    match = model.match
    if not (match and LESSON in model.marks):
        return None
    over = match.asked is None
    way = room.row(here.words, match.game) if over else act(here.words, "leave-lesson", "lesson.leave")
    said = coached(model)
    return div(css(".coach", silent=not said), id="coach")[p[said] if said else None, way]


MESSAGES: Mapping[str, Callable[[Model, str, Env], Step]] = {"leave-lesson": leave}
