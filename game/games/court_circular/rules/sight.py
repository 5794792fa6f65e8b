"""The sight of a seat: everything but other hands and the stock. All saw the cards won, face down or not (F7)."""

from __future__ import annotations

from game.core.cards import HIDDEN, backs
from game.core.chance import Dice, fresh
from game.games.court_circular.rules.cards import DECK, Cards
from game.games.court_circular.rules.state import State


def seen_by(seat: int | None, state: State) -> State:
    """The state without chance, other hands and the stock."""
    return state._replace(
        chance=None,
        hands=tuple(held if each == seat else backs(held) for each, held in enumerate(state.hands)),
        stock=backs(state.stock),
        news=tuple(event.seen_by(seat) for event in state.news),
    )


def imagine(seen: State, seat: int, dice: Dice) -> State:
    """A complete state, unseen cards dealt at random to hands and stock."""
    pool = list(dice.shuffled(unseen(seen)))
    hands = tuple(tuple(pool.pop() if card == HIDDEN else card for card in held) for held in seen.hands)
    stock = tuple(pool.pop() for _ in seen.stock)
    return seen._replace(chance=fresh(dice), hands=hands, stock=stock)


def unseen(seen: State) -> Cards:
    """The cards of unknown place, in the order of the deck."""
    known = set(_all(seen))
    return tuple(card for card in DECK if card not in known)


def cards(state: State) -> Cards:
    """The names of all 52 cards, sorted, hidden ones as HIDDEN."""
    return tuple(sorted(_all(state)))


def _all(state: State) -> Cards:
    places = (*state.hands, *state.up, *state.down)
    return (*state.stock, *state.on_table, *(card for place in places for card in place))
