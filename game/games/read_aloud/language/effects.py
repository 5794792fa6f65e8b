"""Effects as frozen data: the text of a card is a tuple of clauses, resolved one after the other.

`rules/clauses.py` resolves a clause, `grammar` says it and parses its sentence, `cards/codec.py` writes it into links;
the names of the classes and the values of the enumerations are part of saved decks and never change.
C1 to C28 are the rows of the catalogue in rules/read-aloud.md, R1 to R33 its rulings.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias


class Named(Enum):
    """An enumeration whose values are found in tables by what they are, which takes less time than by their names."""

    __hash__ = object.__hash__


class Place(Named):
    """A place of cards, from the point of view of the reader of a text (R7)."""

    FIELD = "field"
    PILE = "pile"
    DISCARDS = "discards"
    MINE = "mine"
    """The reader's hand."""
    ANYONE = "anyone"
    """The hand of any one player, the reader included."""
    ANOTHER = "another"
    """The hand of one player who is not the reader."""
    LEFT = "left"
    """The hand of the reader's neighbour on the left, who is next in seating order."""
    RIGHT = "right"
    """The hand of the neighbour on the right."""
    OWNER = "owner"
    """The hand in which the card lay when it was read; nobody's for a card of the field or the pile."""
    HANDS = "hands"
    """All hands (a bare 手札, E30)."""
    OTHERS = "others"
    """All hands but the reader's."""
    PLAY = "play"
    """The field or the hand of any one player (場札かだれかの手札)."""


UNOWNED = (Place.FIELD, Place.PILE, Place.DISCARDS)
"""Places that are in nobody's hand."""


class Face(Named):
    """Who sees a card (E8)."""

    OPEN = "open"
    HIDDEN = "hidden"
    """The owner of the hand alone."""
    DOWN = "down"
    """Nobody."""
    OUTWARD = "outward"
    """All but the owner of the hand."""


class Change(Named):
    """The change that a card laid under another makes to its value (C23, C24)."""

    NEGATE = "negate"
    DOUBLE = "double"
    ZERO = "zero"


class Act(Named):
    """An act that can be banned (C14, R4)."""

    DISCARD_FROM_HANDS = "discard-from-hands"
    EXCHANGE = "exchange"
    SHUFFLE = "shuffle"
    END = "end"
    READ_FIELD = "read-field"
    """Reading a card of the field aloud."""
    READ_HANDS = "read-hands"
    """Reading a card of any hand."""
    READ_PILE = "read-pile"
    """Reading a card of the pile that lies open."""


class Where(Enum):
    """A place in the pile for cards that come back to it (R29)."""

    TOP = "top"
    BOTTOM = "bottom"
    AMONG = "among"
    """Anywhere: the pile is shuffled."""


class Side(Enum):
    """The values that are meant by a number."""

    EXACTLY = "exactly"
    OR_MORE = "or-more"
    OR_LESS = "or-less"


# --- how many


@dataclass(frozen=True)
class Count:
    """The number of cards in a place that is one zone: the field, the pile, the discards, the reader's hand."""

    place: Place


@dataclass(frozen=True)
class That:
    """The number of cards that the clause before it moved or turned."""


@dataclass(frozen=True)
class Any:
    """Any number that the reader chooses, 0 included."""


Amount: TypeAlias = int | Count | That | Any

# --- which cards


@dataclass(frozen=True)
class This:
    """The card that was read, followed wherever it goes (R9)."""


@dataclass(frozen=True)
class Some:
    """Cards of a place, chosen by the reader one at a time, unseen ones by where they lie (R6)."""

    amount: Amount
    place: Place


@dataclass(frozen=True)
class Whole:
    """All cards of a place; for Turn the place itself, so that later arrivals lie the same way (R1)."""

    place: Place


@dataclass(frozen=True)
class Top:
    """Cards from the top of the pile."""

    amount: Amount


@dataclass(frozen=True)
class Bottom:
    """Cards from the bottom of the pile."""

    amount: Amount


@dataclass(frozen=True)
class Valued:
    """All cards of a place that are worth this much (R31)."""

    place: Place
    number: int
    side: Side


