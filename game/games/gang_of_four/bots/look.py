"""What a hand and the table look like to the seat to move: the facts that reasons are made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from game.core.rules import Saying
from game.games.gang_of_four.bots.names import combo_laid, named
from game.games.gang_of_four.bots.pieces import FACE, Parts, Piece, Pieces, parted
from game.games.gang_of_four.bots.plan import (
    EVENLY,
    Out,
    Plan,
    Seats,
    higher,
    lone,
    nearest,
    odds_against,
    out_against,
    planner,
)
from game.games.gang_of_four.rules.answers import playable
from game.games.gang_of_four.rules.cards import NUMBER, ORDER, TOP, Cards, without
from game.games.gang_of_four.rules.combos import GANG, LEAST_GANG, ONE, TWO, Combo, made
from game.games.gang_of_four.rules.state import State


class Look(NamedTuple):
    """The facts that reasons are made of, as the seat to move sees them."""

    seen: State
    seat: int
    held: Cards
    out: Out
    pieces: Pieces
    parts: Parts
    """The hand taken apart, before the move."""
    nearest: Seats
    """The other seats with the fewest cards."""
    lone: Seats
    """The other seats that may go out in this trick with their single cards."""
    plan: Callable[[Cards], Plan]
    """The plan of a hand in which every combination costs a turn: it takes as few as it can."""

    @property
    def few(self) -> int:
        """The number of cards that each of the nearest holds."""
        return len(self.seen.hands[self.nearest[0]])


def look_of(seen: State, seat: int) -> Look:
    """The facts for this seat."""
    out, held = out_against(seen, seat), seen.hands[seat]
    pieces = Pieces(odds_against(out), seen.terms.compare)
    parts, near = parts_of(held, pieces), nearest(seen, seat)
    return Look(seen, seat, held, out, pieces, parts, near, lone(seen, seat), planner(EVENLY))


def parts_of(held: Cards, pieces: Pieces) -> Parts:
    """A cheap way to take these cards apart."""
    return parted(orders(held), pieces)


def orders(cards: Cards) -> tuple[int, ...]:
    """The cards as their orders."""
    return tuple(ORDER[card] for card in cards)


def piece_of(look: Look, combo: Combo) -> Piece:
    """The combination with its odds."""
    return look.pieces[orders(combo.cards)]


def odds_of(look: Look, combo: Combo) -> float:
    """How likely nobody beats this combination."""
    return piece_of(look, combo).odds


def faces(piece: Piece) -> Cards:
    """The cards of a piece."""
    return tuple(FACE[order] for order in piece.cards)


def combo_of(look: Look, piece: Piece) -> Combo:
    """The combination that a piece is."""
    combo = made(look.seen.terms.compare)[faces(piece)]
    assert combo
    return combo


def name_of(look: Look, combo: Combo) -> Saying:
    """The name of a combination in the hand of this seat."""
    return named(combo, look.held, look.seen.terms.compare)


def unbeaten(look: Look, combo: Combo) -> bool:
    """Whether this is a single card that none of the unseen ones beats."""
    return combo.family == ONE and not higher(look.out, combo.cards[0])


def gang_possible(look: Look) -> bool:
    """Whether another player may hold a gang: enough cards, and as many unseen ones of one number."""
    numbers = Counter(NUMBER[card] for card in look.out.unseen)
    return max(look.out.counts) >= LEAST_GANG and max(numbers.values(), default=0) >= LEAST_GANG


def regains(look: Look, combo: Combo) -> bool:
    """Whether this is nearly sure to take the lead: what is highest of all that a rival may lead of its size.

    A gang, a straight flush, phoenixes, the dragon, or the highest single card still out.
    """
    if combo.family != GANG and max(look.out.counts) < len(combo.cards):
        return False
    high = combo.family in (ONE, TWO) and NUMBER[combo.cards[-1]] > TOP
    return is_strong(combo) or high or unbeaten(look, combo)


def is_strong(combo: Combo) -> bool:
    """Whether this is a gang or a straight flush."""
    return combo.family == GANG or combo.kind == "straight_flush"


def plays_of(look: Look, cards: Cards) -> int:
    """In how few combinations these cards can be played."""
    return look.plan(cards).plays


def laid(look: Look, move: str) -> Combo | None:
    """What a move lays; None where it passes or gives."""
    return combo_laid(move, look.seen.terms.compare)


def rest_after(look: Look, move: str) -> Cards:
    """The cards left after a move that lays something or passes."""
    combo = laid(look, move)
    return without(look.held, combo.cards) if combo else look.held


def top_house(look: Look, combo: Combo) -> bool:
    """Whether this is a full house that none of the unseen cards beats."""
    numbers = Counter(NUMBER[card] for card in look.out.unseen)
    return combo.kind == "full_house" and all(numbers[n] < 3 for n in range(NUMBER[combo.cards[2]], TOP + 1))


def spends(look: Look, kept: Combo) -> bool:
    """Whether something that may be played now needs a card of this, so that keeping it is a choice."""
    return any(card in each.cards for each in playable(look.seen, look.held) for card in kept.cards)
