"""The parts of a sentence that were not understood, and numbers that no card can have."""

from __future__ import annotations

import re
from collections.abc import Iterator

from game.games.read_aloud.language.phrasebook import Language
from game.games.read_aloud.language.phrases import RANGES
from game.games.read_aloud.reading.holes import Span, holes, trimmed
from game.games.read_aloud.reading.never import at_fault
from game.games.read_aloud.reading.parser import Parser, composed, read
from game.games.read_aloud.reading.spelling import Spelt, rewritten
from game.games.read_aloud.reading.written import normal, written

_NUMBER = re.compile(r"-?[0-9]+")
_AROUND = " 　.,。、"
_LETTER = re.compile(r"\w")


def unclear(language: Language, sentence: str) -> tuple[Span, ...]:
    """The parts of what was written that were not understood, from left to right; none of a sentence that was."""
    if read(language, sentence)[0]:
        return ()
    found = [trimmed(language, sentence, *each) for each in holes(language, sentence)]
    spans = tuple(_joined(sentence, [each for each in found if each[0] < each[1]]))
    whole = not any(map(_LETTER.search, _between(sentence, spans)))
    fault = at_fault(language, sentence) if whole else None
    return (fault,) if fault else spans


def _between(sentence: str, spans: tuple[Span, ...]) -> Iterator[str]:
    """What is not marked."""
    ends = [0, *(end for span in spans for end in span), len(sentence)]
    yield from (sentence[start:end] for start, end in zip(ends[::2], ends[1::2], strict=True))


def _joined(sentence: str, spans: list[Span]) -> Iterator[Span]:
    """Spans between which there are only signs, as one."""
    last: Span | None = None
    for start, end in sorted(spans):
        if last and not _LETTER.search(sentence, last[1], start):
            last = last[0], max(last[1], end)
            continue
        if last:
            yield last
        last = start, end
    if last:
        yield last


def most(language: Language, sentence: str) -> tuple[int, bool] | None:
    """The greatest number there can be, and whether there can be negative ones, where only a number is wrong."""
    text = normal(language, _figured(language, sentence).text).rstrip()
    if not any(int(each) not in RANGES["+"] for each in _NUMBER.findall(text)):
        return None
    signed, plain = (_reads(language, _with(text, number)) for number in ("-2", "2"))
    return (RANGES["+"][-1], signed and plain) if signed or plain else None


def beyond(language: Language, sentence: str) -> tuple[Span, ...]:
    """The numbers that are too high or too low, where they stand in what was written."""
    figured = _figured(language, sentence)
    spelt = written(language).spelt(figured.text)
    numbers = [each for each in _NUMBER.finditer(spelt.text) if int(each[0]) not in RANGES["+"]]
    found = [figured.written(*spelt.written(*each.span())) for each in numbers]
    return tuple(_joined(sentence, [_stripped(sentence, *each) for each in found]))


def _figured(language: Language, sentence: str) -> Spelt:
    """The sentence with figures for numbers that no card can have."""
    return rewritten(Spelt(sentence, tuple(range(len(sentence) + 1))), written(language).figures)


def _stripped(sentence: str, start: int, end: int) -> Span:
    """The span without spaces around it, and without a stop behind it."""
    words = sentence[start:end]
    return start + len(words) - len(words.lstrip()), start + len(words.rstrip(_AROUND))


def _reads(language: Language, text: str) -> bool:
    return bool(Parser(language, text).texts() or composed(language, text))


def _with(text: str, number: str) -> str:
    """The sentence with another number in the place of each that cannot be."""
    return _NUMBER.sub(lambda each: each[0] if int(each[0]) in RANGES["+"] else number, text)
