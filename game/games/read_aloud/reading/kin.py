"""Sentences that are not what was written but the closest there is: with another amount, and the difference marked.

`suggest` offers only what means the same. Where no effect does what was written, a clause with the same act, people
and places but with another amount is offered instead; the words in which the two differ are known on both sides.
In place of taking from another's hand, which nothing does, a swap with it is offered.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.phrasebook import MOST_CLAUSES, Language, said_parts
from game.games.read_aloud.language.vain import vain
from game.games.read_aloud.reading.parser import Parser, read
from game.games.read_aloud.reading.pieces import Piece, cut
from game.games.read_aloud.reading.suggest import (
    IDLE,
    Known,
    Sensed,
    Senses,
    known,
    pairs_of,
    sensed,
    with_numbers,
)
from game.games.read_aloud.reading.written import normal

Span: TypeAlias = tuple[int, int]
"""Where words begin and end."""
Spans: TypeAlias = tuple[Span, ...]

AMOUNTS = ("number", "each", "whole", "half", "liking", "same")
"""The senses in which two sentences of a kin may differ."""
UNTOLD = ("toward", "beside", IDLE)
"""Senses that say nothing besides the others."""
PLACES = ("hand", "field", "pile", "heap", "this_")
SIDES = ("left", "right")
_COUNTED = re.compile(r"枚?(?:の?カード)?(?: cards?)?")
"""What follows an amount and belongs to it."""
MOST = 2
"""The most sentences of a kin that are offered."""


class Kin(NamedTuple):
    """A sentence that could be written instead."""

    text: e.Text
    differs: Spans
    """The words of its sentence that are others than those that were written."""
    instead: Spans
    """What was written in their place, where it stands in the one spelling."""


class _Part(NamedTuple):
    """A part of a sentence with the clauses that can stand in its place."""

    clauses: tuple[e.Clause, ...]
    text: str
    at: int = 0
    """Where the part begins."""
    words: tuple[Sensed, ...] = ()
    """Its words, if it is not understood itself."""
    act: bool = False
    """Whether the clauses differ from it in the act itself, and so all of it was written in their place."""


def kin(language: Language, sentence: str) -> tuple[Kin, ...]:
    """The sentences that differ only in an amount from this one, which is not understood."""
    text = normal(language, sentence).rstrip()
    lead = next((lead for lead in language.leads if text.startswith(lead)), "")
    parts = [_part(language, text, each) for each in cut(Parser(language, text), len(lead))]
    if not any(part.words for part in parts) or len(parts) + bool(lead) > MOST_CLAUSES:
        return ()
    wide = min((len(part.clauses) for part in parts if part.words), default=0)
    found = (_kin(language, bool(lead), parts, n) for n in range(wide))
    return tuple(each for each in found if each and each.differs and each.instead)


def _kin(language: Language, leads: bool, parts: list[_Part], n: int) -> Kin | None:
    """The sentence with the n-th clauses in the place of parts; None where it cannot be said."""
    clauses = [part.clauses[n if part.words else 0] for part in parts]
    text = (*([e.DISCARD_THIS] if leads else []), *clauses)
    said = said_parts(language, text)
    if said is None or len(said) != len(text) or not _goes_together(language, said, parts, leads):
        return None
    differs: list[Span] = []
    instead: list[Span] = []
    for place, part in enumerate(parts, leads):
        if part.words:
            theirs, mine = _compared(language, said[place], part)
            before = len("".join(said[:place]))
            differs += [(before + start, before + end) for start, end in theirs]
            instead += [(part.at + start, part.at + end) for start, end in mine]
    return Kin(text, tuple(differs), tuple(instead))


def _goes_together(language: Language, said: list[str], parts: list[_Part], leads: bool) -> bool:
    """Whether the parts that are understood alone mean the same behind the others."""
    whole = "".join(words if part.words else part.text for words, part in zip(said[leads:], parts, strict=True))
    meant = tuple(part.clauses[0] for part in parts if not part.words)
    return not meant or any({*meant} <= {*text} for text in read(language, whole)[0])


def _part(language: Language, text: str, piece: Piece) -> _Part:
    """A part with the clauses that are kin to it, if it is not understood."""
    if piece.clause:
        return _Part((piece.clause,), text[piece.start : piece.after])
    part = text[piece.start : piece.end]
    words = sensed(language, part) or ()
    swap = _swap(words)
    clauses = swap or tuple(_clauses(language, part, words))
    return _Part(clauses, part, piece.start, words or (Sensed(IDLE, 0, 0),), bool(swap))


def _swap(words: tuple[Sensed, ...]) -> tuple[e.Clause, ...]:
    """The swap that comes nearest to taking a card out of another player's hand; empty for any other words."""
    names = [each.name for each in words if each.name not in UNTOLD]
    for person, place in (("other", e.Place.ANOTHER), ("anyone", e.Place.ANYONE)):
        of_theirs = any({*pair} == {person, "hand"} for pair in pairwise(names))
        if of_theirs and {*names} - {"number", "luck", "mine"} == {"take", person, "hand"}:
            return (e.SwapTwo(e.Place.MINE, place),)
    return ()


