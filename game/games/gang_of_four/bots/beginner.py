"""The beginner: it leads single cards, answers with the strongest it has, and overlooks most hands of five."""

from __future__ import annotations

from collections.abc import Generator

from game.core.chance import Dice
from game.core.rules import Choice
from game.games.gang_of_four.rules import moves
from game.games.gang_of_four.rules.answers import CALL, PASS
from game.games.gang_of_four.rules.cards import ORDER
from game.games.gang_of_four.rules.state import State


def think(seen: State, seat: int, dice: Dice) -> Generator[None, None, tuple[Choice, ...]]:
    """All moves, from the strongest answer or the lowest lead."""
    yield
    options = moves(seen)
    if seen.giving:
        return tuple(Choice(move, -float(i), ("reason.lowest", {})) for i, move in enumerate(options))
    if seen.top:
        order = sorted(options, key=_showing_off, reverse=True)
        return tuple(Choice(move, -float(i), ("reason.highest", {})) for i, move in enumerate(order))
    order = sorted(options, key=_plainly)
    return tuple(Choice(move, -float(i), ("reason.plain", {})) for i, move in enumerate(order))


def _cards(move: str) -> list[int]:
    return [ORDER[card] for card in move.removesuffix(CALL).split()]


def _showing_off(move: str) -> tuple[int, list[int], int]:
    """Anything before the pass, the highest cards first, and the call before its lack."""
    if move == PASS:
        return 0, [], 0
    return 1, _cards(move)[::-1], move.count(CALL)


def _plainly(move: str) -> tuple[bool, int, int, int]:
    """Single cards, pairs and threes before all else, the lowest first, and of those the largest."""
    cards = _cards(move)
    return len(cards) > 3, cards[0], -len(cards), -move.count(CALL)
