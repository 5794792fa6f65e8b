"""Which cards the seat at turn may read, and why not another (5-1, 5-2d, 5-3, E10, E24)."""

from __future__ import annotations

from game.core.rules import Saying, Secret
from game.games.read_aloud.again import comes_again
from game.games.read_aloud.agenda import about_to
from game.games.read_aloud.ban import forbidden
from game.games.read_aloud.effects import Place
from game.games.read_aloud.state import Spot, State
from game.games.read_aloud.table import around, at, sees, spots


def refusal(state: State, spot: Spot) -> Saying | None:
    """Why the seat at turn may not read this card; None where it may. Secret when only others see its face."""
    if spot.place is Place.DISCARDS:
        return "illegal.discards", {}
    if spot.place is Place.PILE and spot.n:
        return "illegal.below", {}
    if not sees(state, state.turn, spot):
        return "illegal.unseen", {}
    if not state.bans and not state.past:
        return None
    begun = about_to(state, spot)
    card = state.terms.cards[begun.reading.key] if begun.reading else None
    assert card
    act = forbidden(begun, card) if state.bans else None
    if act:
        return "illegal.ban", {"act": act.value}
    return ("illegal.again", {}) if comes_again(state, spot, card) else None


def readable(state: State) -> tuple[Spot, ...]:
    """The cards that the seat at turn may read: field, own hand, pile, the others' hands in seating order."""
    return tuple(spot for spot in _before(state) if refusal(state, spot) is None)


def _before(state: State) -> tuple[Spot, ...]:
    """All cards that can lie open to a reader."""
    mine, *others = around(state, state.turn)
    theirs = (spot for seat in others for spot in spots(state, Place.HANDS, seat))
    top = spots(state, Place.PILE)[:1]
    return (*spots(state, Place.FIELD), *spots(state, Place.HANDS, mine), *top, *theirs)


def can_read(state: State) -> bool:
    """Whether the seat at turn has anything to read (E24); Secret when that depends on a face nobody here knows."""
    unknown = False
    for spot in _before(state):
        if at(state, spot).key is None:
            unknown = unknown or sees(state, state.turn, spot)
        elif refusal(state, spot) is None:
            return True
    if unknown:
        raise Secret
    return False
