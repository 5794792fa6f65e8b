"""What the coach sees and says, in few letters."""

from __future__ import annotations

from typing import Any

from game.core.match import HUMAN
from game.games.garlandland import GAME, rules
from game.games.garlandland.page.coach import coach
from game.games.garlandland.page.seats import card_id
from game.games.garlandland.rules import State
from game.ui.view import Scene
from game.words import SHARED, Words

NAMES = ("Ann", "Ben", "Cleo", "Dan")


class Asked(Words):
    """Words that remember what they were asked for."""

    __slots__ = ("keys",)

    def __call__(self, key: str, **facts: Any) -> str:
        self.keys = {*getattr(self, "keys", ()), key}
        return super().__call__(key, **facts)


def asked(lang: str = "en") -> Asked:
    return Asked(lang, {**SHARED[lang], **GAME.words[lang]}, NAMES)


def scene(
    state: State, card: str = "", seat: int | None = 0, put_away: int = 9, words: Words | None = None, lang: str = "en"
) -> Scene:
    """What this seat looks at, perhaps with a card selected."""
    seen = rules.seen_by(seat, state)
    moves = rules.moves(seen) if seat is not None and rules.to_move(state) == seat else ()
    ticked = (card_id(seat or 0, card),) if card else ()
    return Scene(seen, seat, moves, ticked, put_away, (HUMAN,) * len(state.rows), words or asked(lang))


def said(state: State, card: str = "", lang: str = "en", **more: Any) -> str:
    return coach(scene(state, card, lang=lang, **more))


def sentence(key: str, lang: str = "en", **facts: Any) -> str:
    return asked(lang)(f"coach.{key}", **facts)
