"""Replenishing after every clause: overflow, the field from the pile, the hands from the field (6, R10, R11)."""

from __future__ import annotations

from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.rules.state import Ask, Refill, Spot, State
from game.games.read_aloud.rules.targets import own_cards
from game.games.read_aloud.rules.transfer import arrive, dice_for, discard, take, tell, tell_card
from game.games.read_aloud.rules.zones import around, at, face_at, face_there, limit_of, limits_by, reading, sees, spots

TOP = Spot(Place.PILE, 0)


def exhausted(state: State) -> bool:
    """Whether field and pile are gone: the game is over in that very instant (7)."""
    return not state.field and not state.pile


def refill(state: State, item: Refill) -> State:
    """One step: one card moved, one hand overflown, or the question before that; the item is gone when all is done."""
    limits = limits_by(state.limits[1], state.offsets)
    missing = [limit - len(hand) for limit, hand in zip(limits, state.hands, strict=True)]
    if min(missing) < 0:
        return _overflow(state, next(seat for seat in around(state, reading(state).reader) if missing[seat] < 0))
    if len(state.field) > state.limits[0]:
        return _overflow_field(state)
    if len(state.field) < state.limits[0] and state.pile:
        return _fill_field(state)
    if max(missing) <= 0 or not state.field:
        return state._replace(agenda=state.agenda[1:], gaps=())
    return _replenish(state, next(seat for seat in around(state, item.seat) if missing[seat] > 0))


def _overflow(state: State, seat: int) -> State:
    """The owner chooses, one card at a time; nobody where all of them must go (E34)."""
    every = own_cards(state, seat)
    if len(state.hands[seat]) - limit_of(state, seat) >= len(every):
        return overflowed(state, *every)
    return state._replace(asked=Ask(seat, "overflow", every))


def overflowed(state: State, *chosen: Spot) -> State:
    """The chosen cards of an overflowing hand are discarded."""
    seat = chosen[0].seat
    return discard(tell(state, "overflow-hand", seat=seat, n=len(chosen)), chosen)


def _overflow_field(state: State) -> State:
    """Chance chooses; not the card that is being read, unless it is the only one (6, R9)."""
    token = reading(state).token
    every = spots(state, Place.FIELD)
    every = tuple(spot for spot in every if at(state, spot).token != token) or every
    state, dice = dice_for(state, "overflow")
    return discard(tell(state, "overflow-field"), (dice.choice(every),))


def _fill_field(state: State) -> State:
    """The top card of the pile moves to the field."""
    face = face_at(state, TOP)
    state, (piece,) = take(state, (TOP,))
    state = arrive(state, piece, Place.FIELD)
    return tell_card(state, "laid", piece, ((face, None), (face_there(state, Place.FIELD), None)))


def _replenish(state: State, seat: int) -> State:
    """The owner of the hand picks a field card; the leftmost is taken where there is no choice to make (E12, R11)."""
    every = spots(state, Place.FIELD)
    if not state.terms.picks or len(every) == 1 or not any(sees(state, seat, spot) for spot in every):
        return replenished(state, seat, every[0])
    return state._replace(asked=Ask(seat, "replenish", every))


def replenished(state: State, seat: int, spot: Spot) -> State:
    """The field card moves to the hand; replenishing goes on with the next seat (E14)."""
    face = face_at(state, spot)
    state, (piece,) = take(state, (spot,))
    state = arrive(state, piece, Place.HANDS, seat)
    state = state._replace(agenda=(Refill((seat + 1) % len(state.hands)), *state.agenda[1:]))
    views = ((face, None), (face_there(state, Place.HANDS, seat), seat))
    return tell_card(state, "replenished", piece, views, seat=seat)
