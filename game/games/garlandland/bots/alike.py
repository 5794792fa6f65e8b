"""Two cards that no hand tells apart: whether one makes stronger rows of a kind, and what one gives for the other."""

from __future__ import annotations

from itertools import accumulate
from math import fsum

from game.core.rules import Saying
from game.games.garlandland.bots.becoming import EXACT, alone, hands_of, named
from game.games.garlandland.bots.sides import SHOWN, WORTHS, Side, counts, way
from game.games.garlandland.bots.tree import BRINGS, EXAMPLES, Chances
from game.games.garlandland.rules.hands import SHAPES, strength

ENDS = 0.05
"""The least difference in how often hands end on a shape that is a reason."""
LAST_SHAPE = [strength(row).shape[0] for row in EXAMPLES]
"""By strength, the shape of the last garland of the hand, which the type-break compares first."""
ON = {"leaf": SHAPES.index("L"), "leaf-or-fruit": SHAPES.index("F")}
"""The endings that are told, each with the weakest shape that is one."""


def same(mine: Side, its: Side) -> bool:
    """Whether the rows of both cards end in every strength as often, and could be laid for every hand as well."""
    pairs = [*zip(mine.chances, its.chances, strict=True), *zip(mine.able, its.able, strict=True)]
    return all(abs(one - other) < EXACT for one, other in pairs)


def tells_apart(mine: Side, its: Side) -> bool:
    """Whether some hand is likelier with one of the cards, if it is wanted."""
    return max(abs(one - other) for one, other in zip(mine.able, its.able, strict=True)) >= SHOWN


def broken(mine: Side, its: Side) -> Saying:
    """Of two cards with which hands are as likely: whether those with the first win type-breaks, and by which shape."""
    better = way(mine, its) > 0
    first, second = (mine, its) if better else (its, mine)
    for name, least in ON.items():
        if _ending(first, least) - _ending(second, least) >= ENDS:
            return f"reason.break-{name}{'' if better else '-less'}", {"card": mine.card}
    if stronger(first.chances, second.chances) >= SHOWN:
        return f"reason.break-{'stronger' if better else 'weaker'}", {"card": mine.card}
    return "reason.break", {}


def _ending(side: Side, least: int) -> float:
    """How often hands end on a garland of this shape or a stronger one."""
    return fsum(chance for chance, last in zip(side.chances, LAST_SHAPE, strict=True) if last >= least)


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
