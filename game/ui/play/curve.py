"""How a player stood through a match that is over, as a line with one point for each decision, which leads there.

The line has a gap where a round ends: the next one begins anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from game.core.match import Match
from game.core.review import Decision
from game.ui.html import Html, button, circle, div, figcaption, figure, line, polyline, svg
from game.ui.searched import Review
from game.words import Words

WIDE, HIGH, EDGE = 320, 96, 8
"""The size of the drawing and the margin inside it, in units of the drawing."""


def curve(match: Match, review: Review, words: Words) -> Html | None:
    """The curve under its name; None before all decisions are known, and where there is nothing to compare."""
    made = review.decisions
    if not review.done or len({each.better.worth for each in made}) < 2:
        return None
    last = len(match.moves)
    across = [EDGE + (WIDE - 2 * EDGE) * each.at / last for each in made]
    ends = [EDGE + (WIDE - 2 * EDGE) * at / last for at in round_ends(match)[:-1]]
    drawn = svg(".chart.curve.seat0", viewBox=f"0 0 {WIDE} {HIGH}", aria_hidden="true", focusable="false")[
        [line(".rule", x1=f"{x:.1f}", x2=f"{x:.1f}", y1=EDGE, y2=HIGH - EDGE)[()] for x in ends],
        [*_lines(made, across, ends, review.worst)],
    ]
    ways = [*_ways(review, across, words)]
    return figure(".stood-through")[
        div(".points", role="group", aria_label=words("curve.title"), data_rove=True)[drawn, ways],
        figcaption(".small")[words("curve.text")],
    ]


def round_ends(match: Match) -> tuple[int, ...]:
    """After how many moves each round of a match has ended."""
    numbers = [state.last.number if state.last else 0 for state in match.states]
    return tuple(at for at, (before, after) in enumerate(pairwise(numbers), start=1) if after > before)


def _lines(
    made: tuple[Decision, ...], across: list[float], ends: list[float], worst: Decision | None
) -> Iterator[Html]:
    """A line for each round through what the decisions promised before they were made, and a dot for each of them.

    From the worst one it also falls to what was left, as far as there is room.
    """
    worths = [each.better.worth for each in made]
    low, high = min(worths), max(worths)
    down = [HIGH - EDGE - (HIGH - 2 * EDGE) * (worth - low) / (high - low) for worth in worths]
    if worst:
        at = made.index(worst)
        foot = min(float(HIGH - EDGE), down[at] + (HIGH - 2 * EDGE) * worst.loss / (high - low))
        yield line(".drop", x1=f"{across[at]:.1f}", x2=f"{across[at]:.1f}", y1=f"{down[at]:.1f}", y2=f"{foot:.1f}")[()]
    for left, right in pairwise([0.0, *ends, float(WIDE)]):
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in zip(across, down, strict=True) if left <= x < right)
        yield polyline(".line", points=points)[()]
    for x, y, each in zip(across, down, made, strict=True):
        turned = each is worst
        yield circle(".dot.worst" if turned else ".dot", cx=f"{x:.1f}", cy=f"{y:.1f}", r="6" if turned else "2.5")[()]


def _ways(review: Review, across: list[float], words: Words) -> Iterator[Html]:
    """For each decision a strip over the drawing, which leads there; the arrows go through them from the worst on."""
    middles = [(left + right) / 2 for left, right in pairwise(across)]
    stop = review.worst or review.decisions[0]
    of = len(review.decisions)
    for n, (each, left, right) in enumerate(
        zip(review.decisions, [0.0, *middles], [*middles, float(WIDE)], strict=True), start=1
    ):
        how = "worst" if each is review.worst else "lost" if each.loss else "same"
        said = words(f"curve.{how}", n=n, of=of)
        strip = f"--from: {100 * left / WIDE:.2f}%; --wide: {100 * (right - left) / WIDE:.2f}%"
        way = button(".point", type="button", data_do=f"replay {each.at}", id=f"point-{each.at}", style=strip)
        yield way(tabindex=0 if each is stop else -1, title=said, aria_label=said)[()]
