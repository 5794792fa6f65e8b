"""The expert: it recalls the cards that it has seen, imagines the others, and thinks on what each seat may read.

The worth of a move is the chance to win, from 0 to 1, on the mean of the imagined deals: where a line is thought on to
the end of the game, the share of that victory, else as often as positions like its last one were won.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from game.bots import ranked
from game.core.chance import Dice
from game.core.rules import Choice
from game.games.read_aloud.bots.answering import Answer, imagined_from, options
from game.games.read_aloud.bots.search import FEWER, Node, mean_hope, searched
from game.games.read_aloud.rules import imagine
from game.games.read_aloud.rules.answers import answers
from game.games.read_aloud.rules.state import State

DEALS = 4
"""The deals imagined; after half of them the worse half of the answers is not thought on."""
READINGS = 12
"""The readings thought on in each, besides one for every answer where there are more."""
LESS = 0.001
"""The distance in worth below all others at which answers rank that were dropped, if they would rank higher."""


class Thought(NamedTuple):
    """What came of each answer in the imagined deals."""

    answers: tuple[Answer, ...]
    """In the order of the moves."""
    ends: list[list[Node]]
    """Of each answer, one for each deal in which it was thought on."""
    left: list[int]
    """The answers that were thought on in all deals, by their places."""
    worlds: list[State]
    """The deals."""

    @property
    def worths(self) -> list[float]:
        """The worth of each answer; one that was dropped stays below all that are left."""
        worths = [mean_hope(each) for each in self.ends]
        least = min([worths[i] for i in self.left]) - LESS
        return [worth if i in self.left else min(worth, least) for i, worth in enumerate(worths)]


def think(seen: State, seat: int, dice: Dice) -> Generator[None, None, tuple[Choice, ...]]:
    """All moves, the best first; the worth is the chance to win."""
    thought = yield from imagined(seen, seat, dice)
    return ranked([Choice(*each) for each in zip(answers(seen), thought.worths, strict=True)])


def imagined(
    seen: State, seat: int, dice: Dice, deals: int = DEALS, aims: int = FEWER
) -> Generator[None, None, Thought]:
    """What comes of each answer in so many deals; each further choice is tried with as many answers as `aims` says."""
    yield
    some, free = options(seen), imagined_from(seen)
    found: list[list[Node]] = [[] for _ in some]
    left, worlds = list(range(len(some))), []
    for n in range(deals):
        if n == deals // 2:
            left = sorted(sorted(left, key=lambda i: -mean_hope(found[i]))[: (len(left) + 1) // 2])
        world = imagine(free, seat, dice)
        worlds.append(world)
        ends = yield from searched(world, [some[i] for i in left], seat, READINGS if len(some) > 1 else 0, aims)
        for i, end in zip(left, ends, strict=True):
            found[i].append(end)
    return Thought(some, found, left, worlds)
