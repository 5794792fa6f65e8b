"""The table of Read-Aloud in the browser: what is written on its cards can be read, wherever they lie."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from game.core.chance import Chance
from game.core.match import ME, Match
from game.games.read_aloud.language.effects import Place
from game.shelf import GAMES
from game.ui.model import links
from game.words import LANGUAGES
from tests.browser import mirror
from tests.browser.table import show, speaks
from tests.browser.test_places import pages
from tests.ui.page import Page as Window

GAME = GAMES["read-aloud"]
MANY, SIX = 16, 6
LARGE = 15
"""Pixels of letters that are read with ease."""
SIZES = ((320, 568), (360, 740), (768, 1024), (1280, 800), (2560, 1440))
CUT = """[...document.querySelectorAll(".slips .slip")].filter((slip) => {
  const [box, text] = [slip, slip.querySelector(".main")].map((each) => each?.getBoundingClientRect());
  const ratio = slip.offsetHeight / slip.offsetWidth;
  const shape = innerWidth < 352 ? Math.min(ratio, 1.4) : ratio;
  const small = !slip.className.includes("by") && Math.abs(shape - 1.4) > 0.02;
  const tilted = slip.classList.contains("tilted") ? 8 : 1;
  const out = (inner, outer) => inner.bottom > outer.bottom + tilted || inner.left < outer.left - tilted;
  return small || (text && (out(text, box) || text.right > box.right + tilted));
}).map((slip) => slip.textContent)"""
"""The slips that are not 5:7, or higher in a window so narrow that they grow, or whose sentence leaves them."""
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


@pytest.fixture(scope="module")
def stored() -> Mapping[str, str]:
    """The matches that are looked at."""
    found = dict(mirror.FAST)
    for match in (full(), asking(), opened()):
        found |= mirror.saved(match, match.deal)
    return found


@pytest.fixture
def table(lasting: Page) -> Page:
    return at(full(), lasting)


def at(match: Match, lasting: Page) -> Page:
    """The page of the module at the table of one of these matches."""
    lasting.set_viewport_size({"width": WIDE, "height": TALL})
    return show(lasting, links.address(match), "table")


def test_all_discards_can_be_read_at_every_size_in_both_languages(table: Page) -> None:
    table.click("#toggle-discards")
    expect(table.locator("#discards .slip")).to_have_count(len(full().state.discards))
    expect(table.locator("#toggle-whole")).to_be_hidden()
    for lang in ("en", "ja"):
        speaks(table, lang)
        for width, height in SIZES:
            table.set_viewport_size({"width": width, "height": height})
            assert table.evaluate(CUT) == [], (lang, width)


def test_a_number_in_a_sentence_that_runs_downwards_stands_upright(table: Page) -> None:
    table.click("#lang-ja")
    table.wait_for_selector(".upright .tcy")
    assert table.evaluate(COMBINED) == "all"


@cache
def asking() -> Match:
    """A match in which I am asked for one of several cards in the middle of a text."""
    for n in range(200):
        match = Match.begin(GAME, f"asking-{n}", (ME, "random"))
        dice = Chance(match.deal)("moves")
        while match.asked is not None:
            asked = match.state.asked
            if match.asked == 0 and asked and any(spot.place is Place.FIELD for spot in asked.spots):
                return match
            match = match.play(dice.choice(GAME.rules.moves(match.state)))
    raise AssertionError("nothing is asked")


def test_on_a_phone_a_card_is_read_large_before_it_is_chosen_in_the_middle_of_a_text(lasting: Page) -> None:
    page = at(asking(), lasting)
    page.set_viewport_size({"width": 360, "height": 740})
    card = page.locator("#field .able").first
    sentence = card.locator(".main").inner_text().split()[-1]
    card.click()
    shown = page.locator(".account.chosen")
    expect(shown).to_contain_text(sentence.rstrip("."))
    assert shown.locator(".said").first.evaluate("(said) => parseFloat(getComputedStyle(said).fontSize)") >= LARGE
    page.click("#play")
    expect(shown).to_have_count(0)


WIDE, TALL = 1280, 800
SIDEWAYS = """html => {
  document.querySelector("main").outerHTML = html;
  const lay = document.querySelector(".lay");
  return lay.scrollWidth - lay.clientWidth;
}"""
"""Shows a page of a match: by how many pixels the row of the field is longer than its place."""


@cache
def with_an_open_hand() -> str:
    """A page in a match of three in which the hand of a rival lies beside the field: six cards in all."""
    for n in range(MANY):
        page = Window(f"#/read-aloud?deal=open-{n}&v=1&players=me,easy,easy")
        dice = Chance("open")("moves")
        while page.match.asked is not None:
            row = page.html.partition('class="lay')[2].partition('class="reach"')[0]
            if 'id="held-' in row and row.count('class="slip ') == SIX:
                return page.html
            page.go_on()
            page.play(dice.choice(page.legal)) if page.legal else page.settle()
    raise AssertionError("nobody's hand was opened")


def test_with_the_hand_of_a_rival_open_the_row_of_the_field_fits_a_desktop(bare: Page) -> None:
    bare.set_viewport_size({"width": WIDE, "height": TALL})
    for fact in {"data-game": "read-aloud", "data-route": "table", "data-state": "ready"}.items():
        bare.evaluate("fact => document.documentElement.setAttribute(...fact)", [*fact])
    assert bare.evaluate(SIDEWAYS, with_an_open_hand()) <= 0


LETTERS = """html => {
  document.querySelector("main").outerHTML = html;
  const texts = [...document.querySelectorAll(".lay .main")];
  return Math.min(...texts.map((each) => parseFloat(getComputedStyle(each).fontSize)));
}"""
"""Shows a page of a match: the size of the smallest letters on the slips in the middle, in pixels."""
READ = 10.8
"""Pixels of letters that can be read; only the longest sentences have such small ones."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_with_all_hands_open_the_letters_on_the_slips_stay_as_large_as_they_are(lang: str, bare: Page) -> None:
    for fact in {"data-game": "read-aloud", "data-route": "table", "data-state": "ready", "lang": lang}.items():
        bare.evaluate("fact => document.documentElement.setAttribute(...fact)", [*fact])
    fullest = max(pages("read-aloud", 3, lang), key=lambda html: html.count('class="slip '))
    for width, height in SIZES[2:]:
        bare.set_viewport_size({"width": width, "height": height})
        assert bare.evaluate(LETTERS, fullest) >= READ, (width, height)


