"""What each seat could do at its turn, where all cards are known: end the game, or make itself the winner."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias, TypeVar

from game.core.cards import put
from game.games.read_aloud.bots.worth import Use, uses_of
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Act, Face, Place
from game.games.read_aloud.rules.agenda import about_to
from game.games.read_aloud.rules.clauses import holds
from game.games.read_aloud.rules.conditions import BY_VALUE, held_values, measures_by, of_values, winners_by
from game.games.read_aloud.rules.state import Measures, Spot, State

T = TypeVar("T")
Values: TypeAlias = tuple[tuple[int, ...], ...]
"""The values of the cards in all hands."""
LATER, NOW = 1, 2
"""A card that may end the game at another time, and one that ends it now."""
IN_OWN_SIGHT = (Face.OPEN, Face.HIDDEN)


class Powers(NamedTuple):
    """What each seat finds in the field and in its own hand."""

    ends: list[int]
    """0, LATER or NOW."""
    goals: list[int]
    """The number of conditions there that the seat would meet."""


def powers(state: State) -> Powers:
    """The powers of all seats."""
    seats = range(len(state.hands))
    found = Powers([0 for _ in seats], [0 for _ in seats])
    values = held_values(state)
    for spot, use in _of_use(state):
        if use.goal is not None:
            for seat in _would_win(state, use.goal, spot, values):
                found.goals[seat] += 1
        if use.end is not None:
            for seat in seats if spot.seat is None else (spot.seat,):
                found.ends[seat] = max(found.ends[seat], _end(state, use.end, spot, seat))
    return found


def suits(state: State, seat: int, key: str | None) -> bool:
    """Whether a seat holds a card by which it would set a condition that it meets."""
    use, values = uses_of(state.terms.cards).get(key), held_values(state)
    goal = use.goal if use else None
    spots = [Spot(Place.HANDS, n, seat) for n, piece in enumerate(state.hands[seat]) if piece.key == key]
    return goal is not None and any(seat in _would_win(state, goal, spot, values) for spot in spots)


def ender(state: State, seat: int) -> Spot | None:
    """The first card of the field or of the own hand by which the seat could end the game now."""
    found = [(spot, use.end) for spot, use in _of_use(state) if use.end is not None and spot.seat in (None, seat)]
    return next((spot for spot, end in found if _end(state, end, spot, seat) == NOW), None)


def _of_use(state: State) -> list[tuple[Spot, Use]]:
    """The useful cards that lie open in the field, or in a hand where its owner sees them."""
    uses = uses_of(state.terms.cards)
    face, *faces = state.faces
    found = [
        (Spot(Place.FIELD, n), uses[piece.key])
        for n, piece in enumerate(state.field)
        if piece.key in uses and (piece.face or face) is Face.OPEN
    ]
    for seat, hand in enumerate(state.hands):
        face = faces[seat]
        found += [
            (Spot(Place.HANDS, n, seat), uses[piece.key])
            for n, piece in enumerate(hand)
            if piece.key in uses and (piece.face or face) in IN_OWN_SIGHT
        ]
    return found


def _would_win(state: State, goal: e.Condition, spot: Spot, values: Values) -> tuple[int, ...]:
    """Those who could read this condition and would meet it, its card being gone."""
    if isinstance(goal, e.Beside):
        return ()
    if isinstance(goal, e.Holder):
        return () if spot.seat is None else (spot.seat,)
    if isinstance(goal, e.Reader):
        return tuple(range(len(state.hands))) if spot.seat is None else (spot.seat,)
    won = winners_by(state, goal, _measures(state, goal.measure, spot, values))
    if spot.seat is None:
        return won
    return (spot.seat,) if spot.seat in won else ()


def _measures(state: State, measure: e.Measure, spot: Spot, values: Values) -> Measures:
    """What a condition would compare if the card in this place were gone."""
    seat = spot.seat
    if measure in BY_VALUE:
        hands = values if seat is None else put(values, seat, _without(values[seat], spot.n))
        return tuple([of_values(hand, measure) for hand in hands])
    if seat is not None:
        state = state._replace(hands=put(state.hands, seat, _without(state.hands[seat], spot.n)))
    return measures_by(state, measure)


def _without(hand: tuple[T, ...], n: int) -> tuple[T, ...]:
    return hand[:n] + hand[n + 1 :]


def _end(state: State, clause: e.Clause, spot: Spot, seat: int) -> int:
    """Whether the clause would end the game if the seat read it now."""
    if Act.END in state.bans:
        return LATER
    if not isinstance(clause, e.If):
        return NOW
    return NOW if holds(about_to(state, spot, seat), clause.test) else LATER
