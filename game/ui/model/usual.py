"""The table that a new match of each game begins with: who sits there, and by which rules, as they were chosen last."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.core.game import Game
from game.core.match import ME, BadMatch, BadSave, Match, loads
from game.core.texts import dumps
from game.ui.effects import Store
from game.ui.model import links

KEY = "fudaba:chosen"
LONGEST = 10_000
"""Characters of what was chosen that are looked at."""


class Usual(NamedTuple):
    """The players and the rules of a new match for which nothing else is said."""

    players: tuple[str, ...]
    options: Mapping[str, str]


def of_nobody(game: Game) -> Usual:
    """The table of who has chosen nothing yet."""
    return Usual((ME, *(game.usual,) * (game.usual_seats - 1)), game.defaults())


def of(stored: Mapping[str, str], game: Game) -> Usual:
    """The table that was chosen last for this game; where none was, or none that can be, that of nobody."""
    chosen = _read(stored).get(links.way_in(game), "")
    if not chosen:
        return of_nobody(game)
    try:
        match = links.parse(chosen, {game.name: game}).match()
    except BadMatch:
        return of_nobody(game)
    return Usual(match.players, match.options)


def noted(stored: Mapping[str, str], match: Match) -> Store:
    """What keeps the table of this match for the next one, without cards of the players' own, which are of it alone."""
    game, usual = match.game, of_nobody(match.game)
    own = {option.key: option.default for option in game.options if option.cards}
    chosen = Usual(match.players, {**match.options, **own})
    left = {way: address for way, address in _read(stored).items() if way != links.way_in(game)}
    if chosen != usual:
        fresh = Match.begin(game, links.ANY_DEAL, chosen.players, chosen.options)
        left[links.way_in(game)] = links.address_of_table(fresh)
    return Store(KEY, dumps(left))


def _read(stored: Mapping[str, str]) -> dict[str, str]:
    """What was chosen: by the address of each game alone, that of the table; nothing where that cannot be read.

    Before Python is there, static/js/kept/empty.js looks whether the address stands there.
    """
    try:
        found = loads(stored.get(KEY, "{}"), LONGEST)
    except BadSave:
        return {}
    pairs = found.items() if isinstance(found, dict) else ()
    return {way: address for way, address in pairs if isinstance(way, str) and isinstance(address, str)}
