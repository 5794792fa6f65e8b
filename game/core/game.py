"""A game as the rest of the program knows it: its rules and all that belongs to them."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from itertools import chain
from typing import Any, NamedTuple, Protocol, TypeAlias

from game.core.chance import Dice
from game.core.rules import Choice, Facts, Option, Rules, Saying, Sentences, Think

USUAL = "normal"
Compare: TypeAlias = Callable[[Any, int, tuple[Choice, ...], str, Dice], Generator[None, None, tuple[Choice, ...]]]
"""compare(seen, seat, choices, move, dice) thinks on its first choice and the move that was played once more.

The choices have the worth of the move then, which is that of the first where nothing tells them apart, and what the
first is better for. It yields between pieces of work."""


class Ruling(NamedTuple):
    """The answer of `judge`: as data for programs, and as a sentence."""

    data: Facts
    saying: Saying


class Dealt(NamedTuple):
    """How good the first cards of a seat were, over all rounds of a finished match; the unit is a round won."""

    n: int
    """The number of rounds."""
    before: float
    """What the seat could expect before any card was dealt."""
    after: float
    """What it could expect with the cards dealt at first, if everybody played best from there."""
    got: float
    """What it has won."""


class Gain(NamedTuple):
    """The result of a seat in a finished match, in the unit of the game's Account."""

    n: int
    """The number of rounds, or of what else the game counts by."""
    fair: float
    """What one of equal players could expect before any card was dealt."""
    got: float


class Account(NamedTuple):
    """Estimates how much of a seat's result its decisions have made, for a game that nobody has solved.

    All its numbers have one unit, which the game chooses, such as points or matches won.
    """

    gain: Callable[[Any, int], Gain]
    """gain(match, seat) is the result of a seat in a finished Match."""
    gap: Callable[[Any, int, tuple[str, str], Dice], Generator[None, None, float]]
    """By how much the strongest bot thinks the first of two moves better than the second.

    gap(seen, seat, moves, dice) yields between pieces of work; equal arguments give equal gaps."""


class Use(NamedTuple):
    """Statistics of one finished match for the command `balance`."""

    first: int
    """The seat that began, from 0."""
    length: int
    """The length of the match, in the unit that this game counts by."""
    offered: tuple[str, ...]
    """The cards that could have been used."""
    used: tuple[str, ...]


class View(Protocol):
    """What draws a game and reads it out, as far as core knows it: the View of game/ui/view/__init__.py has it all."""

    @property
    def symbols(self) -> Callable[[], str]:
        """The faces of the cards, as markup."""

    @property
    def rulebook(self) -> Callable[[Any], str]:
        """The rules for players in the language of some words, as markup."""


class Lesson(NamedTuple):
    """The match that a guided first match is."""

    deal: str = "first-steps"
    options: Mapping[str, str] = {}
    """What is agreed otherwise than usual, by the keys of options."""


