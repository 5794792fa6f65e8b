"""The meanings of a sentence while it is being written, the phrases it may go on with, and the nearest sentence."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.core.rules import Fault, Saying
from game.games.read_aloud.language import grammar
from game.games.read_aloud.language.effects import Text

CONTEXT = 4
"""Letters of the sentence that are repeated before an offered phrase, where no space parts the words."""


class Understood(NamedTuple):
    """A sentence, as far as it is understood."""

    lang: str
    """The language that it is written in."""
    written: bool = True
    """Whether there is a sentence at all."""
    texts: tuple[Text, ...] = ()
    """Its meanings: none while it is not understood, several where it is ambiguous."""
    fault: Saying | None = None
    """The reason why it is not parsed at all."""
    nearest: str = ""
    """For a sentence without a meaning, the nearest one that has one; empty where none is near."""
    onward: tuple[str, ...] = ()
    """The sentence, one phrase longer."""

    @property
    def kind(self) -> str:
        """In one word: `empty`, `fault`, `begun`, `unread`, `one`, `several`."""
        if self.fault:
            return "fault"
        if self.texts:
            return "one" if len(self.texts) == 1 else "several"
        if not self.written:
            return "empty"
        return "begun" if self.onward else "unread"

    @property
    def phrases(self) -> tuple[str, ...]:
        """The phrases of `onward`, each without most of the sentence before it."""
        common = commonprefix(self.onward) if len(self.onward) > 1 else ""
        cut = common.rfind(" ") + 1 if " " in common else max(0, len(common) - CONTEXT)
        return tuple(f"…{each[cut:]}" if cut else each for each in self.onward)


def commonprefix(texts: tuple[str, ...]) -> str:
    """The longest common beginning."""
    first, last = min(texts), max(texts)
    n = next((n for n, (one, other) in enumerate(zip(first, last, strict=False)) if one != other), len(first))
    return first[:n]


@lru_cache(maxsize=128)
def understood(sentence: str, lang: str) -> Understood:
    """The meanings of a sentence, in the language of its letters; with none written, in that of the page."""
    written = bool(sentence.strip())
    language = grammar.language_of(sentence) if written else lang
    try:
        texts = grammar.parse(sentence, language) if written else ()
        onward = tuple(each for each in grammar.completions(sentence, language) if each != sentence)
        nearest = grammar.nearest(sentence, language) if written and not texts else ""
    except Fault as fault:
        return Understood(language, fault=fault.saying)
    return Understood(language, written, texts, None, nearest, onward)
