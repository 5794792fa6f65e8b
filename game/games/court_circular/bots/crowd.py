"""A round among three or four with all cards known: each rival lays the best row he can, and drops out no more."""

from __future__ import annotations

from typing import NamedTuple

from game.games.court_circular.rules.outlook import plans, reachable
from game.games.court_circular.rules.stakes import prize
from game.games.court_circular.rules.state import State


class Outcome(NamedTuple):
    """The worth of each plan of a seat, in the order of `plans`, and of dropping out now, in points."""

    worths: tuple[float, ...]
    drop: float


def outcome(world: State, seat: int) -> Outcome:
    """The worths for this seat, in points; a rival's prize is lost in equal parts by all others."""
    lead, sheet = world.lead or "", world.terms.sheet
    rivals = [each for each in range(len(world.rows)) if each != seat and each not in world.dropped]
    best = {each: reachable(lead, world.rows[each], world.hands[each], sheet) for each in rivals}
    strongest = max(rivals, key=best.__getitem__)
    theirs = [card for each in rivals for card in best[each].cards]
    own, lost = prize(world, seat), prize(world, strongest)
    share, rival = len(world.rows) - 1, best[strongest].hand[:2]
    win, lose = own.base + own.all(theirs), lost.base + lost.all(theirs)
    worths = tuple(
        [
            (win + own.all(plan.cards) if plan.hand[:2] > rival else -(lose + lost.all(plan.cards)) / share)
            - own.kept(plan.cards)
            for plan in plans(lead, world.rows[seat], world.hands[seat], sheet)
        ]
    )
    return Outcome(worths, -lose / share)
