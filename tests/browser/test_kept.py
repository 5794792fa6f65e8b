"""A table that was left is seen again at once: painted before Python, pressed before Python, and never out of date."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import mirror
from tests.browser.conftest import profile
from tests.browser.site import STAND, Site
from tests.browser.table import Gate, Table, opened, ready
from tests.browser.watch import Watch

KEPT = "fudaba-kept"
WASM = "**/pyodide.asm.wasm"
WAITING = "main[aria-busy=true]:not([inert])"
CARD = mirror.card_id(mirror.some_moves(4).state.hands[mirror.ME][0])


@pytest.fixture(scope="module")
def tab(browser: Browser, all_watch: Watch, site: Site) -> Iterator[tuple[Page, dict[str, str]]]:
    """A tab that has left the table of a match in which four moves were made, and what is stored then."""
    context = profile(browser, all_watch, service_workers="block")
    page = context.new_page()
    page.goto(site.url + STAND)
    page.evaluate("texts => Object.assign(localStorage, texts)", {**mirror.FAST, **mirror.saved(mirror.some_moves(4))})
    Table(opened(page, site.url + mirror.LINK))
    page.goto(site.url + STAND)
    yield page, mirror.stored(page)
    context.close()


@pytest.fixture
def left(tab: tuple[Page, dict[str, str]], site: Site) -> Page:
    """That tab, as it was left."""
    page, kept = tab
    page.unroute_all()
    page.goto(site.url + STAND)
    page.evaluate("texts => { localStorage.clear(); Object.assign(localStorage, texts) }", kept)
    return page


def again(page: Page, site: Site, address: str = mirror.LINK) -> Gate:
    """The address opened anew; Python does not get beyond the gate."""
    gate = Gate(page, WASM)
    page.goto(site.url + address, wait_until="commit")
    page.wait_for_selector("#polite", state="attached")
    return gate


def nothing_painted(page: Page) -> None:
    expect(page.locator(WAITING)).to_have_count(0)
    expect(page.locator(f"#{CARD}")).to_have_count(0)


def test_the_table_is_in_sight_before_python_and_what_was_pressed_is_done(left: Page, site: Site) -> None:
    gate = again(left, site)
    waiting = left.locator(WAITING)
    expect(waiting).to_have_attribute("data-turn", "4")
    expect(left.locator(f"#{CARD}")).to_be_visible()
    top = left.locator(f"#{CARD}").bounding_box()
    left.click(f"#{CARD}")
    expect(left.locator(f"#{CARD}")).to_have_attribute("aria-pressed", "false")
    gate.open()
    ready(left)
    expect(left.locator(f"#{CARD}")).to_have_attribute("aria-pressed", "true")
    expect(waiting).to_have_count(0)
    assert top
    left.keyboard.press("Escape")
    expect(left.locator(f"#{CARD}")).to_have_attribute("aria-pressed", "false")
    left.wait_for_timeout(300)
    now = left.locator(f"#{CARD}").bounding_box()
    assert now
    assert [round(now[side]) for side in ("x", "y")] == [round(top[side]) for side in ("x", "y")]


def test_keys_on_a_kept_table_are_done_when_it_answers(left: Page, site: Site) -> None:
    gate = again(left, site)
    left.focus(f"#{CARD}")
    left.keyboard.press("Enter")
    gate.open()
    ready(left)
    expect(left.locator(f"#{CARD}")).to_have_attribute("aria-pressed", "true")
    assert len(mirror.match_of(left).moves) == 4


CHANGES = {
    "another tab has played on": f"texts => Object.assign(localStorage, {mirror.saved(mirror.some_moves(6))!r})",
    "another language": "() => localStorage.setItem('fudaba:lang', 'ja')",
    "other settings": "() => localStorage.setItem('fudaba:settings', '{\"pace\":\"slow\"}')",
    "the match is gone": "() => localStorage.removeItem('fudaba:match:abc123')",
    "another version": f"() => localStorage.setItem('{KEPT}', localStorage['{KEPT}'].replace(/app-.../, 'app-000'))",
    "nonsense": f"() => localStorage.setItem('{KEPT}', 'nonsense')",
}


def test_nothing_is_painted_where_anything_has_changed(left: Page, site: Site) -> None:
    kept = mirror.stored(left)
    for change in CHANGES.values():
        left.evaluate("texts => { localStorage.clear(); Object.assign(localStorage, texts) }", kept)
        left.evaluate(change)
        again(left, site)
        nothing_painted(left)
        left.goto(site.url + STAND)
        left.unroute(WASM)
    left.evaluate("texts => { localStorage.clear(); Object.assign(localStorage, texts) }", kept)
    again(left, site, mirror.link("other-deal-1"))
    nothing_painted(left)


def test_nothing_is_kept_of_a_table_of_several_people_or_of_one_that_another_tab_plays(left: Page, site: Site) -> None:
    left.evaluate(f"localStorage.removeItem('{KEPT}')")
    opened(left, site.url + "#/garlandland?deal=curtain-1&v=1&players=human,human")
    left.goto(site.url + STAND)
    assert left.evaluate(f"localStorage.getItem('{KEPT}')") is None
    first = left.context.new_page()
    opened(first, site.url + mirror.LINK)
    opened(left, site.url + mirror.LINK)
    expect(left.locator("#take-over")).to_be_visible()
    left.goto(site.url + STAND)
    assert left.evaluate(f"localStorage.getItem('{KEPT}')") is None
    first.goto(site.url + STAND)
    assert left.evaluate(f"localStorage.getItem('{KEPT}')") is not None


def test_what_is_kept_makes_room_for_a_move(left: Page, site: Site) -> None:
    opened(left, site.url + mirror.LINK)
    assert left.evaluate(f"localStorage.getItem('{KEPT}')")
    left.evaluate(
        """() => {
          const put = Storage.prototype.setItem;
          Storage.prototype.setItem = function (key, text) {
            if (localStorage["fudaba-kept"]) throw new DOMException("full", "QuotaExceededError");
            return put.call(this, key, text);
          };
        }"""
    )
    Table(left).lay(mirror.some_moves(4).state.hands[mirror.ME][0])
    assert len(mirror.match_of(left).moves) > 4
