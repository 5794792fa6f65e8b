"""Forbidding endless repetition (5-2d, E23, R2): no reading may lead back to a position that was there before.

Positions hold tokens instead of faces, so that a refusal never tells the face of a hidden card.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from game.core.cards import HIDDEN
from game.core.quick import Recalling
from game.core.rules import Secret
from game.games.read_aloud.cards.card import Card, plain_clauses
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.rules.agenda import answered, begin, run
from game.games.read_aloud.rules.clauses import row
from game.games.read_aloud.rules.state import REPLENISHING, Ask, Position, Spot, State
from game.games.read_aloud.rules.zones import Pieces, reading


def position(state: State) -> Position:
    """The position between two readings; it begins with the seat that is next in order.

    The discards are left out: they are the cards that lie nowhere else.
    """
    zones = (state.field, *state.hands)
    tokens = tuple([tuple(sorted([piece.token for piece in pieces])) for pieces in zones])
    pile = tuple([piece.token for piece in state.pile])
    turned = [(piece.token, piece.face) for pieces in (*zones, state.pile) for piece in pieces if piece.face]
    after = next_seat(state)
    terms = (state.limits, state.offsets, state.losers, state.bans, state.condition, state.by, state.held, state.onward)
    return after, tokens, pile, tuple(sorted(turned)), state.faces, terms


def past(state: State) -> tuple[Position, ...]:
    """The positions that may not come again once this reading is over; none where repetition is allowed (R2)."""
    return () if state.terms.repeats else (*state.past, position(state))


@lru_cache(maxsize=4096)
def lasting(card: Card) -> bool:
    """Whether the text is sure to leave one more card on the discard pile, so that nothing can come again."""
    returns = any(row(clause).from_discards(clause) for clause in plain_clauses(card))
    return card.text[0] == e.DISCARD_THIS or (e.DISCARD_THIS in card.text and not returns)


def next_seat(state: State) -> int:
    """The seat whose turn is next, if it can read anything."""
    return (state.turn + state.ahead * state.onward) % len(state.hands)


@lru_cache(maxsize=4096)
def _turns(card: Card) -> bool:
    """Whether the text can change whose turn is next."""
    return any(isinstance(clause, (e.Again, e.Skip, e.Reverse)) for clause in plain_clauses(card))


@Recalling
def _any_turns(cards: Mapping[str, Card]) -> bool:
    """Whether a text of the deck can."""
    return any(map(_turns, cards.values()))


def watched(state: State) -> bool:
    """Whether a position before the next turn is stored, so that a reading could lead back at all."""
    if not state.past:
        return False
    if _any_turns(state.terms.cards):
        return True
    after = (state.turn + state.onward) % len(state.hands)
    return after in [each[0] for each in state.past]


def comes_again(state: State, spot: Spot, card: Card) -> bool:
    """Whether every way of reading this card leads back."""
    return not lasting(card) and watched(state) and _trapped(begin(_blind(state), spot))


def allowed(state: State, ask: Ask) -> Ask:
    """The question with those answers alone that do not lead back; it is about the text that is being read."""
    if ask.kind in REPLENISHING or not watched(state) or lasting(state.terms.cards[reading(state).key]):
        return ask
    state = _blind(state._replace(asked=None))
    spots = tuple(spot for spot in ask.spots if not _trapped(answered(state, ask, spot)))
    numbers = tuple(number for number in ask.numbers if not _trapped(answered(state, ask, number)))
    return ask._replace(spots=spots, numbers=numbers)


def _trapped(state: State) -> bool:
    """Whether the reading ends in a stored position with every answer from here on."""
    try:
        state = run(state)
    except Secret:  # chance is asked for: after a shuffle or an overflow nothing is as it was
        return False
    if state.over or not state.past:
        return False
    if (ask := state.asked) is None:
        return position(state) in state.past
    if ask.kind in REPLENISHING:
        return False
    answers: tuple[Spot | int, ...] = ask.spots or ask.numbers
    free = state._replace(asked=None)
    return all(_trapped(answered(free, ask, answer)) for answer in answers)


def _blind(state: State) -> State:
    """The state without chance, and with backs for faces that are not seen: positions do not look at them."""
    if state.chance is not None:
        return state._replace(chance=None)
    return state._replace(
        field=_backs(state.field),
        hands=tuple(map(_backs, state.hands)),
        pile=_backs(state.pile),
    )


def _backs(pieces: Pieces) -> Pieces:
    return tuple(piece if piece.key is not None else piece._replace(key=HIDDEN) for piece in pieces)
