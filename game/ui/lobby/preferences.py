"""The screen for what this device likes."""

from __future__ import annotations

from collections.abc import Mapping

from game import shelf
from game.core.game import Game
from game.ui import settings
from game.ui.effects import Store
from game.ui.html import Html, a, button, div, h2, p, section, span
from game.ui.lobby import importing
from game.ui.model import Message, Model, Step
from game.ui.model.notices import way_back
from game.ui.protocol import Env
from game.ui.view.parts import frame, head
from game.words import Words, words_of

GROUPS: Mapping[str, tuple[str, ...]] = {
    "table": ("pace", "rounds", "sound"),
    "look": ("text", "theme", "motion"),
    "ear": ("voice", "keys"),
}
"""The settings of the room, in the order of the page; each heading is the entry `set.of.<group>`."""


def screen(model: Model) -> Html:
    """Every setting as a line with a switch or a row of buttons; each takes effect at once."""
    words, known = words_of(model.device.lang), {setting.key: setting.choices for setting in settings.SETTINGS}
    groups = [
        _lines(model, words, f"set.of.{group}", "", [(key, known[key]) for key in keys])
        for group, keys in GROUPS.items()
    ]
    games = [_of_game(model, game) for game in shelf.GAMES.values() if game.settings]
    where = p(".small")[words("set.kept")]
    made = a(".button.quiet", href="#/made", id="to-made")[words("menu.made")]
    ways = p(".row")[way_back(model, words), made]
    inside = [head(words("menu.settings")), ways, where, groups, games, importing.section_of(model, words)]
    return frame("settings")[section(".notice.new")[inside]]


def _of_game(model: Model, game: Game) -> Html:
    """The settings of one game."""
    words = words_of(model.device.lang, game)
    lines = [(option.key, option.choices) for option in game.settings]
    return _lines(model, words, "title", f"{game.name}.", lines)


def _lines(model: Model, words: Words, title: str, whose: str, lines: list[tuple[str, tuple[str, ...]]]) -> Html:
    """Settings under a heading, the entry `title`; `whose` is what their keys begin with."""
    name = f"group-{whose.rstrip('.') or title.rpartition('.')[2]}"
    found = [_line(model, words, whose, key, offered) for key, offered in lines]
    return section(".settings-of", aria_labelledby=name)[h2(id=name)[words(title)], found]


def _line(model: Model, words: Words, whose: str, key: str, offered: tuple[str, ...]) -> Html:
    """A setting: its name and what it does, and beside it a switch, or a button for each choice."""
    name, taken = whose + key, model.device.settings[whose + key]
    what = words(f"set.{key}.help") if f"set.{key}.help" in words else ""
    said = div(".said")[span(id=f"label-{name}")[words(f"set.{key}")], p(".small")[what] if what else None]
    if set(offered) == {"on", "off"}:
        other, on = ("off", "true") if taken == "on" else ("on", "false")
        switch = button(".switch", type="button", role="switch", data_do=f"set {name} {other}", id=f"set-{name}")
        return div(".setting")[said, switch(aria_checked=on, aria_labelledby=f"label-{name}")[span(".knob")[()]]]
    ways = [
        button(type="button", data_do=f"set {name} {choice}", id=f"set-{name}-{choice}")(
            aria_pressed=str(choice == taken).lower()
        )[words(f"set.{key}.{choice}")]
        for choice in offered
    ]
    return div(".setting")[said, div(".segments", role="group", aria_labelledby=f"label-{name}")[ways]]


def choose(model: Model, text: str, __: Env) -> Step:
    """Choose a setting, and store it."""
    key, _, choice = text.partition(" ")
    chosen = settings.changed(model.device.settings, key, choice, shelf.GAMES)
    written = Store(settings.KEY, settings.text(chosen))
    device = model.device._replace(settings=chosen, stored={**model.device.stored, written.key: written.text})
    return Step(model._replace(device=device), (written,))


MESSAGES: Mapping[str, Message] = {"set": choose}
