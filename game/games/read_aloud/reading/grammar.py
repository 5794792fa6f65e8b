"""Sentences read as effects: what they mean, how they could go on, and what was not understood of them."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from game.core.rules import Fault, Saying
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.phrasebook import MOST_CLAUSES
from game.games.read_aloud.language.sentences import LANGUAGES, say
from game.games.read_aloud.reading.completion import ways_on
from game.games.read_aloud.reading.holes import Span
from game.games.read_aloud.reading.instead import Instead
from game.games.read_aloud.reading.instead import instead as found_instead
from game.games.read_aloud.reading.never import Told
from game.games.read_aloud.reading.never import never as told_never
from game.games.read_aloud.reading.parser import read
from game.games.read_aloud.reading.slips import put_right
from game.games.read_aloud.reading.suggest import repaired
from game.games.read_aloud.reading.unclear import beyond, most
from game.games.read_aloud.reading.unclear import unclear as parts_unclear
from game.games.read_aloud.reading.written import normal, written
from game.words.languages import USUAL

LONGEST = 400
MOST_COMPLETIONS = 40


_CONTROL = ("Cc", "Cf", "Co", "Cn", "Cs")


@lru_cache(maxsize=512)
def parse(sentence: str, lang: str) -> tuple[e.Text, ...]:
    """Every text that the sentence says: none for nonsense, two for an ambiguity; Fault where it is too long."""
    check(sentence)
    found, crowded = read(LANGUAGES[lang], sentence)
    if crowded and not found:
        raise Fault("text.clauses", n=MOST_CLAUSES)
    return found


def completions(prefix: str, lang: str, most: int = MOST_COMPLETIONS) -> tuple[str, ...]:
    """The beginnings of sentences that are one phrase longer than this one; none where nobody would go on so."""
    check(prefix)
    return tuple(_capital(each, lang) for each in ways_on(LANGUAGES[lang], prefix, most).phrases)


def begun(prefix: str, lang: str, most: int = MOST_COMPLETIONS) -> bool:
    """Whether any sentence begins so."""
    check(prefix)
    return ways_on(LANGUAGES[lang], prefix, most).begun


def _capital(sentence: str, lang: str) -> str:
    return f"{sentence[:1].upper()}{sentence[1:]}" if written(LANGUAGES[lang]).capitals else sentence


def nearest(sentence: str, lang: str) -> str:
    """The sentence about the same things that is understood and looks most like this one; empty where there is none."""
    check(sentence)
    language = LANGUAGES[lang]
    if written(language).lacking.search(sentence.strip()):
        return ""
    text = put_right(language, sentence) or repaired(language, normal(language, sentence).rstrip())
    free = any(isinstance(each, e.Either | e.Unban | e.Ban) for each in text)
    return say(text, lang) if text and (free or not written(language).may.search(sentence)) else ""


@lru_cache(maxsize=512)
def unclear(sentence: str, lang: str) -> tuple[Span, ...]:
    """The parts of a sentence that were not understood, from left to right; none of one that was."""
    check(sentence)
    return parts_unclear(LANGUAGES[lang], sentence)


@lru_cache(maxsize=512)
def instead(sentence: str, lang: str, span: Span) -> Instead:
    """What can stand in the place of this part of a sentence, the only one that was not understood."""
    check(sentence)
    return found_instead(LANGUAGES[lang], sentence, span)


@lru_cache(maxsize=512)
def never(sentence: str, lang: str) -> Told:
    """What a sentence without a meaning asks that no card does."""
    check(sentence)
    return told_never(lang, sentence)


def out_of_range(sentence: str, lang: str) -> Saying | None:
    """For a sentence of which only a number is wrong, the numbers that there can be."""
    found = most(LANGUAGES[lang], sentence.rstrip())
    return ("text.range-signed" if found[1] else "text.range", {"n": found[0]}) if found else None


def numbers_beyond(sentence: str, lang: str) -> tuple[Span, ...]:
    """The numbers for which that is the fault, where they were written."""
    return beyond(LANGUAGES[lang], sentence.rstrip())


def language_of(sentence: str) -> str:
    """The language a sentence is written in, by its letters."""
    return next(
        (code for code, each in LANGUAGES.items() if (letters := written(each).letters) and letters.search(sentence)),
        USUAL,
    )


def check(sentence: str) -> None:
    """Fault for a sentence that is too long or has control characters."""
    if len(sentence) > LONGEST:
        raise Fault("text.long", n=LONGEST)
    if not sentence.isprintable() and any(unicodedata.category(sign) in _CONTROL for sign in sentence):
        raise Fault("text.characters")
