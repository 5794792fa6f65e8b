"""What is said where the next best does as well: whether any other does, or what is better than with the worst."""

from __future__ import annotations

from collections.abc import Collection, Generator, Mapping, Sequence
from typing import TypeAlias

from game.core.chance import Dice
from game.core.rules import Choice, Facts, Saying
from game.games.read_aloud.bots.answering import Answer, by_move, cards_left, loses_by, winners
from game.games.read_aloud.bots.apart import in_sight_apart
from game.games.read_aloud.bots.both import NEXT, Both, called, clearly, in_numbers, played_on
from game.games.read_aloud.bots.changes import FEW
from game.games.read_aloud.bots.figures import DEALS, figure, reached
from game.games.read_aloud.bots.number import Figure
from game.games.read_aloud.bots.surely import surely
from game.games.read_aloud.bots.worth import uses_of
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.rules.state import Spot, State
from game.games.read_aloud.rules.zones import at

Counts: TypeAlias = Mapping[str, Figure | None]
"""What the condition counts for the seat after each move, where that is known."""
OF_TIES = (
    "reason.even",
    "reason.even-early",
    "reason.neither",
    "reason.any",
    "reason.any-early",
    "reason.any-over",
    "reason.any-counts",
    "reason.any-counts-new",
    "reason.any-meets",
    "reason.any-meets-sure",
    "reason.any-gets",
    "reason.any-gets-sure",
    "reason.any-number",
    "reason.none-of-use",
    "reason.brings",
)
"""All that is said of ties."""
GAINED = ("card", "replenish", "overflow")
"""The questions whose answers are cards that come, go or change."""


def of_tie(both: Both, move: str, rest: Sequence[Choice], dice: Dice) -> Generator[None, None, Saying]:
    """That another choice does as well, or any, or what is better after the best move than after a worse one.

    `rest` is what there is besides the two that are compared.
    """
    seen, some = both.seen, by_move(both.seen)
    counts = _counts(both) if rest or _gains(seen) else {}
    if not rest:
        plain = seen.condition is None and _is_plain(seen, some.values())
        return _same(both, counts) or (("reason.neither", {}) if plain else _early(seen, "reason.even"))
    if less := _counts_less(both, move, [each.move for each in rest], counts):
        return "reason.brings", {"what": less, "why": ("reason.even", {})}
    last = min(rest, key=lambda each: each.worth)
    than = called(seen, both.seat, some[last.move], usual=NEXT)
    to_last = yield from played_on(seen, both.seat, (move, last.move), dice, than)
    if not clearly(to_last):
        return _of_any(both, counts)
    why = in_sight_apart(to_last) if than != NEXT and "share" in last.reason[1] else None
    if why:
        return "reason.brings", {"what": why, "why": ("reason.even", {})}
    return _same(both, counts) or _early(seen, "reason.even")


def _counts(both: Both) -> Counts:
    return {move: figure(both.seen, both.seat, both.begun, each) for move, each in by_move(both.seen).items()}


def _gains(seen: State) -> bool:
    """Whether cards come, go or change by the answers."""
    return seen.asked is not None and seen.asked.kind in GAINED


def _counts_less(both: Both, move: str, others: Sequence[str], counts: Counts) -> Saying | None:
    """That the condition counts less for the seat after the worst of the others; None where it does not."""
    less, worst = counts[move], move
    for each in others:
        found = counts[each]
        if found and less and less.beats(found):
            less, worst = found, each
    than = called(both.seen, both.seat, by_move(both.seen)[worst], usual=NEXT)
    return None if than == NEXT else in_numbers(both._replace(than=than), counts[move], less)


def _of_any(both: Both, counts: Counts) -> Saying:
    """That any choice does as well, and why."""
    seen = both.seen
    if seen.asked and seen.asked.kind == "number":
        return "reason.any-number", {}
    if said := _same(both, counts):
        return said
    if seen.condition is None and _gains(seen) and _is_plain(seen, by_move(seen).values()):
        return "reason.none-of-use", {}
    return _early(seen, "reason.any")


def _same(both: Both, counts: Counts) -> Saying | None:
    """What is the same after all choices: that the seat meets the condition, or what is counted for it."""
    seen, seat, answers = both.seen, both.seat, by_move(both.seen).values()
    goes_round = isinstance(seen.condition, e.Beside)
    first, *others = counts.values() if _gains(seen) else (None,)
    if first and first.over is not None and all(each and each.over is not None for each in others):
        return "reason.any-over", {"what": (f"count.{first.measure.value}", {}), "n": first.over}
    if first and all(each and each.n == first.n for each in others):
        key = "reason.any-counts-new" if first.new else "reason.any-counts"
        return key, {**first._replace(new=False).told}
    if not seen.condition or goes_round:
        return None
    ends = [reached(world, each, seat) for each in answers for world in both.begun[:DEALS]]
    if not all(seat in winners(end) for end in ends):
        return None
    before = both.begun[:DEALS]
    still = all(seat in winners(world) for world in before)
    which: Facts = {"which": ("which.seat" if seen.asked and seen.asked.kind == "player" else "which.card", {})}
    return surely(seen, seat, before, ends, ("reason.any-meets" if still else "reason.any-gets", which))


def _early(seen: State, key: str) -> Saying:
    """A reason, which is that it is early where it is."""
    return (f"{key}-early" if cards_left(seen) > FEW else key), {}


def _is_plain(seen: State, answers: Collection[Answer]) -> bool:
    """Whether all are cards in sight, and none sets a condition, ends the game, loses it, or cuts the pile."""
    uses = uses_of(seen.terms.cards)
    keys = [at(seen, each).key if isinstance(each, Spot) else None for each in answers]
    harmless = not any(loses_by(seen, each) for each in answers)
    return harmless and all(key and key not in uses and not _cuts(seen.terms.cards[key]) for key in keys)


def _cuts(card: Card) -> bool:
    """Whether the card brings the end much nearer: it discards the whole pile, or all of it but some."""
    parts = [part for clause in card.text for part in e.parts(clause)]
    return any(isinstance(part, e.Thin) or part == e.Discard(e.Whole(Place.PILE)) for part in parts)