def test_up_and_down_lead_from_the_hand_to_the_field_and_back(lasting: Page) -> None:
    page = at(opened(), lasting)
    page.locator("#hand button").first.focus()
    for key, group in (("ArrowUp", "field"), ("ArrowRight", "field"), ("ArrowDown", "hand")):
        page.keyboard.press(key)
        expect(page.locator(f"#{group} button:focus")).to_have_count(1)
        assert page.locator(f"#{group} [tabindex='0']").evaluate("each => each === document.activeElement")


def test_what_lies_under_the_open_discards_is_out_of_reach(table: Page) -> None:
    table.click("#toggle-discards")
    expect(table.locator("#discards")).to_be_visible()
    table.locator("#hand button").first.focus()
    table.keyboard.press("ArrowUp")
    expect(table.locator("#discards button:focus")).to_have_count(1)


@cache
def with_two_open_hands() -> str:
    """A page in a match of three in which the hands of both rivals lie beside the field: nine cards in all."""
    for n in range(MANY):
        page = Window(f"#/read-aloud?deal=open-{n}&v=1&players=me,easy,easy&mirror=on")
        dice = Chance("open")("moves")
        while page.match.asked is not None:
            held = page.match.seen(0).hands[1:]
            if all(len(hand) == LONG and all(piece.key for piece in hand) for hand in held):
                return page.html
            page.go_on()
            page.play(dice.choice(page.legal)) if page.legal else page.settle()
    raise AssertionError("never were two hands open")


