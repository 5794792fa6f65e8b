"""One browser and one deployed site per engine, which all its tests share."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.browser import mirror
from tests.browser.engines.drivers import STARTS, Driver, absent, driven
from tests.browser.site import Site, rewrite
from tests.every import EVERY
from tools.site import seal

SPY = Path(__file__).with_name("spy.js")
ROOT = "document.documentElement.dataset"
ENGINES = [engine for engine in STARTS if EVERY or engine != "Chromium"]
"""All other tests of the page use Chromium."""


class Room(NamedTuple):
    """An engine with the page open: the browser, the site, and how the page started on the first visit and the next."""

    driver: Driver
    site: Site
    starts: tuple[str, str]

    def load(self, address: str = "") -> Driver:
        """A new page at an address below the site, ready."""
        self.driver.goto(self.site.url + address)
        return ready(self.driver)

    def go(self, address: str, screen: str) -> Driver:
        """The open page in English, moved to another address and showing this screen there, as `show` does it."""
        if self.driver.evaluate(f"{ROOT}.state") != "ready":
            self.load()
        if self.driver.evaluate("document.documentElement.lang") != "en":
            self.driver.click("#lang-en")
        if self.driver.evaluate("document.querySelector('main').dataset.screen") == screen:
            other = "settings" if screen == "menu" else "menu"
            self.driver.run("location.hash = arguments[0]", f"#/{other}".removesuffix("menu"))
            shows(self.driver, other)
        self.driver.run("location.hash = arguments[0]", address or "#/")
        return shows(self.driver, screen)


def ready(driver: Driver) -> Driver:
    """The page when Python has shown its first answer; an error panel fails at once with its report."""
    driver.wait(f"['ready', 'error'].includes({ROOT}.state)")
    assert driver.evaluate(f"{ROOT}.state") == "ready", driver.evaluate("document.querySelector('#report').textContent")
    return driver


def shows(driver: Driver, screen: str) -> Driver:
    """The page when its main element has come to show this screen."""
    driver.wait(f"document.querySelector('main').dataset.screen === '{screen}'")
    return driver


def watched(site: Site) -> Site:
    """The site, where the first script of the page notes every error from now on."""
    shutil.copy(SPY, site.files)
    page, script = site.files / "index.html", '<script type="importmap">'
    before = seal(page.read_bytes())
    rewrite(page, (script, '<script src="spy.js"></script>' + script))
    kept = f'"shell": {{"spy.js": "{seal(SPY.read_bytes())}", '
    rewrite(site.files / "sw.js", (before, seal(page.read_bytes())), ('"shell": {', kept))
    return site


def started(driver: Driver, site: Site) -> str:
    """How the page has started, told when all is kept for the next visit."""
    driver.goto(site.url)
    ready(driver).wait(f"{ROOT}.snapshot === 'kept'")
    way: str = driver.evaluate(f"{ROOT}.boot")
    return way


def param(engine: str) -> Any:
    """The engine as a parameter, skipped when it is not here."""
    why = absent(engine)
    return pytest.param(engine, marks=pytest.mark.skip(reason=why) if why else ())


def in_one(engine: str) -> pytest.MarkDecorator:
    """What this engine alone is asked; with EVERY, all are."""
    asked = [param(each) for each in ENGINES if EVERY or each == engine]
    return pytest.mark.parametrize("visits", asked, indirect=True, scope="module")


@pytest.fixture(scope="module", params=map(param, ENGINES))
def visits(
    request: pytest.FixtureRequest, new_site: Callable[..., Site], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[], Room]]:
    """Each engine after a first visit and a second one, from which on the bots are fast.

    Where the browser has ended by itself, as WebKitGTK did once in CI, a test that is tried again gets another one.
    """
    with ExitStack() as opened:
        last: list[Room] = []

        def visited() -> Room:
            if not (last and last[-1].driver.lives()):
                driver, site = (
                    opened.enter_context(driven(request.param, tmp_path_factory.mktemp("home"))),
                    watched(new_site()),
                )
                first = started(driver, site)
                driver.run("Object.assign(localStorage, arguments[0])", mirror.FAST)
                last.append(Room(driver, site, (first, started(driver, site))))
            return last[-1]

        yield visited


@pytest.fixture
def room(visits: Callable[[], Room]) -> Iterator[Room]:
    """The engine with the page open; fails a test during which the page met an error."""
    visited = visits()
    visited.driver.run("sessionStorage.clear()")
    yield visited
    assert visited.driver.evaluate("sessionStorage.faults ?? ''") == ""
