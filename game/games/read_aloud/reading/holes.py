"""The words without which a sentence reads that is not understood.

A sentence is cut into the parts that read alone and those that do not. In one of these the shortest stretch of words is
sought that can be left out, or have another one in its place, so that the rest reads; else all of the part is a hole.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from game.games.read_aloud.language.phrasebook import Language
from game.games.read_aloud.reading.parser import composed
from game.games.read_aloud.reading.written import written

Span: TypeAlias = tuple[int, int]
"""Where words begin and end."""

MOST_READ = 3200
"""The letters that are read in all of one sentence without some of its words."""
MOST_READ_IN_PART = 2600
MOST_READ_IN_HALF, MOST_READ_BY_PHRASES = 1400, 800
MOST_PARTS = 4
"""The most parts that are read as one."""
OTHERWISE, ALIKE, AT_END = 0.6, -0.5, -3.0
"""What it costs, in words, to have something else in a place, to have it in that of one word, to leave out an end."""


class Try(NamedTuple):
    """A stretch of words, and what stands in its place."""

    cost: float
    span: Span
    instead: str = ""


def holes(language: Language, sentence: str) -> list[Span]:
    """The parts of a sentence without which it reads, or that do not read at all."""
    return _Seeker(language, sentence).found()


def trimmed(language: Language, sentence: str, start: int, end: int) -> Span:
    """The span without signs and joints at its ends; as it is where there is nothing else in it."""
    edge = written(language).marks.edge
    first, last = start, end
    while first < end and (found := edge.match(sentence, first, end)):
        first = found.end()
    ends = [*edge.finditer(sentence, first, end)]
    while ends and ends[-1].end() == last:
        last = ends.pop().start()
    return (first, last) if first < last else (start, end)


class _Seeker:
    """Seeks the holes of one sentence, and does not try for ever."""

    def __init__(self, language: Language, sentence: str) -> None:
        self.language, self.sentence = language, sentence
        self.marks = written(language).marks
        self.open = {each.end() for each in self.marks.goes_on.finditer(sentence)}
        self.hanging = {each.end() for each in self.marks.hanging.finditer(sentence)}
        self.left = MOST_READ

    def found(self) -> list[Span]:
        """The holes; the last part where every part reads alone."""
        cuts = [0, *(each.end() for each in self.marks.parted.finditer(self.sentence)), len(self.sentence)]
        cuts = [*dict.fromkeys(cuts)]
        found: list[Span] = []
        at = last = 0
        while at < len(cuts) - 1:
            last, whole = at, self._longest(cuts, at)
            if not whole:
                whole = self._part_after(cuts, at)
                found += self._holes(*trimmed(self.language, self.sentence, cuts[at], cuts[whole]))
            at = whole
        return found or [(cuts[last], len(self.sentence))]

    def _longest(self, cuts: list[int], at: int) -> int:
        """Where the longest part ends that begins here and reads; 0 where none does."""
        ends = range(min(at + MOST_PARTS, len(cuts) - 1), at, -1)
        return next(
            (end for end in ends if self._reads(*trimmed(self.language, self.sentence, cuts[at], cuts[end]))), 0
        )

    def _part_after(self, cuts: list[int], at: int) -> int:
        """Where the part ends that begins here and does not read, a test with what follows it."""
        part = self.sentence[slice(*trimmed(self.language, self.sentence, cuts[at], cuts[at + 1]))]
        return at + 2 if self.marks.leads.match(part) and at + 2 < len(cuts) else at + 1

    def _reads(self, start: int, end: int, without: tuple[Span, ...] = (), instead: str = "") -> bool:
        """Whether this part reads, without these spans or with something in their place."""
        words, at = "", start
        for one, two in without:
            words, at = words + self.sentence[at:one] + instead, two
        words = " ".join((words + self.sentence[at:end]).split())
        self.left -= len(words)
        return self.left > 0 and bool(words) and bool(composed(self.language, words))

    def _holes(self, start: int, end: int) -> list[Span]:
        """The holes of a part that does not read."""
        words = [each.span() for each in self.marks.word.finditer(self.sentence, start, end)]
        unknown = self._unknown(words)
        if unknown and (len(unknown) == len(words) or self._reads(start, end, tuple(unknown))):
            return unknown
        least = max(self.left - MOST_READ_IN_PART, 0)
        if narrower := self._test_or_act(start, end) or self._denial(start, end):
            return narrower
        for each in sorted(self._tries(words, unknown)):
            if self.left <= least:
                break
            if self._reads(start, end, (each.span,), each.instead):
                return [self._without_article(each, end)]
        if unknown:
            return [(unknown[0][0], unknown[-1][1])]
        return self._phrase(start, end, words) or [(start, end)]

    def _test_or_act(self, start: int, end: int) -> list[Span]:
        """Of a clause with its test the one of the two that does not read, or its holes."""
        for pattern in self.marks.tested:
            found = pattern.fullmatch(self.sentence, start, end)
            if not found:
                continue
            act = self._reads(*found.span("act"))
            test = self._reads(start, end, (found.span("act"),), self.marks.sample)
            if act is not test:
                return self._within(start, end, found.span("test" if act else "act"))
        return []

    def _within(self, start: int, end: int, part: Span) -> list[Span]:
        """The hole in one of the two halves of a clause, or that half."""
        words = [each.span() for each in self.marks.word.finditer(self.sentence, *part)]
        unknown = self._unknown(words)
        least = self.left - MOST_READ_IN_HALF
        for each in sorted(self._tries(words, unknown)):
            if self.left <= least:
                break
            if each.span != part and self._reads(start, end, (each.span,), each.instead):
                return [self._without_article(each, end)]
        return [trimmed(self.language, self.sentence, *part)]

    def _denial(self, start: int, end: int) -> list[Span]:
        """Where a verb is denied that reads without that."""
        for pattern, words in self.marks.denials:
            found = pattern.search(self.sentence, start, end)
            if found and self._reads(start, end, (found.span(),), words):
                return [found.span("hole")]
        return []

    def _phrase(self, start: int, end: int, words: list[Span]) -> list[Span]:
        """The shortest phrase without which the part reads, or with another one in its place."""
        begins = [n for n, (at, _) in enumerate(words) if self.marks.begins.match(self.sentence, at)]
        tries = [
            Try(last - first, (words[first][0], words[last - 1][1]), each)
            for first in begins
            for last in (*begins, len(words))
            if 0 < last - first < len(words) and (last - first > 1 or first == 0)
            for each in self._others(words[first][0], words[last - 1][1])
        ]
        kept, self.left = self.left, MOST_READ_BY_PHRASES
        reads = (each for each in sorted(tries) if self._reads(start, end, (each.span,), each.instead))
        found = next(reads, None)
        self.left = kept
        return [self._without_article(found, end)] if found else []

    def _others(self, start: int, end: int) -> Iterator[str]:
        """Nothing, and other phrases, for the place of one."""
        yield ""
        for stand_in in self.marks.phrases:
            if stand_in.instead_of.fullmatch(self.sentence, start, end):
                yield from stand_in.words

    def _unknown(self, words: list[Span]) -> list[Span]:
        """The words that the reader has not, alone or with the next to them."""
        known, found = self.marks.known, []
        for n, (start, end) in enumerate(words):
            before = words[max(n - 1, 0)][0]
            after = words[min(n + 1, len(words) - 1)][1]
            if not any(known(self.sentence[one:two]) for one, two in ((start, end), (before, end), (start, after))):
                found.append((start, end))
        return found

    def _tries(self, words: list[Span], unknown: list[Span]) -> Iterator[Try]:
        """Every stretch that has the words that are not known, with what it costs."""
        for first, (start, _) in enumerate(words):
            for last, (_, end) in enumerate(words[first:], first):
                lone = first == last and self.marks.lone.match(self.sentence, start)
                if (end in self.open and not lone) or (unknown and (start > unknown[0][0] or end < unknown[-1][1])):
                    continue
                cost = last - first + 1
                if cost < len(words):
                    at_end = last == len(words) - 1 and self.marks.phrase.match(self.sentence, start)
                    yield Try(cost + AT_END * bool(at_end) + (start in self.hanging), (start, end))
                yield from self._otherwise(cost + (ALIKE if first == last else OTHERWISE), start, end)

    def _otherwise(self, cost: float, start: int, end: int) -> Iterator[Try]:
        """The same with other words in its place."""
        for stand_in in self.marks.stand_ins:
            if found := stand_in.instead_of.fullmatch(self.sentence, start, end):
                stop = found.end("hole") if "hole" in found.groupdict() else end
                yield from (Try(cost, (start, stop), each) for each in stand_in.words)

    def _without_article(self, found: Try, end: int) -> Span:
        """The stretch without an article before it that belongs to what follows."""
        article = None if found.instead else self.marks.article.match(self.sentence, *found.span)
        return (article.end() if article and found.span[1] < end else found.span[0]), found.span[1]
