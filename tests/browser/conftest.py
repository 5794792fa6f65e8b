"""Fixtures: the site, the browser, profiles, and pages; all are watched for errors and requests that leave the site.

`page` shares one profile whose service worker and snapshot are there already (a start takes about a second);
`new_profile` makes an empty one, with the plain start of a first visit.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from game.ui import shell
from tests.browser import mirror
from tests.browser.screens import STORED
from tests.browser.site import DIST, STAND, Site
from tests.browser.table import Motion, Table, at_no_match, opened, show
from tests.browser.watch import Watch
from tools.browsers import find_chromium

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"]
ONE_PROCESS = "--process-per-site"
"""All pages of a profile in one process: what one has compiled, the next need not; a start takes half the time."""
ONE_COMPILER = "--js-flags=--liftoff-only"
"""The wasm is compiled once and not again for speed, which no test is long enough to gain from: a first start costs 2.6
seconds of a processor instead of 3.7."""
DEALS = itertools.count(1)
STORE = "texts => { localStorage.clear(); Object.assign(localStorage, texts); }"
NOTHING: Mapping[str, str] = {}
NewProfile = Callable[..., BrowserContext]
Open = Callable[..., Page]
GoTo = Callable[..., Page]

expect.set_options(timeout=20_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What fails in a browser, on a busy machine, is tried once more, which is said at the end; no other test is.

    That a test may be tried again costs 40 ms of waiting (pytest-rerunfailures asks over a socket): a hundred seconds
    in all, were it said of every test.
    """
    here = f"{Path(__file__).parent}{os.sep}"
    for item in items:
        if str(item.path).startswith(here):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    chromium = os.environ.get("HEADLESS") or find_chromium()
    found = playwright.chromium.launch(executable_path=chromium, args=[*FLAGS, ONE_PROCESS, ONE_COMPILER])
    yield found
    found.close()


@pytest.fixture(scope="session")
def new_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Site]]:
    """Deploys a copy of dist/ behind a server of its own."""
    if not (DIST / "sw.js").exists():
        pytest.fail("dist/ is missing: run `python3 build.py build` first (build.py test does).")
    sites: list[Site] = []

    def deploy(**options: Any) -> Site:
        sites.append(Site(tmp_path_factory.mktemp("site"), **options))
        return sites[-1]

    yield deploy
    for site in sites:
        site.kill()


@pytest.fixture(scope="session")
def site(new_site: Callable[..., Site]) -> Site:
    """The site that most tests visit."""
    return new_site()


@pytest.fixture(scope="session")
def all_watch() -> Watch:
    return Watch()


@pytest.fixture(autouse=True)
def watch(all_watch: Watch) -> Iterator[Watch]:
    """Fails a test during which an unexpected error was logged or a request left the site."""
    all_watch.begin()
    yield all_watch
    assert not all_watch.faults()


def profile(browser: Browser, watch: Watch, **options: Any) -> BrowserContext:
    """An empty profile in English, watched."""
    context = browser.new_context(**{"locale": "en-GB", "viewport": {"width": 1280, "height": 800}, **options})
    context.set_default_timeout(20_000)
    watch.over(context)
    return context


@pytest.fixture
def new_profile(browser: Browser, watch: Watch) -> Iterator[NewProfile]:
    """Makes empty profiles, which end with the test."""
    made: list[BrowserContext] = []

    def make(**options: Any) -> BrowserContext:
        made.append(profile(browser, watch, **options))
        return made[-1]

    yield make
    for context in made:
        context.close()


@pytest.fixture(scope="session")
def warm(browser: Browser, all_watch: Watch, site: Site) -> Iterator[BrowserContext]:
    """The shared profile: everything is there for a start from the snapshot; one page stays open, see ONE_PROCESS."""
    context = profile(browser, all_watch, permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.set_default_timeout(60_000)  # a first start on a busy machine
    opened(page, site.url)
    page.wait_for_selector("html[data-snapshot=kept]")
    opened(page, site.url)
    yield context
    context.close()


@pytest.fixture
def page(warm: BrowserContext, watch: Watch, site: Site) -> Iterator[Page]:
    """A page of the shared profile, standing beside the site, with nothing stored."""
    page = warm.new_page()
    page.goto(site.url + STAND)
    page.evaluate("localStorage.clear()")
    before = warm.pages
    yield page
    for each in warm.pages:
        if each is page or each not in before:
            each.close()


@pytest.fixture(scope="module")
def stored() -> Mapping[str, str]:
    """What is stored on the page of a module beforehand: a match for each of the screens, unless it has its own."""
    return STORED


@pytest.fixture(scope="module")
def lasting(warm: BrowserContext, site: Site, stored: Mapping[str, str]) -> Iterator[Page]:
    """One open page for all tests of a module, with what is stored for it; `show` moves it."""
    page = warm.new_page()
    page.goto(site.url + STAND)
    page.evaluate(STORE, stored)
    yield opened(page, site.url)
    page.close()


@pytest.fixture(scope="module")
def bare(warm: BrowserContext, site: Site) -> Iterator[Page]:
    """A page with the style sheet, the head and the faces of all cards, and no program."""
    tab = warm.new_page()
    tab.goto(site.url + STAND)
    style = next(site.files.glob("style-*.css"))
    faces = next(site.files.glob("faces*.svg")).read_text(encoding="utf-8")
    tab.add_style_tag(content=style.read_text(encoding="utf-8"))
    tab.evaluate("html => { document.body.innerHTML = html; }", f"{faces}{shell.head()}<main></main>")
    yield tab
    tab.close()


@pytest.fixture
def table(lasting: Page) -> Table:
    """A seat at a new deal, dealt on the page of the module, where cards move."""
    deal = f"fresh-deal-{next(DEALS)}"
    return Table(show(lasting, mirror.link(deal), "table", "no-preference"), deal)


@pytest.fixture
def go_to(lasting: Page, stored: Mapping[str, str]) -> Iterator[GoTo]:
    """Moves the open page of the module to an address and this screen, with nothing stored but these texts.

    For what begins at no start, which costs four times as much. Settings stay those of the module: a start reads them.
    """

    def go(address: str, name: str, texts: Mapping[str, str] = NOTHING, motion: Motion = "reduce") -> Page:
        lasting.set_viewport_size({"width": 1280, "height": 800})
        at_no_match(lasting).evaluate(STORE, {**mirror.FAST, **texts})
        return show(lasting, address, name, motion)

    yield go
    at_no_match(lasting).evaluate(STORE, stored)


@pytest.fixture
def open_at(page: Page, site: Site) -> Open:
    """Opens the page at an address below the site, with texts stored beforehand, and waits until it is ready.

    A fast one is without motion, as `show` has it.
    """

    def open_(address: str = "", stored: Mapping[str, str] = NOTHING, fast: bool = True) -> Page:
        page.evaluate("texts => Object.assign(localStorage, texts)", {**stored, **(mirror.FAST if fast else {})})
        page.emulate_media(reduced_motion="reduce" if fast else "no-preference")
        return opened(page, site.url + address)

    return open_
