"""The end of a round: its winners, their wins and points, and the winners of the match."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.core.counting import PAIR, won_by
from game.core.rules import Event, Saying
from game.games.garlandland.rules.hands import POINTS, Row, Verdict, decide, garlands, hand

SETUP = 3
"""The wins that a player needs, which a counter shows at first."""


class Round(NamedTuple):
    """A finished round and its result."""

    number: int
    dealer: int
    rows: tuple[Row, ...]
    hands: tuple[str, ...]
    verdict: Verdict
    wins: tuple[int, ...]
    """After this round, as are the points."""
    points: tuple[int, ...]


def settle(number: int, dealer: int, rows: tuple[Row, ...], wins: tuple[int, ...], points: tuple[int, ...]) -> Round:
    """The finished round of these rows, wins and points counted in; all who tie at the top have won (G10)."""
    verdict = decide(rows)
    names = tuple(hand(garlands(row)) for row in rows)
    wins = tuple(n + (seat in verdict.winners) for seat, n in enumerate(wins))
    points = tuple(n + POINTS[name] for n, name in zip(points, names, strict=True))
    return Round(number, dealer, rows, names, verdict, wins, points)


def victors_of(last: Round, goal: str) -> tuple[int, ...]:
    """The seats with three wins; in the points game those with most points after the last round (G10, G16)."""
    seats = range(len(last.rows))
    if goal == "wins":
        return tuple(seat for seat in seats if last.wins[seat] >= SETUP)
    return tuple(seat for seat in seats if last.points[seat] == max(last.points)) if last.number == len(seats) else ()


def results(last: Round, goal: str, victors: tuple[int, ...]) -> Iterable[Event]:
    """The events at the end of a round: the hands, points or wins, and perhaps the end of the match."""
    for seat, (row, name) in enumerate(zip(last.rows, last.hands, strict=True)):
        yield Event("made", {"seat": seat, "hand": name, "garlands": garlands(row)})
    yield from _scored(last) if goal == "points" else _won(last)
    if victors:
        counts = last.points if goal == "points" else last.wins
        facts = {"winners": victors, "n": max(counts), "score": _score(counts, goal)}
        yield Event(f"{goal}-{'shared' if len(victors) > 1 else 'victory'}", facts)


def _score(counts: tuple[int, ...], goal: str) -> Saying:
    """By what the match was won: among more than two players the rounds that each has won."""
    if goal == "wins" and len(counts) > PAIR:
        return "score.rounds", {"score": "–".join(map(str, sorted(counts, reverse=True)))}
    return won_by(counts)


def _scored(last: Round) -> Iterable[Event]:
    """The events of the points game: everyone scores (G16)."""
    for seat, name in enumerate(last.hands):
        yield Event("scored", {"seat": seat, "n": POINTS[name], "total": last.points[seat]})


def _won(last: Round) -> Iterable[Event]:
    """The events of the three-win game: the counter of each winner goes down (G10)."""
    yield Event("won", {"winners": last.verdict.winners, "criterion": last.verdict.criterion})
    for seat in last.verdict.winners:
        yield Event("counter", {"seat": seat, "left": SETUP - last.wins[seat]})
