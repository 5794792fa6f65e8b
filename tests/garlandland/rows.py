"""Rows and tables of Garlandland in few letters."""

from __future__ import annotations

from itertools import permutations

from game.core.chance import Chance
from game.games.garlandland import rules
from game.games.garlandland.rules import State
from game.games.garlandland.rules.hands import CARDS, Row

ROWS: tuple[Row, ...] = tuple(permutations(CARDS, 5))
"""All 2,520 rows."""


def row(text: str) -> Row:
    """The cards named in a text such as `VII III V I II`."""
    return tuple(text.split())


def dealt(seats: int = 2, goal: str = "wins", deal: str = "table") -> State:
    """A new match."""
    return rules.deal(seats, {"goal": goal}, Chance(deal))


def stacked(*orders: str, goal: str = "wins", wins: tuple[int, ...] = ()) -> State:
    """A first round in which each seat draws its cards in this order, perhaps with wins from before."""
    state = dealt(len(orders), goal)
    return stack(state._replace(wins=wins or state.wins), *orders)


def stack(state: State, *orders: str) -> State:
    """The state at the beginning of a round, but each seat draws its cards in this order."""
    piles = tuple(row(order) for order in orders)
    return state._replace(hands=tuple(pile[:2] for pile in piles), piles=tuple(pile[2:] for pile in piles))


def lay(state: State, *turns: str) -> State:
    """The state after these turns, each a card of every seat."""
    for turn in turns:
        for card in turn.split():
            state = rules.play(state, card)
    return state


def round_of(*rows: str, goal: str = "wins", wins: tuple[int, ...] = ()) -> State:
    """A first round in which the seats lay just these rows."""
    state = dealt(len(rows), goal)
    return round_on(state._replace(wins=wins or state.wins), *rows)


def round_on(state: State, *rows: str) -> State:
    """The state after one more round, in which the seats lay just these rows."""
    orders = [" ".join((*row(each), *(card for card in CARDS if card not in row(each)))) for each in rows]
    return lay(stack(state, *orders), *(" ".join(turn) for turn in zip(*map(row, rows), strict=True)))
