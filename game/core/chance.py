"""Chance, addressed by purpose: the same text and the same purpose give the same dice, in every Python.

Only `random.Random(text).random()` is used, the one sequence that Python promises to keep; the shuffle is our own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple, TypeVar

T = TypeVar("T")


class Dice:
    """A source of chance for one purpose; whoever holds it uses it up."""

    __slots__ = ("_random",)

    def __init__(self, text: str) -> None:
        self._random = Random(text).random

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        return int(self._random() * n)

    def choice(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """The items in random order (Fisher and Yates)."""
        order = list(items)
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return tuple(order)


class Chance(NamedTuple):
    """All the chance of a match; `chance("deal", 3)` gives the dice for that purpose."""

    text: str

    def __call__(self, *what: object) -> Dice:
        return Dice("/".join((self.text, *map(str, what))))


def fresh(dice: Dice) -> Chance:
    """Chance for an imagined world, unrelated to that of any match."""
    return Chance(f"imagined/{dice.below(2**52)}")
