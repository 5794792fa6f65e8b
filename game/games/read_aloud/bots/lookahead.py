"""Easy and normal: they imagine the hidden cards, try each card with its choices, and compare the worth of the ends.

They forget what goes out of their sight. `worth` values a position. Near the end they try the next player's reading
too; earlier that took four times as long and won no more (docs/decisions/0009).
"""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple, TypeAlias

from game.bots import ranked
from game.core.chance import Dice
from game.core.rules import Choice, Think
from game.games.read_aloud.bots.answering import as_it_stands, by_move, cards_left, options
from game.games.read_aloud.bots.worth import worth
from game.games.read_aloud.rules import follow, imagine
from game.games.read_aloud.rules.sight import forgotten
from game.games.read_aloud.rules.state import REPLENISHING, State

Thinking: TypeAlias = Generator[None, None, tuple[Choice, ...]]
FEW = 6
"""The most readings after which the next reading is tried, and the most that are tried there."""
LESS = 0.001
"""The distance in worth below all others at which answers rank that have not been tried."""


class Effort(NamedTuple):
    """The work of a level, in numbers of answers and imagined worlds."""

    looks: int
    """The most answers that it tries."""
    worlds: int
    """Worlds imagined for a card to read or a choice of its text."""
    few: int
    """Worlds imagined for a choice while cards are replenished; with 0 the choice is random."""
    tries: int
    """The most answers tried to each further question of a text."""
    close: int
    """The number of cards left in field and pile from which on the next reading is tried too; 0 for never."""


EASY = Effort(looks=3, worlds=1, few=0, tries=1, close=0)
NORMAL = Effort(looks=99, worlds=4, few=2, tries=3, close=8)


class Found:
    """The ends of one answer in each imagined world, and the sum of their worth."""

    __slots__ = ("afters", "worth")

    def __init__(self) -> None:
        self.afters: list[State] = []
        self.worth = 0.0

    def add(self, after: State, worth: float) -> None:
        """Add the end in one more world."""
        self.afters.append(after)
        self.worth += worth

    @property
    def mean(self) -> float:
        """The worth on average."""
        return self.worth / len(self.afters)


def level(effort: Effort) -> Think:
    """The bot of a level."""

    def think(seen: State, seat: int, dice: Dice) -> Thinking:
        yield
        choices = by_move(seen)
        n = effort.few if _replenishing(seen) else effort.worlds
        found = {move: Found() for move in dice.shuffled(choices)[: effort.looks if n else 0]}
        for world in _worlds(seen, seat, dice, n):
            for move, each in found.items():
                each.add(*best(follow(world, choices[move]), seat, dice, effort.tries))
                yield
        doomed = [move for move, each in found.items() if _loses(seen, seat, each.afters)]
        if effort.close and n and not _replenishing(seen) and cards_left(seen) <= effort.close:
            yield from _answered(seat, dice, found)
        _put_last(found, doomed)
        thought = [
            Choice(move, each.mean, as_it_stands(seen, seat, choices[move], each.afters))
            for move, each in found.items()
        ]
        least = min((each.worth for each in thought), default=0.0) - LESS
        rest = [Choice(move, least, ("reason.random", {})) for move in dice.shuffled(choices) if move not in found]
        return ranked([*thought, *rest])

    return think


def _replenishing(seen: State) -> bool:
    return seen.asked is not None and seen.asked.kind in REPLENISHING


def _worlds(seen: State, seat: int, dice: Dice, n: int) -> list[State]:
    """`n` imagined worlds that agree with the seen state; positions may repeat there, since to forbid it takes long."""
    free = forgotten(seen)._replace(terms=seen.terms._replace(repeats=True), past=())
    return [imagine(free, seat, dice) for _ in range(n)]


def _answered(seat: int, dice: Dice, found: dict[str, Found]) -> Generator[None, None, None]:
    """Replace the ends of the best few answers by those after the next reading; the others stay below them."""
    order = sorted(found.values(), key=lambda each: -each.mean)
    for each in order[:FEW]:
        before, each.afters, each.worth = each.afters, [], 0.0
        for after in before:
            end = next_read(after, dice)
            each.add(end, worth(end, seat))
            yield
    least = min(each.mean for each in order[:FEW]) - LESS
    for each in order[FEW:]:
        each.worth = min(each.mean, least) * len(each.afters)


def _loses(seen: State, seat: int, afters: list[State]) -> bool:
    """Whether by this answer the seat can no longer win, in every imagined world."""
    return seat not in seen.losers and all(seat in after.losers for after in afters)


def _put_last(found: dict[str, Found], doomed: list[str]) -> None:
    """Lower these answers below all others: nobody reads their own defeat while another card may be read."""
    others = [each.mean for move, each in found.items() if move not in doomed]
    for move in doomed if others else ():
        found[move].worth = min(found[move].mean, min(others) - LESS) * len(found[move].afters)


def next_read(state: State, dice: Dice) -> State:
    """The state after the best of a few readings for the seat at turn."""
    if state.over:
        return state
    some = dice.shuffled(options(state))[:FEW]
    ends = [best(follow(state, answer), state.turn, dice, 1) for answer in some]
    return max(ends, key=lambda end: end[1])[0]


def best(state: State, seat: int, dice: Dice, tries: int) -> tuple[State, float]:
    """(The end of the reading in progress, its worth): the seat chooses well, all other choices are random."""
    while state.asked and (state.asked.seat != seat or state.asked.kind in REPLENISHING):
        state = follow(state, dice.choice(options(state)))
    if state.asked is None:
        return state, worth(state, seat)
    some = dice.shuffled(options(state))[:tries]
    ends = [best(follow(state, answer), seat, dice, max(1, tries // 2)) for answer in some]
    return max(ends, key=lambda end: end[1])


easy = level(EASY)
normal = level(NORMAL)
