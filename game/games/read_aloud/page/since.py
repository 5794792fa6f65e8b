"""What the others have read since the player's own last turn, before the card that was read last: a line each."""

from __future__ import annotations

from game.core.rules import Event
from game.games.read_aloud.page.reveal import READ
from game.games.read_aloud.page.story import card_read, near
from game.ui.html import Html, li, ul
from game.ui.view import Scene

CHANGED = ("decided", "undecided")
"""The kinds of the events by which the winner's condition is another one."""


def since(scene: Scene) -> Html | None:
    """These readings, the latest first, where the player may read the next card; None for none."""
    last = card_read(scene)
    if not scene.moves or scene.seen.asked or last is None:
        return None
    lines = [_line(scene, near(scene, last, read), after) for read, after in reversed(_readings(scene)[:-1])]
    return ul(".before")[lines] if lines else None


def _readings(scene: Scene) -> list[tuple[Event, list[Event]]]:
    """All readings since the player's own last one, each with what came of it."""
    found: list[tuple[Event, list[Event]]] = []
    for event in scene.lately:
        if event.kind == READ:
            found = [] if event.facts["seat"] == scene.seat else [*found, (event, [])]
        elif found:
            found[-1][1].append(event)
    return found


def _line(scene: Scene, read: Event, after: list[Event]) -> Html:
    """Who read which card; instead of what it says that it changed the condition, where it did."""
    changed = [event.kind for event in after if event.kind in CHANGED]
    key = f"page.before-{changed[-1]}" if changed else "page.before"
    return li[scene.words(key, seat=read.facts["seat"], card=read.facts["card"])]
