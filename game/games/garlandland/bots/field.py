"""The model of rivals where the solved game does not help: each plays its own row well, and slips at times.

The cards in a row tell how it may end; rows of several rivals are independent, as their decks are.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import pairwise

from game.games.garlandland.bots.blind import BELOW
from game.games.garlandland.bots.tree import BRINGS, HANDS, Chances, Payoff, Plan, Weights, best_plan, ends, laid_by
from game.games.garlandland.rules.hands import CARDS
from game.games.garlandland.rules.solo import CLASSES

SLIPS = 0.05
"""The assumed share of plays in which a rival lays either card at random."""


def shares(rivals: Sequence[Chances]) -> Payoff:
    """By strength, the share of the round: the chance that no rival is stronger, a tie counting half."""
    alone, tied = [1.0] * len(CLASSES), [1.0] * len(CLASSES)
    for chances in rivals:
        total = 0.0
        for each, chance in enumerate(chances):
            alone[each] *= total
            total += chance
            tied[each] *= total
    return [(one + other) / 2 for one, other in zip(alone, tied, strict=True)]


@cache
def usual(goal: str, seats: int) -> Plan:
    """The plan of such a rival: for points, or to have the best of `seats` rows."""
    if goal == "points":
        return best_plan(BRINGS, 0, 0)
    return best_plan([below ** (seats - 1) + upto ** (seats - 1) for below, upto in pairwise(BELOW[seats])], 0, 0)


@lru_cache(maxsize=64)
def outcome(goal: str, seats: int, laid: int, row: int) -> Chances:
    """The chances of the strengths in which a rival's row may end, given its cards so far."""
    plan = usual(goal, seats)
    return ends(plan, SLIPS, laid, row, told(plan, laid, row))


def told(plan: Plan, laid: int, row: int) -> Weights:
    """The weights of the hands of a player with this row."""
    if laid == 0:
        return [1 / HANDS[0]] * HANDS[0]
    before, spot = divmod(row, len(CARDS) - laid + 1)
    return laid_by(plan, SLIPS, laid - 1, before, told(plan, laid - 1, before))[spot]
