"""Two cards that no hand tells apart: whether one makes stronger rows of a kind, and what one gives for the other."""

from __future__ import annotations

from itertools import accumulate
from math import fsum

from game.core.rules import Facts, Saying
from game.games.garlandland.bots.becoming import EXACT, alone, hands_of, lacking, named
from game.games.garlandland.bots.sides import SHOWN, WORTHS, Side, counts, way
from game.games.garlandland.bots.tree import BRINGS, EXAMPLES, Chances
from game.games.garlandland.rules.hands import SHAPES, strength

ENDS = 0.04
"""The least difference in how often hands end on a shape that is a reason."""
LAST_SHAPE = [strength(row).shape[0] for row in EXAMPLES]
"""By strength, the shape of the last garland of the hand, which the type-break compares first."""


def same(mine: Side, its: Side) -> bool:
    """Whether the rows of both cards end in every strength as often, and could be laid for every hand as well."""
    pairs = [*zip(mine.chances, its.chances, strict=True), *zip(mine.able, its.able, strict=True)]
    return all(abs(one - other) < EXACT for one, other in pairs)


def tells_apart(mine: Side, its: Side) -> bool:
    """Whether some hand is likelier with one of the cards, if it is wanted."""
    return max(abs(one - other) for one, other in zip(mine.able, its.able, strict=True)) >= SHOWN


def broken(mine: Side, its: Side) -> Saying:
    """Of two cards with which hands are as likely: on which shapes those of either end, or which win type-breaks."""
    better = way(mine, its) > 0
    first, second = (mine, its) if better else (its, mine)
    best, least = _leading(first, second)
    if best > least:
        shapes = (best, least) if better else (least, best)
        shape, others = (SHAPES[each] for each in shapes)
        facts: Facts = {"card": mine.card, "shape": shape, "other": its.card, "others": others}
        return "reason.break-shapes", {**facts, "best": SHAPES[best]}
    if best == least and stronger(first.chances, second.chances) >= SHOWN:
        return f"reason.break-{'stronger' if better else 'weaker'}", {"card": mine.card}
    return "reason.break", {}


def _leading(mine: Side, its: Side) -> tuple[int, int]:
    """The shapes on which hands of the first and of the second card end more often, by their places; else 0 twice."""
    more = [round(_ending(mine, each) - _ending(its, each), 3) for each in range(len(SHAPES))]
    most, best = max((each, at) for at, each in enumerate(more))
    fewest, least = min((each, -at) for at, each in enumerate(more))
    return (best, -least) if min(most, -fewest) >= ENDS else (0, 0)


def _ending(side: Side, last: int) -> float:
    """How often a hand ends on a garland of this shape."""
    ways = zip(side.chances, LAST_SHAPE, BRINGS, strict=True)
    return fsum(chance for chance, each, brings in ways if each == last and brings)


def stronger(mine: Chances, its: Chances) -> float:
    """By how much likelier the first row ends at some strength or above it: the most, over all strengths."""
    return max(accumulate(one - other for one, other in zip(reversed(mine), reversed(its), strict=True)))


def trade(mine: Side, its: Side) -> Saying:
    """Of two cards that win as often: which hand is likelier with either, or stronger if it comes about."""
    if not tells_apart(mine, its):
        return "reason.trade-alike", {}
    one, other = _likelier(mine, its), _likelier(its, mine)
    if one and other:
        both = named(hands_of(mine.row, one)), named(hands_of(its.row, other))
        if both[0] != both[1]:
            return "reason.trade-hands", {"card": mine.card, "made": both[0], "other": its.card, "others": both[1]}
    first, second = (mine, its) if one else (its, mine)
    brings = one or other
    facts = {"card": first.card, "made": named(hands_of(first.row, brings)), "other": second.card}
    if alone(first.row, second.row, brings):
        return "reason.trade-only", facts
    if lacks := lacking(first.row, second.row, brings):
        return "reason.trade-only", {**facts, "made": lacks}
    return f"reason.trade-{'stronger' if _height(second, brings) > _height(first, brings) else 'likelier'}", facts


def _likelier(mine: Side, its: Side) -> int:
    """The points of the hand that the first card makes likelier by most, if it is wanted; 0 where there is none.

    One that wins often enough goes before.
    """
    gains = [(able - unable, brings) for brings, able, unable in zip(WORTHS, mine.able, its.able, strict=True)]
    found = [each for each in gains if each[0] >= SHOWN]
    _, brings = max([each for each in found if counts(each[1], mine)] or found, default=(0.0, 0))
    return brings


def _height(side: Side, brings: int) -> float:
    """The mean place among all strengths of the rows of at least these points."""
    rows = [(chance, at) for at, chance in enumerate(side.chances) if BRINGS[at] >= brings]
    whole = fsum(chance for chance, _ in rows)
    return fsum(chance * at for chance, at in rows) / whole if whole else 0.0
