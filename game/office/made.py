"""The page that tells how the room is made, with the figures that the bench has measured."""

from __future__ import annotations

from datetime import date

from game.office.measured import DAY, FIGURES
from game.office.saying import words_for
from game.ui import dates
from game.ui.html import Html, p, section, table, tbody, td, th, thead, tr
from game.ui.model import Model
from game.ui.places import Office
from game.ui.view.parts import frame, head, home, scrolling


def screen(model: Model, _: Office) -> Html:
    """What runs where, what keeps the secrets, and how quick it is."""
    words = words_for(model.device.lang)
    told = [p[words(f"made.{each}")] for each in ("text", "worker", "page", "secret", "drawn")]
    columns = ("what", "measured", "most")
    heads = [th(".number" if i else "", scope="col")[words(f"made.{each}")] for i, each in enumerate(columns)]
    rows = [
        tr[th(scope="row")[words(f"made.of.{key}")], td(".number")[measured], td(".number")[most]]
        for key, measured, most in FIGURES
    ]
    whole = table(".list.figures")[thead[tr[heads]], tbody[rows]]
    figures = scrolling(".wide", words("menu.made"))[whole]
    said = [
        head(words("menu.made")),
        told,
        figures,
        p(".small")[words("made.figures", day=dates.whole(date.fromisoformat(DAY)))],
        p(".row")[home(words)],
    ]
    return frame("made")[section(".notice.new")[said]]
