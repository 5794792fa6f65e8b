"""Stored matches on the page: one tab a match, rescue of a broken save."""

from __future__ import annotations

from collections.abc import Mapping

from game import shelf
from game.core.match import BadSave
from game.ui.device import TAKEN
from game.ui.effects import Assertive, Claim, Go, polite
from game.ui.model import Message, Model, Step, listing, saves
from game.ui.places import Table
from game.ui.play.playing import begun, refused, seated
from game.ui.protocol import Env
from game.words import words_of


def fresh(model: Model, env: Env) -> Model:
    """The model with the texts that are stored now; as it is while the browser refuses to store."""
    return model if model.device.unsaved else model.storing(dict(env.stored or {}))


def rescue(model: Model, name: str, env: Env) -> Step:
    """Play on from the last good move of a save that no longer replays; the save itself stays as it is."""
    try:
        saves.read_one(name, model.device.stored.get(saves.KEY + name, ""), shelf.GAMES)
    except BadSave as fault:
        if fault.match is not None:
            step = begun(model, fault.match, env)
            return step._replace(model=step.model._replace(notice=fault.saying))
    return Step(model)


def resumed(model: Model, save: saves.Save, called: tuple[str, ...] = ()) -> Step:
    """Put a stored match on the table; names that were just typed replace the stored ones."""
    return seated(model, Table(save.match, save.id, save.marks, called if any(called) else save.names))


def hurt(model: Model) -> Step:
    """Go to the menu, which tells why a match cannot be replayed and offers the part that can be."""
    said = words_of(model.device.lang)("storage.aside", n=len(listing.listed(model.device.stored).bad))
    return Step(model, (Go("#/"), Assertive(said)))


def claimed(model: Model, text: str, env: Env) -> Step:
    """Note whether this tab may write the save; if so, show moves that another tab has made meanwhile.

    What was claimed before the page went on to another match counts no more.
    """
    name, _, result = text.rpartition(" ")
    table = model.table
    if table is None or name != table.id:
        return Step(model)
    if result == TAKEN:
        return taken(model)
    key, known = saves.KEY + name, model.device.stored
    model = fresh(model._replace(device=model.device._replace(held=name)), env)
    text = model.device.stored.get(key, "")
    if text == known.get(key, ""):
        return Step(model)
    try:
        save = saves.read_one(name, text, shelf.GAMES)
    except BadSave:
        return Step(model)
    return Step(model.on(table._replace(match=save.match, marks=save.marks, ticked=(), offered=(), sure="", undone=())))


def lost(model: Model, name: str, _: Env) -> Step:
    """Note that another tab has taken the match over."""
    return taken(model) if model.table and name == model.table.id else Step(model)


def taken(model: Model) -> Step:
    """Mark the match as played by another tab, in place of what was said before."""
    model = model._replace(device=model.device._replace(held=TAKEN), notice=None, warned=False)
    return Step(model, polite([words_of(model.device.lang)("tab.taken")]))


def take_over(model: Model, _: str, __: Env) -> Step:
    """Take the match over from another tab."""
    return Step(model, (Claim(model.table.id, "steal"),)) if model.table else Step(model)


def storage(model: Model, error: str, _: Env) -> Step:
    """Note that the browser refuses to store (`error` is the name of its error), or stores again (empty)."""
    if not error:
        return Step(model._replace(device=model.device._replace(unsaved="")))
    model = model._replace(device=model.device._replace(unsaved=error))
    return refused(model, ("storage.full" if "Quota" in error else "storage.denied", {}))


MESSAGES: Mapping[str, Message] = {
    "rescue": rescue,
    "storage": storage,
    "claimed": claimed,
    "lost": lost,
    "take-over": take_over,
}
