"""What is said where the next best does as well: whether any other does, or what is better than with the worst."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from game.core.chance import Dice
from game.core.rules import Choice, Saying
from game.games.read_aloud.bots.answering import Answer, by_move, cards_left
from game.games.read_aloud.bots.apart import in_sight_apart
from game.games.read_aloud.bots.both import NEXT, Both, called, clearly, played_on
from game.games.read_aloud.bots.changes import FEW
from game.games.read_aloud.bots.figures import at_once, counted, figure, in_sight, is_better, lead_by, noun
from game.games.read_aloud.bots.worth import uses_of
from game.games.read_aloud.rules.state import Spot, State
from game.games.read_aloud.rules.zones import at

OF_TIES = (
    "reason.even",
    "reason.even-other",
    "reason.neither",
    "reason.any",
    "reason.any-far",
    "reason.any-counts",
    "reason.any-number",
    "reason.none-of-use",
    "reason.next-too",
)
"""All that is said of ties."""
GAINED = ("card", "replenish", "overflow")
"""The questions whose answers are cards that come, go or change."""


def of_tie(both: Both, move: str, rest: Sequence[Choice], dice: Dice) -> Generator[None, None, Saying]:
    """That another choice does as well, or any, or what is better after the best move than after a worse one.

    `rest` is what there is besides the two that are compared.
    """
    seen, some = both.seen, by_move(both.seen)
    if not rest:
        return ("reason.neither" if _is_plain(seen, list(some.values())) else "reason.even-other"), {}
    less = _counts_less(both, some[move], [some[each.move] for each in rest])
    if less:
        return "reason.next-too", {"why": less}
    last = min(rest, key=lambda each: each.worth)
    than = called(seen, both.seat, some[last.move], usual=NEXT)
    to_last = yield from played_on(seen, both.seat, (move, last.move), dice, than)
    if not clearly(to_last):
        return _of_any(both, list(some.values()))
    why = in_sight_apart(to_last) if than != NEXT and "share" in last.reason[1] else None
    return ("reason.next-too", {"why": why}) if why else ("reason.even", {})


def _counts_less(both: Both, mine: Answer, others: Sequence[Answer]) -> Saying | None:
    """That the condition counts less for the seat after the worst of the others; None where it does not."""
    seen, seat = both.seen, both.seat
    now = _counted(both, mine)
    found = [(number, each) for each in others if (number := _counted(both, each)) is not None]
    state = at_once(both.begun[0], mine) if both.begun else None
    if now is None or state is None or not found:
        return None
    less, worst = found[0]
    for number, each in found:
        if is_better(state, less, number):
            less, worst = number, each
    than = called(seen, seat, worst, usual=NEXT)
    if than == NEXT or not is_better(state, now, less):
        return None
    return both._replace(than=than).told(lead_by(state), what=noun(state), now=now, less=less)


def _counted(both: Both, answer: Answer) -> int | None:
    """What the condition counts for the seat at once after an answer; None where it is not known, or changes."""
    states = [at_once(world, answer) for world in both.begun]
    afters = [state for state in states if state and state.condition == both.seen.condition]
    if len(afters) < len(states) or not in_sight(both.seen, [state.hands[both.seat] for state in afters]):
        return None
    return counted(afters, both.seat)


def _of_any(both: Both, answers: Sequence[Answer]) -> Saying:
    """That any choice does as well, with what is the same after all of them where cards come or go."""
    seen, kind = both.seen, both.seen.asked.kind if both.seen.asked else ""
    if kind == "number":
        return "reason.any-number", {}
    if kind not in GAINED:
        return _of_rest(seen)
    figures = [figure(seen, both.seat, [at_once(world, each) for world in both.begun]) for each in answers]
    if figures[0] and all(each == figures[0] for each in figures):
        return "reason.any-counts", figures[0][1]
    if seen.condition is None and _is_plain(seen, answers):
        return "reason.none-of-use", {}
    return _of_rest(seen)


def _of_rest(seen: State) -> Saying:
    """That any choice does as well, since the end is far off where it is."""
    left = cards_left(seen)
    return ("reason.any-far", {"n": left}) if left > FEW else ("reason.any", {})


def _is_plain(seen: State, answers: Sequence[Answer]) -> bool:
    """Whether all are cards that the player sees, and none of them sets a condition or ends the game."""
    uses = uses_of(seen.terms.cards)
    keys = [at(seen, each).key if isinstance(each, Spot) else None for each in answers]
    return all(key and key not in uses for key in keys)
