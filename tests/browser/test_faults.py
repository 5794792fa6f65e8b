"""A first visit on which one file is missing, stalls, is cut, is replaced by another page, or has one wrong bit.

It starts all the same, or the panel says so and names the file; nothing stays silent, and nothing asks another origin.
A few of the ways are tried here, all with `EVERY=1 python3 build.py test tests/browser/test_faults.py`.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import NewProfile
from tests.browser.site import Site
from tests.browser.table import ready
from tests.browser.watch import Watch
from tests.every import EVERY, few

FILES = (
    "style- faces- shell- page- table- app- idiomorph.esm.js /core.js core-C error-D lean- micropython.mjs"
    " micropython.wasm boot- pyodide.mjs pyodide.asm.mjs pyodide.asm.wasm python_stdlib.gz pyodide-lock.json icon.svg"
).split()
WAYS = ("missing", "stalled", "cut", "replaced", "flipped")
STARTS = {"icon.svg", "app-"}
"""Without these there is another way."""
ALL = [(file, way) for file in FILES for way in WAYS]
SOME = [("shell-", "flipped"), ("app-", "cut"), ("page-", "stalled"), ("pyodide.asm.wasm", "replaced")]
"""Each way once; that a file is missing has a test of its own."""
ALL_ERRORS = (".",)
"""The browser tells its own story of a fault in the console."""
AT_ONCE, PATIENCE = 5, 20
"""Seconds: the panel is there so soon after a failed request, and after so long without a sign of life."""


@pytest.fixture(scope="module")
def faulty(new_site: Callable[..., Site]) -> Site:
    """A site of which one file at a time is at fault."""
    return new_site()


@pytest.fixture
def first(new_profile: NewProfile) -> BrowserContext:
    """A profile that stays without a service worker."""
    return new_profile(service_workers="block")


def outcome(page: Page) -> str:
    """How the visit went on: `error` as soon as the panel is open, which it is not while the page heals, or `ready`."""
    page.wait_for_selector("html[data-state=ready], #trouble:not([hidden])", state="attached", timeout=90_000)
    return "error" if page.locator("#trouble").is_visible() else "ready"


def passes(page: Page, watch: Watch) -> None:
    """All that comes has come but for one file, and then the patience is over."""
    for _ in range(12):
        seen = len(watch.requests)
        page.wait_for_timeout(5000)
        if seen == len(watch.requests) and len(watch.awaited) <= 1:
            break
    for _ in range(2):
        page.clock.fast_forward(PATIENCE * 1000)


def told(page: Page, file: str) -> None:
    """The panel is open, names the file, and offers to try again."""
    expect(page.locator("#trouble")).to_be_visible()
    expect(page.locator("#lost")).to_contain_text(file.strip("/"))
    expect(page.locator("#retry")).to_be_visible()


@pytest.mark.parametrize(("file", "way"), ALL if EVERY else few(SOME))
def test_a_fault_is_survived_or_told(file: str, way: str, faulty: Site, first: BrowserContext, watch: Watch) -> None:
    watch.allow(*ALL_ERRORS)
    faulty.fault(file, way)
    page = first.new_page()
    page.clock.install()
    page.goto(faulty.url, wait_until="commit")
    if way == "stalled":
        passes(page, watch)
    if outcome(page) == "error":
        told(page, file)
        faulty.fault()
        page.clock.resume()
        page.click("#retry")
        ready(page)
    else:
        assert file in STARTS or way in ("flipped", "replaced"), "it has started without this file"
    assert not [url for url in watch.requests if not url.startswith((faulty.url, "blob:", "data:"))]


def test_a_file_that_is_missing_is_told_at_once(faulty: Site, first: BrowserContext, watch: Watch) -> None:
    watch.allow(*ALL_ERRORS)
    faulty.fault("shell-", "missing")
    page = first.new_page()
    start = time.monotonic()
    page.goto(faulty.url, wait_until="commit")
    told(page, "shell-")
    assert time.monotonic() - start < AT_ONCE


def test_what_comes_after_all_closes_the_panel(faulty: Site, first: BrowserContext, watch: Watch) -> None:
    watch.allow(*ALL_ERRORS)
    faulty.fault()
    page = first.new_page()
    held = []
    page.route("**/page-*.py", lambda route: held.append(route) if not held else route.abort())
    page.clock.install()
    page.goto(faulty.url)
    passes(page, watch)
    assert outcome(page) == "error"
    page.clock.resume()
    held[0].continue_()
    page.wait_for_selector("html[data-state=ready]")
    expect(page.locator("#trouble")).to_be_hidden()


def test_a_page_without_its_style_sheet_says_so_even_when_it_can_be_played_on(
    faulty: Site, first: BrowserContext, watch: Watch
) -> None:
    watch.allow(*ALL_ERRORS)
    faulty.fault("style-", "missing")
    page = first.new_page()
    page.goto(faulty.url)
    page.wait_for_selector("html[data-state=ready]")
    told(page, "style-")
