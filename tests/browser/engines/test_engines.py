"""In every engine the start, saves, and all of it offline; in one a whole match, links, both languages, all screens."""

from __future__ import annotations

import urllib.error
import urllib.request
from collections.abc import Callable, Sequence

import pytest
from selenium.webdriver.common.keys import Keys

from game.ui.model import peeked
from tests.browser import mirror
from tests.browser.engines.conftest import ROOT, Room, in_one, ready, shows
from tests.browser.engines.drivers import Driver
from tests.browser.screens import SCREENS, STORED
from tests.every import few

pytestmark = pytest.mark.filterwarnings("ignore:setting remote_server_addr")  # one part of Selenium warns another

SHORT = mirror.short_match()
SENT = mirror.some_moves(6)
KEPT = """Object.entries(localStorage).filter(([key]) => key.startsWith("fudaba:match:"))
  .reduce((sum, [, text]) => sum + JSON.parse(text).match.moves.length, 0)"""
"""How many moves all saves hold."""
ANSWERED = """({ asked, over }) => (asked || over === "true" || document.getElementById("put-away"))
  && !document.querySelector("[style*=view-transition-name]")"""
"""We are asked, or it is over, and no card moves: while one does, no engine lets it be clicked."""


def text(driver: Driver, where: str) -> str:
    """The text of the first element that matches."""
    found: str = driver.run("return document.querySelector(arguments[0]).textContent", where)
    return found


def ids(driver: Driver, where: str) -> list[str]:
    """The ids of all elements that match, in the order of the page."""
    found: list[str] = driver.run("return [...document.querySelectorAll(arguments[0])].map(({ id }) => id)", where)
    return found


def turn(driver: Driver, act: Callable[[], None]) -> None:
    """Do what plays a card; the save holds our move and the answer to it, and the page shows them and is at rest."""
    kept = driver.evaluate(KEPT)
    act()
    driver.wait(f"{KEPT} === {kept + 2}")
    rests(driver)


def rests(driver: Driver) -> None:
    """Wait until the table waits for us."""
    driver.wait(f"({ANSWERED})(document.querySelector('main').dataset)")


def lay(driver: Driver, card: str) -> None:
    """Play a card by mouse, as a whole turn."""
    held = f"#{mirror.card_id(card)}"
    driver.click(held)
    driver.wait(f"document.querySelector('{held}').ariaPressed === 'true'")
    turn(driver, lambda: driver.click("#play"))


def type_move(driver: Driver, move: str) -> None:
    """Play a card by the line, as a whole turn; a result that lies on the table is put away first."""
    if driver.evaluate("document.getElementById('put-away') !== null"):
        driver.press(Keys.SHIFT)  # shows all that is still to be told
        driver.click("#put-away")
        driver.wait("document.getElementById('put-away') === null")
        rests(driver)
    driver.press("/")
    driver.wait("document.activeElement.id === 'line'")
    turn(driver, lambda: driver.press(move + Keys.ENTER))


def moved(room: Room, motion: str) -> None:
    """Switch motion on or off, in the settings."""
    driver = room.go("#/settings", "settings")
    driver.click("#set-motion")
    driver.wait(f"{ROOT}.motion === '{motion}'")


def has_played(driver: Driver, moves: Sequence[str]) -> None:
    """The save of the page holds exactly these moves."""
    assert mirror.match_of(driver).moves == tuple(moves)


def test_a_first_visit_starts_plainly_and_the_next_from_the_snapshot(room: Room) -> None:
    assert room.starts == ("plain", "snapshot")
    assert text(room.go("", "menu"), "main a.button") == mirror.sentence("menu.play")


@in_one("Firefox")
def test_a_whole_match_by_the_line_goes_as_foretold(room: Room) -> None:
    """Without motion, every frame of which the processor paints; the other matches have it."""
    moved(room, "off")
    driver = room.go(mirror.link(SHORT.deal), "table")
    for move in SHORT.moves[::2]:
        type_move(driver, move)
    shows(driver, "result")
    has_played(driver, SHORT.moves)
    won = {"number": SHORT.state.last.number, "winners": SHORT.state.victors}
    assert text(driver, "#status") == mirror.sentence("page.result-match", **won)
    moved(room, "on")


@in_one("Firefox")
def test_a_match_goes_on_after_a_reload_and_from_the_menu(room: Room) -> None:
    plan = mirror.some_moves(8, "reload-1").moves
    driver = room.go(mirror.link("reload-1"), "table")
    lay(driver, plan[0])
    lay(driver, plan[2])
    held = ids(driver, "#hand button")
    driver.reload()
    ready(driver)
    assert ids(driver, "#hand button") == held
    lay(driver, plan[4])
    driver.click("#home")
    assert "reload-1" in shows(driver, "menu").run("return document.querySelector('.waiting a').href")
    driver.click(".waiting a")
    lay(shows(driver, "table"), plan[6])
    has_played(driver, plan)


@in_one("Firefox")
def test_a_link_with_moves_shows_the_cards_that_were_played(room: Room) -> None:
    driver = room.go(mirror.link_with_moves(SENT), "look")
    driver.click("#look-last")
    driver.wait("document.querySelector('.cards .card[id^=c]')")
    laid = {mirror.card_id(card, seat) for seat, row in enumerate(SENT.state.rows) for card in row}
    assert {*ids(driver, ".cards .card[id^=c]")} == laid
    driver.click("#look-first")
    driver.wait("!document.querySelector('.cards .card[id^=c]')")
    assert [key for key, kept in mirror.stored(driver).items() if SENT.deal in kept] == [peeked.KEY]


@in_one("WebKitGTK")
def test_every_screen_opens(room: Room) -> None:
    """With EVERY; else a few."""
    room.driver.run("localStorage.clear(); Object.assign(localStorage, arguments[0])", STORED)
    room.load()
    for address, screen in few(SCREENS.values(), 4):
        room.go(address, screen)


@in_one("Firefox")
def test_the_page_speaks_both_languages_and_remembers_which(room: Room) -> None:
    said = {lang: mirror.sentence("table.play", lang) for lang in ("ja", "en")}
    driver = room.go(mirror.link("language-1"), "table")
    driver.click("#lang-ja")
    driver.wait(f"document.querySelector('#play').textContent === '{said['ja']}'")
    driver.reload()
    assert text(ready(driver), "#play") == said["ja"]
    assert driver.evaluate("document.documentElement.lang") == "ja"
    driver.click("#lang-en")
    driver.wait(f"document.querySelector('#play').textContent === '{said['en']}'")


@in_one("WebKitGTK")
def test_offline_everything_opens_and_a_match_goes_on(room: Room) -> None:
    """The last one: it kills the server."""
    plan = mirror.some_moves(6, "offline-1").moves
    driver = room.go(mirror.link("offline-1"), "table")
    lay(driver, plan[0])
    room.site.kill()
    with pytest.raises(urllib.error.URLError):
        urllib.request.urlopen(room.site.url)
    lay(driver, plan[2])
    driver.reload()
    lay(ready(driver), plan[4])
    has_played(driver, plan)
    shows(room.load(), "menu")
    room.go(mirror.link_with_moves(SENT), "look")
