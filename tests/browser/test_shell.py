"""The shell before Python is there, and when it cannot come."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from game.shelf import GAMES
from tests.browser import mirror
from tests.browser.conftest import NewProfile
from tests.browser.screens import STORED
from tests.browser.site import STAND, Site
from tests.browser.table import Gate, Table, ready
from tests.browser.watch import Watch
from tests.every import seldom

NO_WORKER = {"service_workers": "block"}
WASM = "**/pyodide.asm.wasm"
PLACES = """[...document.querySelectorAll("main :is(h1, h2, .waiting > ul > li, .today, .games > li)")]
  .filter((each) => each.checkVisibility())
  .map((each) => [each.innerText.split("\\n")[0], each.offsetTop])"""
"""What stands on the menu, and where."""
LINE = 18
"""The height of a line of small text in CSS pixels."""


@pytest.fixture
def first(new_profile: NewProfile) -> Page:
    """A page in an empty profile that stays without a service worker, so that routes reach every request."""
    return new_profile(**NO_WORKER).new_page()


def panel(page: Page, report: str | re.Pattern[str]) -> None:
    """The error panel is open, says that matches are saved, and reports this."""
    expect(page.locator("#trouble")).to_be_visible()
    expect(page.locator("#trouble p").first).to_contain_text("matches are safe")
    expect(page.locator("#report")).to_contain_text(report)
    expect(page.locator("html")).to_have_attribute("data-state", re.compile("error|ready"))  # it may start without
    expect(page.locator("#boot")).to_be_hidden()


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360)])
def test_the_first_screen_of_a_newcomer_on_a_phone_shows_how_to_play_the_first_game(
    width: int, height: int, first: Page, site: Site
) -> None:
    first.set_viewport_size({"width": width, "height": height})
    first.goto(site.url)
    play = ready(first).locator(".games .button:not(.quiet):visible").first
    for lang in ("ja", "en"):
        first.click(f"#lang-{lang}")
        expect(play).to_have_text(mirror.sentence("menu.play", lang))
        box = play.bounding_box()
        assert box
        assert box["y"] + box["height"] <= height, lang


def test_before_python_is_there_the_menu_speaks_both_languages_and_a_game_can_be_chosen(
    first: Page, site: Site
) -> None:
    gate = Gate(first, WASM)
    first.goto(site.url)
    play = first.locator("a.button[href$=garlandland]:visible")
    expect(play).to_have_text(mirror.sentence("menu.play"))
    first.click("#lang-ja")
    expect(play).to_have_text(mirror.sentence("menu.play", "ja"))
    expect(first.locator("html")).to_have_attribute("lang", "ja")
    gate.wait()
    assert first.get_attribute("html", "data-state") == "booting"
    play.click()
    gate.open()
    Table(ready(first))
    expect(first.locator("#play")).to_have_text(mirror.sentence("table.play", "ja"))
    assert mirror.stored(first)["fudaba:lang"] == "ja"


def test_who_comes_back_finds_the_menu_in_the_shape_that_it_will_have(first: Page, site: Site) -> None:
    """Matches of all games wait, several of one; long names may take one line more than was kept free for them."""
    first.goto(site.url + STAND)
    first.evaluate("texts => Object.assign(localStorage, texts)", STORED)
    gate = Gate(first, WASM)
    first.goto(site.url)
    gate.wait()
    expect(first.locator(".waiting:visible > ul > li")).to_have_count(len(GAMES))
    before = menus(first)
    gate.open()
    after = menus(ready(first))
    for old, new in zip(before, after, strict=True):
        assert [name for name, _ in new] == [name for name, _ in old]
        assert [pair for pair in zip(old, new, strict=True) if abs(pair[0][1] - pair[1][1]) > 2 * LINE] == []


def menus(page: Page) -> list[Any]:
    """What stands on the menu, and where, on a phone and on a desktop."""
    found = []
    for width, height in ((360, 740), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        found.append(page.evaluate(PLACES))
    return found


def test_a_deal_link_shows_no_menu_while_it_starts(first: Page, site: Site) -> None:
    Gate(first, WASM)
    first.goto(site.url + mirror.LINK)
    expect(first.locator("#boot")).to_be_visible()
    expect(first.locator("a.button:visible")).to_have_count(0)


@seldom
@pytest.mark.parametrize("file", [WASM, "**/faces-*.svg"])
def test_when_a_file_cannot_be_fetched_a_panel_says_so(file: str, first: Page, site: Site, watch: Watch) -> None:
    watch.allow("ERR_FAILED", "Failed to fetch", "Python could not be started", "MessageEvent", "preload")
    first.route(file, lambda route: route.abort())
    first.goto(site.url)
    panel(first, "fetch")
    first.unroute(file)
    first.click("#retry")
    ready(first)


def test_when_the_table_fails_at_its_start_a_panel_says_so(first: Page, site: Site, watch: Watch) -> None:
    watch.allow("thrown by a test", "reading 'apply'", "SRI", "valid digest", "Failed to fetch")
    first.route("**/table-*.py", lambda route: route.fulfill(body="raise ValueError('thrown by a test')"))
    first.goto(site.url)
    panel(first, "")


def test_when_micropython_cannot_be_fetched_the_watchdog_opens_the_panel(first: Page, site: Site, watch: Watch) -> None:
    watch.allow("ERR_FAILED", "wasm", "micropython")
    first.clock.install()
    first.route("**/micropython.wasm", lambda route: route.abort())
    first.goto(site.url)
    first.clock.fast_forward("00:50")
    panel(first, re.compile(r"while starting|micropython\.wasm"))


def test_without_javascript_a_sentence_says_what_is_needed(new_profile: NewProfile, site: Site) -> None:
    page = new_profile(java_script_enabled=False).new_page()
    page.goto(site.url)
    expect(page.locator("noscript p:lang(en)")).to_contain_text("Please enable JavaScript")
    expect(page.locator("noscript p:lang(ja)")).to_contain_text("JavaScriptを有効にしてください")


def test_without_javascript_nothing_seems_to_be_coming(new_profile: NewProfile, site: Site) -> None:
    page = new_profile(java_script_enabled=False).new_page()
    page.goto(site.url)
    assert page.locator("#boot").is_hidden()


@pytest.mark.parametrize(("lang", "sentence"), [("en-GB", "has no WebAssembly"), ("ja-JP", "WebAssemblyが使えない")])
def test_without_webassembly_a_sentence_says_so(
    lang: str, sentence: str, new_profile: NewProfile, site: Site, watch: Watch
) -> None:
    watch.allow("WebAssembly", "wasm", "ArrayBuffer instantiation")
    page = new_profile(locale=lang, **NO_WORKER).new_page()
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(site.url)
    expect(page.get_by_text(sentence)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-state", "nowasm")
    expect(page.locator("#boot")).to_be_hidden()
