"""A table of Read-Aloud with all hands open and both limits changed: all that is there can be read and hit."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import product

import pytest
from playwright.sync_api import Page as Tab

from game.core.rules import Event
from game.games.read_aloud import rules
from game.games.read_aloud.language.effects import Act, Change, Face, Least, Measure, Most, Odd
from game.games.read_aloud.page import terms
from game.games.read_aloud.rules.state import State
from game.words import LANGUAGES
from tests.browser.test_places import WATCH, lay, set_size, table_of
from tests.every import few
from tests.ui.page import Page

LIMIT = 4
LINK = "read-aloud?deal=harbor-12&v=1&players=me"
APART = """() => [...document.querySelectorAll(".middle > .beside button")].flatMap((way) => {
  const a = way.getBoundingClientRect();
  return [...document.querySelectorAll("#look, .felt > .seat :is(h2, .counter), .heap .zone, .reach .beside button")]
    .map((each) => [each, each.getBoundingClientRect()])
    .filter(([, b]) => a.left < b.right && b.left < a.right && a.top + 1 < b.bottom && b.top < a.bottom - 1)
    .map(([each]) => `${way.innerText} and ${each.innerText}`);
})"""
"""The ways to other hands that lie over something else."""
COVERED = """() => [...document.querySelectorAll(".rivals .backs")].filter((each) => {
  const [first, second] = [...each.children].map((back) => back.getBoundingClientRect());
  return first.right > second.left;
}).length"""
"""With how many rivals one back covers another."""
SCROLLED = """() => [...document.querySelectorAll(".terms, .middle")]
  .filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.className)"""


def opened(seats: int, lang: str, change: Callable[[State], tuple[State, ...]] | None = None) -> str:
    """The page of such a table, or of the deal after this change."""
    return laid(f"#/{LINK}{',easy' * (seats - 1)}", lang, change or (lambda state: (_open(state),)))


@cache
def begun(address: str, lang: str) -> Page:
    """The page of a match at an address when somebody at it is asked."""
    page = Page(address, {"fudaba:lang": lang}, lang=lang)
    page.go_on()
    return page


def laid(address: str, lang: str, change: Callable[[State], tuple[State, ...]]) -> str:
    """The page of a match at an address with these states in place of its last one."""
    page = begun(address, lang).twin()
    table = page.table
    states = change(table.match.states[-1])
    moves = (*table.match.moves, *[""] * (len(states) - 1))
    match = table.match._replace(states=(*table.match.states[:-1], *states), moves=moves)
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


def _merged(state: State) -> tuple[State, ...]:
    """The state with a card under the first one of the field, whose value that has changed."""
    first, *others = state.field
    return (
        state._replace(field=(first._replace(under=(state.pile[-1].key or "",), changes=(Change.NEGATE,)), *others)),
    )


TAGS = "[...document.querySelectorAll('.lay .tag > :last-child')].map((tag) => tag.scrollWidth - tag.clientWidth)"


@pytest.mark.parametrize("size", ["740x360", "360x740"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_what_a_card_was_before_is_whole_at_its_edge(lang: str, size: str, bare: Tab) -> None:
    """As it is on the smaller slips of a replay, too."""
    set_size(bare, size, lang=lang, data_game="read-aloud", data_motion="off")
    html = laid(f"#/{LINK},easy", lang, _merged)
    for screen in ("table", "look"):
        lay(bare, html.replace('data-screen="table"', f'data-screen="{screen}"'))
        found = bare.evaluate(TAGS)
        assert found
        assert max(found) <= 0


HEADED = """() => {
  const head = document.querySelector(".account .zone");
  const { left, right, bottom } = (() => {
    const range = document.createRange();
    range.selectNodeContents(head);
    return range.getBoundingClientRect();
  })();
  const way = document.querySelector("#toggle-whole")?.getBoundingClientRect();
  const box = document.querySelector(".account").getBoundingClientRect();
  const cut = getComputedStyle(head).clipPath !== "none" || head.scrollWidth > head.clientWidth + 1;
  return [cut, right - left < 20, right > (way?.left ?? box.right), bottom > box.bottom];
}"""
"""Whether what stands above the card that was read is out of sight, or under the way to all of it."""


@pytest.mark.parametrize(("seats", "size", "lang"), few(product((4, 3, 2), ["360x740", "360x640"], LANGUAGES), 5))
def test_on_a_phone_it_is_seen_that_somebody_read_the_own_card(seats: int, size: str, lang: str, bare: Tab) -> None:
    set_size(bare, size, lang=lang, data_game="read-aloud", data_motion="off")
    lay(bare, opened(seats, lang, _robbed))
    assert bare.evaluate(HEADED) == [False] * 4


def _robbed(state: State) -> tuple[State, ...]:
    """The next player reads a card of the first one's open hand; then the first one has the turn."""
    faces = (Face.OPEN,) * len(state.faces)
    start = state._replace(turn=1, faces=faces, bans=(), condition=Most(Measure.SUM), by=1)
    states = [start, rules.play(start, "read hand 1 of 1")]
    while states[-1].reading:
        states.append(rules.play(states[-1], rules.moves(states[-1])[0]))
    return (*states[:-1], states[-1]._replace(turn=0))


HELD_BACK = (None, Odd(Measure.SUM), Least(Measure.LOWEST))
"""Conditions, or none, with which a ban and changed limits stand below."""


@pytest.mark.parametrize(
    ("address", "lang"), few(product(["read-aloud/lesson", *(f"{LINK}{',easy' * n}" for n in (1, 2, 3))], LANGUAGES), 3)
)
def test_on_a_phone_condition_ban_and_limits_are_whole(
    address: str, lang: str, bare: Tab, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_size(bare, "360x740", lang=lang, data_game="read-aloud", data_motion="off")
    bans = (Act.DISCARD_FROM_HANDS,)
    for condition, limits, new in product(HELD_BACK, [(3, 3), (4, 3), (4, 2)], [False, True]):
        kind = "decided" if condition else "undecided"
        monkeypatch.setattr(
            terms, "changed", lambda _, kind=kind, new=new: (1, Event(kind, {"seat": 1})) if new else None
        )
        change = {"condition": condition, "by": 1 if condition else None, "limits": limits, "bans": bans}
        lay(bare, laid(f"#/{address}", lang, lambda state, change=change: (state._replace(**change),)))
        cut = "(each => each.scrollHeight - each.clientHeight)(document.querySelector('.terms'))"
        assert bare.evaluate(cut) <= 1, (condition, limits, new)


@pytest.mark.parametrize("size", ["1280x800", "768x1024", "2560x1440"])
def test_on_a_desktop_the_backs_of_a_small_hand_are_whole(size: str, bare: Tab) -> None:
    set_size(bare, size, data_game="read-aloud", data_motion="off")
    lay(bare, table_of(Page(f"#/{LINK},easy,easy,easy").html))
    assert bare.locator(".rivals .backs").count() == 3
    assert bare.evaluate(COVERED) == 0
