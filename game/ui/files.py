"""Export and import of everything stored: nothing stored is overwritten, nothing in a file is trusted."""

from __future__ import annotations

from collections.abc import Mapping

from game import shelf
from game.core.match import BadSave, loads, texts
from game.core.texts import dumps, size, whole
from game.ui import attempts, late, room, saves, settings

LARGEST = 5_000_000
"""The most bytes of a file that is imported or written."""
FRAME = 100
"""Bytes that a file has besides the texts, at most."""


def everything(stored: Mapping[str, str]) -> tuple[str, ...]:
    """The texts of the files that hold everything stored: one file, unless it would be larger than LARGEST."""
    files: list[dict[str, str]] = [{}]
    left = LARGEST - FRAME
    for key, text in stored.items():
        bytes_ = size(dumps({key: text}))
        if bytes_ > left and files[-1]:
            files.append({})
            left = LARGEST - FRAME
        files[-1][key] = text
        left -= bytes_
    return tuple(dumps({"fudaba": 1, "stored": each}) for each in files)


def taken_in(text: str, stored: Mapping[str, str]) -> dict[str, str]:
    """The texts that a file adds to the stored ones, by key. BadSave when it is no such file."""
    if size(text) > LARGEST:
        raise BadSave("data.large", most=LARGEST // 1_000_000)
    match _data(text):
        case {"fudaba": 1, "stored": dict(found)} if texts(found.values()):
            return _added({whole(key): whole(each) for key, each in found.items()}, stored)
    raise BadSave("data.shape")


def _data(text: str) -> object:
    try:
        return loads(text, LARGEST)
    except BadSave:
        return None


def _added(found: Mapping[str, str], stored: Mapping[str, str]) -> dict[str, str]:
    """Matches and what rooms keep, under another id where theirs is in use; what is there once if it is missing.

    Results of others with the same cards are put together.
    """
    added: dict[str, str] = {}
    there = {told for each in stored.items() for told in _told(*each)}
    single = (key for key in (settings.KEY, late.KEY) if key not in stored)
    kinds = (saves.KEY, saves.ASIDE, *own_keys(), *single)
    for given, text in found.items():
        if given.startswith(attempts.KEY):
            added |= attempts.merged(stored, given, text)
            continue
        key = _place(given, text)
        told = _told(key, text)
        if told[0] in there or told[0][0] not in kinds:
            continue
        there.add(told[0])
        free = saves.free(key, {**stored, **added})
        added[free] = saves.renamed(text, free.removeprefix(saves.KEY)) if key.startswith(saves.KEY) else text
    return added


def own_keys() -> tuple[str, ...]:
    """The beginnings of the keys under which rooms store texts."""
    return tuple(room.prefix(game) for game in shelf.GAMES.values() if game.rooms)


def _place(key: str, text: str) -> str:
    """The key for a text: a match that cannot be read goes to ASIDE."""
    name = key.removeprefix(saves.KEY)
    try:
        if key != name:
            saves.noted(name, text, shelf.GAMES)
    except BadSave:
        return saves.ASIDE + name
    return key


def _told(key: str, text: str) -> tuple[tuple[str, str], ...]:
    """What makes a text a copy of a stored one, with its kind: the text; of a match everything but its id.

    Of a match the text itself need not be kept aside either.
    """
    if key.startswith(saves.KEY):
        return (saves.KEY, saves.meaning(text)), (saves.ASIDE, text)
    kind = next((start for start in (saves.ASIDE, *own_keys()) if key.startswith(start)), key)
    return ((kind, text),)
