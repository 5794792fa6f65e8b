"""What can stand in the place of words that were not understood, where they say how many, or whose cards.

It tells with which words the rest of the sentence would be understood: a number, "all", a place. It is no sentence to
take instead, since that would say something else than was written.
"""

from __future__ import annotations

from typing import NamedTuple

from game.games.read_aloud.language.phrasebook import Language
from game.games.read_aloud.language.phrases import RANGES
from game.games.read_aloud.reading.holes import Span
from game.games.read_aloud.reading.parser import composed
from game.games.read_aloud.reading.suggest import IDLE, sensed, strange
from game.games.read_aloud.reading.written import normal, written

AMOUNTS = ("number", "half", "whole", "liking", "same")
"""The senses that say how many."""
PLACES = ("field", "pile", "heap")
BESIDE_AMOUNTS = ("each", "either", "or_", "count", "state", "toward", "twice", "times", IDLE)
PEOPLE = ("this_", "mine", "owner", "other", "anyone", "everyone", "left", "right")
WHOSE = ("hand", *PLACES, *PEOPLE)
"""The senses that say whose cards, or where."""
BESIDE_WHOSE = ("people", "beside", "each", "into", "toward", "top", IDLE)


class Instead(NamedTuple):
    """What can stand somewhere."""

    most: int = 0
    """The highest number from 1 on; 0 where no number can stand there."""
    words: tuple[str, ...] = ()
    """Other words for the whole of the part, with its particle or preposition; one of each kind."""


def instead(language: Language, sentence: str, span: Span) -> Instead:
    """What can stand in the place of this part, the only one that was not understood."""
    marks = written(language).marks
    found = marks.inner.search(sentence[span[0] : span[1]])
    one, two = (span[0] + found.start("words"), span[0] + found.end("words")) if found else span

    def whole(words: str) -> str:
        return f"{sentence[span[0] : one]}{words}{sentence[two : span[1]]}"

    def reads(words: str) -> bool:
        return bool(composed(language, " ".join(f"{sentence[:one]}{words}{sentence[two:]}".split())))

    names = _senses(language, sentence[one:two])
    if _says(names, AMOUNTS, BESIDE_AMOUNTS):
        most = RANGES["+"][-1] if any(map(reads, marks.numbers)) else 0
        return Instead(most, tuple(map(whole, filter(reads, marks.whole)))[:1])
    if _says(names, WHOSE, BESIDE_WHOSE):
        own = next(filter(reads, _own(language, names)), "")
        others = (next(filter(reads, group), "") for group in _others(language, names))
        return Instead(0, tuple(map(whole, (own,) if own else filter(None, others))))
    return Instead()


def _own(language: Language, names: set[str]) -> tuple[str, ...]:
    """The usual words for the one person or place that is named: first of all what was meant may only be miswritten."""
    named = _people(names) or names & {*PLACES}
    return written(language).marks.own.get(next(iter(named)), ()) if len(named) == 1 else ()


def _others(language: Language, names: set[str]) -> tuple[tuple[str, ...], ...]:
    """Words for other places; for a person never another person, which is the first group."""
    places = written(language).marks.places
    return () if len(_people(names)) > 1 else places[1:] if _people(names) else places


def _people(names: set[str]) -> set[str]:
    """The people who are named; "your" says nothing beside a neighbour."""
    people = names & {*PEOPLE}
    return people - {"mine"} if people & {"left", "right"} else people


def _senses(language: Language, words: str) -> set[str]:
    """The senses of these words; none where one of them is not known, or a letter is left over."""
    part = normal(language, words)
    return set() if strange(language, part) else {each.name for each in sensed(language, part) or ()}


def _says(names: set[str], one: tuple[str, ...], beside: tuple[str, ...]) -> bool:
    """Whether this is what they say, and nothing else."""
    return bool(names & {*one}) and names <= {*one, *beside}
