"""The expert: it recalls the cards that it has seen, imagines the others, and thinks on what each seat may read.

The worth of a move is the chance to win, from 0 to 1, on the mean of the imagined deals: where a line is thought on to
the end of the game, the share of that victory, else as often as positions like its last one were won.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

from game.bots import ranked
from game.core.chance import Dice
from game.core.rules import Choice
from game.games.read_aloud.bots.answering import Answer, imagined_from, options
from game.games.read_aloud.bots.compared import alike
from game.games.read_aloud.bots.reasons import why
from game.games.read_aloud.bots.search import AIMED, FEWER, Node, mean_hope, searched
from game.games.read_aloud.bots.telling import as_told
from game.games.read_aloud.bots.versus import beside_next
from game.games.read_aloud.rules import imagine
from game.games.read_aloud.rules.answers import answers
from game.games.read_aloud.rules.state import State

DEALS = 4
"""The deals imagined; after half of them the worse half of the answers is not thought on."""
MORE = 2
"""How many times as many are imagined for a hint, whose figures are read."""
READINGS = 12
"""The readings thought on in each, besides one for every answer where there are more."""
LESS = 0.001
"""The distance in worth below all others at which answers rank that were dropped, if they would rank higher."""


def careful(seen: State, seat: int, dice: Dice) -> Generator[None, None, tuple[Choice, ...]]:
    """The same thought with more deals and answers, for a hint, which says why it is not the next best.

    A review takes what it has told, so that here, too, cards that the player cannot tell apart are worth the same.
    """
    choices = yield from think(seen, seat, dice, MORE * DEALS, AIMED, evened=True)
    if seat in seen.losers:
        return tuple([each._replace(reason=("reason.lost", {})) for each in choices])
    if len(choices) > 1:
        choices = yield from beside_next(seen, seat, choices, dice)
    return (yield from as_told(seen, seat, choices, dice))


def thorough(seen: State, seat: int, dice: Dice) -> Generator[None, None, tuple[Choice, ...]]:
    """The same thought with more answers, for a review: cards that the player cannot tell apart are worth the same."""
    return think(seen, seat, dice, aims=AIMED, evened=True)


def think(
    seen: State, seat: int, dice: Dice, deals: int = DEALS, aims: int = FEWER, *, evened: bool = False
) -> Generator[None, None, tuple[Choice, ...]]:
    """All moves, the best first; the worth is the chance to win."""
    yield
    moves, some = answers(seen), options(seen)
    free = imagined_from(seen)
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
    worths = _worths(found, left)
    reasons = why(seen, seat, some, found, worlds)
    if evened:
        worths = _evened(seen, some, worths, left)
    return ranked([Choice(*each) for each in zip(moves, worths, reasons, strict=True)])


def _evened(seen: State, some: Sequence[Answer], worths: Sequence[float], left: Sequence[int]) -> list[float]:
    """The worths, the same for all cards that the player cannot tell apart: the mean of those that were not dropped."""
    same = [[j for j, other in enumerate(some) if other is one or alike(seen, one, other)] for one in some]
    kept = [[j for j in group if j in left] or group for group in same]
    return [sum(worths[j] for j in group) / len(group) for group in kept]


def _worths(found: Sequence[list[Node]], left: Sequence[int]) -> list[float]:
    """The worth of each answer; one that was dropped stays below all that are left."""
    worths = [mean_hope(each) for each in found]
    least = min([worths[i] for i in left]) - LESS
    return [worth if i in left else min(worth, least) for i, worth in enumerate(worths)]
