"""The screen for what this device likes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.ui import settings
from game.ui.html import Html, h1, main, p, section
from game.ui.model import Model, Step
from game.ui.parts import choices, home
from game.words import words_of


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
    inside = [h1[words("menu.settings")], groups, p(".small")[words("set.kept")], p(".row")[home(words)]]
    return main(id="main", data_screen="settings", tabindex="-1")[section(".notice.new")[inside]]


def choose(model: Model, text: str, __: Mapping[str, Any]) -> Step:
    """A setting is chosen, and kept."""
    key, _, choice = text.partition(" ")
    chosen = settings.changed(model.settings, key, choice)
    stored = {**model.stored, settings.KEY: settings.text(chosen)}
    return Step(model._replace(settings=chosen, stored=stored), (("store", settings.KEY, settings.text(chosen)),))


MESSAGES: Mapping[str, Callable[[Model, str, Mapping[str, Any]], Step]] = {"set": choose}
