"""Where cards lie on the page: each is named by its token, which says nothing of its face (R2)."""

from __future__ import annotations

from collections.abc import Iterator

from game.games.read_aloud.answers import READ, named
from game.games.read_aloud.effects import Face, Place
from game.games.read_aloud.state import Piece, Spot, State
from game.games.read_aloud.table import at
from game.ui.view import Scene


def card_id(piece: Piece) -> str:
    """The id of a card on the page."""
    return f"c{piece.token}"


def spots(seen: State) -> Iterator[Spot]:
    """All places that are drawn: the field, the hands, the pile's top and what lies open in it, the discards."""
    yield from (Spot(Place.FIELD, n) for n in range(len(seen.field)))
    for seat in range(len(seen.hands)):
        yield from hand_of(seen, seat)
    yield from of_pile(seen)
    yield from (Spot(Place.DISCARDS, n) for n in range(len(seen.discards)))


def of_pile(seen: State) -> tuple[Spot, ...]:
    """The places of the pile that are drawn: the top, and every card that lies face up."""
    return tuple(Spot(Place.PILE, n) for n, piece in enumerate(seen.pile) if n == 0 or piece.face is Face.OPEN)


def hand_of(seen: State, seat: int) -> tuple[Spot, ...]:
    """The places of a hand."""
    return tuple(Spot(Place.HANDS, n, seat) for n in range(len(seen.hands[seat])))


def move_at(scene: Scene, spot: Spot) -> str:
    """The move that the card there would make now, allowed or not."""
    return (READ if scene.seen.asked is None else "") + _named(scene, spot)


def spot_of(scene: Scene, move: str) -> Spot | None:
    """The place that a move names; None when it names none, such as a number."""
    name = move.removeprefix(READ)
    return next((spot for spot in spots(scene.seen) if _named(scene, spot) == name), None)


def _named(scene: Scene, spot: Spot) -> str:
    """A place as the seat at the page calls it; who looks on has no hand."""
    return named(spot, -1 if scene.seat is None else scene.seat)


def selected(scene: Scene) -> Spot | None:
    """The place of the selected card."""
    ticked = scene.ticked[:1]
    return next((spot for spot in spots(scene.seen) if (card_id(at(scene.seen, spot)),) == ticked), None)


def from_me(scene: Scene) -> tuple[int, ...]:
    """The seats in their order from one's own."""
    seats = len(scene.seen.hands)
    return tuple(((scene.seat or 0) + step) % seats for step in range(seats))


def moved(before: State, after: State, _: int | None) -> tuple[tuple[str, str], ...]:
    """The cards that move between two seen states: those in sight both times, in another place."""
    was = {at(before, spot).token: (spot.place, spot.seat) for spot in in_sight(before)}
    now = {at(after, spot).token: (spot.place, spot.seat) for spot in in_sight(after)}
    names = [f"c{token}" for token, where in now.items() if was.get(token, where) != where]
    return tuple((name, name) for name in names[:MOST_MOVING])


def in_sight(seen: State) -> list[Spot]:
    """The places that are drawn without opening anything: of the discards only the last."""
    last = Spot(Place.DISCARDS, len(seen.discards) - 1)
    return [spot for spot in spots(seen) if spot.place is not Place.DISCARDS or spot == last]


MOST_MOVING = 8
"""More names than these make a transition slow."""
