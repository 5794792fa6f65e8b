"""What a game shows and says of the end of a match, and whether it shows that of a round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from game.ui.html import Html

ShowsResult = Callable[[Any, int | None, int], bool]
"""See `View.shows_result`."""


class Fact(NamedTuple):
    """A sentence about the player's match, with the cards that it is about where they are not shown beside it."""

    said: str
    cards: Html | None = None


class Ending(NamedTuple):
    """What a game shows and says of the end of a match, beside who has won; for a spectator nothing of its own."""

    headline: str = ""
    """Who has won; empty where the status says it."""
    shown: Html = Html()
    """The row, hand or trick that ended or decided the match, drawn once more."""
    said: tuple[str, ...] = ()
    """What that is, and why it won: sentences."""
    facts: tuple[Fact, ...] = ()
    """The player's best, with how rare it is, and what was lost where."""
    places: tuple[tuple[int, str], ...] = ()
    """The seats, the best first, and what each has come to: where one number does not say it."""


class Course(NamedTuple):
    """How a match stood after each of its finished rounds, and what ends it: what drama is noticed from."""

    stood: tuple[tuple[int, ...], ...] = ()
    """What each seat had of what is counted, after each round, the oldest first."""
    fewer: bool = False
    """Whether fewer is better."""
    wins: int = 0
    """The count that ends the match at once for whoever has it; 0 where the count alone ends nothing."""
    rounds: int = 0
    """The number of rounds after which the match is over; 0 where it is not known before."""
    behind: int = 1
    """From how much behind it takes some doing to come back."""
