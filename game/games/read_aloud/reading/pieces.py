"""A sentence cut into parts at its stops: clauses that are understood alone, and what lies between them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.phrasebook import Language
from game.games.read_aloud.reading.parser import Parser, composed
from game.games.read_aloud.reading.written import written


class Piece(NamedTuple):
    """A part of a sentence, up to the next stop."""

    start: int
    begin: int
    """Where its clause begins, after a test that is understood."""
    end: int
    after: int
    """Where the next part begins, after what joins it to this one."""
    clause: e.Clause | None
    """None where it is not understood."""
    test: e.Test | None = None


def cut(parser: Parser, start: int) -> Iterator[Piece]:
    """The parts of a sentence, one after the other: clauses that are understood, and what lies between them."""
    while start < len(parser.sentence):
        piece = _understood(parser, start) or _strange(parser, start)
        yield piece
        start = piece.after


def _understood(parser: Parser, start: int) -> Piece | None:
    found = _whole_clause(parser, start) or _read_clause(parser, start)
    return Piece(start, start, found[0], *found) if found else None


def _strange(parser: Parser, start: int) -> Piece:
    """What stands here and is not understood, after a test that is."""
    begin, test = max(parser.ends("test", "", start), key=lambda found: found[0], default=(start, None))
    begin += len(parser.sentence[begin:]) - len(parser.sentence[begin:].lstrip(", ")) if test else 0
    end, after = _part_after(parser.language, parser.sentence, begin)
    return Piece(start, begin, end, after, None, test)


def _whole_clause(parser: Parser, start: int) -> tuple[int, e.Clause] | None:
    """The longest clause that stands here whole, and where the next one begins."""
    end = len(parser.sentence)
    whole = [(there, clause) for there, clause in parser.ends("clause", "", start) if there == end]
    joins = [
        (there + len(between), clause)
        for join in (parser.language.inner, parser.language.last)
        for there, clause in parser.ends("clause", join.form, start)
        for between in join.between
        if parser.sentence.startswith(between, there)
    ]
    return max(whole + joins, key=lambda found: found[0], default=None)


def _read_clause(parser: Parser, start: int) -> tuple[int, e.Clause] | None:
    """The clause up to the next stop, read by its roles in one way, and where the next one begins.

    Where the spelling leaves words out, it would be read without them.
    """
    if not written(parser.language).faithful:
        return None
    end, after = _part_after(parser.language, parser.sentence, start)
    texts = composed(parser.language, parser.sentence[start:end])
    return (after, texts[0][0]) if len(texts) == 1 and len(texts[0]) == 1 else None


def _part_after(language: Language, sentence: str, start: int) -> tuple[int, int]:
    """Where a part that is not understood ends, and where the next one begins."""
    stop = written(language).stops.search(sentence, start + 1)
    return (stop.end("kept"), stop.end()) if stop else (len(sentence), len(sentence))
