"""Hostile texts and data, made of good ones: cut, doubled, spliced, and with what breaks programs in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.core.chance import Dice

SIGNS = (
    "", " ", "\0", "\n", "\r\n", "\t", "\u2028", "\u202e", "\ufeff", "\u3000", "\ud83d", "\udfff", "é", "ﬃ", "²", "٣",
    "𝟘", "İ", "ß", "か゚", "札", "😀", "%", "%00", "%ff", "%zz", "&", "=", "?", "#/", "/", "\\", '"', "'", "`", "<", ">",
    ";", "]]>", "<script>", "{", "}", "[", "]", "(", ",", ":", "-", "_", "+", "*", "{0}", "{n!r}", "null", "NaN", "-1",
    "1e999", "0", "9" * 30, "9" * 5000, "constructor", "__proto__", "__class__", "A" * 300, "[" * 300, '"' * 300,
    "\\" * 301,
)  # fmt: skip
VALUES: tuple[Any, ...] = (
    None, True, False, 0, -1, 2, 99, 10**9, 10**40, 0.5, -0.0, 1e308, float("nan"), float("inf"), "", "x", [], {}, [[]],
)  # fmt: skip
LONG = 4000
"""Parts are repeated up to this length."""
DEEPEST = 4
Bend = Callable[[Dice, str, str], str]


def _at(dice: Dice, text: str) -> int:
    return dice.below(len(text) + 1)


def _insert(dice: Dice, text: str, _: str) -> str:
    at = _at(dice, text)
    return text[:at] + dice.choice(SIGNS) + text[at:]


def _replace(dice: Dice, text: str, _: str) -> str:
    at = _at(dice, text)
    return text[:at] + dice.choice(SIGNS) + text[at + 1 + dice.below(3) :]


def _cut(dice: Dice, text: str, _: str) -> str:
    one, other = sorted((_at(dice, text), _at(dice, text)))
    return dice.choice((text[:one], text[one:], text[:one] + text[other:]))


def _again(dice: Dice, text: str, _: str) -> str:
    one, other = sorted((_at(dice, text), _at(dice, text)))
    part = text[one:other]
    times = 2 + dice.below(max(1, LONG // (len(part) + 1)))
    return text[:one] + part * (2 if dice.below(3) else times) + text[other:]


def _splice(dice: Dice, text: str, other: str) -> str:
    return text[: _at(dice, text)] + other[_at(dice, other) :]


def _flip(dice: Dice, text: str, _: str) -> str:
    at = dice.below(len(text)) if text else 0
    return text[:at] + "".join(chr(ord(sign) ^ 1 << dice.below(7)) for sign in text[at : at + 1]) + text[at + 1 :]


BENDS: tuple[Bend, ...] = (_insert, _replace, _cut, _again, _splice, _flip)


def text(dice: Dice, good: Sequence[str]) -> str:
    """One of the good texts, mostly bent a few times."""
    found = dice.choice(good)
    for _ in range(dice.below(4)):
        found = dice.choice(BENDS)(dice, found, dice.choice(good))
    return found


def value(dice: Dice, good: Sequence[str], depth: int = 0) -> Any:
    """Any data that JSON can hold."""
    kind = dice.below(6 if depth < DEEPEST else 4)
    if kind < 2:
        return dice.choice(VALUES)
    if kind < 4:
        return text(dice, good)
    parts = [value(dice, good, depth + 1) for _ in range(dice.below(4))]
    return parts if kind == 4 else {text(dice, good): part for part in parts}


def bent(dice: Dice, data: Any, good: Sequence[str]) -> Any:
    """The data with one of its parts changed, doubled, left out or named otherwise."""
    if isinstance(data, Mapping) and data and dice.below(5):
        key = dice.choice([*data])
        how, rest = dice.below(6), {each: part for each, part in data.items() if each != key}
        if how < 4:
            return {**data, key: bent(dice, data[key], good)}
        return rest if how == 4 else {**rest, text(dice, [key, *good]): data[key]}
    if isinstance(data, list | tuple) and data and dice.below(5):
        at = dice.below(len(data))
        middle = dice.choice(([], [data[at]] * 2, [bent(dice, data[at], good)]))
        return [*data[:at], *middle, *data[at + 1 :]]
    return text(dice, [data, *good]) if isinstance(data, str) and dice.below(3) else value(dice, good)
