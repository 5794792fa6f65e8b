"""The table of Read-Aloud in the browser: what is written on its cards can be read, wherever they lie."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Page, expect

from game.core.chance import Chance
from game.core.match import ME, Match
from game.shelf import GAMES
from game.ui import links
from tests.browser import mirror
from tests.browser.conftest import Open
from tests.browser.table import screen

GAME = GAMES["read-aloud"]
MANY = 16
SIZES = ((320, 568), (360, 740), (768, 1024), (1280, 800), (2560, 1440))
CUT = """[...document.querySelectorAll(".slips .slip")].filter((slip) => {
  const [box, text] = [slip, slip.querySelector(".main")].map((each) => each?.getBoundingClientRect());
  const ratio = slip.offsetHeight / slip.offsetWidth;
  const small = !slip.className.includes("by") && Math.abs(ratio - 1.4) > 0.02;
  const tilted = slip.classList.contains("tilted") ? 8 : 1;
  const out = (inner, outer) => inner.bottom > outer.bottom + tilted || inner.left < outer.left - tilted;
  return small || (text && (out(text, box) || text.right > box.right + tilted));
}).map((slip) => slip.textContent)"""
"""The slips that are not 5:7, or whose sentence leaves them."""
COMBINED = 'getComputedStyle(document.querySelector("#field .tcy, #hand .tcy")).textCombineUpright'


@cache
def full() -> Match:
    """A match with many discards in which I am asked, and hold or see a card with a number of two digits."""
    for n in range(200):
        match = Match.begin(GAME, f"discards-{n}", (ME, "random"))
        dice = Chance(match.deal)("moves")
        while match.asked is not None:
            if len(match.state.discards) >= MANY and match.asked == 0 and match.state.asked is None and numbered(match):
                return match
            match = match.play(dice.choice(GAME.rules.moves(match.state)))
    raise AssertionError("no such match")


def numbered(match: Match) -> bool:
    """Whether a card in the field or in my hand has a number that must be set upright."""
    cards = (match.state.terms.cards[piece.key] for piece in (*match.state.field, *match.state.hands[0]))
    return any("20" in str(card.text) or "-4" in str(card.text) for card in cards)


@pytest.fixture
def table(open_at: Open) -> Page:
    page = open_at(links.address(full()), mirror.saved(full()))
    screen(page, "table")
    return page


def test_all_discards_can_be_read_at_every_size_in_both_languages(table: Page) -> None:
    table.click("#look")
    expect(table.locator("#discards .slip")).to_have_count(len(full().state.discards))
    for lang in ("en", "ja"):
        table.click(f"#lang-{lang}")
        table.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
        for width, height in SIZES:
            table.set_viewport_size({"width": width, "height": height})
            assert table.evaluate(CUT) == [], (lang, width)


def test_a_number_in_a_sentence_that_runs_downwards_stands_upright(table: Page) -> None:
    table.click("#lang-ja")
    table.wait_for_selector(".upright .tcy")
    assert table.evaluate(COMBINED) == "all"
