"""The score sheet, as on paper: a line for every round with its arrow, the totals as a chart, and the penalty bands."""

from __future__ import annotations

from game.games.gang_of_four.page.seats import ROUND, arrow
from game.games.gang_of_four.rules.score import BANDS, Round, penalty
from game.ui.html import Html, caption, css, p, render, span, table, tbody, td, tfoot, th, thead, tr
from game.ui.view import Scene
from game.ui.view.chart import chart
from game.ui.view.parts import drawn
from game.words import Words


def sheet(scene: Scene, rounds: tuple[Round, ...]) -> Html:
    """What every round cost and the totals, a chart from the second round on, and what the cards left will cost."""
    totals = [each.totals for each in rounds]
    lines = _rounds(scene, rounds) if rounds else p[scene.words("sheet.none")]
    names = [scene.words.seat(seat) for seat in range(len(scene.players))]
    drawing = chart(totals, names, scene.seen.terms.limit) if len(rounds) > 1 else None
    named = p(".small")[scene.words("sheet.chart")] if drawing else None
    return render([lines, named, drawing, p(".what")[_end(scene)], bands(scene.words)])


def bands(words: Words) -> Html:
    """The penalty for each number of cards left (10)."""
    head = tr[
        [th(css("", number=key == "points"), scope="col")[words(f"sheet.{key}")] for key in ("left", "each", "points")]
    ]
    starts = [1, *(most + 1 for most, _ in BANDS)]
    lines = [
        tr[th(scope="row")[_range(low, most)], td[f"× {times}"], td(".number")[_range(penalty(low), penalty(most))]]
        for low, (most, times) in zip(starts, BANDS, strict=False)
    ]
    return table(".list.bands")[caption[words("sheet.bands")], thead[head], tbody[lines]]


def _range(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


def _rounds(scene: Scene, rounds: tuple[Round, ...]) -> Html:
    words, seats = scene.words, range(len(scene.players))
    names = [th(f".seat{seat}", scope="col")[words.seat(seat)] for seat in seats]
    head = tr[th(scope="col")[words("sheet.round")], names]
    lines = [drawn(scene, _line, each) for each in rounds]
    foot = tr[th(scope="row")[words("sheet.total")], [td[str(total)] for total in rounds[-1].totals]]
    return table(".list.sheet")[thead[head], tbody[lines], tfoot[foot]]


def _line(scene: Scene, each: Round) -> Html:
    """The line of a round."""
    cells = [td[_cell(scene, each, seat)] for seat in range(len(scene.players))]
    return tr[th(scope="row")[_number(scene.words, each)], cells]


def _number(words: Words, each: Round) -> list[Html]:
    """The number of a round, and its direction."""
    way = span(".unseen")[words(f"direction.{ROUND[each.direction]}")]
    return [span[each.number], arrow(each.direction), way]


def _cell(scene: Scene, each: Round, seat: int) -> list[Html]:
    """What a round cost a seat, and its total after it."""
    forgot = span(".box.alert")[scene.words("page.forgot")] if seat in each.forgot else None
    left, won = len(each.hands[seat]), seat == each.winner
    key = "page.nothing" if won else "sheet.cost"
    cost = span(".sum-of")[scene.words(key, left=left, times=each.times[seat], n=each.points[seat])]
    return [span(css(".cost", nothing=won))[cost, " ", forgot], span(".sum")[f"{each.totals[seat]}"]]


def _end(scene: Scene) -> str:
    """When the match ends."""
    terms = scene.seen.terms
    return scene.words("sheet.rounds", n=terms.rounds) if terms.rounds else scene.words("sheet.limit", n=terms.limit)
