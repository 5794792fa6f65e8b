"""Running totals as a small line chart, hidden from screen readers: a table beside it says the same in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.html import Html, circle, polyline, render, svg, text

WIDE, HIGH, EDGE = 240, 96, 8
"""The size of the chart and the margin inside it, in units of the drawing."""
NAMES = 92
"""The width for a name behind its last total; a longer one is cut."""
LETTER, KANJI = 9, 12
"""The width of most letters and figures, and of a kanji or kana, in bold type at most."""
NARROW, BROAD = (5, " .,:;'-’fijlrtI"), (13, "mwMW@%")
"""The widths of other signs, and which these are."""
LINE = 13
"""The least distance between two of them."""


def chart(totals: Sequence[Sequence[int]], names: Sequence[str] = (), limit: int | None = None) -> Html:
    """A line for each seat through its totals, one tuple a round, starting from 0 at the left edge; needs a round.

    At its end stands the last total, and the name where there are any. At the limit the match ends.
    """
    most = max(*map(max, totals), limit or 1)
    shown = [cut(name) for name in names] or [""] * len(totals[0])
    said = [f"{total} {name}".strip() for total, name in zip(totals[-1], shown, strict=True)]
    room = max(map(_wide, said))
    step = (WIDE - 2 * EDGE - room) / len(totals)

    def at(i: int, n: int) -> tuple[float, float]:
        return EDGE + i * step, HIGH - EDGE - (HIGH - 2 * EDGE) * n / most

    lines = []
    for seat in range(len(totals[0])):
        places = [at(0, 0), *(at(i, total[seat]) for i, total in enumerate(totals, start=1))]
        lines.append(_line(seat, places))
    heights = _apart([at(0, total)[1] for total in totals[-1]])
    figures = [text(f".figure.seat{i}", x=WIDE - room, y=f"{y + 4:.1f}")[said[i]] for i, y in enumerate(heights)]
    frame = _frame(at(len(totals), 0)[0], at(0, limit)[1] if limit else None, limit)
    return svg(".chart", viewBox=f"0 0 {WIDE} {HIGH}", aria_hidden="true", focusable="false")[frame, lines, figures]


def _frame(right: float, height: float | None, limit: int | None) -> Html:
    """The two axes to this right end, and a line at the height of the limit with its number.

    The number of a low one stands above it, where the lines of the seats begin below.
    """
    bottom = HIGH - EDGE
    axes = polyline(".axis", points=f"{EDGE},{EDGE} {EDGE},{bottom} {right:.1f},{bottom}")[()]
    if height is None:
        return axes
    line = polyline(".axis.limit", points=f"{EDGE},{height:.1f} {right:.1f},{height:.1f}")[()]
    foot = height + LETTER if 2 * height < HIGH else height - 3
    return render([axes, line, text(".limit", x=EDGE + 3, y=f"{foot:.1f}")[str(limit)]])


def cut(name: str) -> str:
    """The name as far as there is room for it."""
    short = name
    while _wide(short) > NAMES:
        short = short.removesuffix("…")[:-1].rstrip() + "…"
    return short


def _wide(name: str) -> int:
    """The width of a text at most, in units of the drawing."""
    others = {sign: wide for wide, signs in (NARROW, BROAD) for sign in signs}
    return sum(others.get(letter, LETTER if letter < "\u2000" else KANJI) for letter in name)


def _line(seat: int, places: list[tuple[float, float]]) -> list[Html]:
    """The line of a seat through these places, with a dot at its end."""
    drawn = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    x, y = places[-1]
    line = polyline(f".line.seat{seat}", points=drawn)[()]
    return [line, circle(f".dot.seat{seat}", cx=f"{x:.1f}", cy=f"{y:.1f}", r=4)[()]]


def _apart(heights: list[float]) -> list[float]:
    """The heights, moved as little up, or at the top down, as keeps them LINE apart and in the drawing."""
    placed = dict[int, float]()
    for i in sorted(range(len(heights)), key=lambda i: -heights[i]):
        placed[i] = min([heights[i], *(each - LINE for each in placed.values())])
    for n, i in enumerate(reversed([*placed])):
        placed[i] = max(placed[i], EDGE + n * LINE)
    return [placed[i] for i in range(len(heights))]
