"""The score sheet, as on paper: a line for every finished round, and the running totals as a small chart."""

from __future__ import annotations

from game.games.garlandland.hands import POINTS
from game.games.garlandland.result import Round
from game.ui.html import Html, circle, p, polyline, render, svg, table, tbody, td, th, thead, tr
from game.ui.view import Scene

WIDE, HIGH, EDGE = 240, 80, 8


def sheet(scene: Scene, rounds: tuple[Round, ...]) -> Html:
    """What every round brought, and a chart from the second round on."""
    words = scene.words
    if not rounds:
        return p[words("sheet.none")]
    seats = range(len(scene.players))
    head = thead[tr[th(scope="col")[words("sheet.round")], [th(scope="col")[words.seat(seat)] for seat in seats]]]
    rows = [tr[th(scope="row")[each.number], [td[_cell(scene, each, seat)] for seat in seats]] for each in rounds]
    return render([table(".list.sheet")[head, tbody[rows]], _chart(scene, rounds) if len(rounds) > 1 else None])


def _cell(scene: Scene, each: Round, seat: int) -> str:
    """The hand and what it brought; the total in the points game."""
    name = scene.words(f"hand.{each.hands[seat]}")
    if scene.seen.goal == "points":
        return scene.words("sheet.points", hand=name, n=POINTS[each.hands[seat]], total=each.points[seat])
    return scene.words("sheet.won" if seat in each.verdict.winners else "sheet.lost", hand=name)


def _chart(scene: Scene, rounds: tuple[Round, ...]) -> Html:
    """A line per player; the table beside it says the same in words, so it is hidden from screen readers."""
    points = scene.seen.goal == "points"
    totals = [each.points if points else each.wins for each in rounds]
    most = max(max(total) for total in totals) or 1
    step = (WIDE - 2 * EDGE) / len(totals)

    def at(i: int, n: int) -> tuple[float, float]:
        return EDGE + i * step, HIGH - EDGE - (HIGH - 2 * EDGE) * n / most

    lines = []
    for seat in range(len(scene.players)):
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
