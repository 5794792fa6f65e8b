"""A small grammar over words: productions, each with what it makes, and by what they begin alike.

A production is a pattern of symbols parted by spaces: `the/a` are words of which one stands there, `Cards` is what has
that name. `?` after a symbol: it may be missing; `*` after a name: any number of it. `|` parts whole patterns.
What a production makes of the values of its names is a value, or a function of them; None where they do not fit. Names
that only make True are mute: they have to stand there, and are no value.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

Rows: TypeAlias = Mapping[str, Any]
"""Patterns with what they make."""
Found: TypeAlias = tuple[tuple[int, Any], ...]
"""Where a value ends, and the value."""

MOST_KNOWN = 20_000


def same(value: Any) -> Any:
    """The value itself."""
    return value


class Symbol(NamedTuple):
    """One place of a pattern."""

    words: frozenset[str]
    """Words that can stand there; nothing where it is a name."""
    name: str
    missing: bool
    many: bool


class Production(NamedTuple):
    """One way to say what has a name."""

    symbols: tuple[Symbol, ...]
    make: Any


class Branch(NamedTuple):
    """A symbol that is a name or may be missing, and what follows it."""

    name: str
    first: frozenset[str]
    """The words with which it can begin."""
    many: bool
    mute: bool
    missing: bool
    absent: tuple[Any, ...]
    """What it makes where it is missing."""
    after: Node


Ways: TypeAlias = "tuple[dict[str, list[Node]], list[Branch]]"
"""What follows a word, and symbols that are more than words."""


class Node:
    """Where several productions are that have begun alike, so that what they ask for next is sought once for all."""

    def __init__(self, grammar: Grammar, rows: Sequence[tuple[int, Production]], at: int) -> None:
        self.ends = tuple(number for number, each in rows if len(each.symbols) == at)
        """The productions that end here."""
        self._rest = tuple((number, each) for number, each in rows if len(each.symbols) > at)
        self.goes_on = bool(self._rest)
        self._grammar, self._at = grammar, at
        self.ways: Ways | None = None
        """What can stand here, once it was `grown`."""

    def grown(self) -> Ways:
        """What follows each word that can stand here, and all other symbols."""
        alike: dict[Symbol, list[tuple[int, Production]]] = {}
        for number, each in self._rest:
            alike.setdefault(each.symbols[self._at], []).append((number, each))
        self.ways = {}, []
        for symbol, rows in alike.items():
            self._grow(symbol, Node(self._grammar, rows, self._at + 1), *self.ways)
        return self.ways

    def _grow(self, symbol: Symbol, after: Node, words: dict[str, list[Node]], branches: list[Branch]) -> None:
        if not symbol.name and not symbol.missing:
            for word in symbol.words:
                words.setdefault(word, []).append(after)
            return
        mute = not symbol.name or symbol.name in self._grammar.mute
        absent = () if mute else ((),) if symbol.many else (None,)
        first = symbol.words or self._grammar.first[symbol.name]
        branches.append(Branch(symbol.name, first, symbol.many, mute, symbol.missing, absent, after))


class Known:
    """What was found in other sentences where the same words stand: most readings of one sentence differ in a word."""

    def __init__(self) -> None:
        self._names: dict[str, dict[str, Any]] = {}
        """By name and first word what was found, or the same by the next word where that has to be looked at."""
        self._kept = 0

    def at(self, name: str, words: Sequence[str], start: int) -> tuple[int, Found] | None:
        """How far it was looked there, and what was found; None where these words are new."""
        seen: Any = self._names.get(name)
        at = start
        while seen and (seen := seen.get(words[at])) is not None:
            if isinstance(seen, tuple):
                return at, tuple([(start + end, value) for end, value in seen]) if seen else seen
            at += 1
        return None

    def keep(self, name: str, words: Sequence[str], start: int, reach: int, found: Found) -> None:
        """Remember what was found in the words up to this one."""
        if self._kept >= MOST_KNOWN:
            self._names.clear()
            self._kept = 0
        self._kept += 1
        seen: Any = self._names.setdefault(name, {})
        for word in words[start:reach]:
            seen = seen.setdefault(word, {})
            if isinstance(seen, tuple):
                return
        seen[words[reach]] = tuple([(end - start, value) for end, value in found]) if found else ()


class Grammar:
    """Productions by name, and with which word each can begin."""

    def __init__(self, rows: Mapping[str, Rows]) -> None:
        self.productions = {name: tuple(_productions(each)) for name, each in rows.items()}
        self.first: dict[str, frozenset[str]] = {name: frozenset() for name in rows}
        """The words with which each name can begin."""
        while sum(self._grown(name) for name in rows):
            pass
        self.words = frozenset(
            word
            for rows in self.productions.values()
            for each in rows
            for symbol in each.symbols
            for word in symbol.words
        )
        """All words that stand in a pattern."""
        self.mute = frozenset(name for name, each in rows.items() if all(make is True for make in each.values()))
        """Names that are no values."""
        self.known = Known()
        self._roots: dict[str, Node] = {}

    def _grown(self, name: str) -> bool:
        """Whether the words with which this name can begin have become more."""
        before = self.first[name]
        self.first[name] = before.union(*(self._beginning(each.symbols) for each in self.productions[name]))
        return len(self.first[name]) > len(before)

    def _beginning(self, symbols: Sequence[Symbol]) -> frozenset[str]:
        """The words with which a sequence of symbols can begin."""
        found: frozenset[str] = frozenset()
        for each in symbols:
            found |= each.words or self.first[each.name]
            if not each.missing:
                break
        return found

    def root(self, name: str) -> Node:
        """Where all productions of a name begin."""
        if name not in self._roots:
            self._roots[name] = Node(self, [*enumerate(self.productions[name])], 0)
        return self._roots[name]


def _productions(rows: Rows) -> Iterator[Production]:
    for patterns, make in rows.items():
        for pattern in patterns.split("|"):
            yield Production(tuple(map(_symbol, pattern.split())), make)


def _symbol(written: str) -> Symbol:
    bare = written.rstrip("?*") or written
    name = bare if bare[0].isupper() else ""
    return Symbol(frozenset(() if name else bare.split("/")), name, written != bare, written.endswith("*"))
