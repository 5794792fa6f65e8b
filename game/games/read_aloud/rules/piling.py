"""Cards that come to the pile: on its top, at its bottom, or shuffled into it (R29)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from game.core.rules import Saying
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place, Where
from game.games.read_aloud.rules.facing import mixed
from game.games.read_aloud.rules.state import Ask, Spot, State
from game.games.read_aloud.rules.targets import Chosen, Outcome, Spots, amount_of, cards_of, pick_cards, targets
from game.games.read_aloud.rules.transfer import came_back, take, tell_cards
from game.games.read_aloud.rules.zones import Pieces, at, face_at, noticed, this

ORIGINS: Mapping[Place, str] = MappingProxyType(
    {Place.FIELD: "origin.field", Place.DISCARDS: "origin.discards", Place.HANDS: "origin.other"}
)
"""The places from which cards come, in words."""


def _elsewhere(spot: Spot) -> bool:
    return spot.place is not Place.PILE


def to_pile(state: State, clause: e.ToPile, chosen: Chosen) -> Outcome:
    """The cards come to the pile face down, in the order chosen, the last one outermost; one act."""
    found = pick_cards(state, clause.cards, chosen, _elsewhere)
    if isinstance(found, Ask):
        return found
    return (_piled(state, found, clause.where), len(found)) if found else (state, 0)


def to_pile_has_effect(state: State, clause: e.ToPile) -> bool:
    """Whether there is such a card outside the pile."""
    match clause.cards:
        case e.This():
            here = this(state)
            return here is not None and _elsewhere(here)
        case e.Some(amount, place):
            return bool(targets(state, place)) and amount_of(state, amount) > 0
        case e.Whole(place):
            return bool(cards_of(state, place))
    return False


def _piled(state: State, found: Spots, where: Where) -> State:
    state = _told(state, found, where)
    state, pieces = take(state, found)
    pieces = tuple(noticed(state, piece, Place.PILE, None) for piece in pieces)
    state = came_back(state, found)
    if where is Where.TOP:
        return state._replace(pile=(*reversed(pieces), *state.pile))
    if where is Where.BOTTOM:
        return state._replace(pile=(*state.pile, *pieces))
    state, pile = mixed(state, (*state.pile, *pieces))
    return state._replace(pile=pile)


def _told(state: State, found: Spots, where: Where) -> State:
    """News of the cards, those together that lay in the same place the same way."""
    groups: dict[tuple[object, ...], Spots] = {}
    for spot in found:
        how = spot.place, spot.seat, face_at(state, spot)
        groups[how] = (*groups.get(how, ()), spot)
    for spots in groups.values():
        first = spots[0]
        facts = {} if first.seat is None else {"seat": first.seat}
        origin: Saying = (ORIGINS[first.place], facts)
        pieces: Pieces = tuple(at(state, spot) for spot in spots)
        state = tell_cards(state, f"piled-{where.value}", pieces, face_at(state, first), first.seat, origin=origin)
    return state
