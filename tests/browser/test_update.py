"""A second version deployed over the first, by a server that sends what GitHub Pages sends: max-age=600."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import mirror
from tests.browser.conftest import profile
from tests.browser.site import Site
from tests.browser.table import Table, opened, ready
from tests.browser.watch import Watch
from tests.every import seldom

LOOK = "navigator.serviceWorker.getRegistration().then((registration) => registration.update()).then(() => null)"
INSTALLED = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const found = new Promise((resolve) => registration.addEventListener("updatefound", resolve, { once: true }));
  registration.update().catch(() => {});
  await found;
  const worker = registration.installing;
  return new Promise((resolve) => {
    worker.addEventListener("statechange", () => resolve(worker.state));
  });
}"""
"""What becomes of the service worker that is there now: `installed`, or `redundant` where it could not be."""
VERSION_2 = "html[data-version='2']"
PLAN = mirror.some_moves(6).moves


@pytest.fixture
def pages(new_site: Callable[..., Site]) -> Site:
    return new_site(max_age=600)


@pytest.fixture
def at_table(browser: Browser, watch: Watch, pages: Site) -> Iterator[Page]:
    """Somebody with a match open."""
    context = profile(browser, watch)
    page = opened(context.new_page(), pages.url + mirror.LINK)
    Table(page).lay(PLAN[0])
    page.wait_for_selector("html[data-snapshot=kept]")
    yield page
    context.close()


@pytest.fixture
def player(at_table: Page, pages: Site) -> Page:
    """Somebody with a match open, to whom a new version has been deployed."""
    pages.deploy_second_version()
    at_table.evaluate(LOOK)
    at_table.wait_for_selector("html[data-update=waiting]")
    return at_table


def has_new_version(page: Page) -> None:
    expect(page.locator(VERSION_2)).to_have_count(1)
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--version').trim()") == "2"


@seldom
def test_an_update_waits_for_the_menu_reloads_once_and_works_offline(player: Page, pages: Site) -> None:
    waits_on_the_table(player)
    player.evaluate("caches.open('somebody-elses').then(() => null)")
    runtime = pages.facts()["runtime"]["name"]
    player.click("#home")
    loads: list[str] = []
    player.on("load", lambda: loads.append(player.url))
    player.click("#let-in")
    player.wait_for_selector(VERSION_2, state="attached")
    has_new_version(ready(player))
    expect(player.locator("#let-in")).to_be_hidden()
    player.wait_for_selector("html[data-snapshot=kept]")
    assert sorted(player.evaluate("caches.keys()")) == sorted(["somebody-elses", runtime, "fudaba-app-0123456789"])
    player.locator(".waiting a").click()
    Table(player)
    assert mirror.match_of(player).moves == PLAN[:4]
    assert len(loads) == 1
    pages.kill()
    player.reload()
    has_new_version(ready(player))
    Table(player).lay(PLAN[4])
    assert mirror.match_of(player).moves == PLAN


def waits_on_the_table(page: Page) -> None:
    """The match goes on, also after a reload; nothing is asked, and the old version stays."""
    expect(page.locator("#let-in")).to_be_hidden()
    Table(page).lay(PLAN[2])
    page.reload()
    Table(ready(page))
    expect(page.locator(VERSION_2)).to_have_count(0)
    expect(page.locator("html")).to_have_attribute("data-update", "waiting")
    expect(page.locator("#let-in")).to_be_hidden()


@seldom
def test_the_kill_switch_gives_the_page_back_to_the_network_and_keeps_the_match(at_table: Page, pages: Site) -> None:
    loads: list[str] = []
    at_table.on("load", lambda: loads.append(at_table.url))
    pages.deploy_kill_switch()
    with at_table.expect_event("load"):
        at_table.evaluate(LOOK)
    Table(ready(at_table)).lay(PLAN[2])
    assert mirror.match_of(at_table).moves == PLAN[:4]
    at_table.wait_for_function("async () => !(await caches.keys()).some((name) => name.startsWith('fudaba-'))")
    at_table.wait_for_function("async () => !(await navigator.serviceWorker.getRegistration())")
    assert len(loads) == 1
    with at_table.expect_event("load"):
        at_table.reload()
    ready(at_table)
    assert at_table.evaluate("navigator.serviceWorker.controller === null")


def test_every_tab_is_told_of_a_new_version_and_each_stays_whole(player: Page, pages: Site) -> None:
    menu = opened(player.context.new_page(), pages.url)
    menu.wait_for_selector("html[data-update=waiting]")
    expect(player.locator("#offline .newer .t:visible")).to_have_text("New version: update on the front page")
    menu.click("#let-in")
    menu.wait_for_selector(VERSION_2, state="attached")
    has_new_version(ready(menu))
    still_plays(player)
    player.click("#home")
    player.click("#let-in")
    player.wait_for_selector(VERSION_2, state="attached")
    has_new_version(ready(player))
    menu.close()
    player.reload()
    ready(player)
    player.wait_for_function("async () => (await caches.keys()).filter((name) => name.includes('-app-')).length === 1")


def still_plays(page: Page) -> None:
    """The tab goes on with the files of its own version, which are still kept."""
    expect(page.locator(VERSION_2)).to_have_count(0)
    assert page.evaluate("caches.keys().then((names) => names.filter((name) => name.includes('-app-')).length)") == 2
    Table(page).lay(PLAN[2])
    assert mirror.match_of(page).moves == PLAN[:4]


def test_half_a_deployment_is_never_kept_and_the_whole_one_comes_in(at_table: Page, pages: Site) -> None:
    page = pages.files / "index.html"
    old = page.read_bytes()
    pages.deploy_second_version()
    new = page.read_bytes()
    page.write_bytes(old)
    assert at_table.evaluate(INSTALLED) == "redundant"
    assert at_table.evaluate("caches.match('./').then((page) => page.text())") == old.decode()
    page.write_bytes(new)
    os.utime(page, (later := time.time() + 5, later))  # a server tells the time of a file in seconds
    assert at_table.evaluate(INSTALLED) == "installed"
    at_table.wait_for_selector("html[data-update=waiting]")
