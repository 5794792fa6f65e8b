"""Cards and whole hands that change places with each other (C25 to C27)."""

from __future__ import annotations

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import UNOWNED, Place
from game.games.read_aloud.rules.state import Ask, Spot, State
from game.games.read_aloud.rules.targets import (
    ONE_OF,
    Chosen,
    Outcome,
    Spots,
    cards_of,
    other_than,
    pick_more,
    seats_of,
    spots_in,
)
from game.games.read_aloud.rules.transfer import exchanged, tell, tell_card, tell_hand
from game.games.read_aloud.rules.zones import NAMES, Sizes, around, at, face_at, limit_of, noticed, reading, this


def _apart(one: Spot, other: Spot) -> bool:
    """Whether two cards lie in different zones (R8)."""
    return one.place is not other.place or one.seat != other.seat


def swap(state: State, clause: e.Swap, chosen: Chosen) -> Outcome:
    """The card being read changes places with one of the place (C25, C27)."""
    here = this(state)
    found = pick_more(reading(state).reader, _swap_targets(state, clause.place), spots_in(chosen), 1)
    if isinstance(found, Ask):
        return found
    return (_exchanged(state, here, found[0]), 2) if here and found else (state, 0)


def swap_has_effect(state: State, clause: e.Swap) -> bool:
    """Whether there is a card in another zone than the one being read."""
    return bool(_swap_targets(state, clause.place))


def swap_to_hand(state: State, clause: e.Swap) -> bool:
    """Whether the card being read can change with one of a hand."""
    return any(spot.place is Place.HANDS for spot in _swap_targets(state, clause.place))


def swap_from_discards(clause: e.Swap) -> bool:
    """Whether the card being read changes with a discard."""
    return clause.place is Place.DISCARDS


def _swap_targets(state: State, place: Place) -> Spots:
    """The cards of a place with which the card being read can change."""
    here = this(state)
    return tuple(spot for spot in cards_of(state, place) if here and _apart(spot, here))


def swap_two(state: State, clause: e.SwapTwo | e.SwapOnes, chosen: Chosen) -> Outcome:
    """One card of a place and one of another change (C26, E32)."""
    firsts, seconds = _pairs(state, clause)
    seat = reading(state).reader
    picked = spots_in(chosen)
    if len(firsts) > 1 and not picked:
        return Ask(seat, "card", firsts)
    if not firsts:
        return state, 0
    one, rest = (picked[0], picked[1:]) if len(firsts) > 1 else (firsts[0], picked)
    other = pick_more(seat, tuple(spot for spot in seconds if _apart(spot, one)), rest, 1)
    return other if isinstance(other, Ask) else (_exchanged(state, one, other[0]), 2)


def swap_two_has_effect(state: State, clause: e.SwapTwo | e.SwapOnes) -> bool:
    """Whether two such cards lie in different zones."""
    return bool(_pairs(state, clause)[0])


def swap_two_to_hand(state: State, clause: e.SwapTwo | e.SwapOnes) -> bool:
    """Whether the card being read can be one of the two, and one of the places is a hand (R9)."""
    hand = not {*_places(clause)}.issubset(UNOWNED)
    return hand and any(this(state) in spots for spots in _pairs(state, clause))


def swap_two_from_discards(clause: e.SwapTwo) -> bool:
    """Whether one of the two is a discard."""
    return Place.DISCARDS in _places(clause)


def _places(clause: e.SwapTwo | e.SwapOnes) -> tuple[Place, Place]:
    return (clause.one, clause.other) if isinstance(clause, e.SwapTwo) else (Place.PLAY, Place.PLAY)


def _pairs(state: State, clause: e.SwapTwo | e.SwapOnes) -> tuple[Spots, Spots]:
    """The choice for each of the two cards, which lie in different zones; the card being read only if need be (R9)."""
    one, other = _places(clause)
    for without in (this(state), None):
        others = other_than(without, cards_of(state, other))
        zones = {(spot.place, spot.seat) for spot in others}
        ones = other_than(without, cards_of(state, one))
        first = ones if len(zones) > 1 else tuple([spot for spot in ones if {(spot.place, spot.seat)} != zones])
        if first and zones:
            return first, others
    return (), ()


