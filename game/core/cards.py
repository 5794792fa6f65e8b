"""What cards and seats of all games have in common."""

from __future__ import annotations

from collections.abc import Sized
from functools import cache
from typing import TypeVar

T = TypeVar("T")

HIDDEN = "?"
"""The name of a hidden card in a seen state: the viewing seat may not know its face."""


def backs(cards: Sized) -> tuple[str, ...]:
    """As many cards, face down."""
    return (HIDDEN,) * len(cards)


def without(cards: tuple[T, ...], gone: T | None) -> tuple[T, ...]:
    """The cards but this one, in their order: for decks in which no card is there twice."""
    return tuple([card for card in cards if card != gone])


def put(places: tuple[T, ...], seat: int, thing: T) -> tuple[T, ...]:
    """The things of all seats, with another one for this seat."""
    return (*places[:seat], thing, *places[seat + 1 :])


@cache
def in_turn(first: int, seats: int, way: int = 1) -> tuple[int, ...]:
    """All seats of `seats` clockwise from this one; counterclockwise where `way` is -1."""
    return tuple((first + way * step) % seats for step in range(seats))
