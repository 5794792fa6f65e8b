"""Rules that put English words in the place of others, tried only where words stand without which none of them fits."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TypeAlias

New: TypeAlias = str | Callable[[re.Match[str]], str]
Row: TypeAlias = tuple[str, str, New]
"""Words of which every text that a pattern fits has one, parted by `|`; the pattern, and what it says."""
MOST_KNOWN = 20_000


class Rules:
    """Rules in the order in which they are tried.

    Which of them can fit is known of every word between two spaces that was ever seen, as the bits of a number, so that
    of a new text only few are looked at.
    """

    def __init__(self, rows: Iterable[Row]) -> None:
        self._rules = [(words.split("|"), re.compile(pattern), new) for words, pattern, new in rows]
        self._by_part: dict[str, int] = {}
        for n, (words, _, _) in enumerate(self._rules):
            for part in (max(each.split(" "), key=len) for each in words):
                self._by_part[part] = self._by_part.get(part, 0) | 1 << n
        self._by_word: dict[str, int] = {}

    def applied(self, text: str) -> str:
        """The text after all rules."""
        left = self._fitting(text)
        while left:
            first = left & -left
            left ^= first
            words, pattern, new = self._rules[first.bit_length() - 1]
            for word in words:
                if word in text:
                    if (plain := pattern.sub(new, text)) != text:
                        text, left = plain, self._fitting(plain) & -(first << 1)
                    break
        return text

    def _fitting(self, text: str) -> int:
        """The rules of which a word of the text has a part."""
        found = 0
        for word in text.split(" "):
            known = self._by_word.get(word)
            found |= self._sought(word) if known is None else known
        return found

    def _sought(self, word: str) -> int:
        if len(self._by_word) >= MOST_KNOWN:
            self._by_word.clear()
        found = 0
        for part, fitting in self._by_part.items():
            if part in word:
                found |= fitting
        self._by_word[word] = found
        return found
