"""Rules for the words by which English sentences say numbers."""

from __future__ import annotations

from collections.abc import Iterator

from game.games.read_aloud.language.spelling import Words

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


def beyond() -> Iterator[tuple[str, Words]]:
    """More than ten is at least eleven, fewer than ten at most nine."""
    number = rf"({'|'.join(DIGITS)}|[0-9]{{1,4}})(?= |$|[.,;])"
    yield rf"(?<!no )(?<!not )(?<!never )\bmore than {number}", lambda match: f"at least {_value(match[1]) + 1}"
    yield (
        rf"(?<!no )(?<!not )(?<!never )\b(?:fewer|less) than {number}",
        lambda match: f"at most {_value(match[1]) - 1}",
    )


def _value(word: str) -> int:
    return DIGITS.index(word) + 1 if word in DIGITS else int(word)
