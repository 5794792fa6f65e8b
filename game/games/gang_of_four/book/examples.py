"""The cards that the rules page shows; what it says of them comes from the rules code, so that none can be wrong."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from game.core.rules import Saying
from game.games.gang_of_four.rules.answers import fault_of
from game.games.gang_of_four.rules.cards import DECK, MULTI, TOP, Cards, in_order
from game.games.gang_of_four.rules.combos import KINDS, Combo, beats, classify
from game.games.gang_of_four.rules.dealing import HELD
from game.games.gang_of_four.rules.score import penalty, times
from game.games.gang_of_four.rules.state import OPTIONS

DUELS = {
    "number": ("G10", "R8"),
    "colour": ("R3", "Y3"),
    "pair": ("R5 Y5", "R5 G5"),
    "equal": ("Y2 G2", "G2 Y2"),
    "straight": ("R7 G6 Y5 Y4 G3", "Y7 R6 R5 R4 R3"),
    "flush": ("G10 G7 G5 G3 G2", "R9 R8 R6 R5 R4"),
    "house": ("G6 Y6 R6 G2 Y2", "Y5 R5 R5 GP YP"),
    "kinds": ("Y9 Y7 Y5 Y4 Y2", "R10 Y9 Y8 G7 R6"),
}
"""Two combinations for each rule of comparing, the first one higher where one is."""
GANGS = {
    "lowest": ("G2 G2 Y2 R2", "Y10 Y9 Y8 Y7 Y6"),
    "higher": ("G9 Y9 R9 R9", "Y4 Y4 G4 R4"),
    "larger": ("G3 G3 Y3 Y3 R3", "G10 G10 Y10 R10"),
}
SETS = {
    "dragon": ("RD", "RD R10"),
    "phoenix": ("GP YP", "YP", "G4 Y4 R4 GP YP", "YP G10", "GP YP RD"),
    "multi": ("M1 R1", "M1 G1 G1", "M1 R2 Y3 R4 G5", "M1 Y3 Y6 Y7 Y10", "M1 G1 Y1 R1"),
    "straight": ("Y6 G7 R8 R9 Y10", "R8 R9 Y10 GP YP", "Y9 R10 G1 Y2 R3"),
}
"""What can be played together and what cannot."""
TWICE = "M1 G1 G1 G2 G2"
"""Five cards that fit two kinds."""
DEALT = "M1 R2 Y3 Y3 G4 Y5 R5 R6 G7 G8 Y8 R8 Y9 G10 GP RD"
"""The hand of a weakest loser."""
LEFT = (5, 9, 12, 15, HELD)
"""Numbers of cards left, one of each band."""


class Duel(NamedTuple):
    """Two combinations, and which of them may be played on the other."""

    sides: tuple[Combo, Combo]
    winner: int | None
    """0 or 1; None where neither may be played on the other."""


@cache
def duel(cards: tuple[str, str]) -> Duel:
    """What the rules say about two sets."""
    one, other = (classify(side.split()) for side in cards)
    assert one
    assert other
    return Duel((one, other), 0 if beats(one, other) else 1 if beats(other, one) else None)


def verdict(text: str) -> tuple[Cards, Combo | None, Saying]:
    """Cards in order, what they make, and the sentence that says so or why they make nothing."""
    cards = in_order(text.split())
    combo = classify(cards)
    return cards, combo, ("judge.kind", {"kind": combo.kind}) if combo else fault_of(cards)


@cache
def facts() -> dict[str, Any]:
    """What the sentences of the rules page name and count."""
    limit = next(option.default for option in OPTIONS if option.key == "limit")
    colours = tuple(DECK.count(f"{colour}{TOP}") * TOP for colour in "GYR")
    return {
        **{kind: kind for kind in KINDS},
        "cards": len(DECK),
        "numbered": sum(colours),
        "top": TOP,
        "held": HELD,
        "dummy": len(DECK) - 3 * HELD,
        "multi": MULTI,
        "dragon": "RD",
        "green": "GP",
        "yellow": "YP",
        "limit": int(limit),
        "strongest": in_order(DEALT.split())[-1],
        "twice": duel((TWICE, TWICE)).sides[0].kind,
        "most": penalty(HELD),
        "seven": penalty(7),
        "eight": penalty(8),
        "double": times(8),
        "largest": KINDS[-1],
    }
