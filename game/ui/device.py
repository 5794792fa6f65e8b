"""What this tab knows of its browser and its player: a frozen value that outlives every screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Self

from game.core.match import Match
from game.ui.offer import Offer
from game.ui.settings import DEFAULTS, Settings
from game.words.languages import USUAL

TAKEN = "taken"
"""In place of a save's id: another tab may write it."""


class Device(NamedTuple):
    """What this tab knows of its browser and its player; it outlives every screen."""

    lang: str = USUAL
    page: str = ""
    """The page's address without its hash."""
    can_share: bool = False
    """Whether the browser can send a link to other programs."""
    stored: Mapping[str, str] = {}
    """The stored texts, by key."""
    unsaved: str = ""
    """The name of the error with which the browser refuses to store anything; empty while it does not."""
    settings: Settings = DEFAULTS
    held: str = ""
    """The id of the save that this tab may write, TAKEN where another tab may, empty while that is not known."""
    folds: tuple[str, ...] = ()
    """The folds that are open; they stand here since a morph forgets the DOM's own state."""
    drawer: bool = False
    """Whether the menu covered the table when it was opened last, as on a small screen."""
    rooms: Mapping[str, Any] = {}
    """The state of every room that was entered, by `<game>/<room>`."""
    called: str = ""
    """The player's name in the links that are sent; empty for none."""
    deleted: Mapping[str, str] = {}
    """The texts of matches that were thrown away, by key, the last one at the end; they can be stored again."""
    offer: Offer | None = None
    """The file that was opened last."""
    now: int = 0
    """Milliseconds since 1970 when the address was opened."""
    back: str = ""
    """The address of the match that was left last; empty on the menu."""
    left: Match | None = None
    """The match that was left last: as long as it is stored as it was, it is opened again without a replay."""

    def keeping(self, stays: Callable[[str], bool]) -> Self:
        """With those of the open folds for which this holds."""
        return self._replace(folds=tuple(fold for fold in self.folds if stays(fold)))

    def chosen(self, kind: str) -> str:
        """What was chosen last of a kind, whose folds begin with it; empty where nothing was."""
        return next((fold.removeprefix(kind) for fold in reversed(self.folds) if fold.startswith(kind)), "")

    def choosing(self, kind: str, what: str) -> Self:
        """With this one of a kind in the place of any other."""
        others = self.keeping(lambda fold: not fold.startswith(kind))
        return others._replace(folds=(*others.folds, kind + what))
