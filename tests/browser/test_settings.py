"""The settings of the device: each takes effect at once, and again after the page is loaded anew."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser import mirror
from tests.browser.table import Table, ready, show
from tests.browser.test_access import HEARD
from tests.browser.test_moves import SPY
from tests.every import seldom

USUAL = (("pace", "fast"), ("motion", "on"), ("text", "normal"), ("keys", "on"), ("theme", "auto"))
BACKGROUND = "getComputedStyle(document.documentElement).backgroundColor"
TEXT = "parseFloat(getComputedStyle(document.querySelector('main p')).fontSize)"
TRANSITIONS = """[...document.querySelectorAll("*")].filter((each) => {
  const { transitionDuration, animationName } = getComputedStyle(each);
  return transitionDuration !== "0s" || animationName !== "none";
}).length"""
LIGHT, DARK = "rgb(246, 241, 231)", "rgb(22, 23, 27)"


@pytest.fixture
def settings(lasting: Page) -> Page:
    """The page at its settings, all as usual but for fast bots."""
    page = at_settings(lasting)
    for key, choice in USUAL:
        choose(page, key, choice)
    return page


def at_settings(page: Page) -> Page:
    return show(page, "#/settings", "settings")


def choose(page: Page, key: str, choice: str) -> None:
    """The switch stands so; or the button of a choice is pressed, and is the only one of its setting that stays so."""
    switch = page.locator(f"#set-{key}[role=switch]")
    if switch.count():
        if switch.get_attribute("aria-checked") != str(choice == "on").lower():
            switch.click()
        expect(switch).to_have_attribute("aria-checked", str(choice == "on").lower())
        return
    page.click(f"#set-{key}-{choice}")
    pressed = page.locator(f"[id^=set-{key}-][aria-pressed=true]")
    expect(pressed).to_have_id(f"set-{key}-{choice}")


def table_of(page: Page, deal: str) -> Table:
    """The table of a deal, where cards move, with the focus on the first card held."""
    table = Table(show(page, mirror.link(deal), "table", "no-preference"), deal)
    table.hand.first.focus()
    return table


def also_after_a_reload(page: Page, check: Callable[[], None]) -> None:
    """What holds now holds when the page is loaded anew."""
    check()
    page.reload()
    ready(page)
    check()


def test_the_theme_changes_the_colours_whatever_the_device_prefers(settings: Page) -> None:
    def is_in(colour: str) -> None:
        assert settings.evaluate(BACKGROUND) == colour

    is_in(LIGHT)
    settings.emulate_media(color_scheme="dark")
    is_in(DARK)
    choose(settings, "theme", "light")
    is_in(LIGHT)
    settings.emulate_media(color_scheme="light")
    choose(settings, "theme", "dark")
    also_after_a_reload(settings, lambda: is_in(DARK))


def test_the_text_grows_in_two_steps(settings: Page) -> None:
    usual = settings.evaluate(TEXT)

    def is_larger(by: float) -> None:
        assert settings.evaluate(TEXT) == pytest.approx(usual * by, abs=0.1)

    choose(settings, "text", "large")
    is_larger(1.15)
    choose(settings, "text", "larger")
    also_after_a_reload(settings, lambda: is_larger(1.35))


def test_step_by_step_the_bot_waits_for_its_button(settings: Page) -> None:
    choose(settings, "pace", "step")

    def the_bot_waits() -> None:
        table = table_of(settings, "stepped-deal-1")
        before = len(mirror.match_of(settings).moves)
        table.click(table.held[0])
        expect(settings.locator("#more")).to_have_text(mirror.sentence("table.step"))
        settings.wait_for_timeout(300)
        assert len(mirror.match_of(settings).moves) == before + 1
        table.turn(lambda: settings.click("#more"))
        expect(settings.locator("#more")).to_have_count(0)
        assert len(mirror.match_of(settings).moves) == before + 2

    also_after_a_reload(settings, the_bot_waits)


@seldom
def test_step_by_step_enter_plays_a_card_and_then_lets_the_bot_move(settings: Page) -> None:
    choose(settings, "pace", "step")
    table = table_of(settings, "stepped-deal-2")
    for n in (1, 2):
        settings.keyboard.press("Enter")
        expect(table.hand.first).to_have_attribute("aria-pressed", "true")
        if n == 2:
            settings.focus("#play")
        settings.keyboard.press("Enter")
        expect(settings.locator("#more")).to_be_focused()
        assert len(mirror.match_of(settings).moves) == 2 * n - 1
        table.turn(lambda: settings.keyboard.press("Enter"))
        assert len(mirror.match_of(settings).moves) == 2 * n
        expect(table.hand.first).to_be_focused()


def test_without_motion_nothing_moves(settings: Page) -> None:
    def transitions() -> int:
        settings.evaluate(SPY)
        table = table_of(settings, "moving-deal-1")
        table.lay(table.held[0])
        return int(settings.evaluate("globalThis.named.length"))

    def is_still() -> None:
        assert transitions() == 0
        assert settings.evaluate(TRANSITIONS) == 0

    assert transitions() == 2
    assert settings.evaluate(TRANSITIONS) > 0
    choose(at_settings(settings), "motion", "off")
    also_after_a_reload(settings, is_still)


def test_the_keys_that_read_out_and_the_slash_can_be_switched_off(settings: Page) -> None:
    def heard() -> set[str]:
        """What is announced after some keys and the selection of a card."""
        table = table_of(settings, "silent-deal-1")
        settings.evaluate(HEARD)
        for key in ("h", "T", "?", "Space"):
            settings.keyboard.press(key)
        expect(table.hand.first).to_have_attribute("aria-pressed", "true")
        settings.keyboard.press("/")
        return set(settings.evaluate("globalThis.heard"))

    def are_off() -> None:
        assert len(heard()) == 1
        expect(settings.locator("#line")).to_be_hidden()

    assert len(heard()) == 4
    expect(settings.locator("#line")).to_be_focused()
    settings.keyboard.press("Escape")
    choose(at_settings(settings), "keys", "off")
    also_after_a_reload(settings, are_off)
