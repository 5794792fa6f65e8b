"""The keys of a table: what each of them sends, and the list that says so."""

from __future__ import annotations

from string import ascii_lowercase

from game.ui.model import Model
from game.ui.view import view_of
from game.words import Words

READ_OUTS = {"w": "asked", "h": "hand", "t": "table", "l": "last", "d": "detail", "c": "counts", "s": "score"}
"""The keys that read something out, and what."""
HEARD = {**{key: f"hear {what}" for key, what in READ_OUTS.items()}, "?": "keys"}
"""What they send, and the key of the list of keys."""
HELPS = {"hint": "i", "undo": "u", "redo": "r"}
"""The keys of the buttons that help, by the message."""
STEPS = {
    "ArrowLeft": "look back",
    "ArrowRight": "look forward",
    "Home": "look first",
    "End": "look last",
    "Enter main": "look forward",
}
"""The keys that go through the moves of a replay; Enter where the page has the focus, and so no button has it."""

Rows = list[tuple[str, str]]
"""Keys as they are called, and what each does."""


def help_keys(model: Model) -> dict[str, str]:
    """The keys of the buttons that help, by the message; none where the buttons are not there, or keys are off."""
    there = model.table and not model.problem and model.seat is not None and not model.ended
    return HELPS if there and used(model) else {}


def used(model: Model) -> bool:
    """Whether letters, digits and signs do anything at the table, as the settings say."""
    return model.device.settings["keys"] == "on"


def sent(model: Model) -> str:
    """What the keys at the shown match send, as `data-keys` of the page."""
    found = {**(STEPS if _steps(model) else {}), "Escape": "clear"}
    if model.shown and model.table and used(model):
        found |= view_of(model.shown.game).keys
    found |= {key: do for do, key in help_keys(model).items()}
    if used(model):
        found |= HEARD
    return "; ".join(f"{key}={do}" for key, do in found.items())


def listed(model: Model, words: Words) -> list[tuple[str, Rows]]:
    """The keys that do something here: what goes through cards and moves first, then letters; read-outs last.

    What only a game reads out stands with what all games do.
    """
    names = [*_through(model), *(("line",) if used(model) and not _steps(model) and not model.ended else ()), "escape"]
    rows = [(words(f"key.{name}"), words(f"key.{name}.does")) for name in names]
    if not used(model):
        return [("", rows)]
    aloud = [(key.upper(), words(f"hear.{what}")) for key, what in READ_OUTS.items()]
    hears, others = _own(model, words)
    helps = [(key.upper(), words(f"key.{do}.does")) for do, key in help_keys(model).items()]
    return [("", [*rows, *others, *helps, ("?", words("key.help.does"))]), (words("hear"), [*aloud, *hears])]


def said(model: Model, words: Words) -> list[str]:
    """The same in sentences, and what to know of screen readers."""
    lines = [
        line
        for head, rows in listed(model, words)
        for line in (head, *(f"{key}{words('colon')}{does}" for key, does in rows))
    ]
    return [*lines, *notes(words)]


def notes(words: Words) -> list[str]:
    """What those who hear the page should know of its keys."""
    return [words("hear.keys-reader"), words("hear.keys-pace")]


def _steps(model: Model) -> bool:
    """Whether the arrows go through the moves of a match."""
    return model.look is not None and not model.look.asks


def _through(model: Model) -> tuple[str, ...]:
    """What goes through moves, or through cards and plays them; nothing at the end of a match."""
    if _steps(model):
        return ("step", "ends")
    if model.ended or model.seat is None:
        return ()
    return ("across", "rows", "tab", "space", *(("digit",) if used(model) else ()), "enter")


def _own(model: Model, words: Words) -> tuple[Rows, Rows]:
    """The letters that only this game has, where one plays: those that read something out, and the others."""
    if not (model.table and not model.ended and model.shown):
        return [], []
    does = view_of(model.shown.game).keys
    own = [key for key in ascii_lowercase if f"key.own.{key}" in words]
    rows = {key: (key.upper(), words(f"key.own.{key}")) for key in own}
    hears = [key for key in own if does.get(key, "").startswith("hear ")]
    return [rows[key] for key in hears], [row for key, row in rows.items() if key not in hears]
