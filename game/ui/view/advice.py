"""What a coach advises: the thought of the strongest bot, which is also the one that a hint in a guided match tells."""

from __future__ import annotations

from collections import deque
from typing import Any

from game.bots import analyse
from game.core.chance import Dice
from game.core.rules import Choice, Think

_kept: deque[tuple[tuple[Think, Any, int], tuple[Choice, ...]]] = deque(maxlen=16)
"""The last thoughts with what was thought of, so that neither a page drawn anew nor a hint thinks the same again."""


def dice() -> Dice:
    """The dice of a coach: the same in every position, so that it always thinks the same of it."""
    return Dice("coach")


def advice(think: Think, seen: Any, seat: int) -> tuple[Choice, ...]:
    """All moves of the seat that is asked as this bot judges them, the best first."""
    if found := known(think, seen, seat):
        return found
    here = _position(think, seen, seat)
    _kept.append((here, analyse(think, here[1], seat, dice())))
    return _kept[-1][1]


def known(think: Think, seen: Any, seat: int) -> tuple[Choice, ...] | None:
    """The same where it was thought a short while ago; else None."""
    here = _position(think, seen, seat)
    return next((found for there, found in _kept if there == here), None)


def _position(think: Think, seen: Any, seat: int) -> tuple[Think, Any, int]:
    """Without news, which no bot needs."""
    return think, seen._replace(news=()), seat
