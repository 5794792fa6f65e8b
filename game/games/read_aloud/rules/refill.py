"""Replenishing after every clause: overflow, the field from the pile, the hands from the field (6, R10, R11)."""

from __future__ import annotations

from functools import lru_cache

from game.core.cards import put
from game.games.read_aloud.language.effects import Face, Place
from game.games.read_aloud.rules.state import Ask, Refill, Spot, State
from game.games.read_aloud.rules.targets import own_cards
from game.games.read_aloud.rules.transfer import dice_for, discard, tell, tell_card, vacancy, with_vacant
from game.games.read_aloud.rules.zones import Sizes, around, at, limit_of, limits_by, noticed, reading, sees, spots


def exhausted(state: State) -> bool:
    """Whether field and pile are gone: the game is over in that very instant (7)."""
    return not state.field and not state.pile


def refill(state: State, item: Refill) -> State:
    """One step: one card moved, one hand overflown, or the question before that; the item is gone when all is done."""
    missing, least, most = _missing(state.limits[1], state.offsets, tuple(map(len, state.hands)))
    if least < 0:
        return _overflow(state, next(seat for seat in around(state, reading(state).reader) if missing[seat] < 0))
    if len(state.field) > state.limits[0]:
        return _overflow_field(state)
    if len(state.field) < state.limits[0] and state.pile:
        return _fill_field(state)
    if most <= 0 or not state.field:
        return state._replace(agenda=state.agenda[1:], gaps=())
    return _replenish(state, next(seat for seat in around(state, item.seat) if missing[seat] > 0))


@lru_cache(maxsize=1024)
def _missing(common: int, offsets: tuple[int, ...], held: Sizes) -> tuple[Sizes, int, int]:
    """(How many cards each hand is below its limit, the least of that, the most)."""
    missing = tuple([limit - n for limit, n in zip(limits_by(common, offsets), held, strict=True)])
    return missing, min(missing), max(missing)


def _overflow(state: State, seat: int) -> State:
    """The owner chooses, one card at a time; nobody where all of them must go (E34)."""
    every = own_cards(state, seat)
    if len(state.hands[seat]) - limit_of(state, seat) >= len(every):
        return overflowed(state, *every)
    return state._replace(asked=Ask(seat, "overflow", every))


def overflowed(state: State, *chosen: Spot) -> State:
    """The chosen cards of an overflowing hand are discarded; it is told by how many it was over its limit."""
    seat = chosen[0].seat
    assert seat is not None
    over = len(state.hands[seat]) - limit_of(state, seat)
    return discard(tell(state, "overflow-hand", seat=seat, n=over, cut=len(chosen)), chosen)


def _overflow_field(state: State) -> State:
    """Chance chooses; not the card that is being read, unless it is the only one (6, R9)."""
    token = reading(state).token
    every = spots(state, Place.FIELD)
    every = tuple(spot for spot in every if at(state, spot).token != token) or every
    state, dice = dice_for(state, "overflow")
    return discard(tell(state, "overflow-field"), (dice.choice(every),))


def _fill_field(state: State) -> State:
    """The top card of the pile moves to the field."""
    piece, *pile = state.pile
    n, gaps = vacancy(state.gaps, 0, len(state.field))
    laid = (*state.field[:n], noticed(state, piece, Place.FIELD, None), *state.field[n:])
    views = ((piece.face or Face.DOWN, None), (state.faces[0], None))
    return tell_card(state._replace(field=laid, pile=tuple(pile), gaps=gaps), "laid", piece, views)


def _replenish(state: State, seat: int) -> State:
    """The owner of the hand picks a field card; the leftmost is taken where there is no choice to make (E12, R11)."""
    every = spots(state, Place.FIELD)
    if not state.terms.picks or len(every) == 1 or not any(sees(state, seat, spot) for spot in every):
        return replenished(state, seat, every[0])
    return state._replace(asked=Ask(seat, "replenish", every))


def replenished(state: State, seat: int, spot: Spot) -> State:
    """The field card moves to the hand; replenishing goes on with the next seat (E14)."""
    piece, held = state.field[spot.n], state.hands[seat]
    n, gaps = vacancy(with_vacant(state, 0, [spot.n]), 1 + seat, len(held))
    held = (*held[:n], noticed(state, piece, Place.HANDS, seat), *held[n:])
    views = ((piece.face or state.faces[0], None), (state.faces[1 + seat], seat))
    state = state._replace(
        field=state.field[: spot.n] + state.field[spot.n + 1 :],
        hands=put(state.hands, seat, held),
        gaps=gaps,
        agenda=(Refill((seat + 1) % len(state.hands)), *state.agenda[1:]),
    )
    return tell_card(state, "replenished", piece, views, seat=seat)
