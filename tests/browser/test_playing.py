"""Whole matches against the normal bot: by mouse, by keyboard alone, by the line; each must go as CPython foretells."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from game.core.match import Match
from tests.browser import mirror
from tests.browser.conftest import GoTo
from tests.browser.table import Table, put_away, screen
from tests.every import seldom

Open = Callable[..., Page]
PLAN = mirror.short_match()
START = f"#/garlandland?deal={PLAN.deal}&v=1&players=me,normal"
MINE = PLAN.moves[::2]
EXPLAINS = re.compile(r" beats |by its shape|black beats red|further right|win together")


@pytest.fixture
def table(go_to: GoTo) -> Table:
    return Table(go_to(START, "table"))


def is_over_as_foretold(table: Table) -> None:
    """The match is over, saved, and explained on the result screen."""
    main = screen(table.page, "result")
    expect(main).to_have_attribute("data-over", "true")
    expect(main).to_have_attribute("data-asked", "")
    assert mirror.match_of(table.page).moves == PLAN.moves
    assert table.page.locator("#legal option").count() == 0
    explains_the_last_round(table.page, PLAN)


def explains_the_last_round(page: Page, match: Match) -> None:
    """The result names the winner of the match with its last round, both hands and what decided."""
    last = match.state.last
    said = mirror.sentence("page.result-match", number=last.number, winners=match.state.victors)
    expect(page.locator("#status")).to_have_text(said)
    result = page.locator(".result")
    for hand in last.hands:
        expect(result).to_contain_text(mirror.sentence(f"hand.{hand}"))
    expect(result).to_contain_text(EXPLAINS)
    decides = {seat for seat, at in enumerate(last.verdict.deciding) if at is not None}
    assert page.locator(".garland.decides").count() == len(decides)


def press_until(page: Page, key: str, where: str) -> None:
    """Press a key until the focus is on an element that matches."""
    for _ in range(40):
        if page.evaluate("where => document.activeElement.matches(where)", where):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{where} cannot be reached with {key}")


def by_keyboard(table: Table, card: str) -> None:
    """Lay a card without a mouse; a result that lies on the table is put away first."""
    page = table.page
    if page.locator("#put-away").count():
        press_until(page, "Shift+Tab", "#put-away")
        page.keyboard.press("Enter")
        expect(page.locator("#put-away")).to_have_count(0)
    name = mirror.card_id(card)
    press_until(page, "Tab", "#hand button")
    press_until(page, "ArrowRight", f"#{name}")
    page.keyboard.press("Space")
    expect(page.locator(f"#{name}")).to_have_attribute("aria-pressed", "true")
    table.turn(lambda: page.keyboard.press("Enter"))


@seldom
@pytest.mark.parametrize("size", [(360, 740), (1280, 800)])
def test_who_presses_twice_for_the_result_stays_there_and_comes_back_to_it(
    size: tuple[int, int], open_at: Open
) -> None:
    table = Table(open_at(START))
    page, (wide, high) = table.page, size
    page.set_viewport_size({"width": wide, "height": high})
    for card in MINE:
        table.lay(card)
    page.keyboard.press("Shift")  # all of the last round is shown
    box, over = page.locator("#put-away").bounding_box(), page.url
    assert box
    spot = box["x"] + 0.6 * box["width"], box["y"] + 0.85 * box["height"]  # where a rematch is, too
    page.mouse.click(*spot)
    page.wait_for_selector("main.ending")
    page.mouse.click(*spot)
    page.wait_for_timeout(500)
    assert page.url == over
    page.click("#new")
    screen(page, "table")
    page.go_back()
    expect(page.locator("main.ending")).to_be_visible()
    assert page.url == over


def test_a_whole_match_by_mouse(open_at: Open) -> None:
    table = Table(open_at(START))
    for card in MINE:
        table.lay(card)
    is_over_as_foretold(table)


def test_a_whole_match_by_keyboard_alone(table: Table) -> None:
    for card in MINE:
        by_keyboard(table, card)
    is_over_as_foretold(table)


def test_a_whole_match_by_the_line(table: Table) -> None:
    for card in MINE:
        table.turn(lambda card=card: table.type(card))
    is_over_as_foretold(table)


def test_after_a_match_there_is_the_same_deal_and_a_new_one(open_at: Open) -> None:
    page = open_at(START, mirror.saved(PLAN))
    is_over_as_foretold(Table(page))
    put_away(page)
    page.click("#again")
    assert f"deal={PLAN.deal}&" in page.url
    table = Table(page)
    expect(table.main).to_have_attribute("data-over", "false")
    assert table.cards() == [mirror.card_id(card) for card in PLAN.states[0].hands[mirror.ME]]
    assert mirror.match_of(page).moves == ()


def test_a_new_deal_is_another_deal_with_the_same_opponents(go_to: GoTo) -> None:
    page = go_to(START, "result", mirror.saved(PLAN))
    page.click("#new")
    screen(page, "table")
    match = mirror.match_of(page)
    assert match.deal != PLAN.deal
    assert match.players == PLAN.players
    assert f"deal={match.deal}&" in page.url


def test_the_next_page_is_seen_from_its_top_on_a_phone_too(go_to: GoTo) -> None:
    page = go_to(START, "result", mirror.saved(PLAN))
    page.set_viewport_size({"width": 360, "height": 740})
    page.click("#to-menu")
    screen(page, "menu")
    expect(page.locator("#main")).to_be_focused()
    assert page.evaluate("scrollY") == 0
