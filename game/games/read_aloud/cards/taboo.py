"""The expansion Taboo, ours: acts that are forbidden, and numbers that follow from one another."""

from __future__ import annotations

from collections.abc import Mapping

from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.language.effects import (
    Act,
    AtLeast,
    Ban,
    Count,
    Decide,
    Discard,
    Each,
    Either,
    End,
    Face,
    If,
    Limit,
    Measure,
    Nearest,
    Odd,
    Place,
    Some,
    SwapTwo,
    Take,
    That,
    This,
    Top,
    Turn,
    Unban,
    Whole,
    Within,
)
from game.games.read_aloud.language.effects import Any as Liking

THIS = Discard(This())
"""First in a text "after discarding this card", elsewhere "and discard this card"."""
DISCARDING, EXCHANGE, SHUFFLE, ENDING = Act.DISCARD_FROM_HANDS, Act.EXCHANGE, Act.SHUFFLE, Act.END
FIELD, PILE, DISCARDS, MINE = Place.FIELD, Place.PILE, Place.DISCARDS, Place.MINE
ANOTHER, HANDS = Place.ANOTHER, Place.HANDS
OPEN = Face.OPEN
SUM, HIGHEST = Measure.SUM, Measure.HIGHEST
ZEROS, KEEPERS = Measure.ZEROS, Measure.KEEPERS

ROWS: Mapping[str, tuple[Card, ...]] = {
    "condition": (
        Card("t1", 7, (THIS, Decide(Nearest(SUM, 7)))),
        Card("t2", -4, (THIS, Decide(Nearest(SUM, -4)))),
        Card("t3", 2, (THIS, Decide(Within(SUM, 21)))),
        Card("t4", 4, (THIS, Decide(Within(HIGHEST, 4)))),
        Card("t5", 1, (THIS, Decide(Nearest(ZEROS, 1)))),
        Card("t6", 3, (THIS, Decide(Odd(KEEPERS)))),
    ),
    "end": (Card("t7", 5, (If(AtLeast(DISCARDS, 35), End()),)),),
    "ban": (
        Card("t8", 6, (Ban(EXCHANGE), THIS)),
        Card("t9", 3, (Ban(SHUFFLE), THIS)),
        Card("t10", 2, (Ban(ENDING), THIS)),
        Card("t11", -2, (THIS, Ban(DISCARDING), Ban(EXCHANGE), Turn(Whole(MINE), OPEN))),
        Card("t12", 8, (Either(Ban(ENDING), Unban(ENDING)), THIS)),
    ),
    "unban": (
        Card("t13", 4, (Unban(EXCHANGE), THIS)),
        Card("t14", 1, (Unban(ENDING),)),
        Card("t15", 7, (THIS, Unban(None), Discard(Some(1, MINE)))),
    ),
    "hand": (
        Card("t16", 5, (Discard(Some(Liking(), MINE)), Take(That(), PILE, ANOTHER), THIS)),
        Card("t17", 3, (THIS, Each(HANDS, 1), Discard(Top(That())))),
        Card("t18", -1, (THIS, Discard(Some(Count(FIELD), MINE)))),
    ),
    "heap": (
        Card("t19", 2, (THIS, Discard(Whole(FIELD)), Discard(Top(That())))),
        Card("t20", 6, (Discard(Some(Liking(), FIELD)), Take(That(), PILE, MINE), THIS)),
    ),
    "limit": (
        Card("t21", 4, (THIS, Either(Limit(FIELD, 1), Limit(FIELD, -1)))),
        Card("t22", 0, (THIS, Ban(SHUFFLE), Limit(FIELD, 1))),
    ),
    "sight": (
        Card("t23", 9, (Turn(Some(Liking(), MINE), OPEN), Take(That(), PILE, MINE), THIS)),
        Card("t24", 3, (THIS, Turn(Top(Count(FIELD)), OPEN))),
    ),
    "exchange": (
        Card("t25", 5, (THIS, SwapTwo(MINE, FIELD), Ban(EXCHANGE))),
        Card("t26", -3, (SwapTwo(MINE, ANOTHER), Ban(EXCHANGE))),
    ),
}
