"""A second version deployed over the first, by a server that sends what GitHub Pages sends: max-age=600."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import mirror
from tests.browser.conftest import profile
from tests.browser.site import Site
from tests.browser.table import Table, opened, ready
from tests.browser.watch import Watch

LOOK = "navigator.serviceWorker.getRegistration().then((registration) => registration.update()).then(() => null)"
VERSION_2 = "html[data-version='2']"
PLAN = mirror.some_moves(6).moves


@pytest.fixture
def pages(new_site: Callable[..., Site]) -> Site:
    return new_site(max_age=600)


@pytest.fixture
def player(browser: Browser, watch: Watch, pages: Site) -> Iterator[Page]:
    """Somebody with a match open, to whom a new version has been deployed."""
    context = profile(browser, watch)
    page = opened(context.new_page(), pages.url + mirror.LINK)
    Table(page).lay(PLAN[0])
    page.wait_for_selector("html[data-snapshot=kept]")
    pages.deploy_second_version()
    page.evaluate(LOOK)
    page.wait_for_selector("html[data-update=waiting]")
    yield page
    context.close()


def has_new_version(page: Page) -> None:
    expect(page.locator(VERSION_2)).to_have_count(1)
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--version').trim()") == "2"


def test_an_update_waits_for_the_menu_reloads_once_and_works_offline(player: Page, pages: Site) -> None:
    prompt = player.locator("#let-in")
    expect(prompt).to_be_hidden()
    Table(player).lay(PLAN[2])
    expect(prompt).to_be_hidden()
    player.click("#home")
    expect(prompt).to_be_visible()
    loads: list[str] = []
    player.on("load", lambda: loads.append(player.url))
    prompt.click()
    player.wait_for_selector(VERSION_2, state="attached")
    has_new_version(ready(player))
    expect(player.locator("html")).not_to_have_attribute("data-update", "waiting")
    expect(prompt).to_be_hidden()
    player.wait_for_selector("html[data-snapshot=kept]")
    player.locator(".waiting a").click()
    table = Table(player)
    assert mirror.match_of(player).moves == PLAN[:4]
    assert len(loads) == 1
    pages.kill()
    player.reload()
    has_new_version(ready(player))
    table = Table(player)
    table.lay(PLAN[4])
    assert mirror.match_of(player).moves == PLAN


def test_a_reload_does_not_let_the_new_version_in_by_itself(player: Page) -> None:
    player.reload()
    Table(ready(player))
    expect(player.locator(VERSION_2)).to_have_count(0)
    expect(player.locator("html")).to_have_attribute("data-update", "waiting")
    player.click("#home")
    expect(player.locator("#let-in")).to_be_visible()


def test_only_caches_of_the_room_are_thrown_away(player: Page, pages: Site) -> None:
    player.evaluate("caches.open('somebody-elses').then(() => null)")
    before = pages.facts()["runtime"]["name"]
    player.click("#home")
    player.click("#let-in")
    player.wait_for_selector(VERSION_2, state="attached")
    player.wait_for_selector("html[data-snapshot=kept]")
    assert sorted(player.evaluate("caches.keys()")) == sorted(["somebody-elses", before, "fudaba-app-0123456789"])
