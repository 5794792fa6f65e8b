"""Broken and hostile links: each gets a sentence that names the fault, and a way on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser import mirror
from tests.browser.table import Table, screen

Open = Callable[..., Page]
GAME = "#/garlandland?"
DEAL = f"{GAME}deal={mirror.DEAL}&v=1"
MOVES = mirror.link_with_moves(mirror.some_moves(10))
EVIL = "%3Cscript%3EglobalThis.evil%3D1%3C%2Fscript%3E"
IMAGE = "%3Cimg%20src%3Dx%20onerror%3D%22globalThis.evil%3D1%22%3E"

FAULTS = {
    "no name": ("#/?deal=x", "link.shape"),
    "no slash": ("#garlandland", "link.shape"),
    "unknown game": ("#/poker?deal=x", "There is no game called “poker”"),
    "game with markup": (f"#/{EVIL}", "There is no game called"),
    "long deal": (f"{GAME}deal={'a' * 10_000}", "is no name for a deal"),
    "longer than any link": (f"{GAME}deal={'a' * 200_000}", "link.long"),
    "empty deal": (f"{GAME}deal=", "is no name for a deal"),
    "deal with markup": (f"{GAME}deal={EVIL}", "is no name for a deal"),
    "deal with an image": (f"{GAME}deal={IMAGE}", "is no name for a deal"),
    "deal in capitals": (f"{GAME}deal=Plum-River", "is no name for a deal"),
    "deal twice": (f"{DEAL}&deal=two", "“deal” stands twice"),
    "option with markup": (f"{DEAL}&{EVIL}={EVIL}", "has no option"),
    "choice with markup": (f"{DEAL}&goal={IMAGE}", "has no choice"),
    "unknown option": (f"{DEAL}&speed=9", "has no option “speed”"),
    "unknown choice": (f"{DEAL}&goal=glory", "has no choice “glory”"),
    "unknown level": (f"{DEAL}&players=me,genius", "There is no player called “genius”"),
    "level with markup": (f"{DEAL}&players=me,{EVIL}", "There is no player called"),
    "too many players": (f"{DEAL}&players=me,easy,easy,easy,easy", "5 are given"),
    "two of me": (f"{DEAL}&players=me,me", "match.me"),
    "unknown shuffle": (f"{GAME}deal=x&v=99", "There is no version 99"),
    "shuffle of nonsense": (f"{GAME}deal=x&v=1e9", "There is no version 1e9"),
    "cut moves": (MOVES[:-4], "link.moves"),
    "moves of nonsense": (f"{DEAL}&moves=!!!", "link.moves"),
    "moves without a deal": (f"{GAME}moves={MOVES.partition('moves=')[2]}", "link.deal"),
    "too many fields": (GAME + "&".join(f"a{n}=1" for n in range(100)), "link.long"),
    "broken percent": (f"{GAME}deal=%E0%A4%A&x=%", "is no name for a deal"),
}


def is_told(page: Page, told: str) -> None:
    """The page shows the sentence, a way to the games, and nothing has run."""
    main = screen(page, "fault")
    sentence = mirror.sentence(told) if told.startswith(("link.", "match.")) else told
    expect(main).to_contain_text(sentence)
    assert page.evaluate("globalThis.evil === undefined")
    assert page.locator("main script, main img").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert len(main.inner_text()) < 600


@pytest.mark.parametrize("name", FAULTS)
def test_a_bad_link_gets_its_sentence_and_a_way_on(name: str, open_at: Open) -> None:
    address, told = FAULTS[name]
    stored = mirror.saved(mirror.some_moves(4, "kept-deal"))
    page = open_at(address, stored)
    is_told(page, told)
    assert mirror.stored(page) == stored
    page.locator("main a.button").click()
    screen(page, "menu")
    expect(page.locator(".waiting a")).to_contain_text("kept-deal")


def test_bad_links_one_after_the_other_in_an_open_page(open_at: Open) -> None:
    page = open_at(mirror.LINK)
    Table(page)
    for name in ("unknown game", "long deal", "choice with markup", "cut moves"):
        address, told = FAULTS[name]
        page.evaluate("hash => { location.hash = hash }", address)
        is_told(page, told)
    page.evaluate("hash => { location.hash = hash }", mirror.LINK)
    Table(page).lay(mirror.some_moves(1).moves[0])


def test_a_link_whose_moves_break_the_rules_offers_its_deal(open_at: Open) -> None:
    bad = mirror.some_moves(4)._replace(moves=(*mirror.some_moves(4).moves, "I", "I", "I"))
    page = open_at(mirror.link_with_moves(bad))
    is_told(page, "is not possible under the present rules")
    page.click("#again")
    table = Table(page)
    assert mirror.match_of(page).moves == ()
    table.lay(mirror.some_moves(1).moves[0])


def test_a_bad_link_is_told_in_japanese_too(open_at: Open) -> None:
    page = open_at(f"{GAME}deal={EVIL}", {"fudaba:lang": "ja"})
    is_told(page, "配りの名前になりません")
