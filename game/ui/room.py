"""A screen that only one game has, under `#/<game>/<room>`: what it promises the page, and what it may ask for.

The page knows it by its address alone. What lies about in it stays there while one is elsewhere; what is to outlive the
tab it keeps as texts under `fudaba:<game>:<name>`, one key for each thing, so that a bad one harms no other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from game.core.game import Game
from game.core.rules import NOTHING, Saying
from game.ui import links, parts
from game.ui.html import Html, Node, a, p
from game.ui.model import Model, Step
from game.ui.parts import storage_note, way_back
from game.words import Words, words_of

Env = Mapping[str, Any]
Effects = tuple[tuple[str, ...], ...]


class Around(NamedTuple):
    """What a room is told of what is around it."""

    game: Game
    words: Words
    kept: Mapping[str, str]
    """What the browser keeps of this game's own things, by name."""
    page: str = ""
    """The page's address without its hash."""
    can_share: bool = False
    qr: str = ""
    """Its link as a picture, once that was asked for."""
    env: Env = NOTHING
    """What the page sent along: `random`, `now`."""
    notice: Saying | None = None
    """What the page itself could not do for the room, such as copying its link."""
    copied: str = ""
    """What has just gone to the clipboard, see `parts.copy`."""


class Turn(NamedTuple):
    """What a message comes to in a room."""

    state: Any
    keep: Mapping[str, str] = {}
    """What is to be kept, by name; an empty text goes."""
    said: Saying | None = None
    """What is announced."""
    focus: str = ""
    """The id to which the focus goes, if it is to go anywhere."""
    ways: Effects = ()
    """("visit", hash) or ("print",)."""


class Room(Protocol):
    """What a game's module for a room promises: pure functions; `State` is whatever it likes, frozen."""

    def opened(self, state: Any, fields: Mapping[str, str], around: Around) -> Any:
        """The room as it was left (None: never entered), entered with these fields in the address."""

    def answered(self, state: Any, do: str, value: str, around: Around) -> Turn:
        """What `data-do="room <do>"` comes to, or `keep <do>`, which comes with all that the browser keeps now."""

    def screen(self, state: Any, around: Around) -> Html:
        """The inside of `main`."""

    def link(self, state: Any, around: Around) -> str:
        """The address, from its `#` on, that is drawn as a QR code when one is asked for; empty for none."""


def around(model: Model, game: Game, env: Env = NOTHING) -> Around:
    """What a room of the game is told."""
    start = prefix(game)
    kept = {key.removeprefix(start): text for key, text in model.stored.items() if key.startswith(start)}
    words = words_of(model.lang, game)
    return Around(game, words, kept, model.page, model.can_share, model.qr, env, model.notice, model.copied)


def prefix(game: Game) -> str:
    """How the keys begin under which the browser keeps a game's own things."""
    return f"fudaba:{game.name}:"


def entrance(model: Model) -> tuple[Room, Game, str] | None:
    """The room that the model shows, its game, and what the things that lie about in it are known by."""
    if model.draft is None or not model.room:
        return None
    game = model.draft.game
    return game.rooms[model.room], game, f"{game.name}/{model.room}"


def entered(model: Model, query: str, env: Env) -> Model:
    """The shown room with the fields of an address; BadLink when they are no fields."""
    if (here := entrance(model)) is None:
        return model
    room, game, desk = here
    state = room.opened(model.desks.get(desk), links.fields(query, game), around(model, game, env))
    return model._replace(desks={**model.desks, desk: state})


def frame(model: Model) -> Html:
    """The screen of the shown room."""
    here = entrance(model)
    assert here
    room, game, desk = here
    words = words_of(model.lang)
    inside = room.screen(model.desks[desk], around(model, game))
    return parts.frame(model.room, game)[storage_note(words, model), inside, p(".row.ways")[way_back(model, words)]]


def link(model: Model) -> str:
    """The whole address that the shown room hands to others; empty when it has none."""
    if (here := entrance(model)) is None:
        return ""
    room, game, desk = here
    found = room.link(model.desks[desk], around(model, game))
    return found and model.page + found


def said(model: Model, text: str, env: Env) -> Step:
    """A message to the shown room; with all that the browser keeps, where it comes along."""
    if (here := entrance(model)) is None:
        return Step(model)
    room, game, desk = here
    if "stored" in env and not model.unsaved:
        model = model._replace(stored=dict(env["stored"]))
    do, _, value = text.partition(" ")
    turn = room.answered(model.desks[desk], do, value, around(model, game, env))
    writes = {prefix(game) + name: each for name, each in turn.keep.items()}
    stored = {key: each for key, each in {**model.stored, **writes}.items() if each}
    model = model._replace(stored=stored, desks={**model.desks, desk: turn.state}, qr="", target=turn.focus)
    spoken: Effects = (("polite", words_of(model.lang, game).say(turn.said)),) if turn.said else ()
    written = [("store", key, each) if each else ("forget", key) for key, each in writes.items()]
    effects = (*written, *spoken, *turn.ways)
    return Step(model, effects, grab=bool(turn.focus))


def ways(words: Words, game: Game, suffix: str = "") -> list[Node]:
    """The ways to the rooms of a game."""
    return [
        a(".button.quiet", href=f"#/{game.name}/{room}", id=f"{room}-{game.name}{suffix}")[words(f"room.{room}")]
        for room in game.rooms
    ]


def row(words: Words, game: Game) -> Html | None:
    """The same as a line of its own; None where there is no room."""
    return p(".row")[ways(words, game)] if game.rooms else None


def showing(game: Game, key: str, code: str) -> str:
    """The address of the room that shows the cards of a code, the choice of the option of this key."""
    room = next(iter(game.rooms), "")
    return f"#/{game.name}/{room}?{key}={code}"


MESSAGES: Mapping[str, Callable[[Model, str, Env], Step]] = {"room": said, "keep": said}
