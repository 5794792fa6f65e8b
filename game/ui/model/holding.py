"""What is held: it lies there for a while before the next bot moves, unless the player has seen enough of it.

The page asks again and again meanwhile, since no press can wake it before the pause that it was told is over.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.ui.model import Message, Model, Step, scene
from game.ui.protocol import Env
from game.ui.settings import PACES
from game.ui.view import view_of

REST = 300
"""Milliseconds after which the page asks again."""
LEAST = 1200
"""Milliseconds for which what is held lies there at the fastest pace: who was not asked in it has to see it."""
ENOUGH = 10_000
"""More rests than anything is held."""


def holds(model: Model) -> bool:
    """Whether what the player had no part in still lies there before the next bot moves (`View.held`)."""
    table = model.table
    if table is None or model.thinking is None or model.stepping or model.hurries:
        return False
    paces = view_of(table.match.game).held(scene(model, table.match))
    pace = PACES.get(model.device.settings["pace"], PACES["normal"])
    return bool(paces) and table.rested * REST < max(LEAST, paces * pace)


def rests(model: Model) -> bool:
    """Whether it will still be held after one rest more."""
    return holds(rested(model).model)


def rested(model: Model) -> Step:
    """It has lain there for one rest more."""
    table = model.table
    return Step(model.on(table._replace(rested=table.rested + 1)) if table else model)


def go_on(model: Model, _: str, __: Env) -> Step:
    """The player has seen it."""
    return Step(model.on(model.table._replace(rested=ENOUGH)) if model.table and holds(model) else model)


MESSAGES: Mapping[str, Message] = {"go-on": go_on}
