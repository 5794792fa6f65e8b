"""Clauses that can be said and never do anything, wherever the cards lie."""

from __future__ import annotations

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Face, Place

ONE_ZONE = (Place.FIELD, Place.PILE, Place.DISCARDS, Place.MINE, Place.OWNER)
"""Places that are one zone: two of its cards cannot be exchanged (R8)."""
NOBODYS = (Place.FIELD, Place.PILE, Place.DISCARDS)
"""Places without an owner, from whom or for whom a card could be hidden (R1)."""


def vain(clause: e.Clause) -> bool:
    """Whether this clause never has a target."""
    match clause:
        case e.If(clause=inside):
            return vain(inside)
        case e.Either(one, other):
            return vain(one) and vain(other)
        case e.SwapTwo(one, other):
            return one is other and one in ONE_ZONE
        case e.Turn(cards, face):
            return face in (Face.HIDDEN, Face.OUTWARD) and _place(cards) in NOBODYS
    return False


def _place(cards: e.Cards) -> Place | None:
    """The place that is named; None for the card itself, wherever it lies."""
    return Place.PILE if isinstance(cards, e.Top) else getattr(cards, "place", None)
