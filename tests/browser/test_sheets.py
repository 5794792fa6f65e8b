"""What is printed: only the sheet, on as many pages of A4 as it has leaves."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import show


@pytest.fixture
def printed(lasting: Page) -> Iterator[Page]:
    """The page of the module, which is no paper any more at the end."""
    yield lasting
    lasting.emulate_media(media="screen")


@pytest.mark.parametrize(
    ("address", "pages"),
    [("#/garlandland/sheets?part=cards", 8), ("#/garlandland/sheets", 1), ("#/gang-of-four/sheets", 1)],
)
def test_a_sheet_is_printed_alone_on_its_pages(address: str, pages: int, printed: Page) -> None:
    page = show(printed, address, "sheets")
    made = page.pdf(format="A4", prefer_css_page_size=True)
    assert re.findall(rb"/Count (\d+)", made) == [str(pages).encode()]
    page.emulate_media(media="print")
    expect(page.locator(".leaf").first).to_be_visible()
    expect(page.locator("h1")).to_be_hidden()
    box = page.locator(".leaf").first.bounding_box()
    assert box
    assert abs(2 * box["x"] + box["width"] - page.evaluate("document.body.clientWidth")) <= 1
    made = page.pdf(format="Letter", prefer_css_page_size=True)
    assert re.findall(rb"/Count (\d+)", made) == [str(pages).encode()]


BEHIND = """[...document.querySelectorAll(".leaf:not(.mirrored)")].map((leaf) => {
  const box = (each) => each.getBoundingClientRect();
  const back = leaf.nextElementSibling;
  return Math.max(...[...leaf.children].flatMap((each, i) => {
    const [front, behind] = [each, back.children[i]].map(box);
    const aside = front.left + behind.right - document.body.clientWidth;
    return [aside, front.top - box(leaf).top - behind.top + box(back).top].map(Math.abs);
  }));
})"""
"""For each leaf by how many pixels backs lie beside their fronts, when the paper is turned over its long edge."""


def test_backs_fall_behind_their_fronts(printed: Page) -> None:
    page = show(printed, "#/garlandland/sheets?part=cards", "sheets")
    page.emulate_media(media="print")
    for width in (718, 741):
        page.set_viewport_size({"width": width, "height": 1000})
        assert max(page.evaluate(BEHIND)) < 1


def test_the_button_prints(lasting: Page) -> None:
    page = show(lasting, "#/garlandland/sheets", "sheets")
    page.evaluate("window.print = () => { window.printed = true; }")
    page.click("#print")
    page.wait_for_function("window.printed")
