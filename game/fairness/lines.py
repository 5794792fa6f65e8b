"""The plain Python that deals: printed on the page, run there, and printed in docs/fairness.md for any other Python."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from game.core.game import Game
from game.fairness.fair import Dealt, fair_of

SHARED = """\
from random import Random


def dice(game, name, *purpose):
    text = "/".join(map(str, ("fudaba", game, 1, name, *purpose)))
    number = Random(text).random
    return lambda n: int(number() * n)


def shuffled(cards, below):
    cards = list(cards)
    for i in range(len(cards) - 1, 0, -1):
        j = below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards
"""
"""The generator and the shuffle, the same for all games: game/core/chance.py without its names for things."""


def program(game: Game, deal: str, seats: int) -> str:
    """All lines that print the cards of a deal, to be run in any Python."""
    return f'{SHARED}\n\n{fair_of(game).lines}\n\nprint(deal("{deal}", {seats}))\n'


@lru_cache(64)
def run(program: str) -> Dealt:
    """What the lines of a program come to, run here and now: these very lines, but for what they print."""
    printed: list[Dealt] = []
    space: dict[str, Any] = {"print": printed.append}
    exec(program, space)
    return printed[0]
