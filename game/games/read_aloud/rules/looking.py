"""A private look: the reader alone is told faces, and nothing on the table changes (R30)."""

from __future__ import annotations

from game.core.rules import Event
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.rules.state import Ask, Piece, Spot, State
from game.games.read_aloud.rules.targets import Chosen, Outcome, Spots, amount_of, bottom, cards_of, pick_cards, targets
from game.games.read_aloud.rules.transfer import announced
from game.games.read_aloud.rules.zones import NAMES, at, keys_of, laid, reading, sees, spots, zone


def look(state: State, clause: e.Look, chosen: Chosen) -> Outcome:
    """The reader is told the faces of those of the cards that they do not see; the others hear how many and where."""
    found = pick_cards(state, clause.cards, chosen, lambda spot: _unseen(state, spot))
    if isinstance(found, Ask):
        return found
    zones = dict.fromkeys((spot.place, spot.seat) for spot in found)
    for place, seat in zones:
        name = "bottom" if isinstance(clause.cards, e.Bottom) else NAMES[place]
        state = _looked(state, name, tuple(spot for spot in found if (spot.place, spot.seat) == (place, seat)))
    return state, len(found)


def look_has_effect(state: State, clause: e.Look) -> bool:
    """Whether there is such a card that the reader does not see."""
    match clause.cards:
        case e.Top(amount):
            pile = spots(state, Place.PILE)
            every = pile if isinstance(amount, e.Any) else pile[: amount_of(state, amount)]
        case e.Bottom(amount):
            every = bottom(state, len(state.pile) if isinstance(amount, e.Any) else amount_of(state, amount))
        case e.Some(amount, place):
            every = targets(state, place) if amount_of(state, amount) else ()
        case e.Whole(place):
            every = cards_of(state, place)
    return any(_unseen(state, spot) for spot in every)


def _unseen(state: State, spot: Spot) -> bool:
    return not sees(state, reading(state).reader, spot)


def _looked(state: State, name: str, found: Spots) -> State:
    """These cards of one zone, seen by the reader; the news is called after the name."""
    first, reader = found[0], reading(state).reader
    owner = {} if first.seat is None else {"owner": first.seat}
    facts = {"seat": reader, **owner, "n": len(found)}
    cards = {"cards": keys_of(at(state, spot) for spot in found)}
    state = announced(state, Event(f"looked-{name}", facts, cards, (reader,)))
    looked = {spot.n for spot in found}
    there = zone(state, first.place, first.seat)
    known = tuple(_known(piece, reader) if n in looked else piece for n, piece in enumerate(there))
    return laid(state, first.place, first.seat, known)


def _known(piece: Piece, seat: int) -> Piece:
    """The card, known to this seat from now on as long as it can be followed."""
    return piece._replace(known=piece.known | 1 << seat)
