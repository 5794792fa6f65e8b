"""The stored form of a match: one envelope of JSON; states are rebuilt by replay.

An envelope also says how its match stands or has ended (`won`, `score`, `round`, `opened`), so that lists need not
replay it (ui/model/listing.py), and once it was looked through what came out of that (`review`). Either may be missing,
as in those of older pages, and need not be true, as in a file that somebody else has written.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from game.core.game import Game
from game.core.match import BadSave, Match, loads
from game.core.review import Reviewed
from game.core.texts import are_texts, dumps
from game.ui.view import view_of
from game.ui.view.people import humans

V = 2
KEY = "fudaba:match:"
ASIDE = "fudaba:aside:"
STANDS = ("score", "round", "opened")
"""What `scored` tells."""
MOST_SAID = 1_000_000
"""No number of a review or a score is larger, nor below its negative."""

Migration = Callable[[dict[str, Any]], dict[str, Any]]
MIGRATIONS: Mapping[int, Migration] = {1: lambda data: {**data, "v": 2, "names": []}}
"""From an older version of the envelope to the next one: 2 has the names of the players."""


class Save(NamedTuple):
    """A stored match."""

    id: str
    match: Match
    marks: tuple[str, ...]
    """Its marks, such as `undo` and `hint`; unknown ones come from a newer version."""
    saved: int
    """Milliseconds since 1970."""
    names: tuple[str, ...] = ()
    """The players' names by seat; empty where none was typed."""

    @property
    def key(self) -> str:
        """Its key."""
        return KEY + self.id

    def text(self) -> str:
        """The envelope; `read_one` reads it."""
        facts = {"marks": list(self.marks), **scored(self.match), "saved": self.saved, "names": list(self.names)}
        return dumps({"v": V, "id": self.id, "match": self.match.data(), **facts, "won": won(self.match)})


class End(NamedTuple):
    """How a match stands or has ended, as its envelope tells it."""

    known: bool
    """Whether it says how the match has ended, or that it has not."""
    won: tuple[int, ...] | None = None
    """The seats that have won; None while the match is not over."""
    score: tuple[int, ...] = ()
    """What each seat has; nothing where that is not told, or where nothing is counted."""
    round: int = 0
    """The round that is being played, from 1; 0 where that is not told, or where nothing is counted."""
    review: Reviewed | None = None
    """What came out of its review; None before there was one."""
    opened: bool = False
    """Whether it says that only bots have moved, before somebody here."""


def won(match: Match) -> tuple[int, ...] | None:
    """The seats that have won; None while the match is not over."""
    return match.game.rules.winners(match.state) if match.asked is None else None


def scored(match: Match) -> dict[str, Any]:
    """What an envelope says of the score and, until the match is over, of the round, where the game counts anything.

    Also whether the match is none that waits, which the menu is to know before Python (static/js/kept/front.js).
    """
    view = view_of(match.game)
    opened = {"opened": True} if only_opened(match) else {}
    score = [facts["n"] for _, facts in view.counts(match.state)]
    if not score:
        return opened
    return {"score": score, **({} if match.asked is None else {"round": view.finished(match.state) + 1}), **opened}


def only_opened(match: Match) -> bool:
    """Whether all moves so far are of bots who came first, at a table where somebody else is to play."""
    people, asked = humans(match.players), (match.game.rules.to_move(state) for state in match.states[:-1])
    return bool(match.moves and people) and not any(seat in people for seat in asked)


def unreplayed(
    name: str, text: str, games: Mapping[str, Game], migrations: Mapping[int, Migration] = MIGRATIONS
) -> tuple[Save, End]:
    """The save and the end in the envelope under this id, moves untried; BadSave names its fault."""
    match _current(loads(text), migrations):
        case {
            "id": str(own), "match": inside, "marks": list(marks), "saved": int(saved), "names": list(called),
            **more,
        } if own == name and are_texts(marks) and are_texts(called):  # fmt: skip
            save = Save(name, Match.unreplayed(inside, games), tuple(marks), saved, tuple(called))
            end = ending(more.get("won", ""), len(save.match.players), more.get("score"))
            current = more.get("round")
            played = current if end.won is None and type(current) is int and 0 < current < MOST_SAID else 0
            return save, end._replace(
                round=played, review=review_in(more.get("review")), opened=more.get("opened") is True
            )
    raise BadSave("save.shape")


