"""What the condition counts for a seat at the end of a reading, after each answer: the numbers that a player adds up.

What the seat still chooses in this reading, the cards with which it fills up its hand among it, is chosen for the best
number. A number is told where it is the same in all deals looked at, and made of cards that the seat sees.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from game.core.rules import Choice, Saying
from game.games.read_aloud.bots.answering import Answer, by_move
from game.games.read_aloud.bots.outlook import mark
from game.games.read_aloud.bots.search import by_taste, spread
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.rules import follow
from game.games.read_aloud.rules.conditions import measures_of
from game.games.read_aloud.rules.state import REPLENISHING, State

ALONE = (e.Odd, e.Even, e.Exactly)
"""Conditions that a hand meets whatever the others hold."""
COMPARED = (e.Most, e.Least, e.Nearest, e.Within, *ALONE)
"""Conditions of which a number is better or worse by itself."""
OF_TWO = (e.Second, e.SecondLeast)
"""Conditions by which, of two players, the one with the lower number wins, or the one with the higher."""
MEETS = ("reason.sets", "reason.gets-ahead", "reason.stays-ahead")
"""The reasons by which the seat meets the condition; there are surer ones."""
DEALS, WAYS, FILLS, ENDS = 2, 24, 6, 120
"""The deals looked at, the most answers tried to an own question of the reading, to one that fills the hand up, and the
most ends of a reading that are compared."""


class Figure(NamedTuple):
    """What is counted for the seat."""

    n: int
    state: State
    """The end of the reading in one of the deals."""
    chosen: bool
    """Whether the seat still chooses something on the way there."""
    was: int | None = None
    """What is counted now, under the same condition."""

    def beats(self, other: Figure) -> bool:
        """Whether this number is better, under one condition."""
        return self.state.condition == other.state.condition and _rank(self) > _rank(other)

    @property
    def told(self) -> dict[str, Saying | int]:
        """What is counted, and how it comes about, for the reasons that tell numbers."""
        measure: e.Measure = getattr(self.state.condition, "measure", e.Measure.SUM)
        comes = "count.stays" if self.n == self.was else "count.can" if self.chosen else "count.is"
        return {"what": (f"count.{measure.value}", {}), "is": (comes, {})}

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
    ends = [reached(world, answer, seat) for world in worlds[:DEALS]]
    found = {(_number(end, seat), end.condition) for end in ends}
    if len(found) > 1 or not ends or not _in_sight(seen, ends, seat):
        return None
    n, condition = found.pop()
    asked = follow(worlds[0], answer).asked
    was = _number(worlds[0], seat) if condition == seen.condition else None
    return None if n is None else Figure(n, ends[0], asked is not None and asked.seat == seat, was)


def reached(world: State, answer: Answer, seat: int) -> State:
    """The end of the reading after an answer; what the seat still chooses is chosen for the best number."""
    ends = list(islice(_ends(follow(world, answer), seat), ENDS))
    numbers = [_number(end, seat) for end in ends]
    known = [Figure(n, end, chosen=False) for n, end in zip(numbers, ends, strict=True) if n is not None]
    return max(known, key=_rank).state if known else ends[0]


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


def with_figure(seen: State, seat: int, choice: Choice, worlds: Sequence[State]) -> Choice:
    """A choice by which the seat alone meets the condition, with what is then counted before it.

    Where a hand meets it whatever the others hold, that is sure.
    """
    key, facts = choice.reason
    why: Saying = facts.get("why", ("", {}))
    meets = why[0].removesuffix("-sure") in MEETS
    found = figure(seen, seat, worlds, by_move(seen)[choice.move]) if meets else None
    if found is None:
        return choice
    if why[0] in MEETS and isinstance(found.state.condition, ALONE):
        why = f"{why[0]}-sure", why[1]
    return choice._replace(reason=(key, {**facts, "why": said_with(found, why)}))


def said_with(found: Figure, why: Saying) -> Saying:
    """A reason after what is counted."""
    kind = f"-{'odd' if found.n % 2 else 'even'}" if isinstance(found.state.condition, e.Odd | e.Even) else ""
    return "reason.figure", {"figure": (f"reason.counts{kind}", {**found.told, "n": found.n}), "why": why}


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


def _in_sight(seen: State, ends: Sequence[State], seat: int) -> bool:
    """Whether the seat sees all cards that its hand then holds."""
    places = (seen.field, seen.pile, seen.discards, *seen.hands)
    known = {piece.token for place in places for piece in place if piece.key is not None}
    return all(piece.token in known for end in ends for piece in end.hands[seat])
