"""Figures for English words and signs of numbers that no card can have: none, over ninety-nine, below one, in parts."""

from __future__ import annotations

import re

from game.games.read_aloud.reading.en.numerals import DIGITS, TENS, TIES
from game.games.read_aloud.reading.spelling import Rule

_VALUES = {
    **{word: n for n, word in enumerate(DIGITS, 1)},
    **{word: n for n, word in enumerate(TENS, 10)},
    **{word: 10 * n for n, word in enumerate(TIES, 2)},
    "a": 1,
    "zero": 0,
    "nought": 0,
}
_MANY = {"hundred": 100, "thousand": 1000, "million": 1_000_000, "billion": 1_000_000_000}
_BIG = "|".join(_MANY)
_ONE = "|".join(sorted({*_VALUES} - {"a"}, key=len, reverse=True))
_WORDS = re.compile(
    rf"\b(?:(?:minus|negative) )?(?:(?:a )?(?:{_BIG})|{_ONE})(?:(?: and |[ -])(?:{_BIG}|{_ONE}))*\b", re.IGNORECASE
)


def _figure(found: re.Match[str]) -> str:
    """The figure for words, if no card can have this number; else the words."""
    words = re.findall(r"[a-z]+", found[0].casefold())
    total = part = 0
    for word in words:
        if word in _MANY:
            part = max(part, 1) * _MANY[word]
            total, part = (total + part, 0) if _MANY[word] > 100 else (total, part)
        elif word in _VALUES:
            part += _VALUES[word]
    number = (total + part) * (-1 if words[0] in ("minus", "negative") else 1)
    joined = " and " not in found[0] or any(word in _MANY for word in words)
    return found[0] if 0 < number < 100 or not joined else str(number)


FIGURES: tuple[Rule, ...] = (
    (re.compile(r"(?<![\w.,])([0-9]{1,3})((?:,[0-9]{3})+)(?![\w,])"), lambda found: found[0].replace(",", "")),
    (re.compile(r"(?<![\w.])-?[0-9]+\.[0-9]+(?!\w)"), "0"),
    (re.compile(r"\b(?:minus|negative) ([0-9]+)\b", re.IGNORECASE), r"-\1"),
    (re.compile(r"(?:− ?)([0-9]+)\b"), r"-\1"),
    (_WORDS, _figure),
)
