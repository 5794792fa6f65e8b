"""What a row becomes with one of two cards, as a part of a sentence: which hand, how surely, and whether with it alone.

What can still become of a row is counted over all cards that may come, so that nothing is called sure that is not.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.core.rules import Facts, Saying
from game.games.garlandland.bots.tree import BRINGS, EXAMPLES, MADE, place, width
from game.games.garlandland.rules.hands import POINTS, ROW, Row, garlands, hand

EXACT = 1e-12
"""What a sum of chances may differ from all by, and still be it."""
HAND: Mapping[int, str] = {at: hand(garlands(row)) for at, row in enumerate(EXAMPLES)}
"""The hand of each strength."""


def strengths(row: Row) -> frozenset[int]:
    """All strengths in which a row can still end, whatever is drawn and laid."""
    ways = width(len(row), ROW)
    first = place(row) * ways
    return frozenset(MADE[first : first + ways])


def hands_of(row: Row, brings: int) -> list[str]:
    """The hands of at least these points that a row can still become, the strongest first."""
    made = {HAND[each] for each in strengths(row) if BRINGS[each] >= brings}
    return [name for name in POINTS if name in made]


def named(hands: list[str]) -> Saying:
    """One hand, or the weakest of several or better; of the two that are equally strong, both."""
    *better, weakest = hands
    if not better:
        return f"made.{weakest}", {}
    if POINTS[better[0]] == POINTS[weakest]:
        return "reason.top", {}
    return "reason.or-better", {"hand": weakest}


def becomes(row: Row, card: str, other: str, brings: int, part: float) -> Saying:
    """That a row with `card` becomes a hand of at least these points, against the other card; `part` is how often."""
    facts: Facts = {"made": named(hands_of((*row, card), brings)), "card": card}
    sure = "-surely" if part > 1 - EXACT else ""
    if not hands_of((*row, other), brings):
        return f"reason.becomes-only{sure}", facts
    if min(BRINGS[each] for each in strengths((*row, card))) >= brings:
        return "reason.becomes-now", facts
    return f"reason.becomes{sure or '-often'}", facts


def becomes_less(row: Row, card: str, better: str, brings: int, part: float) -> Saying:
    """The same for the weaker of two cards, `card`: that it can no longer lead there, or how the better one does."""
    key, facts = becomes(row, better, card, brings, part)
    if key.startswith("reason.becomes-only"):
        return "reason.becomes-never", {**facts, "card": card}
    return f"{key}-with", facts
