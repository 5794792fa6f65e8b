"""Read-Aloud in the usual window of a laptop: what is read and what decides have whole lines, and all cards room."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from game.words import LANGUAGES
from tests.browser.test_places import STANDS, by, pages, set_size
from tests.ui.page import Page as Window

LAPTOP = "1280x800"
WHOLE = """() => {
  const panel = document.querySelector(".account.on");
  if (!panel) return [];
  const box = (each) => each.getBoundingClientRect();
  const [frame, head] = [box(panel), box(panel.querySelector(".zone"))];
  const lines = (part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return [...range.getClientRects()].filter(({ width, left }) => width > 2 && left < frame.right);
  };
  const cut = (line) => {
    const seen = Math.min(line.bottom, frame.bottom) - Math.max(line.top, head.bottom);
    return seen > 2 && seen < line.height - 4;
  };
  const shown = (each) => getComputedStyle(each).clipPath === "none";
  const parts = [...panel.querySelectorAll(".said, ul > li")].filter(shown);
  const gone = head.width < 9 || head.top < frame.top - 1;
  return [...(gone ? [panel] : []), ...parts.filter((part) => lines(part).some(cut))].map((each) => each.textContent);
}"""
"""Where who reads is out of sight, and the lines of what is read that are cut below it or at the foot."""

TERMS = """() => [...document.querySelectorAll(".terms")]
  .filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.textContent)"""
"""What decides, where it is cut."""
RING = """html => {
  document.querySelector("main").outerHTML = html;
  document.documentElement.dataset.keys = "used";
  const way = document.querySelector(".to-explained");
  way.focus({ focusVisible: true });
  return [getComputedStyle(way).outlineStyle, getComputedStyle(way, "::after").outlineStyle];
}"""
"""Shows a page: the ring around the words of the condition, and that around all of what decides."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_reads_is_in_sight_and_what_is_read_has_whole_lines(lang: str, bare: Page) -> None:
    set_size(bare, LAPTOP, lang=lang, data_game="read-aloud", data_motion="off")
    found = [html for seats in (2, 3) for html in pages("read-aloud", seats, lang)]
    assert bare.evaluate(by(WHOLE), found) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_decides_is_whole_with_the_ring_of_the_focus_inside(lang: str, bare: Page) -> None:
    window = Window("#/read-aloud?deal=robin-leaf-309&v=1&players=me,easy", {"fudaba:lang": lang}, lang=lang)
    window.go_on()
    set_size(bare, LAPTOP, lang=lang, data_game="read-aloud", data_motion="off")
    played = [html for seats in (2, 3, 4) for html in pages("read-aloud", seats, lang)]
    assert bare.evaluate(by(TERMS), [window.html, *played]) == []
    assert bare.evaluate(RING, window.html) == ["none", "solid"]


@pytest.mark.parametrize("size", [LAPTOP, "768x1024", "2560x1440"])
def test_the_number_of_the_discards_stands_where_it_will_stay_before_the_first_one(size: str, bare: Page) -> None:
    set_size(bare, size, lang="en", data_game="read-aloud", data_motion="off")
    found = [html for html in pages("read-aloud", 2, "en") if 'data-over="false"' in html]
    assert "Discards 0" in found[0]
    assert 'class="last' in found[-1]
    assert len({bare.evaluate(STANDS, [html, ".heap.discards > .zone"]) for html in found}) == 1
