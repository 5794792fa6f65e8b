"""The rows that the page shows as examples: found by asking the rules, so none can be wrong."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations
from typing import Any

from game.core.cards import without
from game.games.court_circular.rules.cards import DECK, NUMBER, Cards
from game.games.court_circular.rules.hands import Sheet, hand
from game.games.court_circular.rules.options import PRESETS, agreed
from game.games.court_circular.rules.score import DOWN, UP, points
from game.games.court_circular.rules.state import HELD, LAID

SMALL = tuple("8H 7D 9S 8C QS 10D KH QD JC QH 8S 2H 8D KC".split())
"""Cards among which there is a row for every hand of either sheet."""

RUNS = tuple(
    tuple(row.split())
    for row in ("2S 4D 3H 5C", "5C 2S 4D 3H", "4D 2S 5C 3H", "AH QC KD JS", "AH 3C 2D 4S", "AH KC 2D QS")
)
"""Rows to show the rules of the sequence with: the lead at an end, in the middle, and the ace."""
DUELS = {
    key: (tuple(f"{lead} {a}".split()), tuple(f"{lead} {b}".split()))
    for key, (lead, a, b) in {
        "suit": ("7S", "4H 5S 6C", "8C 9D 10C"),
        "number": ("9C", "QH 8H 2H", "KH 3H 10H"),
        "lead": ("AH", "AC 4S 8D", "AD 9C 3S"),
        "none": ("5C", "2D 7S 9C", "KC 10S 8S"),
        "ace": ("4H", "AH 2H 3H", "5H 6H 7H"),
    }.items()
}
"""Pairs of rows on one lead that make equal hands."""
COUNTED = {"any": "7C", "hearts": "7H", "courts": "QC", "both": "QH"}
"""A card of each worth."""
NO_HAND = 0.28147
"""The share of all rows that make nothing; a test counts them."""

Example = tuple[Cards, Cards]
"""A row, the lead first, and the cards of it that make the hand, in the order of the row."""


def example(name: str, sheet: Sheet) -> Example:
    """A row that makes this hand on this sheet."""
    return _examples(sheet)[name]


@cache
def _examples(sheet: Sheet) -> Mapping[str, Example]:
    """The middle one of all rows that make a hand, so that they differ; of those with the lead in it, if any."""
    found: dict[str, list[Cards]] = {}
    for lead in SMALL[::3]:
        for laid in combinations(without(SMALL, lead), 3):
            found.setdefault(hand((lead, *laid), sheet).name, []).append((lead, *laid))
    return {name: _marked(_middle(rows, sheet), sheet) for name, rows in found.items()}


def _middle(rows: list[Cards], sheet: Sheet) -> Cards:
    led = [row for row in rows if row[0] in hand(row, sheet).cards] or rows
    return led[len(led) // 2]


def _marked(row: Cards, sheet: Sheet) -> Example:
    """The row with the cards of its hand beside the lead, from there upwards or downwards, then the others."""
    lead, *laid = row
    made = hand(row, sheet).cards
    numbers = [NUMBER[card] for card in made]
    down = lead not in made or NUMBER[lead] > min(numbers)
    laid.sort(key=lambda card: (card not in made, -NUMBER[card] if down else NUMBER[card]))
    return (lead, *laid), tuple(card for card in (lead, *laid) if card in made)


def worths(card: str) -> tuple[int, int]:
    """What a card counts face up and face down, by the article."""
    terms = agreed(PRESETS["article"])
    return points((card,), True, terms), points((card,), False, terms)


@cache
def facts() -> dict[str, Any]:
    """What the sentences of the rules page name and count."""
    ways = {f"drop{laid}": laid for laid in (2, 3, 4)}
    return {
        "laid": LAID,
        "held": HELD,
        "kept": HELD - LAID,
        "deck": len(DECK),
        "target": PRESETS["article"]["target"],
        "all": 2 * LAID,
        "up": UP,
        "down": DOWN,
        "low": "2D",
        "high": "AC",
        "none": NO_HAND,
        **ways,
    }
