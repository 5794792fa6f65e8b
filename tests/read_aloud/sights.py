"""Tables of Read-Aloud made by hand, and what a seat looks at, in few letters."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from game.core.chance import Chance
from game.core.rules import Event
from game.games.read_aloud import GAME, rules
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.cards.names import key_for
from game.games.read_aloud.language.effects import Discard, Nothing, Text, This
from game.games.read_aloud.page import VIEW
from game.games.read_aloud.rules.state import State, Terms
from game.games.read_aloud.rules.turns import open_first
from game.ui.html import render
from game.ui.view import Scene
from game.words import LANGUAGES
from tests import scenes
from tests.markup import Element, tree

PLAIN: Text = (Discard(This()),)
STAYS: Text = (Nothing(),)
for_both = sorted(LANGUAGES)


asked = partial(scenes.asked, GAME)


def table(field: Sequence[Text], *hands: Sequence[Text], pile: int = 20, **more: Any) -> State:
    """A table with these texts in the field and the hands, the first seat at turn; the value of card `k7` is 7."""
    texts = [*field, *(text for hand in hands for text in hand), *(PLAIN,) * pile]
    cards = tuple(Card(f"k{n}", n, text) for n, text in enumerate(texts))
    terms = Terms(len(field), True, True, {card.key: card for card in cards})
    state = rules.laid_out(terms, tuple(map(key_for, cards)), len(hands))._replace(
        chance=Chance("fudaba/read-aloud/1/test"), **more
    )
    return open_first(state)


def after(state: State, *moves: str) -> tuple[State, tuple[Event, ...]]:
    """The state after these moves, and all that has happened on the way."""
    log: tuple[Event, ...] = state.news
    for move in moves:
        state = rules.play(state, move)
        log = (*log, *state.news)
    return state, log


def scene(state: State, card: str = "", seat: int | None = 0, log: tuple[Event, ...] = (), **more: Any) -> Scene:
    """What this seat looks at, perhaps with the card of an id selected."""
    lately = tuple(event.seen_by(seat) for event in log or state.news)
    return scenes.scene(GAME, state, (card,) if card else (), seat, **{"lately": lately, **more})


def drawn(here: Scene) -> Element:
    """The table as this seat sees it."""
    parts = VIEW.board(here)
    return tree(render([parts.rivals, parts.middle, parts.mine, parts.hand, VIEW.actions(here)]))


def slip(root: Element, name: str) -> Element:
    """The card with this id."""
    found = root.by_id(name)
    assert found, name
    return found


def over(state: State) -> tuple[State, tuple[Event, ...]]:
    """The state after the first answer each time until the game is over."""
    log: tuple[Event, ...] = state.news
    while not state.over:
        state = rules.play(state, rules.moves(state)[0])
        log = (*log, *state.news)
    return state, log
