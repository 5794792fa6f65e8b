"""The worths of both cards in hand to a seat, given the open rows: for the expert, for hints, for reviews.

Two-handed it is exact against a rival who plays the solved game. Elsewhere rivals are taken to be as in `field`.
"""

from __future__ import annotations

from collections.abc import Generator
from math import fsum
from typing import TypeAlias

from game.games.garlandland.bots import duel, field, race, table
from game.games.garlandland.bots.tree import HANDS, Payoff, best_plan, hand_of, place
from game.games.garlandland.rules import State

Weighing: TypeAlias = Generator[None, None, dict[str, float]]


def weigh(seen: State, seat: int) -> Weighing:
    """By card held, the share of the round, or in the points game of the match, with the rest played best.

    A share is the chance to win, and of a tie its part: half, or what the counters make of it.
    """
    row = seen.rows[seat]
    hand, cards = hand_of(row, seen.hands[seat])
    laid, mine = len(row), place(row)
    if is_duel(seen):
        both = yield from _duel(seen, seat, laid, hand)
    else:
        payoff = yield from stake(seen, seat)
        both = best_plan(payoff, laid, mine).both(laid, mine, hand)
    return dict(zip(cards, both, strict=True))


def stake(seen: State, seat: int) -> Generator[None, None, Payoff]:
    """By strength, the share that a row brings, rivals being as their rows look."""
    seats, laid = len(seen.rows), len(seen.rows[seat])
    field.usual(seen.goal, seats)
    yield
    rivals = []
    for other, row in enumerate(seen.rows):
        if other != seat:
            rivals.append((seen.points[other], field.outcome(seen.goal, seats, laid, place(row))))
            yield
    if seen.goal == "points":
        return race.stakes(seen.points[seat], rivals, seats - seen.round)
    return field.shares([chances for _, chances in rivals])


def before(seen: State, seat: int) -> Generator[None, None, float]:
    """The share that a seat has of a round that begins, or of the match, whatever it will be dealt."""
    if is_duel(seen):
        name = stage_of(seen, seat)
        hands = [table.opening(name, hand) for hand in range(HANDS[0])]
    else:
        payoff = yield from stake(seen, seat)
        plan = best_plan(payoff, 0, 0)
        hands = [plan.both(0, 0, hand) for hand in range(HANDS[0])]
    return fsum(map(max, hands)) / len(hands)


def is_duel(seen: State) -> bool:
    """Whether the round is one that has been solved."""
    return len(seen.rows) == 2 and seen.goal == "wins"


def stage_of(seen: State, seat: int) -> str:
    """Which of the solved rounds it is for this seat."""
    return table.stage(seen.wins[seat], seen.wins[1 - seat])


def _duel(seen: State, seat: int, laid: int, hand: int) -> Generator[None, None, duel.Both]:
    """Both cards against the solved game."""
    yield
    name = stage_of(seen, seat)
    if laid == 0:
        return table.opening(name, hand)
    rival = duel.Duel(table.strategy(table.AGAINST[name]), table.TIES[name])
    rows = place(seen.rows[seat]), place(seen.rows[1 - seat])
    return (yield from duel.weigh(rival, laid, rows, hand))
