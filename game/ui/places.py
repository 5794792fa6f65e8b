"""The screens there are, each a frozen record of what it depends on; folds and selections too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

from game.core.game import Game
from game.core.match import Match
from game.core.rules import Choice, Saying
from game.ui.searched import Estimate, Review

MENU, BY_KEY = "menu", "by-key"
"""The folds of the table's menu, a drawer on small screens, and in it of what is for keyboards and for the ear."""
KEY_LIST = "key-list"
"""The fold of all keys that do something at a table."""
KEYS_FROM = "keys-from-"
"""What the fold begins with that names the id from which the focus went to that list."""
LAID_OPEN = "laid-open"
"""The fold with the open hands of a problem, where a phone has no room for them; elsewhere they are seen anyhow."""
SHARE = "share"
"""The fold of what can be sent of a match that is over."""
TO_END = "to-end"
"""What stands (`Table.standing`) when the rest of a match is played at once: no result waits to be put away then."""


class Lobby(NamedTuple):
    """A page about no game in particular."""

    page: Literal["menu", "settings", "history", "days", "import", "damaged"] = "menu"


class BadAddress(NamedTuple):
    """An address that cannot be shown."""

    fault: Saying
    game: Game | None = None
    """The game whose words say the fault."""
    match: Match | None = None
    """The part of the match that can be played."""


class Setup(NamedTuple):
    """The form of a new match."""

    draft: Match
    """The match as it stands in the form, without a move."""
    names: tuple[str, ...] = ()
    """The players' names by seat; empty where none was typed."""
    typed: str | None = None
    """The text in the field of the deal while it is no name of a deal; None while it is one."""
    focus: str = ""
    """The id that gets the focus."""


class Rulebook(NamedTuple):
    """The rules of a game."""

    game: Game


class InRoom(NamedTuple):
    """A screen that only this game has, see game/ui/model/room.py."""

    game: Game
    room: str
    focus: str = ""
    """The id that gets the focus."""

    @property
    def key(self) -> str:
        """The key of its state in `Device.rooms`."""
        return f"{self.game.name}/{self.room}"


class Challenge(NamedTuple):
    """The results of others with the cards of a deal, a match without moves, beside the player's own once there is one.

    `mine` are the moves of the matches in the link: the own result is one of these, if any is. `sure` is the number of
    the sealed attempt that was asked for once, and `since` when that was, in milliseconds since 1970.
    """

    match: Match
    mine: tuple[tuple[str, ...], ...] = ()
    sure: str = ""
    since: int = 0


class Puzzles(NamedTuple):
    """The list of problems."""

    game: Game | None = None
    """None for those of the day."""


class Office(NamedTuple):
    """A page of the office, which is fetched late: see game/office."""

    page: str
    game: Game | None = None
    part: str = ""
    """Which of the things that it has is shown; empty for the first one."""
    estimate: Estimate | None = None
    """What is going on behind the statistics."""
    focus: str = "main"
    """The id that gets the focus."""


class Corner(NamedTuple):
    """The practice corner of a game: questions about its rules, see game/problems/practice.py."""

    game: Game
    seed: str
    """What the questions of this round follow from."""
    n: int = 0
    """The number of questions done."""
    verdicts: tuple[bool, ...] = ()
    """Of each question that was answered, whether rightly."""
    chosen: int = -1
    """The place of the answer given to the present question; -1 for none yet."""

    @property
    def focus(self) -> str:
        """The id that gets the focus: the cards that are asked about, then the button to the next question."""
        return "asked" if self.chosen < 0 else "practice-next"


class Deals(NamedTuple):
    """The deals of a game, and the cards of one of them, see game/fairness."""

    game: Game
    deal: str
    seats: int
    typed: str = ""
    """The text in the field while it is no name of a deal."""
    focus: str = ""
    """The id that gets the focus."""


