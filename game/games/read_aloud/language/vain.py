"""Clauses that can be said and never have a target, wherever the cards lie."""

from __future__ import annotations

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import UNOWNED, Face, Place

ONE_ZONE = (*UNOWNED, Place.MINE, Place.OWNER, Place.LEFT, Place.RIGHT)
"""Places that are one zone: two of its cards cannot be exchanged (R8)."""


def vain(clause: e.Clause) -> bool:
    """Whether no part of this clause ever has a target."""
    return all(map(_vain, e.parts(clause)))


def in_vain(text: e.Text) -> bool:
    """Whether no part of a text but its own discard can ever do anything; to do nothing is no vain attempt."""
    rest = [clause for clause in text if clause != e.DISCARD_THIS]
    return bool(rest) and all(map(vain, rest))


def _vain(clause: e.Plain) -> bool:
    """An exchange inside one zone (R8), or hiding a card that nobody owns (R1)."""
    match clause:
        case e.SwapTwo(one, other):
            return one is other and one in ONE_ZONE
        case e.Turn(cards, face):
            return face in (Face.HIDDEN, Face.OUTWARD) and _place(cards) in UNOWNED
    return False


def _place(cards: e.Cards) -> Place | None:
    """The place that is named; None for the card itself, wherever it lies."""
    return Place.PILE if isinstance(cards, e.Top) else getattr(cards, "place", None)
