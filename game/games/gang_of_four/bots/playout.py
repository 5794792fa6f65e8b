"""A round played to its end by a quick policy: rivals and the thinking seat lay what `normal` would, or nearly.

A hand is parted once, and what it answers to a top is worked out once: imagined rounds from one position share most of
their hands. Places count from the thinking seat, 0, in the direction of play.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from game.games.gang_of_four.bots.fives import Orders, grouped
from game.games.gang_of_four.bots.normal import GUARD, HASTE, LEAD, TURN
from game.games.gang_of_four.bots.pieces import CODE, FIVE, GANG, ONE, TWO, Piece, Pieces, added, fives_of, parted
from game.games.gang_of_four.rules.combos import FAMILIES
from game.games.gang_of_four.rules.score import penalty

HELD = 17
"""The most cards that a hand can have, in the exchange."""
PENALTY = tuple(penalty(cards) for cards in range(HELD))
"""The penalty points by the number of cards left."""
NEAR = (0, 0, 1, 2, 3, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 7, 7)
"""How near the end is, by the fewest cards that another player holds; 0 is nearest."""
LOWS = (1, 2, 3, 4, 5.5, 8, 11, 15)
"""A typical number of cards, by how near the end is."""
LONE = len(LOWS)
"""The step of a key for each other player with a single card."""
FIVES = 4
"""The number of hands of five looked at that beat the top, from the weakest."""
NEVER = -1e9
ABOVE = 99
"""Higher than any card."""


class Weights(NamedTuple):
    """The weights of a player, in penalty points; `normal` explains each."""

    turn: float = TURN
    haste: float = HASTE


RIVAL, OWN = Weights(), Weights(turn=5.0, haste=1.0)
"""The others are thought to weigh their moves as `normal` does; for itself the expert minds turns more."""


class Table(NamedTuple):
    """The facts that all hands of one thought share, or the hands of the thinking seat."""

    weights: Weights
    pieces: Pieces
    risks: tuple[float, ...]
    """By order, the chance that an unseen card beats it."""
    lockout: bool
    """Whether a pass locks out of the trick (D13)."""


class Hand:
    """A hand taken apart, with a cache of its decisions."""

    __slots__ = ("_fives", "_highest", "found", "left", "pieces", "second", "table", "total", "worst")

    def __init__(self, pieces: list[Piece], left: int, table: Table) -> None:
        self.pieces, self.left, self.table = pieces, left, table
        self.found: dict[int, tuple[Piece, Hand] | None] = {}
        """By the top's code and how near the end is: what it lays, and the hand after that; None: it passes."""
        costs = sorted([piece.cost for piece in pieces], reverse=True)
        self.total = added(costs)
        self.worst, self.second = (*costs, 0.0, 0.0)[:2]
        self._fives: list[Piece] | None = None
        self._highest = max([ABOVE if piece.family == GANG else piece.cards[-1] for piece in pieces], default=0)

    def after(self, gone: Piece, torn: list[Orders], laid: int) -> Hand:
        """The hand after a piece is gone of which the groups `torn` stay; `laid` is the number of cards played."""
        pieces = self.pieces[:]
        pieces.remove(gone)
        pieces += [self.table.pieces[group] for group in torn]
        return Hand(pieces, self.left - laid, self.table)

    def helpless(self, family: int, strength: int) -> bool:
        """Whether it is plain that nothing in the hand beats this."""
        if self._highest == ABOVE:
            return False
        return self._highest <= strength if family == ONE else family == GANG or (family == FIVE and self.left < 5)

    def fives(self) -> list[Piece]:
        """The hands of five across all pieces, the weakest first."""
        if self._fives is None:
            held = sorted(order for piece in self.pieces for order in piece.cards)
            self._fives = fives_of(tuple(held), self.table.pieces)
        return self._fives


def hand_of(cards: Orders, table: Table) -> Hand:
    """The hand of these cards."""
    return Hand(parted(cards, table.pieces).pieces, len(cards), table)


def playout(hands: list[Hand], counts: list[int], asked: int, owner: int, top: int, locked: int = 0) -> int:
    """The place that wins; hands, and how many cards each holds, are left as they are then.

    `owner` leads when nobody beats the top, of this code; `locked` are the places out of the trick, as bits.
    """
    while True:
        if asked == owner:
            locked, top = 0, 0
        if not locked >> asked & 1:
            key, hand = top + _near(counts, asked), hands[asked]
            laid = hand.found[key] if key in hand.found else _decide(hand, key)
            if laid:
                piece, hands[asked] = laid
                counts[asked] -= piece.size
                if not counts[asked]:
                    return asked
                owner, top = asked, piece.code
            elif hand.table.lockout:
                locked |= 1 << asked
        asked = asked + 1 if asked + 1 < len(hands) else 0


def _near(counts: list[int], asked: int) -> int:
    """How near the end is for the asked place, and how many others have a single card."""
    mine, counts[asked] = counts[asked], HELD
    low = min(counts)
    near = NEAR[low] if low > 1 else LONE * counts.count(1)
    counts[asked] = mine
    return near


