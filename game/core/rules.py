"""The contract: what a game promises to the match, the bots, the page and the tests."""

from __future__ import annotations

import copyreg
import re
from collections.abc import Callable, Generator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from game.core.chance import Chance, Dice
from game.core.texts import whole

Facts: TypeAlias = Mapping[str, Any]
"""The values for the slots of a sentence, by slot."""
NOTHING: Facts = MappingProxyType({})
Saying: TypeAlias = tuple[str, Facts]
"""A sentence as data: its key in the words files, and its facts."""
Sentences: TypeAlias = Mapping[str, str | tuple[str, str]]
"""The sentences of one language by key; a pair is (one, other), chosen by the fact `n`."""

LONGEST_QUOTE = 40
"""Characters of a text that a refusal quotes."""

_NUMBER = re.compile(r"[1-9][0-9]{0,2}")
_UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
"""Control characters, line separators, and marks that turn the direction of a text."""


def _fixed(facts: dict[str, Any]) -> MappingProxyType[str, Any]:
    """Facts that cannot be changed, where a state is unpickled or copied."""
    return MappingProxyType(facts)


copyreg.pickle(MappingProxyType, lambda facts: (_fixed, (dict(facts),)))


class Fault(ValueError):
    """Invalid input, as a sentence: its key and facts; a text among the facts is cut to one short line."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts: Facts = {name: _cut(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}

    @property
    def saying(self) -> Saying:
        """The sentence as data."""
        return self.key, self.facts


class IllegalMove(Fault):
    """A move, or a typed text, that the rules refuse, with the reason."""


class Secret(Exception):
    """A seen state lacks a card, or the chance, that is needed to go on."""


def _cut(text: str) -> str:
    text = _UNSEEN.sub(" ", whole(text[: LONGEST_QUOTE + 1]))
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"


class Event(NamedTuple):
    """Something that happened, with facts for everybody and private facts for some seats."""

    kind: str
    facts: Facts
    private: Facts = NOTHING
    seats: tuple[int, ...] = ()
    """The seats that may know the private facts."""

    def seen_by(self, seat: int | None) -> Event:
        """The event as this seat may know it; None is a spectator."""
        return self if not self.private or seat in self.seats else Event(self.kind, self.facts, seats=self.seats)


class Option(NamedTuple):
    """One choice about the rules, made before the match; words: `option.<key>`, `.help`, `.<choice>`."""

    key: str
    kind: str
    """`choice`: one of the choices. `number`: one of them, or another from 1 to 999; words `option.<key>.number`.
    It says how long a match is, and stands before the house rules in the form of a new one.

    `cards`: one of them, or the code of cards that players wrote; `option.<key>.number` says how many."""
    choices: tuple[str, ...]
    default: str
    cards: Callable[[str], int] | None = None
    """For `cards`: the number of cards in a code; Fault when the text is no code."""
    example: str = ""
    """For `cards`: a code, for tests and the fuzzer to begin with."""

    def takes(self, choice: str) -> bool:
        """Whether this can be chosen; for `cards`, Fault with the reason when the text is no code."""
        if choice not in self.choices and self.cards:
            return self.cards(choice) > 0
        return choice in self.choices or (self.kind == "number" and bool(_NUMBER.fullmatch(choice)))

    @property
    def offers(self) -> tuple[str, ...]:
        """The choices, as a fact of a sentence that calls them by their words."""
        return tuple(f"{self.key}.{choice}" for choice in self.choices)

    @property
    def typed(self) -> tuple[str, ...]:
        """The choices as they are typed, as a fact of a sentence."""
        return (*self.choices, "1-999") if self.kind == "number" else self.choices


class Choice(NamedTuple):
    """A move with a bot's judgement of it."""

    move: str
    worth: float
    """The judgement, in the bot's own unit: only comparisons within one thought are meaningful."""
    reason: Saying = ("", {})
    """Why, in words; empty where only `Game.explained` tells it."""


Think: TypeAlias = Callable[[Any, int, Dice], Generator[None, None, tuple[Choice, ...]]]
"""think(seen, seat, dice) returns all moves of the seat to move, best first, and yields between pieces of work.

The first is the one it plays. The caller may stop it at any yield. Equal arguments give equal choices."""


