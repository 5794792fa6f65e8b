"""Turning and shuffling: who sees a card or a whole place (C4 to C8, R1)."""

from __future__ import annotations

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import UNOWNED, Face, Place
from game.games.read_aloud.rules.state import Ask, Spot, State
from game.games.read_aloud.rules.targets import (
    ONE_OF,
    Chosen,
    Outcome,
    amount_of,
    holding,
    pick_cards,
    pick_zone,
    seats_of,
    targets,
)
from game.games.read_aloud.rules.transfer import dice_for, renewed, tell, tell_card, tell_hand
from game.games.read_aloud.rules.zones import (
    Pieces,
    at,
    face_at,
    face_there,
    index,
    keys_of,
    laid,
    noticed,
    reading,
    replaced,
    spots,
    this,
    zone,
)

Zone = tuple[Place, int | None]


def _can_lie(face: Face, place: Place) -> bool:
    """Whether a card there can lie so: hiding needs an owner, and the discards stay open (R1)."""
    return place is Place.HANDS or (place is not Place.DISCARDS and face in (Face.OPEN, Face.DOWN))


def _would_turn(state: State, spot: Spot, face: Face) -> bool:
    """Whether this card can lie so and does not yet."""
    return _can_lie(face, spot.place) and face_at(state, spot) is not face


def _would_turn_zone(state: State, where: Zone, face: Face) -> bool:
    """Whether this place can lie so and does not yet, or not all of it."""
    place, seat = where
    if not _can_lie(face, place):
        return False
    usual = face_there(state, place, seat)
    if usual is not face and index(place, seat) is not None:
        return True
    return any((piece.face or usual) is not face for piece in zone(state, place, seat))


def turn(state: State, clause: e.Turn, chosen: Chosen) -> Outcome:
    """Cards, or whole places with all that comes there later, lie another way."""
    if isinstance(clause.cards, e.Whole):
        return _turn_zones(state, clause.cards.place, clause.face, chosen)
    found = pick_cards(state, clause.cards, chosen, lambda spot: _would_turn(state, spot, clause.face))
    if isinstance(found, Ask):
        return found
    for spot in found:
        state = _turn_card(state, spot, clause.face)
    return state, len(found)


def _turn_zones(state: State, place: Place, face: Face, chosen: Chosen) -> Outcome:
    found = pick_zone(state, place, chosen)
    if isinstance(found, Ask):
        return _turnable(state, found, face)
    turned = 0
    for where in found:
        if _would_turn_zone(state, where, face):
            turned += len(zone(state, *where))
            state = _turn_zone(state, where, face)
    return state, turned


def _turnable(state: State, ask: Ask, face: Face) -> Ask:
    """The question with those places alone that would lie another way; an empty hand is none (R23)."""
    ask = holding(state, ask)
    numbers = tuple(seat for seat in ask.numbers if _would_turn_zone(state, (Place.HANDS, seat), face))
    spots = tuple(spot for spot in ask.spots if _would_turn_zone(state, (spot.place, spot.seat), face))
    return ask._replace(spots=spots, numbers=numbers)


def turn_has_effect(state: State, clause: e.Turn) -> bool:
    """Whether one of the cards, or a place as a whole, would lie another way."""
    match clause.cards:
        case e.Whole(place):
            found = pick_zone(state, place, ())
            if isinstance(found, Ask):
                ask = _turnable(state, found, clause.face)
                return bool(ask.spots or ask.numbers)
            return any(_would_turn_zone(state, where, clause.face) for where in found)
        case e.Some(amount, place):
            some = amount_of(state, amount) > 0
            return some and any(_would_turn(state, spot, clause.face) for spot in targets(state, place))
        case e.Top(amount):
            pile = spots(state, Place.PILE)
            top = pile if isinstance(amount, e.Any) else pile[: amount_of(state, amount)]
            return any(_would_turn(state, spot, clause.face) for spot in top)
    here = this(state)
    return here is not None and _would_turn(state, here, clause.face)


def _turn_card(state: State, spot: Spot, face: Face) -> State:
    piece = at(state, spot)
    kind = {Place.HANDS: "turned-hand", Place.FIELD: "turned-field", Place.PILE: "turned-pile"}[spot.place]
    facts = {"seat": spot.seat} if spot.place is Place.HANDS else {}
    state = tell_card(state, kind, piece, ((face, spot.seat),), **facts, at=spot.n + 1, face=face.value)
    exception = None if face is face_there(state, spot.place, spot.seat) else face
    return replaced(state, spot, noticed(state, piece, spot.place, spot.seat, exception))


