"""A round between two with all cards known: the worth of each move to the seat to move if both play on perfectly.

The cards that a player can still lay form layers: every set of one card more, of two more, up to a full row. A table
says for the sets of one player (down) and of the other (across) the worth of the round to the first. Backwards through
the turns it shrinks by a layer, as the mover takes the best of the sets above, or drops out; then the sides change.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import NamedTuple, Protocol

from game.games.court_circular.rules.answers import DROP, closed, drop_refused
from game.games.court_circular.rules.cards import Cards
from game.games.court_circular.rules.outlook import Plan, plans
from game.games.court_circular.rules.stakes import prize
from game.games.court_circular.rules.state import LAID, State

Values = list[list[float]]


class Stakes(Protocol):
    """The points that one of the two would win with the round."""

    @property
    def base(self) -> float:
        """The points for the cards on the table, and for being first-hand next."""

    def own(self, cards: tuple[str, ...], /) -> float:
        """The points that these cards add if the winner lays them, and so does not keep them."""

    def other(self, cards: tuple[str, ...], /) -> float:
        """The points that these cards add if the loser lays them."""


Weigh = Callable[[State, int, int], Stakes]
"""The stakes for a seat against its rival."""


class Side(NamedTuple):
    """One of the two who are still in the round."""

    held: Cards
    laid: int
    prize: Stakes
    plans: tuple[Plan, ...]

    @property
    def need(self) -> int:
        """The number of cards still to be laid."""
        return LAID - self.laid


def card_by_card(world: State, seat: int, rival: int) -> Stakes:
    """The stakes where each card kept has a worth of its own."""
    return prize(world, seat)


def solve(world: State, seat: int, rival: int, weigh: Weigh = card_by_card) -> dict[str, float]:
    """The worth of each move of the asked seat, in points for it, when one rival is left."""
    me, other = _side(world, seat, weigh(world, seat, rival)), _side(world, rival, weigh(world, rival, seat))
    last, next_ = (other, me) if other.need == me.need else (me, other)
    table, down, across = _ends(last, next_), last.need, next_.need
    while down + across > 1:
        down -= 1
        table = _flipped(_lower(world, table, (last, down), (next_, across)))
        last, next_, down, across = next_, last, across, down
    worths = {card: row[0] for card, row in zip(me.held, table, strict=True)}
    return worths if drop_refused(world) else {**worths, DROP: -dropped(other.prize)}


def dropped(stakes: Stakes) -> float:
    """The points that a seat wins if its rival now drops out."""
    return stakes.base + stakes.own(()) + stakes.other(())


def _side(world: State, seat: int, stakes: Stakes) -> Side:
    laid, held = world.rows[seat], world.hands[seat]
    return Side(held, len(laid), stakes, plans(world.lead or "", laid, held, world.terms.sheet))


def _ends(one: Side, other: Side) -> Values:
    """The worth to `one`, in points, of each of its full rows (down) against each of the other's (across)."""
    mine = [
        (plan.hand[:2], one.prize.base + one.prize.own(plan.cards), other.prize.base + other.prize.other(plan.cards))
        for plan in one.plans
    ]
    theirs = [(plan.hand[:2], one.prize.other(plan.cards), other.prize.own(plan.cards)) for plan in other.plans]
    return [[win + more if hand > its else -(loss + less) for its, more, less in theirs] for hand, win, loss in mine]


def _lower(world: State, table: Values, mover: tuple[Side, int], other: tuple[Side, int]) -> Values:
    """The table one card earlier, `down` and `across` cards more laid: the best set above for the mover, or a drop."""
    (side, down), (rival, across) = mover, other
    above = _above(len(side.held), down)
    best = [[*map(max, *[table[i] for i in sets])] if len(sets) > 1 else table[sets[0]] for sets in above]
    if closed(world, (side.laid + down, rival.laid + across)):
        return best
    lost = [rival.prize.base + rival.prize.other(cards) for cards in combinations(side.held, down)]
    more = [rival.prize.own(cards) for cards in combinations(rival.held, across)]
    return [
        [v if v >= (drop := -(x + y)) else drop for v, y in zip(row, more, strict=True)]
        for row, x in zip(best, lost, strict=True)
    ]


def _flipped(table: Values) -> Values:
    """The same table for the other side."""
    return [[-value for value in column] for column in zip(*table, strict=True)]


@cache
def _above(held: int, laid: int) -> tuple[tuple[int, ...], ...]:
    """For each set of `laid` of the `held` cards, the places of the sets with one card more."""
    place = {cards: i for i, cards in enumerate(combinations(range(held), laid + 1))}
    return tuple(
        tuple(place[tuple(sorted((*cards, more)))] for more in range(held) if more not in cards)
        for cards in combinations(range(held), laid)
    )
