"""The ways to cards that are out of sight where a row is longer than a phone is wide."""

from __future__ import annotations

from typing import TypeAlias

from game.games.read_aloud.page.ids import card_id
from game.games.read_aloud.page.slips import can_use, choosing
from game.games.read_aloud.rules.state import Spot
from game.games.read_aloud.rules.zones import at
from game.ui.html import Html, button, css, span
from game.ui.view import Scene

ROW = 3
"""The most cards of a row that are in sight at once on a phone."""
Group: TypeAlias = tuple[str, str, str, list[Spot]]
"""Cards that lie together: an id, what they are, the same for those who listen, and the places."""


def to_rest(scene: Scene, name: str, places: list[Spot]) -> list[Html]:
    """The way to the cards of a row for which a phone has no room; none where all have."""
    rest = places[ROW:]
    more = (name, scene.words(f"page.rest-{name}", n=len(rest)), scene.words(f"page.to-{name}"), rest)
    return [way(scene, more)] if rest else []


def back(scene: Scene, name: str, places: list[Spot], said: str = "") -> list[Html]:
    """The way back to the beginning of a row that was scrolled, perhaps in words; none to a row without cards."""
    if not places:
        return []
    to = button(".quiet.back", type="button", id=f"back-{name}", aria_label=scene.words(f"page.back-{name}"))
    leads = to(data_do=f"visit {card_id(at(scene.seen, places[0]))}")
    more = span(".more", aria_hidden="true")[" ", said] if said else None
    return [leads[span(aria_hidden="true")["\N{BLACK LEFT-POINTING SMALL TRIANGLE}"], more]]


def way(scene: Scene, group: Group) -> Html:
    """The way to some cards: it leads to the first of them."""
    name, head, label, places = group
    seat = places[0].seat
    said = label if seat in (None, scene.seat) else scene.words("page.to-hand", seat=seat)
    asked = choosing(scene) and can_use(scene, places)
    to = button(css(".quiet", asked=asked), type="button", id=f"to-{name}", aria_label=said)
    leads = to(data_do=f"visit {card_id(at(scene.seen, places[0]))}")
    return leads[head, span(aria_hidden="true")[" \N{BLACK RIGHT-POINTING SMALL TRIANGLE}"]]
