"""Luck and play of a match, told apart by the expert's estimates, in points."""

from __future__ import annotations

from functools import partial

from game.bots import apart
from game.core.game import Account, Gain
from game.core.match import Match
from game.games.court_circular.bots import expert


def gain(match: Match, seat: int) -> Gain:
    """By how much the seat was ahead of the others' mean in all packs."""
    packs = {state.tally.pack for state in match.states if state.tally}
    own, others = match.state.totals[seat], len(match.players) - 1
    return Gain(len(packs), 0.0, own - (sum(match.state.totals) - own) / others)


ACCOUNT = Account(gain, partial(apart, expert.think))
