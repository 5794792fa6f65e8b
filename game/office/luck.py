"""The luck of the deal apart from what was made of it where that is exact, and luck apart from play by estimates."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import fsum, sqrt
from typing import NamedTuple

from game import shelf
from game.core.game import Dealt
from game.core.match import BadMatch, Match
from game.core.review import Reviewed
from game.office.numbers import FEWEST, Z
from game.ui.view.people import humans

MOST_KNOWN = 1024
"""Matches whose deals stay known, so that a page that is drawn again does not replay them."""


class Parted(NamedTuple):
    """Matches together, per round, in the unit of the game's Account."""

    n: int
    """The number of rounds."""
    fair: float
    got: float
    lost: float
    """What the decisions gave away."""
    off: float | None
    """By how much that may be too large or too small, 19 times in 20; None before there are FEWEST matches."""

    @property
    def luck(self) -> float:
        """The rest: what the cards brought and what the others did."""
        return self.got - self.fair + self.lost


def dealt(matches: Iterable[Match]) -> Dealt | None:
    """All rounds of these matches of a game together; None where nothing is known."""
    known = [
        each
        for match in matches
        if (each := _dealt(match.game.name, match.v, match.deal, match.players, (*match.options.items(),), match.moves))
    ]
    return Dealt(*map(sum, zip(*known, strict=True))) if known else None


@lru_cache(maxsize=MOST_KNOWN)
def _dealt(
    game: str,
    v: int,
    deal: str,
    players: tuple[str, ...],
    options: tuple[tuple[str, str], ...],
    moves: tuple[str, ...],
) -> Dealt | None:
    """The rounds of one match; None where that is not known, or where the match cannot be replayed."""
    try:
        match = Match(shelf.GAMES[game], v, deal, players, dict(options), moves, ()).replayed()
    except BadMatch:
        return None
    return match.game.dealt(match, humans(players)[0]) if match.game.dealt and match.asked is None else None


def parted(found: Sequence[Reviewed]) -> Parted:
    """These reviews of a game together, one at least; numbers to the tenth, so that they add up as they are said."""
    n = sum(each.n for each in found)
    fair, got, lost = (fsum(part) / n for part in zip(*((r.fair, r.got, r.lost) for r in found), strict=True))
    off = None
    if (m := len(found)) >= FEWEST:
        spread = fsum((each.lost - lost * each.n) ** 2 for each in found)
        off = round(Z * sqrt(spread * m / (m - 1)) / n, 1)
    return Parted(n, round(fair, 1), round(got, 1), round(lost, 1), off)
