"""Export and import of everything stored: nothing stored is lost, nothing in a file is trusted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from game import shelf
from game.core.match import BadSave, loads
from game.core.texts import are_texts, dumps, size, whole
from game.ui import settings
from game.ui.model import attempts, late, peeked, room, saves, tried, usual
from game.ui.offer import KINDS, Line, Offer
from game.ui.send import sharing

LARGEST = 5_000_000
"""The most bytes of a file that is imported or written."""
FRAME = 100
"""Bytes that a file has besides the texts, at most."""
MOST_REPLAYED = 2000
"""Moves of new matches that are tried before a file is taken in; the rest is looked into when there is time."""
UNSAID = ("fudaba:lang", sharing.NAME, peeked.KEY, usual.KEY)
"""Keys of what every device has of its own: nothing is said of them."""


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
    return tuple(map(room.filed, files))


def opened(text: str, stored: Mapping[str, str]) -> Offer:
    """What a file holds and what it would add to the stored texts. BadSave when it is no such file."""
    if size(text) > LARGEST:
        raise BadSave("data.large", most=LARGEST // 1_000_000)
    match _data(text):
        case {"fudaba": 1, "stored": dict(found)} if are_texts(found.values()):
            return weighed({whole(key): whole(each) for key, each in found.items() if each}, stored)
        case {"fudaba": int(v), **_more} if v > 1:
            raise BadSave("data.later")
    raise BadSave("data.shape")


def _data(text: str) -> object:
    try:
        return loads(text, LARGEST)
    except BadSave:
        return None


class Weighed(NamedTuple):
    """One text of a file: its kind, what of it is new, and what it makes to be stored."""

    kind: str
    line: Line
    adds: Mapping[str, str] = {}


def weighed(found: Mapping[str, str], stored: Mapping[str, str]) -> Offer:
    """All texts of a file, each weighed beside what is stored and what the ones before it add."""
    lines = dict.fromkeys(KINDS, Line())
    added: dict[str, str] = {}
    now = {**stored}
    there = {told for pair in stored.items() for told in _told(*pair)}
    hurt: list[str] = []
    unknown, left = 0, MOST_REPLAYED
    for given, text in found.items():
        each = _weighed(given, text, now, there)
        if each and each.kind == "matches" and each.line.new and left > 0:
            each, left = _replayed(given, text, each, left, now, there)
        if each is None:
            unknown += given not in UNSAID
            continue
        lines[each.kind] = Line(*map(sum, zip(lines[each.kind], each.line, strict=True)))
        added |= each.adds
        hurt += each.adds.values() if each.kind == "aside" else ()
        now |= each.adds
        there |= {told for pair in each.adds.items() for told in _told(*pair)}
    return Offer(found, {kind: line for kind, line in lines.items() if line.whole}, added, tuple(hurt), unknown)


def _weighed(given: str, text: str, stored: Mapping[str, str], there: set[tuple[str, str]]) -> Weighed | None:
    """One text of a file beside what is stored; None where it is of no kind that this version knows."""
    if given.startswith(attempts.KEY):
        return _challenge(given, text, stored)
    if given == settings.KEY:
        there_already = Line(here=1) if stored.get(given) == text else Line(newer=1)
        return (
            Weighed("settings", there_already) if given in stored else Weighed("settings", Line(new=1), {given: text})
        )
    if given == late.KEY:
        return _problems(text, stored)
    key = _place(given, text)
    kind = kind_of(key)
    return _own(kind, key, text, stored, there) if kind else None


def _replayed(
    given: str, text: str, each: Weighed, left: int, stored: Mapping[str, str], there: set[tuple[str, str]]
) -> tuple[Weighed, int]:
    """A new match, among the damaged ones if its moves are refused; and the moves that may still be tried."""
    name = given.removeprefix(saves.KEY)
    try:
        return each, left - len(saves.read_one(name, text, shelf.GAMES).match.moves)
    except BadSave:
        return _own("aside", saves.ASIDE + name, text, stored, there), left


def _own(kind: str, key: str, text: str, stored: Mapping[str, str], there: set[tuple[str, str]]) -> Weighed:
    """A match, readable or not, or what a room keeps: under another key where its own is in use."""
    if _told(key, text)[0] in there:
        return Weighed(kind, Line(here=1))
    if kind == "matches" and _is_behind(key, text, stored):
        return Weighed(kind, Line(newer=1))
    free = saves.free(key, stored)
    return Weighed(kind, Line(new=1), {free: _under(free, text) if kind == "matches" else text})


def _challenge(key: str, text: str, stored: Mapping[str, str]) -> Weighed | None:
    """Results of others with the cards of a deal, put together with those that are here; None for none."""
    adds = attempts.merged(stored, key, text)
    line = Line(new=1) if adds else Line(here=1)
    return Weighed("challenges", line, adds) if adds or key in stored else None


def _under(key: str, text: str) -> str:
    """The envelope of a match as it is stored under this key."""
    return saves.renamed(text, key.removeprefix(saves.KEY))


def kind_of(key: str) -> str | None:
    """The kind of what is stored under a key; None for what is not counted."""
    starts = {
        saves.KEY: "matches",
        saves.ASIDE: "aside",
        attempts.KEY: "challenges",
        settings.KEY: "settings",
        late.KEY: "problems",
        **dict.fromkeys(own_keys(), "decks"),
    }
    return next((kind for start, kind in starts.items() if key.startswith(start)), None)


def counted(stored: Mapping[str, str]) -> dict[str, int]:
    """How much is stored of each kind there is."""
    found = Counter(kind for key in stored if (kind := kind_of(key)))
    if late.KEY in stored:
        found["problems"] = _problems_in(_tried(stored[late.KEY]))
    return {kind: found[kind] for kind in KINDS if found[kind]}


def _problems(text: str, stored: Mapping[str, str]) -> Weighed:
    """The problems that were tried, those of the file between those of here in the order of the days."""
    here, there = _tried(stored.get(late.KEY, "")), _tried(text)
    fresh = {each: line for each, line in there.items() if each not in here}
    if not fresh:
        return Weighed("problems", Line(here=_problems_in(there)))
    lines = [*stored.get(late.KEY, "").splitlines(), *fresh.values()]
    lines.sort(key=lambda line: line.rpartition(" ")[2])
    merged = "".join(f"{line}\n" for line in lines)
    new = _problems_in(fresh)
    return Weighed("problems", Line(new, _problems_in(there) - new), {late.KEY: merged})


def _problems_in(found: Iterable[tuple[str, str, bool]]) -> int:
    """The number of problems that lines are about."""
    return len({(game, deal) for game, deal, _ in found})


def _tried(text: str) -> dict[tuple[str, str, bool], str]:
    """The lines that count, by their game, their deal and whether they tell of a problem that was solved later."""
    found: dict[tuple[str, str, bool], str] = {}
    for each in tried.lines(text):
        found.setdefault((each.game, each.deal, each.how == "later"), each.text)
    return found


def _is_behind(key: str, text: str, stored: Mapping[str, str]) -> bool:
    """Whether a match is stored here that has gone on from the one in the file."""
    try:
        (theirs, _), (ours, _) = (
            saves.unreplayed(key.removeprefix(saves.KEY), each, shelf.GAMES) for each in (text, stored.get(key, ""))
        )
    except BadSave:
        return False
    n = len(theirs.match.moves)
    return (
        ours.match.begins_like(theirs.match)
        and n < len(ours.match.moves)
        and ours.match.moves[:n] == theirs.match.moves
    )


def own_keys() -> tuple[str, ...]:
    """The beginnings of the keys under which rooms store texts."""
    return tuple(room.prefix(game) for game in shelf.GAMES.values() if game.rooms)


def _place(key: str, text: str) -> str:
    """The key for a text: a match that cannot be read goes to ASIDE."""
    name = key.removeprefix(saves.KEY)
    try:
        if key != name:
            saves.unreplayed(name, text, shelf.GAMES)
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
