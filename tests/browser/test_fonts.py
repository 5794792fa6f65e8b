"""Wider text spacing, and a browser whose usual font is twice as large: nothing is cut off or covered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.browser.screens import FULLEST
from tests.browser.table import still
from tests.browser.test_places import LINES
from tests.browser.test_sizes import WIDER
from tests.browser.test_zoom import COVERED, CUT

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


@pytest.fixture
def spaced(lasting: Page) -> Iterator[Page]:
    """The page of the module with the text spacing of WCAG 1.4.12."""
    yield lasting
    lasting.evaluate("document.querySelector('style.spacing')?.remove()")


@pytest.fixture
def doubled(lasting: Page) -> Iterator[Page]:
    """The page of the module in a browser whose usual font is twice as large."""
    fonts = lasting.context.new_cdp_session(lasting)
    fonts.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
    assert lasting.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    yield lasting
    fonts.send("Page.setFontSizes", {"fontSizes": {"standard": 16}})


@pytest.mark.parametrize("name", FULLEST)
def test_nothing_is_cut_off_by_wider_text_spacing(name: str, spaced: Page) -> None:
    page = still(spaced, name)
    page.evaluate(SPACED)
    for size in ((360, 740), (1280, 800)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for fault in (WIDER, CUT, COVERED, PILLS, HIDDEN):
            assert page.evaluate(fault) == [], size


@pytest.mark.parametrize("name", FULLEST)
def test_nothing_is_cut_off_where_the_usual_font_is_twice_as_large(name: str, doubled: Page) -> None:
    page = still(doubled, name)
    page.set_viewport_size({"width": 1280, "height": 800})
    for fault in (WIDER, CUT, COVERED, PILLS, HIDDEN):
        assert page.evaluate(fault) == []
