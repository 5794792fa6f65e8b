"""Clauses for those who are singled out by their hands: whoever has most loses, or discards (R32)."""

from __future__ import annotations

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.rules.conditions import singled_out
from game.games.read_aloud.rules.declarations import lost
from game.games.read_aloud.rules.discarding import discard_by
from game.games.read_aloud.rules.state import State
from game.games.read_aloud.rules.targets import Chosen, Outcome
from game.games.read_aloud.rules.zones import around, reading


def lose_by(state: State, clause: e.LoseBy, chosen: Chosen) -> Outcome:
    """They cannot win any more, and play on (E29)."""
    return lost(state, _in_order(state, clause.rank)), 0


def lose_by_has_effect(state: State, clause: e.LoseBy) -> bool:
    """Whether somebody has not lost yet; who it would be is not looked at."""
    return len(state.losers) < len(state.hands)


def each_by(state: State, clause: e.EachBy, chosen: Chosen) -> Outcome:
    """Each of them chooses cards of their own hand, all of them before any card moves (R6)."""
    return discard_by(state, _in_order(state, clause.rank), clause.amount, chosen)


def each_by_has_effect(state: State, clause: e.EachBy) -> bool:
    """Whether somebody who has not lost holds a card; who it would be is not looked at."""
    return any(hand for seat, hand in enumerate(state.hands) if seat not in state.losers)


def _in_order(state: State, rank: e.Rank) -> tuple[int, ...]:
    """Those who are singled out, in seating order from the reader."""
    found = singled_out(state, rank)
    return tuple(seat for seat in around(state, reading(state).reader) if seat in found)
