"""What is said where the next best does as well: whether another choice does, or any, and why."""

from __future__ import annotations

from collections.abc import Collection, Generator, Mapping, Sequence
from typing import TypeAlias

from game.core.chance import Dice
from game.core.rules import Choice, Facts, Saying
from game.games.read_aloud.bots.answering import Answer, by_move, cards_left, loses_by, winners
from game.games.read_aloud.bots.both import NEXT, Both, clearly, place_of, played_on
from game.games.read_aloud.bots.changes import FEW
from game.games.read_aloud.bots.figures import DEALS, figure, reached
from game.games.read_aloud.bots.number import Figure
from game.games.read_aloud.bots.powers import ender
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
    *("reason.even", "reason.even-early", "reason.even-open", "reason.even-soon"),
    *("reason.alike-any", "reason.alike-any-early", "reason.alike-any-open", "reason.alike-neither"),
    *("reason.alike-player", "reason.alike-number", "reason.alike-useless"),
    *("reason.any-over", "reason.any-counts", "reason.any-counts-new"),
    *("reason.any-meets", "reason.any-meets-sure", "reason.any-gets", "reason.any-gets-sure"),
)
"""All that is said of ties; those called alike say all that there is to say, so that no next best is named."""
MANY = 2
"""With more seats than these there are several others."""
GAINED = ("card", "replenish", "overflow")
"""The questions whose answers are cards that come, go or change."""


def of_tie(both: Both, move: str, rest: Sequence[Choice], dice: Dice) -> Generator[None, None, Saying]:
    """That another choice does as well, or any, and why; `rest` is what there is besides the two that are compared."""
    seen, some = both.seen, by_move(both.seen)
    if not rest:
        if seen.condition is None and _is_plain(seen, some.values()):
            return "reason.alike-neither", {}
        return _same(both, _counts(both)) or even(seen, both.seat, both.begun, some[move])
    last = min(rest, key=lambda each: each.worth)
    to_last = yield from played_on(seen, both.seat, (move, last.move), dice, NEXT)
    if not clearly(to_last):
        return _of_any(both, some[move])
    return _same(both, _counts(both)) or even(seen, both.seat, both.begun, some[move])


def _counts(both: Both) -> Counts:
    return {move: figure(both.seen, both.seat, both.begun, each) for move, each in by_move(both.seen).items()}


def _gains(seen: State) -> bool:
    """Whether cards come, go or change by the answers."""
    return seen.asked is not None and seen.asked.kind in GAINED


def _of_any(both: Both, answer: Answer) -> Saying:
    """That any choice does as well, and why."""
    seen, seat = both.seen, both.seat
    if seen.asked and seen.asked.kind == "number":
        return "reason.alike-number", {}
    if said := _same(both, _counts(both)):
        return said
    if seen.asked and seen.asked.kind == "player" and answer != seat and len(seen.hands) > MANY:
        return "reason.alike-player", {}
    if seen.condition is None and _gains(seen) and _is_plain(seen, by_move(seen).values()):
        return "reason.alike-useless", {}
    return even(seen, seat, both.begun, answer, "reason.alike-any")


def even(seen: State, seat: int, worlds: Sequence[State], answer: Answer, key: str = "reason.even") -> Saying:
    """That another choice does as well, or any, and why: no condition is set yet, or it is early, or may soon end."""
    for end in [reached(world, answer, seat) for world in worlds[:1]]:
        if soon := _ends_soon(seen, seat, end):
            return "reason.even-soon", {"where": place_of(soon, seat)}
        if seen.condition is None and end.condition is None:
            return f"{key}-open", {}
    return (f"{key}-early" if is_early(seen, seat) else key), {}


def _ends_soon(seen: State, seat: int, end: State) -> Spot | None:
    """The card in sight by which the game could end after this reading."""
    found = ender(end, seat)
    token = found and at(end, found).token
    rows = ((Place.FIELD, None, seen.field), (Place.HANDS, seat, seen.hands[seat]))
    spots = [Spot(place, n, own) for place, own, row in rows for n, each in enumerate(row) if each.token == token]
    return next(iter(spots), None)


def is_early(seen: State, seat: int) -> bool:
    """Whether the end is far off, and no card lies in the field or the own hand that brings it much nearer."""
    keys = [piece.key for piece in (*seen.field, *seen.hands[seat]) if piece.key]
    return cards_left(seen) > FEW and not any(_cuts(seen.terms.cards[key]) for key in keys)


def _same(both: Both, counts: Counts) -> Saying | None:
    """What is the same after all choices: that the seat meets the condition, or what is counted for it."""
    seen, seat, answers = both.seen, both.seat, by_move(both.seen).values()
    goes_round = isinstance(seen.condition, e.Beside)
    first, *others = counts.values() if _gains(seen) else (None,)
    if first and first.over is not None and all(each and each.over is not None for each in others):
        return "reason.any-over", {"what": (f"count.{first.measure.value}", {}), "n": first.over}
    if first and first.tells(within=True) and all(each and each.told == first.told for each in others):
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
