"""The page of a first visit, whose worker is older than the service worker, after the server has died."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser import mirror
from tests.browser.engines.conftest import ROOT, param, ready, shows
from tests.browser.engines.drivers import driven
from tests.browser.site import Site
from tests.every import seldom

pytestmark = pytest.mark.filterwarnings("ignore:setting remote_server_addr")


@seldom
@pytest.mark.parametrize("engine", [param("Firefox")])
def test_it_still_draws_a_qr_code(engine: str, new_site: Callable[..., Site], tmp_path: Path) -> None:
    """Chromium and WebKit hand the worker over to the service worker, Firefox does not."""
    site = new_site()
    with driven(engine, tmp_path) as driver:
        driver.goto(site.url + mirror.LINK)
        shows(ready(driver), "table").wait(f"{ROOT}.offline === 'ready'")
        site.kill()
        driver.run("document.querySelector('#fold-deal.open') ?? document.querySelector('#toggle-deal').click()")
        driver.run("document.querySelector('#qr').click()")
        driver.wait("document.querySelector('.qr svg')")
