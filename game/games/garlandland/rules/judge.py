"""Rules on rows laid on the counter: what one is worth, or which of two wins."""

from __future__ import annotations

from game.core.game import Ruling
from game.core.rules import Fault
from game.games.garlandland.rules.hands import POINTS, Row, decide, garlands, hand, read


def judge(cases: tuple[str, ...]) -> Ruling:
    """The garlands, hand and points of one row, or the winner of two."""
    match [read(case) for case in cases]:
        case [row]:
            return _worth(row)
        case [a, b]:
            return _winner(a, b)
    raise Fault("judge.cases", n=len(cases))


def _worth(row: Row) -> Ruling:
    ring = garlands(row)
    name = hand(ring)
    facts = {"garlands": ring, "hand": name}
    return Ruling({**facts, "points": POINTS[name]}, ("judge.row", {**facts, "row": " ".join(row), "n": POINTS[name]}))


def _winner(a: Row, b: Row) -> Ruling:
    verdict = decide((a, b))
    if len(verdict.winners) == 2:
        return Ruling({"winner": "tie"}, ("judge.tie", {}))
    [winner] = verdict.winners
    return Ruling(
        {"winner": "ab"[winner]}, ("judge.wins", {"row": " ".join((a, b)[winner]), "criterion": verdict.criterion})
    )
