"""The rows that the rules page shows and the figures it names: found by asking the rules, so none can be wrong."""

from __future__ import annotations

from functools import cache
from itertools import pairwise, permutations, product
from typing import Any

from game.games.garlandland.rules import DRAWN
from game.games.garlandland.rules.hands import (
    CARDS,
    DECK,
    POINTS,
    ROW,
    Row,
    decide,
    garland,
    garlands,
    hand,
    makes_up,
    shape,
    strength,
)
from game.games.garlandland.rules.score import SETUP

MIXED = {shape(first): card for card, (first, second, _) in DECK.items() if shape(first) == shape(second)}
"""The card that has a shape in both colours, by shape; these are the cards with seeds."""

DUELS = {
    "shape": ("two pair", "two pair"),
    "colour": ("triplet", "triplet"),
    "position": ("pair", "pair"),
    "tie": ("pair", "pair"),
}
"""The hands to show each criterion of the type-break with."""

BOX = {"fewest": 2, "most": 4, "minutes": 15, "age": 10, "here": 5}
"""What the manual says about who plays the game and for how long, and how long it takes here, as `tile.time` says."""

NAMED = dict(zip("single black red triplet two pair shapes nothing".split(), POINTS, strict=True))
"""The hands, as the slots of sentences call them."""


@cache
def rows() -> dict[str, tuple[Row, ...]]:
    """All rows of five cards, by the hand they make."""
    made: dict[str, list[Row]] = {name: [] for name in POINTS}
    for row in permutations(CARDS, ROW):
        made[hand(garlands(row))].append(row)
    return {name: tuple(all_of_it) for name, all_of_it in made.items()}


def example(name: str) -> Row:
    """A row that makes this hand: the middle one of all, so that the examples differ."""
    return rows()[name][len(rows()[name]) // 2]


@cache
def duel(criterion: str) -> tuple[Row, Row]:
    """Two rows of equally strong hands between which this criterion decides, but not at their first cards."""
    one, other = DUELS[criterion]
    return next(
        (a, b)
        for a, b in product(rows()[one][::-1], rows()[other][::-1])
        if a[0] != b[0] and decide((a, b)).criterion == criterion and strength(a).shape[0] == strength(b).shape[0]
    )


def equals() -> tuple[Row, Row]:
    """Two rows of the two hands that are equally strong."""
    return example("single shape"), example("all black")


def joins() -> dict[str, Row]:
    """Two cards side by side: `plain`, one of them `mixed` where they join, and two with `seeds`."""
    seeded = tuple(MIXED.values())
    pairs = tuple(permutations(CARDS, 2))
    return {
        "plain": next((a, b) for a, b in pairs if garland(a, b) == "BL" and not {a, b} & {*seeded}),
        "mixed": next((a, b) for a, b in pairs if garland(a, b) == "RF" and a in seeded),
        "seeds": next((a, b) for a, b in pairs if a in seeded and b in seeded),
    }


@cache
def circle() -> Row:
    """All cards in an order in which each garland closes once, the last card joining the first."""
    orders = (CARDS[:1] + more for more in permutations(CARDS[1:]))
    return next(order for order in orders if len(dict.fromkeys(_closed(order))) == len(CARDS))


def turn() -> tuple[Row, Row]:
    """A row of three cards, and two cards held that would take it different ways."""
    row = example("triplet")
    return row[:3], (row[3], row[4])


@cache
def facts() -> dict[str, Any]:
    """What the sentences of the rules page name and count."""
    return {
        **NAMED,
        "cards": len(CARDS),
        "row": ROW,
        "rings": ROW - 1,
        "wins": SETUP,
        "drawn": DRAWN,
        "seen": DRAWN + ROW - 1,
        "each": len(DECK["I"]),
        "carriers": len(MIXED),
        "seeded": tuple(MIXED.values()),
        "leaf": MIXED["L"],
        "fruit": MIXED["F"],
        "flower": MIXED["W"],
        "middle": example("all black")[ROW // 2],
        "twos": len(makes_up(garlands(example("pair")))),
        "threes": len(makes_up(garlands(example("triplet")))),
        "all": sum(map(len, rows().values())),
        **BOX,
        **{f"most{seats}": seats * (SETUP - 1) + 1 for seats in (2, 3, 4)},
    }


def _closed(order: Row) -> Row:
    return tuple(garland(*pair) for pair in pairwise((*order, order[0])))
