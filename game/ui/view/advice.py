"""What a coach advises: the thought of the strongest bot, which is also the one that a hint in a guided match tells."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from game.bots import analyse
from game.core.chance import Dice
from game.core.rules import Choice, Think


def dice() -> Dice:
    """The dice of a coach: the same in every position, so that the coach and a hint think the same thought."""
    return Dice("coach")


def advice(think: Think, seen: Any, seat: int) -> tuple[Choice, ...]:
    """All moves of the seat that is asked as this bot judges them, the best first.

    News are left out, which no cache can hold and no bot needs.
    """
    return _advice(think, seen._replace(news=()), seat)


@lru_cache(maxsize=16)
def _advice(think: Think, seen: Any, seat: int) -> tuple[Choice, ...]:
    return analyse(think, seen, seat, dice())
