"""The cards that the rules page shows: as data, so that the grammar says them and none can be wrong."""

from __future__ import annotations

from collections.abc import Mapping

from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.language.effects import (
    Act,
    Ban,
    Change,
    Decide,
    Discard,
    End,
    Face,
    Holder,
    Limit,
    Look,
    Lose,
    Measure,
    Most,
    Nearest,
    Nothing,
    Place,
    Shuffle,
    Some,
    Stack,
    Swap,
    Text,
    This,
    Top,
    ToPile,
    Turn,
    Where,
)
from game.games.read_aloud.rules.conditions import changed

TEXTS: Mapping[str, tuple[int, Text]] = {
    "after": (4, (Discard(This()), Shuffle(Place.HANDS))),
    "before": (3, (Limit(Place.HANDS, -1), Discard(This()))),
    "nothing": (1, (Nothing(),)),
    "end": (9, (End(),)),
    "lose": (3, (Lose(),)),
    "field": (5, (Discard(Some(1, Place.FIELD)), Discard(This()))),
    "open": (2, (Turn(Some(1, Place.ANYONE), Face.OPEN), Discard(This()))),
    "down": (6, (Turn(Some(1, Place.MINE), Face.DOWN), Discard(This()))),
    "highest": (7, (Discard(This()), Decide(Most(Measure.SUM)))),
    "ten": (0, (Discard(This()), Decide(Nearest(Measure.SUM, 10)))),
    "ban": (4, (Ban(Act.DISCARD_FROM_HANDS), Discard(This()))),
    "blocked": (8, (Discard(Some(1, Place.ANYONE)), Discard(This()))),
    "swap": (2, (Swap(Place.PLAY),)),
    "negate": (0, (Stack(Place.PLAY, Change.NEGATE),)),
    "double": (0, (Stack(Place.PLAY, Change.DOUBLE),)),
    "back": (5, (Discard(This()), ToPile(Some(1, Place.DISCARDS), Where.TOP))),
    "look": (5, (Look(Top(3)), Discard(This()))),
    "holder": (4, (Decide(Holder()),)),
}

SPECIMENS: Mapping[str, Card] = {key: Card(f"specimen-{key}", worth, text) for key, (worth, text) in TEXTS.items()}
COVER = ("nothing", "end", "lose")
"""The cards of the picture on the menu."""


def worth_of_stack(top: str, *under: str) -> int:
    """The value of a card with these under it, the last laid last."""
    changes = tuple(clause.change for name in under for clause in SPECIMENS[name].text if isinstance(clause, Stack))
    return changed(SPECIMENS[top].value, changes)
