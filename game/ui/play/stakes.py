"""The quiet line about how a match stands, or how it went (ui/view/drama.py), as this page says it."""

from __future__ import annotations

from game.core.match import Match
from game.core.rules import Saying
from game.ui.model import LESSON, Model, rounds
from game.ui.view import Scene, drama, view_of


def between(model: Model, match: Match, here: Scene) -> str:
    """What is said while the result of a round lies on the table; empty for nothing, and where a coach speaks."""
    taught = model.table is not None and LESSON in model.table.marks
    if taught or match.asked is None or not view_of(match.game).shows_result(here.seen, here.seat, here.put_away):
        return ""
    return _said(here, drama.between(view_of(match.game).course(here.seen, rounds(match)), here.seat))


def at_end(match: Match, here: Scene, *, by_one: bool) -> str:
    """What is said of a match that is over; empty for nothing, and without `by_one` for a win by one point."""
    said = drama.at_end(view_of(match.game).course(here.seen, rounds(match)), here.seat)
    return "" if said and said[0] == "drama.by-one" and not by_one else _said(here, said)


def _said(here: Scene, saying: Saying | None) -> str:
    return here.words.say(saying) if saying else ""
