"""The state of a game of Read-Aloud. E1 to E40 are decisions, R1 to R33 rulings on the manual."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

from game.core.chance import Chance
from game.core.quick import quick
from game.core.rules import Event
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.language.effects import Act, Change, Clause, Condition, Face, Place

Measures: TypeAlias = tuple[int | None, ...]
"""Per seat the number that a condition compares; None where it compares none."""
Position: TypeAlias = tuple[Any, ...]
"""A position between two readings (R2), to compare with others: the next seat, then tokens and what is in force."""


class Terms(NamedTuple):
    """The options of the game, and the deck that follows from them and the deal."""

    limit: int
    """Cards in the field at first, and in every hand (preparation 2-1, E4)."""
    picks: bool
    """Whether the owner of a hand picks the field card that replenishes it (E12); else the leftmost goes there."""
    repeats: bool
    """Whether a position may be repeated (R2); R3 holds all the same."""
    cards: Mapping[str, Card]
    """Every card of the deck by its key. Public: everybody may look through the deck before the game."""
    told: bool = True
    """Whether what happens is told; a bot that thinks on spares the news."""


@quick
class Piece(NamedTuple):
    """A card on the table, or a stack that counts as one (E17)."""

    token: int
    """Public and opaque; a shuffle renews it (R2)."""
    key: str | None
    """Of the card whose text is on top; None in a seen state where the seat does not see it."""
    under: tuple[str, ...] = ()
    """The cards under it, the last laid last; empty where the seat does not see the top (R13)."""
    changes: tuple[Change, ...] = ()
    """The changes they make to the value, in the order laid; empty where the seat does not see the top."""
    face: Face | None = None
    """The face of an exception; None for a card that lies as its place does (R1)."""
    known: int = 0
    """The seats that have seen it under this token, a bit for each; public, as all moves of cards are (R1)."""
    recalled: str | None = None
    """In a seen state, the key of a card that the seat has seen under this token and does not see now."""


class Spot(NamedTuple):
    """A card by its place: the field, the pile (0 is the top), the discards (0 is the oldest), or a seat's hand."""

    place: Place
    """FIELD, PILE, DISCARDS or HANDS."""
    n: int
    seat: int | None = None
    """For HANDS."""


@quick
class Reading(NamedTuple):
    """The reading in progress."""

    reader: int
    token: int
    """Of the card read, by which it is followed (R9)."""
    key: str
    place: Place
    """The place it was read from: FIELD, PILE or HANDS."""
    owner: int | None
    """Whose hand it lay in (R7)."""
    clause: int = 0
    """The index of the clause that is being resolved."""
    that: int = 0
    """The number of cards that the last clause moved or turned (That)."""
    last_use: int = -1
    """The last clause of the text that does something with the card itself; -1 if none does (R9)."""
    idle: bool = False
    """Whether the text was meaningless when it was read, so that the card is discarded in the end (R5)."""


REPLENISHING = ("replenish", "overflow")
"""The kinds of questions that are asked while cards are replenished; all others belong to a text."""


class Ask(NamedTuple):
    """A question to a seat, which the first item of the agenda needs answered before it can be resolved."""

    seat: int
    kind: str
    """`card`, `player`, `clause`, `number`, `replenish` (E12), `overflow` (E34)."""
    spots: tuple[Spot, ...] = ()
    """The cards to choose from, where the answer is a card."""
    numbers: tuple[int, ...] = ()
    """The other answers to choose from: seats, 0 and 1 for the first and second clause, amounts."""


class Due(NamedTuple):
    """An agenda item: a clause with the answers chosen for it so far."""

    clause: Clause
    chosen: tuple[Spot | int, ...] = ()
    """Cards, seats, the number of a clause, an amount: in the order asked."""


class Refill(NamedTuple):
    """An agenda item: replenishing (R10), first overflow, then the field, then the hands in turn from this seat on."""

    seat: int


class Fall(NamedTuple):
    """How a player has lost."""

    seat: int
    reader: int
    """Who read the card that says so."""
    card: str


class Result(NamedTuple):
    """The end of a game."""

    number: int
    """Always 1: one game is one round."""
    kind: str
    """The kind of the event that ended it."""
    reader: int
    """The seat whose reading ended the game (R12)."""
    condition: Condition | None
    by: int | None
    """Who read the condition aloud."""
    measures: Measures
    losers: tuple[int, ...]
    winners: tuple[int, ...]


@quick
class State(NamedTuple):
    """The whole state; `sight` makes of it what one seat has seen."""

    terms: Terms
    chance: Chance | None
    """None in a state that has been seen by somebody."""
    field: tuple[Piece, ...]
    hands: tuple[tuple[Piece, ...], ...]
    pile: tuple[Piece, ...]
    """The top first."""
    discards: tuple[Piece, ...]
    """The oldest first."""
    faces: tuple[Face, ...]
    """The faces of the field, then of the hand of every seat (R1); the pile lies face down, the discards open."""
    limits: tuple[int, int]
    """Of the field and of the hands."""
    offsets: tuple[int, ...]
    """The cards that a seat may hold above or below the common limit (R16)."""
    first: int
    """Who began (E2)."""
    turn: int
    """The seat that reads, or whose reading is in progress."""
    asked: Ask | None = None
    """Who must answer what; None while that is simply which card to read, and after the end."""
    reading: Reading | None = None
    agenda: tuple[Due | Refill, ...] = ()
    """The items still to resolve, the next first. Data only, so that any moment can be saved, undone and shown."""
    bans: tuple[Act, ...] = ()
    condition: Condition | None = None
    by: int | None = None
    """Who read the condition aloud."""
    held: str | None = None
    """The card that whoever is to win holds, under the condition Holder; else None."""
    losers: tuple[int, ...] = ()
    falls: tuple[Fall, ...] = ()
    """How each of them has lost, in the order in which it happened."""
    onward: int = 1
    """The direction of turns: 1 in seating order, -1 the other way (R28)."""
    ahead: int = 1
    """The seats from this turn to the next one: 0 for another turn, 2 where the next seat is passed over."""
    readings: int = 0
    """The number of texts read so far; also the number of the turn."""
    quiet: int = 0
    """Turns since the discard pile last grew or something was stacked (R3, R33)."""
    returned: int = 0
    """The number of cards that have come back from the discards but for exchanges (R33)."""
    shuffles: int = 0
    """The number of shuffles and overflows decided by chance so far (R15)."""
    tokens: int = 0
    """The number of tokens given out so far."""
    answers: int = 0
    """The number of moves so far."""
    gaps: tuple[tuple[int, ...], ...] = ()
    """The vacant places of the field, then of every hand, by their numbers before the clause (R11, R24)."""
    seer: int | None = None
    """Who has seen a state without chance, so that a card that goes out of sight is hidden; None is a spectator."""
    past: tuple[Position, ...] = ()
    """The positions after each reading since the discards last grew, to compare the next ones with (R2)."""
    over: bool = False
    victors: tuple[int, ...] = ()
    last: Result | None = None
    news: tuple[Event, ...] = ()
