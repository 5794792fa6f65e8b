"""With which letter each phrase of a table can begin, so that no other phrase is tried."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from game.games.read_aloud.language.phrasebook import BENT, Language, bent
from game.games.read_aloud.language.phrases import Choice, Number, Part, Phrase, Slot, Verb
from game.games.read_aloud.reading.written import phrases, written

Letters = frozenset[str]
"""First letters; the empty one is there where nothing need stand."""
FIGURES = frozenset("-0123456789")


@cache
def beginning(language: Language, sort: str, letter: str, printed: bool) -> tuple[Phrase, ...]:
    """The phrases of a sort that can begin with a letter, all of them at the end of the sentence, where it is empty."""
    here = [each for each in phrases(language)[sort] if each.said or not printed]
    if not letter:
        return tuple(here)
    known = _by_sort(language)
    return tuple(each for each in here if not _first(language, each.parts, known).isdisjoint((letter, "")))


@cache
def _by_sort(language: Language) -> Mapping[str, Letters]:
    """The letters with which each sort can begin."""
    rows = phrases(language)
    known: dict[str, Letters] = dict.fromkeys(rows, frozenset())
    before: dict[str, Letters] = {}
    while before != known:
        before = known
        known = {
            sort: frozenset().union(*(_first(language, each.parts, before) for each in row))
            for sort, row in rows.items()
        }
    return known


def _first(language: Language, parts: tuple[Part, ...], known: Mapping[str, Letters]) -> Letters:
    """The letters with which a sequence of parts can begin."""
    found: Letters = frozenset()
    for part in parts:
        letters = frozenset(_letters(language, part, known))
        found |= letters - {""}
        if "" not in letters:
            return found
    return found | {""}


def _letters(language: Language, part: Part, known: Mapping[str, Letters]) -> Iterator[str]:
    if isinstance(part, Slot):
        yield from known[part.sort]
    elif isinstance(part, Choice):
        for way in part.ways:
            yield from _first(language, way, known)
    elif isinstance(part, Number):
        yield from FIGURES.union(word[:1] for word in language.digits)
    elif isinstance(part, Verb):
        others = (words for (word, _), words in written(language).forms.items() if word == part.word)
        for word in (
            bent(language, part, ""),
            bent(language, part, BENT),
            *(each for words in others for each in words),
        ):
            yield word[:1]
    else:
        yield part[:1]
