"""What lies over the table for a while, and what closes it."""

from __future__ import annotations

from game.core.match import Match
from game.ui.model import Model, Step
from game.ui.places import BY_KEY, KEY_LIST, KEYS_FROM, MENU
from game.ui.view import view_of

LASTING = ("guide", "sheet", "log", "deal", BY_KEY, KEY_LIST)
"""The folds that stay open when the player plays; what was opened on the table closes with that."""
KEYS_LISTED = "listed-keys"
"""The id of what scrolls in the list of keys."""
READS_ON = ("fold", "into", "hear", "keys", "visit", "lang", "clear")
"""Messages with which the player reads on, or closes it by its own way."""


def hidden(model: Model) -> bool:
    """Whether the menu covers the whole table: nobody moves behind it."""
    return model.table is not None and model.device.drawer and MENU in model.device.folds


def over(model: Model) -> tuple[str, ...]:
    """The game's own folds that lie over the table."""
    covers = view_of(model.table.match.game).covers if model.table else ()
    return tuple(fold for fold in covers if fold in model.device.folds)


def uncovered(model: Model) -> Model:
    """The model without them."""
    return _without(model, over(model))


def unexplained(model: Model) -> Model:
    """The model without what would lie over the sentence of a card that is selected."""
    return _without(model, view_of(model.table.match.game).over_selected if model.table else ())


def read(model: Model, name: str) -> Model:
    """The model without what was only looked at on the table, unless the player reads on with this message."""
    return model if name in READS_ON or not model.table else _without(model, view_of(model.table.match.game).glances)


def played(model: Model, before: Match, after: Match) -> Model:
    """The model without what closes with a move: with the player's own nearly all, with another's what it changes."""
    seat, view = model.seat, view_of(before.game)
    if before.asked == seat:
        return model._replace(device=model.device.keeping(lambda fold: fold in LASTING))
    passed_by = view.pause(before.seen(seat), after.seen(seat)) == 1
    return model if passed_by else _without(model, view.glances)


def after_keys(model: Model, at: str) -> Step:
    """The step after the list of keys was closed: the focus stays, or if it was there goes back to where it came from.

    It comes in sight, as what stood below the list has moved.
    """
    there = model.device.chosen(KEYS_FROM) if at in ("close-keys", KEYS_LISTED) else at
    return Step(model, grab=bool(there), focus=there)


def _without(model: Model, folds: tuple[str, ...]) -> Model:
    """The model with these folds closed."""
    return model._replace(device=model.device.keeping(lambda fold: fold not in folds)) if folds else model
