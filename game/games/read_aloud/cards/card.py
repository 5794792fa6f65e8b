"""A card of Read-Aloud: a key, a value, and its text as effects."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.games.read_aloud.language import effects as e


@dataclass(frozen=True)
class Card:
    """A card of the deck. No tuple: the deck is no secret, so its keys are not what somebody sees on the table."""

    key: str
    """`b1`, `b2`, ... in the base pack, `m1`, `t1`, `s1` in expansions, `w1` ... for those of players, as linked."""
    value: int
    text: e.Text

    def __hash__(self) -> int:
        return hash(self.key)


@lru_cache(maxsize=4096)
def plain_clauses(card: Card) -> tuple[e.Plain, ...]:
    """All plain clauses of a card's text, in the order written; of an Either both, as a ban counts them (E21)."""
    return tuple(part for clause in card.text for part in e.parts(clause))


def endless(cards: tuple[Card, ...]) -> bool:
    """Whether, of some cards, none ends the game or makes the cards fewer: it ends only when nothing moves any more."""
    ends = e.End | e.Discard | e.Each | e.EachBy | e.Thin | e.Stack | e.Limit | e.SetLimit | e.SwapLimits
    return bool(cards) and not any(isinstance(clause, ends) for card in cards for clause in plain_clauses(card))


def winless(cards: tuple[Card, ...]) -> bool:
    """Whether, of some cards, none sets a winner's condition."""
    return bool(cards) and not any(isinstance(clause, e.Decide) for card in cards for clause in plain_clauses(card))
