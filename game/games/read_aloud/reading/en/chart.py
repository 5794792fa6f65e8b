"""A small grammar over words: productions, tried at every word once, each with what it makes.

A production is a pattern of symbols parted by spaces: `the/a` are words of which one stands there, `Cards` is what has
that name. `?` after a symbol: it may be missing; `*`: any number of it. `|` parts whole patterns.
What a production makes of the values of its names is a value, or a function of them; None where they do not fit. Names
that only make True are mute: they have to stand there, and are no value.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

Rows: TypeAlias = Mapping[str, Any]
"""Patterns with what they make."""
Found: TypeAlias = tuple[tuple[int, Any], ...]
"""Where a value ends, and the value."""
Way: TypeAlias = tuple[int, tuple[Any, ...]]
"""Where some symbols of a pattern end, and the values of their names."""

Seek: TypeAlias = Callable[[str, int], Iterator[tuple[int, Any]]]
"""Finds what has a name and begins at a word: where each ends, and its value."""

NUMBER = re.compile(r"-?[1-9][0-9]?")
MOST_KNOWN = 20_000
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
        self.known = Known()
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


class Known:
    """What was found in other sentences where the same words stand: most readings of one sentence differ in a word."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, tuple[str, ...]], tuple[tuple[int, Any], ...]] = {}
        self._lengths: dict[tuple[str, str], list[int]] = {}
        """How many words had to be looked at, by name and first word."""

    def at(self, name: str, words: Sequence[str], start: int) -> tuple[int, Found] | None:
        """How far it was looked there, and what was found; None where these words are new."""
        for length in self._lengths.get((name, words[start]), ()):
            found = self._found.get((name, tuple(words[start : start + length])))
            if found is not None:
                return start + length - 1, tuple((start + end, value) for end, value in found)
        return None

    def keep(self, name: str, words: Sequence[str], start: int, reach: int, found: Found) -> None:
        """Remember what was found in the words up to this one."""
        if len(self._found) >= MOST_KNOWN:
            self._found.clear()
            self._lengths.clear()
        seen = tuple(words[start : reach + 1])
        lengths = self._lengths.setdefault((name, words[start]), [])
        if len(seen) not in lengths:
            lengths.append(len(seen))
        self._found[name, seen] = tuple((end - start, value) for end, value in found)


class Chart:
    """What stands where in one sentence."""

    def __init__(self, grammar: Grammar, words: Sequence[str]) -> None:
        self.grammar = grammar
        self.words = (*words, "")
        self._kinds = [DIGITS if NUMBER.fullmatch(each) else each for each in self.words]
        self._found: dict[tuple[str, int], tuple[int, Found]] = {}
        """How far it had to be looked for what begins where, and what was found."""
        self._reach = 0
        """The last word that was looked at."""

    def at(self, name: str, start: int, seek: Seek | None = None) -> Found:
        """Everything of this name that begins at a word; `seek` finds it where it is no production."""
        key = name, start
        if key not in self._found:
            self._found[key] = start, ()
            known = self.grammar.known.at(name, self.words, start)
            self._found[key] = known or self._sought(name, start, seek or self._made)
        reach, values = self._found[key]
        self._reach = max(self._reach, reach)
        return values

    def look(self, at: int) -> None:
        """The word here matters to what is being sought."""
        self._reach = max(self._reach, at)

    def _sought(self, name: str, start: int, seek: Seek) -> tuple[int, Found]:
        """How far it was looked for this name, and everything that was found."""
        before, self._reach = self._reach, start
        found = tuple(seek(name, start))
        reach, self._reach = self._reach, max(before, self._reach)
        self.grammar.known.keep(name, self.words, start, reach, found)
        return reach, found

    def _made(self, name: str, start: int) -> Iterator[tuple[int, Any]]:
        """Everything that the productions of this name make."""
        found: list[tuple[int, Any]] = []
        for each in self.grammar.beginnings(name, self._kinds[start]):
            ways: list[Way] = []
            self._along(each.symbols, (start, ()), ways)
            for end, values in ways:
                value = each.make(*values) if callable(each.make) else each.make
                if value is not None and (end, value) not in found:
                    found.append((end, value))
        yield from found

    def _along(self, symbols: tuple[Symbol, ...], begun: Way, found: list[Way]) -> None:
        """Add every way through these symbols, from where another one ends, to those that were found."""
        start, told = begun
        for n, first in enumerate(symbols):
            kind = self._kinds[start]
            self._reach = max(self._reach, start)
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
        self._reach = max(self._reach, start)
        if symbol.name:
            mute = symbol.name in self.grammar.mute
            yield from ((end, () if mute else (value,)) for end, value in self.at(symbol.name, start))
        elif self._kinds[start] in symbol.words:
            yield start + 1, (int(self.words[start]),) if self._kinds[start] == DIGITS else ()

    def _repeated(self, symbol: Symbol, start: int) -> Iterator[Way]:
        yield start, ()
        for end, value in self._one(symbol, start):
            yield from ((there, (*value, *more)) for there, more in self._repeated(symbol, end))
