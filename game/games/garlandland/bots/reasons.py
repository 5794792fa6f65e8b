"""The reason for one card against the other, as a sentence: the hand that it keeps in reach, and its worth.

How often a hand comes about is counted as if rivals went on by themselves; the shares come from the weighing.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Generator, Mapping
from functools import lru_cache
from itertools import accumulate
from math import fsum
from typing import NamedTuple, TypeAlias

from game.core.review import difference
from game.core.rules import Facts, Saying
from game.games.garlandland.bots.aims import aimed, fortunate, going_on
from game.games.garlandland.bots.becoming import EXACT, becomes, becomes_less, strengths
from game.games.garlandland.bots.tree import (
    BRINGS,
    HANDS,
    LAST,
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
from game.games.garlandland.rules import State
from game.games.garlandland.rules.hands import CARDS, POINTS, Row, garlands, hand, strength

Reasons: TypeAlias = Mapping[str, Saying]

LEVEL = 0.0005
"""A share so close to none or to all is told as never or always."""
SHOWN = 0.01
"""The least difference in the chance of a hand that is a reason."""
NEARLY = 0.05
"""Where both cards win less often than this, or lose so, all is nearly lost or won, and no figures are compared."""
TINY = 0.005
"""A share below this would be told as 0 %."""
COUNTS = 0.1
"""A hand that wins less often than this is not one to lay a card for."""
WORTHS = sorted({brings for brings in POINTS.values() if brings}, reverse=True)
"""The points of the hands, those of the strongest first."""


class Side(NamedTuple):
    """One of the two cards."""

    card: str
    share: float
    chances: Chances
    """The chances of the strengths in which its row ends."""
    payoff: Payoff
    """The share that each strength brings, rivals being as their rows look."""
    able: tuple[float, ...]
    """For each of WORTHS, the chance of a hand of at least these points if all is laid for it."""


def reason(seen: State, seat: int, shares: Mapping[str, float]) -> Generator[None, None, Reasons]:
    """By card, the reason for it against the other, given the shares of both."""
    if len(seen.rows[seat]) == LAST:
        yield
        return {card: _at_last(seen, seat, shares, card) for card in shares}
    one, other = yield from _sides(seen, seat, shares)
    return {mine.card: _earlier(seen, seat, mine, its) for mine, its in ((one, other), (other, one))}


def _sides(seen: State, seat: int, shares: Mapping[str, float]) -> Generator[None, None, tuple[Side, ...]]:
    """Both cards with how their rows end."""
    laid, row = len(seen.rows[seat]), place(seen.rows[seat])
    number, cards = hand_of(seen.rows[seat], seen.hands[seat])
    payoff = yield from stake(seen, seat)
    plan = best_plan(payoff, laid, row)
    able = [_made_for(brings, laid, row).both(laid, row, number) for brings in WORTHS]
    sides: list[Side] = []
    for which, (card, (spot, after)) in enumerate(zip(cards, PLAYS[laid][number], strict=True)):
        yield
        weights = [float(each in after) for each in range(HANDS[laid + 1])]
        chances = ends(plan, 0.0, laid + 1, row * (len(CARDS) - laid) + spot, weights)
        sides.append(Side(card, shares[card], chances, payoff, tuple(each[which] for each in able)))
    return tuple(sides)


@lru_cache(maxsize=64)
def _made_for(brings: int, laid: int, row: int) -> Plan:
    """The best play for a hand of at least these points."""
    return best_plan([float(each >= brings) for each in BRINGS], laid, row)


def _earlier(seen: State, seat: int, mine: Side, its: Side) -> Saying:
    """Before the last card: as good, or for the sake of a hand."""
    facts = {"card": mine.card, "worth": mine.share, "other": its.card, "its": its.share}
    what, shares = seen.goal, {mine.card: mine.share, its.card: its.share}
    level = not difference(mine.share, its.share)
    if level and (settled := _settled(shares, TINY)):
        return f"reason.{what}-{settled}{_going_on(seen, seat, mine, settled)}", {}
    if level:
        aims = aimed(seen.rows[seat], mine.card, its.card)
        return (f"reason.{what}-aims", {**facts, **aims}) if aims else (f"reason.{what}-level", facts)
    if named := _by_hand(seen.rows[seat], mine, its):
        brings, part = named
        return _with_hand(seen, seat, brings, part, facts)
    if settled := _settled(shares, NEARLY):
        return f"reason.{what}-{settled}{_going_on(seen, seat, mine, settled)}", {}
    return _for_points(mine, its, facts) if what == "points" else _alike(mine, its, facts)


def _going_on(seen: State, seat: int, mine: Side, settled: str) -> str:
    """What else a round takes that is won, or nearly, with either card."""
    if not settled.endswith("won"):
        return ""
    near = NEARLY if settled == "nearly-won" else EXACT
    return going_on(seen.rows[seat], seen.hands[seat], [share >= 1 - near for share in mine.payoff])


def _by_hand(row: Row, mine: Side, its: Side) -> tuple[int, float] | None:
    """The points of the hand in which the cards differ most the way their shares do, and how often the better makes it.

    None where no hand differs enough to be a reason, or would not if it alone were wanted. The weakest hand that is
    meant wins often enough.
    """
    way, better = _way(mine, its), max(mine, its, key=lambda each: each.share)
    found = [
        (way * (part - less), brings, max(part, less))
        for (brings, part, less), able, unable in zip(_parts(mine, its), mine.able, its.able, strict=True)
        if way * (able - unable) >= SHOWN and _counts((*row, better.card), brings, better)
    ]
    gain, brings, part = max(found, default=(0.0, 0, 0.0))
    return (brings, part) if gain >= SHOWN else None


def _counts(row: Row, brings: int, side: Side) -> bool:
    """Whether the weakest hand of at least these points that this row can become wins often enough to be meant."""
    least = min((BRINGS[each] for each in strengths(row) if BRINGS[each] >= brings), default=0)
    ways = [(side.chances[each], side.payoff[each]) for each in strengths(row) if BRINGS[each] == least]
    return fsum(chance * share for chance, share in ways) >= COUNTS * fsum(chance for chance, _ in ways) > 0


def _with_hand(seen: State, seat: int, brings: int, part: float, facts: Facts) -> Saying:
    """That the better card makes this hand, so often, and what either wins."""
    row, card, other, key = seen.rows[seat], facts["card"], facts["other"], f"reason.{seen.goal}-hand"
    if facts["worth"] > facts["its"]:
        safe = seen.goal == "wins" and bisect_left(BRINGS, brings) > _threat(seen, seat)
        said = fortunate(row, other, becomes(row, card, other, brings, part), brings)
        return key + _safe(seen) * safe, {**facts, "becomes": said, "seat": 1 - seat}
    said = becomes_less(row, card, other, brings, part)
    return key + "-less" * (said[1]["card"] == other), {**facts, "becomes": said}


def _safe(seen: State) -> str:
    """How it is told that no rival reaches a hand any more: of one by name."""
    return "-safe" if len(seen.rows) > 2 else "-safe-one"


def _for_points(mine: Side, its: Side, facts: Facts) -> Saying:
    """The points that the two cards bring on average."""
    points, others = _points(mine.chances), _points(its.chances)
    against = "-against" * ((points < others) == (mine.share > its.share))
    return f"reason.points{against}", {**facts, "brings": points, "less": others}


def _alike(mine: Side, its: Side, facts: Facts) -> Saying:
    """Of two cards that no hand tells apart: whether one makes stronger rows of a kind, and what either wins."""
    facts = {**facts, "shares": (f"reason.shares{_sure(mine, its)}", facts)}
    if max(abs(one - other) for one, other in zip(mine.able, its.able, strict=True)) >= SHOWN:
        return "reason.wins", facts
    stronger = _way(mine, its) > 0 and _stronger(mine.chances, its.chances) >= SHOWN
    return f"reason.wins-break{'-stronger' if stronger else ''}", facts


def _sure(mine: Side, its: Side) -> str:
    """Where one card always wins and the other one never: which of them; else nothing."""
    if max(mine.share, its.share) < 1 - LEVEL or min(mine.share, its.share) > LEVEL:
        return ""
    return "-all" if mine.share > its.share else "-none"


def _stronger(mine: Chances, its: Chances) -> float:
    """By how much likelier the first row ends at some strength or above it: the most, over all strengths."""
    return max(accumulate(one - other for one, other in zip(reversed(mine), reversed(its), strict=True)))


def _at_last(seen: State, seat: int, shares: Mapping[str, float], card: str) -> Saying:
    """The last card: the row it makes, against the other one; nothing of both where neither can change the result."""
    if settled := _settled(shares, TINY):
        return f"reason.{seen.goal}-{settled}", {}
    row, other = seen.rows[seat], next(each for each in shares if each != card)
    made, its = (hand(garlands((*row, each))) for each in (card, other))
    mine, others = strength((*row, card)), strength((*row, other))
    facts: Facts = {"card": card, "hand": made, "other": other, "others": its}
    if mine == others:
        return "reason.last-same", facts
    if not difference(shares[card], shares[other]):
        return f"reason.{seen.goal}-level", {**facts, "worth": shares[card]}
    facts = {**facts, "wins": _wins(seen, shares[card]), "less": _wins(seen, shares[other])}
    if made != its:
        return "reason.last", facts
    return f"reason.last-{'more' if mine > others else 'less'}", facts


def _settled(shares: Mapping[str, float], near: float) -> str:
    """Whether all is lost or won with either card, or nearly so within `near`; empty where that is open."""
    most, least = max(shares.values()), min(shares.values())
    if most < near:
        return "nearly-lost" if most else "lost"
    if least > 1 - near:
        return "won" if least > 1 - EXACT else "nearly-won"
    return ""


def _wins(seen: State, share: float) -> Saying:
    """How often a row wins, as the end of a clause; always and never are said as such."""
    key = "often" if LEVEL < share < 1 - LEVEL else "always" if share > LEVEL else "never"
    return f"reason.{seen.goal}-{key}", {"share": share}


def _way(mine: Side, its: Side) -> int:
    """1 where the first card is the better one, else -1."""
    return 1 if mine.share > its.share else -1


def _parts(mine: Side, its: Side) -> list[tuple[int, float, float]]:
    """For each hand its points, and for both cards the probability of a hand of at least these points."""
    firsts = {brings: bisect_left(BRINGS, brings) for brings in WORTHS}
    return [(brings, fsum(mine.chances[at:]), fsum(its.chances[at:])) for brings, at in firsts.items()]


def _points(chances: Chances) -> float:
    """The mean points of a row."""
    return fsum(brings * chance for brings, chance in zip(BRINGS, chances, strict=True))


def _threat(seen: State, seat: int) -> int:
    """The greatest strength that a rival's row can still have."""
    return max(max(strengths(row)) for other, row in enumerate(seen.rows) if other != seat)
