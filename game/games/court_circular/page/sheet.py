"""The score sheet, as on paper: a line for every round, one under each pack, and the points as a small chart."""

from __future__ import annotations

from typing import NamedTuple

from game.core.rules import Saying
from game.core.texts import capitalized
from game.games.court_circular.page.result import made
from game.games.court_circular.rules.score import gains
from game.games.court_circular.rules.state import Round, State
from game.ui.html import Html, Node, css, p, render, table, tbody, td, th, thead, tr
from game.ui.view import Scene
from game.ui.view.chart import chart
from game.ui.view.parts import drawn

Totals = tuple[int, ...]


class Line(NamedTuple):
    """A line of the score sheet: a finished round and the totals after it."""

    round: Round
    standing: Totals
    """The totals if the pack were counted after it."""
    closes: bool
    """Whether the pack was counted after it."""


def lines(seen: State, rounds: tuple[Round, ...]) -> tuple[Line, ...]:
    """The rounds with what each would have if the pack were counted then."""
    seats = len(seen.rows)
    totals, heaps = (0,) * seats, (0,) * seats
    found = []
    for i, each in enumerate(rounds):
        heaps = tuple(n + each.points * (seat == each.winner) for seat, n in enumerate(heaps))
        now = tuple(total + gain for total, gain in zip(totals, gains(heaps, seen.terms), strict=True))
        last = i + 1 == len(rounds)
        closes = (seen.tally is not None and seen.tally.pack == each.pack) if last else rounds[i + 1].pack != each.pack
        found.append(Line(each, now, closes))
        if closes:
            totals, heaps = now, (0,) * seats
    return tuple(found)


def sheet(scene: Scene, rounds: tuple[Round, ...]) -> Html:
    """What every round brought, the totals under each pack, and a chart from the second round on."""
    words = scene.words
    if not rounds:
        return p[words("sheet.none")]
    seats = range(len(scene.players))
    head = thead[
        tr[th(scope="col")[words("sheet.round")], [th(f".seat{seat}", scope="col")[words.seat(seat)] for seat in seats]]
    ]
    found = lines(scene.seen, rounds)
    rows = [[drawn(scene, _line, each.round), _sum(scene, each, each is found[-1])] for each in found]
    names = [words.seat(seat) for seat in seats]
    drawing = chart([each.standing for each in found], names, scene.seen.terms.target) if len(found) > 1 else None
    return render([table(".list.sheet")[head, tbody[rows]], drawing])


def _line(scene: Scene, each: Round) -> Html:
    """What the rows of a round made, and what its winner took."""
    cells = [
        td(".took" if seat == each.winner else "")[capitalized(scene.words.say(_cell(each, seat)))]
        for seat in range(len(each.rows))
    ]
    return tr[th(scope="row")[each.number], cells]


def _cell(each: Round, seat: int) -> Saying:
    if seat != each.winner:
        return made(each, seat)
    if not each.taken:
        return "sheet.choosing", {"hand": made(each, seat)}
    return "sheet.won", {"hand": made(each, seat), "n": each.points}


def _sum(scene: Scene, each: Line, last: bool) -> Node:
    """The totals where a pack was counted, and after the last round what it would be."""
    if not (each.closes or last):
        return None
    head = scene.words("sheet.pack", number=each.round.pack) if each.closes else scene.words("sheet.open")
    return tr(css(".sum", open=not each.closes))[th(scope="row")[head], [td[n] for n in each.standing]]
