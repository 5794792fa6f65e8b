"""The nearest sentence that is understood: clauses that parse stay, the others become the most similar clause.

Only a clause about the same things is near: the same places, people, numbers, directions, tests, and the same act,
never its opposite (`Language.senses`). Where there is none, there is no nearest sentence; nor where the reader makes
something else of the whole sentence with these clauses in it, since "take one card" means other cards after a look.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import islice, product
from typing import Any, NamedTuple

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.phrasebook import BENT, ITSELF, MOST_CLAUSES, Language, built, said
from game.games.read_aloud.language.phrases import Number, Phrase, Slot
from game.games.read_aloud.language.vain import vain
from game.games.read_aloud.reading.parser import Parser, read
from game.games.read_aloud.reading.pieces import Piece, cut
from game.games.read_aloud.reading.written import normal, phrases, written

NUMBERS = {"+": (1, 2), "++": (2,), "-": (-1, -2), "±": (10,)}
"""The numbers in the sentences among which the nearest is sought; the writer's own take their place."""
MOST_EACH = 400
"""The most sentences of one phrase among which the nearest is sought."""

PLACES = ("hand", "field", "pile", "heap")
"""The senses of places: from the one to the other is not from the other to the one."""
AROUND, MORE_JOINTS = " のをがはにでとへもや、。「」・", ("", "た", "して", "した", "です", "なる", "します", "じる")
"""Signs and particles around other letters; letters that only writers put there."""
IDLE = "idle"
"""The sense of words that say nothing by themselves."""
_WORD = re.compile(r"[a-z]{3,}")
Pairs = frozenset[str]
Senses = tuple[str, ...]


class Sensed(NamedTuple):
    """A word with a sense."""

    name: str
    start: int
    end: int


class Part(NamedTuple):
    """A part of the nearest sentence."""

    clause: e.Clause | None
    """None where none is near."""
    words: str
    """The writer's own where they are understood, with what joins the next part to it."""


class Known(NamedTuple):
    """A sentence that is understood."""

    clause: e.Clause
    sentence: str
    pairs: Pairs
    words: tuple[Sensed, ...]
    """Those with a sense; none where one of them is not known."""

    @property
    def senses(self) -> Senses:
        """The senses of the sentence, in their order."""
        return tuple(each.name for each in self.words if each.name != IDLE)


def repaired(language: Language, sentence: str) -> e.Text:
    """The text of the nearest sentence; empty where none is near."""
    parser = Parser(language, sentence)
    lead = next((lead for lead in language.leads if sentence.startswith(lead)), "")
    parts = [_part(parser, each) for each in islice(cut(parser, len(lead)), MOST_CLAUSES - bool(lead))]
    clauses = [part.clause for part in parts if part.clause is not None]
    if not clauses or len(clauses) < len(parts) or (any(map(vain, clauses)) and not parser.texts()):
        return ()
    text = (*((e.DISCARD_THIS,) if lead else ()), *clauses)
    return text if text in read(language, lead + "".join(part.words for part in parts))[0] else ()


def _part(parser: Parser, piece: Piece) -> Part:
    """The clause of a part, or the one most like it where it is not understood."""
    if piece.clause:
        return Part(piece.clause, parser.sentence[piece.start : piece.after])
    own = parser.sentence[piece.begin : piece.end]
    goes_on = written(parser.language).subject.search(own) and piece.after < len(parser.sentence)
    clause = None if goes_on else _nearest(parser.language, own)
    clause = e.If(piece.test, clause) if piece.test and clause else clause
    form = BENT if piece.after < len(parser.sentence) else ""
    words = said(parser.language, "clause", clause, form) if clause else None
    return Part(clause, (words or "") + parser.sentence[piece.end : piece.after])


def _nearest(language: Language, part: str) -> Any:
    """The most similar clause about the same things; None where there is none."""
    if (right := corrected(language, part)) != part:
        part = normal(language, right)
    pairs = pairs_of(part)
    order = sorted(_alike(language, part), key=lambda each: -len(each.pairs & pairs) / (len(each.pairs) + len(pairs)))
    return next((clause for each in order if (clause := with_numbers(language, each, part)) is not None), None)


