"""The beginner: it lays whatever makes the most beside the lead at once, or else its highest card.

It never drops out, has no plan for its later cards, looks at no other row, and keeps nothing for the next round.
"""

from __future__ import annotations

from collections.abc import Generator

from game.core.chance import Dice
from game.core.rules import Choice, Saying
from game.games.court_circular.rules import moves
from game.games.court_circular.rules.answers import DROP, LEAD, STAY
from game.games.court_circular.rules.hands import Hand, value
from game.games.court_circular.rules.outlook import made_so_far
from game.games.court_circular.rules.score import points
from game.games.court_circular.rules.state import State


def think(seen: State, seat: int, dice: Dice) -> Generator[None, None, tuple[Choice, ...]]:
    """All moves, what it likes best first; the worth is minus the place in this order."""
    yield
    options = moves(seen)
    if seen.choosing:
        order = sorted(options, key=lambda move: _given(seen, move))
        return tuple(Choice(move, -float(i), ("reason.cheapest", {})) for i, move in enumerate(order))
    order = sorted(options, key=lambda move: _liking(seen, seat, move), reverse=True)
    return tuple(Choice(move, -float(i), _why(seen, seat, move)) for i, move in enumerate(order))


def _given(seen: State, move: str) -> tuple[int, int]:
    """What a lead would have counted in the heap, and how high a card it is."""
    assert seen.last
    card = move.removeprefix(LEAD)
    return points((card,), seen.last.up, seen.terms), value(card, seen.terms.sheet)


def _liking(seen: State, seat: int, move: str) -> tuple[int, int]:
    """The class that the row would be of at once, and the card; dropping out comes last."""
    if move in (STAY, DROP):
        return (0, 0) if move == STAY else (-1, 0)
    return _made(seen, seat, move).place, value(move, seen.terms.sheet)


def _made(seen: State, seat: int, card: str) -> Hand:
    return made_so_far(seen.lead or "", (*seen.rows[seat], card), seen.terms.sheet)


def _why(seen: State, seat: int, move: str) -> Saying:
    """What the row would be at once."""
    if move in (STAY, DROP):
        return "reason.to-the-end", {}
    made = _made(seen, seat, move)
    return ("reason.at-once", {"hand": made.name}) if made.cards else ("reason.highest", {})
