"""The exchange of cards before every round but the first (12, D19).

The loser has no choice, and is asked all the same: the card changes hands before the eyes of those concerned.
"""

from __future__ import annotations

from game.core.cards import HIDDEN, backs
from game.core.rules import Event, IllegalMove
from game.games.gang_of_four.rules.cards import Cards, in_order, without
from game.games.gang_of_four.rules.opening import after_exchange
from game.games.gang_of_four.rules.sight import moved
from game.games.gang_of_four.rules.state import Exchange, Known, State

GIVE = "give "


def gifts(state: State) -> tuple[str, ...]:
    """The legal moves of the exchange: the loser gives its strongest card, the winner any card."""
    swap, seat = state.exchange, state.asked
    assert swap
    assert seat is not None
    held = state.hands[seat]
    return tuple(GIVE + card for card in (held[-1:] if seat == swap.loser else dict.fromkeys(held)))


def check_gift(state: State, move: str) -> str:
    """The card of a move such as `give R10`; IllegalMove when it may not be given."""
    swap, seat = state.exchange, state.asked
    assert swap
    assert seat is not None
    card, held = move.removeprefix(GIVE), state.hands[seat]
    strongest = held[-1]
    if not move.startswith(GIVE):
        raise IllegalMove("illegal.give-first", taker=swap.winner if seat == swap.loser else swap.loser)
    if card not in held or card == HIDDEN:
        raise IllegalMove("illegal.give-hand", text=card)
    if seat == swap.loser and card != strongest:
        raise IllegalMove("illegal.give-strongest", card=strongest)
    return card


def give(state: State, card: str) -> State:
    """The state after a gift; after the winner's the round begins."""
    swap, giver = state.exchange, state.asked
    assert swap
    assert giver is not None
    first = giver == swap.loser
    taker = swap.winner if first else swap.loser
    hands = list(state.hands)
    hands[giver] = without(hands[giver], (card,))
    hands[taker] = _joined(hands[taker], card)
    state = state._replace(
        turn=state.turn + 1,
        asked=swap.winner,
        hands=tuple(hands),
        exchange=swap._replace(given=card) if first else swap._replace(returned=card),
        known=_known(state, card, giver, taker),
        news=(_told(state, swap, card, giver),),
    )
    return state if first else after_exchange(state)


def _known(state: State, card: str, giver: int, taker: int) -> tuple[Known, ...]:
    """The cards of known place after a gift; of a hidden one, and the giver's others, the two alone know."""
    known = moved(state.known, (card,), giver)
    if not state.terms.hidden:
        return (*known, Known(card, taker))
    two = (min(giver, taker), max(giver, taker))
    known = tuple(each._replace(seats=two) if each.holder == giver else each for each in known)
    return (*known, Known(card, taker, two))


def _told(state: State, swap: Exchange, card: str, giver: int) -> Event:
    facts = {"giver": giver, "taker": swap.winner if giver == swap.loser else swap.loser}
    kind = "gave" if giver == swap.loser else "returned"
    if state.terms.hidden:
        return Event(f"{kind}-hidden", facts, {"card": card}, (swap.loser, swap.winner))
    return Event(kind, {**facts, "card": card})


def _joined(held: Cards, card: str) -> Cards:
    """The hand with one more card; face down, when its owner alone knows it."""
    return backs((*held, card)) if HIDDEN in held else in_order((*held, card))
