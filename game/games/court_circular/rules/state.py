"""The state of a match of Court Circular. A round is one lead, a pack one passage through the 52 cards."""

from __future__ import annotations

from typing import NamedTuple

from game.core.cards import in_turn
from game.core.chance import Chance
from game.core.quick import quick
from game.core.rules import Event
from game.games.court_circular.rules.cards import Cards
from game.games.court_circular.rules.hands import Hand
from game.games.court_circular.rules.options import Terms

HELD = 6
LAID = 3
"""Cards that a player lays in a round."""


class Drawing(NamedTuple):
    """One drawing of cards for the deal, by seats and cards (S5)."""

    seats: tuple[int, ...]
    cards: Cards


class Draw(NamedTuple):
    """The draw for the deal: the first drawing is everybody's, the others those of seats with equal numbers (S6)."""

    drawings: tuple[Drawing, ...]
    dealer: int
    first: int


class Round(NamedTuple):
    """A finished round and its result; per seat where it is a tuple of hands or rows."""

    number: int
    """Counted through the match."""
    pack: int
    first: int
    dealer: int
    lead: str
    rows: tuple[Cards, ...]
    dropped: tuple[int, ...]
    """In the order in which they dropped out."""
    hands: tuple[Hand | None, ...]
    """The hand of each row; None for a row of fewer than three cards."""
    winner: int
    weakest: int | None
    """The seat with the weakest hand; None when all the others had dropped out."""
    rival: int | None
    """The seat with the second-best hand, to which the deciding card refers."""
    card: str | None
    """The winner's card that decided between equal classes; None when the class did, or a drop-out."""
    up: bool
    """Whether the winner lays the cards taken face up."""
    chosen: str | None = None
    """The next lead; None before it is chosen, and where no round follows in this pack."""
    taken: Cards = ()
    points: int = 0
    """The points of the taken cards as they now lie."""
    next_dealer: int = 0


class Tally(NamedTuple):
    """The count at the end of a pack, per seat (S34, S35)."""

    pack: int
    up: tuple[Cards, ...]
    down: tuple[Cards, ...]
    points: tuple[int, ...]
    gains: tuple[int, ...]
    """The points added to the totals: all, or with `scoring=difference` those above the lowest."""
    totals: tuple[int, ...]
    """After this pack."""


@quick
class State(NamedTuple):
    """The state of a match; tuples of cards are per seat."""

    terms: Terms
    chance: Chance | None
    """None in a seen state."""
    draw: Draw
    """The last draw for the deal."""
    dealer: int
    first: int
    rows: tuple[Cards, ...]
    """The cards that each has laid in this round, in order."""
    hands: tuple[Cards, ...]
    """In the order dealt."""
    up: tuple[Cards, ...]
    """Cards won that lie face up before each, in the order won."""
    down: tuple[Cards, ...]
    """Cards won that lie face down. All saw them when they were won, so they are no secret to memory (F7)."""
    totals: tuple[int, ...]
    stock: Cards = ()
    """The next card to deal first."""
    lead: str | None = None
    """None when the match is over."""
    dropped: tuple[int, ...] = ()
    turn: int = 0
    """The number of moves so far."""
    pack: int = 0
    round: int = 0
    """Counted through the match."""
    final: bool = False
    """Whether this is the last round of the pack, played from what is in hand (G1)."""
    asked: int | None = None
    """The seat that must answer; None when the match is over."""
    queue: tuple[int, ...] = ()
    """The seats asked after this one before a card is laid, last the one that lays it; empty when `asked` is in turn.

    While it is not empty, `asked` only stays or drops out (E2)."""
    choosing: bool = False
    """Whether `asked` is the winner, who chooses the next lead; the cards of the round in `last` still lie there."""
    victors: tuple[int, ...] = ()
    last: Round | None = None
    tally: Tally | None = None
    """The count of the last pack."""
    news: tuple[Event, ...] = ()

    @property
    def on_table(self) -> Cards:
        """The cards of this round that all can see: the rows from the first-hand on, then the lead."""
        rows = [card for seat in self.order for card in self.rows[seat]]
        return (*rows, self.lead) if self.lead else tuple(rows)

    @property
    def order(self) -> tuple[int, ...]:
        """The seats in turn, from the first-hand on."""
        return in_turn(self.first, len(self.rows), self.terms.way)