def _exchanged(state: State, one: Spot, other: Spot) -> State:
    """Two cards in each other's place; each lies as cards lie there (R1)."""
    a, b = at(state, one), at(state, other)
    was = face_at(state, one), face_at(state, other)
    state = exchanged(state, ((one, b), (other, a)))
    for piece, face, origin, spot in ((a, was[0], one, other), (b, was[1], other, one)):
        facts = {"seat": spot.seat} if spot.place is Place.HANDS else {}
        views = ((face, origin.seat), (face_at(state, spot), spot.seat))
        state = tell_card(state, f"came-{NAMES[spot.place]}", piece, views, **facts)
    return state


def swap_hands(state: State, clause: e.SwapHands, chosen: Chosen) -> Outcome:
    """The whole hands of the reader and of another player change places; no target where both are empty.

    A player who is chosen holds a card (R23).
    """
    reader, seats = reading(state).reader, _worth_swapping(state, clause)
    if clause.place in ONE_OF:
        if not chosen:
            return Ask(reader, "player", numbers=seats)
        seats = tuple(each for each in chosen if isinstance(each, int))
    if not seats:
        return state, 0
    other = seats[0]
    n = len(state.hands[reader]) + len(state.hands[other])
    state = tell(state, "swapped-hands", seat=reader, other=other)
    return _rehand(state, {reader: other, other: reader}), n


def swap_hands_has_effect(state: State, clause: e.SwapHands) -> bool:
    """Whether there is a player to exchange hands with."""
    return bool(_worth_swapping(state, clause))


def _worth_swapping(state: State, clause: e.SwapHands) -> tuple[int, ...]:
    """The others whose hand is another one: who is chosen holds a card (R23), of two empty hands none is."""
    mine = () if clause.place in ONE_OF else state.hands[reading(state).reader]
    return tuple(seat for seat in _others(state, clause) if mine or state.hands[seat])


def swap_hands_overfills(state: State, clause: e.SwapHands, held: Sizes) -> bool:
    """Whether a hand of these sizes would be above the limit of the player who gets it."""
    reader = reading(state).reader
    return any(
        held[other] > limit_of(state, reader) or held[reader] > limit_of(state, other)
        for other in _others(state, clause)
    )


def _others(state: State, clause: e.SwapHands) -> tuple[int, ...]:
    """The players whose hand the reader may get."""
    reader = reading(state).reader
    return tuple(seat for seat in seats_of(state, clause.place) if seat != reader)


def pass_hands(state: State, clause: e.PassHands, chosen: Chosen) -> Outcome:
    """All hands go round by one seat at once."""
    seats = range(len(state.hands))
    state = tell(state, "passed-left" if clause.left else "passed-right")
    return _rehand(state, {seat: _giver(state, clause, seat) for seat in seats}), sum(map(len, state.hands))


def pass_hands_has_effect(state: State, clause: e.PassHands) -> bool:
    """Whether anybody holds a card."""
    return any(state.hands)


def pass_hands_overfills(state: State, clause: e.PassHands, held: Sizes) -> bool:
    """Whether a hand of these sizes would be above the limit of the player who gets it."""
    return any(held[_giver(state, clause, seat)] > limit_of(state, seat) for seat in range(len(held)))


def _giver(state: State, clause: e.PassHands, seat: int) -> int:
    """The seat from which this one gets its hand; next in order sits on the left."""
    return (seat + (-1 if clause.left else 1)) % len(state.hands)


def _rehand(state: State, givers: dict[int, int]) -> State:
    """Each of these seats holds the hand of its giver; the cards lie as the hand of the seat does."""
    order = [seat for seat in around(state, reading(state).reader) if seat in givers]
    getters = {giver: seat for seat, giver in givers.items()}
    for seat in order:
        state = tell_hand(state, "gave", seat, other=getters[seat])
    hands = [
        tuple(noticed(state, piece, Place.HANDS, seat) for piece in state.hands[givers[seat]])
        if seat in givers
        else held
        for seat, held in enumerate(state.hands)
    ]
    state = state._replace(hands=tuple(hands))
    for seat in order:
        state = tell_hand(state, "got", seat)
    return state
