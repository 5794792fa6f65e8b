"""The normal opponent: its own row in the best way there is, against rivals it does not look at."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from functools import cache

from game.bots import ranked
from game.core.chance import Dice
from game.core.rules import Choice, Saying
from game.games.garlandland.blind import BELOW
from game.games.garlandland.hands import Row, points
from game.games.garlandland.rules import State
from game.games.garlandland.solo import orders, outlook, share, without


def think(seen: State, seat: int, dice: Dice) -> Generator[None, None, tuple[Choice, ...]]:
    """Both cards with what they bring when the rest is played perfectly, rivals unseen; the reason compares them."""
    after, whole = _prospect(seen.goal, len(seen.rows))
    name = "points" if seen.goal == "points" else "share"
    held, row = seen.hands[seat], seen.rows[seat]
    worths = {}
    for card in held:
        yield
        worths[card] = after((*row, card), without(held, card)) / (whole * orders(len(row) + 1))
    return ranked([Choice(card, worth, _reason(name, card, worths)) for card, worth in worths.items()])


def _reason(name: str, card: str, worths: Mapping[str, float]) -> Saying:
    """What a card brings, against the other one."""
    worth = worths[card]
    other, its = next((each, w) for each, w in worths.items() if each != card)
    return f"reason.{name}{'-same' * (worth == its)}", {"worth": worth, "other": other, "its": its}


@cache
def _prospect(goal: str, seats: int) -> tuple[Callable[[Row, Row], int], int]:
    """The outlook for this goal, and the payoff that counts as 1."""
    if goal == "points":
        return outlook(points), 1
    return outlook(share(BELOW[seats], seats)), 2 * BELOW[seats][-1] ** (seats - 1)
