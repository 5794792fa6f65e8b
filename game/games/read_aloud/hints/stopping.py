"""Who no longer meets the condition after an answer, whatever others still choose: their own cards they choose well."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.rules import Saying
from game.games.read_aloud.bots.answering import Answer, winners
from game.games.read_aloud.bots.search import by_taste, spread
from game.games.read_aloud.rules import follow
from game.games.read_aloud.rules.state import REPLENISHING, State

DEALS, WAYS = 4, 6
"""The deals looked at, and the most answers tried to a question."""


def stopped(worlds: Sequence[State], seat: int, answer: Answer) -> Saying | None:
    """The rival who no longer meets the condition in all deals, or that one of several does, as the seat then chooses.

    None where those who meet it can go on doing so.
    """
    surely, maybe = [], []
    for world in worlds[:DEALS]:
        rivals = set(winners(world)) - {seat}
        fallen = [rivals - left for left in _left(follow(world, answer), seat)]
        surely.append(set.intersection(*fallen))
        maybe.append(set.union(*fallen))
    named = sorted(set.intersection(*surely)) or sorted(set.intersection(*maybe))
    if not named:
        return None
    if len(named) > 1 and not set.intersection(*surely):
        return "reason.stops-one", {}
    return "reason.stops", {"seat": named[0]}


def _left(state: State, seat: int) -> list[set[int]]:
    """Who can still meet the condition at the end of the reading, for each of the ways in which the seat chooses."""
    ask = state.asked
    if ask is None:
        return [set(winners(state))]
    if ask.seat == seat and ask.kind in REPLENISHING:
        return _left(follow(state, by_taste(state, ask)), seat)
    ways = [_left(follow(state, each), seat) for each in spread(ask.spots or ask.numbers, WAYS)]
    if ask.seat == seat:
        return [left for way in ways for left in way]
    return [set().union(*(left for way in ways for left in way))]