def _clauses(language: Language, part: str, words: tuple[Sensed, ...]) -> list[e.Clause]:
    """The clauses that differ from this part in its one amount, those that look most like it first."""
    amounts = [each.name for each in words if each.name in AMOUNTS and each.name != "each"]
    if len(amounts) != 1:
        return []
    alike = [each for added in _additions({each.name for each in words}) for each in _alike(language, words, added)]
    pairs, found = pairs_of(part), dict[e.Clause | None, None]()
    for each in sorted(alike, key=lambda each: -len(each.pairs & pairs) / (len(each.pairs) + len(pairs))):
        names = [word.name for word in each.words]
        if "whole" in names or (names.count("number") == 1 and amounts == ["number"]):
            found[with_numbers(language, each, part)] = None
    return [clause for clause in found if clause][:MOST]


def _alike(language: Language, words: Iterable[Sensed], added: tuple[str, ...]) -> tuple[Known, ...]:
    """The known sentences with these senses and the added ones, and any amounts."""
    return _by_core(language).get(_core(words, added), ())


def _additions(names: set[str]) -> Iterator[tuple[str, ...]]:
    """What a clause may say besides these senses.

    Where cards are passed: that everybody does, out of their hand, and to the one side or the other.
    """
    passing = "pass" in names
    everyone = ("everyone",) if passing and "each" in names and "everyone" not in names else ()
    hand = ("hand",) if passing and not names & {*PLACES} else ()
    if passing and "beside" in names and not names & {*SIDES}:
        yield from ((*everyone, *hand, side) for side in SIDES)
    else:
        yield (*everyone, *hand)


def _core(words: Iterable[Sensed], added: tuple[str, ...] = ()) -> Senses:
    """The senses of these words and the added ones, without amounts."""
    return tuple(sorted((*(each.name for each in words if each.name not in (*AMOUNTS, *UNTOLD)), *added)))


@lru_cache(maxsize=4)
def _by_core(language: Language) -> Mapping[Senses, tuple[Known, ...]]:
    """The known sentences by their senses without amounts."""
    found: dict[Senses, list[Known]] = {}
    for each in known(language):
        if each.words and not vain(each.clause):
            found.setdefault(_core(each.words), []).append(each)
    return {core: tuple(each) for core, each in found.items()}


def _compared(language: Language, said: str, part: _Part) -> tuple[Spans, Spans]:
    """The words of a clause that the part has not, and the amounts of the part that the clause has not."""
    others = sensed(language, said) or ()
    mine = {(each.name, part.text[each.start : each.end]) for each in part.words}
    theirs = {(each.name, said[each.start : each.end]) for each in others}
    told = {name if name not in AMOUNTS else "" for name, _ in mine} | {*UNTOLD}
    differs = [
        each for each in others if each.name not in told and (each.name, said[each.start : each.end]) not in mine
    ]
    instead = [
        each
        for each in part.words
        if each.name in AMOUNTS and (each.name, part.text[each.start : each.end]) not in theirs
    ]
    instead = [Sensed("", 0, len(part.text))] if part.act else instead
    return tuple(_joined(said, differs)), tuple(_joined(part.text, instead))


def _joined(text: str, words: list[Sensed]) -> Iterator[Span]:
    """Where these words stand, with what they count, those that touch as one."""
    last: Span | None = None
    for each in words:
        counted = _COUNTED.match(text, each.end)
        end = counted.end() if counted else each.end
        if last and last[1] >= each.start:
            last = last[0], end
            continue
        if last:
            yield last
        last = each.start, end
    if last:
        yield last
