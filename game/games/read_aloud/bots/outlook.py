"""How likely each seat is to win from a position where all cards are known, as measured over many games."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.read_aloud.bots.powers import powers
from game.games.read_aloud.bots.weights import ENDS, GOALS, LEADS, STANDS
from game.games.read_aloud.bots.worth import left_of, standing, uses_of
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Measure
from game.games.read_aloud.rules.conditions import COUNTS, field_total, value
from game.games.read_aloud.rules.state import Measures, Spot, State
from game.games.read_aloud.rules.zones import zone

NOBODY = 0.3
"""The worth of a game without a winner where two play; among more it is as much less as a fair share is."""
PHASES = (0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, *(3,) * 10)
"""By cards left in field and pile, the nearer the end the finer; with more it is MANY."""
MANY = 4
OPEN, ALONE, SHARED, ANOTHER, BESIDE, LOST = range(6)
"""How a seat stands: nobody wins yet, it alone, it among others, another, the neighbour of whoever ends, never."""
STEPS = (-9, -4, -2, 0, 1, 3, 5, 10)
"""Steps of the lead over the best other seat."""
EVEN = 4
"""The step of no lead, and where a condition compares nothing."""
MOST = 600
"""Weights are hundredths of the logarithm of the odds; more than this is certain enough."""
MARKS = (Measure.SUM, Measure.HIGHEST, Measure.LOWEST)
"""Measures that a card's value makes larger."""
AN_END, A_CONDITION, A_POINT = 6.0, 3.0, 0.8
"""How good a card is to hold: one that ends the game, one that sets a condition, a point that serves the present."""


def chance(state: State, seat: int) -> float:
    """The chance of this seat to win, from 0 to 1."""
    seats = len(state.hands)
    if state.over:
        return outcome(state.victors, seats, seat)
    if seats > 2 or seat == state.turn:
        return _share(_weight(state, seat))
    return 1 - _share(_weight(state, state.turn))


def outcome(victors: tuple[int, ...], seats: int, seat: int) -> float:
    """The worth of a finished game to this seat."""
    if not victors:
        return NOBODY * 2 / seats
    return 1 / len(victors) if seat in victors else 0.0


def _share(weight: int) -> float:
    """The chance at these odds: weight / 100 is their logarithm, and (1 + x / 64) ** 64 nearly its exponential."""
    odds = 1 + max(-MOST, min(MOST, weight)) / 6400
    for _ in range(6):
        odds *= odds
    return odds / (1 + odds)


def row(state: State, seat: int) -> tuple[int, int, int, int]:
    """The places of the weights of this seat in STANDS, ENDS, GOALS and LEADS."""
    n = len(state.hands)
    left = left_of(state)
    phase = PHASES[max(0, left)] if left < len(PHASES) else MANY
    measures, won = standing(state)
    ends, goals = powers(state)
    stands, order = _stands(state, seat, won), min((seat - state.turn) % n, 2)
    rest = min(stands, ANOTHER)
    end = 3 * ends[seat] + _most(ends, seat)
    goal = 3 * min(2, goals[seat]) + min(2, _most(goals, seat))
    return (
        (phase * 6 + stands) * 3 + order,
        (((phase > 1) * 4 + rest) * 3 + order) * 9 + end,
        (((phase + 1) // 2 * 4 + rest) * 3 + order) * 9 + goal,
        (phase * 4 + rest) * 9 + _lead(state, seat, measures),
    )


def _weight(state: State, seat: int) -> int:
    a, b, c, d = row(state, seat)
    return STANDS[a] + ENDS[b] + GOALS[c] + LEADS[d]


def _most(found: list[int], seat: int) -> int:
    """The most that another seat has."""
    return max(found[:seat] + found[seat + 1 :])


def _stands(state: State, seat: int, won: tuple[int, ...]) -> int:
    if seat in state.losers:
        return LOST
    if isinstance(state.condition, e.Beside):
        return BESIDE
    if seat not in won:
        return ANOTHER if won else OPEN
    return ALONE if len(won) == 1 else SHARED


def _lead(state: State, seat: int, measures: Measures) -> int:
    """How far the seat is ahead of the best other one, in steps."""
    if getattr(state.condition, "measure", None) is None:
        return EVEN
    mine = measures[seat]
    if mine is None or seat in state.losers:
        return 0
    others = [
        mark(state, number)
        for other, number in enumerate(measures)
        if number is not None and other not in (seat, *state.losers)
    ]
    if not others:
        return len(STEPS)
    ahead, steps = mark(state, mine) - max(others), 0
    for step in STEPS:
        steps += ahead >= step
    return steps


def mark(state: State, number: int) -> int:
    """The mark of a measure under the present condition; higher is better."""
    match state.condition:
        case e.Most(measure):
            return number * (3 if measure in COUNTS else 1)
        case e.Least(measure) | e.SecondLeast(measure):
            return -number * (3 if measure in COUNTS else 1)
        case e.Exactly(_, goal):
            return -abs(number - goal)
        case e.Nearest(_, goal):
            return -abs(number - (field_total(state) if goal is None else goal))
        case e.Within(_, most):
            return number if number <= most else -30
    return 0


def likings_of(state: State, spots: Sequence[Spot]) -> list[float]:
    """How good each of these known cards is to hold, where it is not worth thinking further."""
    uses, point = uses_of(state.terms.cards), point_of(state.condition)
    found = []
    for place, n, seat in spots:
        piece = zone(state, place, seat)[n]
        use = uses.get(piece.key)
        good = 0.0 if use is None else AN_END * (use.end is not None) + A_CONDITION * (use.goal is not None)
        found.append(good + point * value(state, piece) if point else good)
    return found


def point_of(condition: e.Condition | None) -> float:
    """How good a point of a card's value is under the present condition."""
    match condition:
        case e.Most(measure) if measure in MARKS:
            return A_POINT
        case e.Least(measure) if measure in MARKS:
            return -A_POINT
    return 0.0
