"""What is said where the next best does as well: whether any other does, or what is better than with the worst."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from game.core.chance import Dice
from game.core.rules import Choice, Saying
from game.games.read_aloud.bots.answering import Answer, by_move, cards_left
from game.games.read_aloud.bots.apart import in_sight_apart
from game.games.read_aloud.bots.both import NEXT, Both, called, clearly, in_numbers, played_on
from game.games.read_aloud.bots.changes import FEW
from game.games.read_aloud.bots.figures import figure
from game.games.read_aloud.bots.worth import uses_of
from game.games.read_aloud.language import effects as e
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
ENDING = (e.End(), e.Discard(e.Whole(e.Place.PILE)))
"""What ends the game, or nearly."""


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
    now = figure(seen, seat, both.begun, mine)
    less, worst = now, mine
    for each in others:
        found = figure(seen, seat, both.begun, each)
        if found and less and less.beats(found):
            less, worst = found, each
    than = called(seen, seat, worst, usual=NEXT)
    return None if than == NEXT else in_numbers(both._replace(than=than), now, less)


def _of_any(both: Both, answers: Sequence[Answer]) -> Saying:
    """That any choice does as well, with what is counted after all of them where that is the same."""
    seen, kind = both.seen, both.seen.asked.kind if both.seen.asked else ""
    if kind == "number":
        return "reason.any-number", {}
    figures = [figure(seen, both.seat, both.begun, each) for each in answers] if kind in GAINED else [None]
    first = figures[0]
    if first and all(each and each.n == first.n for each in figures):
        return "reason.any-counts", {**first.told, "n": first.n}
    if seen.condition is None and kind in GAINED and _is_plain(seen, answers):
        return "reason.none-of-use", {}
    return ("reason.any-far", {"n": cards_left(seen)}) if _is_far(seen) else ("reason.any", {})


def _is_far(seen: State) -> bool:
    """Whether the end is far off: many cards are left, and none in sight ends the game or empties the pile."""
    keys = [piece.key for place in (seen.field, *seen.hands) for piece in place if piece.key]
    parts = [part for key in keys for clause in seen.terms.cards[key].text for part in e.parts(clause)]
    return cards_left(seen) > FEW and not any(part in ENDING for part in parts)


def _is_plain(seen: State, answers: Sequence[Answer]) -> bool:
    """Whether all are cards that the player sees, and none of them sets a condition or ends the game."""
    uses = uses_of(seen.terms.cards)
    keys = [at(seen, each).key if isinstance(each, Spot) else None for each in answers]
    return all(key and key not in uses for key in keys)
