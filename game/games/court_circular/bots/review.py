"""Luck and play of a match, told apart by the expert's estimates, in points."""

from __future__ import annotations

from functools import partial
from math import sqrt

from game.bots import apart, kept
from game.core.game import Account, Gain
from game.core.match import Match
from game.games.court_circular.bots import expert
from game.games.court_circular.rules.cards import DECK
from game.games.court_circular.rules.decided import sure
from game.games.court_circular.rules.score import UP, standing
from game.games.court_circular.rules.state import LAID, State

SPREAD = 19.5
"""By how many points the lead of a seat changes in a round, as a standard deviation.

`python -m tools.leads court-circular --players normal,normal`: 19.4 ±0.6, and 19.5 foretells best who wins."""


def gain(match: Match, seat: int) -> Gain:
    """By how much the seat was ahead of the others' mean in all packs."""
    packs = {state.tally.pack for state in match.states if state.tally}
    own, others = match.state.totals[seat], len(match.players) - 1
    return Gain(len(packs), 0.0, own - (sum(match.state.totals) - own) / others)


def chance(seen: State, seat: int, worth: float | None) -> float:
    """The chance to win the match, where what is still to come moves the lead by `SPREAD` points a round.

    It is 0 or 1 once nobody can catch who is ahead.
    """
    if (won := sure(_taken(seen), seat)) is not None:
        return float(won)
    lead, left = stands(seen, seat)
    return kept(lead + (worth or 0.0), SPREAD * sqrt(left), len(seen.rows))


def stands(seen: State, seat: int) -> tuple[float, float]:
    """The lead of a seat over the best of the others, and how many rounds are likely to be left."""
    seen = _taken(seen)
    totals, seats = standing(seen), len(seen.rows)
    won = sum([len(heap) for heaps in (seen.up, seen.down) for heap in heaps])
    left = len(DECK) - won
    if max(totals) + UP * left / seats < seen.terms.target:
        left += len(DECK)
    return totals[seat] - max(totals[:seat] + totals[seat + 1 :]), max(1.0, left / (LAID * seats + 1))


def _taken(seen: State) -> State:
    """The same with the cards of a round in the winner's heap who has still to choose which of them leads."""
    last = seen.last if seen.choosing else None
    if last is None:
        return seen
    heaps = [
        heap + seen.on_table * (each == last.winner) for each, heap in enumerate(seen.up if last.up else seen.down)
    ]
    return seen._replace(up=tuple(heaps)) if last.up else seen._replace(down=tuple(heaps))


ACCOUNT = Account(gain, partial(apart, expert.think))
