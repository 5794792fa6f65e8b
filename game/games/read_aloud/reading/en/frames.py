"""Reading an English sentence by its clauses and their roles: words to chunks, chunks to clauses, clauses to texts.

Every word has to be taken by the lexicon, and every chunk by the shape of its verb, else nothing is read. So a word that
denies or narrows something is never overlooked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.reading.en.beside import one_beside
from game.games.read_aloud.reading.en.clauses import meant
from game.games.read_aloud.reading.en.contrasted import contrasted
from game.games.read_aloud.reading.en.cut import Cut, in_patterns, words_of
from game.games.read_aloud.reading.en.ellipsis import elliptic
from game.games.read_aloud.reading.en.joined import (
    Saids,
    discarded,
    glued,
    known,
    leads_on,
    merged,
    once,
    out_of_order,
    paid,
    with_test,
)
from game.games.read_aloud.reading.en.measures import negated
from game.games.read_aloud.reading.en.narrowed import narrowed
from game.games.read_aloud.reading.en.optional import Reading, goes_on, led, left_open, maybe
from game.games.read_aloud.reading.en.restated import restated
from game.games.read_aloud.reading.en.scene import LATER, Before, owner
from game.games.read_aloud.reading.en.sentences import DISCARD
from game.games.read_aloud.reading.en.told import NEIGHBOUR, OF_ONE, SIDE, chosen, ordered, told, ways
from game.games.read_aloud.reading.frames import texts
from game.games.read_aloud.reading.lasting import lasts
from game.games.read_aloud.reading.meanings import mine
from game.games.read_aloud.reading.parser import either
from game.games.read_aloud.reading.roles import Choice, Noun, Roles, Said, Thing

MOST_WAYS = 48
MOST_KEPT = 4096
"""The most sequences of words of which is remembered what they say."""
ANEW = (".", ";", ":", "then")
"""What is between two clauses of which the second does not share a test or a choice with the first."""


class Reader:
    """Reads one sentence."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self.cut = Cut(words)
        self._clauses: dict[tuple[int, int, str], tuple[Before, tuple[Reading, ...]]] = {}
        """The clauses that were read, by where they begin and after what; kept with that, so that it stays the same one."""

    def texts(self) -> tuple[e.Text, ...]:
        """Every text that the whole sentence says; none where the writer and the reader are two people in it."""
        words = self.cut.words
        if out_of_order(words) or ("i" in words and ("you" in words or "your" in words)):
            return ()
        found: dict[e.Text, None] = {}
        for n, way in enumerate(self._ways(0, Before(), "")):
            if n >= MOST_WAYS:
                return ()
            found |= dict.fromkeys(map(merged, texts([[each] for each in once(way)])))
        return tuple(found)

    # --- several clauses

    def _ways(self, start: int, before: Before, joint: str) -> Iterator[Saids]:
        start = self.cut.opened(start)
        for end, saids, now in self._one(start, before, joint) if start < self.cut.end else ():
            if before.discarded and saids != (DISCARD,) and discarded(self.cut.words[start:end]):
                continue
            if self.cut.past("Closing", end) == self.cut.end:
                if not now.chosen and not now.picked:
                    yield saids
            else:
                yield from self._more(end, saids, known(now, before, saids))

    def _more(self, end: int, saids: Saids, now: Before) -> Iterator[Saids]:
        """The clauses after these."""
        for there, join in self._joints(end, saids, now):
            if left_open(saids) and not goes_on(self.cut, there, join):
                continue
            for rest in self._ways(there, now, join):
                if (join != ":" or leads_on(saids, now, rest)) and (both := glued(saids, rest)):
                    yield both

    def _joints(self, end: int, saids: Saids, now: Before) -> Iterator[tuple[int, str]]:
        """Where the next clause can begin, and what joins it to these."""
        at, join = self.cut.joint(end)
        if now.chosen and self.cut.word(at) == "who":
            yield at + 1, "who"
        elif at > end:
            yield at, join
        there = self.cut.after(end, "in", "order") if self.cut.word(end + 1) == "order" else end
        if self.cut.word(there) == "to" and (now.chosen or (saids and paid(saids[-1]))):
            yield there + 1, "to"

    # --- a test, a choice

    def _one(self, start: int, before: Before, joint: str) -> Iterator[Reading]:
        """One clause with its test, or a choice of two."""
        if before.test:
            yield from self._otherwise(start, before, before.test)
            if joint in ("and", "then", "but"):
                return
        yield from self._if(start, before, joint)
        yield from led(self.cut, start, lambda at: self._clause(at, before, joint))
        for end, saids, now in (*self._clause(start, before, joint), *self._choice(start, before, joint)):
            yield end, saids, now
            yield from maybe(self.cut, (end, saids, now), leads=False)
            if len(saids) == 1 and not now.chosen and not now.picked:
                for there, _ in self.cut.at("Paying", end):
                    yield there, (DISCARD, *saids), now
                if before.first or before.lone or joint in ANEW:
                    yield from self._unless(end, saids, now)

    def _if(self, start: int, before: Before, joint: str) -> Iterator[Reading]:
        """A test before its clause; a place that comes next without a comma would belong to the test."""
        for there, test in self.cut.tests(start):
            if self.cut.word(there) in ("in", "on", "from", "of", "among"):
                continue
            place = test.place if isinstance(test, e.AtLeast | e.AtMost) else None
            it = Thing(Noun.THIS) if isinstance(test, e.InHand) else place and Thing(zone=place, whole=True)
            then = before._replace(it=it) if it else before
            for end, saids, now in self._whole(self.cut.after(there, ",", ":", "then"), then, joint):
                if tested := with_test(test, saids, now):
                    yield end, tested, now._replace(test=test if all(map(lasts, tested)) else None)

    def _whole(self, start: int, before: Before, joint: str) -> Iterator[Reading]:
        """One clause; where something is only chosen in it, together with that in which something is done with it."""
        for end, saids, now in self._clause(start, before, joint):
            if now.chosen or now.picked:
                for there, join in self._joints(end, saids, now):
                    yield from self._clause(there, now, join)
            else:
                yield end, saids, now

    def _unless(self, end: int, saids: Saids, now: Before) -> Iterator[Reading]:
        """A test after its clause."""
        for there, test in self.cut.tests(self.cut.after(end, ",", "but", "only")):
            if self.cut.word(there) in ("", ".", ";") and (tested := with_test(test, saids, now)):
                yield there, tested, now

    def _otherwise(self, start: int, before: Before, test: e.Test) -> Iterator[Reading]:
        for at, _ in self.cut.at("Otherwise", start):
            for end, saids, now in self._clause(at, before, "."):
                if (other := negated(test)) and (tested := with_test(other, saids, now)):
                    yield end, tested, now

    def _choice(self, start: int, before: Before, joint: str) -> Iterator[Reading]:
        """One clause or another one."""
        either_way = [end for end, _ in self.cut.at("EitherWay", start)]
        either_way += [end for there in either_way for end in self._labels("first", there)]
        for there in either_way:
            for end, one, now in self._clause(there, before, joint):
                if len(one) == 1 and isinstance(one[0], Choice):
                    yield end, one, now
        if either_way or before.first or joint in ANEW:
            for there in either_way or [start]:
                for end, one, now in self._clause(there, before, joint):
                    yield from self._or(end, one, now, bool(either_way))

    def _labels(self, which: str, start: int) -> list[int]:
        """Where the labels of the first or second side of a choice end: a), b)."""
        return [end for end, label in self.cut.at("Bullet", start) if label == which]

    def _or(self, end: int, one: Saids, now: Before, either_way: bool) -> Iterator[Reading]:
        """The other clause of a choice; the reader chooses, so that nobody else may act in both without being named again."""
        at = self.cut.after(end, ",", ";", ".", "or", "else", "instead")
        labels = self._labels("second", at) if either_way else []
        if (
            ("or" not in self.cut.words[end:at] and not labels)
            or len(one) != 1
            or not isinstance(one[0], Said)
            or (now.modal and not mine(now.who))
        ):
            return
        at = labels[0] if labels else at
        for there, other, then in self._clause(at, Before(it=now.it), "and"):
            alone = either_way or self.cut.word(there) in ("", ".", ";", "then") or self.cut.at("AsLiked", there)
            if alone and len(other) == 1 and isinstance(other[0], Said):
                for last in (there, *(last for last, _ in self.cut.at("AsLiked", there))):
                    yield last, (Choice(one[0], other[0]),), then._replace(it=None)

    # --- one clause

    def _clause(self, start: int, before: Before, joint: str) -> tuple[Reading, ...]:
        key = start, id(before), joint
        if key not in self._clauses:
            self._clauses[key] = before, tuple(self._read(start, before, joint))
        return self._clauses[key][1]

    def _read(self, start: int, before: Before, joint: str) -> Iterator[Reading]:
        if not before.chosen and not before.picked:
            yield from self._kept(start, self._saying(start, before, joint))
            for end, person in self.cut.at("ChosenOne", start):
                yield end, (), LATER._replace(they=person, chosen=True)
            for end, condition in self.cut.victories(start):
                yield end, (Said("win", Roles(condition=condition)),), LATER
        clauses = self.cut.clauses(start)
        yield from self._kept(start, ((end, *found) for end, each in clauses for found in meant(each, before, joint)))

    def _kept(self, start: int, found: Iterable[Reading]) -> Iterator[Reading]:
        """Those of these clauses that say all that is written."""
        yield from (each for each in found if not narrowed(self.cut, start, each[0], each[1]))

    def _saying(self, start: int, before: Before, joint: str) -> Iterator[Reading]:
        """What is said in a way of its own, or without a verb."""
        for end, saids in self.cut.at("Saying", start):
            yield end, saids, LATER._replace(they=owner(saids))
        if not before.said:
            return
        for end, make in self.cut.at("Likewise", start):
            if saids := make(before.said):
                yield end, saids, LATER
        yield from elliptic(self.cut, start, before, joint)


