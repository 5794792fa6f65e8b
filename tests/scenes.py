"""What a seat looks at on the page of a game, in few letters, and which sentences were asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from game.core.game import Game
from game.core.match import HUMAN
from game.core.rules import Sentences
from game.ui.view import Scene
from game.words import COMMON, Words

NAMES = ("Ann", "Ben", "Cleo", "Dan")


class Asked(Words):
    """Words that remember what they were asked for."""

    __slots__ = ("keys",)

    def __call__(self, key: str, **facts: Any) -> str:
        self.keys = {*getattr(self, "keys", ()), key}
        return super().__call__(key, **facts)

    def also(self, tables: Mapping[str, Sentences]) -> Self:
        """These very words, which so remember what the others are asked for, too."""
        self._table = {**self._table, **tables[self.lang]}
        return self


def asked(game: Game, lang: str = "en") -> Asked:
    """The words of a game, with these names."""
    return Asked(lang, {**COMMON[lang], **game.words[lang]}, NAMES)


def scene(
    game: Game, state: Any, ticked: tuple[str, ...] = (), seat: int | None = 0, put_away: int = 0, **more: Any
) -> Scene:
    """What this seat looks at, with these ids selected; `more` is fields of a Scene, or `lang` for its words."""
    rules = game.rules
    seen = rules.seen_by(seat, state)
    moves = rules.moves(seen) if seat is not None and rules.to_move(state) == seat else ()
    lang = more.pop("lang", "en")
    words = more.pop("words", None) or asked(game, lang)
    return Scene(seen, seat, moves, ticked, put_away, (HUMAN,) * len(rules.scores(state)), words, **more)
