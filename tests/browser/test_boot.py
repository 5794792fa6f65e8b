"""Starting: plainly on a first visit, from the snapshot later, and the other way where one fails."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser import mirror
from tests.browser.conftest import NewProfile, profile
from tests.browser.site import STAND, Site
from tests.browser.table import Gate, opened, ready, screen
from tests.browser.watch import Watch
from tests.every import seldom

LARGER = 6 * 2**20
"""As many bytes as Pyodide's memory grows by at once."""
BAR = """[document.querySelector("#megabytes").textContent, document.querySelector("#progress").value]"""
PUT = """async ([cache, name]) => {
  const there = await caches.open(cache);
  const whole = new Uint8Array(await (await there.match(name)).arrayBuffer());
  await there.put(name, new Response((CHANGED)(whole)));
}"""
LOSE = """async (part) => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) if (url.includes(part)) await cache.delete(url);
  }
}"""
BROKEN = {
    "zeros": "(whole) => new Uint8Array(whole.length)",
    "cut": "(whole) => whole.subarray(0, whole.length / 2)",
    "a page": "() => '<!doctype html><title>Welcome to our network</title>'",
}
"""What else can lie in the place of the snapshot, made of its bytes."""


@pytest.fixture(scope="module")
def settled(browser: Browser, all_watch: Watch, site: Site) -> Iterator[BrowserContext]:
    """A profile of its own after its first visit, with the snapshot in its cache, for tests that spoil it."""
    context = profile(browser, all_watch)
    page = context.new_page()
    opened(page, site.url)
    page.wait_for_selector("html[data-snapshot=kept]")
    yield context
    context.close()


def started(page: Page, way: str, name: str = "menu") -> None:
    """The page has started this way and shows this screen."""
    expect(page.locator("html")).to_have_attribute("data-boot", way)
    screen(page, name)


def change_snapshot(page: Page, site: Site, changed: str) -> None:
    """Put other bytes in the place of the snapshot: what this function in JavaScript makes of it."""
    facts = site.facts()
    page.goto(site.url + STAND)
    page.evaluate(PUT.replace("CHANGED", changed), [facts["app"]["name"], site.url + facts["snapshot"]["name"]])


def test_a_first_visit_starts_plainly_and_the_next_one_from_the_snapshot(settled: BrowserContext, site: Site) -> None:
    started(settled.pages[0], "plain")
    started(opened(settled.new_page(), site.url), "snapshot")


def test_a_later_visit_begins_the_worker_with_the_shell_and_pyscript_goes_on_with_it(
    settled: BrowserContext, site: Site
) -> None:
    page = settled.new_page()
    begun: list[str] = []
    page.on("worker", lambda worker: begun.append(worker.url))
    started(opened(page, site.url), "snapshot")
    assert ["boot-" in url for url in begun] == [True], "one worker, and not PyScript's own"


def test_on_a_later_visit_a_worker_that_cannot_begin_is_told_of(
    settled: BrowserContext, site: Site, watch: Watch
) -> None:
    watch.allow("404", "boot-", "MessageEvent")
    page = settled.new_page()
    page.goto(site.url + STAND)
    page.evaluate(LOSE, "/boot-")
    site.fault("boot-", "missing")
    page.goto(site.url)
    expect(page.locator("#trouble")).to_be_visible(timeout=10_000)
    expect(page.locator("#lost")).to_contain_text("boot-")
    site.fault()
    started(opened(page, site.url), "snapshot")


@seldom
@pytest.mark.parametrize("way", BROKEN)
def test_a_broken_snapshot_falls_back_to_the_plain_start(way: str, settled: BrowserContext, site: Site) -> None:
    page = settled.new_page()
    change_snapshot(page, site, BROKEN[way])
    started(opened(page, site.url), "plain")
    page.wait_for_selector("html[data-snapshot=kept]")
    started(opened(page, site.url), "snapshot")


def test_a_snapshot_larger_than_the_memory_pyodide_begins_with_serves(settled: BrowserContext, site: Site) -> None:
    page = settled.new_page()
    larger = f"(whole) => {{ const all = new Uint8Array(whole.length + {LARGER}); all.set(whole); return all; }}"
    change_snapshot(page, site, larger)
    started(opened(page, site.url), "snapshot")


