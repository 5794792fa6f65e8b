"""What is printed: only the sheet, on as many pages of A4 as it has leaves."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.table import screen


@pytest.mark.parametrize(
    ("address", "pages"),
    [("#/garlandland/sheets?part=cards", 8), ("#/garlandland/sheets", 1), ("#/gang-of-four/sheets", 1)],
)
def test_a_sheet_is_printed_alone_on_its_pages(address: str, pages: int, open_at: Open) -> None:
    page = open_at(address)
    screen(page, "sheets")
    made = page.pdf(format="A4", prefer_css_page_size=True)
    assert re.findall(rb"/Count (\d+)", made) == [str(pages).encode()]
    page.emulate_media(media="print")
    expect(page.locator(".leaf").first).to_be_visible()
    expect(page.locator("h1")).to_be_hidden()
    box = page.locator(".leaf").first.bounding_box()
    assert box
    assert box["x"] == 0


def test_the_button_prints(open_at: Open) -> None:
    page = open_at("#/garlandland/sheets")
    screen(page, "sheets")
    page.evaluate("window.print = () => { window.printed = true; }")
    page.click("#print")
    page.wait_for_function("window.printed")
