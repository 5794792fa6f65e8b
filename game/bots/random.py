"""A bot that plays any legal move, each as likely."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from game.core.chance import Dice
from game.core.rules import Choice, Rules, Think


def random_bot(rules: Rules[Any]) -> Think:
    """A bot for these rules that plays at random; every worth is 0."""

    def think(seen: Any, seat: int, dice: Dice) -> Generator[None, None, tuple[Choice, ...]]:
        yield
        return tuple(Choice(move, 0.0, ("reason.random", {})) for move in dice.shuffled(rules.moves(seen)))

    return think
