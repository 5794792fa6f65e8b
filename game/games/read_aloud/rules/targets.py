"""The cards and players that a clause means: those chosen so far, those that follow, or the next question.

An Ask with nothing to choose says that there is no target.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import chain
from types import MappingProxyType
from typing import TypeAlias

from game.core.rules import Secret
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import UNOWNED, Face, Place, Side
from game.games.read_aloud.rules.conditions import value
from game.games.read_aloud.rules.state import Ask, Spot, State
from game.games.read_aloud.rules.transfer import by_zone
from game.games.read_aloud.rules.zones import around, at, face_at, reading, spots, this, zone

Chosen: TypeAlias = tuple[Spot | int, ...]
"""The answers to a clause's questions, in the order asked: cards by place, seats, numbers."""
Outcome: TypeAlias = tuple[State, int] | Ask
"""The state after a clause and the number of cards it moved or turned; or the question that comes first."""
Spots: TypeAlias = tuple[Spot, ...]
Fits: TypeAlias = Callable[[Spot], bool]

ONE_OF = (Place.ANYONE, Place.ANOTHER, Place.PLAY)
"""Places that are one zone, still to be chosen."""


SEATS: Mapping[Place, slice] = MappingProxyType(
    {
        Place.MINE: slice(0, 1),
        Place.LEFT: slice(1, 2),
        Place.RIGHT: slice(-1, None),
        **dict.fromkeys((Place.ANOTHER, Place.OTHERS), slice(1, None)),
        **dict.fromkeys((Place.HANDS, Place.ANYONE, Place.PLAY), slice(None)),
    }
)
"""The players that a place of hands may mean, among all in seating order from the reader (R26)."""


def seats_of(state: State, place: Place) -> tuple[int, ...]:
    """The players whose hands a text may mean by this (R7), in seating order from the reader."""
    read = reading(state)
    order = around(state, read.reader)
    if place is Place.OWNER:
        return () if read.owner is None else (read.owner,)
    return order[SEATS[place]] if place in SEATS else ()


def cards_of(state: State, place: Place) -> Spots:
    """The cards that a text may mean by one card of this place; of the pile it is the top (R14)."""
    if place is Place.PILE:
        return spots(state, place)[:1]
    if place in UNOWNED:
        return spots(state, place)
    first = [spots(state, Place.FIELD)] if place is Place.PLAY else []
    return tuple(chain(*first, *[spots(state, Place.HANDS, seat) for seat in seats_of(state, place)]))


def targets(state: State, place: Place) -> Spots:
    """The same without the card that is being read, unless it is the only one (R9)."""
    every = cards_of(state, place)
    here = this(state)
    return other_than(here, every) or every


def other_than(here: Spot | None, every: Spots) -> Spots:
    """These cards without that one."""
    if here not in every:
        return every
    n = every.index(here)
    return every[:n] + every[n + 1 :]


def own_cards(state: State, seat: int) -> Spots:
    """The cards that a player may choose of their own hand: not the card being read, unless it is the only one (R9)."""
    every = spots(state, Place.HANDS, seat)
    token = reading(state).token
    return tuple(spot for spot in every if state.hands[seat][spot.n].token != token) or every


def pick_player(state: State, place: Place, chosen: Chosen) -> tuple[int, ...] | Ask:
    """The players that a place of hands means: one to be chosen, or all of them."""
    seats = seats_of(state, place)
    if place not in ONE_OF:
        return seats
    if chosen:
        return (_number(chosen[0]),)
    return Ask(reading(state).reader, "player", numbers=seats)


def pick_zone(state: State, place: Place, chosen: Chosen) -> tuple[tuple[Place, int | None], ...] | Ask:
    """The zones that a place means as a whole; of the field and all hands, the one where the chosen card lies."""
    if place is Place.PLAY:
        if not chosen:
            return Ask(reading(state).reader, "card", cards_of(state, place))
        spot = _spot(chosen[0])
        return ((spot.place, spot.seat),)
    if place in UNOWNED:
        return ((place, None),)
    seats = pick_player(state, place, chosen)
    return seats if isinstance(seats, Ask) else tuple((Place.HANDS, seat) for seat in seats)


def pick_cards(state: State, cards: e.Cards | e.Bottom, chosen: Chosen, fits: Fits = lambda _: True) -> Spots | Ask:
    """The cards that are meant and fit, or the Ask for the next of them."""
    if isinstance(cards, e.This):
        here = this(state)
        return (here,) if here and fits(here) else ()
    if isinstance(cards, e.Whole):
        found = pick_zone(state, cards.place, chosen)
        if isinstance(found, Ask):
            return holding(state, found, fits)
        return tuple(spot for place, seat in found for spot in spots(state, place, seat) if fits(spot))
    if isinstance(cards, (e.Valued, e.Peak)):
        return _pick_valued(state, cards, chosen)
    if isinstance(cards, (e.Top, e.Bottom)) or cards.place is Place.PILE:
        return _pick_of_pile(state, cards, chosen, fits)
    every = tuple(filter(fits, targets(state, cards.place)))
    return _pick_some(state, cards, every, chosen)