class Finished(Protocol):
    """A finished round or trick with its result, as a state keeps it."""

    @property
    def number(self) -> int:
        """Its number in the match, from 1; no two have the same."""


class State(Protocol):
    """The attributes that the state of every game has; the state is frozen, and compares by value."""

    @property
    def last(self) -> Finished | None:
        """The last finished round or trick, still to be shown when the next one is dealt; None before the first."""

    @property
    def news(self) -> tuple[Event, ...]:
        """The events of the last move alone, in order, or of the deal; the log is the news of all states of a match."""


S = TypeVar("S", bound=State)


class Rules(Protocol[S]):
    """A game: pure functions over a frozen state S. A module of such functions satisfies this.

    tests/test_laws.py holds every game to these laws. In them `s` is any state of a match, `seat` any seat, or None for
    a spectator, and `seen` is `seen_by(seat, s)`:

    * **Replay.** The arguments of `deal` and the moves determine every state; there is no chance but the one given.
    * **Moves.** `play(s, move)` takes the members of `moves(s)` and raises IllegalMove for any other text. It does not
      call `moves`, so that a replay stays quick.
    * **Nobody needs a secret to move.** `to_move(seen) == to_move(s)`; for the seat to move, `moves(seen) == moves(s)`.
    * **Seeing.** `seen_by(seat, seen) == seen`, and `seen_by(None, seen) == seen_by(None, s)`: a spectator sees no more
      than any seat. A seen state holds no chance, and no face that the seat's log and own moves have not told it.
    * **Imagining.** `world = imagine(seen, seat, dice)` agrees with what is seen, `seen_by(seat, world) == seen`; it
      has the cards of the match, `cards(world) == cards(s)`, and its own chance, and can be played to its end.
    * **Playing on from a seen state.** For the seat to move, `play(seen, move)` is `seen_by(seat, play(s, move))`, or
      raises Secret.
    * **Cards are conserved.** `cards(s)` is the same for all states of a match; `cards(seen)` has as many, some HIDDEN.
    * **News is of the last move alone**, or of the deal: `state.news` does not grow. Of each event a seen state holds
      `event.seen_by(seat)`.

    The name of a card is a text without spaces (`G10`, `10H`); like cards are equal entries of `cards`. Where each seat
    has a set of its own, `cards` adds `:` and the seat (`VII:0`); states, moves and facts have the name alone.
    """

    def deal(self, seats: int, options: Mapping[str, str], chance: Chance) -> S:
        """The first state of a match of `seats` seats, with a choice for each of the game's options.

        The purposes that it asks `chance` for do not depend on the options, and more seats only add to them.
        """

    def to_move(self, state: S) -> int | None:
        """The seat to move, from 0; None when the match is over."""

    def moves(self, state: S) -> tuple[str, ...]:
        """All legal moves of the seat to move, each once, in a fixed order; empty only when the match is over."""

    def read(self, state: S, text: str) -> str:
        """The legal move that a typed text means; IllegalMove, with the reason, when it means none.

        A move's own text means that move, in small or capital letters, with spaces around it.
        """

    def play(self, state: S, move: str) -> S:
        """The state after this move; IllegalMove when it is not legal, Secret where a seen state lacks a fact."""

    def seen_by(self, seat: int | None, state: S) -> S:
        """The state as this seat may know it: hidden cards as HIDDEN, private facts and chance taken out.

        None is a spectator.
        """

    def imagine(self, seen: S, seat: int, dice: Dice) -> S:
        """One complete state that agrees with all that the seat has seen; other dice give other hidden cards."""

    def cards(self, state: S) -> tuple[str, ...]:
        """The names of all cards of the match wherever they lie, sorted, hidden ones as HIDDEN."""

    def scores(self, state: S) -> tuple[float, ...]:
        """One number per seat, in the game's unit, higher is better; before the end the standing."""

    def winners(self, state: S) -> tuple[int, ...]:
        """The seats that have won, of the highest score; none before the end, and perhaps none at the end."""


def share(seat: int, winners: tuple[int, ...]) -> float:
    """The part of a seat in a victory: 1 alone, a half of two, 0 when it has not won."""
    return 1 / len(winners) if seat in winners else 0.0
