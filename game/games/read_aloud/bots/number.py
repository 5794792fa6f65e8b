"""A number that the condition counts for a seat, and how it is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.core.rules import Saying
from game.games.read_aloud.bots.answering import winners
from game.games.read_aloud.bots.outlook import mark
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Measure
from game.games.read_aloud.rules.conditions import COUNTS, values_of
from game.games.read_aloud.rules.state import State

ALONE = (e.Odd, e.Even, e.Exactly)
"""Conditions that a hand meets whatever the others hold."""
COMPARED = (e.Most, e.Least, e.Nearest, e.Within, *ALONE)
"""Conditions of which a number is better or worse by itself."""
OF_TWO = (e.Second, e.SecondLeast)
"""Conditions by which, of two players, the one with the lower number wins, or the one with the higher."""
TWO = 2
"""From so many cards on the values of a hand are told with their total; so many may still be chosen for it."""


class Beside(NamedTuple):
    """What is counted for a rival."""

    seat: int
    n: int
    bound: str
    """`n`, or `least-of` or `most-of` where the rival still chooses."""


class Figure(NamedTuple):
    """What is counted for the seat."""

    n: int
    seat: int
    state: State
    """The end of the reading in one of the deals."""
    chosen: int
    """How many things the seat still chooses on the way there."""
    was: int | None = None
    """What is counted now, under the same condition."""
    new: bool = False
    """Whether the condition is one that this reading sets."""
    floor: bool = False
    """Whether a card not seen yet may come to the hand, and make the number better."""
    later: bool = False
    """Whether others choose before the seat does, and may take what it counts on."""
    beside: Beside | None = None
    """The best of the others whose hands lie in sight, and what is counted for it."""
    stays: bool = False
    """Whether the same is counted for the hand as it is now, also where the condition is a new one."""

    def beats(self, other: Figure) -> bool:
        """Whether this number is better, under one condition."""
        return self.state.condition == other.state.condition and rank_of(self) > rank_of(other)

    def tells(self, *, within: bool) -> bool:
        """Whether a player can work the number out, `within` a reading or before it, and it says something.

        No more is to be chosen on the way than one card, or two where a reading begins with a total, or cards are
        counted; no card is counted on that others may take, nor one that is not seen yet within the reading.
        """
        guessed = (self.later and not self.stays) or (self.floor and (within or (self.chosen != 1 and not self.kept)))
        two = self.measure in COUNTS or (self.measure is Measure.SUM and not within)
        return not guessed and self.chosen <= (TWO if two else 1)

    @property
    def kept(self) -> bool:
        """Whether the seat can choose that the number stays, and a card not seen yet may better it."""
        return self.stays and self.floor and self.chosen > 0

    @property
    def is_none(self) -> bool:
        """Whether nothing is counted, as now."""
        return self.stays and self.n == 0 and self.measure in COUNTS

    @property
    def by_field(self) -> bool:
        """Whether the number is to be near to the total of the field, which is not known."""
        return isinstance(self.state.condition, e.Nearest) and self.state.condition.number is None

    @property
    def fails(self) -> bool:
        """Whether the number does not meet the condition, whatever the others have: other cards will do so."""
        alone = isinstance(self.state.condition, ALONE)
        return self.over is not None or (alone and self.seat not in winners(self.state))

    @property
    def over(self) -> int | None:
        """The most that counts under the condition, where the number is over it, and tells no more; else None."""
        condition = self.state.condition
        return condition.number if isinstance(condition, e.Within) and self.n > condition.number else None

    @property
    def told(self) -> dict[str, Saying]:
        """What is counted, and how it comes about, for the reasons that tell numbers."""
        what: Saying = (f"count.{self.measure.value}", {})
        if self.new:
            what = "count.new", {"what": what}
        return {"count": (f"count.{self._comes}", {"what": what, "n": self._number})}

    @property
    def _comes(self) -> str:
        """How the number comes about."""
        if self.kept:
            return "kept"
        if self.floor:
            return "most" if isinstance(self.state.condition, e.Least) else "least"
        if self.stays:
            return "stays"
        worse = self.was is not None and self._replace(n=self.was).beats(self)
        return "can" if self.chosen and not worse else "is"

    @property
    def _number(self) -> Saying:
        """The number; of a total that is still to be chosen with values that make it, which are one way of several."""
        condition = self.state.condition
        kind = ("-odd" if self.n % 2 else "-even") if isinstance(condition, e.Odd | e.Even) else ""
        values = values_of(self.state, self.state.hands[self.seat])
        if self._comes != "can" or self.measure is not Measure.SUM or len(values) < TWO:
            return f"count.n{kind}", {"n": self.n}
        return f"count.of{kind}", {**({} if kind else {"n": self.n}), "parts": _sum(values)}

    @property
    def measure(self) -> Measure:
        """What the condition compares."""
        found: Measure = getattr(self.state.condition, "measure", Measure.SUM)
        return found

    @property
    def said(self) -> Saying:
        """What is counted, as a sentence, beside the best of the others that can be counted."""
        if self.beside is None:
            return "reason.counts", {**self.told}
        if self.is_level:
            return "reason.counts-level", {**self.told, "seat": self.beside.seat}
        less: Saying = (f"count.{self.beside.bound}", {"n": self.beside.n})
        return f"reason.counts-beside{self.kind}", {**self.told, "seat": self.beside.seat, "less": less}

    @property
    def is_level(self) -> bool:
        """Whether the same is surely counted for the best of the others."""
        return self.beside is not None and (self.beside.n, self.beside.bound) == (self.n, "n") and not self.floor

    @property
    def kind(self) -> str:
        """The end of the key of a reason in numbers: which of two wins, where the condition does not say so."""
        condition = self.state.condition
        if len(self.state.hands) != 2 or not isinstance(condition, OF_TWO):
            return ""
        return "-lower" if isinstance(condition, e.Second) else "-higher"


def rank_of(found: Figure) -> int:
    """How good a number is under the condition; higher is better."""
    match found.state.condition:
        case e.Odd():
            return found.n % 2
        case e.Even():
            return -(found.n % 2)
        case e.Second():
            return -found.n
        case e.SecondLeast():
            return found.n
    return mark(found.state, found.n)


def _sum(values: Sequence[int]) -> str:
    """These values as a sum."""
    first, *others = sorted(values, reverse=True)
    signed = [f"+{each}" if each >= 0 else f"−{-each}" for each in others]
    return "".join([str(first).replace("-", "−"), *signed])