def _turn_zone(state: State, where: Zone, face: Face) -> State:
    """The facing of the place; single exceptions end. The pile has none of its own: all its cards become exceptions."""
    place, seat = where
    i = index(place, seat)
    there = zone(state, place, seat)
    if i is None:
        face_each = face if face is Face.OPEN else None
        state = state._replace(pile=tuple(noticed(state, piece, Place.PILE, None, face_each) for piece in there))
        return _tell_lying(state, "whole-pile", there, face)
    state = state._replace(faces=(*state.faces[:i], face, *state.faces[i + 1 :]))
    state = laid(state, place, seat, tuple(noticed(state, piece, place, seat) for piece in there))
    if seat is None:
        return _tell_lying(state, "whole-field", there, face)
    state = tell(state, "whole-hand", seat=seat, face=face.value)
    return tell_hand(state, "shown", seat) if there and face is not Face.DOWN else state


def _tell_lying(state: State, kind: str, there: Pieces, face: Face) -> State:
    if face is Face.OPEN:
        return tell(state, f"{kind}-open", n=len(there), cards=keys_of(there))
    return tell(state, kind)


def shuffle(state: State, clause: e.Shuffle, chosen: Chosen) -> Outcome:
    """The cards of the place together, each zone getting back as many as it had; facing stays (5-2b, E30)."""
    found = pick_zone(state, clause.place, chosen)
    if isinstance(found, Ask):
        numbers = tuple(seat for seat in found.numbers if len(state.hands[seat]) > 1)
        spots = tuple(spot for spot in found.spots if len(zone(state, spot.place, spot.seat)) > 1)
        return found._replace(spots=spots, numbers=numbers)
    pieces = tuple(piece for where in found for piece in zone(state, *where))
    if len(pieces) < 2:
        return state, 0
    state, fresh = mixed(state, pieces)
    return _deal_back(state, found, fresh), len(pieces)


def mixed(state: State, pieces: Pieces) -> tuple[State, Pieces]:
    """The cards shuffled, with new tokens, so that no position before can come again (R2)."""
    state, dice = dice_for(state, "shuffle")
    order = dice.shuffled(pieces)
    state, fresh = renewed(state, order)
    return _follow(state, order, fresh)._replace(past=()), fresh


def shuffle_has_effect(state: State, clause: e.Shuffle) -> bool:
    """Whether there are two cards to shuffle, in one zone where one is to be chosen; else together."""
    if clause.place in UNOWNED:
        return len(zone(state, clause.place)) > 1
    sizes = [len(state.hands[seat]) for seat in seats_of(state, clause.place)]
    if clause.place is Place.PLAY:
        sizes.append(len(state.field))
    return (max(sizes) if clause.place in ONE_OF else sum(sizes)) > 1


def _follow(state: State, order: Pieces, fresh: Pieces) -> State:
    """The card being read is searched out if a later clause uses it; else it is lost among the others (R9)."""
    read = reading(state)
    tokens = {old.token: new.token for old, new in zip(order, fresh, strict=True)}
    if read.token not in tokens:
        return state
    return state._replace(reading=read._replace(token=tokens[read.token] if read.clause < read.last_use else -1))


def _deal_back(state: State, found: tuple[Zone, ...], pieces: Pieces) -> State:
    if len(found) > 1:
        state = tell(state, "shuffled-hands")
    for place, seat in found:
        n = len(zone(state, place, seat))
        mine, pieces = pieces[:n], pieces[n:]
        mine = tuple(noticed(state, piece, place, seat) for piece in mine)
        state = laid(state, place, seat, mine)
        if place is Place.HANDS:
            assert seat is not None
            state = state if len(found) > 1 else tell(state, "shuffled-hand", seat=seat)
            state = tell_hand(state, "got", seat)
        elif place is Place.FIELD and state.faces[0] is Face.OPEN:
            state = tell(state, "shuffled-field-open", n=len(mine), cards=keys_of(mine))
        else:
            state = tell(state, f"shuffled-{place.value}")
    return state
