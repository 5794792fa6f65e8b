"""Cards that change places without being discarded: exchanging, passing on, taking, stacking (C20, C23 to C27)."""

from __future__ import annotations

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.rules.state import Ask, Spot, State
from game.games.read_aloud.rules.targets import (
    ONE_OF,
    Chosen,
    Spots,
    cards_of,
    pick_more,
    pick_number,
    pick_player,
    seats_of,
    targets,
)
from game.games.read_aloud.rules.transfer import arrive, put, take, tell, tell_card, tell_hand
from game.games.read_aloud.rules.zones import around, at, face_at, face_there, laid, reading, spots, this, zone

Outcome = tuple[State, int] | Ask


def apart(one: Spot, other: Spot) -> bool:
    """Whether two cards lie in different zones (R8)."""
    return one.place is not other.place or one.seat != other.seat


def swap_targets(state: State, place: Place) -> Spots:
    """With which cards of a place the card being read can change."""
    here = this(state)
    return tuple(spot for spot in cards_of(state, place) if here and apart(spot, here))


def swap(state: State, clause: e.Swap, chosen: Chosen) -> Outcome:
    """The card being read changes places with one of the place (C25, C27)."""
    here = this(state)
    found = pick_more(reading(state).reader, swap_targets(state, clause.place), _spots(chosen), 1)
    if isinstance(found, Ask):
        return found
    return (exchanged(state, here, found[0]), 2) if here and found else (state, 0)


def pairs(state: State, one: Place, other: Place) -> tuple[Spots, Spots]:
    """What can be chosen of each place so that the two lie in different zones; this card only if need be (R9)."""
    here = this(state)
    for without in (here, None):
        ones = tuple(spot for spot in cards_of(state, one) if spot != without)
        others = tuple(spot for spot in cards_of(state, other) if spot != without)
        first = tuple(spot for spot in ones if any(apart(spot, each) for each in others))
        if first:
            return first, others
    return (), ()


def swap_two(state: State, clause: e.SwapTwo | e.SwapOnes, chosen: Chosen) -> Outcome:
    """One card of a place and one of another change (C26, E32)."""
    places = (clause.one, clause.other) if isinstance(clause, e.SwapTwo) else (Place.PLAY, Place.PLAY)
    firsts, seconds = pairs(state, *places)
    seat = reading(state).reader
    picked = _spots(chosen)
    if len(firsts) > 1 and not picked:
        return Ask(seat, "card", firsts)
    if not firsts:
        return state, 0
    one, rest = (picked[0], picked[1:]) if len(firsts) > 1 else (firsts[0], picked)
    other = pick_more(seat, tuple(spot for spot in seconds if apart(spot, one)), rest, 1)
    return other if isinstance(other, Ask) else (exchanged(state, one, other[0]), 2)


def exchanged(state: State, one: Spot, other: Spot) -> State:
    """Two cards in each other's place; each lies as cards lie there (R1)."""
    a, b = at(state, one), at(state, other)
    was = face_at(state, one), face_at(state, other)
    state = put(state, ((one, b), (other, a)))
    for piece, face, origin, spot in ((a, was[0], one, other), (b, was[1], other, one)):
        facts = {"seat": spot.seat} if spot.place is Place.HANDS else {}
        views = ((face, origin.seat), (face_at(state, spot), spot.seat))
        state = tell_card(state, f"came-{_NAMES[spot.place]}", piece, views, **facts)
    return state


_NAMES = {Place.HANDS: "hand", Place.FIELD: "field", Place.PILE: "pile", Place.DISCARDS: "discards"}


def swap_hands(state: State, clause: e.SwapHands, chosen: Chosen) -> Outcome:
    """The reader's hand and another's change as a whole."""
    reader = reading(state).reader
    own = len(state.hands[reader])
    seats = tuple(seat for seat in seats_of(state, clause.place) if seat != reader and (own or state.hands[seat]))
    if clause.place in ONE_OF and len(seats) != 1:
        if not chosen or not seats:
            return Ask(reader, "player", numbers=seats)
        seats = tuple(each for each in chosen if isinstance(each, int))
    if not seats:
        return state, 0
    other = seats[0]
    n = own + len(state.hands[other])
    state = tell(state, "swapped-hands", seat=reader, other=other)
    return _rehand(state, {reader: other, other: reader}), n


