"""The pages of the office by their names in the address."""

from __future__ import annotations

from game.office import statistics
from game.ui.html import Html
from game.ui.model import Model
from game.ui.places import Office

PAGES = {"statistics": statistics.screen}


def screen(model: Model, here: Office) -> Html:
    """The page that is asked for."""
    return PAGES[here.page](model)