def test_a_snapshot_that_comes_damaged_is_not_kept_but_fetched_again(
    new_profile: NewProfile, new_site: Callable[..., Site], watch: Watch
) -> None:
    watch.allow("integrity", "Failed to fetch", "Failed to find a valid digest")
    site = new_site()
    site.fault("snapshot-", "flipped")
    page = opened(new_profile().new_page(), site.url)
    page.wait_for_selector("html[data-offline=ready]")
    page.wait_for_timeout(3000)
    assert not page.evaluate("name => caches.match(name).then(Boolean)", site.url + site.facts()["snapshot"]["name"])
    site.fault()
    opened(page, site.url).wait_for_selector("html[data-snapshot=kept]")
    started(opened(page, site.url), "snapshot")


def test_without_the_zip_of_the_game_the_snapshot_serves(new_profile: NewProfile, site: Site, watch: Watch) -> None:
    watch.allow("404", "status of 404")
    page = new_profile(service_workers="block").new_page()
    page.route("**/app-*.gz", lambda route: route.fulfill(status=404, body=""))
    started(opened(page, site.url), "snapshot")


def test_what_draws_a_qr_code_is_fetched_once_and_only_when_one_is_asked_for(
    new_profile: NewProfile, site: Site, watch: Watch
) -> None:
    page = new_profile(service_workers="block").new_page()
    opened(page, site.url + mirror.LINK)
    assert not [url for url in watch.requests if "/late-" in url]
    page.evaluate("document.querySelector('#fold-deal.open') ?? document.querySelector('#toggle-deal').click()")
    page.click("#qr")
    expect(page.locator(".qr svg")).to_be_visible()
    assert len([url for url in watch.requests if "/late-" in url]) == 1


def test_from_the_snapshot_two_visits_deal_two_different_deals(warm: BrowserContext, page: Page, site: Site) -> None:
    deals = []
    for visit in (page, warm.new_page()):
        opened(visit, site.url + "#/garlandland")
        expect(visit.locator("html")).to_have_attribute("data-boot", "snapshot")
        screen(visit, "table")
        deals.append(visit.url.partition("deal=")[2])
    assert all(deals)
    assert deals[0] != deals[1]


def test_the_progress_is_told_in_megabytes_and_each_big_file_is_fetched_once(
    new_profile: NewProfile, site: Site, watch: Watch
) -> None:
    page = new_profile(service_workers="block").new_page()
    gate = Gate(page, "**/pyodide.asm.wasm")
    page.goto(site.url)
    loaded, total, value = megabytes(page)
    assert 0 < loaded < total
    expect(page.locator("#starting")).to_be_hidden()
    assert value in {int(10 * (loaded + rounded) / total) for rounded in (-0.05, 0.05)}
    gate.open()
    started(ready(page), "plain")
    expect(page.locator("#boot")).to_be_hidden()
    loaded, total, _ = megabytes(page)
    assert loaded == total
    assert page.locator("html").get_attribute("data-loaded") == "", "the rest of the start is told without megabytes"
    for name in ("pyodide.asm.wasm", "python_stdlib.gz", "micropython.wasm"):
        assert len([url for url in watch.requests if url.endswith(name)]) == 1, name
    assert not [url for url in watch.requests if "snapshot" in url], "the plain start needs no snapshot"


def megabytes(page: Page) -> tuple[float, float, int]:
    """What the progress says has come, and how much there is; and how far its bar is, at the same moment."""
    told = re.compile(r"(?!0\.0)([\d.]+) / ([\d.]+) MB")
    expect(page.locator("#megabytes")).to_have_text(told)
    text, value = page.evaluate(BAR)
    found = told.fullmatch(text)
    assert found, text
    return float(found[1]), float(found[2]), value


def test_clearing_the_cache_in_the_panel_keeps_the_saves(settled: BrowserContext, site: Site) -> None:
    match = mirror.some_moves(4)
    page = settled.new_page()
    page.goto(site.url + STAND)
    page.evaluate("texts => Object.assign(localStorage, texts)", mirror.saved(match))
    opened(page, site.url + mirror.LINK)
    page.evaluate("fudaba.trouble('thrown by a test')")
    expect(page.locator("#report")).to_contain_text("thrown by a test")
    with page.expect_event("load"):
        page.click("#clear")
    started(ready(page), "plain", "table")
    assert mirror.match_of(page).moves == match.moves
