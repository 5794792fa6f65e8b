"""The button that has all that is left of a match played at once (`TO_END`), for games that offer it."""

from __future__ import annotations

from game.ui.html import Tag, button
from game.ui.places import TO_END
from game.ui.view import Scene
from game.ui.view.people import humans


def plays_alone(scene: Scene) -> bool:
    """Whether the viewing seat is the only person of a match that is played: among several, nobody plays for all."""
    return not scene.tries and humans(scene.players) == (scene.seat,)


def to_end(scene: Scene) -> Tag:
    """The button, which still waits for its words; pressed again, it stops that."""
    on = str(scene.standing == TO_END).lower()
    return button(type="button", data_do=f"stand {TO_END}", id=TO_END, aria_pressed=on)
