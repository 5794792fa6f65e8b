"""All stored matches, for lists: nothing is replayed, and most of it is only glanced at.

A text that ends as ours do says by itself when it was saved and how its match has ended. It is read when a list shows
it, and replayed when somebody opens it; what turns out then to be no save is from then on among those that cannot be
read. An envelope that does not say how its match has ended is looked into when there is time (ui/lobby/checking.py).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from game import shelf
from game.core.match import BadSave, Match
from game.core.texts import LONGEST
from game.ui.model import saves
from game.ui.model.links import TRIAL
from game.ui.model.saves import ASIDE, KEY, End, Save
from game.ui.view.people import humans

MOST_READ = 8192
"""Envelopes that stay read."""
MOST_LOOKED_AT = 500
"""Finished matches among which a row of wins is looked for."""
_OURS = re.compile(
    r'\{"v":2,"id":"([^"\\]*)",.*"saved":([0-9]{1,15}),"names":\[[^\[\]]*\],"won":(null|\[[0-9,]*\])\}', re.DOTALL
)
"""What `Save.text` writes: its id, when it was saved, and who has won."""


class Entry(NamedTuple):
    """A stored text that seems to be the envelope of a match."""

    id: str
    text: str
    saved: int
    known: bool
    """Whether it says how its match has ended, or that it has not."""
    over: bool
    """Whether it says that it has ended."""

    @property
    def key(self) -> str:
        """Where it is stored."""
        return KEY + self.id


class Unread(NamedTuple):
    """A stored text that is no good save; `fault.match` is what of it can still be replayed, if anything can."""

    id: str
    text: str
    fault: BadSave

    @property
    def key(self) -> str:
        """Where it is stored."""
        return KEY + self.id


class Listed(NamedTuple):
    """All that is stored, the newest first."""

    good: tuple[Entry, ...]
    bad: tuple[Unread, ...]

    @property
    def unchecked(self) -> tuple[Entry, ...]:
        """Those that are still to be looked into."""
        return tuple(entry for entry in self.good if not entry.known)


_LISTED: dict[tuple[str, str], Entry | Unread] = {}
"""What was listed the last time, by key and text."""
_LAST: list[tuple[Mapping[str, str], Listed]] = []
"""The texts listed last, and their list: a page asks several times for the same."""


def listed(stored: Mapping[str, str]) -> Listed:
    """Every match among the stored texts, and what should be one but cannot be read; other keys are left alone."""
    if not (_LAST and _LAST[0][0] is stored):
        found = [(key, text) for key, text in stored.items() if key.startswith(KEY)]
        fresh = {each: _LISTED.get(each) or _glanced(*each) for each in found}
        _LISTED.clear()
        _LISTED.update(fresh)
        good = sorted((each for each in fresh.values() if isinstance(each, Entry)), key=lambda entry: -entry.saved)
        bad = (each for each in fresh.values() if isinstance(each, Unread))
        _LAST[:] = [(stored, Listed(tuple(good), tuple(bad)))]
    return _LAST[0][1]


def _glanced(key: str, text: str) -> Entry | Unread:
    """What a text seems to be; one that does not look like ours is read."""
    name = key.removeprefix(KEY)
    ours = _OURS.fullmatch(text) if len(text) <= LONGEST else None
    if ours and ours[1] == name:
        return Entry(name, text, int(ours[2]), True, ours[3] != "null")
    try:
        return _entry(name, text, *_noted(name, text))
    except BadSave as fault:
        return Unread(name, text, fault)


def _entry(name: str, text: str, save: Save, end: End) -> Entry:
    return Entry(name, text, save.saved, end.known, end.won is not None)


@lru_cache(maxsize=MOST_READ)
def _noted(name: str, text: str) -> tuple[Save, End]:
    return saves.unreplayed(name, text, shelf.GAMES)


def read(entry: Entry) -> tuple[Save, End] | None:
    """What an envelope says, its moves not tried; None when it is none or says something else than it seemed to."""
    try:
        save, end = _noted(entry.id, entry.text)
    except BadSave as fault:
        _becomes(Unread(entry.id, entry.text, fault))
        return None
    if (found := _entry(entry.id, entry.text, save, end)) != entry:
        _becomes(found)
        return None
    return save, end


def opened(entry: Entry, known: Match | None = None) -> Save | None:
    """The match of an envelope, replayed unless it is the known one; None when that cannot be."""
    try:
        if known and (found := read(entry)) and found[0].match == known._replace(states=()):
            return found[0]._replace(match=known)
        return saves.read_one(entry.id, entry.text, shelf.GAMES)
    except BadSave as fault:
        _becomes(Unread(entry.id, entry.text, fault))
        return None


def _becomes(found: Entry | Unread) -> None:
    """From now on a text is listed as this."""
    _LISTED[found.key, found.text] = found
    _LAST.clear()


def unfinished(stored: Mapping[str, str]) -> Iterator[tuple[Save, End]]:
    """The matches that wait for a move, each with how it stands, the newest first."""
    found = (read(entry) for entry in listed(stored).good if entry.known and not entry.over)
    return (each for each in found if each)


def begun(stored: Mapping[str, str]) -> Iterator[tuple[Save, End]]:
    """Those of them in which somebody here has made a move, or bots alone one: no table only opened, and no trial."""
    found = (each for each in unfinished(stored) if not each[0].match.deal.startswith(TRIAL))
    return (each for each in found if each[0].match.moves and not each[1].opened)


def ended(stored: Mapping[str, str]) -> Iterator[tuple[Save, End]]:
    """The matches that are over, each with its end, the newest first."""
    found = (read(entry) for entry in listed(stored).good if entry.over)
    return (each for each in found if each)


def streak(stored: Mapping[str, str], match: Match) -> int:
    """How many of the newest matches like this one its one human has won or shared, without a loss between them."""
    like = (match.game, humans(match.players), sorted(match.players))
    n = 0
    for save, end in islice(ended(stored), MOST_LOOKED_AT):
        each = save.match
        if save.marks or (each.game, humans(each.players), sorted(each.players)) != like:
            continue
        if not {*humans(each.players)} & {*(end.won or ())}:
            break
        n += 1
    return n


def search(stored: Mapping[str, str], word: str, fits: Callable[[Save], bool]) -> Entry | None:
    """The newest match that fits, of those with this word in their text."""
    return next((entry for entry, save in having(stored, word) if fits(save)), None)


def having(stored: Mapping[str, str], word: str) -> Iterator[tuple[Entry, Save]]:
    """The matches with this word in their text, the newest first; no other envelope is read."""
    for entry in listed(stored).good:
        if word in entry.text and (found := read(entry)):
            yield entry, found[0]


def aside(bad: Iterable[Unread], stored: Mapping[str, str]) -> dict[str, str]:
    """What is still to be stored so that no unreadable text is lost, by its key; what lies aside already stays."""
    there = {text for key, text in stored.items() if key.startswith(ASIDE)}
    copies: dict[str, str] = {}
    for each in bad:
        if each.text not in there:
            copies[saves.free(ASIDE + each.id, {**stored, **copies})] = each.text
    return copies
