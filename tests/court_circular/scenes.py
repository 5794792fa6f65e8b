"""What a seat looks at on the page of Court Circular, in few letters."""

from __future__ import annotations

from typing import Any

from game.core.match import HUMAN
from game.games.court_circular import GAME, rules
from game.games.court_circular.page.ids import card_id
from game.games.court_circular.rules.state import State
from game.ui.view import Scene
from game.words import SHARED, Words
from tests.court_circular.tables import dealt

NAMES = ("Ann", "Ben", "Cleo", "Dan")


class Asked(Words):
    """Words that remember what they were asked for."""

    __slots__ = ("keys",)

    def __call__(self, key: str, **facts: Any) -> str:
        self.keys = {*getattr(self, "keys", ()), key}
        return super().__call__(key, **facts)


def asked(lang: str = "en") -> Asked:
    return Asked(lang, {**SHARED[lang], **GAME.words[lang]}, NAMES)


def scene(state: State, card: str = "", seat: int | None = 0, put_away: int = 0, **more: Any) -> Scene:
    """What this seat looks at, perhaps with a card selected; `lang`, `settings` and `folds` as said."""
    seen = rules.seen_by(seat, state)
    moves = rules.moves(seen) if seat is not None and rules.to_move(state) == seat else ()
    ticked = (card_id(card),) if card else ()
    words = more.pop("words", None) or asked(more.pop("lang", "en"))
    return Scene(seen, seat, moves, ticked, put_away, (HUMAN,) * len(state.rows), words, **more)


def ended() -> State:
    """A match that is over, played by the first move each time but for dropping out."""
    state = dealt(2, target="1")
    while state.asked is not None:
        state = rules.play(state, rules.moves(state)[0])
    return state
