"""What is read or heard at a table and changes nothing in the match: read-outs, folds, the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.ui.model import Model, Step, scene
from game.ui.view import view_of

Env = Mapping[str, Any]


def hear(model: Model, what: str, _: Env) -> Step:
    """The table in words: the hand, the rows, the last play, the counts, the score, or the keys themselves."""
    match = model.shown
    if not match:
        return Step(model)
    here = scene(model, match)
    said = view_of(match.game).heard(here, what)
    if what == "last" and not said:
        said = " ".join(here.words.tell(event) for event in here.seen.news)
    if what == "help":
        said = here.words("hear.keys")
    return Step(model, (("polite", said),) if said else ())


def fold(model: Model, name: str, _: Env) -> Step:
    """A fold opens or closes."""
    folds = tuple(each for each in model.folds if each != name) if name in model.folds else (*model.folds, name)
    return Step(model._replace(folds=folds))


def log_of(model: Model, whose: str, _: Env) -> Step:
    """The log shows the lines of one seat, of all, or only the last ones."""
    return Step(model._replace(log_of="" if whose == model.log_of else whose))


MESSAGES: Mapping[str, Callable[[Model, str, Env], Step]] = {"hear": hear, "fold": fold, "log": log_of}
