"""Why a card is better than the other, in words: what a hint and a review tell of the expert's thought."""

from __future__ import annotations

from collections.abc import Generator

from game.core.chance import Dice
from game.core.rules import Choice
from game.games.garlandland.bots.expert import chosen
from game.games.garlandland.bots.weighing import weigh
from game.games.garlandland.hints.reasons import reason
from game.games.garlandland.rules import State


def reasoned(seen: State, seat: int, dice: Dice) -> Generator[None, None, tuple[Choice, ...]]:
    """The thought of the expert, each card with the reason for or against it."""
    shares = yield from weigh(seen, seat)
    whys = yield from reason(seen, seat, shares)
    return tuple(each._replace(reason=whys[each.move]) for each in chosen(seen, seat, shares, dice))
