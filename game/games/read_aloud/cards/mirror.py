"""The expansion Mirror, ours: hands that everybody sees but those who hold them."""

from __future__ import annotations

from collections.abc import Mapping

from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.language.effects import Any as Liking
from game.games.read_aloud.language.effects import (
    Change,
    Decide,
    Discard,
    Each,
    Either,
    Face,
    Least,
    Limit,
    Measure,
    Most,
    Nearest,
    Odd,
    PassHands,
    Place,
    Second,
    Shuffle,
    Some,
    Stack,
    Swap,
    SwapHands,
    Take,
    That,
    This,
    Top,
    Turn,
    Whole,
)

THIS = Discard(This())
"""First in a text "after discarding this card", elsewhere "and discard this card"."""
PILE, MINE, ANYONE = Place.PILE, Place.MINE, Place.ANYONE
ANOTHER, OWNER, HANDS, OTHERS = Place.ANOTHER, Place.OWNER, Place.HANDS, Place.OTHERS
OPEN, HIDDEN, DOWN, OUTWARD = Face.OPEN, Face.HIDDEN, Face.DOWN, Face.OUTWARD
SUM, SPREAD = Measure.SUM, Measure.SPREAD
SEEN = Measure.SEEN

ROWS: Mapping[str, tuple[Card, ...]] = {
    "condition": (
        Card("m1", 3, (THIS, Decide(Odd(SEEN)))),
        Card("m2", 6, (THIS, Decide(Nearest(SEEN, 2)))),
        Card("m3", -2, (THIS, Turn(Whole(MINE), OUTWARD), Decide(Most(SUM)))),
        Card("m4", 5, (THIS, Turn(Whole(MINE), OUTWARD), Decide(Least(SUM)))),
        Card("m5", 1, (THIS, Decide(Second(SPREAD)))),
    ),
    "hand": (
        Card("m6", 4, (THIS, Turn(Whole(HANDS), OUTWARD), Each(HANDS, 1))),
        Card("m7", 7, (Discard(Some(1, MINE)), Turn(Whole(MINE), OUTWARD), THIS)),
        Card("m8", 2, (THIS, Turn(Whole(OTHERS), DOWN), Each(OTHERS, 1))),
        Card("m9", 0, (Turn(Some(Liking(), MINE), OUTWARD), Discard(Some(That(), ANOTHER)), THIS)),
    ),
    "limit": (
        Card("m10", 3, (THIS, Turn(Whole(MINE), OUTWARD), Take(2, PILE, MINE))),
        Card("m11", 8, (THIS, Turn(Whole(MINE), OUTWARD), Limit(MINE, 1))),
    ),
    "sight": (
        Card("m12", 5, (Turn(Whole(MINE), OUTWARD), THIS)),
        Card("m13", 2, (Turn(Whole(HANDS), OUTWARD), THIS)),
        Card("m14", 4, (THIS, Turn(Whole(ANYONE), OUTWARD))),
        Card("m15", -1, (THIS, Turn(Whole(OTHERS), OUTWARD))),
        Card("m16", 6, (Turn(Some(1, MINE), OUTWARD), Turn(Some(1, ANOTHER), OPEN), THIS)),
        Card("m17", 1, (THIS, Turn(Some(2, ANYONE), OUTWARD))),
        Card("m18", 9, (Turn(Some(Liking(), MINE), OUTWARD), Discard(Top(That())), THIS)),
        Card("m19", 3, (Turn(Whole(OWNER), OUTWARD), THIS)),
        Card("m20", 7, (Either(Turn(Whole(MINE), OPEN), Turn(Whole(MINE), OUTWARD)), THIS)),
        Card("m21", 0, (THIS, Turn(Whole(HANDS), HIDDEN), Turn(Some(1, MINE), OUTWARD))),
    ),
    "shuffle": (
        Card("m22", 2, (THIS, Shuffle(HANDS), Turn(Whole(HANDS), OUTWARD))),
        Card("m23", -4, (THIS, Turn(Whole(MINE), OUTWARD), Shuffle(MINE))),
    ),
    "exchange": (
        Card("m24", 5, (THIS, Turn(Whole(HANDS), OUTWARD), PassHands(True))),
        Card("m25", 8, (THIS, SwapHands(ANOTHER), Turn(Whole(MINE), OUTWARD))),
        Card("m26", 6, (Swap(ANOTHER),)),
    ),
    "stack": (Card("m27", 0, (Stack(ANOTHER, Change.DOUBLE),)),),
}
