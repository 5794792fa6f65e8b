"""What the page asks the network for, and what its policy lets it ask for."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.site import Site
from tests.browser.table import Table, opened, ready
from tests.browser.watch import Watch, outside


def test_all_visits_ask_nothing_of_anybody_else(open_at: Callable[..., Page], watch: Watch) -> None:
    page = open_at()
    page.click("a.button[href$=garlandland]")
    table = Table(page)
    table.lay(table.held[0])
    page.reload()
    Table(ready(page))
    asked = {url for url in watch.ever if not url.startswith("blob:")}
    for name in ("pyodide.asm.wasm", "snapshot-", "app-", "sw.js", "page-", "style-", "faces-", "lean-"):
        assert any(name in url for url in asked), f"the first visit asked for no {name}"
    assert not [url for url in asked if outside(url)]


def test_the_policy_names_no_other_origin(page: Page, site: Site) -> None:
    page.goto(site.url)
    policy = page.get_attribute("meta[http-equiv=Content-Security-Policy]", "content") or ""
    assert policy.startswith("default-src 'self'")
    assert "http:" not in policy
    assert "https:" not in policy
    assert "*" not in policy
    assert "'unsafe-inline'" not in re.search(r"script-src ([^;]*)", policy)[1]
    ready(page)


def test_the_policy_is_in_force(page: Page, site: Site, watch: Watch) -> None:
    watch.allow("Content Security Policy", "Failed to fetch", "Refused to")
    opened(page, site.url)
    script = "fetch('http://localhost:9/').then(() => 'let through', (error) => error.name)"
    assert page.evaluate(script) == "TypeError"
    page.evaluate("""() => {
      const script = document.createElement("script");
      script.textContent = "globalThis.inline = true";
      document.body.append(script);
    }""")
    assert page.evaluate("globalThis.inline === undefined")
    watch.requests = [url for url in watch.requests if "localhost:9" not in url]


def test_the_manifest_makes_it_an_app_of_its_folder(page: Page, site: Site) -> None:
    opened(page, site.url)
    address = page.evaluate("document.querySelector('link[rel=manifest]').href")
    manifest = json.loads(page.evaluate("url => fetch(url).then((answer) => answer.text())", address))
    assert manifest["start_url"] in ("./", ".")
    assert manifest["scope"] in ("./", ".")
    icons = "src => { const i = new Image(); i.src = src; return i.decode().then(() => i.naturalWidth, () => 0); }"
    assert [page.evaluate(icons, site.url + icon["src"]) > 0 for icon in manifest["icons"]] == [True] * len(
        manifest["icons"]
    )
