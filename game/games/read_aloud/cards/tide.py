"""The expansion Tide, ours: what comes back, turns that go the other way, and whoever has the most."""

from __future__ import annotations

from collections.abc import Mapping

from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Act, Face, Measure, Place, Side, Where

THIS = e.DISCARD_THIS
FIELD, PILE, DISCARDS, MINE = Place.FIELD, Place.PILE, Place.DISCARDS, Place.MINE
ANYONE, ANOTHER, LEFT, RIGHT, HANDS = Place.ANYONE, Place.ANOTHER, Place.LEFT, Place.RIGHT, Place.HANDS
TOP, BOTTOM, AMONG = Where.TOP, Where.BOTTOM, Where.AMONG
SUM, LOWEST, SPREAD = Measure.SUM, Measure.LOWEST, Measure.SPREAD

ROWS: Mapping[str, tuple[Card, ...]] = {
    "condition": (
        Card("s1", 4, (e.Decide(e.Holder()),)),
        Card("s2", 7, (THIS, e.Decide(e.SecondLeast(SUM)))),
        Card("s3", 2, (THIS, e.Reverse(), e.Decide(e.Most(LOWEST)))),
        Card("s4", -3, (THIS, e.Look(e.Whole(LEFT)), e.Decide(e.Least(SPREAD)))),
        Card("s5", 5, (THIS, e.Decide(e.Exactly(SUM, 7)))),
    ),
    "lose": (Card("s6", 9, (THIS, e.LoseBy(e.Most(SUM)))),),
    "ban": (Card("s7", 3, (THIS, e.Ban(Act.READ_FIELD))), Card("s8", 6, (e.Ban(Act.READ_PILE), THIS))),
    "unban": (Card("s9", 2, (e.Unban(Act.READ_FIELD), THIS)),),
    "hand": (
        Card("s10", 5, (THIS, e.EachBy(e.Most(SUM), 1))),
        Card("s11", 1, (e.EachBy(e.Least(SUM), 1), THIS)),
        Card("s12", -1, (THIS, e.Discard(e.Valued(HANDS, 0, Side.OR_LESS)))),
        Card("s13", 8, (THIS, e.Discard(e.Peak(ANOTHER, True)))),
        Card("s14", 0, (e.Discard(e.Peak(MINE, False)), THIS)),
        Card("s15", 6, (THIS, e.Each(LEFT, 1))),
        Card("s16", 4, (THIS, e.Take(1, DISCARDS, MINE))),
        Card("s17", 3, (THIS, e.Again())),
        Card("s18", 7, (e.Skip(), THIS)),
        Card("s19", 2, (THIS, e.Reverse(), e.Take(1, PILE, MINE))),
    ),
    "heap": (
        Card("s20", 6, (THIS, e.Discard(e.Valued(FIELD, 5, Side.OR_MORE)))),
        Card("s21", 1, (e.Discard(e.Peak(FIELD, True)), e.Discard(e.Top(2)), THIS)),
        Card("s22", 5, (THIS, e.ToPile(e.Some(1, DISCARDS), TOP))),
        Card("s23", 8, (e.ToPile(e.Whole(FIELD), BOTTOM), THIS)),
        Card("s24", 0, (e.ToPile(e.This(), BOTTOM),)),
        Card("s25", 3, (THIS, e.ToPile(e.Some(1, MINE), AMONG), e.Discard(e.Top(2)))),
    ),
    "limit": (
        Card("s26", 4, (THIS, e.SetLimit(HANDS, 2))),
        Card("s27", 9, (e.DoubleLimit(FIELD), THIS)),
        Card("s28", -2, (e.If(e.InHand(), e.Limit(MINE, 1)), THIS)),
    ),
    "sight": (
        Card("s29", 5, (e.Look(e.Top(3)), THIS)),
        Card("s30", 2, (THIS, e.Look(e.Whole(ANOTHER)))),
        Card("s31", 7, (THIS, e.Look(e.Some(2, ANYONE)), e.Again())),
        Card("s32", 1, (THIS, e.Turn(e.Whole(RIGHT), Face.OPEN))),
    ),
    "shuffle": (Card("s33", 3, (THIS, e.ToPile(e.Some(3, DISCARDS), AMONG))),),
    "exchange": (
        Card("s34", 6, (THIS, e.SwapHands(LEFT))),
        Card("s35", 8, (e.Swap(RIGHT),)),
    ),
}
