"""A card of Read-Aloud: a key, a value, and what it says as effects."""

from __future__ import annotations

from dataclasses import dataclass

from game.games.read_aloud.language.effects import Text


@dataclass(frozen=True)
class Card:
    """A card of the deck. No tuple: the deck is no secret, so its keys are not what somebody sees on the table."""

    key: str
    """`b1`, `b2`, ... in the base pack, `m1`, `t1` ... in an expansion, `w1` ... for those of players, as linked."""
    value: int
    text: Text

    def __hash__(self) -> int:
        return hash(self.key)
