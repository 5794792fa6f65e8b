"""Clauses that move no card: condition, end, losing, whose turn is next, bans (C1, C9 to C11, C14, C15)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Act
from game.games.read_aloud.rules.state import Ask, Fall, State
from game.games.read_aloud.rules.targets import Chosen, Outcome, pick_player, seats_of
from game.games.read_aloud.rules.transfer import tell
from game.games.read_aloud.rules.zones import reading


def nothing(state: State, clause: e.Nothing, chosen: Chosen) -> Outcome:
    """The state is told that nothing is done."""
    return tell(state, "nothing", seat=reading(state).reader), 0


def decide(state: State, clause: e.Decide, chosen: Chosen) -> Outcome:
    """The condition replaces the one before it (5-2c, E26)."""
    read = reading(state)
    held = read.key if isinstance(clause.condition, e.Holder) else None
    state = state._replace(condition=clause.condition, by=read.reader, held=held)
    return tell(state, "decided", seat=read.reader, card=read.key), 0


def decide_has_effect(state: State, clause: e.Decide) -> bool:
    """Whether another condition stands, or the same one read by somebody else."""
    read = reading(state)
    same = (state.condition, state.by) == (clause.condition, read.reader)
    return not same or state.held not in (None, read.key)


def undecide(state: State, clause: e.Undecide, chosen: Chosen) -> Outcome:
    """The winner's condition is removed."""
    if state.condition is None:
        return state, 0
    return tell(state._replace(condition=None, by=None, held=None), "undecided"), 0


def undecide_has_effect(state: State, clause: e.Undecide) -> bool:
    """Whether there is a condition."""
    return state.condition is not None


def end(state: State, clause: e.End, chosen: Chosen) -> Outcome:
    """The game is over at once, and no later clause is resolved (E28); `turns` makes the result."""
    return tell(state, "said-end", seat=reading(state).reader)._replace(over=True), 0


def lose(state: State, clause: e.Lose, chosen: Chosen) -> Outcome:
    """The reader cannot win any more, and plays on (E29)."""
    return lost(state, (reading(state).reader,)), 0


def lose_has_effect(state: State, clause: e.Lose) -> bool:
    """Whether the reader has not lost yet."""
    return reading(state).reader not in state.losers


def lose_each(state: State, clause: e.LoseEach, chosen: Chosen) -> Outcome:
    """These players cannot win any more, and play on (E29); one of several is chosen by the reader."""
    seats = pick_player(state, clause.hands, chosen)
    if isinstance(seats, Ask):
        return seats._replace(numbers=tuple(seat for seat in seats.numbers if seat not in state.losers))
    return lost(state, seats), 0


def lost(state: State, seats: tuple[int, ...]) -> State:
    """The state in which these players have lost, by the card that is being read."""
    read = reading(state)
    for seat in (each for each in seats if each not in state.losers):
        falls = (*state.falls, Fall(seat, read.reader, read.key))
        state = tell(state._replace(losers=tuple(sorted((*state.losers, seat))), falls=falls), "lost", seat=seat)
    return state


def lose_each_has_effect(state: State, clause: e.LoseEach) -> bool:
    """Whether one of them has not lost yet."""
    return any(seat not in state.losers for seat in seats_of(state, clause.hands))


AHEAD: Mapping[type, int] = MappingProxyType({e.Again: 0, e.Skip: 2})
"""The seats from this turn to the next one, by the clause that sets them."""


def go_on(state: State, clause: e.Again | e.Skip, chosen: Chosen) -> Outcome:
    """The turn stays where it is, or goes past the next seat; what is read last holds (R27)."""
    ahead = AHEAD[type(clause)]
    if state.ahead == ahead:
        return state, 0
    state = state._replace(ahead=ahead)
    if ahead == 0:
        return tell(state, "again", seat=state.turn), 0
    return tell(state, "passed-over", seat=(state.turn + state.onward) % len(state.hands)), 0


def go_on_has_effect(state: State, clause: e.Again | e.Skip) -> bool:
    """Whether the turn would go on otherwise."""
    return state.ahead != AHEAD[type(clause)]


def reverse(state: State, clause: e.Reverse, chosen: Chosen) -> Outcome:
    """Turns go round the other way (R28)."""
    return tell(state._replace(onward=-state.onward), "reversed"), 0


def reverse_has_effect(state: State, clause: e.Reverse) -> bool:
    """Whether there are more than two players, so that it makes a difference."""
    return len(state.hands) > 2


def ban(state: State, clause: e.Ban, chosen: Chosen) -> Outcome:
    """The act is banned; bans stand in the order of Act."""
    if clause.act in state.bans:
        return state, 0
    bans = tuple(act for act in Act if act in state.bans or act is clause.act)
    return tell(state._replace(bans=bans), "banned", act=clause.act.value), 0


def ban_has_effect(state: State, clause: e.Ban) -> bool:
    """Whether the act is not banned yet."""
    return clause.act not in state.bans


def unban(state: State, clause: e.Unban, chosen: Chosen) -> Outcome:
    """The ban of the act is lifted, or every ban."""
    lifted = tuple(act for act in state.bans if clause.act in (None, act))
    for act in lifted:
        state = tell(state, "unbanned", act=act.value)
    return state._replace(bans=tuple(act for act in state.bans if act not in lifted)), 0


def unban_has_effect(state: State, clause: e.Unban) -> bool:
    """Whether there is such a ban."""
    return bool(state.bans) if clause.act is None else clause.act in state.bans
