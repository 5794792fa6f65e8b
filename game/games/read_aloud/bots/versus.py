"""What the best answer is better for than the one that was given, for a review."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.rules import Choice, Saying
from game.games.read_aloud.bots.compared import differing, leaning, preferred
from game.games.read_aloud.bots.search import Node, mean_hope
from game.games.read_aloud.rules.state import State

BETTER = "better"
"""The fact of a reason against an answer: what the best one is better for."""


def apart(seat: int, reasons: Sequence[Saying], found: Sequence[list[Node]]) -> list[Saying]:
    """The reasons for or against each answer, with what the best one is better for than each."""
    best = max(found, key=lambda ends: (len(ends), mean_hope(ends)))
    return [
        (key, {**facts, BETTER: _better(seat, best, ends)}) for (key, facts), ends in zip(reasons, found, strict=True)
    ]


def _better(seat: int, best: Sequence[Node], ends: Sequence[Node]) -> Saying:
    """A fact that tells them apart, else that nothing does at once."""
    mine = best[: len(ends)]
    facts = (each(seat, mine, ends) for each in (preferred, differing, leaning))
    clear = (said for said in facts if said and said[0] not in ("reason.even", "reason.further"))
    return next(clear, ("reason.further-yours", {}))


def against(_: State, __: int, best: Choice, played: Choice) -> Saying:
    """What the best answer is better for than the one that was given; its own reason where that is another one."""
    key, facts = best.reason
    own, other = facts.get("why"), played.reason[1].get("why")
    better: Saying | None = played.reason[1].get(BETTER)
    if not own or not better or (own != other and key == "reason.chance"):
        return best.reason
    return "reason.chance", {**facts, "why": better}
