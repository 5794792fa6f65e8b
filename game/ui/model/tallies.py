"""How many matches were won in a row."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice

from game.core.match import Match
from game.ui.model import listing
from game.ui.view.people import humans

MOST_LOOKED_AT = 500
"""Finished matches among which a row of wins is looked for."""


def streak(stored: Mapping[str, str], match: Match) -> int:
    """How many of the newest matches like this one its one human has won or shared, without a loss between them."""
    like = (match.game, humans(match.players), sorted(match.players))
    n = 0
    for save, end in islice(listing.ended(stored), MOST_LOOKED_AT):
        each = save.match
        if save.marks or (each.game, humans(each.players), sorted(each.players)) != like:
            continue
        if not {*humans(each.players)} & {*(end.won or ())}:
            break
        n += 1
    return n
