"""Whether what is denied in a sentence is something else than what it says, so that it only says that once more.

Other cards, another player, another side are something else. A part of the same cards, such as the highest of them,
another number or another act is not: that narrows what is said, or forbids something.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import UNOWNED, Place

_OTHERS = (Place.LEFT, Place.RIGHT, Place.ANOTHER, Place.OTHERS)
APART: Mapping[Place, frozenset[Place]] = {
    **{place: frozenset({*UNOWNED, Place.MINE, *_OTHERS} - {place}) for place in UNOWNED},
    Place.MINE: frozenset({*UNOWNED, *_OTHERS}),
    Place.LEFT: frozenset({*UNOWNED, Place.MINE, Place.RIGHT}),
    Place.RIGHT: frozenset({*UNOWNED, Place.MINE, Place.LEFT}),
    Place.ANOTHER: frozenset({*UNOWNED, Place.MINE}),
    Place.OTHERS: frozenset({*UNOWNED, Place.MINE}),
}
"""Places that have no card in common."""
_KINDS = ({e.Odd, e.Even}, {e.Most, e.Least}, {e.Second, e.SecondLeast})
_ACTED = (e.Discard, e.Each, e.Take, e.LoseEach, e.Limit, e.SetLimit, e.DoubleLimit)
"""Clauses of somebody who does it, or to whom it happens."""


def opposed(one: Any, other: Any) -> bool:
    """Whether two texts differ, and in nothing but sides, faces and places that have no card in common."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and _differing(list(zip(one, other, strict=True)))
    if isinstance(one, Place) and isinstance(other, Place):
        return other in APART.get(one, ())
    if isinstance(one, e.Face | e.Where | bool) and type(one) is type(other):
        return True
    if type(one) is type(other) and is_dataclass(one):
        return _differing([(getattr(one, each.name), getattr(other, each.name)) for each in fields(one)])
    if {type(one), type(other)} in _KINDS:
        return bool(one.measure == other.measure)
    cards = (e.Some, e.Top, e.Whole)
    return isinstance(one, cards) and isinstance(other, cards) and opposed(_place(one), _place(other))


def elsewhere(text: e.Text, person: Place) -> bool:
    """Whether it is only done by others than this person, or happens to them."""
    hands = [place for place in _places(text) if place not in UNOWNED]
    acted = all(isinstance(each, _ACTED) for each in text)
    return acted and bool(hands) and all(person in APART.get(place, ()) for place in hands)


def keeps(text: e.Text, done: bool) -> bool:
    """Whether this card is not discarded: something else becomes of it, or what is `done` has nothing to do with it."""
    parts = [part for clause in text for part in e.parts(clause)]
    return e.DISCARD_THIS not in parts and (done or any(map(_of_this, parts)))


def _of_this(clause: e.Plain) -> bool:
    return isinstance(clause, e.Swap | e.Stack) or getattr(clause, "cards", None) == e.This()


def _differing(pairs: list[tuple[Any, Any]]) -> bool:
    """Whether some of these differ, and each of those so."""
    differing = [(one, other) for one, other in pairs if one != other]
    return bool(differing) and all(opposed(one, other) for one, other in differing)


def _place(cards: e.Some | e.Top | e.Whole) -> Place:
    return Place.PILE if isinstance(cards, e.Top) else cards.place


def _places(value: Any) -> Iterator[Place]:
    """All places that a text names."""
    if isinstance(value, Place):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _places(each)
    elif is_dataclass(value):
        for field in fields(value):
            yield from _places(getattr(value, field.name))
