"""What stands where in an English sentence: what the productions of a grammar make, sought at every word once."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from operator import itemgetter
from typing import Any, TypeAlias

from game.games.read_aloud.reading.en.productions import Branch, Found, Grammar, Node

Told: TypeAlias = tuple[Any, ...]
"""The values of the names of some symbols."""
Way: TypeAlias = tuple[int, int, Told]
"""The number of a production, where its symbols end, and the values of their names."""

Seek: TypeAlias = Callable[[str, int], Iterable[tuple[int, Any]]]
"""Finds what has a name and begins at a word: where each ends, and its value."""

NUMBER = re.compile(r"-?[1-9][0-9]?")
DIGITS = "#"
"""The symbol for a number in figures."""
_BY_NUMBER = itemgetter(0)


class Chart:
    """What stands where in one sentence."""

    def __init__(self, grammar: Grammar, words: Sequence[str]) -> None:
        self.grammar = grammar
        self.words = (*words, "")
        self._kinds = [DIGITS if NUMBER.fullmatch(each) else each for each in self.words]
        self._found: list[dict[str, tuple[int, Found]]] = [{} for _ in self.words]
        """How far it had to be looked for what begins at each word, and what was found."""
        self._reach = 0
        """The last word that was looked at."""

    def at(self, name: str, start: int, seek: Seek | None = None) -> Found:
        """Everything of this name that begins at a word; `seek` finds it where it is no production."""
        if not seek and self._kinds[start] not in self.grammar.first[name]:
            self._reach = max(self._reach, start)
            return ()
        here = self._found[start]
        if name not in here:
            here[name] = start, ()
            here[name] = self.grammar.known.at(name, self.words, start) or self._sought(name, start, seek or self._made)
        reach, values = here[name]
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

    def _made(self, name: str, start: int) -> list[tuple[int, Any]]:
        """Everything that the productions of this name make."""
        ways: list[Way] = []
        self._along(self.grammar.root(name), start, (), ways)
        productions = self.grammar.productions[name]
        found: list[tuple[int, Any]] = []
        for number, end, values in sorted(ways, key=_BY_NUMBER) if len(ways) > 1 else ways:
            make = productions[number].make
            value = make(*values) if callable(make) else make
            if value is not None and (end, value) not in found:
                found.append((end, value))
        return found

    def _along(self, node: Node, start: int, told: Told, found: list[Way]) -> None:
        """Add every way on from a node, where the symbols before it end, to those that were found."""
        if node.ends:
            found += [(number, start, told) for number in node.ends]
        if not node.goes_on:
            return
        self._reach = max(self._reach, start)
        kind = self._kinds[start]
        words, branches = node.ways or node.grown()
        for after in words.get(kind, ()):
            self._along(after, start + 1, (*told, int(self.words[start])) if kind == DIGITS else told, found)
        for each in branches:
            here = kind in each.first
            if here:
                self._present(each, start, told, found)
            if each.missing and not (here and each.many):
                self._along(each.after, start, told + each.absent, found)

    def _present(self, branch: Branch, start: int, told: Told, found: list[Way]) -> None:
        """The same where a name, or a word that may be missing, stands here."""
        if branch.many:
            for end, values in self._repeated(branch, start):
                self._along(branch.after, end, told if branch.mute else (*told, values), found)
        elif branch.name:
            for end, value in self.at(branch.name, start):
                self._along(branch.after, end, told if branch.mute else (*told, value), found)
        else:
            more = (int(self.words[start]),) if self._kinds[start] == DIGITS else ()
            self._along(branch.after, start + 1, told + more, found)

    def _repeated(self, branch: Branch, start: int) -> Iterator[tuple[int, Told]]:
        """What has this name and stands here any number of times, none first."""
        yield start, ()
        for end, value in self.at(branch.name, start):
            yield from ((there, (value, *more)) for there, more in self._repeated(branch, end))
