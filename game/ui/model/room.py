"""A screen that only one game has, under `#/<game>/<room>`: its contract with the page.

The page knows it by its address alone. What is open in it stays open while the player is elsewhere; what is to
outlive the tab it keeps as texts under `fudaba:<game>:<name>`, one key for each thing, so that a bad one harms no
other.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from game.core.game import Game
from game.core.rules import Saying
from game.core.texts import dumps
from game.ui.effects import Effects, File, Forget, Polite, Print, Store, Visit
from game.ui.html import Html, Node, a, p
from game.ui.model import Message, Model, Step, links
from game.ui.model.notices import storage_note, way_back
from game.ui.places import InRoom
from game.ui.protocol import NOTHING_SENT, Env
from game.ui.view import parts
from game.words import Words, words_of


class Around(NamedTuple):
    """What the page tells a room."""

    game: Game
    words: Words
    stored: Mapping[str, str]
    """The stored texts of this game's rooms, by name."""
    page: str = ""
    """The page's address without its hash."""
    can_share: bool = False
    qr: str = ""
    """The SVG of the QR code of its link; empty for none."""
    env: Env = NOTHING_SENT
    """What the page sent along: `random`, `now`."""
    notice: Saying | None = None
    """A refusal of the page, such as a clipboard that is closed."""
    copied: str = ""
    """The kind of text that has just gone to the clipboard, see `parts.copy`."""


class Turn(NamedTuple):
    """The outcome of a message in a room."""

    state: Any
    stores: Mapping[str, str] = {}
    """Texts to store, by name; an empty one is deleted."""
    said: Saying | None = None
    """The announcement."""
    focus: str = ""
    """The id that gets the focus; empty for none."""
    ways: tuple[Visit | Print | File, ...] = ()
    """An address to open, that the page is printed, or a file to hand out."""


class Room(Protocol):
    """The contract of a room: pure functions over a frozen state of its own."""

    def opened(self, state: Any, fields: Mapping[str, str], around: Around) -> Any:
        """The state on entering with these fields in the address; `state` is the one it was left in, None at first."""

    def answered(self, state: Any, do: str, value: str, around: Around) -> Turn:
        """Apply `room <do>` or `keep <do>`; with the latter, `around.stored` is what is stored now."""

    def work(self, state: Any, around: Around) -> Generator[None, None, Turn] | None:
        """The next piece of work in the background, which returns a Turn and yields between slices; None for none."""

    def screen(self, state: Any, around: Around) -> Html:
        """The inside of `main`."""

    def link(self, state: Any, around: Around) -> str:
        """The address, from its `#` on, that is drawn as a QR code when one is asked for; empty for none."""


def around(model: Model, game: Game, env: Env = NOTHING_SENT) -> Around:
    """What the page tells a room of this game."""
    device, start = model.device, prefix(game)
    stored = {key.removeprefix(start): text for key, text in device.stored.items() if key.startswith(start)}
    words = words_of(device.lang, game)
    return Around(game, words, stored, device.page, device.can_share, model.qr, env, model.notice, model.copied)


def prefix(game: Game) -> str:
    """The beginning of the keys under which a game's rooms store texts."""
    return f"fudaba:{game.name}:"


def filed(stored: Mapping[str, str]) -> str:
    """A file of stored texts, which the settings open."""
    return dumps({"fudaba": 1, "stored": stored})


def room_of(here: InRoom) -> Room:
    """The module of a room, which has been fetched (`late.is_wanted`)."""
    room: Room = import_module(f"game.games.{here.game.name.replace('-', '_')}.{here.room}")
    return room


def entered(model: Model, here: InRoom, query: str, env: Env) -> Model:
    """Open a room with the fields of an address; BadLink when they are no fields."""
    fields, before = links.fields(query, here.game), model.device.rooms.get(here.key)
    return _left_as(model.on(here), here, room_of(here).opened(before, fields, around(model, here.game, env)))


def _left_as(model: Model, here: InRoom, state: Any) -> Model:
    """The model with another state of a room."""
    return model._replace(device=model.device._replace(rooms={**model.device.rooms, here.key: state}))


def frame(model: Model, here: InRoom) -> Html:
    """The screen of a room."""
    words, game = words_of(model.device.lang), here.game
    inside = room_of(here).screen(model.device.rooms[here.key], around(model, game))
    return parts.frame(here.room, game)[storage_note(words, model), inside, p(".row.ways")[way_back(model, words)]]


def link(model: Model, here: InRoom) -> str:
    """The URL that a room shares; empty for none."""
    found = room_of(here).link(model.device.rooms[here.key], around(model, here.game))
    return found and model.device.page + found


def said(model: Model, text: str, env: Env) -> Step:
    """Apply a message to the room on the screen, with the texts stored now if they came along."""
    here = model.screen
    if not isinstance(here, InRoom):
        return Step(model)
    if env.stored is not None and not model.device.unsaved:
        model = model.storing(dict(env.stored))
    do, _, value = text.partition(" ")
    turn = room_of(here).answered(model.device.rooms[here.key], do, value, around(model, here.game, env))
    return _turned(model, here, turn, "")


def work(model: Model) -> Generator[None, None, Turn] | None:
    """What the room on the screen has to do in the background; None for nothing."""
    here = model.screen
    if not isinstance(here, InRoom):
        return None
    return room_of(here).work(model.device.rooms[here.key], around(model, here.game))


def worked(before: Model, model: Model, turn: Turn) -> Step:
    """The step after such work, which takes no focus away; nothing if the room has been changed or left meanwhile."""
    here = model.screen
    if not isinstance(here, InRoom) or model.device.rooms.get(here.key) is not before.device.rooms.get(here.key):
        return Step(model)
    return _turned(model, here, turn, model.qr)._replace(grab=False)


def _turned(model: Model, here: InRoom, turn: Turn, qr: str) -> Step:
    """The step of a turn: what it stores, says and opens."""
    writes = {prefix(here.game) + name: each for name, each in turn.stores.items()}
    model = model.storing({key: each for key, each in {**model.device.stored, **writes}.items() if each})
    model = _left_as(model.on(here._replace(focus=turn.focus)), here, turn.state)._replace(qr=qr)
    spoken: Effects = (Polite(words_of(model.device.lang, here.game).say(turn.said)),) if turn.said else ()
    written: Effects = tuple(Store(key, each) if each else Forget(key) for key, each in writes.items())
    return Step(model, (*written, *spoken, *turn.ways), grab=bool(turn.focus))


def ways(words: Words, game: Game, suffix: str = "") -> list[Node]:
    """Links to the rooms of a game."""
    return [
        a(".button.quiet", href=f"#/{game.name}/{room}", id=f"{room}-{game.name}{suffix}")[words(f"room.{room}")]
        for room in game.rooms
    ]


def row(words: Words, game: Game) -> Html | None:
    """The same in a row; None where there is no room."""
    return p(".row")[ways(words, game)] if game.rooms else None


def showing(game: Game, key: str, code: str) -> str:
    """The address of the room that shows the cards of a code, the choice of the option of this key."""
    room = next(iter(game.rooms), "")
    return f"#/{game.name}/{room}?{key}={code}"


MESSAGES: Mapping[str, Message] = {"room": said, "keep": said}