class Game(NamedTuple):
    """Everything about one game. Its folder's `__init__` holds one, called GAME."""

    name: str
    """In links, saves and on the command line."""
    v: int
    """The newest version of the shuffle, from 1; a match of an older one still deals the same cards."""
    seats: tuple[int, ...]
    """The numbers of players it can be played with, the smallest first."""
    options: tuple[Option, ...]
    rules: Rules[Any]
    levels: Mapping[str, Think]
    """The bots by level, the weakest first."""
    words: Mapping[str, Sentences]
    """The sentences by language; every language has the same keys in the same order."""
    view: View
    """The functions that draw it."""
    endings: tuple[str, ...]
    """The kinds of the last event of a match, one for each way to end."""
    longest: int
    """The most moves that a match can have."""
    settings: tuple[Option, ...] = ()
    """Preferences of a device, such as the order of the hand; they change nothing that is played."""
    presets: Mapping[str, Mapping[str, str]] = {}
    """Whole sheets of rules that can be taken at once: all options of each; words `preset.<key>` and its `.help`."""
    rooms: tuple[str, ...] = ()
    """Screens that only this game has, `#/<game>/<room>`: modules of these names in its folder, each a Room of
    game/ui/model/room.py, which are fetched when first asked for; words `room.<room>`.
    """
    late: tuple[str, ...] = ()
    """Its pages that are fetched when first asked for (game/ui/model/late.py): `problems`, `practice`, `fairness`."""
    preferred_seats: int = 0
    """The number of seats of a match for which nobody has chosen it; 0 for the smallest. `usual_seats` says which."""
    lesson: Lesson = Lesson()
    judge: Callable[[tuple[str, ...]], Ruling] | None = None
    """Judges one set of cards, or two against each other, as typed; Fault when they make no case."""
    first: bool = False
    """Whether the menu tells who has never been here to begin with this game."""
    split: Callable[[Any, int], Generator[None, None, Saying | None]] | None = None
    """split(match, seat) says how much of what a seat has won in a finished Match was luck, and how much its choices.

    It returns None where that is not exactly known."""
    dealt: Callable[[Any, int], Dealt | None] | None = None
    """dealt(match, seat) says how good the first cards of a seat were in a finished Match; None where nobody knows."""
    reasoned: Think | None = None
    """The thought of the strongest bot with its reasons in words, which take time; None where it gives them itself."""
    careful: Think | None = None
    """What thinks for a hint, longer than for a move, as its figures are read; None for the same as `reasoned`."""
    thorough: Think | None = None
    """What thinks in a review: as `reasoned`, but of equal moves none is better by chance; None for the same."""
    compare: Compare | None = None
    """What tells a review how the first choice and the move that was played differ; None where one thought does."""
    account: Account | None = None
    """How luck and choices are told apart by estimates; None where `split` tells them exactly, or nothing does."""
    against: Callable[[Any, int, Choice, Choice], Saying] | None = None
    """against(seen, seat, best, played) says why the strongest bot's choice is better than the move that was played.

    The reason of the best is the one that holds for it by itself. None where the bot's reasons compare already."""
    even: float = 0.01
    """A difference of worths is none to a player, and is told as none, where the figures said differ by less."""
    chance: Callable[[Any, int, float | None], float] | None = None
    """chance(seen, seat, worth) estimates the chance to win the match by how it stands and this worth of a decision.

    Between two rounds the worth is None. A game without it has no curve of its matches."""
    decided: Callable[[Any, int], bool | None] | None = None
    """decided(state, seat) says whether a seat is sure to win or not to win, by what all may know; None while open."""
    ratings: Mapping[str, int] = {}
    """How strong its levels are with the usual number of players, the weakest first (docs/opponents/ratings.md).

    400 points more are ten times the victories; a level that nobody has measured is left out."""
    use: Callable[[Any], Use] | None = None
    """Statistics of a finished Match; its type is open, since core/match.py imports this module."""

    @property
    def usual(self) -> str:
        """The level of an opponent that nobody has chosen: `normal`, else the strongest."""
        return USUAL if USUAL in self.levels else self.strongest

    @property
    def usual_seats(self) -> int:
        """The number of seats of a match for which nobody has chosen it."""
        return self.preferred_seats or self.seats[0]

    @property
    def strongest(self) -> str:
        """The level of its strongest bot."""
        return [*self.levels][-1]

    @property
    def adviser(self) -> Think:
        """What thinks for a hint."""
        return self.careful or self.explained(self.strongest)

    @property
    def reviewer(self) -> Think:
        """What thinks in a review."""
        return self.thorough or self.explained(self.strongest)

    def explained(self, level: str) -> Think:
        """The thought of a level, with its reasons in words."""
        return self.reasoned if self.reasoned and level == self.strongest else self.levels[level]

    def __repr__(self) -> str:
        """The expression that gives this game."""
        return f"GAMES[{self.name!r}]"

    def preset(self, options: Mapping[str, str]) -> str:
        """The key of the preset with these options, else of the first that differs only in numbers; empty for none."""
        numbers = {option.key: options.get(option.key, "") for option in self.options if option.kind == "number"}
        exact = (key for key, sheet in self.presets.items() if {**sheet} == {**options})
        near = (key for key, sheet in self.presets.items() if {**sheet, **numbers} == {**options})
        return next(chain(exact, near), "")

    def defaults(self) -> dict[str, str]:
        """The default of each option, by key."""
        return {option.key: option.default for option in self.options}
