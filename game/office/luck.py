"""The luck of the deal apart from what was made of it, where that is exactly known of the first cards of a match."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from game.core.game import Dealt, Game
from game.core.match import BadMatch
from game.ui.people import humans
from game.ui.saves import Save

MOST = 100
"""Matches that are looked at, the newest of a game; each is replayed."""


def dealt(game: Game, saves: Iterable[Save]) -> Dealt | None:
    """All rounds of these matches of a game together, given from the newest on; None where nothing is known."""
    fitting = (
        save for save in saves if save.match.game is game and not save.marks and len(humans(save.match.players)) == 1
    )
    known = [each for save in islice(fitting, MOST) if (each := _of(save))]
    return Dealt(*map(sum, zip(*known, strict=True))) if known else None


def _of(save: Save) -> Dealt | None:
    """The rounds of one match; None where that is not known, or where the match cannot be replayed."""
    game = save.match.game
    try:
        match = save.match.replayed()
    except BadMatch:
        return None
    return game.dealt(match, humans(match.players)[0]) if game.dealt and match.asked is None else None
