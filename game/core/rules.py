"""The contract: what a game promises to the match, the bots, the page and the tests."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from game.core.chance import Chance, Dice
from game.core.texts import whole

Facts: TypeAlias = Mapping[str, Any]
"""What fills the slots of a sentence."""
NOTHING: Facts = MappingProxyType({})
Saying: TypeAlias = tuple[str, Facts]
"""A sentence as data: its key in the words files, and its facts."""
Table: TypeAlias = Mapping[str, str | tuple[str, str]]
"""The sentences of one language by key; a pair is (one, other), chosen by the fact `n`."""

LONGEST_QUOTE = 40

_NUMBER = re.compile(r"[1-9][0-9]{0,2}")
_UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
"""What would begin another line, command a terminal, or turn the direction of the sentence around."""


class Fault(ValueError):
    """Something from outside that cannot be accepted, as a sentence's key and facts; what it quotes is a short line."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts: Facts = {name: _cut(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}

    @property
    def saying(self) -> Saying:
        """The sentence as data."""
        return self.key, self.facts


class IllegalMove(Fault):
    """A move that the rules refuse, with the reason."""


class Secret(Exception):
    """A state without its secrets was asked to go on where they are needed."""


def _cut(text: str) -> str:
    text = _UNSEEN.sub(" ", whole(text[: LONGEST_QUOTE + 1]))
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"


class Event(NamedTuple):
    """Something that happened: what everybody may know of it, and what only some seats may."""

    kind: str
    facts: Facts
    private: Facts = NOTHING
    seats: tuple[int, ...] = ()
    """The seats that may know the private facts."""

    def seen_by(self, seat: int | None) -> Event:
        """The event as this seat may know it; None is a spectator."""
        return self if seat in self.seats else self._replace(private=NOTHING)


class Option(NamedTuple):
    """Something about the rules that is agreed before the match; words: `option.<key>`, `.help`, `.<choice>`."""

    key: str
    kind: str
    """`choice`: one of the choices. `number`: one of them, or another from 1 to 999; words `option.<key>.number`.

    `cards`: one of them, or the code of cards that players wrote; `option.<key>.number` says how many."""
    choices: tuple[str, ...]
    default: str
    cards: Callable[[str], int] | None = None
    """For `cards`: how many of them a code holds; raises Fault when it is none."""
    example: str = ""
    """For `cards`: a code, for tests and the fuzzer to begin with."""

    def takes(self, choice: str) -> bool:
        """Whether this can be chosen; for a code that is none, Fault with the reason."""
        if choice not in self.choices and self.cards:
            return self.cards(choice) > 0
        return choice in self.choices or (self.kind == "number" and bool(_NUMBER.fullmatch(choice)))

    @property
    def offers(self) -> tuple[str, ...]:
        """What can be chosen, for a sentence."""
        return (*self.choices, "1-999") if self.kind == "number" else self.choices


class Choice(NamedTuple):
    """A move as a bot sees it."""

    move: str
    worth: float
    """What the bot expects of it; only the order within one thought means anything."""
    reason: Saying


Think: TypeAlias = Callable[[Any, int, Dice], Generator[None, None, tuple[Choice, ...]]]
"""think(seen, seat, dice) yields while it thinks and returns all moves, the one it plays first."""


class Finished(Protocol):
    """A finished round or trick with its result, as a state keeps it."""

    @property
    def number(self) -> int:
        """The first is 1; no two of a match have the same."""


class State(Protocol):
    """What the state of every game has."""

    @property
    def last(self) -> Finished | None:
        """What was finished last, so that it can be shown after the next one is dealt."""

    @property
    def news(self) -> tuple[Event, ...]:
        """What happened in the last move, or in the deal."""


S = TypeVar("S", bound=State)


class Rules(Protocol[S]):
    """A game: pure functions over a frozen state S. A module of such functions satisfies this."""

    def deal(self, seats: int, options: Mapping[str, str], chance: Chance) -> S:
        """A new match."""

    def to_move(self, state: S) -> int | None:
        """The seat that is asked; None when the match is over."""

    def moves(self, state: S) -> tuple[str, ...]:
        """All that the asked seat may answer, in a fixed order."""

    def read(self, state: S, text: str) -> str:
        """The move that a typed text means; IllegalMove when it means none."""

    def play(self, state: S, move: str) -> S:
        """The state after this answer; IllegalMove when the rules refuse it, Secret when a seen state cannot tell."""

    def seen_by(self, seat: int | None, state: S) -> S:
        """The same state without what this seat may not know; None is a spectator."""

    def imagine(self, seen: S, seat: int, dice: Dice) -> S:
        """A full state that agrees with all that the seat has seen."""

    def cards(self, state: S) -> tuple[str, ...]:
        """Every card of the match wherever it lies, sorted, hidden ones as `?`."""

    def scores(self, state: S) -> tuple[float, ...]:
        """One number per seat, higher is better; before the end, the standing."""

    def winners(self, state: S) -> tuple[int, ...]:
        """The seats that won; none before the end."""
