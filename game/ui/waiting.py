"""How long the page waits before it asks for more: a bot's move, or one that the settings make."""

from __future__ import annotations

from game.ui.effects import Speak
from game.ui.lobby import checking, estimating
from game.ui.model import Model, Step, covering, holding, room
from game.ui.model.kinds import guided
from game.ui.play import hinting, replay, turning, unasked
from game.ui.settings import PACES
from game.ui.table import looking
from game.ui.view import view_of
from game.words import LANGUAGES

GUIDED = 1200
"""Milliseconds for which a move lies there in a guided match: what others do is new, and a coach speaks of it."""


def wait(step: Step, reveal: int) -> int | None:
    """Milliseconds until the page asks for more: a bot's move, or one that the settings make; None for not at all.

    `reveal` are those until the last stage of the page is shown: the first pace is at least as long.
    """
    model = step.model
    pace = PACES.get(model.device.settings["pace"], PACES["normal"])
    if model.look and model.look.running:
        return round(max(pace * step.pause, reveal and reveal + pace * replay.STEP))
    pause = max(_least(model), max(pace, reveal) + round(pace * (max(step.pause, _new_hand(model)) - 1)))
    if model.hurries:
        pause = PACES["fast"]
    weighs = model.look is not None and looking.weighing(model.look) is not None
    looks = weighs or turning.sought(model) or hinting.sought(model)
    if looks or checking.unchecked(model) or estimating.goes_on(model) or room.work(model):
        return 0
    if covering.hidden(model):
        return None
    if unasked.auto(model):
        return pause
    if model.thinking is None or model.stepping:
        return None
    return max(holding.REST if holding.holds(model) else pause, _spoken(step))


def _least(model: Model) -> int:
    """Milliseconds for which a move at least lies there: in a guided match time to read, unless all is to be fast."""
    return GUIDED if guided(model) and model.device.settings["pace"] != "fast" else 0


def _new_hand(model: Model) -> int:
    """Paces for which the player looks at new cards before a bot moves; 1 for no longer than usual."""
    if model.match is None or model.device.settings["pace"] == "fast":
        return 1
    return view_of(model.match.game).dealt(model.match.seen(model.seat))


def _spoken(step: Step) -> int:
    """Milliseconds for which a voice speaks, so that the next card does not interrupt it."""
    return sum(len(each.text) * LANGUAGES[each.lang].pace for each in step.effects if isinstance(each, Speak))
