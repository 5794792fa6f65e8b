"""What a combination takes apart of the hand: a gang, a straight flush, the labelled groups, pairs and threes."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from game.games.gang_of_four.page.held import labelled
from game.games.gang_of_four.page.ids import card_of, held_by
from game.games.gang_of_four.rules.answers import playable
from game.games.gang_of_four.rules.cards import NUMBER, TOP, Cards, without
from game.games.gang_of_four.rules.combos import FLUSH, GANG, LEAST_GANG, Combo
from game.ui.view import Scene

RUN = 5
"""The cards of a straight flush."""


class Torn(NamedTuple):
    """What a combination takes apart, the worst first; of two the lesser is the better one to see first."""

    gang: bool = False
    straight_flush: bool = False
    groups: int = 0
    """The groups under a name of which it takes some cards."""
    alike: bool = False
    """Whether it takes some cards of a number and leaves others."""


WHOLE = Torn()


def sparing(scene: Scene) -> list[tuple[Combo, Torn]]:
    """Every combination that may be played now with what it takes apart, the weakest first of as little as possible.

    Gangs are after all others.
    """
    held = held_by(scene.seen, scene.seat)
    numbers, runs = Counter(map(NUMBER.__getitem__, held)), _runs(held)
    whole = [Counter(map(card_of, ids)) for ids in labelled(scene)]
    loose = Counter(held)
    for group in whole:
        loose -= group

    def torn(combo: Combo) -> Torn:
        gang, alike = _alike(combo.cards, numbers)
        run = bool(runs) and combo.kind != "straight_flush" and _runs(without(held, combo.cards)) < runs
        return Torn(gang, run, _groups(combo.cards, whole, loose), alike)

    found = [(combo, torn(combo)) for combo in playable(scene.seen, held)]
    return sorted(found, key=lambda each: (each[0].family == GANG, each[1]))


def _alike(cards: Cards, held: Counter[int]) -> tuple[bool, bool]:
    """Whether these cards leave less than a gang of one, and whether they leave others of a number they take."""
    taken = Counter(map(NUMBER.__getitem__, cards))
    parts = [(held[each], n) for each, n in taken.items() if n < held[each]]
    return any(size >= LEAST_GANG > size - n for size, n in parts if n < LEAST_GANG), bool(parts)


def _runs(held: Cards) -> int:
    """How many straight flushes are in these cards, of those that share cards each."""
    there = [{NUMBER[card] for card in held if card in flush} for flush in FLUSH.values()]
    return sum({*range(low, low + RUN)} <= numbers for numbers in there for low in range(1, TOP - RUN + 2))


def _groups(cards: Cards, whole: list[Counter[str]], loose: Counter[str]) -> int:
    """How many groups of the hand are taken apart by a combination that takes the loose cards first."""
    if not whole:
        return 0
    left = Counter(cards) - loose
    for group in whole:
        if group <= left:
            left -= group
    return sum(bool(group & left) for group in whole)
