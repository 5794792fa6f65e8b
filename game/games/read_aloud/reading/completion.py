"""How a sentence could go on: the phrases that somebody would write next, and whether it is on its way to a card."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.phrasebook import Language, said_text
from game.games.read_aloud.reading.parser import Parser, composed, read
from game.games.read_aloud.reading.written import normal, written

MOST_OTHERWISE = 12
"""The most ways on from a beginning that is not how a card would be printed."""
MOST_AT_ONCE = 4
"""The most ways on behind a quotation mark or a number that come before all else."""
_NO_PHRASE = re.compile(r"[\s「“0-9-]*")
"""What alone is no phrase: a space, an opening quotation mark, a number without what it counts."""


_STOP = re.compile(r"[。.]\s*$")


class WaysOn(NamedTuple):
    """How a beginning goes on."""

    phrases: tuple[str, ...] = ()
    """The beginning, one phrase longer, common phrases first."""
    begun: bool = False
    """Whether any sentence begins so, be it one that is never offered."""


@lru_cache(maxsize=512)
def ways_on(language: Language, prefix: str, most: int) -> WaysOn:
    """How this beginning goes on, in at most so many ways.

    A whole sentence does so by little else than by what joins another clause to it.
    """
    texts = () if _quoting(prefix) else read(language, prefix)[0]
    begun, found = (True, _whole(language, prefix, texts)) if texts else _part(language, prefix)
    longer = (each for each in dict.fromkeys(found) if each.strip() != prefix.strip())
    return WaysOn(tuple(islice(_leading_on(language, longer), most)), begun)


def _whole(language: Language, prefix: str, texts: tuple[e.Text, ...]) -> list[str]:
    """The ways on from a sentence that can be read; none once the game is over."""
    over = all(isinstance(text[-1], e.End) for text in texts)
    return [*_inside(language, prefix), *([] if over else _joints(language, prefix))]


def _part(language: Language, prefix: str) -> tuple[bool, list[str]]:
    """Whether a sentence begins so that cannot be read yet, and the ways on."""
    begun = False
    for start, printed in _spellings(language, prefix):
        ways = _Ways(language, start, printed)
        begun |= ways.begun
        if ways.found:
            return True, [_own(prefix, start, each) if printed else each for each in ways.found]
    after = _after(language, prefix)
    return begun or bool(after), after


def _leading_on(language: Language, longer: Iterable[str]) -> Iterator[str]:
    """Those that a clause which begins at their end can follow; where one can follow a full stop, all others can."""
    stopped: set[str] = set()
    for each in longer:
        found = _begun_last(language, each)
        if found and found[0] not in stopped:
            before, begun = found
            if not read(language, before + _finished(language, begun))[0]:
                continue
            if _STOP.search(before):
                stopped.add(before)
        yield each


def _begun_last(language: Language, longer: str) -> tuple[str, str] | None:
    """The clauses before the one that begins at the end of this, and its beginning."""
    for begun in _beginnings(language):
        before = longer.removesuffix(begun)
        if len(before) < len(longer) and written(language).joined.search(before):
            return before, begun
    return None


def _spellings(language: Language, prefix: str) -> Iterator[tuple[str, bool]]:
    """The beginning in its spellings, as it is printed and at last as it is only understood."""
    yield written(language).signs(prefix), True
    yield normal(language, prefix), True
    yield normal(language, prefix), False


def _own(prefix: str, start: str, longer: str) -> str:
    """The longer sentence with the writer's own words before what is added, where the spelling left them alone."""
    kept = prefix if start.endswith(" ") else prefix.rstrip()
    same = kept.casefold().endswith(start[-3:].strip("、 "))
    return kept + longer[len(start) :] if same else longer


def _quoting(prefix: str) -> bool:
    """Whether a quotation is open, so that no sentence is whole yet."""
    return any(prefix.count(begun) > prefix.count(closed) for begun, closed in ("「」", "『』", "“”"))


def _inside(language: Language, prefix: str) -> list[str]:
    """The ways on inside the last clause of a sentence that can be read, and the clauses after one that goes on."""
    start = written(language).signs(prefix)
    ways = _Ways(language, start, printed=True)
    if ways.whole:
        return []
    longer = [_own(prefix, start, each) for each in ways.found]
    begun = [prefix + each for each in _beginnings(language)] if written(language).joined.search(prefix) else []
    return longer or begun


