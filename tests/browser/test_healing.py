"""A page whose files are not those it was built with starts anew with what the network has; if that fails it says so.

The server sends what GitHub Pages sends, max-age=600: the browser keeps what will not do.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import NewProfile
from tests.browser.site import STAND, Site
from tests.browser.table import READY, ready
from tests.browser.watch import Watch
from tests.every import seldom

ALL_ERRORS = (".",)
"""The browser tells its own story of a fault in the console."""


@pytest.fixture
def deployed(new_site: Callable[..., Site]) -> Site:
    return new_site(max_age=600)


@pytest.fixture
def first(new_profile: NewProfile, watch: Watch) -> BrowserContext:
    """A profile that stays without a service worker."""
    watch.allow(*ALL_ERRORS)
    return new_profile(service_workers="block")


def loads(page: Page) -> list[str]:
    """The documents that the page loads from now on."""
    found: list[str] = []
    page.on("request", lambda request: found.append(request.url) if request.is_navigation_request() else None)
    return found


@seldom
def test_a_portal_in_mid_first_visit_is_told_and_gone_at_the_next_start(deployed: Site, first: BrowserContext) -> None:
    deployed.fault("-", "replaced")  # every file with a hash in its name, but not the page
    page = first.new_page()
    seen = loads(page)
    page.goto(deployed.url)
    expect(page.locator("#trouble")).to_be_visible()
    assert len(seen) == 2, "it has tried to heal itself more than once, or not at all"
    deployed.fault()
    page.click("#retry")
    page.wait_for_selector(READY)  # by way of another healing: the browser has kept what the portal said
    assert len(seen) == 4


def test_an_old_page_whose_files_are_gone_fetches_the_new_one(deployed: Site, first: BrowserContext) -> None:
    page = first.new_page()
    page.goto(deployed.url + STAND)
    page.evaluate("fetch('./').then((page) => page.text())")  # the browser keeps the page, and nothing else
    deployed.deploy_second_version()
    seen = loads(page)
    page.goto(deployed.url)
    page.wait_for_selector("html[data-version='2']", state="attached")
    ready(page)
    expect(page.locator("#trouble")).to_be_hidden()
    assert len(seen) == 2


def test_without_a_network_nothing_is_loaded_again(deployed: Site, first: BrowserContext) -> None:
    deployed.fault("shell-", "missing")
    page = first.new_page()
    seen = loads(page)
    page.route("**/shell-*.js", lambda route: (first.set_offline(True), route.abort()))
    page.goto(deployed.url)
    expect(page.locator("#trouble")).to_be_visible()
    assert len(seen) == 1
