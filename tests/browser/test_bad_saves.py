"""Storage that is damaged, full or denied: a sentence each, the match goes on, and nothing is lost."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser import mirror
from tests.browser.site import FILL, FILLED, Site
from tests.browser.table import Table, opened, ready, screen, tell, undo
from tests.every import seldom

Open = Callable[..., Page]
PLAN = mirror.some_moves(8).moves
WHOLE = mirror.saved(mirror.some_moves(4), "whole")
DENIED = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })"

TEXT = next(iter(mirror.saved(mirror.some_moves(6, "cut-deal"), "hurt").values()))
HURT = {
    "cut in half": TEXT[: len(TEXT) // 2],
    "empty": "",
    "no object": "[1, 2]",
    "of a newer version": json.dumps({**json.loads(TEXT), "v": 99}),
    "of an unknown game": TEXT.replace("garlandland", "whist"),
    "with an impossible move": TEXT.replace('"moves":["', '"moves":["XII","'),
    "with markup": TEXT.replace("cut-deal", "<script>globalThis.evil=1</script>"),
    "deep": "[" * 100_000,
}


def is_kept_aside(page: Page, hurt: dict[str, str]) -> None:
    """Each text lies aside as it was, the menu tells how many, and the match that can be read goes on.

    An empty text holds nothing, and is not told of.
    """
    hurt = {name: text for name, text in hurt.items() if text}
    for name, text in hurt.items():
        assert mirror.stored(page)[f"fudaba:aside:{name}"] == text, name
    screen(page, "menu")
    expect(page.locator("main")).to_contain_text(mirror.sentence("storage.aside", n=len(hurt)))
    waiting = page.locator(".waiting a")
    expect(waiting).to_have_count(1)
    waiting.click()
    Table(page).lay(PLAN[4])
    assert mirror.match_of(page).moves == PLAN[:6]
    assert page.evaluate("globalThis.evil === undefined")
    for name, text in hurt.items():
        assert mirror.stored(page)[f"fudaba:aside:{name}"] == text, name


def test_a_save_cut_in_half_is_kept_aside_and_told(open_at: Open) -> None:
    cut = HURT["cut in half"]
    is_kept_aside(open_at("", {"fudaba:match:hurt": cut, **WHOLE}), {"hurt": cut})


def test_many_saves_hurt_in_many_ways_are_kept_aside_and_told(open_at: Open) -> None:
    stored = {f"fudaba:match:{name}": text for name, text in HURT.items()}
    is_kept_aside(open_at("", {**stored, **WHOLE}), HURT)


def test_other_peoples_keys_are_left_alone(open_at: Open) -> None:
    page = open_at(mirror.LINK, {"another-project": "{", "fudaba:unknown": "?"})
    Table(page).lay(PLAN[0])
    stored = mirror.stored(page)
    assert stored["another-project"] == "{"
    assert stored["fudaba:unknown"] == "?"


def test_a_full_storage_is_told_until_it_takes_something_again(open_at: Open) -> None:
    page = open_at(mirror.LINK)
    table, told = Table(page), mirror.sentence("storage.full")
    table.lay(PLAN[0])
    page.evaluate(FILL)
    table.lay(PLAN[2])
    expect(table.main).to_contain_text(told)
    expect(page.locator("#assertive")).to_contain_text(told)
    page.click("#home")
    screen(page, "menu")
    page.locator(".waiting a").click()
    table.lay(PLAN[4])
    expect(table.main).to_contain_text(told)
    assert mirror.match_of(page).moves == PLAN[:2]
    page.evaluate(f"localStorage.removeItem({FILLED!r})")
    table.lay(PLAN[6])
    expect(table.main).not_to_contain_text(told)
    assert mirror.match_of(page).moves == PLAN
    page.reload()
    expect(Table(ready(page)).main).not_to_contain_text(told)


def test_a_match_without_room_in_a_full_storage_is_told_until_it_is_stored_with_another_text(
    open_at: Open,
) -> None:
    page = open_at(mirror.LINK)
    table, told = Table(page), mirror.sentence("storage.full")
    table.lay(PLAN[0])
    speaks_in(page, "full")
    page.evaluate(FILL)
    table.lay(PLAN[2])
    expect(table.main).to_contain_text(told)
    speaks_in(page, "own")  # which is shorter
    page.click("#home")
    expect(screen(page, "menu")).to_contain_text(told)
    page.evaluate(f"localStorage.removeItem({FILLED!r})")
    speaks_in(page, "full")
    expect(table.main).not_to_contain_text(told)
    assert mirror.match_of(page).moves == PLAN[:4]


def speaks_in(page: Page, voice: str) -> None:
    """The voice is chosen in the settings, which are stored."""
    tell(page, f"set voice {voice}")
    page.wait_for_function("voice => localStorage['fudaba:settings'].includes(voice)", arg=voice)


@seldom
def test_a_storage_that_is_full_from_the_start_is_told_on_the_table_and_the_menu(page: Page, site: Site) -> None:
    page.evaluate(FILL)
    table = Table(opened(page, site.url + mirror.LINK))
    told = mirror.sentence("storage.full")
    expect(table.main).to_contain_text(told)
    table.lay(PLAN[0])
    table.lay(PLAN[2])
    expect(page.locator(".cards .card[id^=c]")).to_have_count(4)
    page.click("#home")
    screen(page, "menu")
    expect(table.main).to_contain_text(told)
    page.locator(".waiting a").click()
    expect(page.locator(".cards .card[id^=c]")).to_have_count(4)


@seldom
def test_where_storage_is_denied_that_is_told_and_playing_works(page: Page, site: Site) -> None:
    page.add_init_script(DENIED)
    table = Table(opened(page, site.url + mirror.LINK))
    expect(page.locator("main")).to_contain_text(mirror.sentence("storage.denied"))
    for card in PLAN[::2]:
        table.lay(card)
    expect(page.locator(".cards .card[id^=c]")).to_have_count(8)
    page.click("#lang-ja")
    expect(page.locator("main")).to_contain_text(mirror.sentence("storage.denied", "ja"))
    page.click("#lang-en")
    undo(page)
    expect(page.locator(".cards .card[id^=c]")).to_have_count(6)
