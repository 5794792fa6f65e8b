"""The deals whose moves one has looked at in a link: who has seen the cards no longer plays them unaided."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.match import Match
from game.ui.effects import Store
from game.ui.view.people import humans

KEY = "fudaba:peeked"
"""Where they are stored, one a line, the newest first."""
MOST = 200
MARK = "peeked"
"""What marks a match of such a deal."""


def noted(stored: Mapping[str, str], match: Match) -> Store | None:
    """The list with the deal of a match that one looks at; None where it is there, or where not one person plays."""
    found, here = stored.get(KEY, "").splitlines(), _line(match)
    if here in found or len(humans(match.players)) != 1:
        return None
    return Store(KEY, "\n".join((here, *found[: MOST - 1])))


def at(stored: Mapping[str, str], match: Match) -> bool:
    """Whether one has looked at the moves of somebody with the cards of this match."""
    return KEY in stored and _line(match) in stored[KEY].splitlines()


def _line(match: Match) -> str:
    """The same for all opponents: the cards are."""
    return f"{match.game.name} {len(match.players)} {match.deal}"
