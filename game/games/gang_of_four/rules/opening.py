"""The seat that begins the match, or by an option every round, with the multicoloured 1 (4, 5, D2, D31)."""

from __future__ import annotations

from game.core.cards import HIDDEN
from game.core.rules import Event, Secret
from game.games.gang_of_four.rules.cards import MULTI, Cards
from game.games.gang_of_four.rules.state import Known, State


def holder(hands: tuple[Cards, ...]) -> int | None:
    """The seat that holds the multicoloured 1; None when it is in the dummy, or unseen."""
    return next((seat for seat, held in enumerate(hands) if MULTI in held), None)


def beginner(first: int | None, dealer: int, seats: int) -> int:
    """The seat that begins: the holder, or the dealer's right neighbour when there is none (4, 5)."""
    return (dealer - 1) % seats if first is None else first


def begins(starter: int, first: int | None) -> Event:
    """The event that tells who begins, and whether because of the dummy."""
    return Event("begins" if first is not None else "begins-dummy", {"seat": starter, "card": MULTI})


def after_exchange(state: State) -> State:
    """The state in which the round begins: the winner leads, or by option the multicoloured 1 (D31).

    Whoever begins with that card is known to hold it; that it is in the dummy, everybody sees too.
    """
    if not state.terms.multi_each_round:
        return state
    first = holder(state.hands)
    if first is None and any(HIDDEN in held for held in state.hands):
        raise Secret
    starter = beginner(first, state.dealer, len(state.hands))
    known = (*(each for each in state.known if each.card != MULTI), Known(MULTI, first))
    return state._replace(asked=starter, known=known, news=(*state.news, begins(starter, first)))
