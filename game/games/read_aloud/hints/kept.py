"""A card of use that stays in the hand or leaves the hand of a rival, and whether it is used then."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from game.core.rules import Saying
from game.games.read_aloud.bots.answering import Answer
from game.games.read_aloud.bots.outlook import chance
from game.games.read_aloud.bots.search import Node, ways
from game.games.read_aloud.bots.worth import uses_of
from game.games.read_aloud.hints.both import Both, card_of, worth_of
from game.games.read_aloud.hints.figures import ENDS, lines
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.rules import follow
from game.games.read_aloud.rules.state import Spot, State
from game.games.read_aloud.rules.zones import at, tokens

PRAISES = (
    *("reason.keeps-end", "reason.keeps-met", "reason.keeps-reader", "reason.keeps-condition"),
    *("reason.still-end", "reason.still-condition"),
)
"""How the reasons begin that praise a card in the hand."""
AIMS = ("kind.ends", "kind.beats", "kind.level", "kind.ends-if", "kind.sets")
"""What makes a card worth choosing, the weightiest first."""
AIMING = 12
"""The most answers tried to find the card that is aimed at."""


def of_kept(both: Both) -> Saying | None:
    """A useful card that stays in the hand in all deals, and after the other answer does not.

    One that ends the game comes before one that may, and that before one that sets a condition.
    """
    mine, others = _held(both, both.mine), _held(both, both.other)
    uses = uses_of(both.seen.terms.cards)
    kept = [uses[key].end for key in mine if key in uses and key not in others]
    ends = ["still-end-if" if isinstance(end, e.If) else "still-end" for end in kept if end]
    return (f"reason.{min(ends, default='still-condition')}", {}) if kept else None


def aim_of(seen: State, seat: int, worlds: Sequence[State], answers: Sequence[Answer], i: int) -> list[Saying]:
    """The known card of a rival that one of these answers is for, and no other; what it is, where that names it."""
    aims = [_aimed_at(seen, seat, worlds, each) for each in answers]
    aim = aims[i]
    if aim is None or aims.count(aim) > 1:
        return []
    spot, kind = aim
    said = "reason.kind" if spot == answers[i] and seen.asked else "reason.plan"
    return [(said, {"what": card_of(seen, spot, seat), "kind": kind})]


def _aimed_at(seen: State, seat: int, worlds: Sequence[State], answer: Answer) -> tuple[Spot, Saying] | None:
    """The known card that the bot aims at with an answer, or next in its reading, and what makes it worth that.

    It leaves the hand of a rival in all deals, and nobody else chooses before.
    """
    if seen.turn != seat:
        return None
    found = []
    for world in worlds:
        after = follow(world, answer)
        end = max(ways(after, AIMING), key=lambda each: chance(each, seat))
        steps = [(seen, answer), *(step for line in islice(lines(after, seat), ENDS) for step in line.path)]
        chosen = {at(state, spot).token for state, spot in steps[seen.asked is None :] if isinstance(spot, Spot)}
        spots = [Spot(Place.HANDS, n, other) for other, hand in enumerate(seen.hands) for n, _ in enumerate(hand)]
        found.append({spot: kind for spot in spots if (kind := _kind(seen, seat, spot, end, chosen))})
    first, *others = found
    aims = [(spot, kind) for spot, kind in first.items() if all(other.get(spot) == kind for other in others)]
    return min(aims, key=lambda aim: AIMS.index(aim[1][0]), default=None)


def _kind(seen: State, seat: int, spot: Spot, end: State, chosen: set[int]) -> Saying | None:
    """What makes a card of a rival worth choosing that then is in the own hand, or gone; None where nothing."""
    piece, n = at(seen, spot), worth_of(seen, spot)
    hands = [tokens(hand) for hand in end.hands]
    if n is None or spot.seat in (None, seat) or piece.token not in chosen or piece.token in hands[spot.seat or 0]:
        return None
    use = uses_of(seen.terms.cards).get(piece.key or piece.recalled)
    own = [worth_of(seen, Spot(Place.HANDS, i, seat)) for i, _ in enumerate(seen.hands[seat])]
    high = isinstance(end.condition, e.Most) and end.condition.measure is e.Measure.HIGHEST
    low = isinstance(end.condition, e.Least) and end.condition.measure is e.Measure.LOWEST
    if (high or low) and all(each is not None and (n - each) * (1 if high else -1) >= 0 for each in own):
        return f"kind.{'level' if n in own else 'beats'}", {}
    if use and use.end:
        return f"kind.ends{'-if' if isinstance(use.end, e.If) else ''}", {}
    return ("kind.sets", {}) if use else None


def goes_again(both: Both, answer: Answer, why: Saying) -> bool:
    """Whether a useful card that is praised for coming to the hand or staying there leaves it again unused.

    That is so in half of the deals, as far as they are thought on.
    """
    if not why[0].startswith(PRAISES):
        return False
    takes = both.seen.asked is not None and both.seen.asked.kind == "replenish" and isinstance(answer, Spot)
    praised = {at(both.seen, answer).key} if takes and isinstance(answer, Spot) else {*_held(both, both.mine)}
    useful = praised & {*uses_of(both.seen.terms.cards)}
    return 2 * sum([_unused(node, both.seat, useful) for node in both.mine]) >= len(both.mine)


def _unused(node: Node, seat: int, useful: set[str | None]) -> bool:
    """Whether the seat then no longer holds any of these cards, and has not read one that it held."""
    uses = uses_of(node.state.terms.cards)
    while not node.state.over:
        if not useful & {piece.key for piece in node.state.hands[seat]}:
            return not any(uses[key].goal and uses[key].goal == node.state.condition for key in useful if key)
        if not node.kids:
            return False
        node = node.likeliest()
    return False


def _held(both: Both, ends: Sequence[Node]) -> list[str | None]:
    """The cards of the hand that stay there in all of these deals."""
    hands = [{piece.key for piece in node.state.hands[both.seat]} for node in ends]
    return [piece.key for piece in both.seen.hands[both.seat] if all(piece.key in hand for hand in hands)]
