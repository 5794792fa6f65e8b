"""The scale of a curve: how high a worth stands, the numbers beside it, and those of the rounds below."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import ceil, floor
from typing import NamedTuple

from game.ui.html import Html, line, text
from game.words import Words

WIDE, HIGH, TOP, LEFT, RIGHT, FOOT = 320, 116, 8, 36, 32, 18
"""The size of the drawing, and the room above it, at its sides and below it, in units of the drawing."""
SURE = 500
"""A worth beyond this says only that nothing is better or worse: it is drawn at the edge."""
STEPS = (1, 2, 5, 10, 20, 50, 100, 200)
MOST_STEPS = 4
"""From one number to the next, in points, and how many of these at most."""
MOST_ROUNDS = 12
"""Numbers of rounds that have room beside each other."""


class Scale(NamedTuple):
    """From the lowest worth that has a place to the highest, with the one at which nobody is ahead."""

    low: float
    high: float
    even: float
    ticks: tuple[float, ...]
    chances: bool
    """Whether worths are chances from 0 to 1; else they are points."""

    def height(self, worth: float) -> float:
        """The place of a worth, from the top; the nearest one for a worth that has none."""
        part = (min(max(worth, self.low), self.high) - self.low) / (self.high - self.low)
        return HIGH - FOOT - (HIGH - FOOT - TOP) * part

    def figure(self, worth: float) -> str:
        """A worth as a number to read: 52% or +3."""
        near = min(max(worth, self.low), self.high)
        return f"{near:.0%}" if self.chances else f"{round(near):+}".replace("+0", "0").replace("-", "−")


def scale(worths: Iterable[float], seats: int, *, chances: bool) -> Scale:
    """The scale on which these worths have their places, among so many seats."""
    if chances:
        even = 1 / seats
        return Scale(0, 1, even, (0, 0.5, 1), chances)
    found = [0.0, *(worth for worth in worths if abs(worth) < SURE)]
    step = next((each for each in STEPS if ceil(max(found) / each) - floor(min(found) / each) <= MOST_STEPS), STEPS[-1])
    low, high = floor(min(found) / step), max(ceil(max(found) / step), floor(min(found) / step) + 1)
    return Scale(low * step, high * step, 0, tuple(step * n for n in range(low, high + 1)), chances)


def across(at: int, last: int) -> float:
    """The place of what was decided after so many moves, from the left."""
    return LEFT + (WIDE - LEFT - RIGHT) * at / last


def drawn(here: Scale, words: Words) -> Iterator[Html]:
    """A line across for each number, and a broken one where nobody is ahead."""
    for each in here.ticks:
        yield _level(here, each, ".axis")
        yield text(".figure.left", x=LEFT - 4, y=f"{here.height(each) + 3.5:.1f}")[here.figure(each)]
    yield _level(here, here.even, ".axis.limit")
    yield text(".figure", x=WIDE - RIGHT + 4, y=f"{here.height(here.even) + 3.5:.1f}")[words("curve.even")]


def rounds(ends: Sequence[float]) -> Iterator[Html]:
    """The numbers of the rounds that have these ends, and a line where each begins but the first."""
    apart = ceil(len(ends) / MOST_ROUNDS)
    for n, (left, right) in enumerate(pairwise([LEFT, *ends]), start=1):
        if n > 1:
            yield line(".rule", x1=f"{left:.1f}", x2=f"{left:.1f}", y1=TOP, y2=HIGH - FOOT)[()]
        if (n - 1) % apart == 0:
            yield text(".figure.below", x=f"{(left + right) / 2:.1f}", y=HIGH - 5)[str(n)]


def _level(here: Scale, worth: float, css: str) -> Html:
    y = f"{here.height(worth):.1f}"
    return line(css, x1=LEFT, x2=WIDE - RIGHT, y1=y, y2=y)[()]
