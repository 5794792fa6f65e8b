"""Chromium with the stopwatch in every page, and the few things that are done with a page."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright

from game.ui import settings
from tools.browsers import find_chromium

FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking")
STOPWATCH = Path(__file__).with_name("stopwatch.js")
KEPT = "html[data-snapshot=kept]"
WHOLE_STOP = 60_000
"""Milliseconds after which something has gone wrong."""
SETTLING = 1_500
"""Milliseconds for the browser to come to rest after its start."""


@contextmanager
def profile(playwright: Playwright, folder: Path, **options: Any) -> Iterator[BrowserContext]:
    """A browser that has just been started with this profile; what it keeps is there at the next start."""
    seen = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB", **options}
    context = playwright.chromium.launch_persistent_context(folder, executable_path=find_chromium(), args=FLAGS, **seen)
    context.add_init_script(path=STOPWATCH)
    context.set_default_timeout(WHOLE_STOP)
    context.pages[0].wait_for_timeout(SETTLING)
    yield context
    context.close()


def like(context: BrowserContext, **wanted: str) -> None:
    """Every page finds these device settings."""
    kept = settings.text({**settings.DEFAULTS, **wanted})
    context.add_init_script(f"if (location.host) localStorage.setItem({settings.KEY!r}, {kept!r})")


def playable(page: Page, address: str) -> float:
    """Go there; the seconds until the table could be played."""
    page.goto(address)
    return float(page.evaluate("stopwatch.playable")) / 1000


def settle(page: Page) -> None:
    """Wait until all is there for later visits, and nothing is done any more in the background."""
    page.wait_for_selector(KEPT, state="attached")
    page.wait_for_load_state("networkidle")


def clicked(page: Page, selector: str, until: str = "clicks") -> float:
    """Click; the milliseconds until the page had changed, or with `turns` until a move was on it."""
    before = page.evaluate(f"stopwatch.{until}.length")
    page.click(selector)
    page.wait_for_function(f"before => stopwatch.{until}.length > before", arg=before)
    return float(page.evaluate(f"stopwatch.{until}.at(-1)"))
