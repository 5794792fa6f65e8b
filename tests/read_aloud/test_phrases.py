"""Every phrase builds what it is a phrase of: no slot of an unknown sort, no field left out or given twice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

import pytest

from game.games.read_aloud.language.phrasebook import ITSELF
from game.games.read_aloud.language.phrases import Choice, Number, Part, Phrase, Slot
from game.games.read_aloud.language.sentences import LANGUAGES
from game.games.read_aloud.reading.written import phrases

ALL = [
    (lang, sort, phrase) for lang in LANGUAGES for sort, every in phrases(LANGUAGES[lang]).items() for phrase in every
]


def given(parts: tuple[Part, ...]) -> set[tuple[str, ...]]:
    """The fields that each way through a phrase gives, in alphabetical order."""
    found: set[tuple[str, ...]] = {()}
    for part in parts:
        if isinstance(part, Choice):
            ways = {each for way in part.ways for each in given(way)}
        else:
            ways = {(part.field,) if isinstance(part, Slot) else (ITSELF,) if isinstance(part, Number) else ()}
        found = {tuple(sorted(one + other)) for one in found for other in ways}
    return found


def wanted(phrase: Phrase) -> tuple[str, ...]:
    if not isinstance(phrase.key, type):
        return ()
    return (ITSELF,) if phrase.key is int else tuple(sorted(each.name for each in fields(phrase.key)))


def slots(parts: tuple[Part, ...]) -> Iterator[Slot]:
    for part in parts:
        if isinstance(part, Choice):
            yield from (slot for way in part.ways for slot in slots(way))
        elif isinstance(part, Slot):
            yield part


def test_every_phrase_gives_each_field_once() -> None:
    wrong = [(lang, sort, phrase) for lang, sort, phrase in ALL if {*given(phrase.parts)} != {wanted(phrase)}]
    kept = [each for each in wrong if isinstance(each[2].key, type) or ITSELF in str(given(each[2].parts))]
    assert kept == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_slot_is_of_a_sort_that_there_is(lang: str) -> None:
    known = phrases(LANGUAGES[lang])
    used = {slot.sort for every in known.values() for phrase in every for slot in slots(phrase.parts)}
    assert used - known.keys() == set()
    assert known.keys() - used - {"clause", "plain"} == set()
