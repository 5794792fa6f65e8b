"""Luck and play of a game, told apart by the expert's estimates, in hundredths of a victory."""

from __future__ import annotations

from collections.abc import Generator

from game.bots import apart
from game.core.chance import Dice
from game.core.game import Account, Gain
from game.core.match import Match
from game.games.read_aloud.bots import expert
from game.games.read_aloud.rules.state import State

WHOLE = 100.0
"""A victory."""


def gain(match: Match, seat: int) -> Gain:
    """The part of the seat in the victory; of a game that nobody has won, all have the same."""
    fair, victors = WHOLE / len(match.players), match.state.victors
    return Gain(1, fair, fair if not victors else WHOLE / len(victors) if seat in victors else 0.0)


def gap(seen: State, seat: int, moves: tuple[str, str], dice: Dice) -> Generator[None, None, float]:
    """By how much the first move raises the chance to win above the second."""
    return WHOLE * (yield from apart(expert.think, seen, seat, moves, dice))


def chance(seen: State, _: int, worth: float | None) -> float:
    """The chance to win the game, which is what its moves are worth; without one, all have the same."""
    return 1 / len(seen.hands) if worth is None else worth


ACCOUNT = Account(gain, gap)
