"""What the browser keeps: everything as a file and back, one tab per match, what is left of a broken save."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game import shelf
from game.core.match import BadSave
from game.ui import files, listing, saves, settings
from game.ui.model import TAKEN, Model, Step
from game.ui.playing import begun, refused, seated
from game.ui.voice import polite
from game.words import words_of

Env = Mapping[str, Any]


def fresh(model: Model, env: Env) -> Model:
    """The model with all that the browser keeps now; while it refuses to keep anything, with what the page knows."""
    return model if model.unsaved else model._replace(stored=dict(env["stored"]))


def import_(model: Model, text: str, env: Env) -> Step:
    """A file has been chosen: its matches are kept beside the ones there are."""
    model = fresh(model, env)
    try:
        added = files.taken_in(text, model.stored)
    except BadSave as fault:
        return refused(model, fault.saying)
    n, own = sum(key.startswith(saves.KEY) for key in added), sum(key.startswith(files.own_keys()) for key in added)
    said = ("data.imported-own", {"n": n, "own": own}) if own else ("data.imported", {"n": n})
    stored = {**model.stored, **added}
    model = model._replace(stored=stored, settings=settings.read(stored, shelf.GAMES), notice=said)
    effects = (*(("store", key, each) for key, each in added.items()), ("polite", words_of(model.lang).say(said)))
    return Step(model, effects)


def export(model: Model, _: str, __: Env) -> Step:
    """All that is kept is handed out as a file; as several, if it is very much."""
    parts = files.everything(model.stored)
    names = ("fudaba.json", *(f"fudaba-{n}.json" for n in range(2, len(parts) + 1)))
    return Step(model, tuple(("file", name, text) for name, text in zip(names, parts, strict=True)))


def rescue(model: Model, name: str, env: Env) -> Step:
    """A save that no longer replays to its end is played on from where it does; the save itself stays as it is."""
    try:
        saves.read_one(name, model.stored.get(saves.KEY + name, ""), shelf.GAMES)
    except BadSave as fault:
        if fault.match is not None:
            step = begun(model._replace(match=fault.match, ticked=(), put_away={}), fault.match, env)
            return step._replace(model=step.model._replace(notice=fault.saying))
    return Step(model)


def resumed(model: Model, save: saves.Save) -> Step:
    """A stored match is on the table; its players are called as on the page where it was put together, if there."""
    called = model.names if any(model.names) else save.names
    return seated(model._replace(match=save.match, id=save.id, marks=save.marks, names=called))


def hurt(model: Model) -> Step:
    """The match that was to be opened cannot be replayed: the menu tells why, and offers what can be played of it."""
    said = words_of(model.lang)("storage.aside", n=len(listing.listed(model.stored).bad))
    return Step(model, (("go", "#/"), ("assertive", said)))


def claimed(model: Model, text: str, env: Env) -> Step:
    """Whether this tab may write the save; if so, what another tab has played meanwhile is on the table.

    What was claimed before the page went on to another match counts no more.
    """
    name, _, result = text.rpartition(" ")
    if not model.match or name != model.id:
        return Step(model)
    if result == TAKEN:
        return taken(model)
    key, known = saves.KEY + model.id, model.stored
    model = fresh(model._replace(held=model.id), env)
    text = model.stored.get(key, "")
    if text == known.get(key, ""):
        return Step(model)
    try:
        save = saves.read_one(model.id, text, shelf.GAMES)
    except BadSave:
        return Step(model)
    return Step(model._replace(match=save.match, marks=save.marks))


def lost(model: Model, name: str, _: Env) -> Step:
    """Another tab has taken the match over."""
    return taken(model) if model.match and name == model.id else Step(model)


def taken(model: Model) -> Step:
    """Another tab plays the match, and this one only watches."""
    return Step(model._replace(held=TAKEN), polite([words_of(model.lang)("tab.taken")]))


def take_over(model: Model, _: str, __: Env) -> Step:
    """The match is to be played in this tab."""
    return Step(model, (("claim", model.id, "steal"),)) if model.match else Step(model)


MESSAGES: Mapping[str, Callable[[Model, str, Env], Step]] = {
    "import": import_,
    "export": export,
    "rescue": rescue,
    "claimed": claimed,
    "lost": lost,
    "take-over": take_over,
}
