"""Who would win if the game ended now, as far as a seat sees, and which cards decide it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import chain
from typing import NamedTuple

from game.games.read_aloud.language.effects import (
    Holder,
    Least,
    Measure,
    Most,
    Nearest,
    Place,
    Second,
    SecondLeast,
    Within,
)
from game.games.read_aloud.rules.conditions import PUBLIC, measured, says_discard, value, winners_of
from game.games.read_aloud.rules.state import Piece, Spot, State
from game.games.read_aloud.rules.zones import face_at, seers

RANKED = (Most, Least, Nearest)
"""Conditions that put those who do not win in an order, too."""
COMPARED = (*RANKED, Second, SecondLeast, Within)
"""Conditions of which a hand tells nothing alone, since they compare it with the others."""


class Standing(NamedTuple):
    """Where the players stand under the present condition; those who have lost are left out."""

    first: tuple[int, ...]
    """Who would win."""
    rest: tuple[int, ...]
    """The others whose measure is known, those nearer to winning first where there is an order."""
    unknown: tuple[int, ...]
    """Those whose measure depends on cards that the seat does not see."""
    measures: tuple[int | None, ...]
    """The measure of each seat; None where there is none or the viewing seat does not know it."""


def standing(seen: State) -> Standing:
    """How the players stand under the present condition, from what a seat has seen."""
    measure = getattr(seen.condition, "measure", None)
    seats = range(len(seen.hands))
    left = tuple(seat for seat in seats if seat not in seen.losers)
    if isinstance(seen.condition, Holder):
        return _holding(seen, left)
    if _field_hidden(seen):
        return Standing((), (), left, (None,) * len(seats))
    hidden = tuple(seat for seat in seats if measure and not _known(seen, seat, measure))
    unknown = tuple(seat for seat in left if seat in hidden)
    blank = seen._replace(losers=(*seen.losers, *unknown))
    numbers = tuple(None if seat in hidden or not measure else measured(seen, seat, measure) for seat in seats)
    first = winners_of(blank, numbers)
    return Standing(first, _others(blank, first, numbers), unknown, numbers)


def _holding(seen: State, left: tuple[int, ...]) -> Standing:
    """Who holds the card that has to be held; all with a card that is not seen, while that one is seen nowhere."""
    first = tuple(seat for seat in left if any(map(partial(_is_held, seen), seen.hands[seat])))
    everywhere = chain(seen.field, *seen.hands, seen.pile, seen.discards)
    found = any(map(partial(_is_held, seen), everywhere))
    unknown = () if found else tuple(seat for seat in left if not all(piece.key for piece in seen.hands[seat]))
    rest = tuple(seat for seat in left if seat not in (*first, *unknown))
    return Standing(first, rest, unknown, (None,) * len(seen.hands))


def _is_held(seen: State, piece: Piece) -> bool:
    """Whether this is seen to be the card that has to be held, or to lie on it."""
    return seen.held in (piece.key, *piece.under)


def _known(seen: State, seat: int, measure: Measure) -> bool:
    """Whether the measure of this hand is known to who has seen this state."""
    return measure in PUBLIC or all(piece.key for piece in seen.hands[seat])


def _field_hidden(seen: State) -> bool:
    """Whether the condition looks at field cards that are not seen."""
    goal = isinstance(seen.condition, Nearest) and seen.condition.number is None
    return goal and not all(piece.key for piece in seen.field)


def _others(seen: State, first: tuple[int, ...], numbers: tuple[int | None, ...]) -> tuple[int, ...]:
    """Those who would not win and have not lost."""
    rest: tuple[int, ...] = ()
    done = (*seen.losers, *first)
    while isinstance(seen.condition, RANKED) and (
        following := winners_of(seen._replace(losers=(*done, *rest)), numbers)
    ):
        rest += following
    return (*rest, *(seat for seat in range(len(numbers)) if seat not in (*done, *rest)))


def counts(seen: State, spot: Spot) -> bool:
    """Whether the condition looked at this card when the game ended, and not at every card; never before."""
    if not (seen.over and seen.condition and spot.place is Place.HANDS) or spot.seat in (None, *seen.losers):
        return False
    if isinstance(seen.condition, Holder):
        return _is_held(seen, seen.hands[spot.seat or 0][spot.n])
    measure = getattr(seen.condition, "measure", None)
    return measure is not None and spot.n in _looked_at(seen, spot.seat or 0, measure) and not _at_all(seen, measure)


def _at_all(seen: State, measure: Measure) -> bool:
    """Whether a measure looks at every card in hand, so that a mark would tell nothing."""
    return all(len(_looked_at(seen, seat, measure)) == len(hand) for seat, hand in enumerate(seen.hands))


def _looked_at(seen: State, seat: int, measure: Measure) -> tuple[int, ...]:
    """The places in a hand that make its measure."""
    hand = seen.hands[seat]
    values = tuple(value(seen, piece) if piece.key else 0 for piece in hand)
    ends = {
        Measure.HIGHEST: (max(values, default=0),),
        Measure.LOWEST: (min(values, default=0),),
        Measure.SPREAD: (max(values, default=0), min(values, default=0)),
        Measure.ZEROS: (0,),
    }
    if measure in ends:
        return tuple(n for n, each in enumerate(values) if each in ends[measure])
    fits: dict[Measure, Callable[[int], bool]] = {
        Measure.NEGATIVES: lambda n: values[n] < 0,
        Measure.STACKS: lambda n: bool(hand[n].under),
        Measure.KEEPERS: lambda n: not says_discard(seen.terms.cards[hand[n].key or ""]),
        Measure.SEEN: lambda n: any(
            other != seat for other in seers(face_at(seen, Spot(Place.HANDS, n, seat)), seat, len(seen.hands))
        ),
    }
    return tuple(n for n in range(len(hand)) if measure not in fits or fits[measure](n))
