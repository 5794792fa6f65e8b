"""A small grammar over words: productions, tried at every word once, each with what it makes.

A production is a pattern of symbols parted by spaces: `the/a` are words of which one stands there, `Cards` is what has
that name. `?` after a symbol: it may be missing; `*`: any number of it. `|` parts whole patterns.
What a production makes of the values of its names is a value, or a function of them; None where they do not fit. Names
that only make True are mute: they have to stand there, and are no value.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

Rows: TypeAlias = Mapping[str, Any]
"""Patterns with what they make."""
Found: TypeAlias = tuple[tuple[int, Any], ...]
"""Where a value ends, and the value."""
Way: TypeAlias = tuple[int, tuple[Any, ...]]
"""Where some symbols of a pattern end, and the values of their names."""

NUMBER = re.compile(r"-?[1-9][0-9]?")
DIGITS = "#"
"""The symbol for a number in figures."""


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
        self._by_word: dict[tuple[str, str], tuple[Production, ...]] = {}

    def _grown(self, name: str) -> bool:
        """Whether the words with which this name can begin have become more."""
        before = self.first[name]
        self.first[name] = before.union(*(self.beginning(each.symbols) for each in self.productions[name]))
        return len(self.first[name]) > len(before)

    def beginning(self, symbols: Sequence[Symbol]) -> frozenset[str]:
        """The words with which a sequence of symbols can begin."""
        found: frozenset[str] = frozenset()
        for each in symbols:
            found |= each.words or self.first[each.name]
            if not each.missing:
                break
        return found

    def beginnings(self, name: str, word: str) -> tuple[Production, ...]:
        """The productions of a name that can begin with a word."""
        if (name, word) not in self._by_word:
            self._by_word[name, word] = tuple(
                each for each in self.productions[name] if word in self.beginning(each.symbols)
            )
        return self._by_word[name, word]


def _productions(rows: Rows) -> Iterator[Production]:
    for patterns, make in rows.items():
        for pattern in patterns.split("|"):
            yield Production(tuple(map(_symbol, pattern.split())), make)


def _symbol(written: str) -> Symbol:
    bare = written.rstrip("?*") or written
    name = bare if bare[0].isupper() else ""
    return Symbol(frozenset(() if name else bare.split("/")), name, written != bare, written.endswith("*"))


class Chart:
    """What stands where in one sentence."""

    def __init__(self, grammar: Grammar, words: Sequence[str]) -> None:
        self.grammar = grammar
        self.words = words
        self._kinds = [DIGITS if NUMBER.fullmatch(each) else each for each in (*words, "")]
        self._found: dict[tuple[str, int], Found] = {}

    def at(self, name: str, start: int) -> Found:
        """Everything of this name that begins at a word."""
        if (name, start) not in self._found:
            self._found[name, start] = ()
            found: list[tuple[int, Any]] = []
            for each in self.grammar.beginnings(name, self._kinds[start]):
                ways: list[Way] = []
                self._along(each.symbols, (start, ()), ways)
                for end, values in ways:
                    value = each.make(*values) if callable(each.make) else each.make
                    if value is not None and (end, value) not in found:
                        found.append((end, value))
            self._found[name, start] = tuple(found)
        return self._found[name, start]

    def _along(self, symbols: tuple[Symbol, ...], begun: Way, found: list[Way]) -> None:
        """Add every way through these symbols, from where another one ends, to those that were found."""
        start, told = begun
        for n, first in enumerate(symbols):
            kind = self._kinds[start]
            if kind in (first.words or self.grammar.first[first.name]):
                if first.name or first.missing:
                    self._branches(first, symbols[n + 1 :], (start, told), found)
                    return
                told = (*told, int(self.words[start])) if kind == DIGITS else told
                start += 1
            elif not first.missing:
                return
            elif (first.name or first.many) and first.name not in self.grammar.mute:
                told = (*told, () if first.many else None)
        found.append((start, told))

    def _branches(self, first: Symbol, rest: tuple[Symbol, ...], begun: Way, found: list[Way]) -> None:
        """The same where the first symbol is a name, or may be missing."""
        start, told = begun
        if first.many:
            for end, values in self._repeated(first, start):
                kept = () if first.name in self.grammar.mute else (values,)
                self._along(rest, (end, (*told, *kept)), found)
            return
        if first.name:
            mute = first.name in self.grammar.mute
            for end, value in self.at(first.name, start):
                self._along(rest, (end, told if mute else (*told, value)), found)
        else:
            for end, values in self._one(first, start):
                self._along(rest, (end, (*told, *values)), found)
        if first.missing:
            nothing = () if first.words or first.name in self.grammar.mute else (None,)
            self._along(rest, (start, (*told, *nothing)), found)

    def _one(self, symbol: Symbol, start: int) -> Iterator[Way]:
        if symbol.name:
            mute = symbol.name in self.grammar.mute
            yield from ((end, () if mute else (value,)) for end, value in self.at(symbol.name, start))
        elif self._kinds[start] in symbol.words:
            yield start + 1, (int(self.words[start]),) if self._kinds[start] == DIGITS else ()

    def _repeated(self, symbol: Symbol, start: int) -> Iterator[Way]:
        yield start, ()
        for end, value in self._one(symbol, start):
            yield from ((there, (*value, *more)) for there, more in self._repeated(symbol, end))
