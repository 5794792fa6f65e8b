"""A rating over time as a chart, with a line across for each level; the caption says the same in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.ui.html import Html, circle, line, polyline, svg, text

WIDE, HIGH, EDGE = 320, 160, 12
"""The size of the chart and the margin inside it, in units of the drawing."""
SCALE = 54
"""The width at its left edge for the names of the levels."""
LEAST = 12
"""Between the heights of two names."""


def curve(ratings: Sequence[float], levels: Mapping[str, int]) -> Html:
    """A line through the ratings, the oldest first, and one across at the rating of each level by its name."""
    low, high = min(*ratings, *levels.values()), max(*ratings, *levels.values())

    def height(rating: float) -> float:
        return HIGH - EDGE - (HIGH - 2 * EDGE) * (rating - low) / (high - low)

    step = (WIDE - SCALE - 2 * EDGE) / max(1, len(ratings) - 1)
    places = [(SCALE + n * step, height(rating)) for n, rating in enumerate(ratings)]
    x, y = places[-1]
    across = [height(rating) for rating in levels.values()]
    marks = zip(levels, across, apart(across), strict=True)
    return svg(".chart.curve.seat0", viewBox=f"0 0 {WIDE} {HIGH}", aria_hidden="true", focusable="false")[
        [_mark(*mark) for mark in marks],
        polyline(".line", points=" ".join(f"{x:.1f},{y:.1f}" for x, y in places))[()],
        circle(".dot", cx=f"{x:.1f}", cy=f"{y:.1f}", r=3)[()],
    ]


def _mark(name: str, height: float, lettered: float) -> list[Html]:
    """A line across, and the name of its level."""
    return [
        line(".rule", x1=SCALE, x2=WIDE - EDGE, y1=f"{height:.1f}", y2=f"{height:.1f}")[()],
        text(".figure", x=0, y=f"{lettered + 4:.1f}")[name],
    ]


def apart(heights: Sequence[float]) -> list[float]:
    """The heights of names, given from the lowest on, each moved up as little as keeps it off the one below."""
    placed = list[float]()
    for height in heights:
        placed.append(min(height, placed[-1] - LEAST) if placed else height)
    return placed
