"""A turn: a combination or a pass, the end of a trick, and the seats that are out for having forgotten the call."""

from __future__ import annotations

from game.core.rules import Event
from game.games.gang_of_four.rules.cards import Cards, without
from game.games.gang_of_four.rules.combos import Combo
from game.games.gang_of_four.rules.sight import moved
from game.games.gang_of_four.rules.state import Known, Play, State


def passes(state: State, seat: int) -> State:
    """The seat passes, and the next one is asked; nobody when that was the last pass."""
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
    """The combination lies on the table, who forgot the call is out, and the next seat is asked, if any may play."""
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
        known=_still_known(state.known, combo.cards, seat) if state.known else (),
        news=(news, Event("called" if called else "forgot", {"seat": seat})) if lone else (news,),
    )


def victor(state: State, seat: int) -> int | None:
    """Who has won the round after this seat's play: who is out of cards, or the only one not out (D20)."""
    if not state.hands[seat]:
        return seat
    if not state.out:
        return None
    left = [each for each in range(len(state.hands)) if each not in state.out]
    return left[0] if len(left) == 1 else None


def _next_seat(state: State, seat: int, top: int, passed: tuple[int, ...]) -> int | None:
    """The next seat that may still beat what the seat `top` has laid; None when there is none."""
    for other in state.after(seat):
        if other != top and other not in passed:
            return other
    return None


def go_on(state: State) -> State:
    """When nobody may play any more the trick is taken; its taker leads, or the next seat if that one is out (D20)."""
    if state.asked is not None:
        return state
    assert state.top
    taker = state.top.seat
    leader = next(state.after(taker)) if taker in state.out else taker
    news = (*state.news, Event("took", {"seat": taker}))
    if leader != taker:
        news = (*news, Event("leads", {"seat": leader}))
    return state._replace(asked=leader, last_trick=state.trick, trick=(), top=None, passed=(), news=news)


def _still_known(known: tuple[Known, ...], cards: Cards, seat: int) -> tuple[Known, ...]:
    """What is still known when this seat has played these cards."""
    for card in cards:
        known = moved(known, card, seat)
    return known
