"""The hand of Gang of Four under fingers and keys: taps propose, swipes select a run, keys select one card exactly."""

from __future__ import annotations

import itertools

import pytest
from playwright.sync_api import Page, expect

from game.core.chance import Chance
from game.core.match import Match
from game.games.gang_of_four import GAME
from game.ui.model import links
from tests.browser import mirror
from tests.browser.conftest import Open
from tests.browser.table import put_away, show, tell

PLAYERS = ("me", "easy", "easy", "easy")
DEALS = (deal for n in itertools.count() if Match.begin(GAME, deal := f"taps-{n}", PLAYERS).asked == 0)
"""Those in which the first turn is mine; each test takes another."""
SPOTS = """[...document.querySelectorAll('#hand button')].map((card) => {
  const { x, y } = card.getBoundingClientRect();
  return [x, y];
})"""

OUT = """[...document.querySelectorAll('#hand button')].map((card) =>
  card.getBoundingClientRect().top < card.parentElement.getBoundingClientRect().top - 20 ? 'x' : '.').join('')"""
"""A letter for each card of the hand: x where it lies above the hand."""
MOVED = """() => {
  globalThis.moved = [];
  const note = ({ target, animationName }) => target.closest(".trick") && globalThis.moved.push(animationName);
  document.addEventListener("animationstart", note);
}"""
"""From now on, what begins to move of the cards on the table."""


@pytest.fixture
def page(lasting: Page) -> Page:
    """The page of the module at my first turn of a new deal."""
    lasting.set_viewport_size({"width": 1280, "height": 800})
    page = show(lasting, f"#/gang-of-four?deal={next(DEALS)}&v=1&players={','.join(PLAYERS)}", "table")
    expect(page.locator("main")).to_have_attribute("data-asked", "0")
    return page


def lifted(page: Page) -> str:
    """A letter for each card of the hand: x where it is lifted."""
    marks = page.locator("#hand button").evaluate_all("all => all.map(each => each.ariaPressed === 'true' ? 'x' : '.')")
    return "".join(marks)


def test_a_swipe_selects_all_cards_from_its_first_to_its_last(page: Page) -> None:
    boxes = [page.locator("#hand button").nth(n).bounding_box() for n in (2, 3, 5)]
    spots = [(box["x"] + 8, box["y"] + box["height"] / 2) for box in boxes if box]
    page.mouse.move(*spots[0])
    page.mouse.down()
    for spot in spots[1:]:
        page.mouse.move(*spot, steps=4)
    expect(page.locator("#hand [aria-pressed=true]")).to_have_count(4)
    page.mouse.move(*spots[1], steps=4)
    expect(page.locator("#hand [aria-pressed=true]")).to_have_count(2)
    page.mouse.up()
    assert lifted(page).startswith("..xx.")


def test_lifted_cards_are_drawn_out_together_and_played_where_they_are_let_go_over_the_table(page: Page) -> None:
    """First with a mouse, which lets go over the hand and then has Escape pressed; at last with a finger."""
    box = page.locator("#hand button").nth(6).bounding_box()
    hand, turn = page.locator("#hand").bounding_box(), page.get_attribute("main", "data-turn")
    assert box
    assert hand
    x, low, high = box["x"] + 8, box["y"] + box["height"] / 2, hand["y"] - 60
    page.mouse.move(x, low)
    page.mouse.down()
    page.mouse.move(x + 4, high, steps=4)
    expect(page.locator("#preview")).to_contain_text("you can lead this")
    chosen = lifted(page)
    assert chosen[6] == "x"
    assert page.evaluate(OUT) == chosen
    page.mouse.move(x, low, steps=4)
    page.mouse.up()
    expect(page.locator("html")).to_have_attribute("style", "")
    page.mouse.down()
    page.mouse.move(x, high, steps=4)
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("style", "")
    page.mouse.up()
    assert page.evaluate(OUT) == "." * len(chosen)
    assert (lifted(page), page.get_attribute("main", "data-turn")) == (chosen, turn)
    finger = page.context.new_cdp_session(page)
    for kind, y in (("touchStart", low), ("touchMove", low - 30), ("touchMove", high), ("touchEnd", None)):
        spots = [] if y is None else [{"x": x, "y": y}]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})
    expect(page.locator("#hand button")).to_have_count(chosen.count("."))
    assert page.evaluate("scrollY") == 0


