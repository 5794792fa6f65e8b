"""Whether a reading ends the game since nobody could read a card after it (E24, R18), as far as a seat can know."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.rules import Secret
from game.games.read_aloud.cards.card import plain_clauses
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.rules import repetition
from game.games.read_aloud.rules.agenda import about_to, answered, begin, run
from game.games.read_aloud.rules.legal import anybody_can_read, lies_open
from game.games.read_aloud.rules.refill import exhausted
from game.games.read_aloud.rules.repetition import allowed
from game.games.read_aloud.rules.state import Spot, State
from game.games.read_aloud.rules.zones import reading

MOST = 200
"""The most ways through a text that are looked at; with more of them nothing is certain."""


def stalled(seen: State, spot: Spot) -> tuple[State, ...]:
    """How it stands after each way of reading the card there, if nobody could read a card after any; else nothing."""
    if not _may_stall(about_to(seen, spot)):
        return ()
    ends = list[State]()
    try:
        for end in ways_through(begin(seen._replace(terms=seen.terms._replace(told=False)), spot)):
            if len(ends) == MOST or end.over or exhausted(end) or _anybody_reads(end):
                return ()
            ends.append(end)
    except Secret:
        return ()
    return tuple(ends)


def _may_stall(begun: State) -> bool:
    """Whether it is worth a look: cards are turned or readings forbidden, or the field lies face down already."""
    clauses = plain_clauses(begun.terms.cards[reading(begun).key])
    return bool(begun.bans) or not lies_open(begun) or any(isinstance(each, e.Turn | e.Ban) for each in clauses)


def ways_through(state: State) -> Iterator[State]:
    """The states in which the reading in progress can end, one for each way to answer what it asks."""
    state = run(state)
    if state.asked is None or state.over:
        yield state
        return
    ask, free = allowed(state, state.asked), state._replace(asked=None)
    for answer in ask.spots or ask.numbers:
        yield from ways_through(answered(free, ask, answer))


def _anybody_reads(state: State) -> bool:
    return anybody_can_read(state._replace(reading=None, past=repetition.past(state), ahead=1))