def framed(sentence: str) -> tuple[e.Text, ...]:
    """Every text that an English sentence says; a neighbour without a side is the one or the other, as the reader likes."""
    sentence = OF_ONE.sub("the hand of one of your neighbours", sentence)
    sentence = ordered(one_beside(sentence))
    if other := told(sentence):
        return _read(other)
    if NEIGHBOUR.search(sentence) and not SIDE.search(sentence):
        return _one_of(*(NEIGHBOUR.sub(f"your {side} neighbour", sentence) for side in ("left", "right")))
    found = _read(sentence) or restated(sentence, _read) or contrasted(sentence, _read)
    return found or tuple(text for text in _one_of(*ways(sentence)) if chosen(text, sentence))


def _read(sentence: str) -> tuple[e.Text, ...]:
    """What a sentence says, or a part of one."""
    return said(words_of(sentence))


@lru_cache(maxsize=MOST_KEPT)
def said(words: tuple[str, ...]) -> tuple[e.Text, ...]:
    """What these words say; kept, since a sentence that is typed is read again with each letter, and without a word."""
    return Reader(words).texts() if in_patterns(words) else ()


def _one_of(*sentences: str) -> tuple[e.Text, ...]:
    """A choice of what two sentences say."""
    found = [_read(each) for each in sentences]
    return tuple(dict.fromkeys(text for both in zip(*found, strict=False) for text in either(*both))) if found else ()
