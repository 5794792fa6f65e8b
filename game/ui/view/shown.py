"""The finished rounds: which of them lies on the table, and whether the end of the match is told yet."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any

from game.core.match import Match
from game.ui.view import Scene
from game.ui.view.closing import ShowsResult


def shown_round(scene: Scene, shows_result: ShowsResult, over: object) -> Any:
    """The finished round that is still shown (`seen.last`): after the match, and until its result was put away.

    None when there is none, or when the next round is shown.
    """
    return scene.seen.last if over or shows_result(scene.seen, scene.seat, scene.put_away) else None


def tells_end(scene: Scene, last: Any) -> bool:
    """Whether a match that is over is told as a whole: in a replay, and once its last round, if shown, was put away."""
    return last is None or scene.tries or scene.put_away >= last.number


def rounds(match: Match) -> tuple[Any, ...]:
    """The finished rounds of a match, the oldest first; they are public. A search by halves reads few of the states."""
    found: list[Any] = []
    at = len(match.states)
    while at and (last := match.states[at - 1].last) is not None:
        found.append(last)
        at = bisect_left(match.states, last.number, hi=at, key=lambda state: state.last.number if state.last else 0)
    return tuple(reversed(found))
