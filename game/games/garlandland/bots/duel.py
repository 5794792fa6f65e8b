"""Two-handed: the exact worth of every card against a rival who plays a known strategy, given all that lies open.

Decks are independent, so a rival's row tells what it may hold by way of its own strategy only. The last card needs no
strategy: the stronger row is never the worse one. A rival who has played what its strategy never plays is taken to have
made as few such plays as its row allows.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Generator, Sequence
from functools import cache
from typing import NamedTuple, TypeAlias

from game.games.garlandland.bots.tree import BEST, HANDS, LAST, MADE, PAIRS, PLAYS, Weights, running
from game.games.garlandland.rules.hands import CARDS

SLIP = 1e-9
"""The probability of a play that a strategy never makes; so small that only the number of them matters."""
PARTS = 15
"""A strategy is in fifteenths."""
ROWS = (1, 7, 42, 210)
"""The number of rows, by cards laid."""

Strategy: TypeAlias = Sequence[bytes]
"""By cards laid, for every own row, hand and rival's row: in how many fifteenths the earlier card is laid."""
Hands: TypeAlias = tuple[int, ...]


class Duel(NamedTuple):
    """The strategy of the rival, and the worth of a tie when a win is 1 and a loss 0."""

    rival: Strategy
    tie: float


Both: TypeAlias = tuple[float, float]
"""The worths of the earlier and the later card of a hand: the chance to win the round, ties counted in part."""
Thought: TypeAlias = Generator[None, None, list[Both]]

_EARLIER = tuple(SLIP + (1 - 2 * SLIP) * n / PARTS for n in range(PARTS + 1))
_CHANCES = _EARLIER, _EARLIER[::-1]
_MAKERS = tuple(
    tuple(
        tuple(
            (hand, which, after)
            for hand, plays in enumerate(PLAYS[laid])
            for which, (laid_on, after) in enumerate(plays)
            if laid_on == spot
        )
        for spot in range(len(CARDS) - laid)
    )
    for laid in range(LAST)
)
"""By cards laid and spot: the hands that can lay it, which of their cards it is, and the hands that come after."""


def weigh(duel: Duel, laid: int, rows: tuple[int, int], hand: int) -> Generator[None, None, Both]:
    """The worths of both cards of a hand with best play after them; `rows` are the seat's own and the rival's."""
    row, other = rows
    weights = told(duel.rival, laid, other, row)
    [(one, two)] = yield from worths(duel, laid, rows, weights, (hand,))
    whole = running(weights)[-1]
    return one / whole, two / whole


def told(strategy: Strategy, laid: int, row: int, other: int) -> Weights:
    """The weights of the hands of a player whose row this is, beside the other's."""
    if laid == 0:
        return [1 / HANDS[0]] * HANDS[0]
    left = len(CARDS) - laid + 1
    before, spot = divmod(row, left)
    beside = other // left
    return later(strategy, laid - 1, before, beside, told(strategy, laid - 1, before, beside), spot)


def later(strategy: Strategy, laid: int, row: int, other: int, weights: Weights, spot: int) -> Weights:
    """The weights of a player's hands once it has laid the card on this spot and drawn another."""
    draws = len(CARDS) - laid - 2
    stored, base = strategy[laid], row * HANDS[laid] * ROWS[laid] + other
    new = [0.0] * HANDS[laid + 1]
    for hand, which, after in _MAKERS[laid][spot]:
        weight = weights[hand] * _CHANCES[which][stored[base + hand * ROWS[laid]]] / draws
        for each in after:
            new[each] += weight
    return new


def worths(duel: Duel, laid: int, rows: tuple[int, int], weights: Weights, hands: Hands) -> Thought:
    """The worths for each of these hands, times the sum of the weights of the rival's hands."""
    if laid == LAST:
        return _at_last(duel, rows, weights, hands)
    if laid == LAST - 1:
        return _before_last(duel, rows, weights, hands)
    left, (row, other) = len(CARDS) - laid, rows
    sums = [[0.0, 0.0] for _ in hands]
    for theirs in range(left):
        yield
        after = later(duel.rival, laid, other, row, weights, theirs)
        for mine, wanted, users in _branches(laid, hands):
            below = yield from worths(duel, laid + 1, (row * left + mine, other * left + theirs), after, wanted)
            best = [max(both) for both in below]
            for n, which, draws in users:
                for draw in draws:
                    sums[n][which] += best[draw] / len(draws)
    return [(one, two) for one, two in sums]


@cache
def _branches(laid: int, hands: Hands) -> list[tuple[int, Hands, list[tuple[int, int, Hands]]]]:
    """By the spot of the card laid: the hands that can come, and for which hand's which card, and where among them."""
    found = []
    for spot, makers in enumerate(_MAKERS[laid]):
        users = [(hands.index(hand), which, after) for hand, which, after in makers if hand in hands]
        wanted = tuple(sorted({each for _, _, after in users for each in after}))
        at = [(n, which, tuple(wanted.index(each) for each in after)) for n, which, after in users]
        if at:
            found.append((spot, wanted, at))
    return found


def _before_last(duel: Duel, rows: tuple[int, int], weights: Weights, hands: Hands) -> list[Both]:
    """The last card but one: twelve ways in which either row can end."""
    row, other = rows
    ends = _ends(duel.rival, other, row, weights)
    order, classes = _ranked(other)
    sums = running(ends[end] for end in order)
    made = [_worth(duel, sums, classes, BEST[row * len(ends) + end]) for end in range(len(ends))]
    found = []
    for hand in hands:
        one, two = ([made[spot * HANDS[LAST] + draw] for draw in after] for spot, after in PLAYS[LAST - 1][hand])
        found.append(((one[0] + one[1]) / 2, (two[0] + two[1]) / 2))
    return found


def _at_last(duel: Duel, rows: tuple[int, int], weights: Weights, hands: Hands) -> list[Both]:
    """The last card: each makes its row."""
    row, other = rows
    n = HANDS[LAST]
    order = sorted(range(n), key=lambda hand: BEST[other * n + hand])
    sums, classes = running(weights[hand] for hand in order), [BEST[other * n + hand] for hand in order]
    made = [_worth(duel, sums, classes, each) for each in MADE[row * n : (row + 1) * n]]
    return [(made[one], made[two]) for one, two in (PAIRS[LAST][hand] for hand in hands)]


def _ends(strategy: Strategy, row: int, other: int, weights: Weights) -> list[float]:
    """The weights of a row of three by its next card and the hand then, the stronger card last."""
    stored, base = strategy[LAST - 1], row * HANDS[LAST - 1] * ROWS[LAST - 1] + other
    ends = [0.0] * ((len(CARDS) - LAST + 1) * HANDS[LAST])
    for hand, plays in enumerate(PLAYS[LAST - 1]):
        parts = stored[base + hand * ROWS[LAST - 1]]
        for which, (spot, after) in enumerate(plays):
            for draw in after:
                ends[spot * HANDS[LAST] + draw] += weights[hand] * _CHANCES[which][parts] / 2
    return ends


@cache
def _ranked(row: int) -> tuple[list[int], list[int]]:
    """The ends of a row of three, the weakest first, and their strengths."""
    ends = BEST[row * 12 : row * 12 + 12]
    order = sorted(range(12), key=ends.__getitem__)
    return order, [ends[end] for end in order]


def _worth(duel: Duel, sums: list[float], strengths: list[int], mine: int) -> float:
    """The worth of a strength against a rival's, given the running sums of its weights."""
    below = sums[bisect_left(strengths, mine)]
    return below + duel.tie * (sums[bisect_right(strengths, mine)] - below)
