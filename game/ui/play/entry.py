"""The line for typed moves: what was refused is there again when it is opened, to be changed."""

from __future__ import annotations

from game.ui.effects import Assertive, Retype
from game.ui.model import Model, Step, scene

QUOTED = ("text", "move")
"""The facts of a refusal that quotes what was typed; such a sentence says by itself what can be read."""


def typed(before: Model, step: Step, text: str) -> Step:
    """What came of a text in the line: one that was refused goes back there, and an example of a move is named."""
    model, why = step.model, step.model.notice
    if model.match is not before.match or not (model.warned and why and model.match):
        return step
    here, effects = scene(model, model.match), step.effects
    if here.moves and why[1].keys().isdisjoint(QUOTED):
        said = "table.typed-example", {"why": why, "move": here.moves[0]}
        model, effects = model._replace(notice=said), (Assertive(here.words.say(said)),)
    return step._replace(model=model, effects=(*effects, Retype(text)))
