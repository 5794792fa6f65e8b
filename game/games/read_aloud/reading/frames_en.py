"""Reading an English sentence by its clauses and their roles: words to chunks, chunks to clauses, clauses to texts.

Every word has to be taken by the lexicon, and every chunk by the shape of its verb, else nothing is read. So a word that
denies or narrows something is never overlooked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, TypeAlias

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.reading.clauses_en import meant
from game.games.read_aloud.reading.cut_en import Cut
from game.games.read_aloud.reading.frames import texts
from game.games.read_aloud.reading.heap_en import Clause, Heap
from game.games.read_aloud.reading.meanings import mine
from game.games.read_aloud.reading.measures_en import negated
from game.games.read_aloud.reading.nouns_en import Np
from game.games.read_aloud.reading.parser import either
from game.games.read_aloud.reading.roles import Choice, Noun, Roles, Said, Thing
from game.games.read_aloud.reading.scene_en import LATER, Before
from game.games.read_aloud.reading.sentences_en import DISCARD
from game.games.read_aloud.reading.words_en import Verb

Saids: TypeAlias = tuple[Any, ...]
Reading: TypeAlias = tuple[int, Saids, Before]
"""Where a clause ends, what it says, and what is known after it."""

DISCARDS = Verb("discard", "discard", ("away",), "base")
MOST_WAYS = 48
AT_MOST_ONCE = ("nothing", "end", "undecide")
"""What is only said again where it is said twice."""
ANEW = (".", ";", ":", "then")
"""What is between two clauses of which the second does not share a test or a choice with the first."""
NEIGHBOUR = re.compile(
    r"\b(?:(?:your|a|any|either|one) neighbou?r|(?:one|any|either) of your neighbou?rs)(?![a-z])", re.IGNORECASE
)
SIDE = re.compile(r"\b(?:left|right)\b", re.IGNORECASE)


class Reader:
    """Reads one sentence."""

    def __init__(self, sentence: str) -> None:
        self.cut = Cut(sentence)

    def texts(self) -> tuple[e.Text, ...]:
        """Every text that the whole sentence says; none where the writer and the reader are two people in it."""
        words = self.cut.words
        if "i" in words and ("you" in words or "your" in words):
            return ()
        found: dict[e.Text, None] = {}
        for n, way in enumerate(self._ways(0, Before(), "")):
            if n >= MOST_WAYS:
                return ()
            found |= dict.fromkeys(texts([[each] for each in _once(way)]))
        return tuple(found)

    # --- several clauses

    def _ways(self, start: int, before: Before, joint: str) -> Iterator[Saids]:
        start = self.cut.opened(start)
        for end, saids, now in self._one(start, before, joint) if start < self.cut.end else ():
            if before.discarded and "discarded" in self.cut.words[start:end]:
                continue
            if self.cut.past("Closing", end) == self.cut.end:
                if not now.chosen and not now.picked:
                    yield saids
            else:
                yield from self._more(end, saids, _known(now, before, saids))

    def _more(self, end: int, saids: Saids, now: Before) -> Iterator[Saids]:
        """The clauses after these."""
        for there, join in self._joints(end, saids, now):
            for rest in self._ways(there, now, join):
                if glued := _glued(saids, rest):
                    yield glued

    def _joints(self, end: int, saids: Saids, now: Before) -> Iterator[tuple[int, str]]:
        """Where the next clause can begin, and what joins it to these."""
        at, join = self.cut.joint(end)
        if now.chosen and self.cut.word(at) == "who":
            yield at + 1, "who"
        elif at > end and (join != ":" or now.chosen or now.picked or (saids and saids[-1] == DISCARD)):
            yield at, join
        there = self.cut.after(end, "in", "order") if self.cut.word(end + 1) == "order" else end
        if self.cut.word(there) == "to" and (now.chosen or (saids and _paid(saids[-1]))):
            yield there + 1, "to"

    # --- a test, a choice

    def _one(self, start: int, before: Before, joint: str) -> Iterator[Reading]:
        """One clause with its test, or a choice of two."""
        if before.test:
            yield from self._otherwise(start, before, before.test)
            if joint in ("and", "then", "but"):
                return
        yield from self._if(start, before, joint)
        for end, saids, now in (*self._clause(start, before, joint), *self._choice(start, before, joint)):
            yield end, saids, now
            if len(saids) == 1 and not now.chosen and not now.picked:
                for there, _ in self.cut.at("Paying", end):
                    yield there, (DISCARD, *saids), now
                if before.first or joint in ANEW:
                    yield from self._unless(end, saids, now)

    def _if(self, start: int, before: Before, joint: str) -> Iterator[Reading]:
        """A test before its clause."""
        for there, test in self.cut.tests(start):
            place = test.place if isinstance(test, e.AtLeast | e.AtMost) else None
            known = before._replace(it=Thing(zone=place, whole=True)) if place else before
            for end, saids, now in self._clause(self.cut.after(there, ",", "then"), known, joint):
                if tested := _with(test, saids, now):
                    yield end, tested, now._replace(test=test)

    def _unless(self, end: int, saids: Saids, now: Before) -> Iterator[Reading]:
        """A test after its clause."""
        for there, test in self.cut.tests(self.cut.after(end, ",", "but", "only")):
            if self.cut.word(there) in ("", ".", ";") and (tested := _with(test, saids, now)):
                yield there, tested, now

    def _otherwise(self, start: int, before: Before, test: e.Test) -> Iterator[Reading]:
        for at, _ in self.cut.at("Otherwise", start):
            for end, saids, now in self._clause(at, before, "."):
                if (other := negated(test)) and (tested := _with(other, saids, now)):
                    yield end, tested, now

    def _choice(self, start: int, before: Before, joint: str) -> Iterator[Reading]:
        """One clause or another one."""
        either_way = [end for end, _ in self.cut.at("EitherWay", start)]
        for there in either_way:
            for end, one, now in self._clause(there, before, joint):
                if len(one) == 1 and isinstance(one[0], Choice):
                    yield end, one, now
        if either_way or before.first or joint in ANEW:
            for there in either_way or [start]:
                for end, one, now in self._clause(there, before, joint):
                    yield from self._or(end, one, now, bool(either_way))

    def _or(self, end: int, one: Saids, now: Before, either_way: bool) -> Iterator[Reading]:
        """The other clause of a choice; the reader chooses, so that nobody else may act in both without being named again."""
        at = self.cut.after(end, ",", ";", "or", "else", "instead")
        if (
            "or" not in self.cut.words[end:at]
            or len(one) != 1
            or not isinstance(one[0], Said)
            or (now.modal and not mine(now.who))
        ):
            return
        for there, other, then in self._clause(at, Before(it=now.it), "and"):
            alone = either_way or self.cut.word(there) in ("", ".", ";", "then")
            if alone and len(other) == 1 and isinstance(other[0], Said):
                yield there, (Choice(one[0], other[0]),), then._replace(it=None)

    # --- one clause

    def _clause(self, start: int, before: Before, joint: str) -> Iterator[Reading]:
        if not before.chosen and not before.picked:
            yield from self._saying(start, before, joint)
            for end, person in self.cut.at("ChosenOne", start):
                yield end, (), LATER._replace(they=person, chosen=True)
            for end, condition in self.cut.victories(start):
                yield end, (Said("win", Roles(condition=condition)),), LATER
        for end, clause in self.cut.clauses(start):
            yield from ((end, *found) for found in meant(clause, before, joint))

    def _saying(self, start: int, before: Before, joint: str) -> Iterator[Reading]:
        """What is said in a way of its own, or without a verb."""
        yield from ((end, saids, LATER) for end, saids in self.cut.at("Saying", start))
        if not before.said:
            return
        for end, make in self.cut.at("Likewise", start):
            if saids := make(before.said):
                yield end, saids, LATER
        if joint in ("and", "then") and before.said.verb in ("discard", "thin"):
            yield from self._elliptic(start, before, joint)

    def _elliptic(self, start: int, before: Before, joint: str) -> Iterator[Reading]:
        """Other cards that are discarded, too: then this card."""
        for end, chunks in self.cut.things(start):
            heap = Heap()
            if heap.whole(chunks) and not heap.places and heap.join != "or" and self._goes(start, heap.things, before):
                clause = Clause(DISCARDS, None, (), tuple(heap.things), heap.join, (), heap.marks, ())
                yield from ((end, *found) for found in meant(clause, before._replace(who=None), joint))

    def _goes(self, start: int, things: list[Any], before: Before) -> bool:
        """Whether these can be discarded like what went before: after a comma alone they can be those; this card never is."""
        this = all(isinstance(each, Np) and each.thing.noun is Noun.THIS for each in things)
        cards = before.said and before.said.verb == "discard" and all(isinstance(each, Np) for each in things)
        others = self.cut.words[start - 1] != "," or before.said == DISCARD
        return bool(things) and (this or bool(cards and others))


def _known(now: Before, before: Before, saids: Saids) -> Before:
    """What the next clause knows."""
    said = saids[-1] if saids and isinstance(saids[-1], Said) else None
    others = any(_paid(each) and each != DISCARD for each in saids)
    return now._replace(first=False, said=said, discarded=before.discarded or others)


def _paid(said: Any) -> bool:
    """Whether it is something that is discarded, be it for something else."""
    return isinstance(said, Said) and said.verb == "discard"


def _with(test: e.Test, saids: Saids, now: Before) -> Saids:
    """The clause with its test; nothing where it is rather the condition of the winner, or denies one."""
    said = saids[0] if len(saids) == 1 and isinstance(saids[0], Said) and not now.chosen else None
    own = isinstance(test, e.InHand) or getattr(test, "place", None) is Place.MINE
    if (
        not said
        or (own and said.verb == "win")
        or (said.verb == "undecide" and isinstance(test, e.AtLeast) and test.number == 1)
    ):
        return ()
    return (replace(said, roles=replace(said.roles, test=test)),)


def _glued(saids: Saids, rest: Saids) -> Saids:
    """Both, where cards that are put into the pile and shuffled are one act."""
    one, two = saids[-1] if saids else None, rest[0] if rest else None
    if isinstance(one, Said) and isinstance(two, Said) and (one.verb, two.verb) == ("put", "shuffle"):
        goal, what = one.roles.goal, two.roles.what
        if goal and goal.zone is Place.PILE and not goal.where and (not what or what.zone is Place.PILE):
            return (*saids[:-1], replace(one, verb="mix"), *rest[1:])
    return (*saids, *rest)


def _once(way: Saids) -> Iterator[Any]:
    """The clauses without what is only said again: nothing happens, no effect."""
    for n, each in enumerate(way):
        if n == 0 or each != way[n - 1] or not isinstance(each, Said) or each.verb not in AT_MOST_ONCE:
            yield each


def framed(sentence: str) -> tuple[e.Text, ...]:
    """Every text that an English sentence says; a neighbour without a side is the one or the other, as the reader likes."""
    if not NEIGHBOUR.search(sentence) or SIDE.search(sentence):
        return Reader(sentence).texts()
    left, right = (Reader(NEIGHBOUR.sub(f"your {side} neighbour", sentence)).texts() for side in ("left", "right"))
    return tuple(dict.fromkeys(text for both in zip(left, right, strict=False) for text in either(*both)))
