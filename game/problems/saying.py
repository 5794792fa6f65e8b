"""The sentences of the problems: those of all games, and a game's own beside its other ones."""

from __future__ import annotations

from game.core.game import Game
from game.core.match import Match
from game.problems.problem import solver_of
from game.ui.view.people import names
from game.words import Words, sentences, words_from, words_of

COMMON_SENTENCES = sentences("game.problems.words")


def words_for(lang: str, game: Game | None = None) -> Words:
    """The sentences in one language, with those of a game."""
    solver = solver_of(game) if game else None
    own = [each.words for each in (game, solver) if each]
    return words_from(lang, COMMON_SENTENCES, *own)


def words_at(lang: str, match: Match) -> Words:
    """The same at a table, where the players have names."""
    return words_for(lang, match.game).named(names(words_of(lang), match.players, ()))
