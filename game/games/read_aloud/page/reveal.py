"""In which order a reading is seen: the card is lifted and read, each clause lights while it is done, then the end."""

from __future__ import annotations

from game.games.read_aloud.rules.state import State

READ, CLAUSE = "read", "clause"
"""The kinds of the events that tell of a reading, and of each clause."""
CHOSE = "chose"
PARTS = (CHOSE, "only")
"""The kinds of the events that tell which of two clauses is carried out: chosen, or the only one that does anything."""
DECIDED = ("decided", "undecided")
"""The kinds of the events by which the winner's condition is another one."""
TAKEN = ("replenished", "replenished-open")
"""The kinds of the events by which a hand is filled from the field."""
HANDS = "held"
"""The kind of the events that tell the hands at the end: they lie open then."""
LIFTED = 1
"""The stage at which a card that is read is seen large."""


def lifted(seen: State) -> int:
    """The stage at which the card that was read with the last move is seen large; 0 where none was."""
    return LIFTED if any(event.kind == READ for event in seen.news) else 0


def clauses(seen: State) -> dict[int, int]:
    """The stage of each clause that was reached with the last move."""
    first = [0] if lifted(seen) else []
    reached = [event.facts["n"] for event in seen.news if event.kind == CLAUSE]
    return {n: at for at, n in enumerate(dict.fromkeys([*first, *reached]), lifted(seen) + 1)}


def decided(seen: State) -> int:
    """The stage of the clause that has set or taken away the condition with the last move; 0 where none has."""
    at, now = clauses(seen), lifted(seen)
    for event in seen.news:
        now = at[event.facts["n"]] if event.kind == CLAUSE else now
        if event.kind in DECIDED:
            return now
    return 0


def end(seen: State, nth: int = 0) -> int:
    """The stage of the nth thing that is told of the end of the game, after all clauses; 0 before the end."""
    return max(clauses(seen).values(), default=0) + 1 + nth if seen.over else 0