def _decide(hand: Hand, key: int) -> tuple[Piece, Hand] | None:
    """The play of a hand and the hand after it, uncached; None: it passes."""
    top, near = key // CODE, key % CODE
    strength, family = divmod(top, len(FAMILIES))
    if top and hand.helpless(family, strength):
        hand.found[key] = None
    else:
        weigh = _Scales(hand, near, family, strength)
        hand.found[key] = _answer(hand, weigh) if top else _lead(hand, weigh)
    return hand.found[key]


class _Scales:
    """The worth of moves to a hand, in penalty points, as `normal` weighs them."""

    def __init__(self, hand: Hand, near: int, family: int, strength: int) -> None:
        self.hand, self.family, self.strength = hand, family, strength
        self.turn = hand.table.weights.turn
        self.haste = hand.table.weights.haste / (2 + LOWS[near % LONE])
        self.lone = near // LONE

    def laying(self, piece: Piece, saved: float) -> float:
        """The worth of laying this piece, which makes the hand cheaper by `saved` turns."""
        worth = self.turn * saved + LEAD * piece.odds - self.haste * PENALTY[self.hand.left - piece.size]
        if self.lone and piece.family == ONE:
            worth -= self.risk(piece.strength) * PENALTY[self.hand.left - 1]
        return worth

    def whole(self, piece: Piece) -> float:
        """The worth of laying a whole piece of the hand."""
        hand = self.hand
        worth = self.laying(piece, piece.cost + (hand.worst if piece.cost < hand.worst else hand.second))
        return worth - GUARD if piece.family == GANG and len(hand.pieces) > 3 else worth

    def part(self, laid: Piece, piece: Piece, torn: list[Orders]) -> float:
        """The worth of tearing `piece` to lay a part of it; the groups `torn` stay."""
        saved = piece.cost + self.hand.worst
        for group in torn:
            saved -= self.hand.table.pieces[group].cost
        return self.laying(laid, saved)

    def passing(self) -> float:
        """The worth of passing."""
        hand = self.hand
        worth = self.turn * hand.worst - self.haste * PENALTY[hand.left]
        if self.lone and self.family == ONE:
            worth -= self.risk(self.strength) * PENALTY[hand.left]
        return worth

    def risk(self, order: int) -> float:
        """The chance that somebody with a single card goes out on this one."""
        return self.lone * self.hand.table.risks[order]


def _lead(hand: Hand, weigh: _Scales) -> tuple[Piece, Hand]:
    """The piece that is led."""
    best, found = NEVER, hand.pieces[0]
    for piece in hand.pieces:
        worth = weigh.whole(piece)
        if worth > best:
            best, found = worth, piece
    return found, hand.after(found, [], found.size)


def _answer(hand: Hand, weigh: _Scales) -> tuple[Piece, Hand] | None:
    """The piece, or the part of one, that is laid on the top; None: it passes."""
    best, found = weigh.passing(), None
    for piece in hand.pieces:
        if piece.family in (GANG, weigh.family):
            laid, torn = piece, list[Orders]()
            worth = weigh.whole(piece) if piece.family != weigh.family or piece.strength > weigh.strength else NEVER
        elif (part := _part(piece, weigh)) is not None:
            laid, torn = part, _torn(piece.cards, part.cards)
            worth = weigh.part(laid, piece, torn)
        else:
            continue
        if worth > best:
            best, found = worth, (laid, piece, torn)
    if found:
        return found[0], hand.after(found[1], found[2], found[0].size)
    return _five(hand, weigh, best) if weigh.family == FIVE and hand.left >= 5 else None


def _part(piece: Piece, weigh: _Scales) -> Piece | None:
    """The part of a larger piece that would beat the top: the lowest, or the highest card before a single card."""
    pieces, cards = weigh.hand.table.pieces, piece.cards
    if weigh.family == ONE and cards[-1] > weigh.strength:
        if weigh.lone:
            return pieces[cards[-1:]]
        return pieces[(next(order for order in cards if order > weigh.strength),)] if piece.size < 5 else None
    if weigh.family == TWO and piece.size > 2:
        for low, high in pairwise(cards):
            if low >> 2 == high >> 2 and pieces[low, high].strength > weigh.strength:
                return pieces[low, high]
    return None


def _torn(cards: Orders, part: Orders) -> list[Orders]:
    """The cards without `part`, grouped by number."""
    rest = list(cards)
    for order in part:
        rest.remove(order)
    return [group for group in grouped(tuple(rest)) if group]


def _five(hand: Hand, weigh: _Scales, best: float) -> tuple[Piece, Hand] | None:
    """The hand of five across all pieces that is laid on the top; None: it passes."""
    pieces = hand.table.pieces
    found = None
    for five in [five for five in hand.fives() if five.strength > weigh.strength][:FIVES]:
        rest = [order for piece in hand.pieces for order in piece.cards]
        for order in five.cards:
            rest.remove(order)
        parts = parted(tuple(sorted(rest)), pieces)
        worth = weigh.laying(five, hand.total - parts.cost + parts.worst)
        if worth > best:
            best, found = worth, (five, Hand(parts.pieces, len(rest), hand.table))
    return found
