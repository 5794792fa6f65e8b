"""Where cards lie on the page: each is named by its token, which says nothing of its face (R2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.core.cards import HIDDEN
from game.games.read_aloud.language.effects import Face, Place
from game.games.read_aloud.rules.answers import READ, named
from game.games.read_aloud.rules.state import Piece, Spot, State
from game.games.read_aloud.rules.zones import at
from game.ui.view import Scene


def card_id(piece: Piece) -> str:
    """The id of a card on the page."""
    return f"c{piece.token}"


def spots(seen: State) -> Iterator[Spot]:
    """All places that are drawn: field, hands, the pile's top and what lies open in it, discards, the last first."""
    yield from (Spot(Place.FIELD, n) for n in range(len(seen.field)))
    for seat in range(len(seen.hands)):
        yield from hand_of(seen, seat)
    yield from of_pile(seen)
    yield from (Spot(Place.DISCARDS, n) for n in reversed(range(len(seen.discards))))


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
    """The place of the selected card, of several of the one that was pressed last."""
    ticked = scene.ticked[-1:]
    return next((spot for spot in spots(scene.seen) if (card_id(at(scene.seen, spot)),) == ticked), None)


def moved(before: State, after: State, _: int | None) -> tuple[tuple[str, str], ...]:
    """The cards that move between two seen states: those in sight both times, in another place or under a card."""
    was, now = drawn(before), drawn(after)
    pairs = [(token, token) for token, (_, where) in now.items() if token in was and was[token][1] != where]
    covered = [(token, top) for token, top in gone_under(was, now) if (top, top) not in pairs]
    return tuple((f"c{one}", f"c{other}") for one, other in (*pairs, *covered)[:MOST_MOVING])


Drawn = Mapping[int, tuple[Piece, tuple[Place, int | None]]]
"""The cards in sight by their tokens, each with the place that it is in."""


def drawn(seen: State) -> Drawn:
    """What is in sight of a seen state."""
    return {at(seen, spot).token: (at(seen, spot), (spot.place, spot.seat)) for spot in in_sight(seen)}


def gone_under(was: Drawn, now: Drawn) -> Iterator[tuple[int, int]]:
    """The cards that were in sight and lie under another one since, each with that one."""
    gone = {piece.key: token for token, (piece, _) in was.items() if token not in now and piece.key != HIDDEN}
    for top, (piece, _) in now.items():
        before = was[top][0].under if top in was else ()
        yield from ((gone[key], top) for key in piece.under if key in gone and key not in before)


def in_sight(seen: State) -> list[Spot]:
    """The places that are drawn without opening anything: of the discards only the last."""
    last = Spot(Place.DISCARDS, len(seen.discards) - 1)
    there = [spot for spot in spots(seen) if spot.place is not Place.DISCARDS or spot == last]
    return [*there, *below(seen, Place.PILE), *below(seen, Place.DISCARDS)]


def below(seen: State, heap: Place) -> list[Spot]:
    """The places right below the top of the pile or the discards: nothing is drawn there, but cards come and go."""
    if heap is Place.PILE:
        return [Spot(heap, n) for n, piece in enumerate(seen.pile[:BELOW]) if n and piece.face is not Face.OPEN]
    n = len(seen.discards)
    return [Spot(heap, i) for i in range(max(0, n - BELOW), n - 1)]


BELOW = 6
"""How many cards of a heap have a place of their own on the page, the top among them."""
MOST_MOVING = 8
"""More names than these make a transition slow."""
