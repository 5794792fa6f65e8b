"""The expert: it recalls the cards that it has seen, imagines the others, and thinks on where it looks best for all.

The worth of a move is the chance to win, from 0 to 1, on the mean of the imagined deals: where a line is thought on to
the end of the game, the share of that victory, else as often as positions like its last one were won.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

from game.bots import ranked
from game.core.chance import Dice
from game.core.rules import Choice
from game.games.read_aloud.bots.answering import options
from game.games.read_aloud.bots.reasons import why
from game.games.read_aloud.bots.search import Node, searched
from game.games.read_aloud.rules import imagine
from game.games.read_aloud.rules.answers import answers
from game.games.read_aloud.rules.state import State

DEALS = 2
"""The deals imagined. Most cards are recalled, so to think further in fewer deals wins more."""
READINGS = 20
"""The readings thought on in each, besides one for every answer where there are more."""


def think(seen: State, seat: int, dice: Dice) -> Generator[None, None, tuple[Choice, ...]]:
    """All moves, the best first; the worth is the chance to win."""
    yield
    moves, some = answers(seen), options(seen)
    free = seen._replace(terms=seen.terms._replace(repeats=True), past=())
    found: list[list[Node]] = [[] for _ in some]
    for _ in range(DEALS):
        ends = yield from searched(imagine(free, seat, dice), some, seat, READINGS if len(some) > 1 else 0)
        for each, end in zip(found, ends, strict=True):
            each.append(end)
    worths = [_mean([node.hopes[seat] for node in each]) for each in found]
    return ranked([Choice(*each) for each in zip(moves, worths, why(seen, seat, some, found), strict=True)])


def _mean(numbers: Sequence[float]) -> float:
    """The mean, added from left to right, so that every Python gets the same."""
    total = 0.0
    for number in numbers:
        total += number
    return total / len(numbers)
