"""What is dramatic about a match: a quiet line between two rounds, and one at its end.

Each is the first of a list of rules that has something to say; a rule looks at the `Course` alone, so at what all at
the table know. Between two rounds of most matches there is nothing to say, and then nothing is said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.core.counting import PAIR
from game.core.rules import Saying
from game.ui.view.closing import Course

HELD = 2
"""Rounds after which somebody has led alone, at least, so that it is news when another one does."""
FORGOTTEN = 4
"""So many times as far ahead as behind once: then nobody thinks of that any more."""
LONG = 3
"""The fewest rounds of a match of which it is told that one seat has led from its first round to its last."""

Rule = Callable[[Course, int], Saying | None]
"""What is said of a match, for the seat whose count stands first in a score; None for nothing."""


def between(course: Course, seat: int | None) -> Saying | None:
    """What is said once a round is over and the next one has not begun; None for nothing."""
    return _first(BETWEEN, course, seat)


def at_end(course: Course, seat: int | None) -> Saying | None:
    """What is said of a match that is over, and of how it was won; None for nothing."""
    return _first(AT_END, course, seat)


def _first(rules: Iterable[Rule], course: Course, seat: int | None) -> Saying | None:
    if not course.stood:
        return None
    return next((said for rule in rules if (said := rule(course, seat or 0))), None)


def _leads(course: Course, stood: tuple[int, ...]) -> tuple[int, ...]:
    """By how much each seat is ahead of the best of the others; below 0 for who is behind."""
    counts = [-n for n in stood] if course.fewer else [*stood]
    return tuple(n - max(counts[:seat] + counts[seat + 1 :]) for seat, n in enumerate(counts))


def _leader(course: Course, stood: tuple[int, ...]) -> int | None:
    """Who leads alone."""
    return next((seat for seat, by in enumerate(_leads(course, stood)) if by > 0), None)


def _score(stood: tuple[int, ...], seat: int) -> Saying:
    """The counts of two seats, that of `seat` first."""
    return "drama.score", {"a": stood[seat], "b": stood[1 - seat]}


def decides(course: Course, seat: int) -> Saying | None:
    """Two or more could win the match with the next round, or it is the last one and nobody is ahead."""
    now = course.stood[-1]
    near = [each for each, n in enumerate(now) if n == course.wins - 1]
    if course.wins and len(near) > 1:
        pair = len(now) == PAIR
        return ("drama.decides", {"score": _score(now, seat)}) if pair else ("drama.decides-for", {"seats": (*near,)})
    level = [each for each, by in enumerate(_leads(course, now)) if by == 0]
    if len(course.stood) == course.rounds - 1 and level:
        return "drama.decides-level", {"seats": (*level,)}
    return None


def one_more(course: Course, _: int) -> Saying | None:
    """One seat has come so far that one more round wins it the match."""
    if not course.wins:
        return None
    near = [[each for each, n in enumerate(stood) if n == course.wins - 1] for stood in course.stood[-2:]]
    fresh = len(near) == 1 or near[0] != near[1]
    return ("drama.one-more", {"seat": near[-1][0]}) if len(near[-1]) == 1 and fresh else None


def overtakes(course: Course, _: int) -> Saying | None:
    """Somebody else leads than has led for some rounds."""
    *before, now = course.stood
    led = {_leader(course, stood) for stood in before[-HELD:]}
    old, new = led.pop() if len(led) == 1 else None, _leader(course, now)
    if len(before) < HELD or None in (old, new) or old == new:
        return None
    return "drama.overtakes", {"seat": new, "other": old}


def _winner(course: Course) -> int | None:
    return _leader(course, course.stood[-1])


def comeback(course: Course, _: int) -> Saying | None:
    """The one who has won was far behind once, and has not won by so much that it is forgotten."""
    if (winner := _winner(course)) is None:
        return None
    deepest = min(course.stood, key=lambda stood: _leads(course, stood)[winner])
    by = -_leads(course, deepest)[winner]
    if by < course.behind or _leads(course, course.stood[-1])[winner] > FORGOTTEN * by:
        return None
    if course.wins and len(deepest) == PAIR:
        return "drama.from-score", {"seat": winner, "score": _score(deepest, winner)}
    return f"drama.from-{'wins' if course.wins else 'points'}", {"seat": winner, "n": by}


def lost_lead(course: Course, _: int) -> Saying | None:
    """Somebody else led alone until the last round."""
    *before, _last = course.stood
    winner, led = _winner(course), _leader(course, before[-1]) if before else None
    if None in (winner, led) or winner == led:
        return None
    return "drama.at-last", {"seat": winner, "other": led}


def by_one(course: Course, _: int) -> Saying | None:
    """The match was won by a single one of what is counted."""
    winner = _winner(course)
    if winner is None or _leads(course, course.stood[-1])[winner] != 1:
        return None
    return "drama.last-round" if course.wins else "drama.by-one", {"seat": winner}


def throughout(course: Course, _: int) -> Saying | None:
    """The winner led alone after every round."""
    winner = _winner(course)
    if winner is None or len(course.stood) < LONG or {_leader(course, each) for each in course.stood} != {winner}:
        return None
    return "drama.throughout", {"seat": winner}


BETWEEN: tuple[Rule, ...] = (decides, one_more, overtakes)
"""What may be said between two rounds, the most pressing first."""
AT_END: tuple[Rule, ...] = (comeback, lost_lead, by_one, throughout)
"""What may be said at the end, the most telling first."""
