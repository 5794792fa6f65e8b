"""What a row becomes with one of two cards, as a clause: which hand, how surely, and whether with it alone.

What can still become of a row is counted over all cards that may come, so that nothing is called sure that is not.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.core.rules import Facts, Saying
from game.games.garlandland.bots.tree import BRINGS, EXAMPLES, MADE, place, width
from game.games.garlandland.rules.hands import NO_HAND, POINTS, ROW, Row, garlands, hand, strength

EXACT = 1e-12
"""What a sum of chances may differ from all by, and still be it."""
HAND: Mapping[int, str] = {at: hand(garlands(row)) for at, row in enumerate(EXAMPLES)}
"""The hand of each strength."""
LAST_SHAPE = [strength(row).shape[0] for row in EXAMPLES]
"""By strength, the shape of the last garland of the hand, which the type-break compares first."""
OR_BETTER = "reason.or-better"
"""How several hands are named, by the weakest of them."""


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
    return OR_BETTER, {"hand": weakest}


def alone(row: Row, other: Row, brings: int) -> str:
    """Whether of two rows the first alone can still become a hand of at least these points: `only`; else nothing.

    `instead` where the other one can become none of the hands that are named, but stronger ones.
    """
    mine, its = hands_of(row, brings), hands_of(other, brings)
    if not mine or not its:
        return "only" if mine else ""
    return "instead" if named(mine)[0] != OR_BETTER and not {*mine} & {*its} else ""


def becomes(row: Row, card: str, other: str, brings: int, part: float) -> Saying:
    """That a row with `card` becomes a hand of at least these points, against the other card; `part` is how often."""
    mine, its = (*row, card), (*row, other)
    facts: Facts = {"made": named(hands_of(mine, brings)), "card": card, "other": other}
    sure = "-surely" if part > 1 - EXACT else ""
    match alone(mine, its, brings):
        case "only":
            return f"reason.becomes-only{sure}", facts
        case "instead":
            return f"reason.becomes-instead{sure}", {**facts, "rarer": named(hands_of(its, brings))}
    if min(BRINGS[each] for each in strengths(mine)) >= brings:
        return "reason.becomes-now", facts
    return f"reason.becomes{sure or '-often'}", facts


def becomes_less(row: Row, card: str, better: str, brings: int, able: tuple[float, float]) -> Saying:
    """The same of the weaker of two cards, `card`: what it leaves, or how often it and the better one lead there.

    `able` is how often, if all is laid for that hand.
    """
    mine, its = (*row, card), (*row, better)
    facts: Facts = {"made": named(hands_of(its, brings)), "card": card, "other": better}
    lone = alone(its, mine, brings)
    if lone == "only":
        best = hands_of(mine, 0)[0]
        none = best == NO_HAND
        return f"reason.becomes-never{'-none' * none}", facts if none else {**facts, "best": (f"made.{best}", {})}
    rarer = named(hands_of(mine, brings))
    how = f"{'' if rarer == facts['made'] else 'another-'}{'always' if able[1] > 1 - EXACT else 'often'}"
    more: Saying = (f"reason.makes-{how}", {"card": better, "made": facts["made"], "share": able[1]})
    return "reason.becomes-less", {**facts, "rarer": rarer, "less": able[0], "more": more}
