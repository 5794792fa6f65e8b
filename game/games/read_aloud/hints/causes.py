"""Why several choices do about as well, where the table shows it."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.rules import Saying
from game.games.read_aloud.bots.answering import by_move, cards_left, is_idle
from game.games.read_aloud.bots.powers import ender
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.hints.both import worth_of
from game.games.read_aloud.hints.changes import FEW
from game.games.read_aloud.hints.result import Result
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.rules.state import Spot, State

APART = (e.Reader, e.Beside)
"""Conditions that look at no hand."""


def cause_of(seen: State, seat: int, tied: Mapping[str, Result], *, bare: bool) -> Saying:
    """What a tie between these moves comes of, what is surest first; else the time that is left, or that it was tried.

    That a condition is still to come is told where no card is praised for one, which is `bare`.
    """
    said = _of_cards(seen, tied) or _of_condition(seen, tied, bare=bare)
    return said or (("reason.so-time", {"n": cards_left(seen)}) if is_early(seen, seat) else ("reason.so-tried", {}))


def _of_cards(seen: State, tied: Mapping[str, Result]) -> Saying | None:
    """That none of the cards is seen, that they go again at once, or that they do nothing."""
    some = by_move(seen)
    if spots := [each for each in some.values() if isinstance(each, Spot)]:
        if all(worth_of(seen, each) is None for each in spots):
            return "reason.so-unseen", {}
        if all(each.goes for each in tied.values()):
            return "reason.so-discarded", {}
    idle = len(tied) > 1 and all(is_idle(seen, some[move]) for move in tied)
    return ("reason.so-idle", {}) if idle else None


def _of_condition(seen: State, tied: Mapping[str, Result], *, bare: bool) -> Saying | None:
    """That there is no condition, that it is met either way, or that it looks at no hand."""
    conditions = {each.end.condition for each in tied.values()}
    if bare and conditions == {None}:
        return ("reason.so-gone" if seen.condition else "reason.so-open"), {}
    if len(conditions) == 1 and None not in conditions and all(each.met for each in tied.values()):
        can = "-can" if any(each.hangs for each in tied.values()) else ""
        return f"reason.so-met{'' if seen.condition in conditions else '-new'}{can}", {}
    apart = conditions == {seen.condition} and isinstance(seen.condition, APART)
    return ("reason.so-apart", {}) if apart else None


def is_early(seen: State, seat: int) -> bool:
    """Whether the end is far off, and no card lies in the field or the own hand that brings it near."""
    keys = [piece.key for piece in (*seen.field, *seen.hands[seat]) if piece.key]
    far = cards_left(seen) > FEW and not any(_cuts(seen.terms.cards[key]) for key in keys)
    return far and ender(seen, seat) is None


def _cuts(card: Card) -> bool:
    """Whether the card brings the end much nearer: it discards the whole pile, or all of it but some."""
    parts = [part for clause in card.text for part in e.parts(clause)]
    return any(isinstance(part, e.Thin) or part == e.Discard(e.Whole(Place.PILE)) for part in parts)
