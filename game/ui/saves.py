"""What is kept of a match in the browser: one envelope of JSON per match; the state comes back by replay.

Nothing that cannot be read is ever lost: it is kept aside under a key of its own, with the reason.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from game.core.game import Game
from game.core.match import BadSave, Match, loads, texts

V = 1
KEY = "fudaba:match:"
ASIDE = "fudaba:aside:"

Migration = Callable[[dict[str, Any]], dict[str, Any]]
MIGRATIONS: Mapping[int, Migration] = {}
"""From an older version of the envelope to the next one."""


class Save(NamedTuple):
    """A kept match."""

    id: str
    match: Match
    marks: tuple[str, ...]
    """What was used on the way, such as undo and hints."""
    saved: int
    """When, in milliseconds since 1970."""

    @property
    def key(self) -> str:
        """Where it is stored."""
        return KEY + self.id

    def text(self) -> str:
        """The envelope; `read_one` is the way back."""
        data = {"v": V, "id": self.id, "match": self.match.data(), "marks": list(self.marks), "saved": self.saved}
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
    good, bad = [], []
    for key, text in stored.items():
        if key.startswith(KEY):
            name = key.removeprefix(KEY)
            try:
                good.append(read_one(name, text, games))
            except BadSave as fault:
                bad.append(Unread(name, text, fault))
    return Kept(tuple(sorted(good, key=lambda save: -save.saved)), tuple(bad))


def read_one(name: str, text: str, games: Mapping[str, Game], migrations: Mapping[int, Migration] = MIGRATIONS) -> Save:
    """The match stored under this id; BadSave names what is wrong with it."""
    match _current(loads(text), migrations):
        case {"id": str(own), "match": data, "marks": list(marks), "saved": int(saved)} if own == name and texts(marks):
            return Save(name, Match.of(data, games), tuple(marks), saved)
    raise BadSave("save.shape")


def aside(stored: Mapping[str, str], games: Mapping[str, Game]) -> dict[str, str]:
    """What is still to be stored so that no unreadable text is lost, by its key."""
    copies = {ASIDE + unread.id: unread.text for unread in read(stored, games).bad}
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
