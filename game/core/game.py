"""A game as the rest of the program knows it: its rules and all that belongs to them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from game.core.rules import Facts, Option, Rules, Saying, Table, Think

USUAL = "normal"


class Ruling(NamedTuple):
    """What the rules say about cards laid on the counter: as data for programs, and as a sentence."""

    data: Facts
    saying: Saying


class Use(NamedTuple):
    """What is to be known of a finished match to balance its cards."""

    first: int
    """The seat that began."""
    length: int
    """In what this game counts by."""
    offered: tuple[str, ...]
    """The cards that could have been used."""
    used: tuple[str, ...]


class View(Protocol):
    """What draws a game and reads it out, as far as core knows it: the View of game/ui/view.py has it all."""

    @property
    def symbols(self) -> Callable[[], str]:
        """The faces of the cards, as markup."""

    @property
    def rulebook(self) -> Callable[[Any], str]:
        """The rules for players in the language of some words, as markup."""


class Room(Protocol):
    """A screen that only this game has, as core knows it: a Room of game/ui/room.py."""

    def opened(self, state: Any, fields: Mapping[str, str], around: Any) -> Any:
        """The state of the room, entered with these fields in the address; None was never entered."""

    def answered(self, state: Any, do: str, value: str, around: Any) -> Any:
        """The Turn that a message makes."""

    def screen(self, state: Any, around: Any) -> Any:
        """The room as Html."""

    def link(self, state: Any, around: Any) -> str:
        """The address that hands the room to others, from its `#` on; empty for none."""


class Game(NamedTuple):
    """Everything about one game. Its folder's `__init__` holds one, called GAME."""

    name: str
    """In links, saves and on the command line."""
    v: int
    """The newest version of the shuffle; older ones still deal what they dealt."""
    seats: tuple[int, ...]
    """The numbers of players it can be played with, the smallest first."""
    options: tuple[Option, ...]
    rules: Rules[Any]
    levels: Mapping[str, Think]
    """The opponents there are, the weakest first."""
    words: Mapping[str, Table]
    """Its sentences by language."""
    view: View
    """What draws it."""
    endings: tuple[str, ...]
    """The kinds of the event that ends a match: all the ways in which one can end."""
    longest: int
    """No match has more moves."""
    settings: tuple[Option, ...] = ()
    """What a device may like about this game, such as the order of the hand; it changes nothing that is played."""
    presets: Mapping[str, Mapping[str, str]] = {}
    """Whole sheets of rules that can be taken at once: all options of each; words `preset.<key>` and its `.help`."""
    rooms: Mapping[str, Room] = {}
    """Screens that only this game has, by their name in the address `#/<game>/<room>`; words `room.<room>`."""
    judge: Callable[[tuple[str, ...]], Ruling] | None = None
    """Rules on one case, or on two against each other; raises Fault when a case cannot be."""
    use: Callable[[Any], Use] | None = None
    """What a finished Match of core/match.py, which knows this module, says of the balance of the cards."""

    @property
    def usual(self) -> str:
        """The opponent when nobody says otherwise: the normal level, else the strongest there is."""
        return USUAL if USUAL in self.levels else [*self.levels][-1]

    def __repr__(self) -> str:
        """How the shelf is asked for it."""
        return f"GAMES[{self.name!r}]"

    def defaults(self) -> dict[str, str]:
        """The options when nobody says otherwise."""
        return {option.key: option.default for option in self.options}
