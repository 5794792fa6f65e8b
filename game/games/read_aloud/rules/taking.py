"""Extra cards for hands, over the limit if need be (C20)."""

from __future__ import annotations

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.rules.state import Ask, State
from game.games.read_aloud.rules.targets import (
    ONE_OF,
    Chosen,
    Outcome,
    Spots,
    amount_of,
    pick_more,
    pick_number,
    pick_player,
    seats_of,
    spots_in,
    targets,
)
from game.games.read_aloud.rules.transfer import arrive, came_back, take, tell_card
from game.games.read_aloud.rules.zones import NAMES, Sizes, face_at, face_there, limit_of, reading, spots, this, zone


def take_cards(state: State, clause: e.Take, chosen: Chosen) -> Outcome:
    """Extra cards for hands, in one act; those of the field are chosen by the reader."""
    there = _there(state, clause)
    seats = pick_player(state, clause.place, chosen)
    if isinstance(seats, Ask):
        return seats if there else seats._replace(numbers=())
    rest = chosen[1:] if clause.place in ONE_OF else chosen
    n = pick_number(state, clause.amount, rest, there)
    if isinstance(n, Ask):
        return n
    wanted = min(n * len(seats), there)
    every = spots(state, clause.origin)[:wanted] if clause.origin is Place.PILE else targets(state, clause.origin)
    picked = spots_in(rest[isinstance(clause.amount, e.Any) :])
    found = pick_more(reading(state).reader, every, picked, wanted)
    return found if isinstance(found, Ask) else (_given(state, found, seats, n), len(found))


def take_has_effect(state: State, clause: e.Take) -> bool:
    """Whether there is a card to take and a player to take it."""
    wanted = amount_of(state, clause.amount) > 0
    return wanted and _there(state, clause) > 0 and bool(seats_of(state, clause.place))


def take_to_hand(state: State, clause: e.Take) -> bool:
    """Whether the card being read can be one of those taken (R9)."""
    return this(state) in targets(state, clause.origin)


def take_overfills(state: State, clause: e.Take, held: Sizes) -> bool:
    """Whether a hand of these sizes would be above its limit with the extra cards; That counts as one."""
    n = 1 if isinstance(clause.amount, e.That) else amount_of(state, clause.amount)
    n = min(n, _there(state, clause))
    return any(held[seat] + n > limit_of(state, seat) for seat in seats_of(state, clause.place))


def _there(state: State, clause: e.Take) -> int:
    """The number of cards in the field, the pile or the discards, whichever they are taken from."""
    return len(zone(state, clause.origin))


def _given(state: State, found: Spots, seats: tuple[int, ...], n: int) -> State:
    """These cards in the hands of the seats, `n` for each, the last ones perhaps fewer."""
    if not found:
        return state
    faces = tuple(face_at(state, spot) for spot in found)
    place = found[0].place
    state, pieces = take(state, found)
    state = came_back(state, found)
    for i, (piece, face) in enumerate(zip(pieces, faces, strict=True)):
        seat = seats[i // n]
        state = arrive(state, piece, Place.HANDS, seat)
        views = ((face, None), (face_there(state, Place.HANDS, seat), seat))
        state = tell_card(state, f"took-{NAMES[place]}", piece, views, seat=seat)
    return state
