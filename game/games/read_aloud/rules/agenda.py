"""What is still to happen, item by item, until somebody is asked, the reading is done or the game is over."""

from __future__ import annotations

from game.core.rules import Saying
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.rules.meaning import SELF, means
from game.games.read_aloud.rules.refill import exhausted, overflowed, replenished, settle
from game.games.read_aloud.rules.resolve import resolve
from game.games.read_aloud.rules.state import Ask, Due, Reading, Refill, Spot, State
from game.games.read_aloud.rules.transfer import tell
from game.games.read_aloud.rules.zones import at, key_of, reading


def about_to(state: State, spot: Spot) -> State:
    """The state with this card as the one that the seat at turn reads, for judging whether it may and what it means."""
    piece = at(state, spot)
    key = key_of(piece)
    first = int(state.terms.cards[key].text[0] == SELF)  # what follows "after discarding this card" may be as many
    return state._replace(reading=Reading(state.turn, piece.token, key, spot.place, spot.seat, that=first))


def begin(state: State, spot: Spot) -> State:
    """The card is read aloud; what it says is now to happen."""
    state = about_to(state, spot)
    read = reading(state)
    card = state.terms.cards[read.key]
    idle = card.text != (e.Nothing(),) and not means(state, card.text)
    state = tell(state, "read", seat=read.reader, card=read.key, origin=_origin(read))
    if idle and card.text != (SELF,):
        state = tell(state, "idle", card=read.key)
    agenda = (Due(SELF),) if idle else tuple(Due(clause) for clause in card.text)
    return state._replace(reading=read._replace(idle=idle), agenda=agenda, readings=state.readings + 1)


def _origin(read: Reading) -> Saying:
    """Where the card lay, in words."""
    if read.owner is not None and read.owner != read.reader:
        return "origin.other", {"seat": read.owner}
    return f"origin.{read.place.value}", {}


def run(state: State) -> State:
    """As far as it goes without an answer."""
    while state.agenda and state.asked is None and not state.over and not exhausted(state):
        item = state.agenda[0]
        state = settle(state, item) if isinstance(item, Refill) else _carry_out(state, item)
    return state


def _carry_out(state: State, due: Due) -> State:
    """One verb, after which the table is settled (E15); a single possible answer is not asked for."""
    if not due.chosen:
        state = _open_clause(state)
    outcome = resolve(state, due.clause, due.chosen)
    if not isinstance(outcome, Ask):
        state, n = outcome
        return _next(state, n)
    answers: tuple[Spot | int, ...] = outcome.spots or outcome.numbers
    if len(answers) > 1:
        return state._replace(asked=outcome)
    return _choose(state, answers[0]) if answers else _skip(state)


def _open_clause(state: State) -> State:
    """The reading comes to its next clause; a card that means nothing is only discarded."""
    read = reading(state)
    left = sum(isinstance(item, Due) for item in state.agenda)
    n = max(0, len(state.terms.cards[read.key].text) - left)
    state = state._replace(reading=read._replace(clause=n))
    return state if read.idle else tell(state, "clause", n=n, at=n + 1)


def _next(state: State, n: int) -> State:
    read = reading(state)
    agenda = (Refill(read.reader), *state.agenda[1:]) if state.agenda else ()
    return state._replace(agenda=agenda, reading=read._replace(that=n))


def _skip(state: State) -> State:
    """A clause without a target (R5)."""
    state = tell(state, "no-target")
    return state._replace(agenda=state.agenda[1:], reading=reading(state)._replace(that=0))


def _choose(state: State, answer: Spot | int) -> State:
    due = state.agenda[0]
    assert isinstance(due, Due)
    return state._replace(agenda=(due._replace(chosen=(*due.chosen, answer)), *state.agenda[1:]))


def answered(state: State, answer: Spot | int) -> State:
    """The state in which the present question has this answer; nothing follows yet."""
    ask = state.asked
    assert ask
    state = state._replace(asked=None)
    if isinstance(answer, Spot) and ask.kind == "overflow":
        return overflowed(state, answer)
    if isinstance(answer, Spot) and ask.kind == "replenish":
        return replenished(state, ask.seat, answer)
    return _choose(state, answer)
