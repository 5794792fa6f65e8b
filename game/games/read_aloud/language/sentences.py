"""Effects said as sentences, in every language; read are sentences in `reading`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module

from game import words
from game.core.rules import Fault
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Act
from game.games.read_aloud.language.phrasebook import MOST_CLAUSES, Language, said, said_text
from game.words.quotes import nested

LANGUAGES: Mapping[str, Language] = {
    code: import_module(f"game.games.read_aloud.language.{code}").LANGUAGE for code in words.LANGUAGES
}

_BELOW_ZERO = re.compile(r"-(?=[0-9])")


@lru_cache(maxsize=4096)
def say(text: e.Text, lang: str) -> str:
    """The text of a card as a sentence; Fault for a text that no sentence says."""
    words = said_text(LANGUAGES[lang], text) if 0 < len(text) <= MOST_CLAUSES else None
    if words is None:
        raise Fault("code.unreadable")
    return LANGUAGES[lang].finish(printed(words))


def printed(words: str) -> str:
    """Words as they stand on paper: quotations inside quotations, and numbers with a proper minus sign."""
    return _BELOW_ZERO.sub("\N{MINUS SIGN}", nested(words))


def steps(text: e.Text, lang: str) -> tuple[str, ...]:
    """The text as one sentence per clause."""
    return tuple(say((clause,), lang) for clause in text)


def say_clause(clause: e.Clause, lang: str) -> str:
    """One clause as a sentence."""
    return say((clause,), lang)


class Quoted(str):
    """A clause among the facts of an event, which says itself in quotation marks."""

    __slots__ = ("clause",)
    clause: e.Clause

    def said(self, lang: str) -> str:
        """The clause as it stands inside a sentence."""
        return nested(words.LANGUAGES[lang].quote.format(phrase(self.clause, lang)))


def quoted(name: str, clause: e.Clause) -> Quoted:
    """A clause under a name of its own, for the facts of an event."""
    quote = Quoted(name)
    quote.clause = clause
    return quote


def phrase(clause: e.Clause, lang: str) -> str:
    """A clause without the large letter and the stop of a sentence."""
    return printed(said_text(LANGUAGES[lang], (clause,)) or "")


def say_condition(condition: e.Condition, lang: str) -> str:
    """The winner's condition in words, without the quotation marks that it has on a card."""
    return printed(said(LANGUAGES[lang], "condition", condition) or "")


def say_measure(measure: e.Measure, lang: str) -> str:
    """What a condition counts or compares, in words."""
    return said(LANGUAGES[lang], "size", measure) or said(LANGUAGES[lang], "tally", measure) or ""


def say_act(act: Act, lang: str) -> str:
    """A banned act as a phrase in the middle of a sentence."""
    return said(LANGUAGES[lang], "act", act) or ""


def sayable(text: e.Text) -> bool:
    """Whether every language has a sentence for this text, so that it may be a card."""
    return 0 < len(text) <= MOST_CLAUSES and all(said_text(language, text) for language in LANGUAGES.values())