def pass_hands(state: State, clause: e.PassHands, chosen: Chosen) -> Outcome:
    """All hands go round at once."""
    seats = len(state.hands)
    step = -1 if clause.left else 1
    state = tell(state, "passed-left" if clause.left else "passed-right")
    return _rehand(state, {seat: (seat + step) % seats for seat in range(seats)}), sum(map(len, state.hands))


def _rehand(state: State, givers: dict[int, int]) -> State:
    """Each of these seats holds what the other one held; the cards lie as hers lie."""
    hands = [
        tuple(piece._replace(face=None) for piece in state.hands[givers[seat]]) if seat in givers else held
        for seat, held in enumerate(state.hands)
    ]
    state = state._replace(hands=tuple(hands))
    for seat in around(state, reading(state).reader):
        if seat in givers:
            state = tell_hand(state, "got", seat)
    return state


def take_cards(state: State, clause: e.Take, chosen: Chosen) -> Outcome:
    """Extra cards for hands, one act; those of the field are chosen by the reader (C20)."""
    number = isinstance(clause.amount, e.Any)
    there = len(zone(state, clause.origin)) if clause.origin in (Place.PILE, Place.FIELD) else 0
    seats = pick_player(state, clause.place, chosen[:1])
    if isinstance(seats, Ask):
        return seats if there else seats._replace(numbers=())
    rest = chosen[1:] if clause.place in ONE_OF else chosen
    n = pick_number(state, clause.amount, rest, there)
    if isinstance(n, Ask):
        return n
    wanted = min(n * len(seats), there)
    every = spots(state, clause.origin)[:wanted] if clause.origin is Place.PILE else targets(state, clause.origin)
    found = pick_more(reading(state).reader, every, _spots(rest[number:]), wanted)
    return found if isinstance(found, Ask) else (_given(state, found, seats, n), len(found))


def _given(state: State, found: Spots, seats: tuple[int, ...], n: int) -> State:
    """So many of these cards to each of the seats."""
    if not found:
        return state
    faces = tuple(face_at(state, spot) for spot in found)
    place = found[0].place
    state, pieces = take(state, found)
    for i, (piece, face) in enumerate(zip(pieces, faces, strict=True)):
        seat = seats[i // n]
        state = arrive(state, piece, Place.HANDS, seat)
        views = ((face, None), (face_there(state, Place.HANDS, seat), seat))
        state = tell_card(state, f"took-{_NAMES[place]}", piece, views, seat=seat)
    return state


def stack(state: State, clause: e.Stack, chosen: Chosen) -> Outcome:
    """The card being read, with all that lies under it, goes under another one (C23, C24, R13)."""
    here = this(state)
    every = tuple(spot for spot in targets(state, clause.place) if spot != here) if here else ()
    found = pick_more(reading(state).reader, every, _spots(chosen), 1)
    if isinstance(found, Ask):
        return found
    return (_stacked(state, here, found[0], clause), 1) if here and found else (state, 0)


def _stacked(state: State, here: Spot, target: Spot, clause: e.Stack) -> State:
    low, top = at(state, here), at(state, target)
    key = reading(state).key
    under = (*top.under, *low.under, key)
    new = top._replace(under=under, changes=(*top.changes, *low.changes, clause.change))
    facts = {"seat": target.seat} if target.place is Place.HANDS else {}
    views = ((face_at(state, target), target.seat),)
    there = zone(state, target.place, target.seat)
    state = laid(state, target.place, target.seat, (*there[: target.n], new, *there[target.n + 1 :]))
    state, _ = take(state, (here,))
    kind = f"stacked-{_NAMES[target.place]}"
    return tell_card(state, kind, new, views, **facts, card=key, at=target.n + 1)._replace(quiet=-1, past=())


def _spots(chosen: Chosen) -> Spots:
    return tuple(each for each in chosen if isinstance(each, Spot))
