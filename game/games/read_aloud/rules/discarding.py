"""Clauses that discard: cards of a place, cards of each player's choice, the pile down to a number (C2, C12 to C22)."""

from __future__ import annotations

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import UNOWNED, Act, Place
from game.games.read_aloud.rules.state import Ask, Spot, State
from game.games.read_aloud.rules.targets import (
    Chosen,
    Outcome,
    amount_of,
    cards_of,
    holding,
    own_cards,
    pick_cards,
    pick_more,
    pick_player,
    seats_of,
    spots_in,
    targets,
)
from game.games.read_aloud.rules.transfer import discard
from game.games.read_aloud.rules.zones import spots, this


def discard_cards(state: State, clause: e.Discard, chosen: Chosen) -> Outcome:
    """Cards move to the discard pile; those that lie there already stay as they are (R9)."""
    found = pick_cards(state, clause.cards, chosen, lambda spot: spot.place is not Place.DISCARDS)
    return found if isinstance(found, Ask) else (discard(state, found), len(found))


def discard_has_effect(state: State, clause: e.Discard) -> bool:
    """Whether there is a card to discard that is not on the discard pile; its value is not looked at."""
    match clause.cards:
        case e.This():
            here = this(state)
            return here is not None and here.place is not Place.DISCARDS
        case e.Top(amount):
            return bool(state.pile) and amount_of(state, amount) > 0
        case e.Whole(place) | e.Valued(place) | e.Peak(place):
            return bool(cards_of(state, place))
        case e.Some(amount, place):
            return bool(targets(state, place)) and amount_of(state, amount) > 0


def discard_act(clause: e.Discard) -> Act | None:
    """The act of discarding from hands, where the clause names a hand; this card is judged by where it lies (R4)."""
    place = getattr(clause.cards, "place", Place.FIELD)
    return None if place in UNOWNED else Act.DISCARD_FROM_HANDS


def discard_each(state: State, clause: e.Each, chosen: Chosen) -> Outcome:
    """Each of the players chooses cards of their own hand, all of them before any card moves (R6)."""
    seats = pick_player(state, clause.hands, chosen)
    return holding(state, seats) if isinstance(seats, Ask) else discard_by(state, seats, clause.amount, chosen)


def discard_by(state: State, seats: tuple[int, ...], amount: int, chosen: Chosen) -> Outcome:
    """These players discard as many cards of their choice, in one act."""
    gone: tuple[Spot, ...] = ()
    for seat in seats:
        mine = tuple(spot for spot in spots_in(chosen) if spot.seat == seat)
        found = pick_more(seat, own_cards(state, seat), mine, amount)
        if isinstance(found, Ask):
            return found
        gone = (*gone, *found)
    return discard(state, gone), len(gone)


def each_has_effect(state: State, clause: e.Each) -> bool:
    """Whether one of the players holds a card."""
    return any(state.hands[seat] for seat in seats_of(state, clause.hands))


def thin(state: State, clause: e.Thin, chosen: Chosen) -> Outcome:
    """Cards are discarded from the top of the pile, so that the lowest are left (rule 7, E31)."""
    n = max(0, len(state.pile) - _left(state, clause))
    return discard(state, spots(state, Place.PILE)[:n]), n


def thin_has_effect(state: State, clause: e.Thin) -> bool:
    """Whether the pile has more cards than may be left."""
    return len(state.pile) > _left(state, clause)


def _left(state: State, clause: e.Thin) -> int:
    """The most cards that are left in the pile."""
    return clause.number * len(state.field) if clause.times_field else clause.number
