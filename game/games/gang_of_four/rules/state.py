"""The state of a match of Gang of Four, and its options."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from game.core.cards import in_turn
from game.core.chance import Chance
from game.core.quick import quick
from game.core.rules import Event, Option
from game.games.gang_of_four.rules.cards import MULTI, Cards
from game.games.gang_of_four.rules.combos import Combo, Compare
from game.games.gang_of_four.rules.score import Round

OPTIONS = (
    Option("limit", "number", ("rounds-2", "rounds-4", "rounds-8", "rounds-12", "50", "100", "150"), "100"),
    Option("end", "choice", ("reached", "exceeded"), "reached"),
    Option("ties", "choice", ("shared", "last-round"), "shared"),
    Option("multi", "choice", ("match", "round"), "match"),
    Option("first", "choice", ("clockwise", "counterclockwise"), "clockwise"),
    Option("call", "choice", ("on", "automatic", "none"), "on"),
    Option("lockout", "choice", ("off", "on"), "off"),
    Option("duty", "choice", ("off", "on"), "off"),
    Option("exchange", "choice", ("open", "hidden"), "open"),
    Option("pairs", "choice", ("cards", "top"), "cards"),
    Option("straights", "choice", ("cards", "top"), "cards"),
    Option("flushes", "choice", ("cards", "numbers", "colour"), "cards"),
    Option("houses", "choice", ("cards", "number"), "cards"),
    Option("gangs", "choice", ("number", "larger"), "number"),
)
_USUAL = {option.key: option.default for option in OPTIONS}
PRESETS: Mapping[str, Mapping[str, str]] = {
    "usual": _USUAL,
    "short": {**_USUAL, "limit": "rounds-4"},
    "japanese": {**_USUAL, "end": "exceeded", "gangs": "larger"},
    "booklet": {**_USUAL, "first": "counterclockwise", "duty": "on"},
}
"""All options at once (D29): ours, ours in four rounds, the Japanese text to the letter, the booklet of 2005."""


class Terms(NamedTuple):
    """The options as the rules use them."""

    limit: int
    """The penalty that ends the match (D17); 0 when the rounds are counted."""
    rounds: int
    """The number of rounds of the match; 0 when the penalty ends it."""
    beyond: bool
    """Whether the penalty must be above the limit, not just reach it (D30)."""
    tie_break: bool
    """Whether the last round decides between equal lowest totals, which share the victory otherwise (D18)."""
    multi_each_round: bool
    """Whether the multicoloured 1 begins every round, not only the first (D31)."""
    clockwise_first: bool
    call: str
    lockout: bool
    duty: bool
    hidden: bool
    """Whether exchanged cards are shown to the two only (D19)."""
    compare: Compare


class Play(NamedTuple):
    """A play or a pass."""

    seat: int
    combo: Combo | None
    """None: it passed."""
    called: bool = False
    """Whether it called its last card."""


def has_passed(plays: tuple[Play, ...], seat: int) -> bool:
    """Whether a seat has passed in the trick of these plays, and not played since."""
    last = next((play for play in reversed(plays) if play.seat == seat), None)
    return last is not None and last.combo is None


class Exchange(NamedTuple):
    """The exchange before a round: the weakest loser gives the strongest card, the winner gives one back."""

    loser: int
    winner: int
    given: str | None = None
    """None while it is still to be given; `?` to those who may not know it."""
    returned: str | None = None


class Known(NamedTuple):
    """A card of known place."""

    card: str
    holder: int | None
    """A seat; None is the dummy."""
    seats: tuple[int, ...] = ()
    """Who knows it; nobody listed: everybody."""


@quick
class State(NamedTuple):
    """The state of a match; `hands` and `totals` are per seat."""

    terms: Terms
    chance: Chance | None
    """None in a seen state."""
    turn: int
    """The number of moves so far."""
    round: int
    direction: int
    """1: clockwise, which is from seat 0 to seat 1; -1: the other way."""
    dealer: int
    asked: int | None
    """The seat that must answer; None when the match is over."""
    hands: tuple[Cards, ...]
    """Each in order, the weakest card first."""
    totals: tuple[int, ...]
    """The penalty points of the finished rounds."""
    dummy: Cards = ()
    cut: Cards = ()
    """The cards that the dealer's cuts have shown before this round; the last one was counted (19)."""
    played: Cards = ()
    """The cards gone in this round, as they went."""
    trick: tuple[Play, ...] = ()
    """All plays and passes of the present trick."""
    top: Play | None = None
    """The play to beat; None when a new combination is to be led."""
    passed: tuple[int, ...] = ()
    """The seats that have passed since then; with the lockout, in this trick (D13)."""
    out: tuple[int, ...] = ()
    """The seats that forgot the call in this round and are asked no more (D20)."""
    last_trick: tuple[Play, ...] = ()
    """The finished trick before this one."""
    exchange: Exchange | None = None
    """That of this round; from the second one on."""
    known: tuple[Known, ...] = ()
    last: Round | None = None
    """The finished round before this one."""
    news: tuple[Event, ...] = ()

    @property
    def giving(self) -> bool:
        """Whether cards are still being exchanged."""
        return self.exchange is not None and self.exchange.returned is None

    @property
    def must_hold_multi(self) -> bool:
        """Whether the next play must contain the multicoloured 1: the first of a match (5) or a round (D31)."""
        if self.played or self.asked is None or self.giving or not (self.round == 1 or self.terms.multi_each_round):
            return False
        return MULTI in self.hands[self.asked]

    def after(self, seat: int) -> tuple[int, ...]:
        """The other seats in the direction of play, without those that are out."""
        return _after(seat, len(self.hands), self.direction, self.out)

    @property
    def dutiful(self) -> bool:
        """Whether the seat to move has the duty before a player with a single card (D16).

        The next seat counts whether it has passed or not; who forgot the call is out, so whoever holds one has called.
        """
        if not self.terms.duty or self.asked is None or self.giving:
            return False
        return len(self.hands[self.after(self.asked)[0]]) == 1


@cache
def _after(seat: int, seats: int, direction: int, out: tuple[int, ...]) -> tuple[int, ...]:
    _, *others = in_turn(seat, seats, direction)
    return tuple(other for other in others if other not in out)


def agreed(options: Mapping[str, str]) -> Terms:
    """The options as the rules use them; one choice for each of OPTIONS."""
    ending, _, rounds = options["limit"].partition("-")
    return Terms(
        limit=0 if rounds else int(ending),
        rounds=int(rounds or 0),
        beyond=options["end"] == "exceeded",
        tie_break=options["ties"] == "last-round",
        multi_each_round=options["multi"] == "round",
        clockwise_first=options["first"] == "clockwise",
        call=options["call"],
        lockout=options["lockout"] == "on",
        duty=options["duty"] == "on",
        hidden=options["exchange"] == "hidden",
        compare=Compare(*(options[field] for field in Compare._fields)),
    )
