"""The scale of a curve: how high a chance stands, the numbers beside it, and those of the rounds below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import ceil

from game.ui.html import Html, line, text
from game.words import Words

WIDE, HIGH, TOP, LEFT, RIGHT, FOOT = 320, 116, 8, 36, 32, 18
"""The size of the drawing, and the room above it, at its sides and below it, in units of the drawing."""
MOST_ROUNDS = 12
"""Numbers of rounds that have room beside each other."""
INSET = 6
"""How far inside the scale the first and the last point lie, which cover no number."""
TICKS = (0, 0.5, 1)


def height(chance: float) -> float:
    """The place of a chance from 0 to 1, from the top."""
    return HIGH - FOOT - (HIGH - FOOT - TOP) * min(max(chance, 0.0), 1.0)


def across(at: int, last: int) -> float:
    """The place of what was decided after so many moves, from the left."""
    return LEFT + INSET + (WIDE - LEFT - RIGHT - 2 * INSET) * at / last


def drawn(even: float, words: Words) -> Iterator[Html]:
    """A line across for each number, and a broken one where nobody is ahead."""
    for each in TICKS:
        yield _level(each, ".axis")
        yield text(".figure.left", x=LEFT - 4, y=f"{height(each) + 3.5:.1f}")[f"{each:.0%}"]
    yield _level(even, ".axis.limit")
    yield text(".figure", x=WIDE - RIGHT + 4, y=f"{height(even) + 3.5:.1f}")[words("curve.even")]


def rounds(ends: Sequence[float]) -> Iterator[Html]:
    """The numbers of the rounds that have these ends, and a line where each begins but the first."""
    apart = ceil(len(ends) / MOST_ROUNDS)
    for n, (left, right) in enumerate(pairwise([LEFT, *ends]), start=1):
        if n > 1:
            yield line(".rule", x1=f"{left:.1f}", x2=f"{left:.1f}", y1=TOP, y2=HIGH - FOOT)[()]
        if (n - 1) % apart == 0:
            yield text(".figure.below", x=f"{(left + right) / 2:.1f}", y=HIGH - 5)[str(n)]


def _level(chance: float, css: str) -> Html:
    y = f"{height(chance):.1f}"
    return line(css, x1=LEFT, x2=WIDE - RIGHT, y1=y, y2=y)[()]
