"""The normal opponent: its own row in the best way there is, against rivals it does not look at."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import cache

from game.bots import ranked
from game.core.chance import Dice
from game.core.rules import Choice
from game.games.garlandland.blind import BELOW
from game.games.garlandland.hands import Row, points
from game.games.garlandland.rules import State
from game.games.garlandland.solo import orders, outlook, share, without


def think(seen: State, seat: int, dice: Dice) -> Generator[None, None, tuple[Choice, ...]]:
    """Both cards with what they bring when the rest is played perfectly, rivals unseen."""
    after, whole = _prospect(seen.goal, len(seen.rows))
    name = "points" if seen.goal == "points" else "share"
    held, row = seen.hands[seat], seen.rows[seat]
    choices = []
    for card in held:
        yield
        worth = after((*row, card), without(held, card)) / (whole * orders(len(row) + 1))
        choices.append(Choice(card, worth, (f"reason.{name}", {name: worth})))
    return ranked(choices)


@cache
def _prospect(goal: str, seats: int) -> tuple[Callable[[Row, Row], int], int]:
    """The outlook for this goal, and the payoff that counts as 1."""
    if goal == "points":
        return outlook(points), 1
    return outlook(share(BELOW[seats], seats)), 2 * BELOW[seats][-1] ** (seats - 1)
