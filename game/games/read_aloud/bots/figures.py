"""What the condition counts for a seat at the end of a reading, after each answer: the numbers that a player adds up.

What the seat still chooses in this reading, the cards with which it fills up its hand among it, is chosen for the best
number, among the cards in sight where those will do. A number is told where it is the same in all deals looked at, and
made of cards that the seat sees, or of none where all can count it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from game.core.rules import Saying
from game.games.read_aloud.bots.answering import Answer
from game.games.read_aloud.bots.outlook import mark
from game.games.read_aloud.bots.search import by_taste, spread
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Measure
from game.games.read_aloud.rules import follow
from game.games.read_aloud.rules.conditions import PUBLIC, measures_of, values_of
from game.games.read_aloud.rules.state import REPLENISHING, State

ALONE = (e.Odd, e.Even, e.Exactly)
"""Conditions that a hand meets whatever the others hold."""
COMPARED = (e.Most, e.Least, e.Nearest, e.Within, *ALONE)
"""Conditions of which a number is better or worse by itself."""
OF_TWO = (e.Second, e.SecondLeast)
"""Conditions by which, of two players, the one with the lower number wins, or the one with the higher."""
DEALS, WAYS, FILLS, ENDS = 2, 24, 6, 120
"""The deals looked at, the most answers tried to an own question of the reading, to one that fills the hand up, and the
most ends of a reading that are compared."""
FEW_CARDS = 2
"""From so many cards on the values of a hand are told with their total."""


class Figure(NamedTuple):
    """What is counted for the seat."""

    n: int
    seat: int
    state: State
    """The end of the reading in one of the deals."""
    chosen: bool
    """Whether the seat still chooses something on the way there."""
    was: int | None = None
    """What is counted now, under the same condition."""
    new: bool = False
    """Whether the condition is one that this reading sets."""
    beside: tuple[int, int] | None = None
    """The best of the others whose hands lie in sight, and what is counted for it."""

    def beats(self, other: Figure) -> bool:
        """Whether this number is better, under one condition."""
        return self.state.condition == other.state.condition and _rank(self) > _rank(other)

    @property
    def over(self) -> int | None:
        """The most that counts under the condition, where the number is over it, and tells no more; else None."""
        condition = self.state.condition
        return condition.number if isinstance(condition, e.Within) and self.n > condition.number else None

    @property
    def told(self) -> dict[str, Saying | int]:
        """What is counted, and how it comes about, for the reasons that tell numbers."""
        can = self.chosen and not (self.was is not None and self._replace(n=self.was).beats(self))
        comes = "count.stays" if self.n == self.was else "count.can" if can else "count.is"
        return {"what": self._what, "is": (comes, {})}

    @property
    def _what(self) -> Saying:
        """What is counted; of a total that is still to be chosen with the values that make it."""
        measure = self.measure
        what: Saying = (f"count.{measure.value}", {})
        if self.new:
            return "count.new", {"what": what}
        values = values_of(self.state, self.state.hands[self.seat])
        if not self.chosen or self.n == self.was or measure is not Measure.SUM or len(values) < FEW_CARDS:
            return what
        return "count.of", {"what": what, "parts": _sum(values)}

    @property
    def measure(self) -> Measure:
        """What the condition compares."""
        found: Measure = getattr(self.state.condition, "measure", Measure.SUM)
        return found

    @property
    def said(self) -> Saying:
        """What is counted, as a sentence, beside the best of the others that can be counted."""
        facts = {**self.told, "n": self.n}
        if isinstance(self.state.condition, e.Odd | e.Even):
            return f"reason.counts-{'odd' if self.n % 2 else 'even'}", facts
        if self.beside is None:
            return "reason.counts", facts
        seat, less = self.beside
        return "reason.counts-beside", {**facts, "seat": seat, "less": less}

    @property
    def kind(self) -> str:
        """The end of the key of a reason in numbers: whether it is odd, where that counts, or that the lower wins."""
        match self.state.condition:
            case e.Odd() | e.Even():
                return "-odd" if self.n % 2 else "-even"
            case e.Second() if len(self.state.hands) == 2:
                return "-lower"
        return ""


def figure(seen: State, seat: int, worlds: Sequence[State], answer: Answer) -> Figure | None:
    """What is counted after an answer; None where that is not known, or no number is better by itself."""
    known = in_sight(seen)
    ends = [reached(world, answer, seat, known) for world in worlds[:DEALS]]
    found = {(_number(end, seat), end.condition) for end in ends}
    if len(found) > 1 or not ends or not all(_counts_sure(end, seat, known) for end in ends):
        return None
    n, condition = found.pop()
    asked = follow(worlds[0], answer).asked
    was = _number(worlds[0], seat) if condition == seen.condition else None
    chosen, new = asked is not None and asked.seat == seat, condition != seen.condition
    return None if n is None else Figure(n, seat, ends[0], chosen, was, new, _beside(ends, seat, known))


def _beside(ends: Sequence[State], seat: int, known: frozenset[int]) -> tuple[int, int] | None:
    """The best of the others whose hands lie in sight, and what is counted for it, where that is so in all deals."""
    if isinstance(ends[0].condition, ALONE):
        return None
    found = set()
    for end in ends:
        others = [other for other in range(len(end.hands)) if other != seat and _counts_sure(end, other, known)]
        counts = [Figure(n, other, end, chosen=False) for other in others if (n := _number(end, other)) is not None]
        best = max(counts, key=_rank, default=None)
        found.add((best.seat, best.n) if best else None)
    return found.pop() if len(found) == 1 else None


def reached(world: State, answer: Answer, seat: int, known: frozenset[int] = frozenset()) -> State:
    """The end of the reading after an answer; what the seat still chooses is chosen for the best number.

    Where more, or less, is always better, an end with a hand of `known` cards alone comes before all others: no less
    can be had. Elsewhere it comes before its equals.
    """
    ends = list(islice(_ends(follow(world, answer), seat), ENDS))
    counts = [
        (_counts_sure(end, seat, known), Figure(n, seat, end, chosen=False))
        for end in ends
        if (n := _number(end, seat)) is not None
    ]
    return max(counts, key=_preference)[1].state if counts else ends[0]


def _preference(end: tuple[bool, Figure]) -> tuple[int, int]:
    """How good an end is, which may be sure or not."""
    sure, found = end
    one_way = isinstance(found.state.condition, e.Most | e.Least)
    return (sure, _rank(found)) if one_way else (_rank(found), sure)


def _ends(state: State, seat: int) -> Iterator[State]:
    while (ask := state.asked) is not None:
        if ask.seat == seat:
            for answer in spread(ask.spots or ask.numbers, FILLS if ask.kind in REPLENISHING else WAYS):
                yield from _ends(follow(state, answer), seat)
            return
        state = follow(state, by_taste(state, ask))
    yield state


def ranks_of(found: Sequence[Figure | None]) -> list[int]:
    """How good these numbers are under one condition; one that is not known is as good as the worst.

    Where the conditions differ no number tells anything.
    """
    known = [each for each in found if each]
    if len({each.state.condition for each in known}) != 1:
        return [0 for _ in found]
    least = min(map(_rank, known))
    return [_rank(each) if each else least for each in found]


def _number(state: State, seat: int) -> int | None:
    """What is counted for the seat, where a number is better by itself.

    Not where the total of the field is the aim, which changes when the field is filled up.
    """
    condition = state.condition
    if isinstance(condition, e.Nearest) and condition.number is None:
        return None
    by_itself = isinstance(condition, COMPARED) or (isinstance(condition, OF_TWO) and len(state.hands) == 2)
    return measures_of(state)[seat] if by_itself else None


def _rank(found: Figure) -> int:
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


def in_sight(seen: State) -> frozenset[int]:
    """The cards that the seat sees."""
    places = (seen.field, seen.pile, seen.discards, *seen.hands)
    return frozenset([piece.token for place in places for piece in place if piece.key is not None])


def _counts_sure(end: State, seat: int, known: frozenset[int]) -> bool:
    """Whether what is counted for a seat hangs on known cards alone, or is what all can count."""
    public = getattr(end.condition, "measure", None) in PUBLIC
    return public or all(piece.token in known for piece in end.hands[seat])


def _sum(values: Sequence[int]) -> str:
    """These values as a sum."""
    first, *others = sorted(values, reverse=True)
    signed = [f"+{each}" if each >= 0 else f"−{-each}" for each in others]
    return "".join([str(first).replace("-", "−"), *signed])
