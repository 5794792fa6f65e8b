"""Readings that are forbidden while an act is banned (5-3, E21, R4); judged when a card is chosen, and only then."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from game.games.read_aloud.cards.card import Card, plain_clauses
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Act, Place
from game.games.read_aloud.rules.clauses import is_meaningless, row
from game.games.read_aloud.rules.state import State
from game.games.read_aloud.rules.zones import limit_of, reading


def forbidden(state: State, card: Card) -> Act | None:
    """The ban that blocks the reading which this state is about to begin; None where it may be read."""
    return next((act for act in state.bans if _blocks(state, card, act)), None)


def by_limit(state: State, card: Card, act: Act) -> bool:
    """Whether a ban blocks this reading only since somebody would hold more than the limit, and have to discard."""
    return act is Act.DISCARD_FROM_HANDS and act not in _acts(card) and not _discards_itself(state, card)


def only_discarded(state: State, card: Card, act: Act) -> bool:
    """Whether a ban blocks this reading only since the card would change nothing, and so be discarded (R5)."""
    idle = act is Act.DISCARD_FROM_HANDS and act not in _acts(card) and is_meaningless(state, card)
    return idle and e.DISCARD_THIS not in plain_clauses(card)


def discards_itself(state: State, card: Card, act: Act) -> bool:
    """Whether a ban blocks this reading since the card discards itself out of a hand, where it lies or comes before."""
    return act is Act.DISCARD_FROM_HANDS and act not in _acts(card) and _discards_itself(state, card)


READING: Mapping[Act, Place] = MappingProxyType(
    {Act.READ_FIELD: Place.FIELD, Act.READ_HANDS: Place.HANDS, Act.READ_PILE: Place.PILE}
)
"""The acts that are reading in a place."""


def _blocks(state: State, card: Card, act: Act) -> bool:
    if act in READING:
        return reading(state).place is READING[act]
    if act in _acts(card):
        return True
    return act is Act.DISCARD_FROM_HANDS and (_discards_itself(state, card) or _overfills(state, card))


@lru_cache(maxsize=4096)
def _acts(card: Card) -> tuple[Act | None, ...]:
    """The acts that the clauses of a card are."""
    return tuple(row(clause).act(clause) for clause in plain_clauses(card))


def _discards_itself(state: State, card: Card) -> bool:
    """Whether the card is discarded out of a hand where it lies, or into which its text can bring it before.

    A card that means nothing is discarded too, unless it says to do nothing.
    """
    clauses = plain_clauses(card)
    if reading(state).place is Place.HANDS:
        return e.DISCARD_THIS in clauses or is_meaningless(state, card)
    last = max((n for n, clause in enumerate(clauses) if clause == e.DISCARD_THIS), default=0)
    return any(row(clause).to_hand(state, clause) for clause in clauses[:last])


def _overfills(state: State, card: Card) -> bool:
    """Whether some hand would be above its limit, so that it overflows, with the limits left by the clauses before."""
    held = tuple(map(len, state.hands))
    for clause in plain_clauses(card):
        rules = row(clause)
        if rules.overfills(state, clause, held):
            return True
        if rules.limits_after:
            state = rules.limits_after(state, clause)
            held = tuple(max(n, limit_of(state, seat)) for seat, n in enumerate(held))
    return False
