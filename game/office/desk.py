"""The pages of the office by their names in the address."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.office import made, sheets, statistics
from game.ui.html import Html
from game.ui.model import Model
from game.ui.places import Office

PAGES: Mapping[str, Callable[[Model, Office], Html]] = {
    "statistics": statistics.screen,
    "sheets": sheets.screen,
    "made": made.screen,
}


def screen(model: Model, here: Office) -> Html:
    """The page that is asked for."""
    return PAGES[here.page](model, here)
