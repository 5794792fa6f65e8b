"""A phone: a processor six times slower, slow 4G, 360 x 740. When there is something to see, to play, and an answer.

The line is the server's. Chromium slows the thread of the page, which draws, not the worker, in which Python runs: what
is waited for on this line is the line. A start that takes so long must not be taken for one that has failed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, Playwright

from tools.bench.boot import PAINT
from tools.bench.browser import clicked, playable, profile, settle
from tools.bench.figures import Figure
from tools.bench.sites import Site
from tools.work import tell

SLOWER = 6
WHOLE_STOP = 180_000
"""Milliseconds; with all that is fetched for later visits, 12 MB are on their way for a minute."""
STATES = """addEventListener("DOMContentLoaded", () => {
  globalThis.states = [];
  const look = () => states.push(document.documentElement.dataset.state);
  new MutationObserver(look).observe(document.documentElement, { attributeFilter: ["data-state"] });
});"""
"""Remembers what the page says of its start: "error" is the panel."""


def figures(playwright: Playwright, slow: Site) -> Sequence[Figure]:
    """A first visit and a later one with an empty profile, and presses at the table."""
    with TemporaryDirectory() as folder:
        with _phone(playwright, Path(folder)) as page:
            first, paint = playable(page, slow.address), page.evaluate(PAINT) / 1000
            alarms = page.evaluate("states.includes('error')")
            tell(f"a phone: playable after {first:.1f} s; waiting for the rest ...")
            settle(page)
        with _phone(playwright, Path(folder)) as page:
            later, again = playable(page, slow.address), page.evaluate(PAINT) / 1000
            presses = [clicked(page, f"#hand button >> nth={n % 2}") for n in range(20)]
            alarms = alarms or page.evaluate("states.includes('error')")
    return (
        Figure("a slow phone, first visit: the empty table", f"{paint:.1f} s"),
        Figure("... the table playable", f"{first:.1f} s"),
        Figure("... on a later visit, seen and playable", f"{again:.1f} s, {later:.1f} s"),
        Figure("... a press that selects a card", f"{median(presses):.0f} ms"),
        Figure("... a false alarm meanwhile", "one" if alarms else "none", "none", not alarms),
    )


@contextmanager
def _phone(playwright: Playwright, folder: Path) -> Iterator[Page]:
    """A page on a slow phone, of a browser that has just been started."""
    with profile(playwright, folder, viewport={"width": 360, "height": 740}, is_mobile=True, has_touch=True) as context:
        context.set_default_timeout(WHOLE_STOP)
        context.add_init_script(STATES)
        page = context.new_page()
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        yield page
