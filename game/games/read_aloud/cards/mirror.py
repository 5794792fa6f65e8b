"""The expansion Mirror, ours: hands that everybody sees but those who hold them."""

from __future__ import annotations

from collections.abc import Mapping

from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Change, Face, Measure, Place

THIS = e.DISCARD_THIS
PILE, MINE, ANYONE = Place.PILE, Place.MINE, Place.ANYONE
ANOTHER, OWNER, HANDS, OTHERS = Place.ANOTHER, Place.OWNER, Place.HANDS, Place.OTHERS
OPEN, HIDDEN, DOWN, OUTWARD = Face.OPEN, Face.HIDDEN, Face.DOWN, Face.OUTWARD
SUM, SPREAD = Measure.SUM, Measure.SPREAD
SEEN = Measure.SEEN

ROWS: Mapping[str, tuple[Card, ...]] = {
    "condition": (
        Card("m1", 3, (THIS, e.Decide(e.Odd(SEEN)))),
        Card("m2", 6, (THIS, e.Decide(e.Nearest(SEEN, 2)))),
        Card("m3", -2, (THIS, e.Turn(e.Whole(MINE), OUTWARD), e.Decide(e.Most(SUM)))),
        Card("m4", 5, (THIS, e.Turn(e.Whole(MINE), OUTWARD), e.Decide(e.Least(SUM)))),
        Card("m5", 1, (THIS, e.Decide(e.Second(SPREAD)))),
    ),
    "hand": (
        Card("m6", 4, (THIS, e.Turn(e.Whole(HANDS), OUTWARD), e.Each(HANDS, 1))),
        Card("m7", 7, (e.Discard(e.Some(1, MINE)), e.Turn(e.Whole(MINE), OUTWARD), THIS)),
        Card("m8", 2, (THIS, e.Turn(e.Whole(OTHERS), DOWN), e.Each(OTHERS, 1))),
        Card("m9", 0, (e.Turn(e.Some(e.Any(), MINE), OUTWARD), e.Discard(e.Some(e.That(), ANOTHER)), THIS)),
    ),
    "limit": (
        Card("m10", 3, (THIS, e.Turn(e.Whole(MINE), OUTWARD), e.Take(2, PILE, MINE))),
        Card("m11", 8, (THIS, e.Turn(e.Whole(MINE), OUTWARD), e.Limit(MINE, 1))),
    ),
    "sight": (
        Card("m12", 5, (e.Turn(e.Whole(MINE), OUTWARD), THIS)),
        Card("m13", 2, (e.Turn(e.Whole(HANDS), OUTWARD), THIS)),
        Card("m14", 4, (THIS, e.Turn(e.Whole(ANYONE), OUTWARD))),
        Card("m15", -1, (THIS, e.Turn(e.Whole(OTHERS), OUTWARD))),
        Card("m16", 6, (e.Turn(e.Some(1, MINE), OUTWARD), e.Turn(e.Some(1, ANOTHER), OPEN), THIS)),
        Card("m17", 1, (THIS, e.Turn(e.Some(2, ANYONE), OUTWARD))),
        Card("m18", 9, (e.Turn(e.Some(e.Any(), MINE), OUTWARD), e.Discard(e.Top(e.That())), THIS)),
        Card("m19", 3, (e.Turn(e.Whole(OWNER), OUTWARD), THIS)),
        Card("m20", 7, (e.Either(e.Turn(e.Whole(MINE), OPEN), e.Turn(e.Whole(MINE), OUTWARD)), THIS)),
        Card("m21", 0, (THIS, e.Turn(e.Whole(HANDS), HIDDEN), e.Turn(e.Some(1, MINE), OUTWARD))),
    ),
    "shuffle": (
        Card("m22", 2, (THIS, e.Shuffle(HANDS), e.Turn(e.Whole(HANDS), OUTWARD))),
        Card("m23", -4, (THIS, e.Turn(e.Whole(MINE), OUTWARD), e.Shuffle(MINE))),
    ),
    "exchange": (
        Card("m24", 5, (THIS, e.Turn(e.Whole(HANDS), OUTWARD), e.PassHands(True))),
        Card("m25", 8, (THIS, e.SwapHands(ANOTHER), e.Turn(e.Whole(MINE), OUTWARD))),
        Card("m26", 6, (e.Swap(ANOTHER),)),
    ),
    "stack": (Card("m27", 0, (e.Stack(ANOTHER, Change.DOUBLE),)),),
}
