"""A number that the condition counts for a seat, and how it is told."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from game.core.rules import Facts, Saying
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
TURNED = ((e.Least, Measure.SUM), (e.Least, Measure.HIGHEST), (e.Most, Measure.LOWEST))
"""Conditions beside whose numbers it is told which of two is better, as one might take it the other way."""
TWO = 2
"""From so many cards on the values of a hand are told with their total; so many may still be chosen for it."""


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
    stays: bool = False
    """Whether the same is counted for the hand as it is now, also where the condition is a new one."""
    met: bool | None = None
    """Whether the seat then surely meets the condition; None where that is not certain."""
    held: bool = False
    """Whether the condition is that of a card in the own hand, which could set it."""

    def beats(self, other: Figure) -> bool:
        """Whether this number is better, under one condition."""
        return self.state.condition == other.state.condition and rank_of(self) > rank_of(other)

    @property
    def kept(self) -> bool:
        """Whether the seat can choose that the number stays, and a card not seen yet may better it."""
        return self.stays and self.floor and self.chosen > 0

    @property
    def none(self) -> bool:
        """Whether the hand has none of the cards that are counted, where most of them are wanted."""
        return self.n == 0 and self.measure in COUNTS and isinstance(self.state.condition, e.Most)

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
        if self.new or self.held:
            what = f"count.{'held' if self.held else 'new'}", {"what": what}
        facts: Facts = {"what": what, "n": self._number}
        return {"count": (f"count.{self._comes}", {**facts, "was": self.was} if self._comes == "goes" else facts)}

    @property
    def _comes(self) -> str:
        """How the number comes about."""
        if self.kept:
            return "kept"
        if self.floor:
            return "most" if isinstance(self.state.condition, e.Least) else "least"
        sure = self.met and not self.new and not self.chosen
        met = "-met" if sure and isinstance(self.state.condition, ALONE) else ""
        if self.stays:
            return "stands" if self.new and not self.chosen else f"stays{met}"
        return f"is-{'still' if self._moved == 0 else 'met'}" if met else self._plainly

    @property
    def _moved(self) -> int | None:
        """By how much the number is better than now; None where it is a new one."""
        return None if self.was is None else rank_of(self) - rank_of(self._replace(n=self.was))

    @property
    def _plainly(self) -> str:
        """How a number comes about that is none of the condition being met."""
        if self.chosen and self.over is not None:
            return "sight"
        worse = (self._moved or 0) < 0
        if worse and not (self.chosen or self._kind):
            return "goes"
        return "can" if self.chosen and not worse and not (self._kind and self.fails) else "is"

    @property
    def _number(self) -> Saying:
        """The number; of a total that is still to be chosen with values that make it, which are one way of several."""
        values = values_of(self.state, self.state.hands[self.seat])
        free = self.measure is Measure.SUM and getattr(self.state.condition, "number", None) is None
        if self._comes == "can" and free and len(values) >= TWO:
            return f"count.of{self._kind}", {**({} if self._kind else {"n": self.n}), "parts": _sum(values)}
        if self._kind and self.chosen:
            return self.common
        told = (self.met and not self.new and not self._kind) or (
            self.stays and isinstance(self.state.condition, e.Within) and self.over is None
        )
        return ("count.n", {"n": self.n}) if told else self.rated

    @property
    def _kind(self) -> str:
        """Of a condition that asks for no amount what the number is."""
        return ("-odd" if self.n % 2 else "-even") if isinstance(self.state.condition, e.Odd | e.Even) else ""

    @property
    def common(self) -> Saying:
        """What all numbers have in common that are as good."""
        return (f"count.all{self._kind}", {}) if self._kind else self.rated

    def shared(self, found: Collection[Figure | None]) -> Saying | None:
        """What is told of several choices whose numbers are as good: the number only where it is the same for all."""
        known = [each for each in found if each and rank_of(each) == rank_of(self)]
        if len(known) < len(found):
            return None
        if self.met and isinstance(self.state.condition, ALONE):
            return f"count.meets{'-new' if self.new else ''}{'-can' if self.chosen else ''}", {"n": self.common}
        if self.fails and self._kind:
            what: Saying = f"count.{self.measure.value}", {}
            return f"count.misses{'-new' if self.new else ''}", {"what": what, "n": self.common}
        count = self._replace(met=None).told["count"]
        if len({each.n for each in known}) == 1:
            return count
        over: Saying = "count.over", {"most": self.over or 0}
        return None if self.over is None else ("count.is", {"what": count[1]["what"], "n": over})

    @property
    def rated(self) -> Saying:
        """The number with what the condition wants."""
        condition = self.state.condition
        if self._kind:
            return f"count.n{self._kind}", {"n": self.n}
        if isinstance(condition, e.Within):
            over = "most-over" if self.chosen else "over"
            return f"count.n-{'within' if self.over is None else over}", {"n": self.n, "most": condition.number}
        if self.n == 0 and self.measure in COUNTS and isinstance(condition, e.Least):
            return "count.n-best", {"n": self.n}
        if (type(condition), self.measure) in TURNED:
            return f"count.n-{'low' if isinstance(condition, e.Least) else 'high'}", {"n": self.n}
        aim = getattr(condition, "number", None)
        return ("count.n", {"n": self.n}) if aim is None else ("count.n-aim", {"n": self.n, "aim": aim})

    @property
    def plain(self) -> Saying:
        """The number beside one that is better, and why it is none of these."""
        beside = isinstance(self.state.condition, e.Odd | e.Even) or self.over is not None
        return self.rated if beside else ("count.n", {"n": self.n})

    @property
    def measure(self) -> Measure:
        """What the condition compares."""
        found: Measure = getattr(self.state.condition, "measure", Measure.SUM)
        return found

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
