"""The reason for the last card: the row that it makes, against the other one; and what rivals can still make."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from itertools import chain
from math import fsum

from game.core.review import chained, difference
from game.core.rules import Facts, Saying
from game.games.garlandland.bots import field
from game.games.garlandland.bots.tree import BRINGS, place
from game.games.garlandland.hints.becoming import EXACT, hands_of, named, strengths
from game.games.garlandland.hints.odds import how
from game.games.garlandland.hints.showdown import by
from game.games.garlandland.rules import State
from game.games.garlandland.rules.hands import POINTS, Row, garlands, hand, strength

STRONGER: Saying = ("reason.stronger-row", {})
"""How a row is told that beats one of the same hand."""
LIKELY = 0.55
"""A rival who ends above a row more often than this probably beats it."""
LOW = 0.6
"""With a hand that is made and wins less often than this, the rival is named who can still beat it."""


def threat(seen: State, seat: int) -> int:
    """The greatest strength that a rival's row can still have."""
    return max(max(strengths(row)) for other, row in enumerate(seen.rows) if other != seat)


def beaten_by(seen: State, seat: int, row: Row) -> Facts | None:
    """The rivals who can still make a stronger hand than this row can, and that hand, or a better row of the same.

    With whether they may do so, or one of them will probably.
    """
    best = max(strengths(row))
    rivals = {other: seen.rows[other] for other in _likeliest(seen, seat, best)}
    found = {other: hands for other, its in rivals.items() if (hands := hands_of(its, BRINGS[best] + 1))}
    if found:
        return _stronger(seen, seat, found, bisect_right(BRINGS, BRINGS[best]))
    least = min(each for each in strengths(row) if BRINGS[each] == BRINGS[best])
    above = tuple(other for other, its in rivals.items() if max(strengths(its)) > least)
    return {"seat": above, "threat": STRONGER, "may": _may(seen, seat, [*above], least + 1)} if above else None


def _stronger(seen: State, seat: int, found: Mapping[int, Sequence[str]], least: int) -> Facts:
    """The rivals found with the stronger hands that they can make, from this strength on, and whether they may."""
    hands = named([name for name in POINTS if name in chain(*found.values())])
    return {"seat": tuple(found), "threat": hands, "may": _may(seen, seat, [*found], least)}


def _may(seen: State, seat: int, rivals: list[int], least: int) -> Saying:
    """What rivals are said to do who can still end at this strength or above it: one alone does, or may."""
    alone = len(rivals) == 1 and _often(seen, seat, rivals[0], least) > LIKELY
    return "reason.probably" if alone else "reason.may", {}


def _often(seen: State, seat: int, other: int, least: int) -> float:
    """How often a rival ends at this strength or above it."""
    chances = field.outcome(seen.goal, len(seen.rows), len(seen.rows[seat]), place(seen.rows[other]))
    return fsum(chances[least:])


def _likeliest(seen: State, seat: int, best: int) -> list[int]:
    """The rivals who are likely to end above this strength, at least half as likely as the likeliest."""
    often = {other: 1.0 for other in range(len(seen.rows)) if other != seat}
    if len(often) > 1:
        often = {other: _often(seen, seat, other, best + 1) for other in often}
    most = max(often.values())
    return [other for other, each in often.items() if each * 2 >= most]


def proof(seen: State, seat: int, card: str, share: float) -> str:
    """Whether the last card wins or loses whatever rivals draw and lay; of a match, whether it surely does."""
    key = "always" if share > 1 - EXACT else "never" if share < EXACT else ""
    if seen.goal == "points" or not key:
        return key
    [mine] = strengths((*seen.rows[seat], card))
    rivals = [strengths(row) for other, row in enumerate(seen.rows) if other != seat]
    if key == "always":
        return key if all(max(each) <= mine for each in rivals) else ""
    return key if any(min(each) >= mine for each in rivals) else ""


def at_last(seen: State, seat: int, shares: Mapping[str, float], card: str) -> Saying:
    """The row that the last card makes, against the other card, and what either wins; and who may still beat that."""
    said = _made(seen, seat, shares, card)
    better = max(shares, key=lambda each: shares[each])
    key, facts = said
    if "wins" not in facts:
        return beside(seen, seat, (*seen.rows[seat], better), shares[better], said)
    found = beaten_by(seen, seat, (*seen.rows[seat], better))
    if seen.goal == "points" or not found or shares[better] >= LOW:
        return said
    part = "wins" if card == better else "less"
    how_often, share = facts[part]
    if how_often != "reason.wins-often":
        return said
    return chained([(key, {**facts, part: (f"{how_often}-threat", {**share, **found})}), said])


def beside(seen: State, seat: int, row: Row, share: float, said: Saying) -> Saying:
    """What is said of a row that wins this share of rounds and, where that is low, who may still beat it."""
    found = beaten_by(seen, seat, row) if seen.goal == "wins" and share < LOW else None
    return chained([("reason.with-threat", {"why": said, **found}), said]) if found else said


def beside_hand(seen: State, seat: int, made: str, share: float, said: Saying) -> Saying:
    """What is said of this hand as sure and, where it wins a low share of rounds, who may still make a stronger one."""
    least = bisect_right(BRINGS, POINTS[made])
    rivals = {other: hands_of(seen.rows[other], POINTS[made] + 1) for other in _likeliest(seen, seat, least - 1)}
    found = {other: hands for other, hands in rivals.items() if hands}
    if seen.goal != "wins" or share >= LOW or not found:
        return said
    return chained([("reason.with-threat", {"why": said, **_stronger(seen, seat, found, least)}), said])


def _made(seen: State, seat: int, shares: Mapping[str, float], card: str) -> Saying:
    """The row that the last card makes, against the other card, and what either wins."""
    row, other = seen.rows[seat], next(each for each in shares if each != card)
    made, its = (hand(garlands((*row, each))) for each in (card, other))
    mine, others = strength((*row, card)), strength((*row, other))
    facts: Facts = {"card": card, "hand": made, "other": other, "others": its, "worth": shares[card]}
    if mine == others:
        return f"reason.{seen.goal}-same", facts
    if not difference(shares[card], shares[other]):
        best = card if mine > others else other
        aims: Facts = {"aim": (f"made.{made}", {}), "others": (f"made.{its}", {})}
        return f"reason.{seen.goal}-{'both' if made == its else 'aims'}", {**facts, "best": best, **aims}
    facts = {**facts, "wins": _wins(seen, seat, card, shares[card]), "less": _wins(seen, seat, other, shares[other])}
    if made != its:
        return "reason.last", facts
    return f"reason.last-{'more' if mine > others else 'less'}", facts


def _wins(seen: State, seat: int, card: str, share: float) -> Saying:
    """How often a row wins, as the end of a clause; if always, what by, where a rival may make the same hand."""
    often = how(share, proof(seen, seat, card, share))
    [made] = strengths((*seen.rows[seat], card))
    if often == "always" and seen.goal == "wins" and (broken := by(seen, seat, made)):
        return "reason.wins-always-tie", {"share": share, "beats": broken}
    return f"reason.{seen.goal}-{often}", {"share": share}
