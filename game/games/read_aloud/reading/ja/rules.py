"""Rules that put Japanese words in the place of others, tried only where one of their signs stands in the sentence."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TypeAlias

New: TypeAlias = str | Callable[[re.Match[str]], str]
Row: TypeAlias = tuple[str, str, New]
"""Signs of which all that a pattern fits have one, the pattern, and what it says."""
Rules: TypeAlias = tuple[tuple[frozenset[str], re.Pattern[str], New], ...]


def ruled(rows: Iterable[Row]) -> Rules:
    """The rules of a table."""
    return tuple((frozenset(signs), re.compile(pattern), new) for signs, pattern, new in rows)


def applied(rules: Rules, text: str) -> str:
    """The text after all rules in their order."""
    seen = frozenset(text)
    for signs, pattern, new in rules:
        if not signs.isdisjoint(seen) and (plain := pattern.sub(new, text)) != text:
            text, seen = plain, frozenset(plain)
    return text
