"""The two cards held, with how often the row of either ends in which hand, and what that brings.

How often a hand comes about is counted as if rivals went on by themselves; the shares come from the weighing.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Generator, Mapping
from functools import lru_cache
from math import fsum
from typing import NamedTuple

from game.core.review import difference
from game.core.rules import Facts, Saying
from game.games.garlandland.bots.tree import (
    BRINGS,
    HANDS,
    PLAYS,
    Chances,
    Payoff,
    Plan,
    best_plan,
    ends,
    hand_of,
    place,
)
from game.games.garlandland.bots.weighing import stake
from game.games.garlandland.hints.becoming import EXACT, HAND, alone, strengths
from game.games.garlandland.rules import State
from game.games.garlandland.rules.hands import CARDS, POINTS, Row

SHOWN = 0.01
"""The least difference in the chance of a hand that is a reason."""
GAIN = 0.05
"""The least difference in how often a hand is made, as one plays for victory, that is a reason between two cards."""
HARDLY = 0.03
"""The greatest difference of two shares, as they are told, that is hardly any."""
LIKELY = 0.1
"""The least chance, if all is laid for it, at which a hand that one card alone can make is told before all others."""
COUNTS = 0.1
"""A hand that wins less often than this is not one to lay a card for."""
WORTHS = sorted({brings for brings in POINTS.values() if brings}, reverse=True)
"""The points of the hands, those of the strongest first."""


class Side(NamedTuple):
    """One of the two cards."""

    card: str
    row: Row
    """The row once this card is laid."""
    share: float
    chances: Chances
    """The chances of the strengths in which its row ends."""
    payoff: Payoff
    """The share that each strength brings, rivals being as their rows look."""
    able: tuple[float, ...]
    """For each of WORTHS, the chance of a hand of at least these points if all is laid for it."""


def sides(seen: State, seat: int, shares: Mapping[str, float]) -> Generator[None, None, tuple[Side, ...]]:
    """Both cards with how their rows end."""
    before = seen.rows[seat]
    laid, row = len(before), place(before)
    number, cards = hand_of(before, seen.hands[seat])
    payoff = yield from stake(seen, seat)
    plan = best_plan(payoff, laid, row)
    able = [_made_for(brings, laid, row).both(laid, row, number) for brings in WORTHS]
    found: list[Side] = []
    for which, (card, (spot, after)) in enumerate(zip(cards, PLAYS[laid][number], strict=True)):
        yield
        weights = [float(each in after) for each in range(HANDS[laid + 1])]
        chances = ends(plan, 0.0, laid + 1, row * (len(CARDS) - laid) + spot, weights)
        each_able = tuple(both[which] for both in able)
        found.append(Side(card, (*before, card), shares[card], chances, payoff, each_able))
    return tuple(found)


@lru_cache(maxsize=64)
def _made_for(brings: int, laid: int, row: int) -> Plan:
    """The best play for a hand of at least these points."""
    return best_plan([float(each >= brings) for each in BRINGS], laid, row)


def way(mine: Side, its: Side) -> int:
    """1 where the first card is the better one, else -1."""
    return 1 if mine.share > its.share else -1


def hardly(mine: Side, its: Side) -> bool:
    """Whether two shares differ by a few hundredths alone, neither of them being told as none or all."""
    told = [round(each.share, 2) for each in (mine, its)]
    return abs(difference(*told)) <= HARDLY and min(told) > 0 and max(told) < 1


def settled(shares: Mapping[str, float], near: float) -> str:
    """Whether all is lost or won with either card, or nearly so within `near`; empty where that is open."""
    most, least = max(shares.values()), min(shares.values())
    if most < near:
        return "nearly-lost" if most else "lost"
    if least > 1 - near:
        return "won" if least > 1 - EXACT else "nearly-won"
    return ""


def certain(side: Side) -> str:
    """Whether a card wins whatever rivals draw and lay, if it is followed well, or never can; empty where it may."""
    if fsum(chance * share for chance, share in zip(side.chances, side.payoff, strict=True)) > 1 - EXACT:
        return "always"
    return "never" if max(side.payoff[each] for each in strengths(side.row)) < EXACT else ""


def by_hand(mine: Side, its: Side) -> tuple[int, float] | None:
    """The points of the hand in which the cards differ most the way their shares do, and how often the better makes it.

    One that the better card alone can make goes before. None where no hand differs enough to be a reason, or would not
    if it alone were wanted. The weakest hand that is meant wins often enough.
    """
    worse, better = sorted((mine, its), key=lambda each: each.share)
    found = [
        (able - unable, brings, part)
        for (brings, part, less), able, unable in zip(parts(better, worse), better.able, worse.able, strict=True)
        if part - less >= GAIN and able - unable >= SHOWN and able >= LIKELY and counts(brings, better)
    ]
    most = max(found, default=(0.0, 0, 0.0))
    only = [each for each in found if able_to(each[1], better) >= LIKELY and _sets_apart(better, worse, each, most[0])]
    _, brings, part = max(only or [most])
    return (brings, part) if brings else None


def _sets_apart(better: Side, worse: Side, found: tuple[float, int, float], most: float) -> bool:
    """Whether the better card alone makes a hand; where the other one makes a stronger, by half the most at least."""
    gain, brings, _ = found
    lone = alone(better.row, worse.row, brings)
    return lone == "only" or (lone == "instead" and gain * 2 >= most)


def able_to(brings: int, side: Side) -> float:
    """The chance of a hand of at least these points if all is laid for it."""
    return side.able[WORTHS.index(brings)]


def counts(brings: int, side: Side) -> bool:
    """Whether the weakest hand of at least these points that this row can become wins often enough to be meant."""
    least = min((BRINGS[each] for each in strengths(side.row) if BRINGS[each] >= brings), default=0)
    ways = [(side.chances[each], side.payoff[each]) for each in strengths(side.row) if BRINGS[each] == least]
    return fsum(chance * share for chance, share in ways) >= COUNTS * fsum(chance for chance, _ in ways) > 0


def wins_with(side: Side, brings: int) -> float:
    """How often a row of at least these points wins, once it is made."""
    ways = [(side.chances[each], side.payoff[each]) for each in strengths(side.row) if BRINGS[each] >= brings]
    whole = fsum(chance for chance, _ in ways)
    return fsum(chance * share for chance, share in ways) / whole if whole else 0.0


def parts(mine: Side, its: Side) -> list[tuple[int, float, float]]:
    """For each hand its points, and for both cards the probability of a hand of at least these points."""
    firsts = {brings: bisect_left(BRINGS, brings) for brings in WORTHS}
    return [(brings, fsum(mine.chances[at:]), fsum(its.chances[at:])) for brings, at in firsts.items()]


def hopes(mine: Side, its: Side, weakest: str) -> list[Saying]:
    """Of both cards the likeliest hands of at least this one; nothing where this is likeliest, or they are alike."""
    some = [name for name in POINTS if POINTS[name] >= POINTS[weakest]]
    found = []
    for side in (mine, its):
        often = {name: fsum(side.chances[at] for at, each in HAND.items() if each == name) for name in some}
        found.append({name: often[name] for name in some if often[name] >= LIKELY})
    if (
        not all(found)
        or {*found[0]} == {*found[1]}
        or all(each.get(weakest, 0.0) * 2 >= fsum(each.values()) for each in found)
    ):
        return []
    return [_hope(each) for each in found]


def _hope(often: Mapping[str, float]) -> Saying:
    """The one or two likeliest of these hands, with how often they are made."""
    one, *two = (name for name in often if name in sorted(often, key=lambda each: -often[each])[:2])
    facts: Facts = {"hand": one, "share": often[one]}
    return ("reason.hopes", {**facts, "other": two[0], "less": often[two[0]]}) if two else ("reason.hope", facts)


def mean(chances: Chances) -> float:
    """The mean points of a row."""
    return fsum(brings * chance for brings, chance in zip(BRINGS, chances, strict=True))
