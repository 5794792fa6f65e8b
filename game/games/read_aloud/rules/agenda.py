"""The agenda, item by item, until somebody is asked, the reading is done or the game is over."""

from __future__ import annotations

from functools import lru_cache

from game.core.rules import Saying
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Face
from game.games.read_aloud.language.sentences import quoted
from game.games.read_aloud.rules.clauses import is_meaningless, resolve, uses_this
from game.games.read_aloud.rules.refill import exhausted, overflowed, refill, replenished
from game.games.read_aloud.rules.state import Ask, Due, Reading, Refill, Spot, State
from game.games.read_aloud.rules.transfer import tell
from game.games.read_aloud.rules.zones import at, bits, key_of, reading, replaced

IDLE = (Due(e.DISCARD_THIS),)
"""The agenda of a meaningless card."""


def about_to(state: State, spot: Spot, reader: int | None = None) -> State:
    """The state with this card as the one that a seat reads, to judge whether it may and to what effect.

    That is the seat at turn where none is named.
    """
    reader = state.turn if reader is None else reader
    piece = at(state, spot)
    key = key_of(piece)
    discarded = state.terms.cards[key].text[0] == e.DISCARD_THIS  # "as many" after that is one
    return state._replace(reading=Reading(reader, piece.token, key, spot.place, spot.seat, that=int(discarded)))


def begin(state: State, spot: Spot) -> State:
    """The state with this card read aloud, and its clauses on the agenda; a meaningless one is only discarded (R5)."""
    state = about_to(state, spot)
    read = reading(state)
    card = state.terms.cards[read.key]
    idle = is_meaningless(state, card)
    if state.terms.told:
        state = _told(state, read, idle and card.text != (e.DISCARD_THIS,))
    agenda, last_use = _begun(card)
    return _read_out(state, spot)._replace(
        reading=read._replace(idle=idle, last_use=last_use),
        agenda=IDLE if idle else agenda,
        readings=state.readings + 1,
    )


def _told(state: State, read: Reading, idle: bool) -> State:
    """The state with the news that this card is read, and that it does nothing."""
    state = tell(state, "read", seat=read.reader, card=read.key, origin=_origin(read))
    return tell(state, "idle", card=read.key) if idle else state


@lru_cache(maxsize=4096)
def _begun(card: Card) -> tuple[tuple[Due, ...], int]:
    """(The agenda, the last clause that does something with the card itself; -1 if none does)."""
    last_use = max((n for n, clause in enumerate(card.text) if uses_this(clause)), default=-1)
    return tuple(Due(clause) for clause in card.text), last_use


def _read_out(state: State, spot: Spot) -> State:
    """All know the card now, wherever it may go on lying."""
    piece, everybody = at(state, spot), bits(Face.OPEN, None, len(state.hands))
    if piece.known == everybody:
        return state
    return replaced(state, spot, piece._replace(known=everybody))


def _origin(read: Reading) -> Saying:
    """The place where the card lay, in words."""
    if read.owner is not None and read.owner != read.reader:
        return "origin.other", {"seat": read.owner}
    return f"origin.{read.place.value}", {}


def run(state: State) -> State:
    """Run agenda items until a question, the end of the game, or an empty agenda."""
    while state.agenda and state.asked is None and not state.over and not exhausted(state):
        item = state.agenda[0]
        state = refill(state, item) if isinstance(item, Refill) else _resolve_next(state, item)
    return state


def _resolve_next(state: State, due: Due) -> State:
    """Resolve one clause, after which cards are replenished (E15); a single possible answer is not asked for."""
    if not due.chosen:
        state = _open_clause(state)
    outcome = resolve(state, due.clause, due.chosen)
    if not isinstance(outcome, Ask):
        state, n = outcome
        return _next(state, n)
    answers: tuple[Spot | int, ...] = outcome.spots or outcome.numbers
    if len(answers) > 1:
        return state._replace(asked=outcome)
    return _choose(_parted(state, "only", answers[0]), answers[0]) if answers else _skip(state)


def _open_clause(state: State) -> State:
    """The reading is at its next clause, which is told unless the card is meaningless."""
    read = reading(state)
    n = max(0, len(state.terms.cards[read.key].text) - len(state.agenda))
    if n != read.clause:
        state = state._replace(reading=read._replace(clause=n))
    return state if read.idle else tell(state, "clause", n=n, at=n + 1)


def _next(state: State, n: int) -> State:
    read = reading(state)
    if n != read.that:
        read = read._replace(that=n)
    return state._replace(agenda=(Refill(read.reader), *state.agenda[1:]), reading=read)


def _skip(state: State) -> State:
    """A clause without a target (R5)."""
    state = tell(state, "no-target")
    return state._replace(agenda=state.agenda[1:], reading=reading(state)._replace(that=0))


def _choose(state: State, answer: Spot | int) -> State:
    due = state.agenda[0]
    assert isinstance(due, Due)
    return state._replace(agenda=(due._replace(chosen=(*due.chosen, answer)), *state.agenda[1:]))


def _parted(state: State, kind: str, answer: Spot | int) -> State:
    """The state in which all are told which of two clauses is carried out; as it is where that was not the question."""
    due = state.agenda[0]
    if not (state.terms.told and isinstance(due, Due) and isinstance(answer, int)):
        return state
    if due.chosen or not isinstance(due.clause, e.Either):
        return state
    part = quoted(str(answer), e.parts(due.clause)[answer])
    return tell(state, kind, seat=reading(state).reader, n=answer, part=part)


def answered(state: State, ask: Ask, answer: Spot | int) -> State:
    """The state, in which nothing is asked any more, with this answer to a question; the agenda does not run yet."""
    if isinstance(answer, Spot) and ask.kind == "overflow":
        return overflowed(state, answer)
    if isinstance(answer, Spot) and ask.kind == "replenish":
        return replenished(state, ask.seat, answer)
    return _choose(_parted(state, "chose", answer), answer)
