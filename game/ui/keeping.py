"""What the browser keeps: everything as one file and back, one tab per match, what is left of a broken save."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from game import shelf
from game.core.match import BadSave, loads
from game.ui import room, saves, settings
from game.ui.model import TAKEN, Model, Step
from game.ui.playing import begun, refused
from game.words import words_of

Env = Mapping[str, Any]
LONGEST_FILE = 8_000_000


def everything(stored: Mapping[str, str]) -> str:
    """All that is kept, as the text of a file; `taken_in` is the way back."""
    return json.dumps({"fudaba": 1, "stored": dict(stored)}, ensure_ascii=False)


def taken_in(text: str, stored: Mapping[str, str]) -> dict[str, str]:
    """What a file adds to what is kept, by key; nothing kept is overwritten. BadSave when it is no such file."""
    match _data(text):
        case {"fudaba": 1, "stored": dict(found)} if all(isinstance(each, str) for each in found.values()):
            return dict(_added(found, stored))
    raise BadSave("data.shape")


def _data(text: str) -> object:
    try:
        return loads(text) if len(text) <= LONGEST_FILE else None
    except BadSave:
        return None


def _added(found: Mapping[str, str], stored: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Matches and what rooms keep, under another id where theirs is in use; settings if there are none."""
    for key, text in found.items():
        if text in stored.values():
            continue
        if key.startswith(saves.KEY):
            yield _match(key.removeprefix(saves.KEY), text, stored)
        elif key.startswith((saves.ASIDE, *own_keys())) or (key == settings.KEY and key not in stored):
            yield _free(key, stored), text


def own_keys() -> tuple[str, ...]:
    """How the keys begin of what the rooms of the games keep."""
    return tuple(room.prefix(game) for game in shelf.GAMES.values() if game.rooms)


def _match(name: str, text: str, stored: Mapping[str, str]) -> tuple[str, str]:
    try:
        save = saves.read_one(name, text, shelf.GAMES)
    except BadSave:
        return _free(saves.ASIDE + name, stored), text
    save = save._replace(id=_free(save.key, stored).removeprefix(saves.KEY))
    return save.key, save.text()


def _free(key: str, stored: Mapping[str, str]) -> str:
    """The key, or one like it that is not in use."""
    n, free = 1, key
    while free in stored:
        n, free = n + 1, f"{key}-{n + 1}"
    return free


def fresh(model: Model, env: Env) -> Model:
    """The model with all that the browser keeps now; while it refuses to keep anything, with what the page knows."""
    return model if model.unsaved else model._replace(stored=dict(env["stored"]))


def import_(model: Model, text: str, env: Env) -> Step:
    """A file has been chosen: its matches are kept beside the ones there are."""
    model = fresh(model, env)
    try:
        added = taken_in(text, model.stored)
    except BadSave as fault:
        return refused(model, fault.saying)
    n, own = sum(key.startswith(saves.KEY) for key in added), sum(key.startswith(own_keys()) for key in added)
    said = ("data.imported-own", {"n": n, "own": own}) if own else ("data.imported", {"n": n})
    stored = {**model.stored, **added}
    model = model._replace(stored=stored, settings=settings.read(stored, shelf.GAMES), notice=said)
    effects = (*(("store", key, each) for key, each in added.items()), ("polite", words_of(model.lang).say(said)))
    return Step(model, effects)


def rescue(model: Model, name: str, env: Env) -> Step:
    """A save that no longer replays to its end is played on from where it does; the save itself stays as it is."""
    bad = next((each for each in saves.read(model.stored, shelf.GAMES).bad if each.id == name), None)
    if bad is None or bad.fault.match is None:
        return Step(model)
    step = begun(model._replace(match=bad.fault.match, ticked=(), put_away={}), bad.fault.match, env)
    return step._replace(model=step.model._replace(notice=bad.fault.saying))


def claimed(model: Model, result: str, env: Env) -> Step:
    """Whether this tab may write the save; if so, what another tab has played meanwhile is on the table."""
    if not model.match:
        return Step(model)
    if result == TAKEN:
        return Step(model._replace(held=TAKEN))
    model = fresh(model._replace(held=model.id), env)
    kept = [save for save in saves.read(model.stored, shelf.GAMES).good if save.id == model.id]
    return Step(model._replace(match=kept[0].match, marks=kept[0].marks) if kept else model)


def lost(model: Model, _: str, __: Env) -> Step:
    """Another tab has taken the match over."""
    return Step(model._replace(held=TAKEN) if model.match else model)


def take_over(model: Model, _: str, __: Env) -> Step:
    """The match is to be played in this tab."""
    return Step(model, (("claim", model.id, "steal"),)) if model.match else Step(model)


MESSAGES: Mapping[str, Callable[[Model, str, Env], Step]] = {
    "import": import_,
    "rescue": rescue,
    "claimed": claimed,
    "lost": lost,
    "take-over": take_over,
}
