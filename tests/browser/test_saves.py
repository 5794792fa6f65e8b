"""Saves: written after every move, found again after anything."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser import mirror
from tests.browser.conftest import GoTo
from tests.browser.site import Site
from tests.browser.table import Table, opened, ready, screen

Open = Callable[..., Page]
PLAN = mirror.some_moves(8).moves


def test_every_move_is_stored_as_it_is_made(open_at: Open) -> None:
    page = open_at(mirror.LINK, fast=False)
    table = Table(page)
    assert mirror.match_of(page).moves == ()
    table.click(PLAN[0])
    expect(table.main).to_have_attribute("data-asked", "")
    page.wait_for_function('Object.values(localStorage).some((text) => /"moves":\\["\\w+"/.test(text))')
    for n, card in enumerate(PLAN[2:6:2], 2):
        expect(table.main).to_have_attribute("data-asked", "0")
        table.lay(card)
        assert mirror.match_of(page).moves == PLAN[: 2 * n]


def test_a_reload_in_mid_match_goes_on_where_it_was(go_to: GoTo) -> None:
    page = go_to(mirror.LINK, "table")
    table = Table(page)
    table.lay(PLAN[0])
    table.lay(PLAN[2])
    held = table.cards()
    page.reload()
    table = Table(ready(page))
    assert table.cards() == held
    table.lay(PLAN[4])
    assert mirror.match_of(page).moves == PLAN[:6]


def test_a_reload_while_the_bot_thinks_lets_it_answer(open_at: Open) -> None:
    page = open_at(mirror.LINK, mirror.saved(mirror.begin().play(PLAN[0])))
    table = Table(page)
    page.wait_for_function("document.querySelector('main').dataset.asked !== ''")
    assert mirror.match_of(page).moves == PLAN[:2]
    table.lay(PLAN[2])
    assert mirror.match_of(page).moves == PLAN[:4]


def test_after_the_tab_is_killed_the_menu_lists_the_match(warm: BrowserContext, open_at: Open, site: Site) -> None:
    page = open_at(mirror.LINK)
    table = Table(page)
    table.lay(PLAN[0])
    page.close(run_before_unload=False)
    page = opened(warm.new_page(), site.url)
    waiting = page.locator(".waiting a")
    expect(waiting).to_have_count(1)
    mirror.leads_to(waiting, mirror.DEAL)
    waiting.click()
    Table(page).lay(PLAN[2])
    assert mirror.match_of(page).moves == PLAN[:4]


def test_the_menu_lists_unfinished_matches_newest_first_and_no_finished_ones(go_to: GoTo) -> None:
    stored = {
        **mirror.saved(mirror.some_moves(4, "older-one"), "one", 1_000),
        **mirror.saved(mirror.some_moves(6, "newer-one"), "two", 2_000),
        **mirror.saved(mirror.short_match(), "three", 3_000),
    }
    page = go_to("", "menu", stored)
    listed = page.locator(".waiting a")
    page.click("#toggle-waiting-garlandland")
    expect(listed).to_have_count(2)
    mirror.leads_to(listed.first, "newer-one")
    mirror.leads_to(listed.last, "older-one")
    listed.last.click()
    Table(page)
    assert page.locator(".cards .card[id^=c]").count() == 4


def test_the_menu_knows_the_match_that_was_just_left(go_to: GoTo) -> None:
    page = go_to(mirror.LINK, "table")
    Table(page).lay(PLAN[0])
    page.click("#home")
    screen(page, "menu")
    page.locator(".waiting a").click()
    Table(page).lay(PLAN[2])
    page.go_back()
    screen(page, "menu")


def test_switching_the_language_in_mid_match_keeps_the_match(go_to: GoTo) -> None:
    page = go_to(mirror.LINK, "table")
    table = Table(page)
    table.lay(PLAN[0])
    held = table.cards()
    table.hand.first.click()
    page.click("#lang-ja")
    expect(page.locator("#play")).to_have_text(mirror.sentence("table.play", "ja"))
    expect(page.locator("#status")).to_contain_text(mirror.sentence("page.choose", "ja"))
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    expect(page.locator(".footer, footer")).to_contain_text("登録")
    assert "ガーランドランド" in page.title()
    assert table.cards() == held
    expect(table.hand.first).to_have_attribute("aria-pressed", "true")
    page.reload()
    ready(page)
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    Table(page).lay(PLAN[2])
    assert mirror.match_of(page).moves == PLAN[:4]
    page.click("#lang-en")
    expect(page.locator("#play")).to_have_text(mirror.sentence("table.play"))


def test_no_english_stays_behind_in_japanese(go_to: GoTo) -> None:
    page = go_to(mirror.LINK, "table", mirror.saved(mirror.some_moves(10)))
    page.click("#lang-ja")
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    said = page.evaluate("[...document.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel).join(' ')")
    words = re.findall(r"[A-Za-z]{4,}", page.inner_text("body") + said)
    assert set(words) <= {"English", "Language", "Fudaba", "SETUP", "plum", "river"}
