"""What a sentence asks that no card does, or leaves out, with what can be written instead: told, and never done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.phrasebook import Language
from game.games.read_aloud.language.sentences import LANGUAGES, say
from game.games.read_aloud.reading.holes import Span
from game.games.read_aloud.reading.marks import Never
from game.games.read_aloud.reading.parser import composed
from game.games.read_aloud.reading.written import written


class Told(NamedTuple):
    """What is told of a sentence."""

    name: str = ""
    """The end of the key that says it; empty where nothing is known."""
    ways: tuple[str, ...] = ()
    """Sentences that are understood, each of which says so much as can be said of it."""


def never(lang: str, sentence: str) -> Told:
    """What this sentence, which has no meaning, asks that no card does."""
    for each in written(LANGUAGES[lang]).marks.never:
        ways = tuple(dict.fromkeys(_ways(lang, sentence.strip(), each)))
        if each.asked.search(sentence.strip()) and (ways or not each.only):
            return Told(each.name, ways)
    return Told()


def at_fault(language: Language, sentence: str) -> Span | None:
    """The words that ask what no card does; None where that is not known."""
    for each in written(language).marks.never:
        found = each.asked.search(sentence) if "hole" in each.asked.groupindex else None
        if found and found["hole"]:
            return found.span("hole")
    return None


def _ways(lang: str, sentence: str, asked: Never) -> Iterator[str]:
    """What can be written instead, as it is printed."""
    found = asked.asked.search(sentence)
    for each in asked.ways if found else ():
        texts = composed(LANGUAGES[lang], found.expand(each)) if found else ()
        if len(texts) == 1 and (not asked.only or isinstance(texts[0][-1], e.Decide)):
            yield say(texts[0], lang)