class Asked(NamedTuple):
    """The problem that a table asks, see game/problems."""

    deal: str
    step: int
    answer: str
    world: int
    tried: str = ""
    """The move that was tried last; empty before the first."""
    shown: bool = False
    """Whether the answer was shown."""
    of_day: bool = False
    """Whether it was opened as one of the day's, after which the next of the day comes."""

    @property
    def solved(self) -> bool:
        """Whether the right move has been tried or shown."""
        return self.tried == self.answer


class Table(NamedTuple):
    """A match that is played here."""

    match: Match
    id: str
    """The id of its save."""
    marks: tuple[str, ...] = ()
    """Why it is not counted with the others: `undo`, `hint`, `aid`, `branch`, `lesson`, `taught`."""
    names: tuple[str, ...] = ()
    """The players' names by seat; empty where none was typed."""
    ticked: tuple[str, ...] = ()
    """The ids of the selected cards."""
    offered: tuple[str, ...] = ()
    """Those of them that were proposed, see `Scene.offered`; some may be selected no longer."""
    by_hand: bool = False
    """Whether the settings make no move for the player, since one was just taken back."""
    lifted: int | None = None
    """The seat that lifted the curtain and has not handed the device over, where several people share it."""
    put_away: Mapping[int | None, int] = {}
    """The number of the last round whose result was put away, by seat."""
    standing: str = ""
    """What the player wants answered without being asked, see `Scene.standing`; see `unasked.ALWAYS`."""
    unasked: int = 0
    """How many moves were made for the player since the last one by hand, or since a result was put away."""
    sure: str = ""
    """The move that was asked for once and is made when it is asked for again."""
    log_of: str = ""
    """The seat whose lines the log shows, `all`, or empty for the last lines."""
    rested: int = 0
    """How often the page has rested with what is held, see game/ui/model/holding.py."""
    undone: tuple[Table, ...] = ()
    """The table before each undo since the last move, the first of them first; without any of their own."""
    review: Review | None = None
    """The search for the turning point; None until it is asked for."""
    hints: Mapping[tuple[str, ...], tuple[Choice, ...]] = {}
    """All moves as the hints have judged them, the best first, by the moves before them; kept while it is open."""
    problem: Asked | None = None
    """The problem that is asked here; then it is no match that is stored and played on."""


class Eyes(NamedTuple):
    """The seat of a bot with whose eyes a match is looked at that is over."""

    seat: int
    choices: tuple[Choice, ...] = ()
    """All moves at this turn as the bot judges them, the best first; none before that is found out."""


class Look(NamedTuple):
    """A match that is looked at, move by move."""

    whole: Match
    at: int
    """The number of moves that are shown."""
    names: tuple[str, ...] = ()
    """The players' names by seat; empty where none was typed."""
    sent: bool = False
    """Whether it came with a link and is not stored here, so that `me` is somebody else."""
    sender: str = ""
    """The name of who sent it, as the link says; empty where it does not."""
    origin: Table | None = None
    """The match of the player that ends so, to whose end there is a way back; None where there is none."""
    behind: bool = False
    """Whether that end lies behind it in the browser, where the player went to look back."""
    asks: bool = False
    """Whether the player is to think again at this turn: it is shown as it was, and a choice is judged."""
    trial: Table | None = None
    """What is selected where the player thinks again; None for nothing."""
    tried: str = ""
    """The move that was chosen there last; empty before the first."""
    running: bool = False
    """Whether the replay goes on by itself."""
    put_away: bool = False
    """Whether the result of a round that lies there was put away: the next round is seen, before its first card."""
    lifted: int | None = None
    """The seat whose view is shown, where several people shared the device."""
    log_of: str = ""
    """The seat whose lines the log shows, `all`, or empty for the last lines."""
    eyes: Eyes | None = None
    """The bot with whose eyes the match is looked at; None for the player's own view."""

    @property
    def match(self) -> Match:
        """The match up to the move that is shown."""
        return self.whole.until(self.at)


Screen: TypeAlias = (
    Lobby | BadAddress | Setup | Rulebook | InRoom | Challenge | Puzzles | Office | Corner | Deals | Table | Look
)
