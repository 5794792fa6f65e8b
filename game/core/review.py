"""What a bot thinks of the decisions of a match that is over, each with what its seat could know at the time."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from game.core.match import Match
from game.core.rules import Choice


class Decision(NamedTuple):
    """A move where there was a choice, and the one that a bot would have made."""

    at: int
    """The number of moves before it."""
    played: str
    better: Choice
    """The bot's first choice, which may be the move played."""
    loss: float
    """By how much the bot thinks it better than the move played, in the bot's own unit; 0 for the same move."""


def decisions(match: Match, seat: int) -> tuple[int, ...]:
    """The numbers of moves before which a seat had a choice."""
    rules = match.game.rules
    return tuple(
        at
        for at, state in enumerate(match.states[:-1])
        if rules.to_move(state) == seat and len(rules.moves(rules.seen_by(seat, state))) > 1
    )


def judged(match: Match, seat: int, level: str, at: int) -> Generator[None, None, Decision]:
    """The decision of a seat after so many moves, as a bot of this level judges it; yields between pieces of work.

    The bot gets what the seat had seen and the dice that it would have thrown there, so equal matches give equal
    decisions. A move that the bot does not list among its choices counts as its worst.
    """
    before, move = match.until(at), match.moves[at]
    choices = yield from match.game.levels[level](before.seen(seat), seat, before.dice(seat))
    worths = {choice.move: choice.worth for choice in choices}
    worth = worths.get(move, min(worths.values()))
    return Decision(at, move, choices[0], 0 if move == choices[0].move else choices[0].worth - worth)
