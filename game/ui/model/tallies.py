"""What finished matches come to: per game and opponents, assisted ones apart, and how many were won in a row."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import NamedTuple, TypeAlias

from game.core.match import Match
from game.ui.model import listing
from game.ui.model.saves import Save
from game.ui.view.people import humans

MOST_LOOKED_AT = 500
"""Finished matches among which a row of wins is looked for."""
Finished: TypeAlias = tuple[Save, tuple[int, ...]]
"""A match, and those who have won it."""


class Tally(NamedTuple):
    """The results of the matches against the same opponents."""

    won: int = 0
    shared: int = 0
    lost: int = 0
    streak: int = 0
    """Won or shared without a loss, up to the newest."""
    assisted: int = 0
    """Counted here only, neither as won nor as lost."""

    def after(self, save: Save, winners: tuple[int, ...]) -> Tally:
        """The tally with one more match, a newer one."""
        if save.marks:
            return self._replace(assisted=self.assisted + 1)
        (me,) = humans(save.match.players)
        if me not in winners:
            return self._replace(lost=self.lost + 1, streak=0)
        if len(winners) > 1:
            return self._replace(shared=self.shared + 1, streak=self.streak + 1)
        return self._replace(won=self.won + 1, streak=self.streak + 1)


def tallies(finished: Iterable[Finished]) -> dict[tuple[str, tuple[str, ...]], Tally]:
    """Per game and opponents, of matches with exactly one human, given from the oldest to the newest."""
    found: dict[tuple[str, tuple[str, ...]], Tally] = {}
    for save, winners in finished:
        match = save.match
        people = humans(match.players)
        if len(people) == 1:
            rivals = tuple(sorted(player for seat, player in enumerate(match.players) if seat not in people))
            found[match.game.name, rivals] = found.get((match.game.name, rivals), Tally()).after(save, winners)
    return found


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
