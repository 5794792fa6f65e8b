"""The limits of the field and of hands (C17 to C19, E5 to E7, R16)."""

from __future__ import annotations

from typing import TypeAlias

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.rules.state import Ask, State
from game.games.read_aloud.rules.targets import Chosen, Outcome, pick_player, seats_of
from game.games.read_aloud.rules.transfer import tell
from game.games.read_aloud.rules.zones import Sizes, limit_of

Moved: TypeAlias = e.Limit | e.SetLimit | e.DoubleLimit
"""The clauses that move a limit."""

LEAST_FIELD = 1
"""The lowest limit of the field, in cards: with none nothing could be replenished, and the game could not end (E7)."""
MOST = 999
"""The highest limit, in cards, so that a text which raises one again and again makes no number without end."""


def limit(state: State, clause: Moved, chosen: Chosen) -> Outcome:
    """A limit is raised, lowered or set; the Ask offers the players whose limit would change."""
    if clause.place in (Place.FIELD, Place.HANDS):
        return _changed(state, clause, ()), 0
    seats = pick_player(state, clause.place, chosen)
    if isinstance(seats, Ask):
        numbers = tuple(seat for seat in seats.numbers if _changed(state, clause, (seat,)).offsets != state.offsets)
        return seats._replace(numbers=numbers)
    return _changed(state, clause, seats), 0


def limit_has_effect(state: State, clause: Moved) -> bool:
    """Whether a limit would change, or there is a player whose limit would."""
    done = limit(state, clause, ())
    return bool(done.numbers) if isinstance(done, Ask) else _limits(done[0]) != _limits(state)


def limit_after(state: State, clause: Moved) -> State:
    """The state with the limits after the clause, for every player whom the reader may mean."""
    return _changed(state, clause, seats_of(state, clause.place))


def limit_overfills(state: State, clause: Moved, held: Sizes) -> bool:
    """Whether a hand of these sizes would be above its lowered limit."""
    if clause.place is Place.FIELD:
        return False
    if clause.place is Place.HANDS:
        was, now = state.limits[1], _next(clause, state.limits[1])
        return now < was and any(n > max(0, now + state.offsets[seat]) for seat, n in enumerate(held))
    cut = ((seat, limit_of(state, seat)) for seat in seats_of(state, clause.place))
    return any(_next(clause, was) < was and held[seat] > max(0, _next(clause, was)) for seat, was in cut)


def swap_limits(state: State, clause: e.SwapLimits, chosen: Chosen) -> Outcome:
    """The limit of the hands becomes that of the field and the other way round."""
    return swap_limits_after(state, clause), 0


def swap_limits_has_effect(state: State, clause: e.SwapLimits) -> bool:
    """Whether the two limits differ."""
    return _limits(swap_limits_after(state, clause)) != _limits(state)


def swap_limits_after(state: State, clause: e.SwapLimits) -> State:
    """The state with the two limits exchanged; that of the field is at least LEAST_FIELD."""
    field, hands = state.limits
    return _set(state, max(LEAST_FIELD, hands), field)


def swap_limits_overfills(state: State, clause: e.SwapLimits, held: Sizes) -> bool:
    """Whether a hand of these sizes would be above what is now the limit of the field."""
    return any(n > max(0, state.limits[0] + state.offsets[seat]) for seat, n in enumerate(held))


def _limits(state: State) -> tuple[object, ...]:
    return state.limits, state.offsets


def _next(clause: Moved, was: int) -> int:
    """What a limit becomes, before the least and the most that it can be (R25)."""
    if isinstance(clause, e.SetLimit):
        return clause.number
    return 2 * was if isinstance(clause, e.DoubleLimit) else was + clause.change


def _changed(state: State, clause: Moved, seats: tuple[int, ...]) -> State:
    """The limit moved, a personal one for these seats; a cut below the least stops there (R9)."""
    field, hands = state.limits
    if clause.place is Place.FIELD:
        return _set(state, min(MOST, max(LEAST_FIELD, _next(clause, field))), hands)
    if clause.place is Place.HANDS:
        return _set(state, field, min(MOST, max(0, _next(clause, hands))))
    offsets = list(state.offsets)
    for seat in seats:
        was = limit_of(state, seat)
        now = min(MOST, max(0, _next(clause, was)))
        if now != was:
            offsets[seat] = now - hands
    changed = state._replace(offsets=tuple(offsets))
    for seat in seats:
        if changed.offsets[seat] != state.offsets[seat]:
            changed = tell(changed, "limit-hand", seat=seat, n=limit_of(changed, seat))
    return changed


def _set(state: State, field: int, hands: int) -> State:
    was = state.limits
    state = state._replace(limits=(field, hands))
    if field != was[0]:
        state = tell(state, "limit-field", n=field)
    return tell(state, "limit-hands", n=hands) if hands != was[1] else state
