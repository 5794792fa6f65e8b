"""A round from one seat as whole numbers, for bots: places in place of names, and one table for all rows of a length.

    row    its place among all rows of its length, in the order of the cards: 0 to 2,519 for a full one
    spot   the place of a card among those not in the row, 0 to 6
    hand   the place of two spots among all pairs of them
    laid   how many cards lie in the row, 0 to 4 when a card is to be laid

A row of `laid` cards with the card on `spot` added is row * (7 - laid) + spot, so what can follow is the same for every
row of a length. Which of two cards is laid is 0 or 1: the earlier or the later in the order of the cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import NamedTuple, TypeAlias

from game.games.garlandland.rules.hands import CARDS, ROW, Row, points, strength
from game.games.garlandland.rules.solo import CLASS, CLASSES, FULL

Payoff: TypeAlias = Sequence[float]
"""The worth of a full row, by its place among the 507 strengths."""
Chances: TypeAlias = list[float]
"""The probability that a row ends in each of the 507 strengths."""
Weights: TypeAlias = list[float]
"""The relative probability of a row with each hand; the sum need not be 1."""

LAST = ROW - 1
PAIRS = tuple(tuple(combinations(range(len(CARDS) - laid), 2)) for laid in range(ROW))
"""The two spots of each hand, by cards laid."""
HANDS = tuple(map(len, PAIRS))
MADE: tuple[int, ...] = tuple(CLASS[strength(row)] for row in FULL)
"""The strength of each, as a place among the 507."""
_ROWS = dict(zip(MADE, FULL, strict=True))
EXAMPLES: tuple[Row, ...] = tuple(_ROWS[each] for each in range(len(CLASSES)))
"""A row of each strength."""
BRINGS: tuple[int, ...] = tuple(map(points, EXAMPLES))
"""The points of each strength."""
BEST: tuple[int, ...] = tuple(
    max(MADE[row * 3 + one], MADE[row * 3 + other]) for row in range(len(FULL) // 3) for one, other in PAIRS[LAST]
)
"""The stronger of the two rows that a hand can make of a row of four, row after row, hand after hand."""


def _after(laid: int, spot: int, kept: int) -> tuple[int, ...]:
    """The hands that can come when a card has been laid and another is drawn to the one kept."""
    kept -= kept > spot
    spots = range(len(CARDS) - laid - 1)
    return tuple(PAIRS[laid + 1].index((min(kept, new), max(kept, new))) for new in spots if new != kept)


PLAYS: tuple[tuple[tuple[tuple[int, tuple[int, ...]], ...], ...], ...] = tuple(
    tuple(((a, _after(laid, a, b)), (b, _after(laid, b, a))) for a, b in PAIRS[laid]) for laid in range(LAST)
)
"""By cards laid, hand and which of the two is laid: its spot, and the hands that the draw can make."""


def place(row: Row) -> int:
    """The number of a row."""
    rest, number = list(CARDS), 0
    for card in row:
        spot = rest.index(card)
        number = number * len(rest) + spot
        del rest[spot]
    return number


def hand_of(row: Row, held: Row) -> tuple[int, Row]:
    """The number of the two cards held beside a row, and the two in the order of the cards."""
    rest = [card for card in CARDS if card not in row]
    one, other = sorted(rest.index(card) for card in held)
    return PAIRS[len(row)].index((one, other)), (rest[one], rest[other])


class Plan(NamedTuple):
    """The best play for a payoff, from a row of `laid` cards on."""

    laid: int
    row: int
    worths: list[list[float]]
    """By cards laid from `laid` on: the worths of both cards, row after row, hand after hand."""

    def both(self, laid: int, row: int, hand: int) -> tuple[float, float]:
        """The worths of the earlier and the later card of a hand."""
        at = ((row - self.row * width(self.laid, laid)) * HANDS[laid] + hand) * 2
        level = self.worths[laid - self.laid]
        return level[at], level[at + 1]

    def earlier(self, laid: int, row: int, hand: int, slips: float) -> float:
        """The probability that the earlier card is laid when a share `slips` of plays is random."""
        one, other = self.both(laid, row, hand)
        best = 0.5 if one == other else float(one > other)
        return slips / 2 + (1 - slips) * best


def best_plan(payoff: Payoff, laid: int, row: int) -> Plan:
    """The best play from this row on, as if alone: the mean over all draws, last card first."""
    return _plan(payoff, laid, row, max)


def drifting_plan(payoff: Payoff, laid: int, row: int) -> Plan:
    """The worth of each card if later ones were laid at random, and only the last one were chosen well."""
    return _plan(payoff, laid, row, lambda one, other: (one + other) / 2)


def _plan(payoff: Payoff, laid: int, row: int, later: Callable[[float, float], float]) -> Plan:
    """The plan in which the last card is the better of two, and `later` gives the worth of two earlier ones."""
    levels = [_last(payoff, laid, row)]
    for level in range(LAST - 1, laid - 1, -1):
        below = levels[-1]
        worths = list(map(max if level == LAST - 1 else later, below[::2], below[1::2]))
        levels.append(_earlier(worths, level, width(laid, level)))
    return Plan(laid, row, levels[::-1])


def width(laid: int, level: int) -> int:
    """The number of rows with `level` cards that extend one row of `laid` cards."""
    rows = 1
    for n in range(laid, level):
        rows *= len(CARDS) - n
    return rows


def _last(payoff: Payoff, laid: int, row: int) -> list[float]:
    """The worths of the last card: those of the full rows."""
    rows, left = width(laid, LAST), len(CARDS) - LAST
    worths: list[float] = []
    for base in range(row * rows * left, (row + 1) * rows * left, left):
        for one, other in PAIRS[LAST]:
            worths += (payoff[MADE[base + one]], payoff[MADE[base + other]])
    return worths


def _earlier(below: Sequence[float], level: int, rows: int) -> list[float]:
    """The worths one turn earlier: the mean over all draws of those of the hands."""
    left, hands, draws = len(CARDS) - level, HANDS[level + 1], len(CARDS) - level - 2
    worths = []
    for row in range(rows):
        for plays in PLAYS[level]:
            for spot, after in plays:
                base, total = (row * left + spot) * hands, 0.0
                for hand in after:
                    total += below[base + hand]
                worths.append(total / draws)
    return worths


def ends(plan: Plan, slips: float, laid: int, row: int, weights: Weights) -> Chances:
    """The probability that a row ends in each strength when it is played on by this plan, with slips."""
    chances = [0.0] * len(CLASSES)
    _spread(plan, slips, (laid, row), weights, chances)
    whole = 0.0
    for chance in chances:
        whole += chance
    return [chance / whole for chance in chances]


def _spread(plan: Plan, slips: float, at: tuple[int, int], weights: Weights, chances: Chances) -> None:
    """Adds the weights to the strengths that they lead to."""
    laid, row = at
    left = len(CARDS) - laid
    if laid == LAST:
        for hand, spots in enumerate(PAIRS[LAST]):
            first = plan.earlier(LAST, row, hand, slips)
            for spot, part in zip(spots, (first, 1 - first), strict=True):
                chances[MADE[row * left + spot]] += weights[hand] * part
        return
    for spot, after in enumerate(laid_by(plan, slips, laid, row, weights)):
        _spread(plan, slips, (laid + 1, row * left + spot), after, chances)


def laid_by(plan: Plan, slips: float, laid: int, row: int, weights: Weights) -> list[Weights]:
    """By the spot of the card laid: the weights of the hands after the draw."""
    found = [[0.0] * HANDS[laid + 1] for _ in range(len(CARDS) - laid)]
    for hand, plays in enumerate(PLAYS[laid]):
        first = plan.earlier(laid, row, hand, slips)
        for (spot, after), part in zip(plays, (first, 1 - first), strict=True):
            for each in after:
                found[spot][each] += weights[hand] * part / len(after)
    return found


def running(weights: Iterable[float]) -> list[float]:
    """The sums of the first 0, 1, 2 ... weights."""
    sums, total = [0.0], 0.0
    for weight in weights:
        total += weight
        sums.append(total)
    return sums
