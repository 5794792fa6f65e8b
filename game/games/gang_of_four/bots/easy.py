"""The easy opponent: it answers with the lowest combination, and leads its lowest card with as many more as it can."""

from __future__ import annotations

from collections.abc import Generator

from game.core.chance import Dice
from game.core.rules import Choice
from game.games.gang_of_four.rules import moves
from game.games.gang_of_four.rules.answers import CALL
from game.games.gang_of_four.rules.cards import ORDER
from game.games.gang_of_four.rules.state import State


def think(seen: State, seat: int, dice: Dice) -> Generator[None, None, tuple[Choice, ...]]:
    """All moves, lowest cards first; the worth is minus the place in this order."""
    yield
    options = moves(seen)
    if seen.giving or seen.top:
        return tuple(Choice(move, -float(i), ("reason.lowest", {})) for i, move in enumerate(options))
    order = sorted(options, key=_eagerness)
    return tuple(Choice(move, -float(i), ("reason.many", {})) for i, move in enumerate(order))


def _eagerness(move: str) -> tuple[int, int, int]:
    """Its lowest card first, then as many cards as possible, and the call before its lack."""
    cards = move.removesuffix(CALL).split()
    return ORDER[cards[0]], -len(cards), -move.count(CALL)
