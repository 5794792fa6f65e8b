"""The finished round that lies on the table, and whether the end of its match is told yet."""

from __future__ import annotations

from typing import Any

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
