"""What is understood of a sentence while it is being written: its texts, how it may go on, and what comes nearest."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.core.rules import Fault, Saying
from game.games.read_aloud.language import grammar
from game.games.read_aloud.language.effects import Text

CONTEXT = 4
"""Letters of what is written already that are repeated before a way on, where no space parts the words."""


class Understood(NamedTuple):
    """A sentence, as far as it is understood."""

    lang: str
    """The language that it is written in."""
    written: bool = True
    """Whether there is a sentence at all."""
    texts: tuple[Text, ...] = ()
    """All that it can mean: none while it is not understood, several where it is ambiguous."""
    fault: Saying | None = None
    """Why it is not even tried."""
    nearest: str = ""
    """Where it means nothing: the nearest sentence that means something; empty where none is near."""
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
        """The ways on, each without most of what is written already."""
        common = commonprefix(self.onward) if len(self.onward) > 1 else ""
        cut = common.rfind(" ") + 1 if " " in common else max(0, len(common) - CONTEXT)
        return tuple(f"…{each[cut:]}" if cut else each for each in self.onward)


def commonprefix(texts: tuple[str, ...]) -> str:
    """What all of these begin with."""
    first, last = min(texts), max(texts)
    n = next((n for n, (one, other) in enumerate(zip(first, last, strict=False)) if one != other), len(first))
    return first[:n]


@lru_cache(maxsize=128)
def understood(sentence: str, lang: str) -> Understood:
    """What is understood; the language of the page decides while the sentence has no letter that tells."""
    written = bool(sentence.strip())
    language = grammar.language_of(sentence) if written else lang
    try:
        texts = grammar.parse(sentence, language) if written else ()
        onward = tuple(each for each in grammar.completions(sentence, language) if each != sentence)
        nearest = grammar.nearest(sentence, language) if written and not texts else ""
    except Fault as fault:
        return Understood(language, fault=fault.saying)
    return Understood(language, written, texts, None, nearest, onward)
