"""All that the page depends on, as a frozen value: a message turns it into the next one, a screen into HTML."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from game.core.game import Game
from game.core.match import ME, Match
from game.core.rules import Saying
from game.ui.device import TAKEN, Device
from game.ui.effects import Effects
from game.ui.places import (
    TO_END,
    Asked,
    BadAddress,
    Challenge,
    Corner,
    Deals,
    InRoom,
    Lobby,
    Look,
    Office,
    Puzzles,
    Rulebook,
    Screen,
    Setup,
    Table,
)
from game.ui.protocol import Env
from game.ui.settings import of_game
from game.ui.view import Scene, view_of
from game.ui.view.people import humans, names
from game.words import words_of

LESSON = "lesson"
"""The mark of a match with the coach beside it."""
LATELY = 40
"""The last moves whose events a game's view is given."""


class Model(NamedTuple):
    """The device and the screen on it, with the answer to the last message."""

    device: Device = Device()
    screen: Screen = Lobby()
    notice: Saying | None = None
    """The sentence beside the buttons: a refusal, or what has just been done."""
    warned: bool = False
    """Whether that sentence is a refusal."""
    copied: str = ""
    """What has just gone to the clipboard: the button `copy-<this>` says so."""
    qr: str = ""
    """The SVG of the QR code that is shown; empty for none."""

    def on(self, screen: Screen) -> Model:
        """The model with another screen."""
        return self._replace(screen=screen)

    def storing(self, stored: Mapping[str, str]) -> Model:
        """The model with other stored texts."""
        return self._replace(device=self.device._replace(stored=stored))

    @property
    def table(self) -> Table | None:
        """The screen if it is a match that is played here."""
        return self.screen if isinstance(self.screen, Table) else None

    @property
    def match(self) -> Match | None:
        """The match that is played here."""
        return self.table.match if self.table else None

    @property
    def problem(self) -> Asked | None:
        """The problem that is asked here."""
        return self.table.problem if self.table else None

    @property
    def look(self) -> Look | None:
        """The screen if it is a match that is looked at."""
        return self.screen if isinstance(self.screen, Look) else None

    @property
    def shown(self) -> Match | None:
        """The match on the table, played or looked at, up to the move that is shown."""
        return self.screen.match if isinstance(self.screen, Table | Look) else None

    @property
    def setup(self) -> Setup | None:
        """The screen if it is the form of a new match."""
        return self.screen if isinstance(self.screen, Setup) else None

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat, as typed, else empty; with a bot's eyes, or sent, the one at this page is not `you`."""
        look = self.look
        if look and (look.sent or look.eyes):
            me = self.sender if look.sent else self.device.called or words_of(self.device.lang)("eyes.player")
            given = look.names or ("",) * len(look.whole.players)
            named = zip(given, look.whole.players, strict=True)
            return tuple(name or (me if player == ME else "") for name, player in named)
        return self.screen.names if isinstance(self.screen, Table | Look | Setup) else ()

    @property
    def sender(self) -> str:
        """What the one is called who sent the match that is looked at."""
        return (self.look.sender if self.look else "") or words_of(self.device.lang)("look.sender")

    @property
    def game(self) -> Game | None:
        """The game that the screen is about."""
        match self.screen:
            case Table() | Look() | Challenge():
                return self.screen.match.game
            case Setup(draft):
                return draft.game
            case Rulebook() | InRoom() | Puzzles() | Corner() | Deals() | Office() | BadAddress():
                return self.screen.game
        return None

    @property
    def seat(self) -> int | None:
        """The viewing seat; None for a spectator."""
        if self.look and self.look.eyes:
            return self.look.eyes.seat
        people = self.people
        if len(people) == 1:
            return people[0]
        return self.screen.lifted if isinstance(self.screen, Table | Look) else None

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the people at this device."""
        return humans(self.shown.players) if self.shown else ()

    @property
    def curtain(self) -> int | None:
        """The seat for which the curtain is up: it is asked, and nobody looks at the page."""
        return self._other if self.seat is None else None

    @property
    def handing_over(self) -> int | None:
        """The seat to whose player the device is to be handed, once who has moved has seen what came of it."""
        return self._other if self.seat is not None else None

    @property
    def _other(self) -> int | None:
        """The seat of a human at this device who is asked and does not look at the page."""
        asked = self.match.asked if self.match and not self.taken and not self.at_result else None
        return asked if asked in self.people and asked != self.seat else None

    @property
    def asked(self) -> bool:
        """Whether the human at this page must answer."""
        if self.match is None or self.taken or self.seat is None or self.match.asked != self.seat:
            return False
        return not self.at_result

    @property
    def at_result(self) -> bool:
        """Whether the result of a round, or of the last one, lies on the table and has to be put away."""
        if self.table and self.table.match.asked is None:
            return not self.ended
        table = None if self.taken or self.device.settings["rounds"] != "wait" else self.table
        if table is None or self.seat is None or self.hurries:
            return False
        return view_of(table.match.game).shows_result(table.match.state, self.seat, table.put_away.get(self.seat, 0))

    @property
    def ended(self) -> bool:
        """Whether the match played here is over and its last round put away, so that the end itself is shown."""
        table = self.table
        if table is None or table.match.asked is not None:
            return False
        view = view_of(table.match.game)
        return not view.has_results or table.put_away.get(self.seat, 0) >= view.finished(table.match.state)

    @property
    def taken(self) -> bool:
        """Whether another tab plays this match."""
        return self.device.held == TAKEN

    @property
    def thinking(self) -> int | None:
        """The seat of the bot that has to move; None at a human's turn, at a result, after the end, in a replay."""
        match = None if self.taken or self.at_result or self.problem else self.match
        return None if match is None or match.asked in self.people else match.asked

    @property
    def stepping(self) -> bool:
        """Whether the bot that has to move (`thinking`) waits until the player lets it."""
        if self.thinking is None or self.hurries:
            return False
        return bool(self.device.settings["pace"] == "step" or self.halted)

    @property
    def hurries(self) -> bool:
        """Whether the match is played on to its end without the player, see TO_END."""
        return self.table is not None and self.table.standing == TO_END and self.table.match.asked is not None

    @property
    def halted(self) -> bool:
        """Whether bots wait until the player has read what lies there, or what the coach says (`View.halts`)."""
        table = self.table
        if table is None or self.hurries or (LESSON not in table.marks and self.device.settings["rounds"] != "wait"):
            return False
        return view_of(table.match.game).halts(scene(self, table.match))


