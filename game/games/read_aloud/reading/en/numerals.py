"""Rules for the words by which English sentences say numbers."""

from __future__ import annotations

from collections.abc import Iterator

TENS = ("ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen")
TIES = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
DIGITS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def figures() -> Iterator[tuple[str, str]]:
    """Figures for numbers from ten on."""
    for n, tens in enumerate(TIES, 2):
        for one, word in enumerate(DIGITS, 1):
            yield rf"\b{tens}[ -]{word}\b", str(10 * n + one)
        yield rf"\b{tens}\b", str(10 * n)
    for n, word in enumerate(("(?:a|one)", *DIGITS[1:]), 1):
        yield rf"\b{word} thousand\b", f"{n}000"
        yield rf"\b{word} hundred\b", f"{n}00"
    for n, word in enumerate(TENS, 10):
        yield rf"\b{word}\b", str(n)
