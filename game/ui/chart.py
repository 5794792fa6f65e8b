"""Running totals as a small line chart, hidden from screen readers: a table beside it says the same in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.html import Html, circle, polyline, svg

WIDE, HIGH, EDGE = 240, 80, 8
"""The size of the chart and the margin inside it, in units of the drawing."""


def chart(totals: Sequence[Sequence[int]]) -> Html:
    """A line for each seat through its totals, one tuple a round, starting from 0 at the left edge; needs a round."""
    most = max(map(max, totals)) or 1
    step = (WIDE - 2 * EDGE) / len(totals)

    def at(i: int, n: int) -> tuple[float, float]:
        return EDGE + i * step, HIGH - EDGE - (HIGH - 2 * EDGE) * n / most

    lines = []
    for seat in range(len(totals[0])):
        places = [at(0, 0), *(at(i, total[seat]) for i, total in enumerate(totals, start=1))]
        drawn = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        x, y = places[-1]
        lines.append(
            [
                polyline(f".line.seat{seat}", points=drawn)[()],
                circle(f".dot.seat{seat}", cx=f"{x:.1f}", cy=f"{y:.1f}", r=4)[()],
            ]
        )
    return svg(".chart", viewBox=f"0 0 {WIDE} {HIGH}", aria_hidden="true", focusable="false")[lines]
