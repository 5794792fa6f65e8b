"""The score sheet, as on paper: a line for every finished round, and the running totals as a small chart."""

from __future__ import annotations

from game.core.texts import capitalized
from game.games.garlandland.rules.hands import POINTS
from game.games.garlandland.rules.score import SETUP, Round
from game.ui.html import Html, render
from game.ui.view import Scene
from game.ui.view.chart import chart
from game.ui.view.parts import score_sheet


def sheet(scene: Scene, rounds: tuple[Round, ...]) -> Html:
    """What every round brought, and a chart from the second round on."""
    by_points = scene.seen.goal == "points"
    totals = [each.points if by_points else each.wins for each in rounds]
    lines = score_sheet(_cell, "sheet.round")(scene, rounds)
    names = [scene.words.seat(seat) for seat in range(len(scene.players))]
    return render([lines, chart(totals, names, None if by_points else SETUP) if len(rounds) > 1 else None])


def _cell(scene: Scene, each: Round, seat: int) -> str:
    """The hand and what it brought; the total in the points game."""
    name = capitalized(scene.words(f"hand.{each.hands[seat]}"))
    if scene.seen.goal == "points":
        return scene.words("sheet.points", hand=name, n=POINTS[each.hands[seat]], total=each.points[seat])
    return scene.words("sheet.won" if seat in each.verdict.winners else "sheet.lost", hand=name)
