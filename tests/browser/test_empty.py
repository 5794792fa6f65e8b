"""A table that was never opened is there before Python, empty: who sits at it, and the places of the cards."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from game.core.match import ME
from game.shelf import GAMES
from game.ui.view import people
from game.words import LANGUAGES, words_of
from tests.browser import mirror
from tests.browser.conftest import NewProfile
from tests.browser.site import STAND, Site
from tests.browser.table import Gate, ready
from tests.browser.watch import Watch
from tests.every import EVERY, few
from tests.ui.page import Page as Answers
from tools import empty

WASM = "**/pyodide.asm.wasm"
EMPTY = "main[inert][aria-busy=true]"
SIZES = ((360, 740), (1280, 800))
STEP = {"fudaba:settings": '{"pace":"step"}'}
"""No bot moves before it is let."""
TABLES = [(game.name, seats) for game in GAMES.values() for seats in (game.seats[0], game.seats[-1])]
SPOKEN = [
    (*table, lang)
    for at, table in enumerate(TABLES)
    for n, lang in enumerate(LANGUAGES)
    if EVERY or at // 2 % len(LANGUAGES) == n
]
"""Each of them in one language, a game in the one and the next in the other; with EVERY, all in both."""
PLACES = """() => {
  const those = ".rivals, .middle, .felt > .seat, .reach, #hand, #hand button, .controls, .buttons > *";
  return [...document.querySelectorAll(those)].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [each.tagName, x, y, width, height];
  });
}"""
LAID_OUT = f"""html => {{
  document.querySelector("main").outerHTML = html;
  return ({PLACES})();
}}"""

LARGEST = """() => new Promise((done) => {
  const seen = (list) => done(list.getEntries().at(-1).element?.className ?? "about"); // it is gone by now
  new PerformanceObserver(seen).observe({ type: "largest-contentful-paint", buffered: true });
})"""


@pytest.fixture
def first(new_profile: NewProfile, site: Site) -> Page:
    """A page in an empty profile that stays without a service worker, beside the site."""
    page = new_profile(service_workers="block").new_page()
    page.set_default_timeout(60_000)  # a first start on a busy machine
    page.goto(site.url + STAND)
    return page


def visit(page: Page, site: Site, address: str) -> Gate:
    """The address opened anew; Python does not get beyond the gate."""
    gate = Gate(page, WASM)
    page.goto(site.url + address)
    gate.wait()
    return gate


def link(name: str, seats: int) -> tuple[str, tuple[str, ...]]:
    """A deal for so many, against opponents of as many levels, and the players."""
    levels = [*GAMES[name].levels]
    players = (ME, *(levels[-seat % len(levels)] for seat in range(1, seats)))
    return f"#/{name}?deal=never-opened-{seats}&v=1&players={','.join(players)}", players


def close(before: list[Any], after: list[Any]) -> bool:
    """Whether two boxes are of the same kind and differ by no more than a pixel."""
    kind, *sides = before
    return kind == after[0] and all(abs(a - b) <= 1 for a, b in zip(sides, after[1:], strict=True))


def filled(name: str, lang: str, players: tuple[str, ...]) -> str:
    """The empty table with those who sit at it, as static/js/kept/empty.js fills it."""
    known = json.loads(empty.files()[f"{name}-{lang}.json"])

    def slot(found: re.Match[str]) -> str:
        seat = int(found[2])
        return str(known["cast"][players[seat]][seat][1 if found[1] else 0])

    return re.sub(r"\{(face-)?(\d)\}", slot, known["tables"][str(len(players))])


@pytest.mark.parametrize(("name", "seats", "lang"), SPOKEN)
def test_the_table_of_a_deal_has_all_its_places_where_the_empty_one_has_them(
    name: str, seats: int, lang: str, bare: Page
) -> None:
    address, players = link(name, seats)
    pages = filled(name, lang, players), Answers(address, {"fudaba:lang": lang, **STEP}, lang=lang).html
    facts = {"lang": lang, "data-game": name, "data-route": "table", "data-state": "ready", "data-motion": "off"}
    for fact in facts.items():
        bare.evaluate("fact => document.documentElement.setAttribute(...fact)", [*fact])
    for width, height in SIZES:
        bare.set_viewport_size({"width": width, "height": height})
        before, after = ([*bare.evaluate(LAID_OUT, html)] for html in pages)
        assert len(before) == len(after)
        assert [pair for pair in zip(before, after, strict=True) if not close(*pair)] == [], width


@pytest.mark.parametrize(("name", "seats"), few([TABLES[-1], TABLES[0]]))
def test_the_first_answer_moves_nothing_of_the_empty_table(name: str, seats: int, first: Page, site: Site) -> None:
    address, players = link(name, seats)
    first.evaluate("texts => Object.assign(localStorage, texts)", STEP)
    gate = visit(first, site, address)
    painted = first.locator(EMPTY)
    expect(painted).to_be_visible()
    called = [painted.locator(f"#n{seat}").inner_text() for seat in range(seats)]
    assert called == [*people.names(words_of("en"), players)]
    faces = [each.get_attribute("href") for each in painted.locator(".felt .seat .face use").all()]
    before = first.evaluate(PLACES)
    gate.open()
    ready(first)
    expect(first.locator("main[aria-busy], main[inert]")).to_have_count(0)
    assert [each.get_attribute("href") for each in first.locator(".felt .seat .face use").all()] == faces
    first.add_style_tag(content="* { transition: none !important; animation: none !important }")
    after = first.evaluate(PLACES)
    assert len(after) == len(before)
    assert [pair for pair in zip(before, after, strict=True) if not close(*pair)] == []


@pytest.mark.parametrize("name", few([*GAMES][::-1]))
def test_nothing_of_the_first_answer_is_larger_on_a_phone_than_what_is_read_meanwhile(
    name: str, first: Page, site: Site
) -> None:
    """Lighthouse takes the largest text for the page; it is the one of the empty table that says what the game is."""
    first.set_viewport_size({"width": 412, "height": 823})
    address, _ = link(name, GAMES[name].seats[0])
    gate = visit(first, site, address)
    expect(first.locator(f"{EMPTY} > .about")).to_be_visible()
    gate.open()
    ready(first)
    first.wait_for_timeout(1500)  # a bot's first move
    assert first.evaluate(LARGEST) == "about"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_empty_table_speaks_the_language_of_the_page_and_is_out_of_reach(lang: str, first: Page, site: Site) -> None:
    first.evaluate("lang => { localStorage['fudaba:lang'] = lang }", lang)
    visit(first, site, mirror.LINK)
    expect(first.locator(f"{EMPTY} #n1")).to_have_text(people.names(words_of(lang), mirror.PLAYERS)[1])
    expect(first.locator("#play")).to_have_text(mirror.sentence("table.play", lang))
    expect(first.locator("#boot")).to_be_visible()
    first.click("#play", force=True)
    for _ in range(12):
        first.keyboard.press("Tab")
        assert not first.evaluate("document.querySelector('main').contains(document.activeElement)")
    first.keyboard.press("/")
    expect(first.locator("#command")).to_be_hidden()
    assert first.evaluate("kept.length") == 0


def test_a_game_that_is_chosen_before_python_is_there_has_its_table_at_once_and_a_way_back(
    first: Page, site: Site
) -> None:
    gate = visit(first, site, "")
    first.click("a.button[href='#/court-circular']:visible")
    expect(first.locator(f"{EMPTY}[data-game=court-circular]")).to_be_visible()
    first.click("#home")
    expect(first.locator(EMPTY)).to_have_count(0)
    first.click("a.button[href='#/garlandland']:visible")
    expect(first.locator(f"{EMPTY}[data-game=garlandland]")).to_be_visible()
    gate.open()
    ready(first)
    expect(first.locator("main[data-game=garlandland]:not([inert])")).to_be_visible()
    expect(first.locator("#hand :focus")).to_have_count(1)


NONE = {
    "a level that is none": "#/garlandland?deal=never-1&v=1&players=me,nobody",
    "too many players": "#/garlandland?deal=never-1&v=1&players=me,easy,easy,easy,easy",
    "a game that is none": "#/poker?deal=never-1&v=1&players=me,easy",
    "a name in the language": "#/constructor",
    "nothing that can be read": "#/garlandland?deal=%E0%A4%A",
    "two people": "#/garlandland?deal=never-1&v=1&players=human,human",
    "a replay": mirror.link_with_moves(mirror.some_moves(4)),
    "a problem": "#/garlandland/problems",
    "a lesson": "#/garlandland/lesson",
}


@pytest.mark.parametrize("name", few(NONE))
def test_no_empty_table_is_painted_where_none_will_come(name: str, first: Page, site: Site) -> None:
    visit(first, site, NONE[name])
    first.wait_for_timeout(200)
    expect(first.locator(EMPTY)).to_have_count(0)
    assert first.get_attribute("html", "data-state") == "booting"


def test_a_deal_that_is_stored_is_not_painted_empty(first: Page, site: Site) -> None:
    first.evaluate("texts => Object.assign(localStorage, texts)", mirror.saved(mirror.some_moves(4)))
    visit(first, site, mirror.LINK)
    first.wait_for_timeout(200)
    expect(first.locator(EMPTY)).to_have_count(0)


@pytest.mark.parametrize("way", few(["missing", "replaced"]))
def test_without_its_file_nothing_is_painted_and_the_start_goes_on(
    way: str, first: Page, site: Site, watch: Watch
) -> None:
    watch.allow("404")
    fault = {"status": 404} if way == "missing" else {"body": "<p>Sign in</p>", "content_type": "text/html"}
    first.route(re.compile("/empty-"), lambda route: route.fulfill(**fault))
    gate = visit(first, site, mirror.LINK)
    expect(first.locator(EMPTY)).to_have_count(0)
    gate.open()
    ready(first)
    expect(first.locator("#hand button").first).to_be_visible()


def test_an_empty_table_that_comes_after_the_answer_is_not_painted(first: Page, site: Site) -> None:
    late = Gate(first, "**/empty-*/*.json")
    first.goto(site.url + mirror.LINK)
    ready(first)
    before = first.locator("#hand").inner_html()
    late.open()
    first.wait_for_timeout(200)
    expect(first.locator("main[inert]")).to_have_count(0)
    assert first.locator("#hand").inner_html() == before