@dataclass(frozen=True)
class Peak:
    """The card of the highest value in one zone, or of the lowest; all of them where several are equal (R31)."""

    place: Place
    high: bool


Cards: TypeAlias = This | Some | Whole | Top | Valued | Peak
Looked: TypeAlias = Some | Whole | Top | Bottom
"""The cards that one may look at."""

# --- the winner's condition (E26), compared among the players who have not lost


class Measure(Named):
    """A number for every player, from the hand as it is at the end (E36)."""

    SUM = "sum"
    HIGHEST = "highest"
    LOWEST = "lowest"
    SPREAD = "spread"
    """The highest value less the lowest."""
    CARDS = "cards"
    ZEROS = "zeros"
    """Cards of the value 0."""
    NEGATIVES = "negatives"
    KEEPERS = "keepers"
    """Cards whose text does not say "discard"."""
    STACKS = "stacks"
    SEEN = "seen"
    """Cards that another player can see."""


@dataclass(frozen=True)
class Most:
    measure: Measure


@dataclass(frozen=True)
class Least:
    measure: Measure


@dataclass(frozen=True)
class Second:
    """The second-highest of the different numbers; nobody when all have the same."""

    measure: Measure


@dataclass(frozen=True)
class Nearest:
    """Nearest to a number, or to the sum of the values in the field when that is None."""

    measure: Measure
    number: int | None


@dataclass(frozen=True)
class Within:
    """The highest of those who are not above a number."""

    measure: Measure
    number: int


@dataclass(frozen=True)
class Odd:
    measure: Measure


@dataclass(frozen=True)
class Even:
    measure: Measure


@dataclass(frozen=True)
class Reader:
    """Whoever read the condition aloud."""


@dataclass(frozen=True)
class Beside:
    """The neighbour of the player whose reading ended the game (R12): on the left, who is next, or on the right."""

    left: bool


@dataclass(frozen=True)
class SecondLeast:
    """The second-lowest of the different numbers; nobody when all have the same."""

    measure: Measure


@dataclass(frozen=True)
class Exactly:
    """Everybody with this very number."""

    measure: Measure
    number: int


@dataclass(frozen=True)
class Holder:
    """Whoever has the card that set the condition in hand, be it under another one."""


Condition: TypeAlias = (
    Most | Least | Second | SecondLeast | Nearest | Within | Exactly | Odd | Even | Reader | Beside | Holder
)  # fmt: skip
Rank: TypeAlias = Most | Least | Second | SecondLeast
"""Conditions that single players out by what they have."""

# --- tests


@dataclass(frozen=True)
class None_:  # noqa: N801 - Python has taken the name
    """There is no card in a place that is one zone."""

    place: Place


@dataclass(frozen=True)
class AtMost:
    """There are no more than `number` cards in a place that is one zone."""

    place: Place
    number: int


@dataclass(frozen=True)
class AtLeast:
    """There are `number` cards or more in a place that is one zone."""

    place: Place
    number: int


@dataclass(frozen=True)
class Undecided:
    """There is no winner's condition."""


@dataclass(frozen=True)
class InHand:
    """The card being read lies in its reader's hand."""


Test: TypeAlias = None_ | AtMost | AtLeast | Undecided | InHand

# --- clauses


@dataclass(frozen=True)
class Nothing:
    """Do nothing; the card stays (C1)."""


@dataclass(frozen=True)
class Discard:
    """C2, C3, C12, C13, C16, C22: one act, however many cards it is (E15)."""

    cards: Cards


@dataclass(frozen=True)
class Each:
    """Each player whose hand this is discards `amount` cards of it, of their own choice (R6)."""

    hands: Place
    amount: int


@dataclass(frozen=True)
class Shuffle:
    """The cards of a place together; every hand gets back as many as it had, facing as before (C4, C5, E30)."""

    place: Place


@dataclass(frozen=True)
class Turn:
    """C6, C7, C8."""

    cards: Cards
    face: Face


@dataclass(frozen=True)
class Decide:
    """Set the winner's condition (C9)."""

    condition: Condition


@dataclass(frozen=True)
class Undecide:
    """There is no winner's condition any more."""


@dataclass(frozen=True)
class End:
    """C10."""


@dataclass(frozen=True)
class Lose:
    """The reader has lost (C11, E29)."""


