"""The screen for what this device likes."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Mapping
from typing import Any

from game.ui import keeping, settings
from game.ui.html import Html, a, fieldset, h1, input_, label, legend, main, p, section
from game.ui.model import Model, Step
from game.ui.parts import choices, home, notice
from game.words import Words, words_of


def screen(model: Model) -> Html:
    """Every setting as a group of buttons; each takes effect at once."""
    words = words_of(model.lang)
    groups = [
        choices(
            words(f"set.{key}"),
            f"set {key}",
            [(choice, words(f"set.{key}.{choice}")) for choice in offered],
            model.settings[key],
        )
        for key, offered, _ in settings.SETTINGS
    ]
    kept = p(".small")[words("set.kept")]
    inside = [h1[words("menu.settings")], groups, kept, _data(model, words), p(".row")[home(words)]]
    return main(id="main", data_screen="settings", tabindex="-1")[section(".notice.new")[inside]]


def _data(model: Model, words: Words) -> Html:
    """Everything that is kept, as a file to save, and the way back from one."""
    packed = b64encode(keeping.everything(model.stored).encode()).decode()
    save = a(".button.quiet", href=f"data:application/json;base64,{packed}", download="fudaba.json", id="export")
    load = input_(type="file", id="import", accept="application/json,.json")
    ways = p(".row")[save[words("data.export")], label(for_="import")[words("data.import")], load]
    return fieldset[legend[words("data.title")], p(".small")[words("data.text")], ways, notice(model, words)]


def choose(model: Model, text: str, __: Mapping[str, Any]) -> Step:
    """A setting is chosen, and kept."""
    key, _, choice = text.partition(" ")
    chosen = settings.changed(model.settings, key, choice)
    stored = {**model.stored, settings.KEY: settings.text(chosen)}
    return Step(model._replace(settings=chosen, stored=stored), (("store", settings.KEY, settings.text(chosen)),))


MESSAGES: Mapping[str, Callable[[Model, str, Mapping[str, Any]], Step]] = {"set": choose}
