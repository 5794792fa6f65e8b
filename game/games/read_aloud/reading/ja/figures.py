"""Figures for Japanese signs of numbers that no card can have: none, over ninety-nine, below one, in parts."""

from __future__ import annotations

import re

from game.games.read_aloud.reading.spelling import Rule

_DIGITS = "〇一二三四五六七八九"
_TENS = {"十": 10, "百": 100, "千": 1000}
_MANY = {"万": 10_000, "億": 100_000_000}


def _figure(found: re.Match[str]) -> str:
    """The figure for these signs, if no card can have this number; else the signs."""
    signs = found[0].replace("零", "〇")
    if not {*signs} & {*_TENS, *_MANY}:
        number = int("".join(str(_DIGITS.index(sign)) for sign in signs))
    else:
        number = _counted(signs)
    return found[0] if 0 < number < 100 else str(number)


def _counted(signs: str) -> int:
    total = part = digit = 0
    for sign in signs:
        if sign in _DIGITS:
            digit = 10 * digit + _DIGITS.index(sign)
        elif sign in _TENS:
            part, digit = part + max(digit, 1) * _TENS[sign], 0
        else:
            total, part, digit = total + max(part + digit, 1) * _MANY[sign], 0, 0
    return total + part + digit


FIGURES: tuple[Rule, ...] = (
    (re.compile(r"[0-9０-９]+[.．][0-9０-９]+(?=[枚点人回])"), "0"),
    (
        re.compile(
            r"(?<![0-9０-９〇零一二三四五六七八九十百千万億])[〇零一二三四五六七八九十百千万億]+(?=[枚点人回以未にのをま])"
        ),
        _figure,
    ),
    (re.compile(r"(?:マイナス|ﾏｲﾅｽ|−|－)(?=[0-9０-９]+)"), "-"),
)
