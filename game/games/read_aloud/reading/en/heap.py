"""An English clause: its chunks, each put where it belongs, to the verb, to a thing before it, or beside them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple, TypeAlias

from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.reading.en.chunks import Who
from game.games.read_aloud.reading.en.nouns import Mark, Np, Pp, placed
from game.games.read_aloud.reading.en.words import Verb, Verbs
from game.games.read_aloud.reading.roles import Noun, Thing


class Clause(NamedTuple):
    """The chunks of a clause, sorted."""

    verb: Verb
    who: Any
    subject: tuple[Any, ...]
    things: tuple[Any, ...]
    join: str
    """How several things are joined: `and`, `or`."""
    places: tuple[Pp, ...]
    marks: Mapping[str, Any]
    parts: tuple[str, ...]
    also: Any = None
    """The other one who acts, where there are two."""

    def without(self, *kinds: str) -> Clause:
        """The same without such marks."""
        return self._replace(marks={kind: self.marks[kind] for kind in self.marks if kind not in kinds})


Chunks: TypeAlias = tuple[Any, ...]


LOCAL = ("from", "of", "in")
"""Places that a thing before them can lie in."""


class Heap:
    """The chunks on one side of a verb, each put where it belongs."""

    def __init__(self) -> None:
        self.things: list[Any] = []
        self.places: list[Pp] = []
        self.marks: dict[str, Any] = {}
        self.parts: list[str] = []
        self.join = ""
        self._open = ""
        self._base: Np | None = None
        """The last thing before it got its place, which another one may get, too."""
        self._placed = False
        """Whether the last thing has the noun of the one before it: cards in hand and in the field."""
        self._last: list[Any] | None = None
        """Where the thing stands that a place belongs to: at the end of things or of places."""

    def whole(self, chunks: Chunks) -> bool:
        """Whether every chunk finds its place."""
        return all(map(self._taken, chunks)) and not self._open

    def _taken(self, chunk: Any) -> bool:
        if isinstance(chunk, Mark):
            return not self._open and self._mark(chunk)
        if isinstance(chunk, Pp):
            return self._place(chunk)
        if self.things and isinstance(self.things[-1], Np) and isinstance(chunk, Np):
            if not self._open or self.join not in ("", self._open):
                return False
            if chunk.at == "bare" and self._base and self.things[-1].at in LOCAL:
                return "each" in self.marks and self._place(Pp("from", chunk._replace(thing=_within(chunk.thing))))
        elif self._open and not (self.things and type(self.things[-1]) is type(chunk)):
            return False
        self.join = self._open or self.join
        self.things.append(chunk)
        self._open, self._base, self._last = "", chunk if isinstance(chunk, Np) else None, self.things
        return True

    def _mark(self, mark: Mark) -> bool:
        if mark.kind in ("worth", "high"):
            return self._valued(mark)
        if mark.kind == "join":
            self._open = mark.value
            return bool(self.things)
        if mark.kind == "chosen" and self.things and not isinstance(self.things[-1], Np):
            return False
        if mark.kind == "part":
            self.parts.append(mark.value)
        elif mark.kind != "soft" and self.marks.get(mark.kind, mark.value) != mark.value:
            return False
        else:
            self.marks[mark.kind] = mark.value
        return True

    def _valued(self, mark: Mark) -> bool:
        if (
            not self.things
            or not isinstance(self.things[-1], Np)
            or getattr(self.things[-1].thing, mark.kind) is not None
        ):
            return False
        shared = any(map(_all_there, self.things[:-1]))
        if shared and (mark.kind == "high" or not self._placed):
            return False
        self.things[0 if shared else -1 :] = [
            each._replace(thing=replace(each.thing, **{mark.kind: mark.value}))
            for each in self.things[0 if shared else -1 :]
        ]
        return True

    def _place(self, pp: Pp) -> bool:
        if self._open:
            other = placed(self._base, pp) if self._base and pp.prep in LOCAL else None
            if other is None or self.join not in ("", self._open) or self._last is not self.things:
                return False
            self.things.append(other)
            self.join, self._open, self._placed = self._open, "", True
            return True
        if self._last and pp.prep in LOCAL:
            held = self._last[-1]
            found = placed(held.np if isinstance(held, Pp) else held, pp)
            if found:
                if self._last is self.things and self.join == "and" and _highest(self.things[-1]):
                    self.things[:-1] = [_shared(each, pp) for each in self.things[:-1]]
                self._last[-1] = held._replace(np=found) if isinstance(held, Pp) else found
                return True
        if pp.prep == "of" and self.things and isinstance(self.things[-1], Who):
            return False
        self.places.append(pp)
        self._last = self.places if pp.prep in ("with", "under") else self._last
        return True


def _all_there(each: Any) -> bool:
    """Whether all cards of a place are named, so that it is open whether what is said of others is said of them, too."""
    here = isinstance(each, Np) and each.at in LOCAL and each.thing.noun is Noun.CARDS
    return here and each.thing.amount is None and each.thing.worth is None and each.thing.high is None


def _highest(each: Any) -> bool:
    """Whether it is the highest or the lowest of some cards."""
    return isinstance(each, Np) and each.thing.high is not None


def _shared(each: Any, pp: Pp) -> Any:
    """The highest card at the place of the lowest one, where it has none of its own."""
    bare = _highest(each) and each.thing.zone is None and not each.it
    return (placed(each, pp) or each) if bare else each


def _within(thing: Thing) -> Thing:
    """A place in which cards lie."""
    return replace(thing, whole=False, bare=False)


def sorted_out(chunks: Chunks) -> Iterator[Clause]:
    """The clause with each of the verbs that its verb can be."""
    verbs = [n for n, each in enumerate(chunks) if isinstance(each, Verbs)]
    before, after = Heap(), Heap()
    if len(verbs) == 1 and before.whole(chunks[: verbs[0]]) and after.whole(chunks[verbs[0] + 1 :]):
        yield from _with_each(chunks[verbs[0]], before, after)


def _with_each(verbs: Verbs, before: Heap, after: Heap) -> Iterator[Clause]:
    """The clause of what stands before and after each of these verbs; nothing where the two sides do not fit."""
    who = [each.who for each in before.things if isinstance(each, Who)]
    if before.marks.get("soft") == "all" and (who == [Place.MINE] or not before.things):
        return
    twice = before.marks.keys() & after.marks.keys() - {"soft"}
    if twice or len(who) > 2 or (len(who) == 2 and not before.join) or (before.join and after.join):
        return
    marks = {**before.marks, **after.marks}
    if marks.pop("either", None) and (before.join or after.join) != "or":
        return
    for verb in verbs:
        everybody = Place.HANDS if verb.shared == "all" and not before.things else None
        yield Clause(
            verb,
            who[0] if who else everybody,
            tuple(each for each in before.things if not isinstance(each, Who)),
            tuple(after.things),
            before.join or after.join,
            (*before.places, *after.places),
            marks,
            (*before.parts, *after.parts),
            who[1] if len(who) == 2 else None,
        )
