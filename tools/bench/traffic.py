"""The bytes of a first visit, as the server has counted them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Playwright

from tools.bench.browser import playable, profile, settle
from tools.bench.figures import Figure, at_most
from tools.bench.sites import Site

MEGABYTE = 1_000_000


def figures(playwright: Playwright, our: Site, bare: Site) -> Sequence[Figure]:
    """Until the table is playable, with the bare page's beside them, and until all is there for offline use."""
    until_playable, yardstick = (_bytes(playwright, site, offline=False) for site in (our, bare))
    until_offline = _bytes(playwright, our, offline=True)
    more = f" (the bare page {yardstick:.2f} MB)"
    return (
        at_most("bytes of a first visit until the table is playable, gzip", until_playable, "MB", 6.4, more),
        at_most("the same until ready for offline use, with the snapshot", until_offline, "MB", 12.75),
    )


def _bytes(playwright: Playwright, site: Site, offline: bool) -> float:
    """Megabytes sent for a visit with an empty profile; without a service worker only what the table needs."""
    before = site.sent()
    workers = "allow" if offline else "block"
    with TemporaryDirectory() as folder, profile(playwright, Path(folder), service_workers=workers) as context:
        page = context.new_page()
        playable(page, site.address)
        if offline:
            settle(page)
        page.wait_for_load_state("networkidle")
        return (site.sent() - before) / MEGABYTE
