"""What this device likes, stored in the browser: how the page behaves, never what is played. It travels nowhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.core.game import Game
from game.core.match import BadSave, loads
from game.core.texts import dumps

KEY = "fudaba:settings"
LONGEST = 10_000
"""Characters of the stored settings that are looked at."""


class Setting(NamedTuple):
    """One thing that can be chosen; words: `set.<key>` and `set.<key>.<choice>`."""

    key: str
    choices: tuple[str, ...]
    default: str


SETTINGS = (
    Setting("pace", ("step", "slow", "normal", "fast"), "normal"),
    Setting("rounds", ("wait", "on"), "wait"),
    Setting("motion", ("on", "off"), "on"),
    Setting("text", ("normal", "large", "larger"), "normal"),
    Setting("voice", ("full", "short", "own"), "short"),
    Setting("sound", ("off", "on"), "off"),
    Setting("keys", ("on", "off"), "on"),
    Setting("theme", ("auto", "light", "dark"), "auto"),
)
PACES = {"slow": 1500, "normal": 450, "fast": 60}
"""Milliseconds between a question to a bot and its answer; `step` waits for the player instead."""

Settings = Mapping[str, str]
DEFAULTS: Settings = {setting.key: setting.default for setting in SETTINGS}


def offered(games: Mapping[str, Game]) -> tuple[Setting, ...]:
    """All settings: those of the room, and those of each game under `<game>.<key>`."""
    own = (
        Setting(f"{game.name}.{option.key}", option.choices, option.default)
        for game in games.values()
        for option in game.settings
    )
    return (*SETTINGS, *own)


def of_game(settings: Settings, game: Game) -> Settings:
    """What is liked about one game, by the keys of its own settings."""
    return {option.key: settings.get(f"{game.name}.{option.key}", option.default) for option in game.settings}


def read(stored: Mapping[str, str], games: Mapping[str, Game]) -> Settings:
    """The stored settings; whatever is not understood is as usual."""
    try:
        found = loads(stored.get(KEY, "{}"), LONGEST)
    except BadSave:
        found = {}
    known = found if isinstance(found, dict) else {}
    return {key: known[key] if known.get(key) in choices else usual for key, choices, usual in offered(games)}


def changed(settings: Settings, key: str, choice: str, games: Mapping[str, Game]) -> Settings:
    """The settings with one of them chosen; the same where there is no such choice."""
    choices = next((setting.choices for setting in offered(games) if setting.key == key), ())
    return {**settings, key: choice} if choice in choices else settings


def text(settings: Settings) -> str:
    """The settings as they are stored; `read` is the way back."""
    return dumps(dict(settings))
