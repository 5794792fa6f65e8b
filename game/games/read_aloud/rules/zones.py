"""The zones of a state: their cards, by place or by token, and who sees them (R1, R9)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from game.core.cards import put
from game.core.rules import Secret
from game.games.read_aloud.language.effects import Face, Place
from game.games.read_aloud.rules.state import Piece, Reading, Spot, State

Pieces = tuple[Piece, ...]
Gaps = tuple[int, ...]
"""The vacant places of a zone (R11)."""
Sizes = tuple[int, ...]
"""The number of cards in every hand, by seat."""
NAMES = {Place.HANDS: "hand", Place.FIELD: "field", Place.PILE: "pile", Place.DISCARDS: "discards"}
"""The zones as kinds of events call them."""

OWNED = "a hand is somebody's"


def zone(state: State, place: Place, seat: int | None = None) -> Pieces:
    """The cards that lie there."""
    if place is Place.HANDS:
        assert seat is not None, OWNED
        return state.hands[seat]
    if place is Place.FIELD:
        return state.field
    return state.pile if place is Place.PILE else state.discards


def laid(state: State, place: Place, seat: int | None, pieces: Pieces) -> State:
    """The state with these cards in the zone instead of its own."""
    return laid_with_gaps(state, place, seat, pieces, state.gaps)


def laid_with_gaps(state: State, place: Place, seat: int | None, pieces: Pieces, gaps: tuple[Gaps, ...]) -> State:
    """The same, with these places vacant."""
    if place is Place.HANDS:
        assert seat is not None, OWNED
        return state._replace(hands=put(state.hands, seat, pieces), gaps=gaps)
    if place is Place.FIELD:
        return state._replace(field=pieces, gaps=gaps)
    return state._replace(pile=pieces) if place is Place.PILE else state._replace(discards=pieces)


def replaced(state: State, spot: Spot, piece: Piece) -> State:
    """The state with this card in the place instead of its own."""
    there = zone(state, spot.place, spot.seat)
    return laid(state, spot.place, spot.seat, (*there[: spot.n], piece, *there[spot.n + 1 :]))


def at(state: State, spot: Spot) -> Piece:
    """The card in this place."""
    return zone(state, spot.place, spot.seat)[spot.n]


def spots(state: State, place: Place, seat: int | None = None) -> tuple[Spot, ...]:
    """The places of all cards there."""
    return _spots(place, len(zone(state, place, seat)), seat)


@lru_cache(maxsize=2048)
def _spots(place: Place, n: int, seat: int | None) -> tuple[Spot, ...]:
    return tuple(Spot(place, i, seat) for i in range(n))


def face_up(state: State) -> tuple[Spot, ...]:
    """The places of the pile whose cards everybody sees, from the top (R20); the others lie face down (R1)."""
    return tuple([Spot(Place.PILE, n) for n, piece in enumerate(state.pile) if piece.face is Face.OPEN])


def in_play(state: State) -> tuple[Spot, ...]:
    """The field and all hands, in seating order from the first seat."""
    hands = (spot for seat in range(len(state.hands)) for spot in spots(state, Place.HANDS, seat))
    return (*spots(state, Place.FIELD), *hands)


def find(state: State, token: int) -> Spot | None:
    """The place of a card by its token; None for one under another, or of an old token."""
    for n, piece in enumerate(state.field):
        if piece.token == token:
            return Spot(Place.FIELD, n)
    for seat, hand in enumerate(state.hands):
        for n, piece in enumerate(hand):
            if piece.token == token:
                return Spot(Place.HANDS, n, seat)
    return _buried(state, token)


def _buried(state: State, token: int) -> Spot | None:
    """The place of a card among the discards or in the pile."""
    for place, pieces in ((Place.DISCARDS, state.discards), (Place.PILE, state.pile)):
        for n, piece in enumerate(pieces):
            if piece.token == token:
                return Spot(place, n)
    return None


def this(state: State) -> Spot | None:
    """The place of the card being read (R9); None where it lies under another or is lost."""
    return find(state, reading(state).token)


def reading(state: State) -> Reading:
    """The reading in progress; there must be one."""
    assert state.reading, "nothing is being read"
    return state.reading


def index(place: Place, seat: int | None) -> int | None:
    """Of the field and the hands in `faces` and `gaps`; None for pile and discards."""
    if place is Place.FIELD:
        return 0
    if place is not Place.HANDS:
        return None
    assert seat is not None, OWNED
    return 1 + seat


def face_there(state: State, place: Place, seat: int | None = None) -> Face:
    """The face of a place, which its cards have unless they are exceptions."""
    if place is Place.HANDS:
        assert seat is not None, OWNED
        return state.faces[1 + seat]
    if place is Place.FIELD:
        return state.faces[0]
    return Face.DOWN if place is Place.PILE else Face.OPEN


def face_at(state: State, spot: Spot) -> Face:
    """The face of the card in this place."""
    return at(state, spot).face or face_there(state, spot.place, spot.seat)


def shown(face: Face, owner: int | None, seat: int | None) -> bool:
    """Whether this seat sees a card that lies so; a spectator sees what all do."""
    if face is Face.OPEN:
        return True
    if face is Face.DOWN or seat is None:
        return False
    return seat == owner if face is Face.HIDDEN else seat != owner


def sees(state: State, seat: int | None, spot: Spot) -> bool:
    """Whether this seat sees the card in this place."""
    return shown(face_at(state, spot), spot.seat, seat)


def seers(face: Face, owner: int | None, seats: int) -> tuple[int, ...]:
    """The seats that see a card which lies so."""
    return tuple(seat for seat in range(seats) if shown(face, owner, seat))


@lru_cache(maxsize=256)
def bits(face: Face, owner: int | None, seats: int) -> int:
    """The same seats, a bit for each."""
    known = 0
    for seat in seers(face, owner, seats):
        known |= 1 << seat
    return known


def noticed(state: State, piece: Piece, place: Place, seat: int | None, face: Face | None = None) -> Piece:
    """The card lying there, by this face if it is an exception, and known to those who see it there."""
    known = piece.known | bits(face or face_there(state, place, seat), seat, len(state.hands))
    return piece if known == piece.known and face is piece.face else piece._replace(face=face, known=known)


def key_of(piece: Piece) -> str:
    """The card on top; Secret where it is not seen."""
    if piece.key is None:
        raise Secret
    return piece.key


def keys_of(pieces: Iterable[Piece]) -> tuple[str, ...]:
    """All these cards, with what lies under them; Secret where one is not seen."""
    return tuple([key for piece in pieces for key in (key_of(piece), *piece.under)])


def tokens(pieces: Iterable[Piece]) -> frozenset[int]:
    """The tokens of these cards, by which they are the same wherever they lie."""
    return frozenset([piece.token for piece in pieces])


def around(state: State, seat: int) -> tuple[int, ...]:
    """All seats in seating order from this one."""
    return _around(len(state.hands), seat)


@lru_cache(maxsize=64)
def _around(seats: int, seat: int) -> tuple[int, ...]:
    return tuple((seat + step) % seats for step in range(seats))


def limit_of(state: State, seat: int) -> int:
    """The most cards that this seat may hold (R16)."""
    return limits_by(state.limits[1], state.offsets)[seat]


@lru_cache(maxsize=256)
def limits_by(common: int, offsets: tuple[int, ...]) -> tuple[int, ...]:
    """The most cards that each seat may hold, by the common limit and its own part above or below it (R16)."""
    return tuple([max(0, common + offset) for offset in offsets])
