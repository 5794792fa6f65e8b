"""In which order a reveal is seen: cards turn, rings light, hands are named, and then what decided and what it cost."""

from __future__ import annotations

from game.games.garlandland.rules import State
from game.games.garlandland.rules.hands import NO_HAND, ROW, Garlands, Row, garlands, hand, makes_up
from game.games.garlandland.rules.score import Round

TURN, CLOSE = 1, 2
"""The stages at which the cards turn, and at which the rings close that they make."""
REVEALED = ("placed", "joined")


def revealed(seen: State) -> bool:
    """Whether the last move has revealed the cards of a turn."""
    return any(event.kind in REVEALED for event in seen.news)


def lit(ring: Garlands) -> range:
    """Which garlands of a full row stand out: those that make up its hand, none where it makes none."""
    return range(0) if hand(ring) == NO_HAND else makes_up(ring)


def turning(seen: State, row: Row) -> Row:
    """The last card of a row where that has just been revealed; nothing where it is known already."""
    return row[-1:] if revealed(seen) else ()


def turns(seen: State, row: Row, i: int) -> int:
    """The stage at which the card at place i of a row turns its face up; 0 where it lies so already."""
    return TURN if i == len(row) - 1 and turning(seen, row) else 0


def rings(seen: State, row: Row, i: int) -> int:
    """The stage at which the garland before place i lights, from left to right, or closes; 0 for neither."""
    if not revealed(seen):
        return 0
    made = lit(garlands(row)) if len(row) == ROW else range(0)
    if i - 1 in made:
        return CLOSE + made.index(i - 1)
    return CLOSE if i == len(row) - 1 else 0


def names(seen: State, last: Round) -> int:
    """The stage at which the hands are named, after the last ring of any row; 0 where they are known already."""
    if not revealed(seen):
        return 0
    return CLOSE + max(1, *(len(lit(garlands(row))) for row in last.rows))


def decides(seen: State, last: Round) -> int:
    """The stage at which the weaker rows grow dim, and the reason is told beside what decided."""
    named = names(seen, last)
    return named and named + 1


def counts(seen: State, last: Round) -> int:
    """The stage at which the counters turn."""
    named = names(seen, last)
    return named and named + 2
