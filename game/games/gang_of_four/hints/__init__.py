"""Why a choice is better than another, in words: what a hint, a teacher and a review tell of the expert's thought."""

from __future__ import annotations

from collections.abc import Generator

from game.core.chance import Dice
from game.core.rules import Choice
from game.games.gang_of_four.bots import expert
from game.games.gang_of_four.hints.compared import compared
from game.games.gang_of_four.hints.reasons import why
from game.games.gang_of_four.rules.state import State


def reasoned(seen: State, seat: int, dice: Dice) -> Generator[None, None, tuple[Choice, ...]]:
    """The thought of the expert, each move that it tried with the reason for or against it."""
    best, left = yield from expert.tried(seen, seat, dice)
    return compared(seen, seat, why(seen, seat, best)) + left if best else left
