"""The reason for the last card: the row that it makes, against the other one; and what rivals can still make."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.review import difference
from game.core.rules import Facts, Saying
from game.games.garlandland.bots.becoming import hands_of, named, strengths
from game.games.garlandland.bots.tree import BRINGS
from game.games.garlandland.rules import State
from game.games.garlandland.rules.hands import POINTS, Row, garlands, hand, strength

LEVEL = 0.0005
"""A share of the match so close to none or to all is told as never or always."""


def threat(seen: State, seat: int) -> int:
    """The greatest strength that a rival's row can still have."""
    return max(max(strengths(row)) for other, row in enumerate(seen.rows) if other != seat)


def lost_to(seen: State, seat: int) -> Facts | None:
    """The rival whose row surely becomes a stronger hand than this seat can make, and that hand; None without one."""
    best = max(BRINGS[max(strengths((*seen.rows[seat], card)))] for card in seen.hands[seat])
    sure = [(hands_of(row, 0), other) for other, row in enumerate(seen.rows) if other != seat]
    hands, rival = max(sure, key=lambda each: POINTS[each[0][-1]])
    return {"seat": rival, "made": named(hands)} if POINTS[hands[-1]] > best else None


def beaten_by(seen: State, seat: int, row: Row) -> Facts | None:
    """The only rival who can still make a stronger hand than this row can, and that hand; None for none or several."""
    best = max(BRINGS[each] for each in strengths(row))
    found = [(other, hands_of(its, best + 1)) for other, its in enumerate(seen.rows) if other != seat]
    match [(other, hands) for other, hands in found if hands]:
        case [(rival, hands)]:
            return {"seat": rival, "threat": named(hands)}
    return None


def at_last(seen: State, seat: int, shares: Mapping[str, float], card: str) -> Saying:
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
    facts = {**facts, "wins": _wins(seen, seat, shares, card), "less": _wins(seen, seat, shares, other)}
    if made != its:
        return "reason.last", facts
    return f"reason.last-{'more' if mine > others else 'less'}", facts


def _wins(seen: State, seat: int, shares: Mapping[str, float], card: str) -> Saying:
    """How often a row wins, as the end of a clause; of a round only what is proved is told as always or never."""
    share = shares[card]
    key = "often" if LEVEL < share < 1 - LEVEL else "always" if share > LEVEL else "never"
    if seen.goal == "wins" and key != "often":
        [mine] = strengths((*seen.rows[seat], card))
        rivals = [strengths(row) for other, row in enumerate(seen.rows) if other != seat]
        proved = all(max(each) < mine for each in rivals) or any(min(each) > mine for each in rivals)
        key = key if proved else f"nearly-{key}"
    return f"reason.{seen.goal}-{key}", {"share": share}
