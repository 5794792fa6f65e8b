"""Starting: plainly on a first visit, from the snapshot later, and the other way where one fails."""

from __future__ import annotations

import base64
import gzip
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import NewProfile, profile
from tests.browser.site import STAND, Site
from tests.browser.table import Gate, opened, ready, screen
from tests.browser.watch import Watch

WAY = "html[data-boot={}]"
PUT = """async ([cache, name, text]) => {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const there = await caches.open(cache);
  await there.put(name, new Response(bytes));
}"""


@pytest.fixture(scope="module")
def settled(browser: Browser, all_watch: Watch, site: Site) -> Iterator[BrowserContext]:
    """A profile of its own with the snapshot in its cache, for tests that spoil it."""
    context = profile(browser, all_watch)
    page = context.new_page()
    opened(page, site.url)
    page.wait_for_selector("html[data-snapshot=kept]")
    yield context
    context.close()


def started(page: Page, way: str) -> None:
    """The page has started this way and shows the menu."""
    expect(page.locator("html")).to_have_attribute("data-boot", way)
    screen(page, "menu")


def keep_as_snapshot(page: Page, site: Site, content: bytes) -> None:
    """Put other bytes in the place of the snapshot."""
    facts = site.facts()
    page.evaluate(PUT, [facts["app"]["name"], site.url + facts["snapshot"], base64.b64encode(content).decode()])


def test_a_first_visit_starts_plainly_and_the_next_one_from_the_snapshot(new_profile: NewProfile, site: Site) -> None:
    page = new_profile().new_page()
    started(opened(page, site.url), "plain")
    page.wait_for_selector("html[data-snapshot=kept]")
    started(opened(page, site.url), "snapshot")


@pytest.mark.parametrize("fault", ["cut", "no gzip", "gzip of something else", "empty"])
def test_a_broken_snapshot_falls_back_to_the_plain_start(fault: str, settled: BrowserContext, site: Site) -> None:
    whole = (site.files / site.facts()["snapshot"]).read_bytes()
    content = {"cut": whole[:-100_000], "no gzip": b"snapshot", "gzip of something else": gzip.compress(b"\0" * 70_000)}
    page = settled.new_page()
    page.goto(site.url + STAND)
    keep_as_snapshot(page, site, content.get(fault, b""))
    started(opened(page, site.url), "plain")


def test_without_the_zip_of_the_game_the_snapshot_serves(new_profile: NewProfile, site: Site, watch: Watch) -> None:
    watch.allow("404", "status of 404")
    page = new_profile(service_workers="block").new_page()
    page.route("**/app-*.zip", lambda route: route.fulfill(status=404, body=""))
    started(opened(page, site.url), "snapshot")


def test_from_the_snapshot_two_visits_deal_two_different_deals(warm: BrowserContext, page: Page, site: Site) -> None:
    deals = []
    for visit in (page, warm.new_page()):
        opened(visit, site.url + "#/garlandland")
        expect(visit.locator("html")).to_have_attribute("data-boot", "snapshot")
        screen(visit, "table")
        deals.append(visit.url.partition("deal=")[2])
    assert all(deals)
    assert deals[0] != deals[1]


def test_the_progress_is_told_in_megabytes_while_the_interpreter_comes(new_profile: NewProfile, site: Site) -> None:
    page = new_profile(service_workers="block").new_page()
    gate = Gate(page, "**/pyodide.asm.wasm")
    page.goto(site.url)
    loaded, total = megabytes(page)
    assert 0 < loaded < total
    assert float(page.locator("#progress").evaluate("bar => bar.value")) == pytest.approx(loaded / total, abs=0.1)
    gate.open()
    ready(page)
    expect(page.locator("#boot")).to_be_hidden()


@pytest.mark.xfail(strict=True, reason="more bytes are counted than the total names; /tmp/bugs.md 3")
def test_the_progress_ends_at_its_total(new_profile: NewProfile, site: Site) -> None:
    page = opened(new_profile(service_workers="block").new_page(), site.url)
    loaded, total = megabytes(page)
    assert loaded == total


def megabytes(page: Page) -> tuple[float, float]:
    """What the progress says has come, and how much there is."""
    told = re.compile(r"([\d.]+) / ([\d.]+) MB")
    expect(page.locator("#megabytes")).to_have_text(told)
    loaded, total = told.fullmatch(page.locator("#megabytes").text_content() or "").groups()
    return float(loaded), float(total)
