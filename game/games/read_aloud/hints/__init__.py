"""Why an answer is better than another, in words: what a hint and a review tell of the expert's thought."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from game.bots import ranked
from game.core.chance import Dice
from game.core.rules import Choice
from game.games.read_aloud.bots.expert import DEALS, Thought, imagined
from game.games.read_aloud.bots.search import AIMED
from game.games.read_aloud.hints.compared import alike
from game.games.read_aloud.hints.reasons import why
from game.games.read_aloud.hints.telling import as_told
from game.games.read_aloud.hints.versus import beside_next
from game.games.read_aloud.rules.answers import answers
from game.games.read_aloud.rules.state import State

MORE = 2
"""How many times as many deals are imagined for a hint, whose figures are read."""

Thinking = Generator[None, None, tuple[Choice, ...]]


def reasoned(seen: State, seat: int, dice: Dice) -> Thinking:
    """The thought of the expert, each answer with the reason for or against it."""
    thought = yield from imagined(seen, seat, dice)
    return _with_reasons(seen, seat, thought, thought.worths)


def careful(seen: State, seat: int, dice: Dice) -> Thinking:
    """The same with more deals and answers, for a hint, which says why it is not the next best.

    A review takes what it has told, so that here, too, cards that the player cannot tell apart are worth the same.
    """
    choices = yield from _evened(seen, seat, dice, MORE * DEALS)
    if seat in seen.losers:
        return tuple([each._replace(reason=("reason.lost", {})) for each in choices])
    if len(choices) > 1:
        choices = yield from beside_next(seen, seat, choices, dice)
    return (yield from as_told(seen, seat, choices, dice))


def thorough(seen: State, seat: int, dice: Dice) -> Thinking:
    """The same with more answers, for a review: cards that the player cannot tell apart are worth the same."""
    return _evened(seen, seat, dice, DEALS)


def _evened(seen: State, seat: int, dice: Dice, deals: int) -> Thinking:
    """The thought on so many deals with more answers, where cards that cannot be told apart are worth the same."""
    thought = yield from imagined(seen, seat, dice, deals, AIMED)
    return _with_reasons(seen, seat, thought, _even(seen, thought))


def _even(seen: State, thought: Thought) -> list[float]:
    """The worths, the same for all cards that the player cannot tell apart: the mean of those that were not dropped."""
    some, worths = thought.answers, thought.worths
    same = [[j for j, other in enumerate(some) if other is one or alike(seen, one, other)] for one in some]
    kept = [[j for j in group if j in thought.left] or group for group in same]
    return [sum(worths[j] for j in group) / len(group) for group in kept]


def _with_reasons(seen: State, seat: int, thought: Thought, worths: Sequence[float]) -> tuple[Choice, ...]:
    """All moves with these worths and with reasons, the best first."""
    reasons = why(seen, seat, thought.answers, thought.ends, thought.worlds)
    return ranked([Choice(*each) for each in zip(answers(seen), worths, reasons, strict=True)])
