"""From one turn to the next, and the end of the game (5-2, 7, R3, R12, R18)."""

from __future__ import annotations

from game.core.rules import Event, Facts, Saying
from game.games.read_aloud.rules import repetition
from game.games.read_aloud.rules.agenda import run
from game.games.read_aloud.rules.conditions import result_of
from game.games.read_aloud.rules.legal import anybody_can_read, can_read
from game.games.read_aloud.rules.refill import exhausted
from game.games.read_aloud.rules.repetition import allowed, next_seat
from game.games.read_aloud.rules.state import Position, State
from game.games.read_aloud.rules.transfer import tell
from game.games.read_aloud.rules.zones import around, keys_of

QUIET_ROUNDS = 8
"""Rounds of all seats without a discard and without a stack after which the game ends (R3)."""
LAST_READING_FROM = 2800
"""The number of answers after which no reading begins, so that every match can be saved; only own cards reach it."""
LONGEST = 5000
"""The most moves of a match: MOST_CLAUSES a reading, each asking for at most every card in play, then replenishing."""

ENDS = ("ended", "exhausted", "standstill")
ENDINGS = tuple(f"{kind}{nobody}" for kind in ENDS for nobody in ("", "-nobody"))
"""By a text, for want of cards, or since nothing moves any more; with winners or without."""


def proceed(state: State) -> State:
    """Run the agenda, and turns in which nothing can be read, up to the next question or the end."""
    state = run(state)
    if state.over:
        return finish(state, "ended")
    if exhausted(state):
        return finish(state, "exhausted")
    if state.asked:
        ask = allowed(state, state.asked)
        return state if ask is state.asked else state._replace(asked=ask)
    return _pass_on(state, state.quiet + 1, repetition.past(state))


def _pass_on(state: State, quiet: int, past: tuple[Position, ...]) -> State:
    """No reading is in progress, and the next seat that has anything to read is at turn.

    The game ends when none has, or nothing has moved for long.
    """
    after = next_seat(state)
    for skipped, seat in enumerate(_order(state, after)):
        if quiet + skipped >= QUIET_ROUNDS * len(state.hands) or state.answers >= LAST_READING_FROM:
            break
        then = state._replace(reading=None, past=past, ahead=1, turn=seat, quiet=quiet + skipped)
        if can_read(then):
            return _tell_skipped(then, after, skipped)
    return finish(state._replace(reading=None, past=past, ahead=1, quiet=quiet), "standstill")


def _tell_skipped(state: State, after: int, skipped: int) -> State:
    for seat in _order(state, after)[:skipped]:
        state = tell(state, "skipped", seat=seat)
    return state


def _order(state: State, seat: int) -> tuple[int, ...]:
    """All seats in the order of turns, from this one (R28)."""
    first, *others = around(state, seat)
    return (first, *others[:: state.onward])


def open_first(state: State) -> State:
    """Whoever begins reads first, or the next one who can."""
    before = (state.first - 1) % len(state.hands)
    return _pass_on(state._replace(turn=before), state.quiet, state.past)


def finish(state: State, kind: str) -> State:
    """The game is over; the hands are laid open, and the present condition decides."""
    result = result_of(state, kind)
    held = tuple(_held(seat, keys_of(hand)) for seat, hand in enumerate(state.hands))
    facts: Facts = {"winners": result.winners} if result.winners else {}
    if kind == "standstill":
        facts = {**facts, "how": stopped(state)}
    end = Event(kind if result.winners else f"{kind}-nobody", facts)
    return state._replace(
        agenda=(),
        gaps=(),
        over=True,
        victors=result.winners,
        last=result,
        news=(*state.news, *held, end),
    )


def left(state: State) -> int:
    """The turns after which the game ends by R3 unless something moves, this one among them."""
    return QUIET_ROUNDS * len(state.hands) - max(0, state.quiet)


def stopped(state: State) -> Saying:
    """What made the standstill by which a game has ended: nobody can read, or turns, of all or in a row, ran out."""
    if state.answers >= LAST_READING_FROM:
        return "still.long", {}
    if left(state) < len(state.hands):
        return "still.quiet", {"n": QUIET_ROUNDS}
    leads_back = anybody_can_read(state._replace(past=()))
    return ("still.again" if leads_back else "still.stuck"), {}


def _held(seat: int, keys: tuple[str, ...]) -> Event:
    return Event("held", {"seat": seat, "cards": keys}) if keys else Event("held-none", {"seat": seat})
