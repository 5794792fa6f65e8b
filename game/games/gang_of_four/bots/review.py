"""Luck and play of a match, told apart by the expert's estimates, in penalty points; a round won counts `WON` more."""

from __future__ import annotations

from collections.abc import Generator
from math import sqrt

from game.bots import kept
from game.core.chance import Dice
from game.core.game import Account, Gain
from game.core.match import Match
from game.core.rules import Choice
from game.games.gang_of_four.bots.expert import DEALS, WON, played_on, position, trial
from game.games.gang_of_four.bots.normal import FINISH
from game.games.gang_of_four.rules.dealing import HELD
from game.games.gang_of_four.rules.score import penalty
from game.games.gang_of_four.rules.state import State

SPREAD = 23.0
"""By how many points the lead over another seat changes in a round, as a standard deviation.

`python -m tools.leads gang-of-four --players normal,normal,normal,normal`: 17.2 ±0.5 in one round, but 23.5 foretells
best who wins the match, with an expert among them 21.5: who wins a round gets a strong card for the next one."""
DEAREST = 15.0
"""The penalty points that the last one takes in a round, about."""


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


def chance(seen: State, seat: int, worth: float | None) -> float:
    """The chance to win the match, where each round that is still to come moves the lead by `SPREAD` points."""
    if (sure := _sure(seen, seat)) is not None:
        return float(sure)
    lead, left = stands(seen, seat)
    return kept(lead + _points(seen, seat, worth), SPREAD * sqrt(left), len(seen.totals))


def stands(seen: State, seat: int) -> tuple[float, float]:
    """The lead of a seat over the best of the others, in penalty points, and how many rounds are likely to be left."""
    totals, terms = seen.totals, seen.terms
    left = terms.rounds - seen.round + 1 if terms.rounds else (terms.limit - max(totals)) / DEAREST
    return min(totals[:seat] + totals[seat + 1 :]) - totals[seat], max(1.0, left)


def _sure(seen: State, seat: int) -> bool | None:
    """Whether a seat is sure to win in the last of a number of rounds, or to lose; None while either may come.

    While cards are exchanged somebody holds one more than can be lost.
    """
    if seen.round != seen.terms.rounds or seen.asked is None:
        return None
    most = [total + penalty(min(len(hand), HELD)) for total, hand in zip(seen.totals, seen.hands, strict=True)]
    if any(each < seen.totals[seat] for other, each in enumerate(most) if other != seat):
        return False
    others = seen.totals[:seat] + seen.totals[seat + 1 :]
    return True if most[seat] < min(others) else None


def _points(seen: State, seat: int, worth: float | None) -> float:
    """By how many points the seat is likely to be ahead in the round, given the worth of a decision.

    In 237 decisions of an expert among three of `normal` the round ended, on the mean, that much below the worth.
    """
    if worth is None:
        return 0.0
    if worth >= FINISH:
        others = [penalty(len(hand)) for other, hand in enumerate(seen.hands) if other != seat]
        return sum(others) / len(others)
    return max(worth, -2 * DEAREST) - WON / 2


ACCOUNT = Account(gain, gap)
