"""The screen for what this device likes."""

from __future__ import annotations

from collections.abc import Mapping

from game import shelf
from game.core.game import Game
from game.ui import settings
from game.ui.effects import Store
from game.ui.files import LARGEST
from game.ui.html import Html, fieldset, h2, input_, label, legend, p, section
from game.ui.model import Message, Model, Step
from game.ui.parts import act, choices, frame, head, notice, way_back
from game.ui.protocol import Env
from game.words import Words, words_of


def screen(model: Model) -> Html:
    """Every setting as a group of buttons; each takes effect at once."""
    words = words_of(model.device.lang)
    groups = [_group(model, words, "", key, offered) for key, offered, _ in settings.SETTINGS]
    games = [_of_game(model, game) for game in shelf.GAMES.values() if game.settings]
    kept = p(".small")[words("set.kept")]
    inside = [head(words("menu.settings")), groups, games, kept, _data(model, words), p(".row")[way_back(model, words)]]
    return frame("settings")[section(".notice.new")[inside]]


def _of_game(model: Model, game: Game) -> Html:
    """The settings of one game."""
    words = words_of(model.device.lang, game)
    groups = [_group(model, words, f"{game.name}.", option.key, option.choices) for option in game.settings]
    return section(".new", aria_labelledby=f"set-{game.name}")[h2(id=f"set-{game.name}")[words("title")], groups]


def _group(model: Model, words: Words, whose: str, key: str, offered: tuple[str, ...]) -> Html:
    said = [(choice, words(f"set.{key}.{choice}")) for choice in offered]
    what = words(f"set.{key}.help") if f"set.{key}.help" in words else ""
    return choices(words(f"set.{key}"), f"set {whose}{key}", said, model.device.settings[whose + key], what)


def _data(model: Model, words: Words) -> Html:
    """Everything that is kept, as a file to save, and the way back from one."""
    load = input_(type="file", id="import", data_do="import", accept="application/json,.json", data_most=LARGEST + 1)
    ways = p(".row")[act(words, "export", "data.export", ".quiet"), label(for_="import")[words("data.import")], load]
    return fieldset[legend[words("data.title")], p(".small")[words("data.text")], ways, notice(model, words)]


def choose(model: Model, text: str, __: Env) -> Step:
    """A setting is chosen, and kept."""
    key, _, choice = text.partition(" ")
    chosen = settings.changed(model.device.settings, key, choice, shelf.GAMES)
    written = Store(settings.KEY, settings.text(chosen))
    device = model.device._replace(settings=chosen, stored={**model.device.stored, written.key: written.text})
    return Step(model._replace(device=device), (written,))


MESSAGES: Mapping[str, Message] = {"set": choose}
