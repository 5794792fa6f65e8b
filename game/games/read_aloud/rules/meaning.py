"""Whether a reading means anything (5-3, E20, R5): some clause but "discard this card" has a target and a change.

Judged from what is public, before the reading begins.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.rules.clauses import resolve_plain, thin_to
from game.games.read_aloud.rules.conditions import holds
from game.games.read_aloud.rules.exchange import pairs, swap_targets
from game.games.read_aloud.rules.facing import turnable, would_turn, would_turn_zone
from game.games.read_aloud.rules.state import Ask, State
from game.games.read_aloud.rules.targets import amount_of, cards_of, pick_zone, seats_of, targets
from game.games.read_aloud.rules.zones import reading, spots, this, zone

SELF = e.Discard(e.This())


def means(state: State, text: e.Text) -> bool:
    """Whether the reading that the state is about to begin means anything."""
    return any(matters(state, clause) for clause in text if clause != SELF)


def matters(state: State, clause: e.Clause) -> bool:
    """Whether this clause has a target, and changes something that all can know."""
    if isinstance(clause, e.If):
        return holds(state, clause.test) and matters(state, clause.clause)
    if isinstance(clause, e.Either):
        return matters(state, clause.one) or matters(state, clause.other)
    return _JUDGES[type(clause)](state, clause)


def _some(state: State, cards: e.Some) -> bool:
    """Whether there is such a card, and any of it is asked for."""
    return bool(targets(state, cards.place)) and amount_of(state, cards.amount) > 0


def _discard(state: State, clause: e.Discard) -> bool:
    match clause.cards:
        case e.This():
            here = this(state)
            return here is not None and here.place is not e.Place.DISCARDS
        case e.Top(amount):
            return bool(state.pile) and amount_of(state, amount) > 0
        case e.Whole(place):
            return place is not e.Place.DISCARDS and bool(cards_of(state, place))
        case e.Some(place=place):
            return place is not e.Place.DISCARDS and _some(state, clause.cards)
    return False


def _each(state: State, clause: e.Each) -> bool:
    return clause.amount > 0 and any(state.hands[seat] for seat in seats_of(state, clause.hands))


def _shuffle(state: State, clause: e.Shuffle) -> bool:
    """One card alone cannot be shuffled."""
    if clause.place in (e.Place.FIELD, e.Place.PILE, e.Place.DISCARDS):
        return len(zone(state, clause.place)) > 1
    sizes = [len(state.hands[seat]) for seat in seats_of(state, clause.place)]
    if clause.place is e.Place.PLAY:
        sizes.append(len(state.field))
    alone = clause.place in (e.Place.ANYONE, e.Place.ANOTHER, e.Place.PLAY)
    return (max(sizes, default=0) if alone else sum(sizes)) > 1


def _turn(state: State, clause: e.Turn) -> bool:
    match clause.cards:
        case e.Whole(place):
            found = pick_zone(state, place, ())
            if isinstance(found, Ask):
                ask = turnable(state, found, clause.face)
                return bool(ask.spots or ask.numbers)
            return any(would_turn_zone(state, where, clause.face) for where in found)
        case e.Some(amount, place):
            some = amount_of(state, amount) > 0
            return some and any(would_turn(state, spot, clause.face) for spot in targets(state, place))
        case e.Top(amount):
            return any(
                would_turn(state, spot, clause.face) for spot in spots(state, e.Place.PILE)[: amount_of(state, amount)]
            )
    here = this(state)
    return here is not None and would_turn(state, here, clause.face)


def _changes(state: State, clause: e.Plain) -> bool:
    """For acts that move no card: whether carrying them out leaves anything different."""
    done = resolve_plain(state, clause)
    return isinstance(done, Ask) or done[0]._replace(news=state.news) != state


def _limit(state: State, clause: e.Limit) -> bool:
    done = resolve_plain(state, clause)
    return bool(done.numbers) if isinstance(done, Ask) else done[0]._replace(news=state.news) != state


def _thin(state: State, clause: e.Thin) -> bool:
    return len(state.pile) > thin_to(state, clause)


def _stack(state: State, clause: e.Stack) -> bool:
    here = this(state)
    return here is not None and any(spot != here for spot in targets(state, clause.place))


def _swap(state: State, clause: e.Swap) -> bool:
    return bool(swap_targets(state, clause.place))


def _swap_two(state: State, clause: e.SwapTwo | e.SwapOnes) -> bool:
    places = (clause.one, clause.other) if isinstance(clause, e.SwapTwo) else (e.Place.PLAY, e.Place.PLAY)
    return bool(pairs(state, *places)[0])


def _swap_hands(state: State, clause: e.SwapHands) -> bool:
    reader = reading(state).reader
    others = tuple(seat for seat in seats_of(state, clause.place) if seat != reader)
    return any(state.hands[seat] or state.hands[reader] for seat in others)


def _take(state: State, clause: e.Take) -> bool:
    there = clause.origin in (e.Place.PILE, e.Place.FIELD) and bool(zone(state, clause.origin))
    return there and amount_of(state, clause.amount) > 0 and bool(seats_of(state, clause.place))


_JUDGES: Mapping[type, Callable[[State, Any], bool]] = MappingProxyType(
    {
        e.Nothing: lambda state, clause: False,
        e.Discard: _discard,
        e.Each: _each,
        e.Shuffle: _shuffle,
        e.Turn: _turn,
        e.Decide: lambda state, clause: (state.condition, state.by) != (clause.condition, reading(state).reader),
        e.Undecide: lambda state, clause: state.condition is not None,
        e.End: lambda state, clause: True,
        e.Lose: lambda state, clause: reading(state).reader not in state.losers,
        e.Ban: lambda state, clause: clause.act not in state.bans,
        e.Unban: lambda state, clause: bool(state.bans) if clause.act is None else clause.act in state.bans,
        e.Limit: _limit,
        e.SwapLimits: _changes,
        e.Thin: _thin,
        e.Stack: _stack,
        e.Swap: _swap,
        e.SwapOnes: _swap_two,
        e.SwapTwo: _swap_two,
        e.SwapHands: _swap_hands,
        e.PassHands: lambda state, clause: any(state.hands),
        e.Take: _take,
    }
)

__all__ = ["SELF", "matters", "means"]
