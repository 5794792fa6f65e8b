"""What a choice has given away, as the end of a match says it."""

from __future__ import annotations

from game.core.match import Match
from game.core.rules import Saying
from game.ui.searched import Review

LOST = "turning.lost"
"""How the sentences begin of what a choice has given away."""
ALIKE = 0.005
"""A difference of chances that is none where they are told in percent."""


def without_chance(said: Saying) -> Saying:
    """A reason alone, where it is told as `why` beside the chance to win, `share`."""
    why: Saying = said[1]["why"] if {"why", "share"} <= said[1].keys() else said
    return why


def lost(match: Match, review: Review, less: str) -> Saying:
    """What a choice has given away, and whether that is an estimate; then what is left of the chance to win the match.

    That is the whole of it where the bot judges moves by this very chance.
    """
    made, how = review.worst, "-exact" if review.split else ""
    assert made
    gave: Saying = f"{LOST}{how}", {"gap": less}
    if match.game.chance is None or made.effect < ALIKE:
        return gave
    left = {"best": made.chance, "left": made.chance - made.effect}
    alike = abs(made.loss - made.effect) < ALIKE
    return (f"{LOST}-chance{how}", left) if alike else (f"{LOST}-match", {"lost": gave, **left})