def _pick_valued(state: State, cards: e.Valued | e.Peak, chosen: Chosen) -> Spots | Ask:
    """The cards of this worth (R31); Secret in a seen state, unless all see them."""
    found = pick_zone(state, cards.place, chosen)
    if isinstance(found, Ask):
        return holding(state, found)
    every = tuple(spot for place, seat in found for spot in spots(state, place, seat))
    if state.chance is None and any(face_at(state, spot) is not Face.OPEN for spot in every):
        raise Secret
    if isinstance(cards, e.Peak):
        return _outermost(state, every, cards.high)
    return tuple(spot for spot in every if _is_worth(value(state, at(state, spot)), cards))


def _is_worth(worth: int, cards: e.Valued) -> bool:
    if cards.side is Side.EXACTLY:
        return worth == cards.number
    return worth >= cards.number if cards.side is Side.OR_MORE else worth <= cards.number


def _outermost(state: State, every: Spots, high: bool) -> Spots:
    """Those of the highest value, or of the lowest; the card being read only if there is no other (R9)."""
    every = tuple(spot for spot in every if spot != this(state)) or every
    worths = [value(state, at(state, spot)) for spot in every]
    goal = (max if high else min)(worths, default=0)
    return tuple(spot for spot, worth in zip(every, worths, strict=True) if worth == goal)


def holding(state: State, ask: Ask, fits: Fits = lambda _: True) -> Ask:
    """The question with those players alone who hold a card that fits (R23)."""
    numbers = tuple(seat for seat in ask.numbers if any(map(fits, spots(state, Place.HANDS, seat))))
    return ask._replace(spots=tuple(filter(fits, ask.spots)), numbers=numbers)


def _pick_of_pile(state: State, cards: e.Top | e.Bottom | e.Some, chosen: Chosen, fits: Fits) -> Spots | Ask:
    n = pick_number(state, cards.amount, chosen, len(state.pile))
    if isinstance(n, Ask):
        return n
    return tuple(filter(fits, bottom(state, n) if isinstance(cards, e.Bottom) else spots(state, Place.PILE)[:n]))


def bottom(state: State, n: int) -> Spots:
    """The last cards of the pile."""
    return spots(state, Place.PILE)[max(len(state.pile) - n, 0) :]


def _pick_some(state: State, cards: e.Some, every: Spots, chosen: Chosen) -> Spots | Ask:
    """One at a time (R6); the rest at once where there is nothing left to choose."""
    together = cards.place in ONE_OF
    zones = by_zone(every) if together else {}
    most = max(map(len, zones.values()), default=0) if together else len(every)
    n = pick_number(state, cards.amount, chosen, most)
    if isinstance(n, Ask):
        return n
    picked = tuple(_spot(each) for each in chosen[isinstance(cards.amount, e.Any) :])
    reader = reading(state).reader
    if not together or not n:
        return pick_more(reader, every, picked, n)
    if not picked and len(zones) > 1:
        return Ask(reader, "card", every)
    return pick_more(reader, _beside(every, picked[0] if picked else every[0]), picked, n)


def pick_more(seat: int, every: Spots, picked: Spots, n: int) -> Spots | Ask:
    """`n` of these cards: those picked, and the rest at once where nothing is left to choose; else the Ask for one."""
    if n <= len(picked):
        return picked
    left = tuple(spot for spot in every if spot not in picked)
    return (*picked, *left) if len(left) <= n - len(picked) else Ask(seat, "card", left)


def _beside(every: Spots, spot: Spot) -> Spots:
    """Those of the cards that lie in the same zone."""
    return tuple(each for each in every if each.place is spot.place and each.seat == spot.seat)


def pick_number(state: State, amount: e.Amount, chosen: Chosen, most: int) -> int | Ask:
    """The number of cards that is meant, at most `most`; or the Ask for it."""
    if isinstance(amount, int):
        return min(amount, most)
    if isinstance(amount, e.Any):
        if chosen:
            return min(_number(chosen[0]), most)
        return Ask(reading(state).reader, "number", numbers=tuple(range(most + 1)) if most else ())
    return min(amount_of(state, amount), most)


def amount_of(state: State, amount: e.Amount) -> int:
    """A number that nobody has to choose; of a free choice, one."""
    match amount:
        case int():
            return amount
        case e.That():
            return reading(state).that
        case e.Count(place):
            return count(state, place)
    return 1


def count(state: State, place: Place) -> int:
    """The number of cards in a place that is one zone, or in several hands together."""
    if place in UNOWNED:
        return len(zone(state, place))
    return sum(len(state.hands[seat]) for seat in seats_of(state, place))


def spots_in(chosen: Chosen) -> Spots:
    """The cards among the answers to a clause's questions."""
    return tuple(each for each in chosen if isinstance(each, Spot))


def _number(choice: Spot | int) -> int:
    assert isinstance(choice, int)
    return choice


def _spot(choice: Spot | int) -> Spot:
    assert isinstance(choice, Spot)
    return choice
