"""The rules of Read-Aloud (《カードゲーム》, Euske Oiwa, 2022): the contract, and the deal.

Decisions are E1 to E40, rulings R1 to R33 of rules/read-aloud.md. `clauses` resolves effects, `agenda`
runs them, `refill` replenishes after each, `legal` knows what may be read, `turns` runs the game, `sight` hides cards.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.core.chance import Chance, Dice
from game.core.rules import Event
from game.games.read_aloud.language.effects import Face
from game.games.read_aloud.rules import answers, sight
from game.games.read_aloud.rules.agenda import answered, begin
from game.games.read_aloud.rules.options import agreed
from game.games.read_aloud.rules.sight import cards, seen_by
from game.games.read_aloud.rules.state import Piece, Spot, State, Terms
from game.games.read_aloud.rules.turns import open_first, proceed
from game.games.read_aloud.rules.zones import bits

__all__ = ("State", "cards", "deal", "imagine", "moves", "play", "read", "scores", "seen_by", "to_move", "winners")

WORLDS = 500
"""Imagined hands that are tried until the seat that is asked can go on."""


def deal(seats: int, options: Mapping[str, str], chance: Chance) -> State:
    """The state with field, hands and pile dealt (preparation 1 to 4) and the first seat drawn (E2)."""
    terms = agreed(seats, options, chance)
    order = chance("deal").shuffled(terms.cards)
    first = chance("first").below(seats)
    return open_first(_told(laid_out(terms, order, seats)._replace(chance=chance, first=first)))


def laid_out(terms: Terms, order: tuple[str, ...], seats: int) -> State:
    """The table before the first turn: the field first, then the hands, the rest is the pile."""
    pieces = tuple(Piece(token, key) for token, key in enumerate(order))
    n = terms.limit
    return State(
        terms=terms,
        chance=None,
        field=_known(pieces[:n], bits(Face.OPEN, None, seats)),
        hands=tuple(_known(pieces[n * (seat + 1) : n * (seat + 2)], 1 << seat) for seat in range(seats)),
        pile=pieces[n * (seats + 1) :],
        discards=(),
        faces=(Face.OPEN, *(Face.HIDDEN,) * seats),
        limits=(n, n),
        offsets=(0,) * seats,
        first=0,
        turn=0,
        tokens=len(pieces),
    )


def _known(pieces: tuple[Piece, ...], seats: int) -> tuple[Piece, ...]:
    return tuple(piece._replace(known=seats) for piece in pieces)


def _told(state: State) -> State:
    """The state with the news of the deal."""
    field = Event("dealt-field", {"cards": _keys(state.field)})
    hands = (
        Event("dealt", {"seat": seat, "n": len(hand)}, {"cards": _keys(hand)}, (seat,))
        for seat, hand in enumerate(state.hands)
    )
    return state._replace(news=(field, *hands, Event("begins", {"seat": state.first})))


def _keys(pieces: tuple[Piece, ...]) -> tuple[str, ...]:
    return tuple(piece.key for piece in pieces if piece.key)


def to_move(state: State) -> int | None:
    """The seat that is asked something, else the seat that reads; None when the game is over."""
    if state.over:
        return None
    return state.asked.seat if state.asked else state.turn


def moves(state: State) -> tuple[str, ...]:
    """The moves that are allowed now."""
    return answers.answers(state)


def read(state: State, text: str) -> str:
    """The move that a typed text means."""
    return answers.read(state, text)


def play(state: State, move: str) -> State:
    """The state after a card is read aloud or a question answered, up to the next question or the end; IllegalMove."""
    after = follow(state, answers.chosen(state, move))
    return after if after.chance else seen_by(after.seer, after)


def follow(state: State, answer: Spot | int) -> State:
    """The state after an answer that is known to be allowed."""
    ask, state = state.asked, state._replace(asked=None, news=(), answers=state.answers + 1)
    if ask:
        return proceed(answered(state, ask, answer))
    assert isinstance(answer, Spot)
    return proceed(begin(state, answer))


def imagine(seen: State, seat: int, dice: Dice) -> State:
    """What the seat recalls where it lies, the other unseen cards in random places; who is asked can go on with them.

    Where another seat is asked, hands with which it could not are thrown back, WORLDS times at most.
    """
    world = sight.imagine(seen, seat, dice)
    for _ in range(WORLDS):
        if world.over or to_move(seen) == seat or moves(world):
            break
        world = sight.imagine(seen, seat, dice)
    return world


def scores(state: State) -> tuple[float, ...]:
    """1 for a winner, else 0 (R12); 0 for all before the end."""
    return tuple(float(seat in state.victors) for seat in range(len(state.hands)))


def winners(state: State) -> tuple[int, ...]:
    """The seats that satisfy the condition when the game is over; none before."""
    return state.victors
