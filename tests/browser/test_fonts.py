"""Wider text spacing, and a browser whose usual font is twice as large: nothing is cut off or covered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Page

from game.words import LANGUAGES
from tests.browser.screens import FULLEST, MIDDLES
from tests.browser.table import still
from tests.browser.test_places import LINES, pages, set_size
from tests.browser.test_sizes import WIDER
from tests.browser.test_zoom import COVERED, CUT
from tests.every import EVERY, few

SPACED = """() => {
  const style = document.head.appendChild(document.createElement("style"));
  style.className = "spacing";
  style.textContent = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }`;
}"""
"""Sets the text as wide as WCAG 1.4.12 asks for."""

PILLS = """[...document.querySelectorAll(".felt :is(.disc, .counter)")]
  .filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.outerHTML.slice(0, 120))"""
"""Scores whose figures do not have room."""

HIDDEN = f"""() => {{
  const faults = [];
  const {{ texts }} = ({LINES})((_, what, each) => faults.push(`${{what}}: ${{each.outerHTML.slice(0, 120)}}`));
  if (document.querySelector(".felt")) texts(0);
  document.querySelector("style.touched").remove();
  return faults;
}}"""
"""Lines of text at a table that are cut or covered; what can be scrolled to on the page is not."""


HEAPS = Path(__file__).with_name("heaps.js").read_text(encoding="utf-8").rstrip(";\n")
TABLES = f"""pages => [...new Set(pages.flatMap((html) => {{
  document.querySelector("main").outerHTML = html;
  return document.querySelector(".felt") ? [...({HEAPS})(), ...({HIDDEN})()] : [];
}}))]"""
"""Shows one page of a match after another, and tells which texts lie over each other, are cut or are covered."""
UNROLLED = f"""pages => [...new Set(pages.flatMap((html) => {{
  document.querySelector("main").outerHTML = html;
  const out = (each) => each.getBoundingClientRect().bottom > innerHeight + 1;
  const low = [...document.querySelectorAll(".buttons button")].filter((each) => each.checkVisibility() && out(each));
  const wide = document.documentElement.scrollWidth > innerWidth ? [document.querySelector(".rivals")] : [];
  for (const each of document.querySelectorAll(".at-hand")) each.style.position = "static";
  return [...[...low, ...wide].map((each) => each.outerHTML.slice(0, 120)), ...({HEAPS})()];
}}))]"""
"""Shows one page of a match after another: which buttons are out of sight, whether the page is wider than the window,
and which texts lie over each other or are cut, with the hand at its end instead of over it."""
TRIED = ("table", *MIDDLES)
"""What is tried through many pages, below."""
SEEN = [
    ("garlandland", 2, "garland"),
    ("court-circular", 4, "preview"),
    ("gang-of-four", 4, "passes"),
    ("read-aloud", 2, "new"),
]
"""Games with a number of seats, and what has to be seen there: a trick with a pass, a card that is new in the hand."""
SET = [
    *((*seen, *how) for how in zip(("spaced", "doubled"), LANGUAGES, strict=True) for seen in SEEN),
    ("court-circular", 2, "lead", "doubled", "ja"),
]
"""Each of them spaced in one language and doubled in another, and of two players the name of the card led."""
PHONE, DESKTOP = (360, 740), (1280, 800)
STEP = 1 if EVERY else 7


@contextmanager
def spread(page: Page) -> Iterator[None]:
    """The page has the text spacing of WCAG 1.4.12 meanwhile."""
    page.evaluate(SPACED)
    yield
    page.evaluate("document.querySelector('style.spacing').remove()")


@contextmanager
def twice(page: Page) -> Iterator[None]:
    """The usual font of the browser is twice as large meanwhile."""
    fonts = page.context.new_cdp_session(page)
    fonts.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    yield
    fonts.send("Page.setFontSizes", {"fontSizes": {"standard": 16}})


@pytest.mark.parametrize("name", few(FULLEST, 3))
def test_nothing_is_cut_off_by_wider_text_spacing(name: str, lasting: Page) -> None:
    page = still(lasting, name)
    with spread(page):
        for size in (DESKTOP,) if name in TRIED else (PHONE, DESKTOP):
            assert_whole(page, size)


@pytest.mark.parametrize("name", few(FULLEST[1:]))
def test_nothing_is_cut_off_where_the_usual_font_is_twice_as_large(name: str, lasting: Page) -> None:
    page = still(lasting, name)
    with twice(page):
        assert_whole(page, DESKTOP)


def assert_whole(page: Page, size: tuple[int, int]) -> None:
    """Nothing is cut off, covered or runs out of its place in a window of this size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for fault in (WIDER, CUT, COVERED, PILLS, HIDDEN):
        assert page.evaluate(fault) == [], size


@pytest.mark.parametrize(("name", "seats", "seen", "setting", "lang"), few(SET))
def test_no_text_of_a_table_lies_over_another(
    name: str, seats: int, seen: str, setting: str, lang: str, bare: Page
) -> None:
    """Through the first turns and a result, every seventh page; with EVERY, each."""
    tables = pages(name, seats, lang)[::STEP]
    assert any(re.search(rf'class="[^"]*\b{seen}\b', html) for html in tables)
    for size in ("360x740", "1280x800"):
        set_size(bare, size, lang=lang, data_game=name, data_motion="off")
        with spread(bare) if setting == "spaced" else twice(bare):
            assert bare.evaluate(TABLES, tables) == [], size


@pytest.mark.parametrize("lang", few(LANGUAGES))
def test_with_large_text_rivals_have_a_line_and_the_buttons_are_whole_after_some_turns(lang: str, bare: Page) -> None:
    tables = [html for html in pages("read-aloud", 3, lang) if 'data-screen="table"' in html]
    assert any('class="did"' in html for html in tables)
    assert any('id="to-own"' in html for html in tables)
    for text, size in product(("large", "larger"), ("390x844", "360x740")):
        set_size(bare, size, lang=lang, data_game="read-aloud", data_motion="off", data_text=text)
        assert bare.evaluate(UNROLLED, tables) == [], (text, size)
