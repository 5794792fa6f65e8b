"""Bots that know only the contract, for any game, and how to run any bot."""

from __future__ import annotations

from typing import Any

from game.core.chance import Dice
from game.core.rules import Choice, Think


def analyse(think: Think, seen: Any, seat: int, dice: Dice) -> tuple[Choice, ...]:
    """All moves of the seat as this bot judges them, the best first; the thinking runs to its end."""
    thought = think(seen, seat, dice)
    while True:
        try:
            next(thought)
        except StopIteration as end:
            choices: tuple[Choice, ...] = end.value
            return choices


def decide(think: Think, seen: Any, seat: int, dice: Dice) -> str:
    """The move that this bot plays."""
    return analyse(think, seen, seat, dice)[0].move


def ranked(choices: list[Choice]) -> tuple[Choice, ...]:
    """The choices by worth, the highest first; equals keep their order."""
    return tuple(sorted(choices, key=lambda choice: -choice.worth))
