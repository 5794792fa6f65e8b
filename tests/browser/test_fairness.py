"""Deals and bots' eyes in the browser: the lines run in the page's own Python, by keyboard, on a phone, in the dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from game.core.match import Match
from game.shelf import GAMES
from game.ui.model import links
from tests.browser.conftest import Open
from tests.browser.screens import FAIR
from tests.browser.table import show
from tests.browser.test_access import LOOKS, faults, looked
from tests.every import seldom
from tests.matches import played

HIDDEN = """Math.max(...[...document.querySelectorAll(".table:not(.read-aloud) .middle, .felt > .coach")].map(
  (each) => each.scrollHeight - each.clientHeight))"""
"""How much of the table or of what the bot thought is hidden below the edge of its place, in pixels; the table of
Read-Aloud is scrolled anyway where four have cards on it."""
LEAST, HARDLY = 740, 6
"""The least height of a window that has room for both, and what is less than a line of text, in pixels."""


def over(name: str) -> Match:
    """A match of all seats that is over, with a bot in every seat but the first."""
    game = GAMES[name]
    return played(Match.begin(game, "eyes-1", ("me", *(game.usual,) * (game.seats[-1] - 1))), "x")


def a_turn(match: Match) -> int:
    """A turn of the second seat in the middle of the match, at which it could choose."""
    rules = match.game.rules
    turns = range(len(match.moves) // 2, len(match.moves))
    return next(at for at in turns if rules.to_move(match.states[at]) == 1 and len(rules.moves(match.states[at])) > 1)


def test_the_printed_lines_run_in_the_page_and_deal_as_the_game_does(open_at: Open) -> None:
    page = open_at("#/fairness", fast=False)
    expect(page.locator("html")).to_have_attribute("data-boot", "snapshot")
    for name in FAIR:
        page.locator(f"#fair-{name}").focus()
        page.keyboard.press("Enter")
        expect(page.locator(f"#fair-{name}")).to_have_attribute("aria-current", "page")
        page.fill("#deal", "Quiet Stone 7")
        page.keyboard.press("Enter")
        expect(page.locator("#dealt")).to_be_focused()
        expect(page.locator("#dealt")).to_contain_text("The game itself deals the very same.")
        expect(page.locator("#program")).to_contain_text('deal("quiet-stone-7"')
    page.fill("#deal", "梅")
    page.keyboard.press("Enter")
    expect(page.locator("#deal")).to_be_focused()
    expect(page.locator("#notice")).to_contain_text("not a valid deal name")


@seldom
@pytest.mark.parametrize("name", GAMES)
def test_a_bots_eyes_by_keyboard_at_all_sizes(name: str, lasting: Page) -> None:
    match = over(name)
    page = show(lasting, links.address_with_moves(match, a_turn(match)), "look")
    if page.locator("#hand-of-1").count():  # one hand is shown at a time
        page.locator("#hand-of-1").focus()
        page.keyboard.press("Enter")
    expect(page.locator("#eyes-1")).to_be_visible()
    page.locator("#eyes-1").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".thought table, .thought p >> nth=1")).to_be_visible(timeout=20_000)
    for each in LOOKS:
        looked(page, each)
        for width, height in ((320, 568), (360, 740), (1280, 800)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (each.lang, width)
            assert height < LEAST or page.evaluate(HIDDEN) <= HARDLY, (each.lang, width)
        assert faults(page, each.rules) == [], each.lang
    page.locator("[data-do='eyes off']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".opened-hands")).to_be_visible()
