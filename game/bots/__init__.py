"""Bots that know only the contract, for any game, and how to run any bot."""

from __future__ import annotations

from collections.abc import Generator
from math import sqrt
from typing import Any, TypeVar

from game.core.chance import Dice
from game.core.rules import Choice, Think

T = TypeVar("T")


def analyse(think: Think, seen: Any, seat: int, dice: Dice) -> tuple[Choice, ...]:
    """All moves of the seat as this bot judges them, the best first; the thinking runs to its end."""
    return outcome(think(seen, seat, dice))


def outcome(work: Generator[None, None, T]) -> T:
    """Run a thought, or any work that pauses between its pieces, to its end: the value it returns."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: T = end.value
            return found


def decide(think: Think, seen: Any, seat: int, dice: Dice) -> str:
    """The move that this bot plays."""
    return analyse(think, seen, seat, dice)[0].move


def ranked(choices: list[Choice]) -> tuple[Choice, ...]:
    """The choices by worth, the highest first; equals keep their order."""
    return tuple(sorted(choices, key=lambda choice: -choice.worth))


def kept(lead: float, spread: float, seats: int) -> float:
    """The chance that a lead over the best of the others is kept, where what is still to come has this spread.

    Without a lead all of these seats have the same chance.
    """
    x = lead / spread
    one = (1 + x / sqrt(1 + x * x)) / 2
    return one / (one + (1 - one) * (seats - 1))


def apart(think: Think, seen: Any, seat: int, moves: tuple[str, str], dice: Dice) -> Generator[None, None, float]:
    """By how much this bot thinks the first of two moves better than the second; one it does not list is its worst."""
    worths = {choice.move: choice.worth for choice in (yield from think(seen, seat, dice))}
    better, played = (worths.get(move, min(worths.values())) for move in moves)
    return better - played
