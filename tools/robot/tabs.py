"""The tabs that a robot can sit at: Playwright's in Chromium, and those of the three engines behind Selenium."""

from __future__ import annotations

import json
from typing import Protocol

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


class Tab(Protocol):
    """A tab of a browser, whichever drives it."""

    def evaluate(self, expression: str) -> object:
        """The value of an expression."""

    def goto(self, url: str) -> None:
        """Load an address anew."""

    def press(self, key: str) -> None:
        """Press a key."""

    def resize(self, wide: int, high: int) -> None:
        """Give the window another size."""

    def another(self) -> Tab:
        """A tab beside it, which comes to the front."""

    def front(self) -> None:
        """Come to the front: behind another tab nothing is drawn."""

    def close(self) -> None:
        """End this tab."""


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

    def another(self) -> PlaywrightTab:
        """A tab beside it, which comes to the front."""
        return PlaywrightTab(self._page.context.new_page())

    def front(self) -> None:
        """Come to the front: behind another tab nothing is drawn."""
        self._page.bring_to_front()

    def close(self) -> None:
        """End this tab."""
        self._page.close()


class SeleniumTab:
    """A tab of a browser of Selenium's, which comes to the front whenever it is used."""

    def __init__(self, driver: Driver) -> None:
        self._driver, self._handle = driver, driver.tab

    def evaluate(self, expression: str) -> object:
        """The value of an expression."""
        try:
            self.front()
            return self._driver.evaluate(expression)
        except WebDriverException:
            return NOWHERE

    def goto(self, url: str) -> None:
        """Load an address anew."""
        self.front()
        self._driver.goto(url)

    def press(self, key: str) -> None:
        """Press a key."""
        self.front()
        self._driver.press(NAMED.get(key, key))

    def resize(self, wide: int, high: int) -> None:
        """Give the window another size."""
        self.front()
        self._driver.resize(wide, high)

    def another(self) -> SeleniumTab:
        """A tab beside it, which comes to the front."""
        self._driver.open_tab()
        return SeleniumTab(self._driver)

    def front(self) -> None:
        """Come to the front: behind another tab nothing is drawn."""
        self._driver.turn_to(self._handle)

    def close(self) -> None:
        """End this tab."""
        self.front()
        self._driver.close_tab()
