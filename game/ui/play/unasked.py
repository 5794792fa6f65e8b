"""What is answered without being asked: a choice made before, or what the settings leave to the game."""

from __future__ import annotations

from game.ui.model import Model, Step, scene
from game.ui.view import view_of

ALWAYS = "-always"
"""What ends the names in `Table.standing` that hold until the match is over, also when a move is taken back."""


def lasting(standing: str) -> str:
    """Those of the names in `standing` that hold until the match is over."""
    return " ".join(name for name in standing.split() if name.endswith(ALWAYS))


def auto(model: Model) -> str:
    """The move that is made by itself for the human at this page; empty for none."""
    table = model.table
    if table is None or table.by_hand or not model.asked:
        return ""
    return view_of(table.match.game).auto(scene(model, table.match))


def counted(step: Step) -> Step:
    """The step with one more such move."""
    table = step.model.table
    return step._replace(model=step.model.on(table._replace(unasked=table.unasked + 1))) if table else step
