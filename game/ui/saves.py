"""What is kept of a match in the browser: one envelope of JSON per match; the state comes back by replay.

Lists replay nothing: an envelope says itself how its match has ended (`won`). One that does not, since it comes from an
older page or a file, is looked into when there is time (game/ui/checking.py). What cannot be read is kept aside.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from game.core.game import Game
from game.core.match import BadSave, Match, loads, texts
from game.core.texts import dumps

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
    """What was used on the way, such as undo and hints; perhaps also what only a newer version knows."""
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
        return dumps({"v": V, "id": self.id, "match": self.match.data(), **facts, "won": won(self.match)})


class Entry(NamedTuple):
    """A kept match as lists tell it: its envelope, with nothing replayed."""

    save: Save
    """Its match has no states."""
    checked: bool
    """Whether the envelope says how the match has ended, or that it has not."""
    won: tuple[int, ...] | None
    """The seats that have won; None while the match is not over."""

    @property
    def unfinished(self) -> bool:
        """Whether the match is known to wait for a move."""
        return self.checked and self.won is None


class Unread(NamedTuple):
    """A stored text that is no good save; `fault.match` is what of it can still be replayed, if anything can."""

    id: str
    text: str
    fault: BadSave


class Kept(NamedTuple):
    """All that is stored, the newest first."""

    good: tuple[Entry, ...]
    bad: tuple[Unread, ...]

    @property
    def unchecked(self) -> tuple[Entry, ...]:
        """Those that are still to be looked into."""
        return tuple(entry for entry in self.good if not entry.checked)


def won(match: Match) -> tuple[int, ...] | None:
    """What an envelope says of the end of a match: who has won, or None while it is not over."""
    return match.game.rules.winners(match.state) if match.asked is None else None


_LISTED: dict[tuple[str, str], Entry | Unread] = {}
"""What was listed the last time, by key and text."""
_LAST: list[tuple[Mapping[str, str], Kept]] = []
"""The texts that were listed the last time, and what came of it: a page asks several times for the same."""


def listed(stored: Mapping[str, str], games: Mapping[str, Game]) -> Kept:
    """Every match among the stored texts, and what should be one but cannot be read; other keys are left alone."""
    if not (_LAST and _LAST[0][0] is stored):
        found = [(key, text) for key, text in stored.items() if key.startswith(KEY)]
        fresh = {each: _LISTED.get(each) or _entry(*each, games) for each in found}
        _LISTED.clear()
        _LISTED.update(fresh)
        _LAST[:] = [(stored, _kept(fresh.values()))]
    return _LAST[0][1]


def _kept(found: Iterable[Entry | Unread]) -> Kept:
    found = tuple(found)
    good = sorted((each for each in found if isinstance(each, Entry)), key=lambda entry: -entry.save.saved)
    return Kept(tuple(good), tuple(each for each in found if isinstance(each, Unread)))


def _entry(key: str, text: str, games: Mapping[str, Game]) -> Entry | Unread:
    name = key.removeprefix(KEY)
    try:
        return entry(name, text, games)
    except BadSave as fault:
        return Unread(name, text, fault)


def entry(name: str, text: str, games: Mapping[str, Game], migrations: Mapping[int, Migration] = MIGRATIONS) -> Entry:
    """What the text under this id says, its moves not tried; BadSave names what is wrong with it."""
    match _current(loads(text), migrations):
        case {
            "id": str(own), "match": match_, "marks": list(marks), "saved": int(saved), "names": list(called),
            **more,
        } if own == name and texts(marks) and texts(called):  # fmt: skip
            save = Save(name, Match.noted(match_, games), tuple(marks), saved, tuple(called))
            return Entry(save, *_ending(more.get("won", ""), len(save.match.players)))
    raise BadSave("save.shape")


def _ending(said: object, seats: int) -> tuple[bool, tuple[int, ...] | None]:
    """Whether an envelope says how its match has ended, and who has won; what cannot be true is not believed."""
    if isinstance(said, list) and all(type(seat) is int and 0 <= seat < seats for seat in said):
        return True, tuple(dict.fromkeys(said))
    return said is None, None


def read_one(name: str, text: str, games: Mapping[str, Game], migrations: Mapping[int, Migration] = MIGRATIONS) -> Save:
    """The match stored under this id, replayed; BadSave names what is wrong with it."""
    save = entry(name, text, games, migrations).save
    return save._replace(match=save.match.replayed())


def opened(found: Entry, stored: Mapping[str, str], games: Mapping[str, Game]) -> Save | None:
    """The match of an entry, replayed; None when that fails: from then on it is among those that cannot be read."""
    text = stored[found.save.key]
    try:
        return read_one(found.save.id, text, games)
    except BadSave as fault:
        _LISTED[found.save.key, text] = Unread(found.save.id, text, fault)
        _LAST.clear()
        return None


def checked(found: Entry, stored: Mapping[str, str], games: Mapping[str, Game]) -> str:
    """The envelope, which now says how its match has ended; empty when it cannot be replayed."""
    if (save := opened(found, stored, games)) is None:
        return ""
    return dumps({**_current(loads(stored[save.key]), MIGRATIONS), "won": won(save.match)})


def meaning(text: str) -> str:
    """What an envelope says, but for its id and its end: the same for two that hold one match. Else the text itself."""
    try:
        data = _current(loads(text), MIGRATIONS)
    except BadSave:
        return text
    if not isinstance(data, dict):
        return text
    return dumps({key: data[key] for key in sorted(data) if key not in ("id", "won")})


def renamed(text: str, name: str) -> str:
    """An envelope under another id, with nothing said of its end."""
    data = loads(text)
    return dumps({**{key: each for key, each in data.items() if key != "won"}, "id": name})


def aside(bad: Iterable[Unread], stored: Mapping[str, str]) -> dict[str, str]:
    """What is still to be stored so that no unreadable text is lost, by its key."""
    copies = {ASIDE + unread.id: unread.text for unread in bad}
    return {key: text for key, text in copies.items() if stored.get(key) != text}


def _current(data: object, migrations: Mapping[int, Migration]) -> Any:
    """The data of an envelope in the form of this version."""
    while isinstance(data, dict) and isinstance(data.get("v"), int) and data["v"] != V:
        if data["v"] > V:
            raise BadSave("save.newer", v=str(data["v"]))
        if data["v"] not in migrations:
            raise BadSave("save.shape")
        data = migrations[data["v"]](data)
    return data
