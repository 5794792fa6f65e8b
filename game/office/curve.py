"""Shares over time as a chart with a line for each kind of opponents; the caption says the same in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.office.numbers import Play
from game.ui.html import Html, circle, line, polyline, svg, text

WIDE, HIGH, EDGE = 320, 140, 10
"""The size of the chart and the margin inside it, in units of the drawing."""
SCALE = 34
"""The width at its left edge for the scale."""
MARKS = (0, 0.5, 1)
"""The shares at which the scale has a line."""


def curve(lines: Mapping[str, Sequence[Play]]) -> Html:
    """A line for each name, through its shares by the number of the match; a letter at its end says which it is."""
    last = max(at for plays in lines.values() for at, _ in plays) or 1
    ends = [plays[-1] for plays in lines.values()]
    drawn = [_line(n, plays, last) for n, plays in enumerate(lines.values())]
    letters = [
        text(f".figure.seat{n}", x=f"{_x(at, last) + 6:.1f}", y=f"{y + 4:.1f}")[letter(n)]
        for n, ((at, _), y) in enumerate(zip(ends, _apart([_y(share) for _, share in ends]), strict=True))
    ]
    return svg(".chart.curve", viewBox=f"0 0 {WIDE} {HIGH}", aria_hidden="true", focusable="false")[
        [_mark(share) for share in MARKS], drawn, letters
    ]


def letter(n: int) -> str:
    """The letter of a line, by its number from 0."""
    return chr(ord("A") + n)


def _x(at: int, last: int) -> float:
    return SCALE + (WIDE - SCALE - 2 * EDGE) * at / last


def _y(share: float) -> float:
    return HIGH - EDGE - (HIGH - 2 * EDGE) * share


def _mark(share: float) -> list[Html]:
    """A line of the scale, with its figure."""
    y = f"{_y(share):.1f}"
    return [
        line(".rule", x1=SCALE, x2=WIDE - EDGE, y1=y, y2=y)[()],
        text(".figure", x=0, y=f"{_y(share) + 4:.1f}")[f"{share:.0%}"],
    ]


def _line(n: int, plays: Sequence[Play], last: int) -> list[Html]:
    places = [(_x(at, last), _y(share)) for at, share in plays]
    x, y = places[-1]
    drawn = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    return [
        polyline(f".line.seat{n}", points=drawn)[()],
        circle(f".dot.seat{n}", cx=f"{x:.1f}", cy=f"{y:.1f}", r=3)[()],
    ]


def _apart(heights: list[float]) -> list[float]:
    """The heights of the letters, moved as little as keeps them apart, from the top on."""
    placed = dict[int, float]()
    for i in sorted(range(len(heights)), key=heights.__getitem__):
        placed[i] = max([heights[i], *(each + EDGE for each in placed.values())])
    return [placed[i] for i in range(len(heights))]
