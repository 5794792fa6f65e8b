"""The tabs that a robot can sit at: Playwright's in Chromium, and those of the three engines behind Selenium."""

from __future__ import annotations

import json

from playwright.sync_api import Page
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.keys import Keys

from tests.browser.engines.drivers import Driver

NAMED = {
    "Enter": Keys.ENTER,
    "Tab": Keys.TAB,
    "ArrowLeft": Keys.ARROW_LEFT,
    "ArrowRight": Keys.ARROW_RIGHT,
    "ArrowUp": Keys.ARROW_UP,
    "Escape": Keys.ESCAPE,
    "Home": Keys.HOME,
}
NOWHERE = json.dumps({"busy": True, "stored": {}})
"""What is seen while a page gives way to another."""


class PlaywrightTab:
    """A page of Playwright's."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def evaluate(self, expression: str) -> object:
        """The value of an expression."""
        return self._page.evaluate(expression)

    def goto(self, url: str) -> None:
        """Load an address anew."""
        self._page.goto("about:blank")
        self._page.goto(url)

    def press(self, key: str) -> None:
        """Press a key."""
        self._page.keyboard.press(key)

    def resize(self, wide: int, high: int) -> None:
        """Give the window another size."""
        self._page.set_viewport_size({"width": wide, "height": high})


class SeleniumTab:
    """A browser of Selenium's."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    def evaluate(self, expression: str) -> object:
        """The value of an expression."""
        try:
            return self._driver.evaluate(expression)
        except WebDriverException:
            return NOWHERE

    def goto(self, url: str) -> None:
        """Load an address anew."""
        self._driver.goto(url)

    def press(self, key: str) -> None:
        """Press a key."""
        self._driver.press(NAMED.get(key, key))

    def resize(self, wide: int, high: int) -> None:
        """Give the window another size."""
        self._driver.resize(wide, high)
