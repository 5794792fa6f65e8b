"""Sentences read as effects: what they mean, how they could go on, and what was not understood of them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from game.core.rules import Fault, Saying
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.phrasebook import MOST_CLAUSES, Language
from game.games.read_aloud.language.sentences import LANGUAGES, say
from game.games.read_aloud.reading.parser import Parser, composed, read
from game.games.read_aloud.reading.suggest import repaired
from game.games.read_aloud.reading.unclear import Span, most
from game.games.read_aloud.reading.unclear import unclear as parts_unclear
from game.games.read_aloud.reading.written import normal, written
from game.words.languages import USUAL

LONGEST = 400
MOST_COMPLETIONS = 40
MOST_OTHERWISE = 12
"""The most ways on from a beginning that is not how a card would be printed."""

_CONTROL = ("Cc", "Cf", "Co", "Cn", "Cs")


@lru_cache(maxsize=512)
def parse(sentence: str, lang: str) -> tuple[e.Text, ...]:
    """Every text that the sentence says: none for nonsense, two for an ambiguity; Fault where it is too long."""
    check(sentence)
    found, crowded = read(LANGUAGES[lang], sentence)
    if crowded and not found:
        raise Fault("text.clauses", n=MOST_CLAUSES)
    return found


def completions(prefix: str, lang: str) -> tuple[str, ...]:
    """The beginnings of sentences that are one phrase longer than this one; none where no sentence goes on so."""
    check(prefix)
    language = LANGUAGES[lang]
    found = (
        _onward(language, written(language).signs(prefix), printed=True)
        or _onward(language, normal(language, prefix), printed=True)
        or _onward(language, normal(language, prefix), printed=False)
        or _after(language, prefix)
    )
    longer = (_capital(each, lang) for each in found[:MOST_COMPLETIONS])
    return tuple(each for each in longer if each.strip() != prefix.strip())


def _after(language: Language, prefix: str) -> list[str]:
    """The same where clauses that can be read come before the last one."""
    for stop in reversed([*written(language).stops.finditer(prefix)]):
        if composed(language, prefix[: stop.end("kept")]):
            return [prefix[: stop.end()] + each for each in _onward(language, prefix[stop.end() :], printed=True)]
    return []


def _onward(language: Language, start: str, printed: bool) -> list[str]:
    """The same for a beginning as it is printed, or one that is only understood; a space alone is no phrase."""
    parser = Parser(language, start, printed)
    parser.texts()
    found = _longer(language, start, parser.wanted) or _longer(language, start, parser.also)[:MOST_OTHERWISE]
    return [
        on for each in found for on in (_onward(language, each, printed) if each.strip() == start.strip() else [each])
    ]


def _longer(language: Language, start: str, wanted: Iterable[tuple[int, str]]) -> list[str]:
    """The sentences that are one of the wanted words longer, common ones first."""
    words = sorted(wanted, key=lambda each: _rank(language, each[1]))
    longer = dict.fromkeys(start[:at] + word for at, word in words if at + len(word) > len(start))
    return [each for each in longer if each in _leads(language) or not _begun(each, longer, start)]


def _leads(language: Language) -> tuple[str, ...]:
    """What is offered though a shorter phrase leads there, too."""
    return (language.leads[0],)


def _rank(language: Language, word: str) -> int:
    """The place of a phrase among the common ones; behind them all where it is not one."""
    return next(
        (n for n, common in enumerate(written(language).common) if word.startswith(common)),
        len(written(language).common),
    )


def _begun(sentence: str, others: Iterable[str], start: str) -> bool:
    """Whether a shorter one leads there in two steps."""
    return any(len(start) < len(other) < len(sentence) and sentence.startswith(other) for other in others)


def _capital(sentence: str, lang: str) -> str:
    return f"{sentence[:1].upper()}{sentence[1:]}" if written(LANGUAGES[lang]).capitals else sentence


def nearest(sentence: str, lang: str) -> str:
    """The sentence about the same things that is understood and looks most like this one; empty where there is none."""
    check(sentence)
    language = LANGUAGES[lang]
    text = repaired(language, normal(language, sentence).rstrip())
    return say(text, lang) if text else ""


@lru_cache(maxsize=512)
def unclear(sentence: str, lang: str) -> tuple[Span, ...]:
    """The parts of a sentence that were not understood, from left to right; none of one that was."""
    check(sentence)
    return parts_unclear(LANGUAGES[lang], sentence)


def out_of_range(sentence: str, lang: str) -> Saying | None:
    """For a sentence of which only a number is wrong, the numbers that there can be."""
    found = most(LANGUAGES[lang], normal(LANGUAGES[lang], sentence).rstrip())
    return ("text.range-signed" if found[1] else "text.range", {"n": found[0]}) if found else None


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
    if any(unicodedata.category(sign) in _CONTROL for sign in sentence):
        raise Fault("text.characters")
