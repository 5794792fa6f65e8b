"""What the view of a game promises the page, and what it is given to draw from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from game.core.cards import in_turn
from game.core.game import Game
from game.core.rules import Event, Saying
from game.ui.html import Html, Node
from game.ui.view.closing import Course, Ending, ShowsResult
from game.words import Words

READING = 11
"""Paces to read the result of a round."""


class Scene(NamedTuple):
    """All that the view of a game may look at: what the seat has seen, never the state itself."""

    seen: Any
    """The game's own state, as `rules.seen_by` gives it to the seat."""
    seat: int | None
    """The viewing seat, from 0; None for a spectator."""
    moves: tuple[str, ...]
    """The moves that the seat may make now; empty when it is not asked."""
    ticked: tuple[str, ...]
    """The ids of the selected cards, in the order of selecting; some may be on the table no longer."""
    put_away: int
    """The number of the last round whose result the seat has put away; 0 for none."""
    players: tuple[str, ...]
    """Per seat: `me`, `human` or the name of a level, as in links."""
    words: Words
    """The sentences of the game in the page's language, which know the names of the players."""
    settings: Mapping[str, str] = {}
    """What this device likes about the game: the choice of each of its `settings`, by key."""
    folds: tuple[str, ...] = ()
    """The names of the open folds; a game may have its own, opened by `data-do="fold <name>"`."""
    lately: tuple[Event, ...] = ()
    """The events of the last moves, as this seat may know them, the latest at the end."""
    standing: str = ""
    """What the player wants answered without being asked, as `data-do="stand <this>"` named it; empty for nothing."""
    offered: tuple[str, ...] = ()
    """The ids of the cards that were selected by a proposal: the player has not tapped them."""
    sure: str = ""
    """The move that `data-do="twice <move>"` asked for once, and that is made when it is asked for again."""
    taught: bool = False
    """Whether a coach speaks beside the table."""
    tries: bool = False
    """Whether one move at most is asked for: in a problem, and where a match is looked back at."""
    problem: bool = False
    """Whether this is the position of a problem: nothing is said of a card that only a try of it answers."""
    unasked: int = 0
    """How many moves were made for the player since the last one by hand."""

    def clockwise(self) -> tuple[int, ...]:
        """All seats clockwise from the viewing one; a spectator's begin with the first."""
        return in_turn(self.seat or 0, len(self.players))

    @property
    def held(self) -> tuple[Any, ...]:
        """The cards in the viewing seat's hand (`seen.hands`); none for a spectator."""
        return () if self.seat is None else self.seen.hands[self.seat]


class Board(NamedTuple):
    """The parts of a table, as a game draws them; game/ui/table/tabletop.py puts them in their places."""

    rivals: Html
    """The other players; for a spectator all."""
    middle: Html
    """What lies between the players, or the result of the last round."""
    mine: Html
    """The viewing seat's own line; empty for a spectator."""
    hand: Html
    """The cards that the seat may use."""
    play: str = ""
    """The label of the main button when it is not simply to play."""
    at_once: Html | str = ""
    """What stands in the place of the main button: where one press on a card or another button decides, or a button."""


def one(ticked: tuple[str, ...], card: str) -> tuple[str, ...]:
    """One card at most is selected; selecting it again lets it go."""
    return () if card in ticked else (card,)


