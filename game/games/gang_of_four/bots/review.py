"""Luck and play of a match, told apart by the expert's estimates, in penalty points; a round won counts `WON` more."""

from __future__ import annotations

from collections.abc import Generator

from game.core.chance import Dice
from game.core.game import Account, Gain
from game.core.match import Match
from game.core.rules import Choice
from game.games.gang_of_four.bots.expert import DEALS, WON, played_on, position, trial
from game.games.gang_of_four.rules.state import State


def gain(match: Match, seat: int) -> Gain:
    """By how much the seat was ahead of the others' mean in all rounds; equal players win the same part of them."""
    rounds = {state.last.number: state.last for state in match.states if state.last}
    won = sum(each.winner == seat for each in rounds.values())
    own, others = match.state.totals[seat], len(match.players) - 1
    lead = (sum(match.state.totals) - own) / others - own
    return Gain(len(rounds), WON * len(rounds) / len(match.players), lead + WON * won)


def gap(seen: State, seat: int, moves: tuple[str, str], dice: Dice) -> Generator[None, None, float]:
    """By how much the first move is better: both played on to the end of the round in the same imagined deals.

    The expert's own list would not do: moves that it does not try only stand at its end. Who forgets to call the last
    card is thought to play on, so that this costs too little.
    """
    here, gains = position(seen, seat), [0.0, 0.0]
    trials = [(n, trial(here, seen, Choice(move, 0.0, ("reason.only", {})))) for n, move in enumerate(moves)]
    for _ in range(DEALS):
        yield from played_on(here, trials, gains, dice)
    return (gains[0] - gains[1]) / DEALS


ACCOUNT = Account(gain, gap)
