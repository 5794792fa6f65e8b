"""The dealing ritual (18, 19, D21): shuffle, cut, cut again and look, count counter-clockwise, deal clockwise."""

from __future__ import annotations

from typing import NamedTuple

from game.core.chance import Chance, Dice
from game.games.gang_of_four.rules.cards import DECK, NUMBER, TOP, Cards, in_order

HELD = 16


class Dealt(NamedTuple):
    """A deal with the ritual that led to it."""

    shown: Cards
    """The cards that the dealer's cuts have shown; all but the last are phoenixes or the dragon."""
    recipient: int
    """Who gets the first card."""
    hands: tuple[Cards, ...]
    dummy: Cards
    """With three players the sixteen cards left over, else none."""
    bottom: int | None
    """Who gets the last card, which is the one shown; None: it is in the dummy."""


def cut(pack: Cards, dice: Dice) -> Cards:
    """The pack with an upper part, of at least one card, put under the rest; a look shows its last card."""
    at = 1 + dice.below(len(pack) - 1)
    return pack[at:] + pack[:at]


def counted(dealer: int, shown: str, seats: int) -> int:
    """The seat that the dealer counts to: the number of the card shown, counter-clockwise, its own seat first (19)."""
    return (dealer - NUMBER[shown] + 1) % seats


def deal_out(seats: int, dealer: int, number: int, chance: Chance) -> Dealt:
    """The deal of this round, by its number; the first cut, at the dealer's right, shows nothing (19, D21)."""
    pack, dice = chance("deal", number).shuffled(DECK), chance("cut", number)
    pack = cut(cut(pack, dice), dice)
    shown = [pack[-1]]
    while NUMBER[shown[-1]] > TOP:
        pack = cut(pack, dice)
        shown.append(pack[-1])
    recipient = counted(dealer, shown[-1], seats)
    hands = [in_order(pack[place : seats * HELD : seats]) for place in range(seats)]
    dummy = pack[seats * HELD :]
    return Dealt(
        shown=tuple(shown),
        recipient=recipient,
        hands=tuple(hands[(seat - recipient) % seats] for seat in range(seats)),
        dummy=in_order(dummy),
        bottom=None if dummy else (recipient - 1) % seats,
    )
