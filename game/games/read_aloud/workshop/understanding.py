"""The meanings of a sentence while it is being written, the phrases it may go on with, and the nearest sentence."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from game.core.rules import Fault, Saying
from game.games.read_aloud.language.effects import Text
from game.games.read_aloud.reading import grammar
from game.games.read_aloud.reading.instead import Instead
from game.games.read_aloud.reading.never import Told

NOTHING_TOLD = Told()
ALONE = "alone"
"""What is told of a condition without a consequence, of which no word was not understood."""
MOST_OFFERED = 8
"""The most phrases that are offered at once; more of them nobody reads."""
CONTEXT = 4
"""Letters of the sentence that are repeated before an offered phrase, where no space parts the words."""


class Piece(NamedTuple):
    """Words of a sentence that stand side by side."""

    words: str
    clear: bool
    """Whether they were understood."""


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
    """The sentence, one phrase longer, in the ways that are offered."""
    on_its_way: bool = False
    """Whether any sentence begins so, be it with words that are not offered."""
    pieces: tuple[Piece, ...] = ()
    """For a sentence without a meaning, all of it in pieces, so that what was not understood can be marked."""
    instead: Instead | None = None
    """Where one part alone was not understood, what can stand in its place."""
    never: Told = NOTHING_TOLD
    """What it asks that no card does, and what could be written."""

    @property
    def kind(self) -> str:
        """In one word: `empty`, `fault`, `begun`, `typing`, `unread`, `one`, `several`."""
        if self.fault:
            return "fault"
        if self.texts:
            return "one" if len(self.texts) == 1 else "several"
        if not self.written:
            return "empty"
        return "begun" if self.onward else "typing" if self.on_its_way else "unread"

    @property
    def unclear(self) -> tuple[str, ...]:
        """The words that were not understood."""
        return tuple(piece.words for piece in self.pieces if not piece.clear)

    @property
    def phrases(self) -> tuple[str, ...]:
        """The phrases of `onward`, each without most of the sentence before it."""
        common = commonprefix(self.onward) if len(self.onward) > 1 else ""
        cut = common.rfind(" ") + 1 if " " in common else max(0, len(common) - CONTEXT)
        return tuple(f"…{each[cut:]}" if cut else each for each in self.onward)


def apart(told: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Meanings told in steps, without the steps that all have in common; all of each where their numbers differ."""
    if len({*map(len, told)}) > 1:
        return told
    kept = [n for n, steps in enumerate(zip(*told, strict=True)) if len({*steps}) > 1]
    return [tuple(steps[n] for n in kept) for steps in told]


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
        onward = grammar.completions(sentence, language, MOST_OFFERED)
        begun = grammar.begun(sentence, language, MOST_OFFERED)
        if texts or not written:
            return Understood(language, written, texts, onward=onward)
        fault = grammar.out_of_range(sentence, language)
        near = "" if fault else grammar.nearest(sentence, language)
        beyond = grammar.numbers_beyond(sentence, language) if fault else ()
        unclear = beyond or (() if begun else grammar.unclear(sentence, language))
        alone = len(unclear) == 1 and not fault and not near
        instead = grammar.instead(sentence, language, unclear[0]) if alone else None
    except Fault as refused:
        return Understood(language, fault=refused.saying)
    never = NOTHING_TOLD if fault or near or begun else grammar.never(sentence, language)
    pieces = tuple(_pieces(sentence, unclear)) if unclear and never.name != ALONE else ()
    return Understood(language, written, (), fault, near, onward, begun, pieces, instead, never)


def _pieces(sentence: str, unclear: tuple[tuple[int, int], ...]) -> Iterator[Piece]:
    """The sentence cut at the ends of what was not understood."""
    at = 0
    for start, end in unclear:
        yield from (Piece(sentence[at:start], True), Piece(sentence[start:end], False))
        at = end
    yield Piece(sentence[at:], True)
