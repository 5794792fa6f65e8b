"""The strongest level: what is solved it plays as it was solved, and elsewhere it plays to win, by what lies open.

Where the solved game mixes, so does this, with its dice: in fifteenths.
"""

from __future__ import annotations

from collections.abc import Generator

from game.core.chance import Dice
from game.core.rules import Choice
from game.games.garlandland.bots import table
from game.games.garlandland.bots.duel import PARTS, ROWS
from game.games.garlandland.bots.tree import HANDS, LAST, hand_of, place
from game.games.garlandland.bots.weighing import is_duel, stage_of, weigh
from game.games.garlandland.rules import State
from game.games.garlandland.rules.hands import strength


def think(seen: State, seat: int, dice: Dice) -> Generator[None, None, tuple[Choice, ...]]:
    """Both cards with their share of the round, in the points game of the match; the one that is played first.

    A card that is played for the mixture's sake is worth no less than the other: between the two a rival must not be
    able to tell.
    """
    shares = yield from weigh(seen, seat)
    return chosen(seen, seat, shares, dice)


def chosen(seen: State, seat: int, shares: dict[str, float], dice: Dice) -> tuple[Choice, ...]:
    """The same once the share of each card is known."""
    best, other = _order(seen, seat, shares, dice)
    return Choice(best, max(shares.values())), Choice(other, shares[other])


def _order(seen: State, seat: int, shares: dict[str, float], dice: Dice) -> tuple[str, ...]:
    """The card that is played, and the other one."""
    row = seen.rows[seat]
    if len(row) == LAST:
        return tuple(sorted(shares, key=lambda card: strength((*row, card)), reverse=True))
    if not is_duel(seen):
        return tuple(sorted(shares, key=lambda card: -shares[card]))
    hand, (earlier, later) = hand_of(row, seen.hands[seat])
    return (earlier, later) if dice.below(PARTS) < parts(seen, seat, hand) else (later, earlier)


def parts(seen: State, seat: int, hand: int) -> int:
    """In how many fifteenths the solved game lays the earlier card of a hand."""
    laid, own, other = len(seen.rows[seat]), place(seen.rows[seat]), place(seen.rows[1 - seat])
    return table.strategy(stage_of(seen, seat))[laid][(own * HANDS[laid] + hand) * ROWS[laid] + other]
