"""Which cards are easier to spare, as the others are worth more in the next round, and what a card is kept for."""

from __future__ import annotations

from itertools import combinations

from game.core.cards import without
from game.core.rules import Saying
from game.games.court_circular.bots.certain import certain
from game.games.court_circular.bots.keeping import kept
from game.games.court_circular.hints.aims import planned, then
from game.games.court_circular.hints.purpose import use
from game.games.court_circular.hints.second import EVEN
from game.games.court_circular.rules.cards import Cards
from game.games.court_circular.rules.outlook import enough
from game.games.court_circular.rules.state import LAID, State


def _left(seen: State, seat: int, card: str) -> float:
    """What the cards in hand are worth for the next round without this one, in points."""
    return 0.0 if seen.final else kept(without(seen.hands[seat], card))


def easier(seen: State, seat: int, card: str, other: str) -> bool:
    """Whether this card is easier to spare than the other one."""
    return _left(seen, seat, card) - _left(seen, seat, other) >= EVEN


def to_keep(seen: State, seat: int, card: str, *, hopes: bool = True) -> Cards:
    """The best cards to keep for the next round, once this one was laid and the row is full; none of the hand in reach.

    What the hand in reach needs is laid, unless it has lost, or the seat no longer `hopes` for it.
    """
    held, still = without(seen.hands[seat], card), LAID - len(seen.rows[seat]) - 1
    (lead, laid, _), plan = then(seen, seat, card), planned(seen, seat, card)
    if hopes and plan.hand.cards and certain(seen, seat, card, 0.0) is not False:
        more = enough(lead, laid, plan, seen.terms.sheet)
        held, still = tuple(each for each in held if each not in more), still - len(more)
    return max(combinations(held, max(0, len(held) - still)), key=kept)


def kept_for(seen: State, seat: int, card: str, other: str) -> Saying | None:
    """What the `other` card is kept for if this one is laid; None where it is not kept, or goes with none."""
    cards = to_keep(seen, seat, card)
    return use(other, cards, seen.terms.sheet) if other in cards else None
