"""What is forbidden to be read while an act is banned (5-3, E21, R4). Tested when a card is chosen, and only then."""

from __future__ import annotations

from functools import lru_cache

from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Act, Place
from game.games.read_aloud.rules.conditions import plain_clauses
from game.games.read_aloud.rules.exchange import pairs, swap_targets
from game.games.read_aloud.rules.limits import change_limit, swap_limits
from game.games.read_aloud.rules.meaning import SELF, means
from game.games.read_aloud.rules.state import State
from game.games.read_aloud.rules.targets import amount_of, seats_of, targets
from game.games.read_aloud.rules.zones import limit_of, reading, this, zone

_EXCHANGES = (e.Swap, e.SwapOnes, e.SwapTwo, e.SwapHands, e.SwapLimits)
_BESIDE_HANDS = (Place.FIELD, Place.PILE, Place.DISCARDS)


def forbidden(state: State, card: Card) -> Act | None:
    """The ban that blocks the reading which this state is about to begin; None where it may be read."""
    return next((act for act in state.bans if _blocks(state, card, act)), None)


def _blocks(state: State, card: Card, act: Act) -> bool:
    clauses = plain_clauses(card)
    match act:
        case Act.EXCHANGE:
            return any(isinstance(clause, _EXCHANGES) for clause in clauses)
        case Act.SHUFFLE:
            return any(isinstance(clause, e.Shuffle) for clause in clauses)
        case Act.END:
            return any(isinstance(clause, e.End) for clause in clauses)
    return _discards_from_hands(card) or _discards_itself(state, card) or _too_many(state, clauses)


@lru_cache(maxsize=4096)
def _discards_from_hands(card: Card) -> bool:
    """Whether a clause discards from anyone's hand."""
    for clause in plain_clauses(card):
        cards = clause.cards if isinstance(clause, e.Discard) else None
        if isinstance(clause, e.Each) or (isinstance(cards, (e.Some, e.Whole)) and cards.place not in _BESIDE_HANDS):
            return True
    return False


def _discards_itself(state: State, card: Card) -> bool:
    """Whether it lies in a hand, or comes to one first, and leaves it as a discard, be it because it means nothing."""
    clauses = plain_clauses(card)
    if reading(state).place is Place.HANDS:
        return SELF in clauses or (card.text != (e.Nothing(),) and not means(state, card.text))
    last = max((n for n, clause in enumerate(clauses) if clause == SELF), default=0)
    return any(_comes_to_a_hand(state, clause) for clause in clauses[:last])


def _comes_to_a_hand(state: State, clause: e.Plain) -> bool:
    """Whether the card being read can come to a hand by this clause (R9: where it is the only one)."""
    here = this(state)
    match clause:
        case e.Swap(place):
            return any(spot.place is Place.HANDS for spot in swap_targets(state, place))
        case e.SwapOnes():
            return any(here in spots for spots in pairs(state, Place.PLAY, Place.PLAY))
        case e.SwapTwo(one, other):
            return any(here in spots for spots in pairs(state, one, other)) and not {one, other} <= {*_BESIDE_HANDS}
        case e.Take(origin=origin):
            return here in targets(state, origin)
    return False


def _too_many(state: State, clauses: tuple[e.Plain, ...]) -> bool:
    """Whether some hand would come to hold more than it may, with the limits that the clauses before have left."""
    held = tuple(map(len, state.hands))
    for clause in clauses:
        if _overflows(state, clause, held):
            return True
        if isinstance(clause, (e.Limit, e.SwapLimits)):
            state = _with_limits(state, clause)
            held = tuple(max(n, limit_of(state, seat)) for seat, n in enumerate(held))
    return False


def _with_limits(state: State, clause: e.Limit | e.SwapLimits) -> State:
    if isinstance(clause, e.SwapLimits):
        return swap_limits(state)
    return change_limit(state, clause.place, clause.change, seats_of(state, clause.place))


def _overflows(state: State, clause: e.Plain, held: tuple[int, ...]) -> bool:
    """Whether some hand would hold more than it may after this clause."""
    seats = range(len(held))
    match clause:
        case e.Limit(place, change) if change < 0 and place is not Place.FIELD:
            cut = seats if place is Place.HANDS else seats_of(state, place)
            return any(held[seat] > max(0, limit_of(state, seat) + change) for seat in cut)
        case e.SwapLimits():
            return any(held[seat] > max(0, state.limits[0] + state.offsets[seat]) for seat in seats)
        case e.Take(amount, origin, place):
            most = len(zone(state, origin)) if origin in _BESIDE_HANDS else 0
            n = min(1 if isinstance(amount, e.That) else amount_of(state, amount), most)
            return n > 0 and any(held[seat] + n > limit_of(state, seat) for seat in seats_of(state, place))
        case e.SwapHands(place):
            reader = reading(state).reader
            return any(_trade_overflows(state, held, reader, other) for other in seats_of(state, place))
        case e.PassHands(left):
            step = -1 if left else 1
            return any(held[(seat + step) % len(held)] > limit_of(state, seat) for seat in seats)
    return False


def _trade_overflows(state: State, held: tuple[int, ...], one: int, other: int) -> bool:
    return held[other] > limit_of(state, one) or held[one] > limit_of(state, other)
