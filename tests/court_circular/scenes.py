"""What a seat looks at on the page of Court Circular, in few letters."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.games.court_circular import GAME, rules
from game.games.court_circular.page.ids import card_id
from game.games.court_circular.rules.state import State
from game.ui.view import Scene
from game.ui.view.parts import JOINER
from tests import scenes
from tests.court_circular.tables import dealt
from tests.markup import tree

asked = partial(scenes.asked, GAME)


def scene(state: State, card: str = "", seat: int | None = 0, put_away: int = 0, **more: Any) -> Scene:
    """What this seat looks at, perhaps with a card selected."""
    return scenes.scene(GAME, state, (card_id(card),) if card else (), seat, put_away, **more)


def ended() -> State:
    """A match that is over, played by the first move each time but for dropping out."""
    state = dealt(2, target="1")
    while state.asked is not None:
        state = rules.play(state, rules.moves(state)[0])
    return state


def text_of(html: str) -> str:
    """The text of a piece of the page, without what keeps the name of a card on one line."""
    return tree(html).text.replace(JOINER, "")
