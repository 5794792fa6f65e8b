"""What the page is about at one moment: a frozen value; messages turn it into the next one, screens into HTML."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from game.core.game import Game
from game.core.match import HUMAN, ME, Match
from game.core.rules import Saying
from game.core.texts import plain
from game.ui.settings import DEFAULTS, Settings, of_game
from game.ui.view import Scene, view_of
from game.words import Words, words_of

TAKEN = "taken"
"""Held by another tab."""
LONGEST_NAME = 20
"""Characters of what a player is called."""
LATELY = 40
"""The last moves whose events are within sight of a game's view."""


class Model(NamedTuple):
    """Everything that the screens depend on; folds and selections too, since a morph forgets the DOM's own state."""

    lang: str = "en"
    page: str = ""
    """The page's address without its hash."""
    fault: Saying | None = None
    """Why the address asked for cannot be shown."""
    about: Game | None = None
    """The game whose words tell it."""
    screen: str = ""
    """A screen without a table: new, rules, settings, history, room."""
    room: str = ""
    """On the screen `room`: which of the draft's game, see game/ui/room.py."""
    desks: Mapping[str, Any] = {}
    """What lies about in the rooms, by `<game>/<room>`."""
    target: str = ""
    """The id to which the room wants the focus."""
    draft: Match | None = None
    """The match that is being put together, or whose rules are read."""
    match: Match | None = None
    id: str = ""
    """The match's save."""
    held: str = ""
    """The save that this tab may write; another tab may hold the one on the table."""
    marks: tuple[str, ...] = ()
    """What sets the match apart: `undo`, `hint`, `branch`; `lesson` while it is guided, then `taught`."""
    typed: str = ""
    """What was typed as the name of the deal that is put together, while it is none."""
    names: tuple[str, ...] = ()
    """What the players are called, by seat, of the match or its draft; empty where nobody said."""
    back: str = ""
    """On a page without a table: the address of the match that was left for it."""
    shared: Match | None = None
    """A match that came with a link; it may be looked at, or its deal played."""
    at: int | None = None
    """While looking on: after how many moves."""
    by_hand: bool = False
    """Whether the settings make no move for the player, since one was just taken back."""
    running: bool = False
    """Whether the replay goes on by itself."""
    lifted: int | None = None
    """With several people at this device: the seat that has lifted the curtain last."""
    ticked: tuple[str, ...] = ()
    """The ids of the selected cards."""
    notice: Saying | None = None
    """The sentence beside the buttons: a refusal, or what has just been done."""
    warned: bool = False
    """Whether that sentence is a refusal."""
    copied: str = ""
    """What has just gone to the clipboard: the button `copy-<this>` says so."""
    put_away: Mapping[int | None, int] = {}
    """Per seat, the last finished round whose result was put away."""
    sure: str = ""
    """The move that was asked for once, and is made when it is asked for again."""
    folds: tuple[str, ...] = ()
    """The folds that are open."""
    log_of: str = ""
    """Whose lines the log shows: the number of a seat, `all` of them, or empty for the last ones."""
    qr: str = ""
    """The link to the deal as a picture that cameras read, once it was asked for."""
    can_share: bool = False
    """Whether the browser can hand a link to other programs."""
    stored: Mapping[str, str] = {}
    """What the browser keeps, by key."""
    settings: Settings = DEFAULTS
    unsaved: str = ""
    """Why the browser keeps nothing: the name of its error."""

    @property
    def game(self) -> Game | None:
        """The game on the table."""
        match = self.shown or self.draft
        return match.game if match else self.about

    @property
    def shown(self) -> Match | None:
        """The match on the table, as far as it is looked at."""
        if self.match or not self.shared:
            return self.match
        at = len(self.shared.moves) if self.at is None else self.at
        return self.shared._replace(moves=self.shared.moves[:at], states=self.shared.states[: at + 1])

    @property
    def seat(self) -> int | None:
        """Whose eyes the page has; None looks on."""
        people = self.people
        return people[0] if len(people) == 1 else self.lifted

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the people at this device."""
        return humans(self.shown.players) if self.shown else ()

    @property
    def curtain(self) -> int | None:
        """The seat for which the curtain is up: it is asked, and somebody else has looked at the page last."""
        asked = self.match.asked if self.match and not self.taken and not self.reading else None
        return asked if asked in self.people and asked != self.seat else None

    @property
    def asked(self) -> bool:
        """Whether the human at this page must answer."""
        if self.match is None or self.taken or self.seat is None or self.match.asked != self.seat:
            return False
        return not self.reading

    @property
    def reading(self) -> bool:
        """Whether nothing happens until the human at this page has read the result of a round."""
        match = None if self.taken or self.settings["rounds"] != "wait" else self.match
        if match is None or match.asked is None or self.seat is None:
            return False
        return view_of(match.game).rests(match.state, self.seat, self.put_away.get(self.seat, 0))

    @property
    def taken(self) -> bool:
        """Whether another tab plays this match."""
        return self.held == TAKEN

    @property
    def thinking(self) -> int | None:
        """The seat of the bot that has to move; None when a human is asked or reads, or it is over, or looked at."""
        match = None if self.taken or self.reading else self.match
        return None if match is None or match.asked in self.people else match.asked

    @property
    def stepping(self) -> bool:
        """Whether that bot waits until the player lets it move."""
        return self.thinking is not None and self.settings["pace"] == "step"


class Step(NamedTuple):
    """What a message comes to: the next model and what the page has to do."""

    model: Model
    effects: tuple[tuple[str, ...], ...] = ()
    """(kind, facts...): store, go, claim, persist, polite, assertive; game/page.py performs them."""
    moved: tuple[tuple[str, str], ...] = ()
    """(id before, id after) of the cards that move in this update."""
    beats: int = 1
    """How many paces there are to read what has happened, before a bot moves on."""
    grab: bool = False
    """Whether the focus goes to the answer's focus id even if it was not lost."""


def humans(players: tuple[str, ...]) -> tuple[int, ...]:
    """The seats of people, all of whom sit at this device."""
    return tuple(seat for seat, player in enumerate(players) if player in (ME, HUMAN))


def names(words: Words, players: tuple[str, ...], given: tuple[str, ...] = ()) -> tuple[str, ...]:
    """What the seats are called: as was said; else you, the bots by their level, numbered where several are alike."""
    people = humans(players)
    called = []
    for seat, player in enumerate(players):
        if name := seat in people and seat < len(given) and plain(given[seat], LONGEST_NAME):
            called.append(name)
        elif seat in people:
            called.append(words("player.me") if len(people) == 1 else words("player", n=people.index(seat) + 1))
        elif players.count(player) > 1:
            called.append(words("bot.numbered", level=player, n=players[: seat + 1].count(player)))
        else:
            called.append(words("bot", level=player))
    return tuple(called)


def rounds(match: Match) -> tuple[Any, ...]:
    """The finished rounds of a match; they are public."""
    lasts = [state.last for state in match.states if state.last is not None]
    return tuple({each.number: each for each in lasts}.values())


def scene(model: Model, match: Match) -> Scene:
    """What the page's seat may look at."""
    seat = model.seat
    seen = match.seen(seat)
    moves = match.game.rules.moves(seen) if model.asked else ()
    words = words_of(model.lang, match.game).named(names(words_of(model.lang), match.players, model.names))
    liked = of_game(model.settings, match.game)
    read = model.put_away.get(seat, 0)
    lately = match._replace(states=match.states[-LATELY:]).log(seat)
    return Scene(seen, seat, moves, model.ticked, read, match.players, words, liked, model.folds, lately)