IN_A_COLUMN = 12
"""Pixels of letters that can be read, of three cards one below the other."""


def test_on_a_laptop_two_open_hands_lie_side_by_side_in_sight(bare: Page) -> None:
    bare.set_viewport_size({"width": WIDE, "height": TALL})
    for fact in {"data-game": "read-aloud", "data-route": "table", "data-state": "ready"}.items():
        bare.evaluate("fact => document.documentElement.setAttribute(...fact)", [*fact])
    assert bare.evaluate(SIDEWAYS, with_two_open_hands()) <= 0
    expect(bare.locator(".lay .group")).to_have_count(2)
    sizes = bare.locator(".lay .group .main").evaluate_all(
        "texts => texts.map((each) => parseFloat(getComputedStyle(each).fontSize))"
    )
    assert min(sizes) >= IN_A_COLUMN
    expect(bare.locator(".beside")).to_be_hidden()


TABLET = (768, 1024)
FULL = 110
"""Pixels in width of a slip whose letters are read with ease."""
SHOWN = """html => {
  document.querySelector("main").outerHTML = html;
  const lay = document.querySelector(".lay").getBoundingClientRect();
  const boxes = [...document.querySelectorAll(".lay .slip")].map((slip) => slip.getBoundingClientRect());
  const whole = (box) => box.left >= lay.left && box.right <= lay.right && box.bottom <= lay.bottom;
  return boxes.map((box) => (whole(box) ? Math.round(box.width) : 0));
}"""
"""Shows a page of a match: the widths of the slips in the middle, 0 for one that is cut."""


def test_on_a_tablet_held_upright_field_and_open_hand_lie_in_two_rows_of_full_slips(bare: Page) -> None:
    bare.set_viewport_size({"width": TABLET[0], "height": TABLET[1]})
    for fact in {"data-game": "read-aloud", "data-route": "table", "data-state": "ready"}.items():
        bare.evaluate("fact => document.documentElement.setAttribute(...fact)", [*fact])
    for html in (Window("#/read-aloud?deal=harbor-12&v=1&players=me,easy").html, with_an_open_hand()):
        assert min(bare.evaluate(SHOWN, html)) >= FULL


@cache
def opened() -> Match:
    """A match in which it is my turn and the hand of a rival lies beside a field of three cards."""
    for n in range(200):
        match = Match.begin(GAME, f"opened-{n}", (ME, "random"))
        dice = Chance(match.deal)("moves")
        while match.asked is not None:
            seen = match.seen(0)
            held = [piece for piece in seen.hands[1] if piece.key]
            if match.asked == 0 and seen.asked is None and len(held) == len(seen.field) == LONG:
                return match
            match = match.play(dice.choice(GAME.rules.moves(match.state)))
    raise AssertionError("nobody's hand was opened")


LONG = 3
OUTSIDE = "(card) => card.getBoundingClientRect().left >= innerWidth - 40"


def test_on_a_phone_a_button_leads_to_the_open_hand_beside_the_field(lasting: Page) -> None:
    page = at(opened(), lasting)
    page.set_viewport_size({"width": 360, "height": 740})
    card = page.locator("#held-1 .slip").first
    assert card.evaluate(OUTSIDE)
    page.locator("#to-held-1").focus()
    page.keyboard.press("Enter")
    expect(card).to_be_focused()
    assert not card.evaluate(OUTSIDE)
    assert not page.locator("#held-1 .slip").nth(1).evaluate(OUTSIDE), "the cards behind it are in sight, too"
    page.click("#back-field")
    expect(page.locator("#field .slip").first).to_be_focused()
    assert card.evaluate(OUTSIDE)
    page.set_viewport_size({"width": WIDE, "height": TALL})
    expect(page.locator("#to-held-1")).to_be_hidden()
