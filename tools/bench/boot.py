"""How soon there is something to see, and a table to play at, on a first and on a later visit.

Each round starts with an empty profile. Every visit is made by a browser that has just been started, as on another day:
no service worker runs yet, nothing is in memory. Ours and the bare page take turns in going first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import BrowserContext, Playwright

from tools.bench.browser import playable, profile, settle
from tools.bench.figures import Figure, at_most, ratio
from tools.bench.sites import Site
from tools.work import tell

LATER = 2
"""Later visits in each round."""
PAINT = "performance.getEntriesByName('first-contentful-paint')[0].startTime"


class Visit(NamedTuple):
    """The times of one visit, in seconds."""

    ours: bool
    first: bool
    paint: float
    playable: float


def figures(playwright: Playwright, our: Site, bare: Site, runs: int) -> Sequence[Figure]:
    """First paint, and the two ratios to the bare page."""
    visits = [visit for n in range(runs) for visit in _round(playwright, our, bare, n)]
    paint = median(visit.paint for visit in visits if visit.ours and visit.first)
    later = median(visit.paint for visit in visits if visit.ours and not visit.first)
    return (
        at_most("first paint of the shell", paint, "s", 0.2, f" (later visits {later:.2f} s)"),
        _ratio("table playable on a later visit, against the bare page", visits, False, 0.5),
        _ratio("table playable on a first visit, against the bare page", visits, True, 1.2),
    )


def _ratio(what: str, visits: Sequence[Visit], first: bool, most: float) -> Figure:
    ours, bare = ([v.playable for v in visits if v.ours == which and v.first == first] for which in (True, False))
    return ratio(what, ours, bare, most)


def _round(playwright: Playwright, our: Site, bare: Site, n: int) -> Iterator[Visit]:
    """A first visit and some later ones to either page."""
    with TemporaryDirectory() as folder:
        for nth in range(1 + LATER):
            with profile(playwright, Path(folder)) as context:
                for site in (our, bare) if (n + nth) % 2 else (bare, our):
                    visit = _visit(context, site, site is our, nth == 0)
                    tell(f"visit {nth + 1} to {'our' if visit.ours else 'the bare'} page: {visit.playable:.2f} s")
                    yield visit


def _visit(context: BrowserContext, site: Site, ours: bool, first: bool) -> Visit:
    """Open the table in a new tab; ours is closed when all is kept for later visits."""
    page = context.new_page()
    seconds = playable(page, site.address)
    paint = page.evaluate(PAINT) / 1000
    if ours:
        settle(page)
        way = page.get_attribute("html", "data-boot")
        assert way == ("plain" if first else "snapshot"), f"our page has started by {way}"
    page.close()
    return Visit(ours, first, paint, seconds)