def ending(said: object, seats: int, score: object = None) -> End:
    """The end of a match of this many seats; what cannot be true is not believed."""
    counts = tuple(score) if isinstance(score, list) and len(score) == seats else ()
    if not all(type(n) is int and abs(n) < MOST_SAID for n in counts):
        counts = ()
    if isinstance(said, list) and all(type(seat) is int and 0 <= seat < seats for seat in said):
        return End(True, tuple(dict.fromkeys(said)), counts)
    return End(said is None, None, counts)


def review_in(said: object) -> Reviewed | None:
    """The review that an envelope tells of; None where it cannot be one."""
    match said:
        case {
            "n": int(n), "fair": int() | float() as fair, "got": int() | float() as got,
            "lost": int() | float() as lost, **more,
        } if not more and 0 < n < MOST_SAID and all(abs(each) < MOST_SAID for each in (fair, got, lost)):  # fmt: skip
            return Reviewed(int(n), fair, got, lost)
    return None


def with_review(text: str, review: Reviewed) -> str:
    """The envelope, which now says what came out of the review of its match; all else in it stays as it is."""
    data = _current(loads(text), MIGRATIONS)
    last = {key: data[key] for key in ("saved", "names", "won") if key in data}
    rest = {key: data[key] for key in data if key not in (*last, "review")}
    return dumps({**rest, "review": review._asdict(), **last})


def read_one(name: str, text: str, games: Mapping[str, Game], migrations: Mapping[int, Migration] = MIGRATIONS) -> Save:
    """The save stored under this id, replayed; BadSave names its fault."""
    save, _ = unreplayed(name, text, games, migrations)
    return save._replace(match=save.match.replayed())


def fault_of(text: str, games: Mapping[str, Game]) -> BadSave | None:
    """What keeps an envelope from being opened, under whatever id it says itself; None where nothing does."""
    try:
        match loads(text):
            case {"id": str(own)}:
                read_one(own, text, games)
            case _:
                raise BadSave("save.shape")
    except BadSave as fault:
        return fault
    return None


def settled(text: str, save: Save) -> str:
    """The envelope of a replayed match, which now says how it stands or has ended; all else in it stays as it is."""
    data = _current(loads(text), MIGRATIONS)
    last = {key: data[key] for key in ("saved", "names")}
    rest = {key: data[key] for key in data if key not in (*last, "won", *STANDS)}
    return dumps({**rest, **scored(save.match), **last, "won": won(save.match)})


def meaning(text: str) -> str:
    """An envelope without id, end and review, equal for two that hold one match; the text itself if it is none."""
    try:
        data = _current(loads(text), MIGRATIONS)
    except BadSave:
        return text
    if not isinstance(data, dict):
        return text
    return dumps({key: data[key] for key in sorted(data) if key not in ("id", "won", *STANDS, "review")})


def free(key: str, taken: Mapping[str, str]) -> str:
    """The key, or the first one like it that is not in use."""
    n, found = 1, key
    while found in taken:
        n, found = n + 1, f"{key}-{n + 1}"
    return found


def renamed(text: str, name: str) -> str:
    """The envelope with another id, and without how its match stands."""
    data = loads(text)
    return dumps({**{key: each for key, each in data.items() if key not in ("won", *STANDS)}, "id": name})


def _current(data: object, migrations: Mapping[int, Migration]) -> Any:
    """The data of an envelope in the form of this version."""
    while isinstance(data, dict) and isinstance(data.get("v"), int) and data["v"] != V:
        if data["v"] > V:
            raise BadSave("save.newer", v=str(data["v"]))
        if data["v"] not in migrations:
            raise BadSave("save.shape")
        data = migrations[data["v"]](data)
    return data
