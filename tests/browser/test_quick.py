"""What makes a start and an answer quick is there, and stays unnoticed."""

from __future__ import annotations

import gzip

from playwright.sync_api import BrowserContext, expect

from tests.browser.site import Site
from tests.browser.table import Table

KEPT = "async (name) => (await (await caches.match(name)).arrayBuffer()).byteLength"
WATCH = """() => {
  window.set = [];
  new MutationObserver((records) => window.set.push(...records.map((each) => each.attributeName)))
    .observe(document.documentElement, { attributes: true });
}"""


def test_the_snapshot_is_kept_unpacked(warm: BrowserContext, site: Site) -> None:
    """Unpacking it would be a tenth of every start."""
    name = site.facts()["snapshot"]["name"]
    whole = gzip.decompress((site.files / name).read_bytes())
    assert warm.pages[0].evaluate(KEPT, site.url + name) == len(whole)


def test_an_answer_does_not_set_the_language_that_is_there_already(table: Table) -> None:
    """The browser would compute the style of the whole page anew, symbols and all."""
    table.page.evaluate(WATCH)
    table.hand.first.click()
    expect(table.hand.first).to_have_attribute("aria-pressed", "true")
    assert "lang" not in table.page.evaluate("window.set")
    table.page.click("#lang-ja")
    expect(table.page.locator("#status")).to_contain_text("ラウンド")
    assert "lang" in table.page.evaluate("window.set")
