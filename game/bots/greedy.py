"""A bot that tries every move in imagined worlds, plays on at random until a score changes, and takes the best mean."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from game.bots import ranked
from game.core.chance import Dice
from game.core.rules import Choice, Rules, Think


def greedy_bot(rules: Rules[Any], tries: int) -> Think:
    """A bot for these rules that tries each move in `tries` worlds; worth is the mean gain in points."""

    def think(seen: Any, seat: int, dice: Dice) -> Generator[None, None, tuple[Choice, ...]]:
        options = rules.moves(seen)
        gains = [0.0] * len(options)
        for _ in range(tries):
            world = rules.imagine(seen, seat, dice)
            for i, move in enumerate(options):
                gains[i] += _gain(rules, world, move, seat, dice)
                yield
        worths = [gain / tries for gain in gains]
        return ranked(
            [
                Choice(move, worth, ("reason.gain", {"gain": worth, "n": tries}))
                for move, worth in zip(options, worths, strict=True)
            ]
        )

    return think


def _gain(rules: Rules[Any], world: Any, move: str, seat: int, dice: Dice) -> float:
    """The change of the seat's score less the mean of the others, after this move and random play until one changes."""
    before = rules.scores(world)
    state = rules.play(world, move)
    while rules.to_move(state) is not None and rules.scores(state) == before:
        state = rules.play(state, dice.choice(rules.moves(state)))
    gains = [after - then for after, then in zip(rules.scores(state), before, strict=True)]
    return gains[seat] - _mean(gains[:seat] + gains[seat + 1 :])


def _mean(numbers: list[float]) -> float:
    """The mean, added from left to right, so that every Python gets the same (3.12 changed `sum`)."""
    total = 0.0
    for number in numbers:
        total += number
    return total / len(numbers)
