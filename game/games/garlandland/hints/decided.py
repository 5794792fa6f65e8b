"""Why a round is lost or won with either card: what the own row can make, and what rivals have or can make."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from game.core.review import chained
from game.core.rules import Facts, Saying
from game.games.garlandland.bots.tree import BRINGS, LAST
from game.games.garlandland.hints.becoming import HAND, LAST_SHAPE, hands_of, named, strengths
from game.games.garlandland.hints.ending import STRONGER, beaten_by, proof
from game.games.garlandland.rules import State
from game.games.garlandland.rules.hands import CARDS, NO_HAND, POINTS, SHAPES, Row, garlands, shape

LIES = {"pair": 1, "triplet": 2}
"""How many neighbours in a row have the same shape where this hand lies on the table already."""


def lost(seen: State, seat: int, over: str, card: str) -> Saying:
    """That a round is lost, or nearly, with `card` as with the other, and to whom."""
    best = max(max(strengths((*seen.rows[seat], each))) for each in seen.hands[seat])
    rivals = [(row, other) for other, row in enumerate(seen.rows) if other != seat]
    row, rival = max(rivals, key=lambda each: min(strengths(each[0])))
    if min(strengths(row)) > best:
        return _own_first(seen, seat, card, *_surely((*seen.rows[seat], card), row, best), {"seat": rival})
    if len(row) == LAST:
        holding = [facts for its, other in rivals if (facts := _holds(its, other, best))]
        if holding:
            return _own_first(seen, seat, card, "holds", holding[0])
    if any(min(strengths(each)) >= best for each, _ in rivals):
        return f"reason.wins-{over}", {}
    better = max(seen.hands[seat], key=lambda each: max(strengths((*seen.rows[seat], each))))
    found = beaten_by(seen, seat, (*seen.rows[seat], better))
    return _own_first(seen, seat, card, "may", found) if found else ("reason.wins-nearly-lost", {})


def _own_first(seen: State, seat: int, card: str, key: str, *facts: Facts) -> Saying:
    """What either card makes, then what a rival has or may make; in fewer words, the best that the own row makes."""
    about = {name: fact for each in facts for name, fact in each.items()}
    return chained((f"reason.wins-lost-{key}", {**about, "own": own}) for own in _own(seen, seat, card))


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


def _own(seen: State, seat: int, card: str) -> list[Saying]:
    """What the own row can make with either card, `card` first; then in fewer words."""
    row, [other] = seen.rows[seat], [each for each in seen.hands[seat] if each != card]
    made, its = (hands_of((*row, each), 0)[0] for each in (card, other))
    best = min(made, its, key=[*POINTS].index)
    if best == NO_HAND:
        return [("reason.own-none", {})]
    last = len(row) == LAST
    brief: Saying = f"reason.own-{'both' if last and made == its else 'best'}", {"hand": best}
    facts: Facts = {"card": card, "hand": made, "other": other, "others": its}
    return [brief] if made == its else [(f"reason.own-each{'' if last else '-best'}", facts), brief]


def _surely(own: Row, row: Row, best: int) -> tuple[str, Facts]:
    """How a row is stronger than `own` and than the best one, whatever comes, and with which hand."""
    hands = hands_of(row, 0)
    weakest, mine = hands[-1], HAND[best]
    alike = [one for one, other in pairwise(map(shape, garlands(row))) if one == other]
    lies = weakest in LIES and len(alike) >= LIES[weakest]
    if POINTS[weakest] > BRINGS[best]:
        return ("has", {"made": (f"made.{weakest}", {})}) if lies else ("to", {"made": named(hands)})
    ours = {LAST_SHAPE[each] for each in strengths(own) if HAND[each] == mine}
    if weakest == mine and lies and ours and alike[0] not in (shapes := [SHAPES[each] for each in sorted(ours)]):
        return "has-shape", {"hand": weakest, "shape": alike[0], "ours": tuple(shapes)}
    stronger: Saying = ("reason.stronger-hand", {"hand": mine}) if weakest == mine else STRONGER
    return "has" if lies and weakest == mine else "to", {"made": stronger}


def _holds(row: Row, rival: int, best: int) -> Facts:
    """The two cards of which this rival holds at least one, and what they make, stronger than the best; or nothing."""
    ways = {card: max(strengths((*row, card))) for card in CARDS if card not in row}
    wins = {card: made for card, made in ways.items() if made > best}
    if len(wins) != len(ways) - 1:
        return {}
    one, two = wins
    hands = {HAND[each] for each in wins.values()}
    stronger = all(POINTS[each] > BRINGS[best] for each in hands)
    alike: Saying = ("reason.stronger-hand", {"hand": HAND[best]}) if hands == {HAND[best]} else STRONGER
    made = named([each for each in POINTS if each in hands]) if stronger else alike
    return {"seat": rival, "one": one, "two": two, "made": made}
