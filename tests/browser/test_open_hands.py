"""A table of Read-Aloud with all hands open and both limits changed: all that is there can be read and hit."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Page as Tab

from game.games.read_aloud.language.effects import Face
from game.games.read_aloud.rules.state import State
from game.words import LANGUAGES
from tests.browser.test_places import WATCH, lay, set_size, table_of
from tests.every import few
from tests.ui.page import Page

LIMIT = 4
APART = """() => [...document.querySelectorAll(".middle > .beside button")].flatMap((way) => {
  const a = way.getBoundingClientRect();
  return [...document.querySelectorAll("#look, .felt > .seat :is(h2, .counter), .heap .zone, .reach .beside button")]
    .map((each) => [each, each.getBoundingClientRect()])
    .filter(([, b]) => a.left < b.right && b.left < a.right && a.top + 1 < b.bottom && b.top < a.bottom - 1)
    .map(([each]) => `${way.innerText} and ${each.innerText}`);
})"""
"""The ways to other hands that lie over something else."""
SCROLLED = """() => [...document.querySelectorAll(".terms, .middle")]
  .filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.className)"""


def opened(seats: int, lang: str) -> str:
    """The page of such a table."""
    page = Page(f"#/read-aloud?deal=harbor-12&v=1&players=me{',easy' * (seats - 1)}", {"fudaba:lang": lang}, lang=lang)
    page.go_on()
    assert page.wire.model.table
    table = page.table
    match = table.match._replace(states=(*table.match.states[:-1], _open(table.match.states[-1])))
    page.wire.model = page.wire.model.on(table._replace(match=match))
    page.send("clear")
    return table_of(page.html)


def _open(state: State) -> State:
    """The state with all hands open, and one card more in each of them and in the field."""
    more = len(state.hands) + 1
    pile, extra = state.pile[:-more], state.pile[-more:]
    hands = tuple((*hand, card) for hand, card in zip(state.hands, extra, strict=False))
    field = (*state.field, extra[-1])
    faces = (state.faces[0], *(Face.OPEN for _ in hands))
    return state._replace(hands=hands, field=field, pile=pile, faces=faces, limits=(LIMIT, LIMIT))


@pytest.mark.parametrize(("seats", "size", "lang"), few(product((4, 3), ["740x360", "844x390"], LANGUAGES), 3))
def test_on_a_phone_held_sideways_ways_to_open_hands_lie_over_nothing(
    seats: int, size: str, lang: str, bare: Tab
) -> None:
    set_size(bare, size, lang=lang, data_game="read-aloud", data_motion="off")
    html = opened(seats, lang)
    lay(bare, html)
    assert bare.evaluate(APART) == []
    assert bare.evaluate(SCROLLED) == []
    assert bare.evaluate(WATCH, (html,)) == []
