"""A card of use that stays in the hand after one answer, and not after another."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.rules import Saying
from game.games.read_aloud.bots.both import Both
from game.games.read_aloud.bots.search import Node
from game.games.read_aloud.bots.worth import uses_of
from game.games.read_aloud.language import effects as e


def of_kept(both: Both) -> Saying | None:
    """A useful card that stays in the hand in all deals, and after the other answer does not.

    One that ends the game comes before one that may, and that before one that sets a condition.
    """
    mine, others = _held(both, both.mine), _held(both, both.other)
    uses = uses_of(both.seen.terms.cards)
    kept = [uses[key].end for key in mine if key in uses and key not in others]
    ends = ["still-end-if" if isinstance(end, e.If) else "still-end" for end in kept if end]
    return (f"reason.{min(ends, default='still-condition')}", {}) if kept else None


def _held(both: Both, ends: Sequence[Node]) -> list[str | None]:
    """The cards of the hand that stay there in all of these deals."""
    hands = [{piece.key for piece in node.state.hands[both.seat]} for node in ends]
    return [piece.key for piece in both.seen.hands[both.seat] if all(piece.key in hand for hand in hands)]
