"""A card of use that stays in the hand after one answer, and not after another, and whether it is used then."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.rules import Saying
from game.games.read_aloud.bots.answering import Answer
from game.games.read_aloud.bots.both import Both
from game.games.read_aloud.bots.search import Node
from game.games.read_aloud.bots.worth import uses_of
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.rules.state import Spot
from game.games.read_aloud.rules.zones import at

PRAISES = (
    *("reason.keeps-end", "reason.keeps-met", "reason.keeps-reader", "reason.keeps-condition"),
    *("reason.still-end", "reason.still-condition"),
)
"""How the reasons begin that praise a card in the hand."""


def of_kept(both: Both) -> Saying | None:
    """A useful card that stays in the hand in all deals, and after the other answer does not.

    One that ends the game comes before one that may, and that before one that sets a condition.
    """
    mine, others = _held(both, both.mine), _held(both, both.other)
    uses = uses_of(both.seen.terms.cards)
    kept = [uses[key].end for key in mine if key in uses and key not in others]
    ends = ["still-end-if" if isinstance(end, e.If) else "still-end" for end in kept if end]
    return (f"reason.{min(ends, default='still-condition')}", {}) if kept else None


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
