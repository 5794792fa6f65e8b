"""The opponents: they imagine the hidden cards, read each card in thought with its choices, and look at what comes of it.

The worth of a position is `worth`. The normal one also lets the next player answer the best readings.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple, TypeAlias

from game.bots import ranked
from game.core.chance import Dice
from game.core.rules import Choice, Saying, Think
from game.games.read_aloud.answers import answers
from game.games.read_aloud.condition import measures_of, winners_of
from game.games.read_aloud.effects import Lose, Nothing
from game.games.read_aloud.legal import readable
from game.games.read_aloud.rules import follow, imagine
from game.games.read_aloud.state import Spot, State
from game.games.read_aloud.table import at
from game.games.read_aloud.worth import worth

Answer: TypeAlias = Spot | int
Thinking: TypeAlias = Generator[None, None, tuple[Choice, ...]]
SETTLING = ("replenish", "overflow")
"""Questions that are asked often and matter little."""


class Effort(NamedTuple):
    """How much a level thinks."""

    worlds: int
    """Imagined for a card to read or a choice of its text."""
    few: int
    """Imagined for a choice while the table is settled."""
    tries: int
    """Answers tried to each question of a text."""
    replies: int
    """How many of the best readings the next player answers in thought."""


EASY = Effort(worlds=1, few=1, tries=1, replies=0)
NORMAL = Effort(worlds=4, few=2, tries=4, replies=3)
REPLY_TRIES = 2


class Found:
    """What one answer comes to, world by world."""

    __slots__ = ("ends", "holds", "left", "n", "replied", "worth")

    def __init__(self) -> None:
        self.worth, self.n, self.ends, self.holds, self.left = 0.0, 0, 0, 0.0, 0
        self.replied = False

    def add(self, after: State, seat: int, worth: float) -> None:
        """One world more."""
        winners = after.victors if after.over else winners_of(after, measures_of(after))
        self.worth += worth
        self.n += 1
        self.ends += after.over
        self.holds += seat in winners
        self.left += len(after.pile) + len(after.field)

    @property
    def mean(self) -> float:
        """The worth on average."""
        return self.worth / self.n


def level(effort: Effort) -> Think:
    """A bot that thinks so much."""

    def think(seen: State, seat: int, dice: Dice) -> Thinking:
        settling = seen.asked is not None and seen.asked.kind in SETTLING
        n = effort.few if settling else effort.worlds
        worlds = [imagine(seen, seat, dice) for _ in range(n)]
        choices = options(seen)
        found = [Found() for _ in choices]
        afters: list[list[State]] = [[] for _ in choices]
        for world in worlds:
            for answer, each, ends in zip(choices, found, afters, strict=True):
                after, gain = best(follow(world, answer), seat, dice, effort.tries)
                each.add(after, seat, gain)
                ends.append(after)
                yield
        if effort.replies and not settling:
            yield from _reply(seat, dice, found, afters, effort.replies)
        names = answers(seen)
        return ranked(
            [
                Choice(move, each.mean, _why(seen, answer, each))
                for move, answer, each in zip(names, choices, found, strict=True)
            ]
        )

    return think


def _reply(
    seat: int, dice: Dice, found: list[Found], afters: list[list[State]], most: int
) -> Generator[None, None, None]:
    """The best few once more, with what the next player reads then; the others stay below them."""
    order = sorted(range(len(found)), key=lambda i: -found[i].mean)[:most]
    for i in order:
        total = 0.0
        for after in afters[i]:
            total += worth(answered_by_next(after, dice), seat)
            yield
        found[i].worth = total
        found[i].replied = True
    floor = min(found[i].mean for i in order)
    for i, each in enumerate(found):
        if i not in order:
            each.worth = min(each.worth, (floor - 0.001) * each.n)


def answered_by_next(state: State, dice: Dice) -> State:
    """After the reading that is best for whoever is at turn."""
    if state.over:
        return state
    ends = [best(follow(state, answer), state.turn, dice, REPLY_TRIES) for answer in options(state)]
    return max(ends, key=lambda end: end[1])[0]


def options(state: State) -> tuple[Answer, ...]:
    """All answers to the present question, in the order of the moves."""
    if state.asked is None:
        return readable(state)
    return state.asked.spots or state.asked.numbers


def best(state: State, seat: int, dice: Dice, tries: int) -> tuple[State, float]:
    """The end of the reading that is under way, where the seat chooses well and all else is left to chance."""
    while state.asked and (state.asked.seat != seat or state.asked.kind in SETTLING):
        state = follow(state, dice.choice(options(state)))
    if state.asked is None:
        return state, worth(state, seat)
    some = dice.shuffled(options(state))[:tries]
    ends = [best(follow(state, answer), seat, dice, max(1, tries // 2)) for answer in some]
    return max(ends, key=lambda end: end[1])


def _why(seen: State, answer: Answer, found: Found) -> Saying:
    """The reason in words."""
    facts = {"share": found.holds / found.n, "n": found.n, "left": found.left // found.n}
    if seen.asked is None and isinstance(answer, Spot):
        key = at(seen, answer).key
        text = seen.terms.cards[key].text if key else ()
        if Lose() in text:
            return "reason.lose", {}
        if text == (Nothing(),):
            return "reason.nothing", facts
    if found.ends == found.n:
        return "reason.ends", facts
    return "reason.holds", facts


easy = level(EASY)
normal = level(NORMAL)