def _alike(language: Language, part: str) -> tuple[Known, ...]:
    """The known sentences about the same things, in the same order of places, and of all where that tells two apart."""
    about = None if strange(language, part) else senses(language, part)
    found = _about(language).get(tuple(sorted(about)), ()) if about else ()
    orders = [each.senses for each in found]
    told = PLACES if len({*orders}) < 2 else {*(about or ())}
    mine = [name for name in about or () if name in told]
    return tuple(
        each for each, order in zip(found, orders, strict=True) if [name for name in order if name in told] == mine
    )


def strange(language: Language, part: str) -> bool:
    """Whether letters stand between the words, or after them, that stand there in no sentence that is known."""
    return not _gaps(language, part) <= _joints(language)


@lru_cache(maxsize=4)
def _joints(language: Language) -> frozenset[str]:
    """The letters that stand between words and after them, without particles."""
    return frozenset(each for one in known(language) for each in _gaps(language, one.sentence)).union(MORE_JOINTS)


def _gaps(language: Language, part: str) -> set[str]:
    """The letters of a part that no sense covers, without particles around them."""
    found = written(language).senses.finditer(part)
    ends = [0, *(end for each in found for end in each.span()), len(part)]
    return {part[start:end].strip(AROUND) for start, end in zip(ends[::2], ends[1::2], strict=True)}


def senses(language: Language, part: str) -> Senses | None:
    """The senses of these words, in their order; None where a word among them is not known."""
    found = sensed(language, part)
    return None if found is None else tuple(each.name for each in found if each.name != IDLE)


def sensed(language: Language, part: str) -> tuple[Sensed, ...] | None:
    """The words of a part with their senses, in their order; None where a word among them is not known."""
    found: list[Sensed] = []
    at = 0
    for each in written(language).senses.finditer(part):
        if written(language).content.search(part, at, each.start()):
            return None
        at = each.end()
        if each.lastgroup:
            found.append(Sensed(each.lastgroup, each.start(), at))
    return None if written(language).content.search(part, at) else tuple(found)


def corrected(language: Language, part: str) -> str:
    """The same words without slips of the pen, where words stand apart."""
    return _WORD.sub(lambda word: next(iter(written(language).meant(word[0])), word[0]), part)


@lru_cache(maxsize=4)
def _about(language: Language) -> Mapping[Senses, tuple[Known, ...]]:
    """The known sentences by their senses, without those that can never do anything."""
    found: dict[Senses, tuple[Known, ...]] = {}
    for each in known(language):
        key = tuple(sorted(each.senses))
        if not vain(each.clause):
            found[key] = (*found.get(key, ()), each)
    return found


def with_numbers(language: Language, near: Known, part: str) -> e.Clause | None:
    """The clause with the writer's own numbers; None where it cannot have them."""
    own = iter(_numbers(language, part))
    sentence = written(language).senses.sub(lambda each: next(own) if each["number"] else each[0], near.sentence)
    read = [clause for end, clause in Parser(language, sentence).ends("clause", "", 0) if end == len(sentence)]
    return read[0] if read else None


def _numbers(language: Language, part: str) -> tuple[str, ...]:
    return tuple(each[0] for each in written(language).senses.finditer(part) if each["number"])


@lru_cache(maxsize=4)
def known(language: Language) -> tuple[Known, ...]:
    """Every plain clause with small numbers."""
    clauses = dict.fromkeys(
        clause
        for phrase in phrases(language)["plain"]
        if phrase.said
        for clause in islice(_values(language, phrase), MOST_EACH)
    )
    sentences = ((clause, said(language, "clause", clause) or "") for clause in clauses)
    return tuple(Known(clause, each, pairs_of(each), sensed(language, each) or ()) for clause, each in sentences)


def _values(language: Language, phrase: Phrase) -> Iterator[Any]:
    """The values that a phrase can say."""
    slots = [part for part in phrase.parts if isinstance(part, (Slot, Number))]
    for fields in product(*(tuple(_fields(language, slot)) for slot in slots)):
        yield built(phrase.key, fields)


def _fields(language: Language, slot: Slot | Number) -> Iterator[tuple[str, Any]]:
    if isinstance(slot, Number):
        yield from ((ITSELF, number) for number in NUMBERS[slot.kind])
    else:
        said_ones = (phrase for phrase in phrases(language)[slot.sort] if phrase.said)
        yield from ((slot.field, value) for phrase in said_ones for value in _values(language, phrase))


def pairs_of(sentence: str) -> Pairs:
    """Every two letters that stand side by side, with the beginning and the end."""
    marked = f"^{sentence}$"
    return frozenset(marked[n : n + 2] for n in range(len(marked) - 1))
