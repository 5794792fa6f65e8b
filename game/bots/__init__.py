"""Opponents that know only the contract, and how to ask any opponent."""

from __future__ import annotations

from typing import Any

from game.core.chance import Dice
from game.core.rules import Choice, Think


def ponder(think: Think, seen: Any, seat: int, dice: Dice) -> tuple[Choice, ...]:
    """What a bot thinks of all its moves, in one go; the best first."""
    thought = think(seen, seat, dice)
    while True:
        try:
            next(thought)
        except StopIteration as end:
            choices: tuple[Choice, ...] = end.value
            return choices


def decide(think: Think, seen: Any, seat: int, dice: Dice) -> str:
    """The move that a bot plays."""
    return ponder(think, seen, seat, dice)[0].move


def ranked(choices: list[Choice]) -> tuple[Choice, ...]:
    """The choices with the worthiest first; equals keep their order."""
    return tuple(sorted(choices, key=lambda choice: -choice.worth))