def test_the_menu_closes_when_the_focus_leaves_it(page: Page) -> None:
    page.press("#toggle-menu", "Enter")
    page.press("#go-home", "Tab")
    expect(page.locator("#menu :focus")).to_have_count(1)
    page.press("#go-home", "Shift+Tab")
    expect(page.locator("#menu")).to_have_count(0)


def test_a_tap_proposes_and_the_space_bar_selects_one_card(page: Page) -> None:
    first = page.locator("#hand button").first
    first.focus()
    page.keyboard.press("Space")
    expect(page.locator("#hand [aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("#hand [aria-pressed=true]")).to_have_count(0)
    first.click(position={"x": 8, "y": 12})
    expect(page.locator("#preview")).to_contain_text("you can lead this")
    by_tap = lifted(page)
    page.keyboard.press("Escape")
    expect(page.locator("#hand [aria-pressed=true]")).to_have_count(0)
    first.focus()
    page.keyboard.press("g")
    expect(page.locator("#preview")).to_contain_text("you can lead this")
    assert lifted(page) == by_tap
    page.locator("#hand button").nth(9).click(position={"x": 8, "y": 12}, modifiers=["Shift"])
    expect(page.locator("#hand button").nth(9)).to_have_attribute(
        "aria-pressed", "false" if by_tap[9] == "x" else "true"
    )


@pytest.mark.parametrize(("width", "height", "rows"), [(360, 740, 2), (1280, 800, 1)])
def test_the_cards_before_those_that_go_stay_where_they_are(width: int, height: int, rows: int, page: Page) -> None:
    page.set_viewport_size({"width": width, "height": height})
    spots = page.evaluate(SPOTS)
    assert len({y for _, y in spots}) == rows
    for n in (14, 8, 3):
        page.evaluate("n => [...document.querySelectorAll('#hand button')].slice(n).map((card) => card.remove())", n)
        assert page.evaluate(SPOTS) == spots[:n]


def test_a_press_on_a_trick_that_is_held_lets_the_next_one_begin(lasting: Page) -> None:
    page = show(lasting, "#/gang-of-four?deal=held-1&v=1&players=me,easy,easy,easy", "table")
    tell(page, "set pace normal", "set gang-of-four.autopass on")
    try:
        held = page.locator(".lain > .over-all")
        while not held.count():
            if page.locator("#put-away").count():
                put_away(page)
            elif page.locator("#pass:not([aria-disabled])").count():
                page.click("#pass")
            elif page.get_attribute("main", "data-asked") == "0":
                page.keyboard.press("/")
                page.fill("#line", page.locator("#legal option").first.get_attribute("value") or "")
                page.press("#line", "Enter")
            page.wait_for_timeout(50)
        turn = int(page.get_attribute("main", "data-turn") or 0)
        expect(page.locator("#go-on")).to_be_visible()
        held.click()
        expect(held).to_have_count(0, timeout=1500)
        expect(page.locator("main")).to_have_attribute("data-turn", str(turn + 1), timeout=1500)
    finally:
        tell(page, "set pace fast", "set gang-of-four.autopass off")


def in_a_second_trick() -> Match:
    """A match in which I am asked while a trick lies before the one on the table."""
    match, dice = Match.begin(GAME, "away-1", PLAYERS), Chance("away")("moves")
    while match.asked != 0 or not (match.state.trick and match.state.last_trick):
        assert match.asked is not None
        match = match.play(dice.choice(GAME.rules.moves(match.seen(match.asked))))
    return match


def test_no_card_moves_when_the_last_trick_is_put_away(open_at: Open) -> None:
    """After all tests of the shared page: this one takes what is stored away."""
    match = in_a_second_trick()
    page = open_at(links.address(match), mirror.saved(match), fast=False)
    page.click("#toggle-last-trick")
    expect(page.locator("#recalled .taker")).to_be_in_viewport()
    page.wait_for_timeout(500)
    page.evaluate(MOVED)
    page.click("#close-last-trick")
    expect(page.locator("#recalled")).to_have_count(0)
    page.wait_for_timeout(100)
    assert page.evaluate("globalThis.moved") == []
