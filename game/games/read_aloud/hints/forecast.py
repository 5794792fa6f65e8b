"""What is likelier some sentences further on after one answer than after another.

Both are of the lines that were thought on in the same imagined deals: the seat itself reads what is best for it, the
others as they are likely to.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from game.core.rules import Saying
from game.games.read_aloud.bots.answering import winners
from game.games.read_aloud.bots.powers import powers
from game.games.read_aloud.bots.search import Node
from game.games.read_aloud.hints.both import LIKELIER, Both, beyond_chance
from game.games.read_aloud.hints.compared import shows

Measure: TypeAlias = Callable[[Node, int], float]
"""Something of a position that nothing follows any more, for a seat."""
Fact: TypeAlias = tuple[str, Measure, int]
"""The key of what is told, what is measured, and 1 where more of it is better for the seat, else -1."""


def of_end(both: Both) -> Saying | None:
    """That the seat wins more often after the first answer within what was thought on, or others less often."""
    return _first(ENDS, both, LIKELIER)


def of_position(both: Both) -> Saying | None:
    """What stands better after the first answer where the game goes on."""
    return _first(POSITIONS, both, LIKELIER)


def _first(facts: Sequence[Fact], both: Both, least: float) -> Saying | None:
    """The fact that differs most for the better, by as much as this and not by chance."""
    found = []
    for key, measure, good in facts:
        ends = zip(both.mine, both.other, strict=True)
        steps = [good * (expected(one, measure, both.seat) - expected(two, measure, both.seat)) for one, two in ends]
        found.append((beyond_chance(steps, least), key))
    more, key = max(found, key=lambda each: each[0] if shows(both.seen, each[1]) else 0)
    return both.told(key) if more and shows(both.seen, key) else None


def expected(node: Node, measure: Measure, seat: int) -> float:
    """What is to be expected of a measure in the end of the lines that were thought on from here."""
    if not node.kids:
        return measure(node, seat)
    if not node.odds:
        return expected(node.best, measure, seat)
    found = 0.0
    for odds, kid in zip(node.odds, node.kids, strict=True):
        found += odds * expected(kid, measure, seat)
    return found


def _wins(node: Node, seat: int) -> float:
    return node.state.over and seat in node.state.victors


def _loses(node: Node, seat: int) -> float:
    return node.state.over and bool(node.state.victors) and seat not in node.state.victors


def _meets(node: Node, seat: int) -> float:
    return seat in winners(node.state)


def _others_meet(node: Node, seat: int) -> float:
    return bool(set(winners(node.state)) - {seat})


def _can_end(node: Node, seat: int) -> float:
    return not node.state.over and powers(node.state).ends[seat] > 0


def _others_can_end(node: Node, seat: int) -> float:
    return not node.state.over and any(end for other, end in enumerate(powers(node.state).ends) if other != seat)


ENDS: tuple[Fact, ...] = (("reason.wins-then", _wins, 1), ("reason.loses-then", _loses, -1))
POSITIONS: tuple[Fact, ...] = (
    ("reason.meets-then", _meets, 1),
    ("reason.others-then", _others_meet, -1),
    ("reason.can-end-then", _can_end, 1),
    ("reason.others-end-then", _others_can_end, -1),
)
