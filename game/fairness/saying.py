"""The sentences about deals and what bots saw: those of all games, and a game's own beside its other ones."""

from __future__ import annotations

from game.core.game import Game
from game.fairness.fair import fair_of
from game.words import Words, sentences, words_from

OF_ALL_GAMES = sentences("game.fairness.words")


def words_for(lang: str, game: Game) -> Words:
    """The sentences in one language about the deals of a game, with all its others."""
    return words_from(lang, OF_ALL_GAMES, game.words, fair_of(game).words)


def words_at(lang: str, game: Game, names: tuple[str, ...]) -> Words:
    """Those at a table, where the players have names; any game has them."""
    return words_from(lang, OF_ALL_GAMES, game.words).named(names)
