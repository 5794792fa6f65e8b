"""Turning and shuffling: who sees a card or a whole place (C4 to C8, R1)."""

from __future__ import annotations

from collections.abc import Iterable

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Face, Place
from game.games.read_aloud.rules.state import Ask, Due, Piece, Spot, State
from game.games.read_aloud.rules.targets import Chosen, holding, pick_cards, pick_zone
from game.games.read_aloud.rules.transfer import dice_for, renewed, tell, tell_card, tell_hand
from game.games.read_aloud.rules.zones import Pieces, at, face_at, face_there, index, keys_of, laid, reading, zone

Zone = tuple[Place, int | None]


def can_lie(face: Face, place: Place) -> bool:
    """Whether a card there can lie so: hiding needs an owner, and the discards stay open (R1)."""
    return place is Place.HANDS or (place is not Place.DISCARDS and face in (Face.OPEN, Face.DOWN))


def would_turn(state: State, spot: Spot, face: Face) -> bool:
    """Whether this card can lie so and does not yet."""
    return can_lie(face, spot.place) and face_at(state, spot) is not face


def would_turn_zone(state: State, where: Zone, face: Face) -> bool:
    """Whether this place can lie so and does not yet, or not all of it."""
    place, seat = where
    if not can_lie(face, place):
        return False
    turns = any(would_turn(state, Spot(place, n, seat), face) for n in range(len(zone(state, place, seat))))
    return turns or (index(place, seat) is not None and face_there(state, place, seat) is not face)


def turn(state: State, clause: e.Turn, chosen: Chosen) -> tuple[State, int] | Ask:
    """Cards, or whole places with all that comes there later, lie another way."""
    if isinstance(clause.cards, e.Whole):
        return _turn_zones(state, clause.cards.place, clause.face, chosen)
    found = pick_cards(state, clause.cards, chosen, lambda spot: would_turn(state, spot, clause.face))
    if isinstance(found, Ask):
        return found
    for spot in found:
        state = _turn_card(state, spot, clause.face)
    return state, len(found)


def _turn_zones(state: State, place: Place, face: Face, chosen: Chosen) -> tuple[State, int] | Ask:
    found = pick_zone(state, place, chosen)
    if isinstance(found, Ask):
        return turnable(state, found, face)
    turned = 0
    for where in found:
        if would_turn_zone(state, where, face):
            turned += len(zone(state, *where))
            state = _turn_zone(state, where, face)
    return state, turned


def turnable(state: State, ask: Ask, face: Face) -> Ask:
    """The question with those places alone that would lie another way; an empty hand is none (R23)."""
    ask = holding(state, ask)
    numbers = tuple(seat for seat in ask.numbers if would_turn_zone(state, (Place.HANDS, seat), face))
    spots = tuple(spot for spot in ask.spots if would_turn_zone(state, (spot.place, spot.seat), face))
    return ask._replace(spots=spots, numbers=numbers)


def _turn_card(state: State, spot: Spot, face: Face) -> State:
    piece = at(state, spot)
    kind = {Place.HANDS: "turned-hand", Place.FIELD: "turned-field", Place.PILE: "turned-pile"}[spot.place]
    facts = {"seat": spot.seat} if spot.place is Place.HANDS else {}
    state = tell_card(state, kind, piece, ((face, spot.seat),), **facts, at=spot.n + 1, face=face.value)
    there = zone(state, spot.place, spot.seat)
    exception = None if face is face_there(state, spot.place, spot.seat) else face
    new = piece._replace(face=exception)
    return laid(state, spot.place, spot.seat, (*there[: spot.n], new, *there[spot.n + 1 :]))


def _turn_zone(state: State, where: Zone, face: Face) -> State:
    """The facing of the place; single exceptions end. The pile has none of its own: all its cards become exceptions."""
    place, seat = where
    i = index(place, seat)
    there = zone(state, place, seat)
    if i is None:
        state = laid(state, place, seat, lying(there, face if face is Face.OPEN else None))
        return _tell_lying(state, "whole-pile", there, face)
    state = laid(state, place, seat, lying(there, None))
    state = state._replace(faces=(*state.faces[:i], face, *state.faces[i + 1 :]))
    if seat is None:
        return _tell_lying(state, "whole-field", there, face)
    state = tell(state, "whole-hand", seat=seat, face=face.value)
    return tell_hand(state, "shown", seat) if there and face is not Face.DOWN else state


def _tell_lying(state: State, kind: str, there: Pieces, face: Face) -> State:
    if face is Face.OPEN:
        return tell(state, f"{kind}-open", cards=keys_of(there))
    return tell(state, kind)


def lying(pieces: Iterable[Piece], face: Face | None) -> Pieces:
    """The same cards, all lying so."""
    return tuple(piece._replace(face=face) for piece in pieces)


def shuffle(state: State, clause: e.Shuffle, chosen: Chosen) -> tuple[State, int] | Ask:
    """The cards of the place together, each zone getting back as many as it had; facing stays (5-2b, E30)."""
    found = pick_zone(state, clause.place, chosen)
    if isinstance(found, Ask):
        numbers = tuple(seat for seat in found.numbers if len(state.hands[seat]) > 1)
        spots = tuple(spot for spot in found.spots if len(zone(state, spot.place, spot.seat)) > 1)
        return found._replace(spots=spots, numbers=numbers)
    pieces = tuple(piece for where in found for piece in zone(state, *where))
    if len(pieces) < 2:
        return state, 0
    state, dice = dice_for(state, "shuffle")
    order = dice.shuffled(pieces)
    state, fresh = renewed(state, order)
    state = _follow(state, order, fresh)
    return _deal_back(state, found, fresh), len(pieces)


def _follow(state: State, order: Pieces, fresh: Pieces) -> State:
    """The card being read is searched out if a later clause speaks of it; else it is lost among the others (R9)."""
    read = reading(state)
    tokens = {old.token: new.token for old, new in zip(order, fresh, strict=True)}
    if read.token not in tokens:
        return state
    wanted = any(isinstance(due, Due) and speaks_of_this(due.clause) for due in state.agenda)
    return state._replace(reading=read._replace(token=tokens[read.token] if wanted else -1))


def speaks_of_this(clause: object) -> bool:
    """Whether a clause does something with the card being read."""
    if isinstance(clause, (e.Stack, e.Swap)):
        return True
    parts = (getattr(clause, name, None) for name in ("cards", "clause", "one", "other"))
    return any(isinstance(part, e.This) or (part is not None and speaks_of_this(part)) for part in parts)


def _deal_back(state: State, found: tuple[Zone, ...], pieces: Pieces) -> State:
    if len(found) > 1:
        state = tell(state, "shuffled-hands")
    for place, seat in found:
        n = len(zone(state, place, seat))
        mine, pieces = pieces[:n], pieces[n:]
        state = laid(state, place, seat, mine)._replace(past=())
        if place is Place.HANDS:
            assert seat is not None
            state = state if len(found) > 1 else tell(state, "shuffled-hand", seat=seat)
            state = tell_hand(state, "got", seat)
        elif place is Place.FIELD and state.faces[0] is Face.OPEN:
            state = tell(state, "shuffled-field-open", cards=keys_of(mine))
        else:
            state = tell(state, f"shuffled-{place.value}")
    return state