@dataclass(frozen=True)
class Ban:
    """C14."""

    act: Act


@dataclass(frozen=True)
class Unban:
    """C15; every ban when the act is None."""

    act: Act | None


@dataclass(frozen=True)
class Limit:
    """Raise or lower a limit: of the field, of all hands (HANDS), or of these players alone (C17-C19, E5, R16)."""

    place: Place
    change: int


@dataclass(frozen=True)
class SetLimit:
    """Set a limit of the same places to a number."""

    place: Place
    number: int


@dataclass(frozen=True)
class DoubleLimit:
    place: Place


@dataclass(frozen=True)
class SwapLimits:
    """The limit of the hands becomes that of the field and the other way round."""


@dataclass(frozen=True)
class Thin:
    """Discard from the top of the pile until `number` cards are left, or that many times the field (C21, E31)."""

    number: int
    times_field: bool


@dataclass(frozen=True)
class Stack:
    """Put this card under one card of a place: together they are one, whose value changes (C23, C24)."""

    place: Place
    change: Change


@dataclass(frozen=True)
class Swap:
    """Exchange this card with one card of a place, of the pile its top (C25, C27, R8)."""

    place: Place


@dataclass(frozen=True)
class SwapOnes:
    """Exchange one card each of two different places among the field and all hands (C26, E32)."""


@dataclass(frozen=True)
class SwapTwo:
    """Exchange one card of a place with one card of another place."""

    one: Place
    other: Place


@dataclass(frozen=True)
class SwapHands:
    """Exchange the reader's whole hand with another player's."""

    place: Place


@dataclass(frozen=True)
class PassHands:
    """Everybody's whole hand goes to the neighbour on the left, who is next, or on the right."""

    left: bool


@dataclass(frozen=True)
class Take:
    """Add `amount` cards of the pile's top, of the field or of the discards to hands, even above the limit (C20)."""

    amount: Amount
    origin: Place
    place: Place


@dataclass(frozen=True)
class Again:
    """The reader takes the next turn, too."""


@dataclass(frozen=True)
class Skip:
    """Whoever would have the next turn does not get it."""


@dataclass(frozen=True)
class LoseEach:
    """All players whose hands these are have lost."""

    hands: Place


@dataclass(frozen=True)
class LoseBy:
    """Those who are singled out by their hands have lost (R32)."""

    rank: Rank


@dataclass(frozen=True)
class EachBy:
    """Those who are singled out by their hands discard `amount` cards of them, of their own choice (R32)."""

    rank: Rank
    amount: int


@dataclass(frozen=True)
class ToPile:
    """Cards come to the pile (R29)."""

    cards: Cards
    where: Where


@dataclass(frozen=True)
class Look:
    """The reader alone looks at the faces of cards (R30)."""

    cards: Looked


@dataclass(frozen=True)
class Reverse:
    """Turns go round the other way (R28)."""


Plain: TypeAlias = (
    Nothing | Discard | Each | Shuffle | Turn | Decide | Undecide | End | Lose | LoseEach | Again | Skip | Ban | Unban
    | Limit | SetLimit | DoubleLimit | SwapLimits | Thin | Stack | Swap | SwapOnes | SwapTwo | SwapHands
    | PassHands | Take | LoseBy | EachBy | ToPile | Look | Reverse
)  # fmt: skip


@dataclass(frozen=True)
class If:
    """A clause that is resolved only where its test holds."""

    test: Test
    clause: Plain


@dataclass(frozen=True)
class Either:
    """One of two clauses, by the reader's choice; for a ban both count (E21)."""

    one: Plain
    other: Plain


Clause: TypeAlias = Plain | If | Either
Text: TypeAlias = tuple[Clause, ...]
"""A card's text: at least one clause."""

DISCARD_THIS = Discard(This())
"""First in a text "after discarding this card" (C2), elsewhere "and discard this card" (C3)."""


def parts(clause: Clause) -> tuple[Plain, ...]:
    """The plain clauses of a clause: the one of an If, both of an Either, else the clause itself."""
    match clause:
        case If(_, inside):
            return (inside,)
        case Either(one, other):
            return one, other
    return (clause,)
