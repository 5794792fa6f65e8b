"""The end of a round: who has won it, what that brings, and who has won the match."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.core.rules import Event
from game.games.garlandland.rules.hands import POINTS, Row, Verdict, decide, garlands, hand

SETUP = 3
"""What the counters show at first: the wins a player needs."""


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
    """The result of these rows, and the wins and points with it; all who tie at the top have won."""
    verdict = decide(rows)
    names = tuple(hand(garlands(row)) for row in rows)
    wins = tuple(n + (seat in verdict.winners) for seat, n in enumerate(wins))
    points = tuple(n + POINTS[name] for n, name in zip(points, names, strict=True))
    return Round(number, dealer, rows, names, verdict, wins, points)


def victors_of(last: Round, goal: str) -> tuple[int, ...]:
    """Who has won three times; in the points game, after as many rounds as players, who has most (G10, G16)."""
    seats = range(len(last.rows))
    if goal == "wins":
        return tuple(seat for seat in seats if last.wins[seat] >= SETUP)
    return tuple(seat for seat in seats if last.points[seat] == max(last.points)) if last.number == len(seats) else ()


def results(last: Round, goal: str, victors: tuple[int, ...]) -> Iterable[Event]:
    """What is told: the hands, what they bring, and perhaps the end of the match."""
    for seat, (row, name) in enumerate(zip(last.rows, last.hands, strict=True)):
        yield Event("made", {"seat": seat, "hand": name, "garlands": garlands(row)})
    yield from _scored(last) if goal == "points" else _won(last)
    if victors:
        counts = last.points if goal == "points" else last.wins
        facts = {"winners": victors, "n": max(counts), "score": "–".join(map(str, sorted(counts, reverse=True)))}
        yield Event(f"{goal}-{'shared' if len(victors) > 1 else 'victory'}", facts)


def _scored(last: Round) -> Iterable[Event]:
    """In the points game everyone scores, whoever won the round."""
    for seat, name in enumerate(last.hands):
        yield Event("scored", {"seat": seat, "n": POINTS[name], "total": last.points[seat]})


def _won(last: Round) -> Iterable[Event]:
    """The counter of every winner goes down."""
    yield Event("won", {"winners": last.verdict.winners, "criterion": last.verdict.criterion})
    for seat in last.verdict.winners:
        yield Event("counter", {"seat": seat, "left": SETUP - last.wins[seat]})
