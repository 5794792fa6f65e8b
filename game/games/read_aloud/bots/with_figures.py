"""Reasons with what the condition counts for the seat: its number, or that of its cards in sight, and a rival's."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.rules import Choice, Saying
from game.games.read_aloud.bots.answering import Answer, by_move, is_idle, winners
from game.games.read_aloud.bots.brings import brings
from game.games.read_aloud.bots.figures import DEALS, figure, in_sight, reached
from game.games.read_aloud.bots.number import ALONE, COMPARED, Figure
from game.games.read_aloud.language.effects import Measure
from game.games.read_aloud.rules.conditions import values_of
from game.games.read_aloud.rules.state import State

MEETS = ("reason.sets", "reason.sets-then", "reason.gets-ahead", "reason.stays-ahead")
"""The reasons by which the seat meets the condition; there are surer ones."""


EARLY = {f"reason.{key}-far": f"reason.{key}-early" for key in ("any", "even", "even-other")}
"""What is said of a tie far from the end, and what after a number."""

THIN = (
    *EARLY,
    "reason.any",
    "reason.even",
    "reason.even-other",
    "reason.ahead",
    "reason.none-of-use",
    "reason.neither",
)
"""The reasons that say nothing of what the choice does."""

BARE = "bare"
"""The fact of a reason with a number that holds what is told without one, where that is another reason."""


def with_figure(seen: State, seat: int, choice: Choice, worlds: Sequence[State]) -> Choice:
    """A choice by which the seat meets the condition, or that is one of many as good, with what is then counted.

    One of many as good has what it brings or costs before that.
    """
    key, facts = choice.reason
    why: Saying = facts.get("why", ("", {}))
    answer = by_move(seen)[choice.move]
    told = _counted(seen, seat, why, answer, worlds)
    if why[0] in THIN and not is_idle(seen, answer) and (what := brings(seen, seat, answer, worlds)):
        told = "reason.brings", {"what": what, "why": told}
    return choice if told == why else choice._replace(reason=(key, {**facts, "why": told}))


def _counted(seen: State, seat: int, why: Saying, answer: Answer, worlds: Sequence[State]) -> Saying:
    """The reason with what is then counted, where it is one of these, and that is known."""
    meets = why[0].removesuffix("-sure").removesuffix("-shared") in MEETS
    if not (meets or why[0] in EARLY):
        return why
    found = figure(seen, seat, worlds, answer)
    if found and _fails(found):
        return why
    return _tied(why, found) if not meets else _met(why, found, _partly(seen, seat, worlds, answer))


def _tied(why: Saying, found: Figure | None) -> Saying:
    """A reason of a tie far from the end, after what is counted where that is known."""
    return ("reason.figure", {"figure": found.said, "why": (EARLY[why[0]], {}), BARE: why}) if found else why


def _met(why: Saying, found: Figure | None, rest: Saying | None) -> Saying:
    """A reason by which the seat meets the condition, with what is counted, or with the rest where not all is known.

    Where a hand meets it whatever the others hold, that is sure.
    """
    sets = why[0].startswith("reason.sets")
    counted = found._replace(new=found.new and not sets).said if found else rest
    if counted is None:
        return why
    if found and why[0] in MEETS and isinstance(found.state.condition, ALONE):
        why = f"{why[0]}-sure", why[1]
    return ("reason.figure-after" if sets else "reason.figure"), {"figure": counted, "why": why}


def _fails(found: Figure) -> bool:
    """Whether the number does not meet the condition, whatever the others have: other cards will do so."""
    alone = isinstance(found.state.condition, ALONE)
    return found.over is not None or (alone and found.seat not in winners(found.state))


def _partly(seen: State, seat: int, worlds: Sequence[State], answer: Answer) -> Saying | None:
    """What is counted of the cards in sight, where others come to the hand that the seat does not see yet."""
    known = in_sight(seen)
    found = set()
    for world in worlds[:DEALS]:
        end = reached(world, answer, seat, known)
        hand = end.hands[seat]
        sight = tuple([piece for piece in hand if piece.token in known])
        measure = getattr(end.condition, "measure", None)
        values = values_of(end, sight)
        n = max(values, default=None) if measure is Measure.HIGHEST else sum(values)
        found.add((n if sight and isinstance(end.condition, COMPARED) else None, len(hand) - len(sight), measure))
    n, hidden, measure = found.pop()
    if found or n is None or not hidden:
        return None
    if measure is Measure.HIGHEST:
        return "reason.counts", {"count": ("count.least", {"what": ("count.highest", {}), "n": ("count.n", {"n": n})})}
    return ("reason.counts-plus", {"n": n, "more": hidden}) if measure is Measure.SUM else None


def said_with(found: Figure, why: Saying) -> Saying:
    """A reason after what is counted."""
    return "reason.figure", {"figure": found.said, "why": why}
