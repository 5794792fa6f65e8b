"""Matches to try laws on: any deal, any table, any options, played at random for any while."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec

from hypothesis import strategies as st

from game.core.chance import Chance
from game.core.game import Game
from game.core.match import HUMAN, Match
from game.core.rules import Sentences
from game.shelf import GAMES
from game.ui.model.late import FAIR

ALL = list(GAMES.values())


def _books() -> Iterator[tuple[str, dict[str, Sentences]]]:
    """The words with which the rules pages are written that lie apart, by their name; the game's own among them."""
    for game in ALL:
        if find_spec(module := f"game.games.{game.name.replace('-', '_')}.book"):
            own: Mapping[str, Sentences] = import_module(module).OWN
            yield f"rules of {game.name}", {lang: {**game.words[lang], **table} for lang, table in own.items()}


BOOKS = dict(_books())
THAT_TELL = [game for game in ALL if FAIR in game.late]
"""The games that tell how they deal."""


def name(game: Game) -> str:
    """For the ids of parametrised tests."""
    return game.name


SHORT = {"gang-of-four": {"limit": "rounds-2"}, "court-circular": {"target": "20"}}
"""Options with which a match of several rounds ends soon, by game."""


def soon_over(game: Game) -> str:
    """These options in a link."""
    return "".join(f"&{key}={choice}" for key, choice in SHORT.get(game.name, {}).items())


def played(match: Match, seed: str, most: int | None = None) -> Match:
    """The match after so many random moves, or to its end."""
    dice, rules = Chance(seed)("moves"), match.game.rules
    moves, states = [*match.moves], [*match.states]
    while rules.to_move(states[-1]) is not None and (most is None or len(moves) < most):
        moves.append(dice.choice(rules.moves(states[-1])))
        states.append(rules.play(states[-1], moves[-1]))
    return match._replace(moves=tuple(moves), states=tuple(states))


LONG = 400
"""Laws about any point of a match look no further into it: later rounds are like earlier ones."""


@st.composite
def matches(draw: st.DrawFn, game: Game, finished: bool = False) -> Match:
    """A match of this game at any point, or at its end."""
    players = (HUMAN,) * draw(st.sampled_from(game.seats))
    options = {option.key: draw(st.sampled_from(option.choices)) for option in game.options}
    deal = f"law-{draw(st.integers(0, 9999))}"
    most = None if finished else draw(st.integers(0, min(game.longest, LONG)))
    return played(Match.begin(game, deal, players, options), deal, most)


@st.composite
def questions(draw: st.DrawFn, game: Game) -> tuple[Match, int]:
    """A match of this game at any point before its end, and the seat that is asked."""
    match = draw(matches(game))
    if match.asked is None:
        match = match.until(len(match.moves) - 1)
    assert match.asked is not None
    return match, match.asked


def everyone(match: Match) -> tuple[int | None, ...]:
    """All who look on: a spectator and every seat."""
    return (None, *range(len(match.players)))
