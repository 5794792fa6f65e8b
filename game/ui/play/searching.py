"""The review of a match that is over, found out decision by decision by the strongest bot."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from types import MappingProxyType
from typing import TypeAlias

from game.core.match import Match
from game.core.review import Decision, judged, thought_over
from game.core.rules import Choice
from game.ui.searched import Review
from game.ui.view import view_of

Hints: TypeAlias = Mapping[tuple[str, ...], tuple[Choice, ...]]
"""What hints have told in a match, see `Table.hints`."""
NO_HINTS: Hints = MappingProxyType({})


def search(match: Match, seat: int, review: Review, hints: Hints = NO_HINTS) -> Generator[None, None, Review]:
    """The review with what the strongest bot thinks of one more decision; then how much luck and all of them have won.

    Where there was a hint, it is what that has told. When the split can be told, the decisions are thought over, one
    after the other, for the statistics.
    """
    if review.left:
        at, *left = review.left
        made = yield from judged(match, seat, match.game.strongest, at, hints.get(match.moves[:at], ()))
        return review._replace(left=tuple(left), decisions=(*going_on(match, review.decisions, made), made))
    if review.done:
        before, now, *rest = review.decisions[: review.weighed], *review.decisions[review.weighed :]
        now = yield from thought_over(match, seat, now)
        return review._replace(decisions=(*before, now, *rest), weighed=review.weighed + 1)
    split = (yield from match.game.split(match, seat)) if match.game.split else None
    return review._replace(done=True, split=split)


def going_on(match: Match, before: tuple[Decision, ...], made: Decision) -> tuple[Decision, ...]:
    """The decisions before one that may be the rest of the same move, such as the second card of an exchange.

    Then the first part has given away no more than is missing where the second one is chosen: it may lead to the same.
    """
    if not before or before[-1].at + 1 != made.at or not _in_one_move(match, made.at):
        return before
    *others, last = before
    return *others, last.missing(last.better.worth - made.better.worth)


def _in_one_move(match: Match, at: int) -> bool:
    """Whether what was chosen after `at` moves belongs to the same turn as what was chosen before, by its name."""
    moment = view_of(match.game).moment
    part = moment(match.states[: at + 1])
    return part is not None and part == moment(match.states[:at])
