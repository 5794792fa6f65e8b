"""What the coach sees and says, in few letters."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.games.garlandland import GAME
from game.games.garlandland.page.coach import coach
from game.games.garlandland.page.seats import card_id
from game.games.garlandland.rules import State
from game.ui.view import Scene
from tests import scenes

asked = partial(scenes.asked, GAME)


def scene(state: State, card: str = "", seat: int | None = 0, put_away: int = 9, **more: Any) -> Scene:
    """What this seat looks at, perhaps with a card selected."""
    return scenes.scene(GAME, state, (card_id(seat or 0, card),) if card else (), seat, put_away, **more)


def said(state: State, card: str = "", lang: str = "en", **more: Any) -> str:
    return coach(scene(state, card, lang=lang, **more))


def sentence(key: str, lang: str = "en", **facts: Any) -> str:
    return asked(lang)(f"coach.{key}", **facts)
