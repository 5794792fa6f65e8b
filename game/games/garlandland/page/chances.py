"""How likely a hand is if everything is laid for it: exact, over all cards that may be drawn."""

from __future__ import annotations

from functools import lru_cache

from game.core.rules import Saying
from game.games.garlandland.bots.tree import best_plan, hand_of, place
from game.games.garlandland.hints.becoming import EXACT, HAND
from game.games.garlandland.rules.hands import POINTS, Row


@lru_cache(maxsize=64)
def likely(row: Row, held: Row, card: str, name: str) -> float:
    """The chance to make this hand if `card`, or the better one of those held, is laid next."""
    laid, at = len(row), place(row)
    hand, cards = hand_of(row, held)
    payoff = [float(HAND[each] == name) for each in range(len(HAND))]
    both = dict(zip(cards, best_plan(payoff, laid, at).both(laid, at, hand), strict=True))
    return both[card] if card else max(both.values())


def likelier(reach: Row, row: Row, held: Row, card: str) -> str:
    """Of the strongest hands in reach, which may be two, the likelier one; of an empty row, as of equals, the first."""
    best = [name for name in reach if POINTS[name] == POINTS[reach[0]]]
    return max(best, key=lambda name: likely(row, held, card, name)) if row and len(best) > 1 else best[0]


def told(share: float, key: str = "page.likely") -> Saying:
    """A chance as a clause: for sure, or a figure, which is 8 % at least where a card lies already.

    The figure is called a chance, or with `page.share` stands by itself where room is short.
    """
    return ("page.surely", {}) if share > 1 - EXACT else (key, {"share": share})
