"""The sentences of the office, with those that no game owns and those of one game."""

from __future__ import annotations

from game.core.game import Game
from game.words import Words, sentences, words_from

OWN = sentences("game.office.words")


def words_for(lang: str, game: Game | None = None) -> Words:
    """The words of the office in one language; when a game is given, its own win."""
    return words_from(lang, OWN, *([game.words] if game else []))
