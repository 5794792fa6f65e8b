"""Chance, addressed by purpose: the same text and the same purpose give the same dice, in every Python.

A purpose is a few words, `chance("deal", 3)`, and the order of asking does not matter: a rule that asks for one purpose
more leaves all other dice as they were. One purpose asked for twice gives the same numbers twice. Only
`random.Random(text).random()` is used, the one sequence that Python promises to keep; the shuffle is our own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple, TypeVar

T = TypeVar("T")


class Dice:
    """A sequence of random numbers for one purpose; every call takes the next ones, so one holder does not share it."""

    __slots__ = ("_random",)

    def __init__(self, text: str) -> None:
        self._random = Random(text).random

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely; `n` is at least 1."""
        return int(self._random() * n)

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each as likely; IndexError when there are none."""
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """The items in random order (Fisher and Yates)."""
        order = list(items)
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return tuple(order)


class Chance(NamedTuple):
    """All the chance of a match, as a text: `chance("deal", 3)` gives new dice for that purpose.

    A state may hold it, but a seen state may not: everything hidden follows from it.
    """

    text: str

    def __call__(self, *what: object) -> Dice:
        return Dice("/".join((self.text, *map(str, what))))


def fresh(dice: Dice) -> Chance:
    """Chance for an imagined world, unrelated to the chance of any match."""
    return Chance(f"imagined/{dice.below(2**52)}")
