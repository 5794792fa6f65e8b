"""Why a round is lost or won with either card: what the own row can make, and what rivals have or can make."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from game.core.rules import Facts, Saying
from game.games.garlandland.bots.becoming import HAND, hands_of, named, strengths
from game.games.garlandland.bots.ending import proof
from game.games.garlandland.bots.tree import BRINGS, LAST
from game.games.garlandland.rules import State
from game.games.garlandland.rules.hands import CARDS, NO_HAND, POINTS, Row, garlands, shape

STRONGER: Saying = ("reason.stronger-row", {})
"""How a row is told that beats one of the same hand."""
LIES = {"pair": 1, "triplet": 2}
"""How many neighbours in a row have the same shape where this hand lies on the table already."""


def lost(seen: State, seat: int, over: str) -> Saying:
    """That a round is lost, or nearly, with either card, and to whom, if one rival makes it so whatever is drawn."""
    best = max(max(strengths((*seen.rows[seat], card))) for card in seen.hands[seat])
    rivals = [(row, other) for other, row in enumerate(seen.rows) if other != seat]
    row, rival = max(rivals, key=lambda each: min(strengths(each[0])))
    if min(strengths(row)) > best:
        made, lies = _surely(row, best)
        facts: Facts = {"own": _own(seen, seat), "seat": rival, "made": made}
        return f"reason.wins-lost-{'has' if lies else 'to'}", facts
    if len(row) == LAST:
        found = [facts for its, other in rivals if (facts := _holds(its, other, best))]
        if found:
            return "reason.wins-lost-holds", {"own": _own(seen, seat), **found[0]}
    tied = any(min(strengths(each)) >= best for each, _ in rivals)
    return f"reason.wins-{over if tied else 'nearly-lost'}", {}


def won(seen: State, seat: int) -> Saying:
    """That a round is won whatever is drawn and laid, and with which hand, or a better one."""
    row = seen.rows[seat]
    hands = {name for card in seen.hands[seat] for name in hands_of((*row, card), 0)}
    if NO_HAND in hands:
        return "reason.wins-won", {}
    return "reason.wins-won-both", {"made": named([name for name in POINTS if name in hands])}


def won_at_last(seen: State, seat: int, shares: Mapping[str, float], card: str) -> Saying:
    """That a round is won with either last card, and with which hands, if that is so whatever rivals draw."""
    [other] = (each for each in shares if each != card)
    if not all(proof(seen, seat, each, share) for each, share in shares.items()):
        return "reason.wins-nearly-won", {}
    made, its = (hands_of((*seen.rows[seat], each), 0)[0] for each in (card, other))
    if made == its:
        return won(seen, seat)
    return "reason.wins-won-each", {"card": card, "hand": made, "other": other, "others": its}


def _own(seen: State, seat: int) -> Saying:
    """What the own row can make with either card."""
    hands = [hands_of((*seen.rows[seat], card), 0)[0] for card in seen.hands[seat]]
    best = max(hands, key=lambda each: POINTS[each])
    if best == NO_HAND:
        return "reason.own-none", {}
    both = len(seen.rows[seat]) == LAST and hands == [best] * len(hands)
    return f"reason.own-{'both' if both else 'best'}", {"hand": best}


def _surely(row: Row, best: int) -> tuple[Saying, bool]:
    """The hand that a row surely becomes, stronger than the best one against it, and whether it lies there already."""
    hands = hands_of(row, 0)
    weakest = hands[-1]
    if POINTS[weakest] <= BRINGS[best]:
        return STRONGER, False
    shapes = [shape(each) for each in garlands(row)]
    alike = [one == other for one, other in pairwise(shapes)]
    if weakest in LIES and sum(alike) >= LIES[weakest]:
        return (f"made.{weakest}", {}), True
    return named(hands), False


def _holds(row: Row, rival: int, best: int) -> Facts:
    """The two cards of which this rival holds at least one, and what they make, stronger than the best; or nothing."""
    ways = {card: max(strengths((*row, card))) for card in CARDS if card not in row}
    wins = {card: made for card, made in ways.items() if made > best}
    if len(wins) != len(ways) - 1:
        return {}
    one, two = wins
    hands = {HAND[each] for each in wins.values()}
    stronger = all(POINTS[each] > BRINGS[best] for each in hands)
    made = named([each for each in POINTS if each in hands]) if stronger else STRONGER
    return {"seat": rival, "one": one, "two": two, "made": made}
