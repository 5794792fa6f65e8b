"""What each kind of clause does, without conditions and choices, which resolve.py adds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.rules.exchange import Outcome, pass_hands, stack, swap, swap_hands, swap_two, take_cards
from game.games.read_aloud.rules.facing import shuffle, turn
from game.games.read_aloud.rules.limits import change_limit, swap_limits
from game.games.read_aloud.rules.state import Ask, Spot, State
from game.games.read_aloud.rules.targets import Chosen, holding, pick_cards, pick_more, pick_player, seats_of, targets
from game.games.read_aloud.rules.transfer import discard, tell
from game.games.read_aloud.rules.zones import reading, spots

Place = e.Place


def resolve_plain(state: State, clause: e.Plain, chosen: Chosen = ()) -> Outcome:
    """Resolve a clause without a condition or a choice: the state and the cards moved, or the Ask that comes first.

    An Ask with nothing to choose from means that there is no target.
    """
    return _RESOLVERS[type(clause)](state, clause, chosen)


def _nothing(state: State, clause: e.Nothing, chosen: Chosen) -> Outcome:
    return tell(state, "nothing", seat=reading(state).reader), 0


def _discard(state: State, clause: e.Discard, chosen: Chosen) -> Outcome:
    """Cards on the discard pile; those that lie there already stay as they are (R9)."""
    found = pick_cards(state, clause.cards, chosen, lambda spot: spot.place is not Place.DISCARDS)
    return found if isinstance(found, Ask) else (discard(state, found), len(found))


def _each(state: State, clause: e.Each, chosen: Chosen) -> Outcome:
    """Each of the players chooses of their own hand, all before any card moves (R6)."""
    seats = pick_player(state, clause.hands, chosen[:1])
    if isinstance(seats, Ask):
        return holding(state, seats)
    picked = tuple(each for each in chosen if isinstance(each, Spot))
    gone: tuple[Spot, ...] = ()
    for seat in seats:
        mine = tuple(spot for spot in picked if spot.seat == seat)
        found = pick_more(seat, own_cards(state, seat), mine, clause.amount)
        if isinstance(found, Ask):
            return found
        gone = (*gone, *found)
    return discard(state, gone), len(gone)


def own_cards(state: State, seat: int) -> tuple[Spot, ...]:
    """What a player can choose of their own hand: not the card being read, unless it is the only one (R9)."""
    every = spots(state, Place.HANDS, seat)
    token = reading(state).token if state.reading else -1
    return tuple(spot for spot in every if state.hands[seat][spot.n].token != token) or every


def _decide(state: State, clause: e.Decide, chosen: Chosen) -> Outcome:
    """The later condition replaces the earlier (5-2c, E26)."""
    read = reading(state)
    state = state._replace(condition=clause.condition, by=read.reader)
    return tell(state, "decided", seat=read.reader, card=read.key), 0


def _undecide(state: State, clause: e.Undecide, chosen: Chosen) -> Outcome:
    if state.condition is None:
        return state, 0
    return tell(state._replace(condition=None, by=None), "undecided"), 0


def _end(state: State, clause: e.End, chosen: Chosen) -> Outcome:
    """Nothing more is carried out; the course of the game sees that it is over (E28)."""
    return tell(state, "said-end", seat=reading(state).reader)._replace(agenda=(), over=True), 0


def _lose(state: State, clause: e.Lose, chosen: Chosen) -> Outcome:
    """The reader is no winner any more, and plays on (E29)."""
    reader = reading(state).reader
    if reader in state.losers:
        return state, 0
    return tell(state._replace(losers=tuple(sorted((*state.losers, reader)))), "lost", seat=reader), 0


def _ban(state: State, clause: e.Ban, chosen: Chosen) -> Outcome:
    if clause.act in state.bans:
        return state, 0
    bans = tuple(act for act in e.Act if act in state.bans or act is clause.act)
    return tell(state._replace(bans=bans), "banned", act=clause.act.value), 0


def _unban(state: State, clause: e.Unban, chosen: Chosen) -> Outcome:
    lifted = tuple(act for act in state.bans if clause.act in (None, act))
    for act in lifted:
        state = tell(state, "unbanned", act=act.value)
    return state._replace(bans=tuple(act for act in state.bans if act not in lifted)), 0


def _limit(state: State, clause: e.Limit, chosen: Chosen) -> Outcome:
    if clause.place in (Place.FIELD, Place.HANDS):
        return change_limit(state, clause.place, clause.change, ()), 0
    seats = pick_player(state, clause.place, chosen)
    if isinstance(seats, Ask):
        numbers = tuple(seat for seat in seats.numbers if _moves_limit(state, clause, seat))
        return seats._replace(numbers=numbers)
    return change_limit(state, clause.place, clause.change, seats), 0


def _moves_limit(state: State, clause: e.Limit, seat: int) -> bool:
    return change_limit(state, clause.place, clause.change, (seat,)).offsets != state.offsets


def _swap_limits(state: State, clause: e.SwapLimits, chosen: Chosen) -> Outcome:
    return swap_limits(state), 0


def _thin(state: State, clause: e.Thin, chosen: Chosen) -> Outcome:
    """From the top, so that the lowest are left (rule 7, E31)."""
    n = max(0, len(state.pile) - thin_to(state, clause))
    return discard(state, spots(state, Place.PILE)[:n]), n


def thin_to(state: State, clause: e.Thin) -> int:
    """How many cards are left of the pile at most."""
    return clause.number * len(state.field) if clause.times_field else clause.number


_RESOLVERS: Mapping[type, Callable[[State, Any, Chosen], Outcome]] = MappingProxyType(
    {
        e.Nothing: _nothing,
        e.Discard: _discard,
        e.Each: _each,
        e.Shuffle: shuffle,
        e.Turn: turn,
        e.Decide: _decide,
        e.Undecide: _undecide,
        e.End: _end,
        e.Lose: _lose,
        e.Ban: _ban,
        e.Unban: _unban,
        e.Limit: _limit,
        e.SwapLimits: _swap_limits,
        e.Thin: _thin,
        e.Stack: stack,
        e.Swap: swap,
        e.SwapOnes: swap_two,
        e.SwapTwo: swap_two,
        e.SwapHands: swap_hands,
        e.PassHands: pass_hands,
        e.Take: take_cards,
    }
)

__all__ = ["own_cards", "resolve_plain", "seats_of", "targets", "thin_to"]
