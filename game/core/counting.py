"""By what a match was won, for the sentence that says so."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.rules import Saying

PAIR = 2
"""The players whose two numbers say enough."""


def won_by(counts: Sequence[int]) -> Saying:
    """Both counts of two players, where they differ; else the highest count."""
    high = max(counts)
    if len(counts) == PAIR and min(counts) < high:
        return "score.pair", {"n": high, "other": min(counts)}
    return "score.points", {"n": high}
