"""What a seat looks at on the page of Gang of Four, and the states of a random match."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from game.core.chance import Chance
from game.core.match import HUMAN, Match
from game.games.gang_of_four import GAME, rules
from game.games.gang_of_four.rules.state import State
from game.ui.view import Scene
from tests import scenes

LIKED = {option.key: option.default for option in GAME.settings}


asked = partial(scenes.asked, GAME)


def scene(state: State, ticked: tuple[str, ...] = (), seat: int | None = 0, **more: Any) -> Scene:
    """What this seat looks at, with these ids selected and the usual settings but for those given."""
    return scenes.scene(GAME, state, ticked, seat, **{**more, "settings": {**LIKED, **more.get("settings", {})}})


def random_states(deal: str, seats: int, options: dict[str, str], most: int = 400) -> Iterator[State]:
    """The states of a match in which everybody plays at random, but seldom passes without need."""
    match, dice = Match.begin(GAME, deal, (HUMAN,) * seats, options), Chance(deal)("moves")
    while match.asked is not None and len(match.moves) < most:
        yield match.state
        moves = rules.moves(match.state)
        match = match.play(moves[0] if dice.below(3) else dice.choice(moves))
    yield match.state
