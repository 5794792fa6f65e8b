"""What an answer changes of what decides the game, as a sentence, where that is so in all of the imagined deals."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.rules import Saying
from game.games.read_aloud.bots.answering import winners
from game.games.read_aloud.hints.beyond import Pairs, fallen
from game.games.read_aloud.hints.number import Figure
from game.games.read_aloud.language.effects import Beside


def gain(pairs: Pairs, seat: int, counts: Figure | None = None) -> Saying | None:
    """What an answer does for a seat, the weightiest first; None where nothing of that is so in all deals.

    `counts` is what is counted for the seat after it, where that is known.
    """
    said = _condition(pairs, seat) or _ahead(pairs, seat) or (_nearer(counts) if counts else None)
    return said or _stops(pairs, seat) or fallen(pairs, seat)


def same(said: Saying | None, other: Saying | None) -> bool:
    """Whether both gain the same; who else meets a condition may differ by the deals that were looked at."""
    if said is None or other is None:
        return said is other
    return said[0].removesuffix("-shared") == other[0].removesuffix("-shared") and said[1] == other[1]


def _condition(pairs: Pairs, seat: int) -> Saying | None:
    """That it sets a condition which the seat meets, or takes away one that another meets."""
    if all(before.condition == after.condition for before, after in pairs):
        return None
    if _goes_round(pairs):
        return None
    if all(after.condition and seat in winners(after) for _, after in pairs):
        within = all(before.asked and before.asked.kind != "clause" for before, _ in pairs)
        return ("reason.sets-then" if within else "reason.sets"), {}
    if any(after.condition for _, after in pairs):
        return None
    met = [set(winners(before)) for before, _ in pairs]
    ahead, too = _rivals(seat, met), "-shared" if any(seat in each for each in met) else ""
    return (f"reason.takes-away{too}", {"seat": ahead[0]}) if ahead else None


def _ahead(pairs: Pairs, seat: int) -> Saying | None:
    """That the seat then meets the condition; not where that goes round anyway."""
    if _goes_round(pairs) or not all(seat in winners(after) for _, after in pairs):
        return None
    return ("reason.stays-ahead" if all(seat in winners(before) for before, _ in pairs) else "reason.gets-ahead"), {}


def _stops(pairs: Pairs, seat: int) -> Saying | None:
    """That one who met the condition no longer does, or that it is another one; not where that goes round anyway."""
    found = [set(winners(before)) - set(winners(after)) for before, after in pairs]
    fallen = [] if _goes_round(pairs) else _rivals(seat, found)
    if not fallen or any(after.condition is None for _, after in pairs):
        return None
    new = all(before.condition != after.condition for before, after in pairs)
    return ("reason.replaces" if new else "reason.stops"), {"seat": fallen[0]}


def _goes_round(pairs: Pairs) -> bool:
    return any(isinstance(state.condition, Beside) for pair in pairs for state in pair)


def _rivals(seat: int, found: Sequence[set[int]]) -> list[int]:
    """The other seats that are in all of these sets."""
    return sorted(set.intersection(*found) - {seat})


def _nearer(counts: Figure) -> Saying | None:
    """That the own hand comes nearer to a condition that has stayed, in what the condition compares."""
    was = counts.was
    if was is None or not counts.beats(counts._replace(n=was)):
        return None
    return f"reason.nearer-by{counts.kind}", {**counts.told, "was": was}
