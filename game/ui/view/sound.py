"""Sounds, made of single tones by the browser: what a game tells by cues, and the switch for them."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.html import Html, Tag, button, path, span, svg
from game.ui.settings import Settings
from game.words import Words


class Note(NamedTuple):
    """One tone, which dies away."""

    after: int
    """Milliseconds after the answer is shown."""
    hertz: int
    fades: float
    """Seconds in which it sinks to about a third."""
    loud: float
    """From 0 to 1, the loudest there is."""


SOUNDS = {
    "laid": (Note(0, 190, 0.02, 0.22), Note(0, 640, 0.008, 0.06)),
    "turned": (Note(0, 880, 0.01, 0.06), Note(45, 260, 0.02, 0.16)),
    "taken": (Note(0, 240, 0.02, 0.12), Note(70, 210, 0.02, 0.12), Note(140, 180, 0.03, 0.14)),
    "gang": (Note(0, 98, 0.12, 0.4), Note(0, 147, 0.08, 0.24), Note(8, 590, 0.015, 0.1)),
    "win": (Note(0, 523, 0.08, 0.12), Note(110, 659, 0.08, 0.12), Note(220, 784, 0.16, 0.14)),
    "lose": (Note(0, 330, 0.08, 0.1), Note(150, 262, 0.14, 0.1)),
}
"""The notes of each cue: paper and wood, a drum for a gang, three tones up for a win and two down for a loss."""
NOTES = "M9 4L20 2V16A3 2.6 0 1 1 18 13.6V7L11 8.3V18A3 2.6 0 1 1 9 15.6Z"
"""Two notes under one beam."""
STRUCK = "M3 3L21 21"
FLIGHT = 200
"""Milliseconds for which cards move."""
AT_THE_END = ("win", "lose")
"""The cues that are heard with the last stage; all others when the cards have come to their places."""


def notes(cues: tuple[str, ...], end: int) -> tuple[Note, ...]:
    """The notes of these cues, the earliest first; `end` is when it is told who has won, in milliseconds."""
    begins = {cue: max(end, FLIGHT) if cue in AT_THE_END else FLIGHT for cue in cues}
    found = (note._replace(after=note.after + at) for cue, at in begins.items() for note in SOUNDS[cue])
    return tuple(sorted(found))


def switch(settings: Settings, words: Words) -> Html:
    """The button among the lists of a table that turns sound and vibration on and off, and says which they are."""
    now = span(".is-on", aria_hidden="true")[words(f"set.sound.{settings['sound']}")]
    return _button(settings, "sound-listed")[words("table.sound"), now]


def sign(settings: Settings, words: Words) -> Html:
    """The same as a sign beside the button of the menu: a note, struck out while it is off.

    In a narrow window it stands in the head of the page, or where that scrolls only among the lists.
    """
    struck = None if settings["sound"] == "on" else path(".struck", d=STRUCK)[()]
    drawn = svg(viewBox="0 0 24 24", aria_hidden="true", focusable="false")[path(d=NOTES)[()], struck]
    return _button(settings, "sound")(aria_label=words("table.sound"), title=words("table.sound"))[drawn]


def _button(settings: Settings, name: str) -> Tag:
    """The button with this id that turns sound and vibration on and off."""
    on = settings["sound"] == "on"
    frame = button(".sound", type="button", id=name, data_do=f"set sound {'off' if on else 'on'}")
    return frame(aria_pressed=str(on).lower())


def ended(won: bool | None) -> tuple[str, ...]:
    """The cue of an end for one who has won or lost; none where it is neither."""
    return () if won is None else ("win" if won else "lose",)
