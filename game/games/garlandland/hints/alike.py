"""Two cards that no hand tells apart: whether one makes stronger rows of a kind, and what one gives for the other."""

from __future__ import annotations

from itertools import accumulate
from math import fsum

from game.core.review import difference
from game.core.rules import Facts, Saying
from game.games.garlandland.bots.tree import Chances
from game.games.garlandland.hints.becoming import EXACT, HAND, LAST_SHAPE, OR_BETTER, alone, hands_of, named
from game.games.garlandland.hints.sides import SHOWN, WORTHS, Side, able_to, counts, way
from game.games.garlandland.rules.hands import NO_HAND, POINTS, SHAPES

ENDS = 0.04
"""The least difference in how often hands end on a shape that is a reason."""


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
    for made in _decisive(first, second):
        if shapes := _leading(first, second, made):
            (best, least), (shape, others) = shapes, shapes if better else shapes[::-1]
            facts: Facts = {"card": mine.card, "shape": shape, "other": its.card, "others": others}
            return "reason.break-shapes", {**facts, "hand": made, "best": best, "least": least}
    if stronger(first.chances, second.chances) >= SHOWN:
        return f"reason.break-{'stronger' if better else 'weaker'}", {"card": mine.card}
    return "reason.break", {}


def _decisive(better: Side, worse: Side) -> list[str]:
    """The hands with which the better card wins more often than the worse one, by half the most at least."""
    gains = {name: _wins(better, name) - _wins(worse, name) for name in POINTS if name != NO_HAND}
    most = max(gains.values())
    return sorted((name for name in gains if gains[name] * 2 >= most > 0), key=lambda each: -gains[each])


def _wins(side: Side, made: str) -> float:
    """How often a row wins with this hand."""
    return fsum(side.chances[at] * side.payoff[at] for at, name in HAND.items() if name == made)


def _leading(mine: Side, its: Side, made: str) -> tuple[str, str] | None:
    """The shapes on which this hand ends more often with the first and with the second card; None if not the stronger.

    Each is measured among all rows of this hand that the card makes.
    """
    more = [_ending(mine, made, each) - _ending(its, made, each) for each in range(len(SHAPES))]
    best, least = more.index(max(more)), more.index(min(more))
    return (SHAPES[best], SHAPES[least]) if best > least and min(max(more), -min(more)) >= ENDS else None


def _ending(side: Side, made: str, last: int) -> float:
    """How often this hand, where a card makes it, ends on a garland of this shape."""
    rows = [(side.chances[at], LAST_SHAPE[at]) for at, name in HAND.items() if name == made]
    whole = fsum(chance for chance, _ in rows)
    return fsum(chance for chance, each in rows if each == last) / whole if whole else 0.0


def stronger(mine: Chances, its: Chances) -> float:
    """By how much likelier the first row ends at some strength or above it: the most, over all strengths."""
    return max(accumulate(one - other for one, other in zip(reversed(mine), reversed(its), strict=True)))


def trade(mine: Side, its: Side) -> Saying:
    """Of two cards that win about as often: what either has, a hand or stronger rows of it, or one of them alone."""
    if not tells_apart(mine, its):
        return broken(mine, its) if difference(mine.share, its.share) else ("reason.trade-alike", {})
    gain, back = _gain(mine, its) or _wins_more(mine, its), _gain(its, mine) or _wins_more(its, mine)
    if gain and back and gain != back:
        return "reason.trade", {"card": mine.card, "gain": gain, "other": its.card, "back": back}
    card, told = (mine.card, gain) if gain else (its.card, back)
    return "reason.trade-little", {"card": card, "gain": told}


def surely_had(said: Saying) -> str:
    """The hand that is told in a trade as the sure one of either card, the weakest of several; empty for none."""
    traded = said[1]["trade"][1]
    for gain in (traded.get("gain"), traded.get("back")):
        if gain and gain[0] == "reason.gain-surely":
            key, facts = gain[1]["made"]
            return facts["hand"] if key == OR_BETTER else key.removeprefix("made.") if key.startswith("made.") else ""
    return ""


def _gain(mine: Side, its: Side) -> Saying | None:
    """The hand that the first card makes surely, or alone, or more often; None where there is none."""
    brings = _likelier(mine, its)
    if not brings:
        return None
    hands = hands_of(mine.row, brings)
    if able_to(brings, mine) > 1 - EXACT:
        return "reason.gain-surely", {"made": named(hands)}
    if alone(mine.row, its.row, brings):
        return "reason.gain-only", {"made": named(hands)}
    if hands[-1] not in hands_of(its.row, brings):
        return "reason.gain-only", {"made": (f"made.{hands[-1]}", {})}
    least = [name for name in hands if POINTS[name] == POINTS[hands[-1]]]
    apart = _made(mine, least) - _made(its, least) >= SHOWN
    return "reason.gain-often", {"made": named(least if apart else hands)}


def _wins_more(mine: Side, its: Side) -> Saying | None:
    """The hand with which the first card wins more often, and where it is so the shape on which that ends."""
    for made in (hands := _decisive(mine, its)):
        if shapes := _leading(mine, its, made):
            return "reason.gain-shape", {"hand": made, "shape": shapes[0], "least": shapes[1]}
    return ("reason.gain-wins", {"hand": hands[0]}) if hands else None


def _made(side: Side, hands: list[str]) -> float:
    """How often a row ends in one of these hands."""
    return fsum(side.chances[at] for at, name in HAND.items() if name in hands)


def _likelier(mine: Side, its: Side) -> int:
    """The points of the hand that the first card makes likelier by most, if it is wanted; 0 where there is none.

    One that wins often enough goes before.
    """
    gains = [(able - unable, brings) for brings, able, unable in zip(WORTHS, mine.able, its.able, strict=True)]
    found = [each for each in gains if each[0] >= SHOWN]
    _, brings = max([each for each in found if counts(each[1], mine)] or found, default=(0.0, 0))
    return brings
