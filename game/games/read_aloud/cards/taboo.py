"""The expansion Taboo, ours: acts that are forbidden, and numbers that follow from one another."""

from __future__ import annotations

from collections.abc import Mapping

from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Act, Face, Measure, Place

THIS = e.DISCARD_THIS
DISCARDING, EXCHANGE, SHUFFLE, ENDING = Act.DISCARD_FROM_HANDS, Act.EXCHANGE, Act.SHUFFLE, Act.END
FIELD, PILE, DISCARDS, MINE = Place.FIELD, Place.PILE, Place.DISCARDS, Place.MINE
ANOTHER, HANDS = Place.ANOTHER, Place.HANDS
OPEN = Face.OPEN
SUM, HIGHEST = Measure.SUM, Measure.HIGHEST
ZEROS, KEEPERS = Measure.ZEROS, Measure.KEEPERS

ROWS: Mapping[str, tuple[Card, ...]] = {
    "condition": (
        Card("t1", 7, (THIS, e.Decide(e.Nearest(SUM, 7)))),
        Card("t2", -4, (THIS, e.Decide(e.Nearest(SUM, -4)))),
        Card("t3", 2, (THIS, e.Decide(e.Within(SUM, 21)))),
        Card("t4", 4, (THIS, e.Decide(e.Within(HIGHEST, 4)))),
        Card("t5", 1, (THIS, e.Decide(e.Nearest(ZEROS, 1)))),
        Card("t6", 3, (THIS, e.Decide(e.Odd(KEEPERS)))),
    ),
    "end": (Card("t7", 5, (e.If(e.AtLeast(DISCARDS, 35), e.End()),)),),
    "ban": (
        Card("t8", 6, (e.Ban(EXCHANGE), THIS)),
        Card("t9", 3, (e.Ban(SHUFFLE), THIS)),
        Card("t10", 2, (e.Ban(ENDING), THIS)),
        Card("t11", -2, (THIS, e.Ban(DISCARDING), e.Ban(EXCHANGE), e.Turn(e.Whole(MINE), OPEN))),
        Card("t12", 8, (e.Either(e.Ban(ENDING), e.Unban(ENDING)), THIS)),
    ),
    "unban": (
        Card("t13", 4, (e.Unban(EXCHANGE), THIS)),
        Card("t14", 1, (e.Unban(ENDING),)),
        Card("t15", 7, (THIS, e.Unban(None), e.Discard(e.Some(1, MINE)))),
    ),
    "hand": (
        Card("t16", 5, (e.Discard(e.Some(e.Any(), MINE)), e.Take(e.That(), PILE, ANOTHER), THIS)),
        Card("t17", 3, (THIS, e.Each(HANDS, 1), e.Discard(e.Top(e.That())))),
        Card("t18", -1, (THIS, e.Discard(e.Some(e.Count(FIELD), MINE)))),
    ),
    "heap": (
        Card("t19", 2, (THIS, e.Discard(e.Whole(FIELD)), e.Discard(e.Top(e.That())))),
        Card("t20", 6, (e.Discard(e.Some(e.Any(), FIELD)), e.Take(e.That(), PILE, MINE), THIS)),
    ),
    "limit": (
        Card("t21", 4, (THIS, e.Either(e.Limit(FIELD, 1), e.Limit(FIELD, -1)))),
        Card("t22", 0, (THIS, e.Ban(SHUFFLE), e.Limit(FIELD, 1))),
    ),
    "sight": (
        Card("t23", 9, (e.Turn(e.Some(e.Any(), MINE), OPEN), e.Take(e.That(), PILE, MINE), THIS)),
        Card("t24", 3, (THIS, e.Turn(e.Top(e.Count(FIELD)), OPEN))),
    ),
    "exchange": (
        Card("t25", 5, (THIS, e.SwapTwo(MINE, FIELD), e.Ban(EXCHANGE))),
        Card("t26", -3, (e.SwapTwo(MINE, ANOTHER), e.Ban(EXCHANGE))),
    ),
}
