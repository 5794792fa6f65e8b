"""Everything again with the server's process killed."""

from __future__ import annotations

import urllib.error
import urllib.request
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from game.ui.lobby.rulebook import file
from tests.browser import mirror
from tests.browser.conftest import profile
from tests.browser.site import Site
from tests.browser.table import Table, opened, ready, screen
from tests.browser.watch import Watch
from tests.every import few

OPEN_DEAL = "open-table-7"


@pytest.fixture(scope="module")
def dead(new_site: Callable[..., Site], browser: Browser, all_watch: Watch) -> Iterator[tuple[Site, BrowserContext]]:
    """A site whose server was killed after a first visit, in which a match was begun; its page is still open."""
    site = new_site()
    context = profile(browser, all_watch)
    page = opened(context.new_page(), f"{site.url}#/garlandland?deal={OPEN_DEAL}&v=1&players=me,normal")
    Table(page).lay(mirror.some_moves(1, OPEN_DEAL).moves[0])
    page.wait_for_selector("html[data-snapshot=kept]")
    site.kill()
    with pytest.raises(urllib.error.URLError):
        urllib.request.urlopen(site.url)
    yield site, context
    context.close()


@pytest.fixture
def offline(dead: tuple[Site, BrowserContext]) -> Iterator[Page]:
    page = dead[1].new_page()
    yield page
    page.close()


@pytest.fixture
def url(dead: tuple[Site, BrowserContext]) -> str:
    return dead[0].url


def test_it_says_when_it_is_ready_for_offline_use(page: Page, site: Site) -> None:
    opened(page, site.url)
    expect(page.locator("html")).to_have_attribute("data-offline", "ready")
    expect(page.get_by_text("Offline ready")).to_be_visible()
    page.click("#lang-ja")
    expect(page.get_by_text("オフラインで使えます")).to_be_visible()


def test_a_deal_that_was_never_opened_has_its_empty_table_before_its_cards(offline: Page, url: str) -> None:
    offline.add_init_script(
        """new MutationObserver(() => {
          globalThis.painted ??= document.querySelector("main[inert] #n1")?.textContent;
        }).observe(document, { childList: true, subtree: true });"""
    )
    Table(opened(offline, url + mirror.link("never-opened-1")))
    assert offline.evaluate("painted") == offline.inner_text("#n1")


def test_the_page_of_the_first_visit_draws_a_qr_code(dead: tuple[Site, BrowserContext]) -> None:
    """Its worker is older than the service worker."""
    page = dead[1].pages[0]
    page.evaluate("document.querySelector('#fold-deal.open') ?? document.querySelector('#toggle-deal').click()")
    page.click("#qr")
    expect(page.locator(".qr svg")).to_be_visible()


def test_a_match_that_was_open_when_the_server_died_goes_on(dead: tuple[Site, BrowserContext]) -> None:
    page = dead[1].pages[0]
    plan = mirror.some_moves(6, OPEN_DEAL).moves
    table = Table(page)
    table.lay(plan[2])
    page.reload()
    table = Table(ready(page))
    table.lay(plan[4])
    assert mirror.match_of(page).moves == plan


@pytest.mark.parametrize("address", few(["", "index.html", "?source=home-screen", "index.html?x=1"], 3))
def test_the_menu_opens_offline(address: str, offline: Page, url: str) -> None:
    answer = offline.goto(url + address)
    assert answer
    assert answer.from_service_worker
    screen(ready(offline), "menu")


@pytest.mark.parametrize("address", few(["ja/garlandland/", "garlandland/", "ja/garlandland/index.html"], 3))
def test_the_page_of_a_game_for_previews_opens_its_table_offline(address: str, offline: Page, url: str) -> None:
    offline.goto(url + address)
    screen(ready(offline), "table")
    assert mirror.match_of(offline).game.name == "garlandland"


@pytest.mark.parametrize("address", few(["ja/", "ja/index.html"]))
def test_the_page_of_the_room_for_previews_opens_the_menu_offline(address: str, offline: Page, url: str) -> None:
    offline.goto(url + address)
    screen(ready(offline), "menu")


def test_a_deal_link_opens_offline_and_the_match_goes_on_after_a_reload(offline: Page, url: str) -> None:
    table = Table(opened(offline, url + mirror.LINK))
    plan = mirror.some_moves(6).moves
    for card in plan[::2]:
        table.lay(card)
    offline.reload()
    table = Table(ready(offline))
    assert mirror.match_of(offline).moves == plan
    table.lay(mirror.some_moves(8).moves[6])
    assert mirror.match_of(offline).moves == mirror.some_moves(8).moves


def test_rules_and_qr_codes_are_there_offline(offline: Page, url: str) -> None:
    offline.goto(url + file(mirror.GAME, "ja"))
    expect(screen(ready(offline), "rules").locator("h1")).to_be_visible()
    opened(offline, url + mirror.LINK)
    offline.evaluate("document.querySelector('#fold-deal.open') ?? document.querySelector('#toggle-deal').click()")
    offline.click("#qr")
    expect(offline.locator(".qr svg")).to_be_visible()
