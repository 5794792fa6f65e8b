"""How often a row wins among several, as players are told; moves are not chosen by it.

The deals in which the expert tries its moves make rivals weaker than they are: they miss some rows, and any hand of
theirs is as likely. Here they lay the best row that they hold, and cards that agree with what they have laid are more
likely. `python -m tools.odds` compares what is told with what is won.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from game.core.chance import Dice
from game.games.court_circular.bots.certain import rivals_of
from game.games.court_circular.bots.traits import clues, of_row
from game.games.court_circular.rules.hands import Hand
from game.games.court_circular.rules.outlook import reachable
from game.games.court_circular.rules.sight import imagine
from game.games.court_circular.rules.stakes import total
from game.games.court_circular.rules.state import State


class Rivals(NamedTuple):
    """The strongest row that any rival can lay in a deal, and a weight: how well their cards agree with their rows."""

    row: Hand
    weight: float


def drawn(seen: State, seat: int, dice: Dice, n: int) -> Generator[None, None, tuple[Rivals, ...]]:
    """The rivals in so many imagined deals."""
    told, found = {rival: clues(seen, rival) for rival in rivals_of(seen, seat) if seen.rows[rival]}, []
    for _ in range(n):
        world, weight = imagine(seen, seat, dice), 1.0
        for rival, clue in told.items():
            weight *= of_row(clue, (*clue.row, *world.hands[rival]))
        found.append(Rivals(strongest(world, seat), weight))
        yield
    return tuple(found)


def strongest(world: State, seat: int) -> Hand:
    """The strongest row that any rival can lay in this deal."""
    lead, sheet = world.lead or "", world.terms.sheet
    return max([reachable(lead, world.rows[each], world.hands[each], sheet).hand for each in rivals_of(world, seat)])


def beats(row: Hand, other: Hand) -> bool:
    """Whether a row is stronger than the best of the rivals'."""
    return row[:2] > other[:2]


def share(row: Hand, rivals: tuple[Rivals, ...]) -> float:
    """The part of the deals in which a row wins."""
    won = total([each.weight for each in rivals if beats(row, each.row)])
    return won / total([each.weight for each in rivals])
