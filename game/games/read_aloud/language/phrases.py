"""Phrases as a table writes them, and what they are read as.

A table has sorts (what can stand in one place of a sentence); a sort has values or classes, each with its phrases. In a
phrase, {field} says a field of the value as the sort of that name, {field:sort} as another sort, {field:sort!} unbent;
{+}, {++}, {-}, {±} is the value itself where that is a number; anything else in braces is a verb, bent as asked.
In a phrase that is only parsed, (one|the other) stands for either; each may be empty or hold fields and verbs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

Phrases: TypeAlias = str | tuple[str, ...]
Table: TypeAlias = Mapping[str, Mapping[Any, Phrases]]

_PIECE = re.compile(r"(\{[^}]*\}|[(|)])")
_SLOT = re.compile(r"([a-z_]+)(?::([a-z]+))?(!?)")
RANGES = {"+": range(1, 100), "++": range(2, 100), "-": range(1, 100), "±": range(-99, 100)}
"""The numbers that can be said, by kind; those of `-` stand for the negative ones."""


class Slot(NamedTuple):
    """A field to be said as a sort."""

    field: str
    sort: str
    plain: bool
    """Whether it is said in the end form even where the clause is joined."""


class Verb(NamedTuple):
    """A word that is bent."""

    word: str


class Number(NamedTuple):
    """The value itself."""

    kind: str
    """`+` from 1 to 99, `++` from 2, `-` the same for a negative value, `±` from -99 to 99."""


class Choice(NamedTuple):
    """One of several ways to go on, only in phrases that are only parsed."""

    ways: tuple[tuple[Part, ...], ...]


Part: TypeAlias = str | Slot | Verb | Number | Choice


class Phrase(NamedTuple):
    """One way to say one value, or the values of one class."""

    key: Any
    parts: tuple[Part, ...]
    said: bool
    """False for a phrase that is only parsed."""


def compiled(table: Table, *, said: bool = True) -> dict[str, tuple[Phrase, ...]]:
    """The phrases of every sort of a table."""
    return {sort: tuple(_phrases(rows, said)) for sort, rows in table.items()}


def _phrases(rows: Mapping[Any, Phrases], said: bool) -> Iterator[Phrase]:
    for key, phrases in rows.items():
        for phrase in (phrases,) if isinstance(phrases, str) else phrases:
            yield Phrase(key, _parts(phrase) or ("",), said)


def _parts(phrase: str) -> tuple[Part, ...]:
    """The parts of a phrase."""
    pieces = [each for each in _PIECE.split(phrase) if each]
    parts, rest = _sequence(pieces)
    if rest:
        raise ValueError(phrase)
    return parts


def _sequence(pieces: list[str]) -> tuple[tuple[Part, ...], list[str]]:
    """The parts up to the end of a way, and what is left."""
    parts: list[Part] = []
    while pieces and pieces[0] not in "|)":
        if pieces[0] == "(":
            choice, pieces = _choice(pieces[1:])
            parts.append(choice)
        else:
            parts.append(_part(pieces[0]))
            pieces = pieces[1:]
    return tuple(parts), pieces


def _choice(pieces: list[str]) -> tuple[Choice, list[str]]:
    """The ways up to a closing bracket, and what is left behind it."""
    ways: list[tuple[Part, ...]] = []
    while True:
        way, pieces = _sequence(pieces)
        ways.append(way)
        mark, pieces = pieces[0], pieces[1:]
        if mark == ")":
            return Choice(tuple(ways)), pieces


def _part(piece: str) -> Part:
    inside = piece[1:-1]
    if not piece.startswith("{"):
        return piece
    if inside in RANGES:
        return Number(inside)
    if slot := _SLOT.fullmatch(inside):
        return Slot(slot[1], slot[2] or slot[1], bool(slot[3]))
    return Verb(inside)
