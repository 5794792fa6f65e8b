"""A turn: a combination or a pass, the end of a trick, and the seats that are out for having forgotten the call."""

from __future__ import annotations

from game.core.rules import Event
from game.games.gang_of_four.rules.cards import without
from game.games.gang_of_four.rules.combos import Combo
from game.games.gang_of_four.rules.sight import moved
from game.games.gang_of_four.rules.state import Play, State


def passes(state: State, seat: int) -> State:
    """The state after a pass; `asked` is None when it was the last one of the trick (8, D14)."""
    assert state.top
    passed = (*state.passed, seat)
    return state._replace(
        turn=state.turn + 1,
        asked=_next_seat(state, seat, state.top.seat, passed),
        trick=(*state.trick, Play(seat, None)),
        passed=passed,
        news=(Event("passed", {"seat": seat}),),
    )


def lays(state: State, seat: int, combo: Combo, called: bool) -> State:
    """The state after a play; who forgot the call is out; `asked` is None when nobody else may play (13, D15)."""
    rest = without(state.hands[seat], combo.cards)
    lone = len(rest) == 1 and state.terms.call != "none"
    called = lone and (called or state.terms.call == "automatic")
    play, passed = Play(seat, combo, called), state.passed if state.terms.lockout else ()
    news = Event("played", {"seat": seat, "kind": combo.kind, "cards": combo.cards})
    return state._replace(
        turn=state.turn + 1,
        asked=_next_seat(state, seat, seat, passed),
        hands=(*state.hands[:seat], rest, *state.hands[seat + 1 :]),
        played=state.played + combo.cards,
        trick=(*state.trick, play),
        top=play,
        passed=passed,
        out=(*state.out, seat) if lone and not called else state.out,
        known=moved(state.known, combo.cards, seat) if state.known else (),
        news=(news, Event("called" if called else "forgot", {"seat": seat})) if lone else (news,),
    )


def victor(state: State, seat: int) -> int | None:
    """The winner after this seat's play: it has no cards (9, D25), or is the only one not out (D20); else None."""
    if not state.hands[seat]:
        return seat
    if not state.out:
        return None
    left = [each for each in range(len(state.hands)) if each not in state.out]
    return left[0] if len(left) == 1 else None


def _next_seat(state: State, seat: int, top: int, passed: tuple[int, ...]) -> int | None:
    """The next seat that may still play on the seat `top`; None when there is none."""
    for other in state.after(seat):
        if other != top and other not in passed:
            return other
    return None


def go_on(state: State) -> State:
    """When nobody is asked, the state in which the taker of the trick leads, or the next seat if it is out (D20)."""
    if state.asked is not None:
        return state
    assert state.top
    taker = state.top.seat
    leader = state.after(taker)[0] if taker in state.out else taker
    news = (*state.news, Event("took", {"seat": taker}))
    if leader != taker:
        news = (*news, Event("leads", {"seat": leader}))
    return state._replace(asked=leader, last_trick=state.trick, trick=(), top=None, passed=(), news=news)
