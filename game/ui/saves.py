"""What is kept of a match in the browser: one envelope of JSON per match; the state comes back by replay.

Nothing that cannot be read is ever lost: it is kept aside under a key of its own, with the reason.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from game.core.game import Game
from game.core.match import BadSave, Match, loads, texts

V = 2
KEY = "fudaba:match:"
ASIDE = "fudaba:aside:"

Migration = Callable[[dict[str, Any]], dict[str, Any]]
MIGRATIONS: Mapping[int, Migration] = {1: lambda data: {**data, "v": 2, "names": []}}
"""From an older version of the envelope to the next one: 2 has the names of the players."""


class Save(NamedTuple):
    """A kept match."""

    id: str
    match: Match
    marks: tuple[str, ...]
    """What was used on the way, such as undo and hints."""
    saved: int
    """When, in milliseconds since 1970."""
    names: tuple[str, ...] = ()
    """What the players are called, by seat; empty where nobody said."""

    @property
    def key(self) -> str:
        """Where it is stored."""
        return KEY + self.id

    def text(self) -> str:
        """The envelope; `read_one` is the way back."""
        facts = {"marks": list(self.marks), "saved": self.saved, "names": list(self.names)}
        data = {"v": V, "id": self.id, "match": self.match.data(), **facts}
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


class Unread(NamedTuple):
    """A stored text that is no good save; `fault.match` is what of it can still be replayed, if anything can."""

    id: str
    text: str
    fault: BadSave


class Kept(NamedTuple):
    """All that is stored, the newest first."""

    good: tuple[Save, ...]
    bad: tuple[Unread, ...]


def read(stored: Mapping[str, str], games: Mapping[str, Game]) -> Kept:
    """Every match among the stored texts, and what should be one but cannot be read; other keys are left alone."""
    return _kept(_read(key, text, games) for key, text in stored.items() if key.startswith(KEY))


_LISTED: dict[tuple[str, str], Save | Unread] = {}
"""What was listed the last time, by key and text."""


def listed(stored: Mapping[str, str], games: Mapping[str, Game]) -> Kept:
    """The same for lists: each match has only its last state, and a text that was listed before is not replayed."""
    seen = {(key, text): _LISTED.get((key, text)) for key, text in stored.items() if key.startswith(KEY)}
    fresh = {name: known or _last_state(_read(*name, games)) for name, known in seen.items()}
    _LISTED.clear()
    _LISTED.update(fresh)
    return _kept(fresh.values())


def _kept(found: Iterable[Save | Unread]) -> Kept:
    found = tuple(found)
    good = sorted((each for each in found if isinstance(each, Save)), key=lambda save: -save.saved)
    return Kept(tuple(good), tuple(each for each in found if isinstance(each, Unread)))


def _read(key: str, text: str, games: Mapping[str, Game]) -> Save | Unread:
    name = key.removeprefix(KEY)
    try:
        return read_one(name, text, games)
    except BadSave as fault:
        return Unread(name, text, fault)


def _last_state(found: Save | Unread) -> Save | Unread:
    if isinstance(found, Unread):
        return found
    return found._replace(match=found.match._replace(states=found.match.states[-1:]))


def read_one(name: str, text: str, games: Mapping[str, Game], migrations: Mapping[int, Migration] = MIGRATIONS) -> Save:
    """The match stored under this id; BadSave names what is wrong with it."""
    match _current(loads(text), migrations):
        case {
            "id": str(own), "match": data, "marks": list(marks), "saved": int(saved), "names": list(called),
        } if own == name and texts(marks) and texts(called):  # fmt: skip
            return Save(name, Match.of(data, games), tuple(marks), saved, tuple(called))
    raise BadSave("save.shape")


def aside(stored: Mapping[str, str], games: Mapping[str, Game]) -> dict[str, str]:
    """What is still to be stored so that no unreadable text is lost, by its key."""
    copies = {ASIDE + unread.id: unread.text for unread in listed(stored, games).bad}
    return {key: text for key, text in copies.items() if stored.get(key) != text}


def _current(data: object, migrations: Mapping[int, Migration]) -> object:
    """The data of an envelope in the form of this version."""
    while isinstance(data, dict) and isinstance(data.get("v"), int) and data["v"] != V:
        if data["v"] > V:
            raise BadSave("save.newer", v=str(data["v"]))
        if data["v"] not in migrations:
            raise BadSave("save.shape")
        data = migrations[data["v"]](data)
    return data
