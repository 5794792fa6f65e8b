"""What is kept: as a file and back, by older and newer versions of the page, and where it no longer replays."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from game.core.rules import Fault
from game.ui.lobby.files import everything
from game.ui.model import saves
from tests.browser import mirror
from tests.browser.conftest import GoTo
from tests.browser.site import ROOT, Site
from tests.browser.table import Table, opened, ready, screen, show

Open = Callable[..., Page]
MATCH = mirror.some_moves(4, "kept-deal-1")
PLAN = mirror.some_moves(8, "kept-deal-1").moves
KEPT = {**mirror.saved(MATCH, "kept"), "fudaba:settings": '{"pace":"fast","theme":"dark"}', "fudaba:aside:old": "{"}
V1: dict[str, str] = json.loads((ROOT / "tests/saves/v1.json").read_text(encoding="utf-8"))["stored"]
"""What was stored by the page of version 1: see tests/test_saves.py."""

NO_FILES = {
    "a letter": b"Dear Alice, here are my matches.",
    "a picture": b"\x89PNG\r\n\x1a\n\x00\x00",
    "cut short": everything(KEPT)[0].encode()[:-40],
    "of somebody else": b'{"version": 3, "games": []}',
    "empty": b"",
}


def meant(stored: dict[str, str]) -> dict[str, str]:
    """What is stored, without what the page notes about a match only for its lists."""
    return {key: saves.meaning(text) if key.startswith(saves.KEY) else text for key, text in stored.items()}


def export(page: Page) -> Path:
    """The file that the browser writes when everything is to be saved as one."""
    with page.expect_download() as found:
        page.click("#export")
    assert found.value.suggested_filename == "fudaba.json"
    return Path(found.value.path())


def go_on(page: Page, move: str) -> None:
    """From the menu back into the one match that waits there, and on by a turn."""
    screen(page, "menu")
    page.locator(".waiting a").click()
    Table(page).lay(move)


def test_everything_is_saved_as_a_file_and_goes_on_in_another_browser(open_at: Open, page: Page, site: Site) -> None:
    open_at("#/settings", KEPT, fast=False)
    file = export(page)
    assert json.loads(file.read_text(encoding="utf-8")) == {"fudaba": 1, "stored": mirror.stored(page)}
    page.evaluate("localStorage.clear()")
    opened(page, site.url + "#/settings")
    page.set_input_files("#import", file)
    page.click("#take-in")
    expect(page.locator("#told")).to_have_text(re.compile("^Imported: 1 match"))
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert meant(mirror.stored(page)) == meant(KEPT)
    page.click("#home")
    go_on(page, PLAN[4])
    assert mirror.match_of(page).moves == PLAN[:6]


def test_a_hundred_matches_go_into_one_file(go_to: GoTo) -> None:
    many = {key: text for n in range(100) for key, text in mirror.saved(mirror.short_match(), f"m{n}").items()}
    page = go_to("#/settings", "settings", many)
    assert json.loads(export(page).read_text(encoding="utf-8"))["stored"] == mirror.stored(page)


def test_a_file_leaves_what_is_here_and_its_hurt_saves_go_aside(go_to: GoTo) -> None:
    here = mirror.saved(mirror.some_moves(6, "kept-deal-1"), "here")
    page = go_to("#/settings", "settings", here)
    [text] = everything({**KEPT, "fudaba:match:hurt": "["})
    page.set_input_files("#import", {"name": "my matches.json", "mimeType": "", "buffer": text.encode()})
    page.click("#take-in")
    expect(page.locator("#polite")).to_contain_text("Imported: 1 match")
    stored = mirror.stored(page)
    assert stored.items() >= {**here, **mirror.FAST, "fudaba:aside:hurt": "[", "fudaba:aside:old": "{"}.items()
    assert {save.match.moves for save in mirror.saves_of(page)} == {PLAN[:4], PLAN[:6]}


@pytest.mark.parametrize("name", NO_FILES)
def test_a_file_that_is_none_of_ours_says_so_and_changes_nothing(name: str, lasting: Page) -> None:
    page = show(lasting, "#/settings", "settings")
    before, told = mirror.stored(page), mirror.sentence("data.shape")
    page.set_input_files("#import", {"name": "a.json", "mimeType": "text/plain", "buffer": NO_FILES[name]})
    expect(page.locator("#notice")).to_have_text(told)
    expect(page.locator("#assertive")).to_contain_text(told)
    assert mirror.stored(page) == before


def test_a_save_of_a_newer_version_says_so_and_stays_as_it_is(go_to: GoTo) -> None:
    ((key, text),) = mirror.saved(MATCH, "kept").items()
    newer = json.dumps({**json.loads(text), "v": 99})
    page = go_to("", "menu", {key: newer})
    told = page.locator("main .warning")
    expect(told).to_contain_text(mirror.sentence("save.newer", v="99"))
    expect(told.locator("button")).to_have_count(0)
    page.evaluate("hash => { location.hash = hash }", mirror.link(MATCH.deal))
    Table(page, MATCH.deal).lay(PLAN[0])
    assert mirror.stored(page)[key] == newer
    assert mirror.match_of(page).moves == PLAN[:2]


def test_a_save_that_no_longer_replays_is_played_on_and_the_original_kept(go_to: GoTo) -> None:
    ((key, text),) = mirror.saved(mirror.some_moves(8, MATCH.deal), "kept").items()
    data = json.loads(text)
    data["match"]["moves"][4] = PLAN[0]
    broken = json.dumps(data)
    page = go_to("", "menu", {key: broken})
    why = Fault("illegal.hand", card=PLAN[0]).saying
    told = mirror.sentence("match.replay", n=5, move=PLAN[0], why=why)
    page.click(".waiting a")
    expect(page.locator("main .warning")).to_contain_text(told)
    page.click("main .warning button")
    screen(page, "table")
    expect(page.locator("#notice")).to_have_text(told)
    assert mirror.match_of(page).moves == PLAN[:4]
    Table(page).lay(PLAN[4])
    page.reload()
    Table(ready(page)).lay(PLAN[6])
    assert mirror.match_of(page).moves == PLAN
    assert mirror.stored(page)[key] == broken


def test_what_version_1_has_stored_opens_and_goes_on(open_at: Open) -> None:
    page = open_at("", V1, fast=False)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-text", "large")
    expect(page.locator("main")).to_contain_text(mirror.sentence("storage.aside", n=1))
    page.click("#toggle-waiting-garlandland")
    deals = (mirror.DEAL, "quiet-shore-9", "moss-bridge-123", "cedar-lake-5")
    waiting = page.locator(".waiting a")
    expect(waiting).to_have_count(len(deals))
    for way, deal in zip(waiting.all(), deals, strict=True):
        mirror.leads_to(way, deal)
    assert meant(mirror.stored(page)) == meant(V1)
    page.click("#to-history")
    expect(page.locator(".past a").first).to_be_visible()
    hrefs = page.locator(".past a").evaluate_all("found => found.map(each => each.href).join()")
    assert all(deal in hrefs for deal in ("amber-tea-77", "cedar-lake-5"))
    page.click("#home")
    page.click(f".waiting a[href*='{mirror.DEAL}']")
    table, before = Table(page), mirror.match_of(page)
    table.lay(table.held[0])
    assert mirror.match_of(page).moves[:-2] == before.moves
