"""The line for typed moves: what was refused stays in it, to be changed."""

from __future__ import annotations

from game.ui.effects import Assertive
from game.ui.model import Model, Step, scene

QUOTED = ("text", "move")
"""The facts of a refusal that quotes what was typed; such a sentence says by itself what can be read."""


def typed(before: Model, step: Step) -> Step:
    """What came of a text in the line: where it was refused the focus goes back there, and an example is named."""
    model, why = step.model, step.model.notice
    if model.match is not before.match or not (model.warned and why and model.match):
        return step
    here = scene(model, model.match)
    if here.moves and why[1].keys().isdisjoint(QUOTED):
        said = "table.typed-example", {"why": why, "move": here.moves[0]}
        step = step._replace(model=model._replace(notice=said), effects=(Assertive(here.words.say(said)),))
    return step._replace(focus="line", grab=True)
