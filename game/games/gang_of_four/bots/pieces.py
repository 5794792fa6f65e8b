"""Hands taken apart into combinations, quickly enough for thousands of imagined hands; cards are their orders here.

A piece is a combination with its odds. As in `plan`, it costs a turn less the chance to take its trick, and the piece
laid last costs nothing; unlike there, not all ways to take a hand apart are tried.
"""

from __future__ import annotations

from typing import NamedTuple

from game.games.gang_of_four.bots.fives import SUITS, Groups, Orders, fives_worth_a_turn, grouped
from game.games.gang_of_four.bots.plan import Odds, odds_of
from game.games.gang_of_four.rules.cards import FACES, ORDER
from game.games.gang_of_four.rules.combos import FAMILIES, Compare, made

ONE, TWO, THREE, FIVE, GANG = range(len(FAMILIES))
FACE = {ORDER[face]: face for face in FACES}
WIDTH = (4, 2, 1)
"""How many hands of five are tried as the first, the second and the third one."""
LOSS = 0.5
"""A hand of five that makes the rest dearer by more than this is not tried."""
CODE = 32
"""Codes of tops are multiples of this; the rest of a key is below it."""


class Piece(NamedTuple):
    """A combination of a hand; pieces in order are those first that are least likely to take their trick."""

    odds: float
    family: int
    strength: int
    size: int
    cards: Orders
    cost: float
    code: int
    """The family and the strength as one number."""


class Parts(NamedTuple):
    """A hand taken apart."""

    cost: float
    worst: float
    """The highest cost of a piece."""
    pieces: list[Piece]

    @property
    def turns(self) -> float:
        """The cost in turns when the worst piece is laid last."""
        return self.cost - self.worst


class Pieces(dict[Orders, Piece]):
    """The pieces that cards make against certain odds, each made once."""

    def __init__(self, odds: Odds, compare: Compare) -> None:
        self.odds = odds
        self.made = made(compare)

    def __missing__(self, cards: Orders) -> Piece:
        combo = self.made[tuple([FACE[order] for order in cards])]
        assert combo
        odds, family = odds_of(combo, self.odds), FAMILIES.index(combo.family)
        piece = Piece(odds, family, combo.strength, len(cards), cards, 1 - odds, code_of(family, combo.strength))
        self[cards] = piece
        return piece


def code_of(family: int, strength: int) -> int:
    """A family and a strength as one number."""
    return (strength * len(FAMILIES) + family) * CODE


def added(numbers: list[float]) -> float:
    """The sum from left to right, so that every Python gets the same (3.12 changed `sum`)."""
    total = 0.0
    for number in numbers:
        total += number
    return total


def less(group: Orders, order: int) -> Orders:
    """The group without one such card."""
    at = group.index(order)
    return group[:at] + group[at + 1 :]


def parted(cards: Orders, pieces: Pieces) -> Parts:
    """A cheap way to take the cards apart."""
    return _parted(grouped(cards), len(cards), pieces, 0)


def _parted(groups: Groups, size: int, pieces: Pieces, depth: int) -> Parts:
    best = _loose(groups, pieces)
    if size < 5 or depth == len(WIDTH):
        return best
    gains = [(_gain(five, groups, pieces), five) for five in fives_worth_a_turn(groups)]
    gains.sort(reverse=True)
    for gain, five in gains[: WIDTH[depth]]:
        if gain < -LOSS:
            break
        cost, worst, others = _parted(_without(groups, five), size - 5, pieces, depth + 1)
        piece = pieces[five]
        found = Parts(cost + piece.cost, max(worst, piece.cost), [piece, *others])
        if found.turns < best.turns:
            best = found
    return best


def _without(groups: Groups, five: Orders) -> Groups:
    rest = groups[:]
    for order in five:
        rest[order >> 2] = less(rest[order >> 2], order)
    return rest


def _gain(five: Orders, groups: Groups, pieces: Pieces) -> float:
    """The cost, in turns, that a hand of five saves, full houses aside."""
    gain = pieces[five].odds - 1.0
    for order in five:
        group = groups[order >> 2]
        if len(group) == 1:
            gain += 1.0 - pieces[group].odds
        else:
            gain += pieces[less(group, order)].odds - pieces[group].odds
    return gain


def _loose(groups: Groups, pieces: Pieces) -> Parts:
    """Sets of one number only, threes and pairs joined to full houses."""
    found = [pieces[group] for group in groups if group]
    threes = [piece for piece in found if piece.family == THREE]
    if threes:
        found = _joined(found, threes, pieces)
    costs = [piece.cost for piece in found]
    return Parts(added(costs), max(costs, default=0.0), found)


def _joined(found: list[Piece], threes: list[Piece], pieces: Pieces) -> list[Piece]:
    """The sets with threes joined to the worst pairs, where that is cheaper."""
    pairs = sorted(piece for piece in found if piece.family == TWO)
    joined = [piece for piece in found if piece.family not in (TWO, THREE)]
    for three in threes:
        if pairs:
            low, high = (three, pairs[0]) if three.cards < pairs[0].cards else (pairs[0], three)
            house = pieces[low.cards + high.cards]
            if house.cost < three.cost + pairs[0].cost:
                del pairs[0]
                joined.append(house)
                continue
        joined.append(three)
    return joined + pairs


def fives_of(cards: Orders, pieces: Pieces) -> list[Piece]:
    """The hands of five that are worth an answer, the weakest first."""
    groups = grouped(cards)
    found = fives_worth_a_turn(groups)
    for suit in SUITS:
        own = [order for order in cards if order in suit]
        found += [(*own[:4], top) for top in own[5:]]
    pairs = [group[:2] for group in groups if len(group) > 1]
    for three in [group[:3] for group in groups if len(group) > 2]:
        found += [min(three, pair) + max(three, pair) for pair in pairs if pair[0] >> 2 != three[0] >> 2]
    return sorted([pieces[five] for five in dict.fromkeys(found)], key=_strength)


def _strength(piece: Piece) -> int:
    return piece.strength
