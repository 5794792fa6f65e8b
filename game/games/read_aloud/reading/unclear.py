"""The parts of a sentence that were not understood, and numbers that no card can have."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TypeAlias

from game.games.read_aloud.language.phrasebook import Language
from game.games.read_aloud.language.phrases import RANGES
from game.games.read_aloud.reading.parser import Parser, composed, read
from game.games.read_aloud.reading.spelling import Spelt
from game.games.read_aloud.reading.suggest import corrected, part_after, understood_clause
from game.games.read_aloud.reading.written import written

Span: TypeAlias = tuple[int, int]
"""Where a part of a sentence begins and ends."""

_NUMBER = re.compile(r"-?[0-9]+")
_EDGE = " ,.;:、。"


def unclear(language: Language, sentence: str) -> tuple[Span, ...]:
    """The parts of what was written that were not understood, from left to right; none of a sentence that was."""
    spelt = written(language).spelt(sentence.rstrip())
    if read(language, sentence)[0]:
        return ()
    found = [_trimmed(sentence, *spelt.written(start, end)) for start, end in _parts(language, spelt)]
    if not found:
        found = [_trimmed(sentence, *spelt.written(*_last(language, spelt.text)))]
    return tuple(_joined([each for each in found if each[0] < each[1]]))


def _last(language: Language, text: str) -> Span:
    """The last part, where each can be understood alone and they do not go together."""
    start = 0
    while (after := part_after(language, text, start)[1]) < len(text):
        start = after
    return start, len(text)


def _parts(language: Language, spelt: Spelt) -> Iterator[Span]:
    """The same in the one spelling: clause by clause, and in a clause words that are not known or lead nowhere."""
    text = spelt.text
    start = next((len(lead) for lead in language.leads if text.startswith(lead)), 0)
    while start < len(text):
        understood = understood_clause(Parser(language, text), start)
        if understood:
            start = understood[0]
            continue
        end, after = part_after(language, text, start)
        if composed(language, text[start:end]):
            start = after
            continue
        yield from _strange(language, text, start, end) or [(_reached(language, text, start, end), end)]
        start = after


def _strange(language: Language, text: str, start: int, end: int) -> list[Span]:
    """The words of a part that no table of senses has, and that are no slip of the pen."""
    gaps, at = [], start
    for each in written(language).senses.finditer(text, start, end):
        gaps.append((at, each.start()))
        at = each.end()
    words = [word.span() for gap in (*gaps, (at, end)) for word in written(language).word.finditer(text, *gap)]
    return [(one, two) for one, two in words if corrected(language, text[one:two]) == text[one:two]]


def _reached(language: Language, text: str, start: int, end: int) -> int:
    """How far the part leads in any phrase, at the beginning of a word."""
    parser = Parser(language, text[:end])
    parser.ends("clause", "", start)
    at = min(max(parser.reached, start), end)
    while start < at < end and text[at - 1 : at + 1].isascii() and text[at - 1 : at + 1].isalpha():
        at -= 1
    return at if at < end else start


def _trimmed(sentence: str, start: int, end: int) -> Span:
    """The span without spaces and stops at its ends."""
    while start < end and sentence[end - 1] in _EDGE:
        end -= 1
    while start < end and sentence[start] in _EDGE:
        start += 1
    return start, end


def _joined(spans: list[Span]) -> Iterator[Span]:
    """Spans that touch or overlap, as one."""
    last: Span | None = None
    for start, end in sorted(spans):
        if last and start <= last[1]:
            last = last[0], max(last[1], end)
            continue
        if last:
            yield last
        last = start, end
    if last:
        yield last


def most(language: Language, text: str) -> tuple[int, bool] | None:
    """The greatest number there can be, and whether there can be negative ones, where only a number is wrong."""
    if not any(int(each) not in RANGES["+"] for each in _NUMBER.findall(text)):
        return None
    signed, plain = (_reads(language, _with(text, number)) for number in ("-2", "2"))
    return (RANGES["+"][-1], signed and plain) if signed or plain else None


def _reads(language: Language, text: str) -> bool:
    return bool(Parser(language, text).texts() or composed(language, text))


def _with(text: str, number: str) -> str:
    """The sentence with another number in the place of each that cannot be."""
    return _NUMBER.sub(lambda each: each[0] if int(each[0]) in RANGES["+"] else number, text)
