"""The sight of a seat (D26), and complete states that agree with it.

Nobody sees other hands or the dummy. Some cards are known all the same, and `State.known` says where they lie: the
multicoloured 1 before its holder's first play, the card that the dealer's cut has shown, the cards exchanged.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain

from game.core.cards import HIDDEN, backs
from game.core.chance import Dice, fresh
from game.games.gang_of_four.rules.cards import DECK, ORDER, Cards, in_order, without
from game.games.gang_of_four.rules.state import Exchange, Known, State


def seen_by(seat: int | None, state: State) -> State:
    """The state without chance, the dummy, other hands and what only others know; hands are open after the match."""
    over = state.asked is None
    return state._replace(
        chance=None,
        hands=tuple(held if over or i == seat else backs(held) for i, held in enumerate(state.hands)),
        dummy=backs(state.dummy),
        exchange=_exchange_seen(seat, state),
        known=tuple(each for each in state.known if not each.seats or seat in each.seats),
        news=tuple(event.seen_by(seat) for event in state.news),
    )


def imagine(seen: State, seat: int, dice: Dice) -> State:
    """A complete state, unseen cards dealt at random; known ones stay, a loser holds none above its gift (12)."""
    pool = dice.shuffled(_unseen(seen))
    places = [*_bounded_first(seen), None]
    hands, dummy = list(seen.hands), seen.dummy
    for place in places:
        held = dummy if place is None else hands[place]
        if HIDDEN in held:
            known = tuple(each.card for each in seen.known if each.holder == place)
            bound = _bound(seen, place)
            drawn = tuple(card for card in pool if ORDER[card] <= bound)[: len(held) - len(known)]
            pool = without(pool, drawn)
            if place is None:
                dummy = in_order(known + drawn)
            else:
                hands[place] = in_order(known + drawn)
    return seen._replace(chance=fresh(dice), hands=tuple(hands), dummy=dummy)


def cards(state: State) -> Cards:
    """The names of all 64 cards, sorted, hidden ones as HIDDEN."""
    return _sorted(state.played, state.dummy, state.hands)


@lru_cache(maxsize=4)
def _sorted(played: Cards, dummy: Cards, hands: tuple[Cards, ...]) -> Cards:
    """All these cards; a pass moves none, so that states in succession often ask for the same."""
    return tuple(sorted(chain(played, dummy, *hands)))


def moved(known: tuple[Known, ...], cards: Cards, giver: int) -> tuple[Known, ...]:
    """The known cards after this seat has parted with these openly."""
    gone, left = [*cards], list[Known]()
    for each in known:
        if each.holder == giver and each.card in gone:
            gone.remove(each.card)
        else:
            left.append(each)
    return tuple(left)


def _exchange_seen(seat: int | None, state: State) -> Exchange | None:
    """The exchange as this seat knows it: hidden cards are HIDDEN but to the two; a finished step stays finished."""
    swap = state.exchange
    if swap is None or not state.terms.hidden or seat in (swap.loser, swap.winner):
        return swap
    return swap._replace(given=swap.given and HIDDEN, returned=swap.returned and HIDDEN)


def _unseen(seen: State) -> Cards:
    """The cards of unknown place."""
    known = (each.card for each in seen.known if _face_down(seen, each.holder))
    open_ = (card for held in seen.hands for card in held if card != HIDDEN)
    return without(DECK, (*seen.played, *known, *open_, *(card for card in seen.dummy if card != HIDDEN)))


def _face_down(seen: State, holder: int | None) -> bool:
    return HIDDEN in (seen.dummy if holder is None else seen.hands[holder])


def _bounded_first(seen: State) -> list[int]:
    """All seats, but first the one whose cards cannot be just any."""
    return sorted(range(len(seen.hands)), key=lambda seat: _bound(seen, seat))


def _bound(seen: State, place: int | None) -> int:
    """The highest order that an unknown card there can have: the loser has given the strongest card (12)."""
    swap = seen.exchange
    given = swap.given if swap and place == swap.loser else None
    return max(ORDER.values()) if given in (None, HIDDEN) else ORDER[given]
