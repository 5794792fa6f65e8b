"""Who has forbidden an act, and with which card, where the last moves tell it."""

from __future__ import annotations

from typing import NamedTuple

from game.games.read_aloud.page.reveal import READ
from game.ui.view import Scene


class Forbidding(NamedTuple):
    """The reading since which an act is forbidden."""

    seat: int
    card: str


def forbidding(scene: Scene, act: str) -> Forbidding | None:
    """The reading that has forbidden the act; None where it is too long ago to be told."""
    reader: Forbidding | None = None
    found: Forbidding | None = None
    for event in scene.lately:
        if event.kind == READ:
            reader = Forbidding(event.facts["seat"], event.facts["card"])
        elif event.facts.get("act") == act and event.kind in ("banned", "unbanned"):
            found = reader if event.kind == "banned" else None
    return found
