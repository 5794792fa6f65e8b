"""What the view of a game promises the page, and what it is given to draw from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from game.core.game import Game
from game.core.rules import Event
from game.ui.html import Html
from game.words import Words


class Scene(NamedTuple):
    """All that the view of a game may look at: what the seat has seen, never the state itself."""

    seen: Any
    seat: int | None
    moves: tuple[str, ...]
    """What this seat may answer now; empty when it is not asked."""
    ticked: tuple[str, ...]
    put_away: int
    players: tuple[str, ...]
    words: Words
    settings: Mapping[str, str] = {}
    """What this device likes about the game: its `settings`, by key."""
    folds: tuple[str, ...] = ()
    """The folds that are open; a game may have its own, opened by `data-do="fold <name>"`."""
    lately: tuple[Event, ...] = ()
    """What has happened last, as this seat may know it, the latest at the end."""


class Board(NamedTuple):
    """The parts of a table, as a game draws them; game/ui/screens.py puts them in their places."""

    rivals: Html
    middle: Html
    """The common thing, or the result of the last round."""
    mine: Html
    hand: Html
    play: str = ""
    """What the main button says when it is not simply to play."""


class View(Protocol):
    """What the `view` module of a game promises: pure functions from what a seat has seen to HTML and words."""

    def symbols(self) -> Html:
        """The faces of the cards as `<symbol>`s, once in the page."""

    def cover(self, words: Words) -> Html:
        """The picture on the menu."""

    def board(self, scene: Scene) -> Board:
        """The table."""

    def status(self, scene: Scene) -> str:
        """Whose turn it is and what may be done, in one sentence."""

    def guide(self, scene: Scene) -> Html:
        """What is good to have at hand: the list of hands, the ladder."""

    def sheet(self, scene: Scene, rounds: tuple[Any, ...]) -> Html:
        """The score sheet over the finished rounds, as the states kept them in `last`."""

    def heard(self, scene: Scene, what: str) -> str:
        """The `hand`, `table`, `counts`, `score`, what is `selected` or the `result`, in words; empty for all else.

        `aloud` is what a voice speaks after a move, where the device likes that; `fold <name>` what is in a fold of the
        game that has just been opened.
        """

    def opens(self, event: Event) -> bool:
        """Whether a round begins with this piece of news."""

    def told(self, scene: Scene, news: tuple[Event, ...]) -> list[str]:
        """What these of the last events come to, as briefly as it can be followed by ear.

        They are those of one round, and its `result` is among them when it has ended. The scene has neither moves nor a
        seat when several people listen.
        """

    def meaning(self, scene: Scene, move: str) -> str:
        """What a move would do, for the completion of the line."""

    def tick(self, ticked: tuple[str, ...], card: str) -> tuple[str, ...]:
        """The selected cards after this one was selected or let go, all by their ids."""

    def chosen(self, scene: Scene) -> str:
        """The move that the selected cards make; empty when they make none."""

    def cards_of(self, scene: Scene, move: str) -> tuple[str, ...]:
        """The ids of the cards that this move plays: `chosen` the other way round."""

    def auto(self, scene: Scene) -> str:
        """The move that this device's settings make for the asked seat, such as the only pass; empty for none."""

    def actions(self, scene: Scene) -> Html:
        """The buttons that only this game has, such as the one for passing."""

    def coach(self, scene: Scene) -> str:
        """What a teacher says at this moment of a guided match; empty when nothing is to be said."""

    def rulebook(self, words: Words) -> Html:
        """The rules for players: sections, with examples drawn by the rules code."""

    def first_card(self, scene: Scene) -> str:
        """The id to which a lost focus goes: the first card held, else `main`."""

    def beats(self, before: Any, after: Any) -> int:
        """For how many paces what has happened between two seen states is read, before a bot moves on."""

    def finished(self, seen: Any) -> int:
        """How many rounds are finished."""

    def rests(self, seen: Any, seat: int | None, read: int) -> bool:
        """Whether the result of a finished round, later than round `read`, lies on the table until it has been read.

        Then the hand is not shown, and the main button leads to the next round.
        """

    def moved(self, before: Any, after: Any, seat: int | None) -> tuple[tuple[str, str], ...]:
        """The cards that move between two seen states, as (id before, id after)."""


def view_of(game: Game) -> View:
    """The view of a game; each game checks its own against the promise."""
    view: View = game.view
    return view
