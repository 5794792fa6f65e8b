"""The nearest sentence that is understood: what can be read of it is kept, the rest becomes the most similar clause."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice, product
from typing import Any, NamedTuple

from game.games.read_aloud.effects import Clause, Discard, If, Nothing, Text, This
from game.games.read_aloud.engine import (
    ITSELF,
    MOST_CLAUSES,
    Language,
    Number,
    Phrase,
    Slot,
    built,
    said,
)
from game.games.read_aloud.reader import Reader

NUMBERS = {"+": (1, 2), "-": (-1, -2), "±": (10,)}
"""The numbers in the sentences among which the nearest is sought; the writer's own take their place."""
MOST_EACH = 400
"""Sentences of one phrase among which it is sought."""

Pairs = frozenset[str]


class Known(NamedTuple):
    """A sentence that is understood."""

    clause: Clause
    sentence: str
    pairs: Pairs


def repaired(language: Language, sentence: str) -> Text:
    """The text of the nearest sentence."""
    reader = Reader(language, sentence)
    lead = next((lead for lead in language.leads if sentence.startswith(lead)), "")
    clauses = tuple(islice(_clauses(reader, len(lead)), MOST_CLAUSES - bool(lead)))
    return (*((Discard(This()),) if lead else ()), *clauses) or (Nothing(),)


def _clauses(reader: Reader, start: int) -> Iterator[Clause]:
    while start < len(reader.sentence):
        start, clause = _understood(reader, start) or _guessed(reader, start)
        yield clause


def _understood(reader: Reader, start: int) -> tuple[int, Clause] | None:
    """The longest clause that stands here whole, and where the next one begins."""
    end = len(reader.sentence)
    whole = [(there, clause) for there, clause in reader.ends("clause", "", start) if there == end]
    joins = [
        (there + len(between), clause)
        for join in (reader.language.inner, reader.language.last)
        for there, clause in reader.ends("clause", join.form, start)
        for between in join.between
        if reader.sentence.startswith(between, there)
    ]
    return max(whole + joins, key=lambda found: found[0], default=None)


def _guessed(reader: Reader, start: int) -> tuple[int, Clause]:
    """The clause most like what stands here, after a test that can be read, and where the next one begins."""
    tests = max(reader.ends("test", "", start), key=lambda found: found[0], default=None)
    begin = (
        tests[0] + len(reader.sentence[tests[0] :]) - len(reader.sentence[tests[0] :].lstrip(", ")) if tests else start
    )
    stop = reader.language.stops.search(reader.sentence, begin + 1)
    end = stop.end() if stop else len(reader.sentence)
    clause = _nearest(reader.language, reader.sentence[begin : stop.end("kept") if stop else end])
    return end, If(tests[1], clause) if tests else clause


def _nearest(language: Language, part: str) -> Any:
    pairs = _pairs(part)
    best = max(known(language), key=lambda each: len(each.pairs & pairs) / (len(each.pairs) + len(pairs)))
    return _with_numbers(language, best, part)


def _with_numbers(language: Language, best: Known, part: str) -> Clause:
    """The clause with the writer's own numbers, where there are as many."""
    number = re.compile("|".join(("[0-9]+", *language.digits)))
    own = number.findall(part)
    if not own or len(own) != len(number.findall(best.sentence)):
        return best.clause
    numbers = iter(own)
    sentence = number.sub(lambda _: next(numbers), best.sentence)
    read = [clause for end, clause in Reader(language, sentence).ends("clause", "", 0) if end == len(sentence)]
    return read[0] if read else best.clause


@lru_cache(maxsize=4)
def known(language: Language) -> tuple[Known, ...]:
    """Every plain clause with small numbers."""
    clauses = dict.fromkeys(
        clause
        for phrase in language.phrases["plain"]
        if phrase.said
        for clause in islice(_values(language, phrase), MOST_EACH)
    )
    sentences = ((clause, said(language, "clause", clause) or "") for clause in clauses)
    return tuple(Known(clause, sentence, _pairs(sentence)) for clause, sentence in sentences)


def _values(language: Language, phrase: Phrase) -> Iterator[Any]:
    """The values that a phrase can say."""
    slots = [part for part in phrase.parts if isinstance(part, (Slot, Number))]
    for fields in product(*(tuple(_fields(language, slot)) for slot in slots)):
        yield built(phrase.key, fields)


def _fields(language: Language, slot: Slot | Number) -> Iterator[tuple[str, Any]]:
    if isinstance(slot, Number):
        yield from ((ITSELF, number) for number in NUMBERS[slot.kind])
    else:
        phrases = [phrase for phrase in language.phrases[slot.sort] if phrase.said]
        yield from ((slot.field, value) for phrase in phrases for value in _values(language, phrase))


def _pairs(sentence: str) -> Pairs:
    """Every two letters that stand side by side, with the beginning and the end."""
    marked = f"^{sentence}$"
    return frozenset(marked[n : n + 2] for n in range(len(marked) - 1))
