"""Resolving a clause: the state after it and how many cards it moved or turned, or the question that comes first."""

from __future__ import annotations

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.rules.clauses import resolve_plain
from game.games.read_aloud.rules.conditions import holds
from game.games.read_aloud.rules.exchange import Outcome
from game.games.read_aloud.rules.meaning import matters
from game.games.read_aloud.rules.state import Ask, State
from game.games.read_aloud.rules.targets import Chosen
from game.games.read_aloud.rules.zones import reading


def resolve(state: State, clause: e.Clause, chosen: Chosen = ()) -> Outcome:
    """Resolve one clause: (state, cards moved), or the Ask that comes first; an Ask with no choices means no target."""
    if isinstance(clause, e.If):
        return resolve(state, clause.clause, chosen) if holds(state, clause.test) else (state, 0)
    if isinstance(clause, e.Either):
        return _either(state, clause, chosen)
    return resolve_plain(state, clause, chosen)


def _either(state: State, clause: e.Either, chosen: Chosen) -> Outcome:
    """The reader chooses between those clauses that can do something; the choice is asked first."""
    if chosen:
        return resolve(state, clause.other if chosen[0] else clause.one, chosen[1:])
    numbers = tuple(n for n, each in enumerate((clause.one, clause.other)) if matters(state, each))
    return Ask(reading(state).reader, "clause", numbers=numbers)