def several(ticked: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Any number of cards is selected; selecting one again lets it go."""
    return tuple(each for each in ticked if each != card) if card in ticked else (*ticked, card)


def _told(scene: Scene, news: tuple[Event, ...]) -> list[str]:
    """Every line of the log."""
    return [scene.words.tell(event) for event in news]


def finished(seen: Any) -> int:
    """The `number` of the last round, which the state has in `last`."""
    return seen.last.number if seen.last else 0


def _pause(before: Any, after: Any) -> int:
    """Time to read the result of a round."""
    return READING if finished(after) > finished(before) else 1


class View(NamedTuple):
    """How a game is drawn and read out: pure functions from what a seat has seen to HTML and words.

    None of them raises anything; what has a default need not be given. A `seen` is a state from `rules.seen_by`.
    """

    symbols: Callable[[], Html]
    """The faces of the cards as `<symbol>`s, once in the page; their ids begin with the game's name and a hyphen."""
    cover: Callable[[Words], Html]
    """The picture on the menu."""
    board: Callable[[Scene], Board]
    """The table."""
    status: Callable[[Scene], str]
    """One sentence: whose turn it is and what may be done."""
    guide: Callable[[Scene], Html]
    """What is good to have at hand: the list of hands, the ladder."""
    sheet: Callable[[Scene, tuple[Any, ...]], Html]
    """The score sheet over the finished rounds, as the states had them in `last`, the oldest first; maybe none."""
    heard: Callable[[Scene, str], str]
    """The `hand`, `table`, `counts`, `score`, what is `selected` or the `result`, in words; empty for all else.

    `aloud` is what a voice speaks after a move, where the device likes that; `fold <name>` what is in a fold of the
    game that has just been opened; `twice <move>` what is asked before it is made; `quiet` what the box of the coach
    shows while nothing is said. See `Readout.heard`.
    """
    meaning: Callable[[Scene, str], str]
    """What a legal move would do, for the completion of the line."""
    chosen: Callable[[Scene], str]
    """The move that the selected cards make, legal or not; empty when they make none."""
    cards_of: Callable[[Scene, str], tuple[str, ...]]
    """The ids of the cards that this move plays, or of its button: `chosen` the other way round; empty for neither."""
    coach: Callable[[Scene], str]
    """What a teacher says at this moment of a guided match; empty when nothing is to be said."""
    rulebook: Callable[[Words], Html]
    """The rules for players: sections, with examples drawn by the rules code."""
    first_card: Callable[[Scene], str]
    """The id to which a lost focus goes: the first card held, else `main`."""
    moved: Callable[[Any, Any, int | None], tuple[tuple[str, str], ...]]
    """The cards that move between two seen states (before, after, seat), as (id before, id after)."""
    crest: str = "back"
    """What stands for the game where it is small: the name of one of its symbols, without the game's own in front."""
    poster: Callable[[Words], Node] | None = None
    """Cards drawn in the box of game/ui/view/poster.py for the picture of a result; without it three of the crest."""
    brief: Callable[[Scene, str], str] | None = None
    """A legal move in few words, for who has its cards in sight; None where `meaning` is as short."""
    alike: Callable[[Scene, str, str], bool] = lambda scene, move, other: False
    """Whether two moves are one choice to a player, so that a hint names only the better one."""
    pictured: Callable[[Scene, str], Html] = lambda scene, move: Html()
    """The cards of a move, small and without ids, where they say more than its meaning."""
    pause: Callable[[Any, Any], int] = _pause
    """The pause after the change from one seen state to the next, in paces, before a bot moves on; at least 1."""
    dealt: Callable[[Any], int] = lambda seen: 1
    """The pause before a bot moves on from a seen state, in paces: more where the cards have just been dealt."""
    held: Callable[[Scene], int] = lambda scene: 0
    """Paces for which what settings or `Scene.standing` made the player leave to others lies there; 0 for none."""
    cues: Callable[[Any, Any, int | None], tuple[str, ...]] = lambda before, after, seat: ()
    """What is heard of the change from one seen state to the next (before, after, seat): keys of `sound.SOUNDS`."""
    tick: Callable[[tuple[str, ...], str], tuple[str, ...]] = one
    """The selected ids after a click on this one: `one` or `several`."""
    looks: bool = False
    """Whether a card can be selected while a bot is to move, too: only to look at it, until somebody here is asked."""
    in_rows: bool = False
    """Whether cards lie in rows that are scrolled: one that is selected comes whole in sight."""
    follows: Callable[[Scene, str], tuple[int, tuple[tuple[str, str], ...]]] = lambda scene, move: (0, ())
    """How many cards are chosen in the same press as this move, one by one; the (id, name) of all there are."""
    propose: Callable[[Scene, str], tuple[str, ...]] = lambda scene, card: (card,)
    """The selected ids after a tap on this one that asks what could be played with it (`data-do="propose"`)."""
    points_at: Callable[[Scene], str] = lambda scene: ""
    """The move whose cards the coach speaks of at this moment; empty for none."""
    halts: Callable[[Scene], bool] = lambda scene: False
    """Whether a bot waits until the player has read what lies there; in a guided match also what the coach says."""
    covers: tuple[str, ...] = ()
    """The game's folds that lie over the table: Escape closes them, and so does a choice that is shown there."""
    over_selected: tuple[str, ...] = ()
    """Those of them that lie over what is told of a selected card: they close when one is selected."""
    glances: tuple[str, ...] = ()
    """Those of them that are only looked at: any message closes them, and any move with more than one pace of pause."""
    keys: Mapping[str, str] = {}
    """The keys that only this game has at its table, and the message of each."""
    actions: Callable[[Scene], Html] = lambda scene: Html()
    """The buttons that only this game has, such as the one for passing; they stand beside the main one."""
    leaving: Callable[[Scene], Html] = lambda scene: Html()
    """The button with which a player gives something up for good; it stands far from the others."""
    auto: Callable[[Scene], str] = lambda scene: ""
    """The move that settings or `Scene.standing` make for the asked seat, such as the only pass; empty for none."""
    opens: Callable[[Event], bool] = lambda event: False
    """Whether a round begins with this piece of news."""
    told: Callable[[Scene, tuple[Event, ...]], list[str]] = _told
    """What is announced of these events of one round, the last of the log, its `result` too: brief sentences to hear.

    The scene has neither moves nor a seat when several people listen.
    """
    finished: Callable[[Any], int] = finished
    """The number of finished rounds of a seen state."""
    open_hand: Callable[[Scene, int], Html] = lambda scene, seat: Html()
    """The cards that a seat holds, small and without ids: in a replay of a match that is over, where all is seen."""
    hands_at_once: int = 2
    """How many of these hands have room one above the other; of more than these one is shown, the others by a tab."""
    lies_open: Callable[[Scene, int], bool] = lambda scene, seat: False
    """Whether the whole hand of a seat lies on the table anyhow, so that it need not be shown again in a problem."""
    explained: Callable[[Scene, str], Node] = lambda scene, said: said
    """What the coach says, with the terms of the game in it explained."""
    shows_result: ShowsResult = lambda seen, seat, put_away: False
    """Whether the result of a round after `put_away` lies there; no hand then, and the main button leads on."""
    ending: Callable[[Scene, tuple[Any, ...], tuple[Event, ...]], Ending] = lambda scene, rounds, log: Ending()
    """What is shown when a match is over, from its finished rounds and the whole log, both the oldest first."""
    counts: Callable[[Any], tuple[Saying, ...]] = lambda seen: ()
    """What each seat has of what the match counts, a sentence with the number `n`; nothing where it only is won."""
    fewer: bool = False
    """Whether fewer is better of what is counted."""
    winner_first: bool = False
    """Whether who has won a round is told before its figures, as the style sheet says, too; else after all of them."""
    pad: Callable[[Words, int], str] = lambda words, n: str(n)
    """What stands before line n, from 1, of the score sheet that can be printed."""
    cutouts: Callable[[Words], Html] | None = None
    """The deck and what else lies on the table as leaves to be printed and cut out; None where there are none."""
    strip: Callable[[tuple[Any, ...], tuple[Event, ...], int], tuple[str, ...]] = lambda rounds, log, seat: ()
    """How a finished match went for a seat, without a card: signs (ui/strip.SIGNS); rounds and log the oldest first."""
    moment: Callable[[tuple[Any, ...]], Saying | None] = lambda states: None
    """Where in its round the last of these states lies, such as in which trick; None where the round says enough."""
    course: Callable[[Any, tuple[Any, ...]], Course] = lambda seen, rounds: Course()
    """How the match stood after each of its finished rounds; without any where no score goes through it."""

    @property
    def has_results(self) -> bool:
        """Whether the result of a round lies on the table until it is put away, that of the last one too."""
        return self.shows_result is not View._field_defaults["shows_result"]

    def clause(self, scene: Scene, move: str) -> str:
        """The meaning of a legal move without its full stop, to stand inside a sentence."""
        return self.meaning(scene, move).rstrip(".。")

    def brief_clause(self, scene: Scene, move: str) -> str:
        """The same in few words, for who has its cards in sight."""
        return (self.brief or self.meaning)(scene, move).rstrip(".。")


def view_of(game: Game) -> View:
    """The view of a game; TypeError when it is none of this module's."""
    if not isinstance(game.view, View):
        raise TypeError(f"{game.name} has no View.")
    return game.view