class Step(NamedTuple):
    """The outcome of a message: the next model and what the page has to do."""

    model: Model
    effects: Effects = ()
    moved: tuple[tuple[str, str], ...] = ()
    """(id before, id after) of the cards that move in this update."""
    pause: float = 1
    """Pause before a bot moves on, in paces (PACES milliseconds each)."""
    cues: tuple[str, ...] = ()
    """What has happened, for the ear: keys of `SOUNDS`."""
    reveals: bool = False
    """Whether what is new is shown one thing after the other (game/ui/view/stages.py)."""
    grab: bool = False
    """Whether the focus goes to the answer's focus id even if it was not lost."""
    focus: str = ""
    """That id; empty for the one that the page has by itself."""


Message: TypeAlias = Callable[[Model, str, Env], Step]
"""A function from the model, the rest of the message and what the page sent with it to the next step."""


def scene(model: Model, match: Match) -> Scene:
    """What the viewing seat may look at."""
    seat, device, seen = model.seat, model.device, match.seen(model.seat)
    mine = (model.look.trial if model.look else model.table) or Table(match, "")
    moves = match.game.rules.moves(seen) if model.asked or (model.look and model.look.asks) else ()
    words = words_of(device.lang, match.game).named(names(words_of(device.lang), match.players, model.names))
    put_away = mine.put_away.get(seat, 0)
    if (look := model.look) and match.asked is not None:
        lies = view_of(match.game).shows_result(seen, None, put_away)
        if look.eyes or look.asks or look.put_away or not lies:
            put_away = view_of(match.game).finished(seen)
    lately = match._replace(states=match.states[-LATELY:]).log(seat)
    liked, tries = of_game(device.settings, match.game), bool(model.look or mine.problem)
    left = (match.players, words, liked, device.folds, lately, mine.standing, mine.offered, mine.sure)
    how = (LESSON in mine.marks, tries, bool(model.problem), mine.unasked)
    return Scene(seen, seat, moves, mine.ticked, put_away, *left, *how)
