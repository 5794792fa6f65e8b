"""What a hand and the table look like to the seat to move: the facts that reasons are made of."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from game.core.rules import Saying
from game.games.gang_of_four.bots.pieces import FACE, Parts, Piece, Pieces, parted
from game.games.gang_of_four.bots.plan import (
    Out,
    Seats,
    higher,
    lone,
    nearest,
    odds_against,
    out_against,
)
from game.games.gang_of_four.hints.names import combo_laid, named
from game.games.gang_of_four.rules.answers import playable
from game.games.gang_of_four.rules.cards import NUMBER, ORDER, TOP, Cards, without
from game.games.gang_of_four.rules.combos import (
    FAMILIES,
    FIVE,
    GANG,
    ONE,
    TWO,
    USUAL,
    Combo,
    beats,
    classify,
    combos,
    made,
)
from game.games.gang_of_four.rules.state import State

MANY = 30
"""More unseen cards than this make too many hands of five to look through."""


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

    @property
    def few(self) -> int:
        """The number of cards that each of the nearest holds."""
        return len(self.seen.hands[self.nearest[0]])


def look_of(seen: State, seat: int) -> Look:
    """The facts for this seat."""
    out, held = out_against(seen, seat), seen.hands[seat]
    pieces = Pieces(odds_against(out), seen.terms.compare)
    parts, near = parts_of(held, pieces), nearest(seen, seat)
    return Look(seen, seat, held, out, pieces, parts, near, lone(seen, seat))


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


def gangs_out(look: Look) -> list[Combo]:
    """The gangs that another player may hold, the weakest first: of unseen cards, of no more than a hand has."""
    found = combos(look.out.unseen, GANG, look.seen.terms.compare)
    return [each for each in found if len(each.cards) <= max(look.out.counts)]


def certain(look: Look, combo: Combo) -> bool:
    """Whether nothing that another player may hold beats this; of many cards that are out it is not worked out."""
    unseen, most = look.out.unseen, max(look.out.counts)
    if any(beats(each, combo) for each in gangs_out(look)):
        return False
    if len(combo.cards) > most or combo.family == GANG:
        return True
    many, compare = combo.family == FIVE and len(unseen) > MANY, look.seen.terms.compare
    return not many and not any(beats(each, combo) for each in combos(unseen, combo.family, compare))


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


@lru_cache(maxsize=1 << 14)
def fewest(cards: Cards) -> tuple[Cards, ...]:
    """These cards, which are in order, in as few combinations as they go in, whatever a bot would rather keep."""
    if not cards or classify(cards):
        return (cards,) if cards else ()
    found = (each.cards for family in FAMILIES[::-1] for each in combos(cards, family, USUAL) if cards[0] in each.cards)
    return min(((each, *fewest(without(cards, each))) for each in found), key=len)


def plays_of(cards: Cards) -> int:
    """In how few combinations these cards can be played."""
    return len(fewest(cards))


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
