"""Two tabs: one plays a match, the other looks on until it takes over, and nothing that either has played is lost."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser import mirror
from tests.browser.site import Site
from tests.browser.table import Table, opened, screen, show
from tests.browser.test_settings import at_settings, choose
from tests.every import few, seldom

DEALS = itertools.count(1)
COUNT = """() => {
  const store = Storage.prototype.setItem;
  globalThis.written = 0;
  Storage.prototype.setItem = function (...pair) { globalThis.written += 1; return store.apply(this, pair); };
}"""


@pytest.fixture(scope="module")
def other(lasting: Page, warm: BrowserContext, site: Site) -> Iterator[Page]:
    """A second tab for all tests of this module."""
    page = opened(warm.new_page(), site.url)
    yield page
    page.close()


@pytest.fixture
def first(lasting: Page, other: Page) -> Table:
    """The tab in which a new match has had its first turn; the other one is at the menu."""
    show(other, "", "menu")
    table = sits_down(lasting, f"two-tabs-{next(DEALS)}")
    lays(table, table.plan(1)[0])
    return table


@pytest.fixture
def second(first: Table, other: Page) -> Table:
    """The tab in which the same match was opened after that."""
    return sits_down(other, first.deal)


def sits_down(page: Page, deal: str) -> Table:
    return Table(show(page, mirror.link(deal), "table"), deal)


def lays(table: Table, card: str) -> None:
    """A turn in this tab, which comes to the front for it: behind another one nothing is drawn."""
    table.page.bring_to_front()
    table.lay(card)


def looks_on(table: Table) -> None:
    """The tab says that the match is open in another one, asks for nothing, and offers to play it here."""
    expect(table.page.locator("#take-over")).to_be_visible()
    expect(table.main).to_contain_text(mirror.sentence("tab.taken"))
    expect(table.main).to_have_attribute("data-asked", "")
    expect(table.page.locator("#legal option")).to_have_count(0)


def plays(table: Table) -> None:
    """The tab asks for my move."""
    expect(table.main).to_have_attribute("data-asked", "0")
    expect(table.page.locator("#take-over")).to_have_count(0)


def take_over(table: Table) -> None:
    table.page.bring_to_front()
    table.page.click("#take-over")
    plays(table)


def test_the_second_looks_on_then_takes_over_and_the_first_loses_it(first: Table, second: Table) -> None:
    plan = first.plan(6)
    looks_on(second)
    plays(first)
    take_over(second)
    looks_on(first)
    lays(second, plan[2])
    take_over(first)
    looks_on(second)
    lays(first, plan[4])
    assert mirror.match_of(first.page).moves == plan


def test_what_was_played_meanwhile_is_on_the_table_after_taking_over(first: Table, second: Table) -> None:
    plan = first.plan(8)
    looks_on(second)
    lays(first, plan[2])
    lays(first, plan[4])
    take_over(second)
    expect(second.page.locator(".cards .card[id^=c]")).to_have_count(6)
    lays(second, plan[6])
    assert mirror.match_of(second.page).moves == plan


def test_who_looks_on_can_change_nothing(first: Table, second: Table) -> None:
    plan, page = first.plan(4), second.page
    looks_on(second)
    before = mirror.stored(page)
    for act in (lambda: page.click("#undo"), lambda: page.click("#play", force=True), lambda: second.type(plan[2])):
        act()
        looks_on(second)
    assert mirror.stored(page) == before
    lays(first, plan[2])
    assert mirror.match_of(page).moves == plan


def test_a_tab_that_has_lost_its_match_writes_nothing_any_more(first: Table, second: Table) -> None:
    first.page.evaluate(COUNT)
    take_over(second)
    looks_on(first)
    lays(second, first.plan(3)[2])
    assert first.page.evaluate("globalThis.written") == 0


def test_an_answer_that_was_on_its_way_when_the_match_was_lost_overwrites_nothing(first: Table, second: Table) -> None:
    save, plan = mirror.save_of(first.page), first.plan(6)
    take_over(second)
    lays(second, plan[2])
    first.page.evaluate("pair => fudaba.store(...pair)", [save.key, save.text()])
    assert mirror.match_of(second.page).moves == plan[:4]
    take_over(first)
    lays(first, plan[4])
    assert mirror.match_of(first.page).moves == plan


def test_a_bot_that_was_to_answer_in_the_first_answers_in_the_second(first: Table, second: Table) -> None:
    deal, plan = first.deal, first.plan(4)
    choose(at_settings(first.page), "pace", "slow")
    sits_down(first.page, deal)
    sits_down(second.page, deal)
    first.page.bring_to_front()
    first.click(plan[2])
    expect(first.main).to_have_attribute("data-asked", "")
    first.page.evaluate(COUNT)
    take_over(second)
    looks_on(first)
    assert mirror.match_of(second.page).moves == plan
    assert first.page.evaluate("globalThis.written") == 0
    choose(at_settings(first.page), "pace", "fast")


def test_a_match_that_is_left_in_one_tab_is_played_in_the_next(first: Table, other: Page) -> None:
    first.page.click("#home")
    screen(first.page, "menu")
    second = sits_down(other, first.deal)
    plays(second)
    lays(second, first.plan(3)[2])
    first.page.locator(".waiting a").first.click()
    looks_on(first)


def test_two_matches_in_two_tabs_do_not_disturb_each_other(first: Table, other: Page) -> None:
    second = sits_down(other, f"{first.deal}-too")
    plays(second)
    lays(second, second.plan(1)[0])
    lays(first, first.plan(3)[2])
    plays(second)
    newest = [save.match.moves for save in mirror.saves_of(other)[:2]]
    assert newest == [first.plan(4), second.plan(2)]


def test_a_tab_knows_what_was_played_in_another_since_it_was_opened(first: Table, other: Page) -> None:
    other.evaluate("hash => { location.hash = hash }", mirror.link(first.deal))
    looks_on(Table(other))
    lays(first, first.plan(3)[2])
    other.click("#home")
    waiting = other.locator(".waiting a").first
    expect(waiting).to_contain_text("You and Bungo")
    expect(waiting).to_contain_text("4 moves")


HURRY = """async ([links, pause]) => {
  for (const link of links) {
    location.hash = link;
    if (pause) await new Promise((done) => setTimeout(done, pause));
  }
}"""


@pytest.mark.parametrize("pause", few([5, 0, 30], 3))
def test_thirty_links_opened_quickly_lead_to_the_last_table_which_is_ours(pause: int, lasting: Page) -> None:
    page, n = show(lasting, "", "menu"), next(DEALS)
    links = [mirror.link(f"hurry-{n}-{i % 3}") for i in range(31)]
    page.evaluate(HURRY, [links, pause])
    table = Table(page, f"hurry-{n}-0")
    plays(table)
    page.wait_for_timeout(300)
    plays(table)
    lays(table, table.plan(1)[0])
    assert mirror.match_of(page).deal == table.deal
    assert page.evaluate("location.hash") == mirror.link(table.deal)


@pytest.mark.parametrize("last", ["#/", "#/history", "#/garlandland/rules"])
@pytest.mark.parametrize("pause", few([5, 0, 15], 3))
def test_the_address_is_that_of_the_page_that_was_opened_last(last: str, pause: int, lasting: Page) -> None:
    page = show(lasting, "", "menu")
    page.evaluate(HURRY, [["#/garlandland", mirror.link(f"gone-{next(DEALS)}"), "#/gang-of-four", last], pause])
    screen(page, last.rpartition("/")[2] or "menu")
    page.wait_for_timeout(300)
    assert page.evaluate("location.hash") == last


@seldom
def test_two_tabs_take_a_match_from_each_other_with_double_clicks(first: Table, second: Table) -> None:
    plan = first.plan(6)
    for table in (second, first, second, first):
        table.page.bring_to_front()
        table.page.dblclick("#take-over")
        plays(table)
    looks_on(second)
    table.page.wait_for_timeout(300)
    plays(first)
    lays(first, plan[2])
    expect(first.main).to_have_attribute("data-turn", "4")
    assert mirror.match_of(first.page).moves == plan[:4]
