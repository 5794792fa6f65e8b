"""What is read or heard at a table and changes nothing in the match: read-outs, folds, the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.ui.model import Model, Step, scene
from game.ui.view import view_of
from game.ui.voice import polite, question, since

Env = Mapping[str, Any]


def hear(model: Model, what: str, _: Env) -> Step:
    """The table in words: what is asked, the hand, what lies there, what has happened, or the keys themselves."""
    match = model.shown
    if not match:
        return Step(model)
    here = scene(model, match)
    said = {
        "asked": lambda: [question(model)],
        "last": lambda: since(model) or [here.words("hear.nothing-yet")],
        "detail": lambda: since(model, whole=True) or [here.words("hear.nothing-yet")],
        "table": lambda: [view_of(match.game).heard(here, what), question(model)],
        "help": lambda: [here.words("hear.keys")],
    }.get(what, lambda: [view_of(match.game).heard(here, what)])()
    return Step(model, polite([here.words.sentences(said)]))


def fold(model: Model, name: str, _: Env) -> Step:
    """A fold opens or closes; of its own one, the game may say what is in it."""
    if name in model.folds:
        return Step(model._replace(folds=tuple(each for each in model.folds if each != name)))
    model = model._replace(folds=(*model.folds, name))
    match = model.shown
    return Step(model, polite([view_of(match.game).heard(scene(model, match), f"fold {name}")] if match else []))


def log_of(model: Model, whose: str, _: Env) -> Step:
    """The log shows the lines of one seat, of all, or only the last ones."""
    return Step(model._replace(log_of="" if whose == model.log_of else whose))


MESSAGES: Mapping[str, Callable[[Model, str, Env], Step]] = {"hear": hear, "fold": fold, "log": log_of}
