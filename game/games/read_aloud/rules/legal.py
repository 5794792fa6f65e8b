"""The cards that the seat at turn may read, and the reasons against others (5-1, 5-2d, 5-3, E10, E24)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.core.quick import Recalling
from game.core.rules import Saying, Secret
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.language.effects import Act, Face, Place
from game.games.read_aloud.rules.agenda import about_to
from game.games.read_aloud.rules.bans import READING, by_limit, discards_itself, forbidden, only_discarded
from game.games.read_aloud.rules.repetition import comes_again, watched
from game.games.read_aloud.rules.state import Spot, State
from game.games.read_aloud.rules.zones import around, at, face_there, face_up, reading, sees, shown, spots, zone


def refusal(state: State, spot: Spot) -> Saying | None:
    """The reason against reading this card, None where the seat at turn may; Secret when only others see its face."""
    if spot.place is Place.DISCARDS:
        return "illegal.discards", {}
    if not sees(state, state.turn, spot):
        return "illegal.unseen", {}
    return _objection(state, spot) if state.bans or watched(state) else None


def _objection(state: State, spot: Spot) -> Saying | None:
    """The reason against a card that is seen: a ban, or endless repetition; None where it may be read."""
    begun = about_to(state, spot)
    card = state.terms.cards[reading(begun).key]
    act = forbidden(begun, card)
    if act:
        return _ban(begun, card, act), {"act": act.value}
    return ("illegal.again", {}) if comes_again(state, spot, card) else None


def _ban(begun: State, card: Card, act: Act) -> str:
    """The reason against a card that a ban blocks: that it is read there, or what of it is forbidden."""
    if act in READING:
        return "illegal.ban"
    if only_discarded(begun, card, act):
        return "illegal.ban-idle"
    if discards_itself(begun, card, act):
        return "illegal.ban-self" if reading(begun).place is Place.HANDS else "illegal.ban-taken"
    return "illegal.ban-over" if by_limit(begun, card, act) else "illegal.ban-does"


@Recalling
def readable(state: State) -> tuple[Spot, ...]:
    """The cards that the seat at turn may read: field, own hand, pile, the others' hands in seating order."""
    if not state.bans and not watched(state):
        return tuple(_seen(state))
    return tuple(spot for spot in _seen(state) if _objection(state, spot) is None)


def _seen(state: State) -> Iterator[Spot]:
    """The cards whose face the seat at turn sees, where one may read."""
    turn = state.turn
    mine, *others = around(state, turn)
    yield from _lying(state, Place.FIELD, None, turn)
    yield from _lying(state, Place.HANDS, mine, turn)
    yield from face_up(state)
    for seat in others:
        yield from _lying(state, Place.HANDS, seat, turn)


def _lying(state: State, place: Place, owner: int | None, turn: int) -> Iterable[Spot]:
    """Those of the cards of one place that the seat at turn sees."""
    pieces, every = zone(state, place, owner), spots(state, place, owner)
    usual = shown(face_there(state, place, owner), owner, turn)
    exceptions = [n for n, piece in enumerate(pieces) if piece.face and shown(piece.face, owner, turn) is not usual]
    if usual and not exceptions:
        return every
    return [spot for spot in every if (spot.n in exceptions) is not usual]


def lies_open(state: State) -> bool:
    """Whether a card of the field lies open like the field itself, as nearly always: then there is one to read."""
    return state.faces[0] is Face.OPEN and any(piece.face is None for piece in state.field)


def can_read(state: State) -> bool:
    """Whether the seat at turn has anything to read (E24); Secret when that depends on a face nobody here knows."""
    again = watched(state)
    if again and state.chance is not None:  # all is known, and which cards they are is asked next
        return bool(readable(state))
    if not state.bans and not again:
        return lies_open(state) or any(True for _ in _seen(state))
    unknown = False
    for spot in _seen(state):
        if at(state, spot).key is None:
            unknown = True
        elif _objection(state, spot) is None:
            return True
    if unknown:
        raise Secret
    return False


def anybody_can_read(state: State) -> bool:
    """Whether any seat could read a card if it were its turn."""
    return any(can_read(state._replace(turn=seat)) for seat in range(len(state.hands)))
