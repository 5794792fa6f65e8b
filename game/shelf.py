"""All games, found by looking into `game/games`; the only module that knows them all."""

from __future__ import annotations

import copyreg
import pkgutil
from collections.abc import Mapping
from importlib import import_module

from game import games
from game.core.game import Game


def _find() -> Mapping[str, Game]:
    folders = sorted(module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg)
    found: list[Game] = [import_module(f"{games.__name__}.{folder}").GAME for folder in folders]
    return {game.name: game for game in sorted(found, key=lambda game: not game.first)}


GAMES = _find()
"""Every game by its name, the one to begin with first, then in the order of the folders."""


def _named(name: str) -> Game:
    """The game of this name, where a match is unpickled or copied."""
    return GAMES[name]


copyreg.pickle(Game, lambda game: (_named, (game.name,)))
