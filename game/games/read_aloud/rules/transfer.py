"""Moving cards: taking them from a zone, laying them in another, discarding; and the news of it.

A card's face stands in the public facts of an event where all see it, else in the private ones of those who do.
"""

from __future__ import annotations

from typing import Any

from game.core.cards import put
from game.core.chance import Dice
from game.core.rules import Event, Secret
from game.games.read_aloud.language.effects import Face, Place
from game.games.read_aloud.rules.state import Piece, Spot, State
from game.games.read_aloud.rules.zones import (
    NAMES,
    Gaps,
    Pieces,
    face_there,
    index,
    keys_of,
    laid_with_gaps,
    noticed,
    replaced,
    seers,
    zone,
)


def tell(state: State, kind: str, **facts: Any) -> State:
    """The state with one more event that everybody is told of; without it where nothing is told."""
    return state._replace(news=(*state.news, Event(kind, facts))) if state.terms.told else state


def announced(state: State, event: Event) -> State:
    """The state with one more event; without it where nothing is told."""
    return state._replace(news=(*state.news, event)) if state.terms.told else state


def tell_card(state: State, kind: str, piece: Piece, views: tuple[tuple[Face, int | None], ...], **facts: Any) -> State:
    """News of a card that lies, or lay, as these faces and owners say: `<kind>-open` where all can see it."""
    if not state.terms.told:
        return state
    if any(face is Face.OPEN for face, _ in views):
        return tell(state, f"{kind}-open", **facts, cards=keys_of((piece,)))
    seats = len(state.hands)
    seats_told = tuple(sorted({seat for face, owner in views for seat in seers(face, owner, seats)}))
    if not seats_told:
        return tell(state, kind, **facts)
    return announced(state, Event(kind, facts, {"cards": keys_of((piece,))}, seats_told))


def tell_cards(state: State, kind: str, pieces: Pieces, face: Face, owner: int | None, **facts: Any) -> State:
    """News of several cards that lay so, with their number; `<kind>-open` where all could see them."""
    if not state.terms.told:
        return state
    if face is Face.OPEN:
        return tell(state, f"{kind}-open", **facts, n=len(pieces), cards=keys_of(pieces))
    told = seers(face, owner, len(state.hands))
    private = {"cards": keys_of(pieces)} if told else {}
    return announced(state, Event(kind, {**facts, "n": len(pieces)}, private, told))


def take(state: State, chosen: tuple[Spot, ...]) -> tuple[State, Pieces]:
    """The cards of these places, gone from there; their places stay vacant until cards are replenished (R11)."""
    if len(chosen) == 1:
        return _take_one(state, *chosen)
    pieces = tuple([zone(state, place, seat)[n] for place, n, seat in chosen])
    for (place, seat), gone in by_zone(chosen).items():
        left = [*zone(state, place, seat)]
        for n in sorted(gone, reverse=True):
            del left[n]
        state = laid_with_gaps(state, place, seat, tuple(left), with_vacant(state, index(place, seat), gone))
    return state, pieces


def _take_one(state: State, spot: Spot) -> tuple[State, Pieces]:
    """The same of one card, as most clauses take."""
    place, n, seat = spot
    there = zone(state, place, seat)
    gaps = with_vacant(state, index(place, seat), [n])
    return laid_with_gaps(state, place, seat, there[:n] + there[n + 1 :], gaps), there[n : n + 1]


def by_zone(chosen: tuple[Spot, ...]) -> dict[tuple[Place, int | None], list[int]]:
    """The numbers of the cards by the zones in which they lie, in the order chosen."""
    found: dict[tuple[Place, int | None], list[int]] = {}
    for place, n, seat in chosen:
        found.setdefault((place, seat), []).append(n)
    return found


def with_vacant(state: State, i: int | None, gone: list[int]) -> tuple[Gaps, ...]:
    """All vacant places when these cards have gone from one zone; none are kept of pile and discards."""
    if i is None:
        return state.gaps
    gaps = state.gaps or ((),) * (len(state.hands) + 1)
    vacant = tuple(sorted([*gaps[i], *[_before(gaps[i], n) for n in gone]] if gaps[i] else gone))
    return put(gaps, i, vacant)


def _before(vacant: tuple[int, ...], n: int) -> int:
    """The place of the card that is now the n-th, in the row as it was before those places became vacant (R24)."""
    for gap in vacant:
        n += gap <= n
    return n


def came_back(state: State, chosen: tuple[Spot, ...]) -> State:
    """The state with those of the cards counted that came from the discards (R33)."""
    return state._replace(returned=state.returned + sum(spot.place is Place.DISCARDS for spot in chosen))


def arrive(state: State, piece: Piece, place: Place, seat: int | None = None) -> State:
    """The card laid there as cards lie there: in the first vacant place, else at the right end (R1, R11)."""
    there = zone(state, place, seat)
    n, gaps = vacancy(state.gaps, index(place, seat), len(there))
    return laid_with_gaps(state, place, seat, (*there[:n], noticed(state, piece, place, seat), *there[n:]), gaps)


def vacancy(gaps: tuple[Gaps, ...], i: int | None, n: int) -> tuple[int, tuple[Gaps, ...]]:
    """(The place for one more card in a zone that has n, all vacant places then)."""
    if i is None or not gaps or not gaps[i]:
        return n, gaps
    return min(gaps[i][0], n), put(gaps, i, gaps[i][1:])


def discard(state: State, chosen: tuple[Spot, ...]) -> State:
    """The cards of these places on the discard pile, in this order: one act (E15, E38)."""
    if not chosen:
        return state
    state, pieces = take(_tell_discarded(state, chosen), chosen)
    pieces = tuple([noticed(state, piece, Place.DISCARDS, None) for piece in pieces])
    counts = state.returned < len(state.terms.cards)  # R33
    return state._replace(discards=(*state.discards, *pieces), quiet=-1 if counts else state.quiet, past=())


def _tell_discarded(state: State, chosen: tuple[Spot, ...]) -> State:
    """News of cards that go to the discard pile, zone by zone."""
    if not state.terms.told:
        return state
    for (place, seat), gone in by_zone(chosen).items():
        there = zone(state, place, seat)
        keys = keys_of([there[n] for n in gone])
        facts = {"seat": seat} if place is Place.HANDS else {}
        state = tell(state, f"discarded-{NAMES[place]}", **facts, n=len(gone), cards=keys)
    return state


def exchanged(state: State, pieces: tuple[tuple[Spot, Piece], ...]) -> State:
    """Other cards in these places, lying as cards lie there."""
    for spot, piece in pieces:
        state = replaced(state, spot, noticed(state, piece, spot.place, spot.seat))
    return state


def dice_for(state: State, purpose: str) -> tuple[State, Dice]:
    """Dice for the next shuffle or overflow (R15); Secret where chance is not known."""
    if state.chance is None:
        raise Secret
    return state._replace(shuffles=state.shuffles + 1), state.chance(purpose, state.shuffles)


def renewed(state: State, pieces: Pieces) -> tuple[State, Pieces]:
    """The cards with new tokens, so that nobody can follow them (R2), lying as their place does."""
    first = state.tokens
    fresh = tuple(piece._replace(token=first + n, face=None, known=0) for n, piece in enumerate(pieces))
    return state._replace(tokens=first + len(pieces)), fresh


def tell_hand(state: State, kind: str, seat: int, **facts: Any) -> State:
    """News of a whole hand, with its cards for the seats that see it."""
    pieces = zone(state, Place.HANDS, seat)
    face = face_there(state, Place.HANDS, seat)
    return tell_cards(state, kind, pieces, face, seat, seat=seat, **facts) if pieces else state
