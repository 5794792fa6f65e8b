"""The hands that a row can still become with the cards held."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from game.games.court_circular.rules.cards import Cards
from game.games.court_circular.rules.hands import Hand, Sheet, hand
from game.games.court_circular.rules.state import LAID


class Plan(NamedTuple):
    """Cards to fill a row, and the hand that it would have; the better plan is greater."""

    hand: Hand
    cards: Cards


def made_so_far(lead: str, laid: Cards, sheet: Sheet) -> Hand:
    """The best hand of a row that is not yet full; its name may be `none`."""
    return hand((lead, *laid), sheet)


def plans(lead: str, laid: Cards, held: Cards, sheet: Sheet) -> tuple[Plan, ...]:
    """All plans to fill a row from the cards held, in the order of these."""
    left = combinations(held, LAID - len(laid))
    return tuple([Plan(hand((lead, *laid, *more), sheet), more) for more in left])


def needed(lead: str, laid: Cards, plan: Plan, sheet: Sheet) -> Cards:
    """The cards of a plan that its hand needs; the others add nothing to it."""
    some = (more for n in range(len(plan.cards) + 1) for more in combinations(plan.cards, n))
    return next(more for more in some if hand((lead, *laid, *more), sheet) == plan.hand)


def enough(lead: str, laid: Cards, plan: Plan, sheet: Sheet) -> Cards:
    """The fewest cards of a plan that make a hand of its name, the best if there are several; none if it lies there.

    That hand is perhaps weaker than the plan's: what only breaks ties is left out.
    """

    def made(more: Cards) -> Hand:
        return hand((lead, *laid, *more), sheet)

    for n in range(len(plan.cards) + 1):
        if some := [more for more in combinations(plan.cards, n) if made(more).place == plan.hand.place]:
            return max(some, key=made)
    return plan.cards


def reachable(lead: str, laid: Cards, held: Cards, sheet: Sheet) -> Plan:
    """The best plan."""
    return max(plans(lead, laid, held, sheet))
