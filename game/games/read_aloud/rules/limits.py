"""The limits of the field and of hands (C17 to C19, E5 to E7, R16)."""

from __future__ import annotations

from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.rules.state import State
from game.games.read_aloud.rules.transfer import tell
from game.games.read_aloud.rules.zones import limit_of

LEAST_FIELD = 1
"""With no field nothing could be replenished, and the game could not end (E7)."""
MOST = 999
"""A text that goes on raising a limit must not make numbers without end."""


def change_limit(state: State, place: Place, change: int, seats: tuple[int, ...]) -> State:
    """A limit raised or lowered; a cut below the least stops there (R9)."""
    field, hands = state.limits
    if place is Place.FIELD:
        return _set(state, min(MOST, max(LEAST_FIELD, field + change)), hands)
    if place is Place.HANDS:
        return _set(state, field, min(MOST, max(0, hands + change)))
    offsets = list(state.offsets)
    for seat in seats:
        was = limit_of(state, seat)
        now = min(MOST, max(0, was + change))
        if now != was:
            offsets[seat] = now - hands
    changed = state._replace(offsets=tuple(offsets))
    for seat in seats:
        if changed.offsets[seat] != state.offsets[seat]:
            changed = tell(changed, "limit-hand", seat=seat, n=limit_of(changed, seat))
    return changed


def swap_limits(state: State) -> State:
    """The limit of the hands becomes that of the field and the other way round."""
    field, hands = state.limits
    return _set(state, max(LEAST_FIELD, hands), field)


def _set(state: State, field: int, hands: int) -> State:
    was = state.limits
    state = state._replace(limits=(field, hands))
    if field != was[0]:
        state = tell(state, "limit-field", n=field)
    return tell(state, "limit-hands", n=hands) if hands != was[1] else state