@lru_cache(maxsize=4)
def _beginnings(language: Language) -> tuple[str, ...]:
    """The phrases with which a clause begins that is not the first."""
    return tuple(each for each in _Ways(language, "", printed=True).found if each not in language.leads)


@lru_cache(maxsize=256)
def _finished(language: Language, begun: str) -> str:
    """A clause that begins so, by the first way on again and again."""
    while not Parser(language, begun, printed=True).texts():
        begun = _Ways(language, begun, printed=True).found[0]
    return begun


def _joints(language: Language, prefix: str) -> list[str]:
    """The sentence with what joins another clause to it, where one that follows is understood."""
    start = prefix.rstrip()
    if start[-1:] in ".。!！" or written(language).joined.search(prefix):
        return []
    last = said_text(language, (e.DISCARD_THIS,))
    return [start + joint for joint in written(language).joints if read(language, f"{start}{joint}{last}")[0]]


def _after(language: Language, prefix: str) -> list[str]:
    """The ways on of the last clause, where clauses that can be read come before it."""
    for end, start in _stops(language, prefix):
        if composed(language, prefix[:end]):
            rest = prefix[start:]
            found = _Ways(language, rest, printed=True).found if rest else [*_beginnings(language)]
            return [prefix[:start] + each for each in found]
    return []


def _stops(language: Language, prefix: str) -> list[tuple[int, int]]:
    """Where clauses end and the next ones begin, the last one first."""
    stops = [(stop.end("kept"), stop.end()) for stop in written(language).stops.finditer(prefix)]
    joints = ((prefix.rfind(joint), joint) for joint in written(language).joints)
    stops += [(at, at + len(joint)) for at, joint in joints if at >= 0]
    return sorted(stops, reverse=True)


class _Ways:
    """The ways on from a beginning as it is printed, or as it is only understood."""

    def __init__(self, language: Language, start: str, printed: bool) -> None:
        self.language, self.start = language, start
        self.parser = Parser(language, start, printed)
        self.whole = bool(self.parser.texts())
        """Whether it can be read as it is."""
        wanted, also = (self._longer(words) for words in (self.parser.wanted, self.parser.also))
        self.begun = bool(wanted or also or self.parser.loose)
        self.found = [*self._lengthened(wanted or self._plain(also)[:MOST_OTHERWISE])]

    def _lengthened(self, longer: Iterable[str]) -> Iterator[str]:
        """These, where no phrase is added with the phrases that follow: most of those behind all others."""
        rest: list[str] = []
        for each in longer:
            if self._too_short(each):
                first = _Ways(self.language, each, self.parser.printed).found
                yield from first[:MOST_AT_ONCE]
                rest += first[MOST_AT_ONCE:]
            else:
                yield each
        yield from rest

    def _longer(self, wanted: Iterable[tuple[int, str]]) -> list[str]:
        """The sentences that are one of the wanted words longer, common ones first."""
        start, ranked = self.start, sorted(wanted, key=lambda each: _rank(self.language, each[1]))
        longer = dict.fromkeys(
            start[:at] + word for at, word in ranked if at + len(word) > len(start) and self._follows(at)
        )
        return [each for each in longer if each == self.language.leads[0] or not self._in_two_steps(each, longer)]

    def _follows(self, at: int) -> bool:
        """Whether a phrase may stand here: it begins no clause, or the clause before it goes on."""
        before = self.start[:at]
        return at not in self.parser.joints or not before or bool(written(self.language).joined.search(before))

    def _in_two_steps(self, sentence: str, others: Iterable[str]) -> bool:
        """Whether a shorter one leads there, which is not whole itself and so goes on."""
        leading = (each for each in others if len(self.start) < len(each) < len(sentence) and sentence.startswith(each))
        return any(not Parser(self.language, each, printed=True).texts() for each in leading)

    def _plain(self, sentences: Iterable[str]) -> list[str]:
        """Those whose last words somebody would write on a card."""
        aside = written(self.language).aside
        return [each for each in sentences if not aside.search(each, len(self.start))]

    def _too_short(self, longer: str) -> bool:
        return len(longer) > len(self.start) and bool(_NO_PHRASE.fullmatch(longer, len(self.start)))


def _rank(language: Language, word: str) -> int:
    """The place of a phrase among the common ones, by the longest of them; behind them all where it is not one."""
    common = written(language).common
    fits = [(-len(each), n) for n, each in enumerate(common) if word.startswith(each)]
    return min(fits)[1] if fits else len(common)
