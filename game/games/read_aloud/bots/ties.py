"""What is said where the next best does as well: whether any other does, or what is better than with the worst."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from game.core.chance import Dice
from game.core.rules import Choice, Saying
from game.games.read_aloud.bots.answering import Answer, by_move, cards_left, winners
from game.games.read_aloud.bots.apart import in_sight_apart
from game.games.read_aloud.bots.both import NEXT, Both, called, clearly, in_numbers, played_on
from game.games.read_aloud.bots.changes import FEW
from game.games.read_aloud.bots.figures import DEALS, figure, reached
from game.games.read_aloud.bots.worth import uses_of
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.rules.state import Spot, State
from game.games.read_aloud.rules.zones import at

OF_TIES = (
    "reason.even",
    "reason.even-far",
    "reason.even-other",
    "reason.neither",
    "reason.any",
    "reason.any-far",
    "reason.any-counts",
    "reason.any-meets",
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
        return _of_two(both, list(some.values()))
    less = _counts_less(both, some[move], [some[each.move] for each in rest])
    if less:
        return "reason.next-too", {"why": less}
    last = min(rest, key=lambda each: each.worth)
    than = called(seen, both.seat, some[last.move], usual=NEXT)
    to_last = yield from played_on(seen, both.seat, (move, last.move), dice, than)
    if not clearly(to_last):
        return _of_any(both, list(some.values()))
    why = in_sight_apart(to_last) if than != NEXT and "share" in last.reason[1] else None
    if why:
        return "reason.next-too", {"why": why}
    return _same(both, list(some.values())) or _far(seen, "reason.even")


def _of_two(both: Both, answers: Sequence[Answer]) -> Saying:
    """That either of two choices will do, and why."""
    plain = both.seen.condition is None and _is_plain(both.seen, answers)
    return _same(both, answers) or ("reason.neither" if plain else "reason.even-other", {})


def _counts_less(both: Both, mine: Answer, others: Sequence[Answer]) -> Saying | None:
    """That the condition counts less for the seat after the worst of the others; None where it does not."""
    seen, seat = both.seen, both.seat
    now = figure(seen, seat, both.begun, mine)
    less, worst = now, mine
    for each in others:
        found = figure(seen, seat, both.begun, each)
        if found and less and less.beats(found):
            less, worst = found, each
    than = called(seen, seat, worst, usual=NEXT)
    return None if than == NEXT else in_numbers(both._replace(than=than), now, less)


def _of_any(both: Both, answers: Sequence[Answer]) -> Saying:
    """That any choice does as well, and why."""
    seen, kind = both.seen, both.seen.asked.kind if both.seen.asked else ""
    if kind == "number":
        return "reason.any-number", {}
    if said := _same(both, answers):
        return said
    if seen.condition is None and kind in GAINED and _is_plain(seen, answers):
        return "reason.none-of-use", {}
    return _far(seen, "reason.any")


def _same(both: Both, answers: Sequence[Answer]) -> Saying | None:
    """What is the same after all of these: that the seat meets the condition, or what is counted for it."""
    seen, seat, worlds = both.seen, both.seat, both.begun[:DEALS]
    if (
        seen.condition
        and not isinstance(seen.condition, e.Beside)
        and all(seat in winners(reached(world, each, seat)) for each in answers for world in worlds)
    ):
        return "reason.any-meets", {}
    if not seen.asked or seen.asked.kind not in GAINED:
        return None
    first, *others = (figure(seen, seat, worlds, each) for each in answers)
    if first is None or any(each is None or each.n != first.n for each in others):
        return None
    return "reason.any-counts", {**first.told, "n": first.n}


def _far(seen: State, key: str) -> Saying:
    """A reason, with how many cards are left where they are many."""
    n = cards_left(seen)
    return (f"{key}-far", {"n": n}) if n > FEW else (key, {})


def _is_plain(seen: State, answers: Sequence[Answer]) -> bool:
    """Whether all are cards that the player sees, and none of them sets a condition or ends the game."""
    uses = uses_of(seen.terms.cards)
    keys = [at(seen, each).key if isinstance(each, Spot) else None for each in answers]
    return all(key and key not in uses for key in keys)
