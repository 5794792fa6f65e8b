"""What the commands share: which game is meant, and with which options."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.game import Game
from game.core.rules import Fault
from game.shelf import GAMES


def game_called(name: str) -> Game:
    """The game of this name; Fault when there is none."""
    if name not in GAMES:
        raise Fault("command.game", name=name, names=tuple(GAMES))
    return GAMES[name]


def options_in(texts: Iterable[str]) -> dict[str, str]:
    """The options in texts such as `goal=points`."""
    return {key: choice for key, _, choice in (text.partition("=") for text in texts)}
