"""What kind of a table is on the screen: a guided match, or the line that is played after a problem."""

from __future__ import annotations

from game.ui.model import LESSON, Model
from game.ui.places import Asked, Look


def guided(model: Model) -> bool:
    """Whether the match that is played here is one in which a coach speaks."""
    return model.table is not None and LESSON in model.table.marks


def of_problem(look: Look | None) -> Asked | None:
    """The problem after which the line is played that is looked at; None where a match is looked at, or nothing."""
    return look.origin.problem if look and look.origin else None
