"""A page as somebody uses it: opening it, sitting at a table, making moves and waiting for the answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from playwright.sync_api import Locator, Page, Route, expect

from game.ui.play.twice import DOUBLE
from tests.browser import mirror
from tests.browser.screens import SCREENS

Motion = Literal["no-preference", "reduce"]
READY = "html[data-state=ready]"
ENDED = """before => {
  const { asked, over, turn } = document.querySelector("main").dataset;
  const reading = document.getElementById("put-away");
  return Number(turn) > before && (asked !== "" || over === "true" || reading !== null);
}"""

HERE = "document.querySelector('main').dataset.screen"
"""The screen that is shown."""
GO = """hash => {
  document.activeElement.blur();
  for (const region of ["polite", "assertive"]) document.getElementById(region).replaceChildren();
  location.hash = hash;
}"""
"""To another address, with the focus nowhere and nothing said, as after a start."""


def opened(page: Page, url: str) -> Page:
    """The page, gone to this address and ready."""
    page.goto("about:blank")
    page.goto(url)
    return ready(page)


def ready(page: Page) -> Page:
    """The page when Python has shown its first answer; an error panel fails at once with its report."""
    page.wait_for_selector(f"{READY}, html[data-state=error]", state="attached")
    assert page.get_attribute("html", "data-state") == "ready", page.inner_text("#report")
    return page


def put_away(page: Page) -> None:
    """Put the result on the table away.

    A key first shows all of it, since a press that comes while it is still being told shows its end and no more.
    """
    away = page.locator("#put-away")
    away.wait_for()
    page.keyboard.press("Shift")
    away.click()
    expect(away).to_have_count(0)


def undo(page: Page) -> None:
    """Take a move back where that costs the match its place in the record: asked for twice, but not at once."""
    page.click("#undo")
    expect(page.locator("#undo.sure")).to_be_visible()
    page.wait_for_timeout(DOUBLE)
    page.click("#undo")


def screen(page: Page, name: str) -> Locator:
    """The main element, showing this screen."""
    main = page.locator("main")
    expect(main).to_have_attribute("data-screen", name)
    return main


def tell(page: Page, *messages: str) -> None:
    """Send messages as scripts of the page do."""
    for what in messages:
        page.evaluate(
            "(what) => document.dispatchEvent(new CustomEvent('tell', { detail: { do: what, value: '' } }))", what
        )


def speaks(page: Page, lang: str) -> Page:
    """The page when it speaks this language: the root says so at once, the screen only with its next answer.

    The text is compared as it stands in the page: what is seen of it changes with the style of the root alone.
    """
    if page.get_attribute("html", "lang") != lang:
        before = page.text_content("main")
        page.click(f"#lang-{lang}")
        page.wait_for_function("before => document.querySelector('main').textContent !== before", arg=before)
    return page


def writes(page: Page, text: str) -> Page:
    """The page when it writes in this size of text, as it does when the setting is chosen."""
    page.evaluate("text => { document.documentElement.dataset.text = text }", text)
    return page


def show(page: Page, address: str, name: str, motion: Motion = "reduce") -> Page:
    """The open page in English, moved to another address and showing this screen there.

    Where a screen of this name is there already, it goes by way of the menu, or another one could not be told from it.
    Nothing moves unless that is asked for: the processor paints all flights of cards, which is half the cost of a turn.
    It comes to the front: behind another tab hardly anything is drawn, and a turn takes ten times as long.
    """
    page.bring_to_front()
    page.emulate_media(color_scheme="light", reduced_motion=motion)
    before = page.evaluate(HERE)
    speaks(page, "en")
    if before == name:
        page.evaluate(GO, "#/" if name != "menu" else "#/settings")
        screen(page, "menu" if name != "menu" else "settings")
    page.evaluate(GO, address or "#/")
    screen(page, name)
    return page


def at_no_match(page: Page) -> Page:
    """The open page at its settings: the match that it was in may be played in another tab, and it stores no more."""
    page.bring_to_front()
    if page.evaluate(HERE) != "settings":
        page.evaluate(GO, "#/settings")
        screen(page, "settings")
    return page


def still(page: Page, name: str) -> Page:
    """The open page at one of all screens, without motion, where all can be pressed."""
    show(page, *SCREENS[name])
    page.wait_for_function("document.getAnimations().every((each) => each.animationName !== 'unpressed')")
    return page


class Table:
    """A seat at a table."""

    def __init__(self, page: Page, deal: str = mirror.DEAL) -> None:
        self.page = page
        self.deal = deal
        self.main = page.locator("main")
        self.hand = page.locator("#hand button")
        expect(self.main).to_have_attribute("data-game", "garlandland")

    @property
    def over(self) -> bool:
        return self.main.get_attribute("data-over") == "true"

    @property
    def asked(self) -> str | None:
        return self.main.get_attribute("data-asked")

    @property
    def held(self) -> tuple[str, ...]:
        """The cards held, as the save tells them."""
        held: tuple[str, ...] = mirror.match_of(self.page).seen(mirror.ME).hands[mirror.ME]
        return held

    def plan(self, n: int) -> tuple[str, ...]:
        """The first moves of both seats, where I play as the normal bot would."""
        return mirror.some_moves(n, self.deal).moves

    def cards(self) -> list[str]:
        """The ids of the cards held."""
        return [card.get_attribute("id") or "" for card in self.hand.all()]

    def turn(self, act: Callable[[], None]) -> None:
        """Do what plays a card, and wait until we are asked again, have a result to read, or it is over.

        A result that still lies on the table is put away first.
        """
        if self.page.locator("#put-away").count():
            put_away(self.page)
        before = int(self.page.locator("main[data-turn]").get_attribute("data-turn") or 0)
        act()
        self.page.wait_for_function(ENDED, arg=before)

    def lay(self, card: str) -> None:
        """Play a card by mouse, as a whole turn."""
        self.turn(lambda: self.click(card))

    def click(self, card: str) -> None:
        """Select a card and press the button; the answer is not waited for."""
        held = self.page.locator(f"#{mirror.card_id(card)}")
        held.click()
        expect(held).to_have_attribute("aria-pressed", "true")
        self.page.click("#play")

    def type(self, text: str) -> None:
        """Type into the line and send it; the answer is not waited for."""
        self.page.keyboard.press("/")
        expect(self.page.locator("#line")).to_be_focused()
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")


class Gate:
    """Holds back what matches a pattern until it is opened."""

    def __init__(self, page: Page, pattern: str) -> None:
        self.page = page
        self.held: list[Route] = []
        page.route(pattern, lambda route: self.held.append(route))  # noqa: PLW0108 (Playwright takes no built-in)

    def wait(self) -> None:
        """Wait until something stands before the gate."""
        while not self.held:
            self.page.wait_for_timeout(20)

    def open(self) -> None:
        self.wait()
        self.held.pop().continue_()
