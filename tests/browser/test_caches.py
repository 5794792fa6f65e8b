"""What the browser throws away, or cannot give: online the page starts all the same, and is complete again."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import profile
from tests.browser.site import Site
from tests.browser.table import opened, ready
from tests.browser.watch import Watch
from tests.every import EVERY

HELD = """async (names) => Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length))"""
COMPLETE = f"async ([names, counts]) => String(await ({HELD})(names)) === String(counts)"

OURS = """async ([name, tag]) => {
  const { fetch: bare } = panel; // the page's own would find the seal broken
  const cache = await caches.open(name);
  const [request] = (await cache.keys()).filter(({ url }) => url.endsWith("micropython.wasm"));
  const kept = await cache.match(request);
  const headers = new Headers({ ...Object.fromEntries(kept.headers), ...tag });
  await cache.put(request, new Response("ours", { headers }));
  const answer = await (await bare(request.url)).text();
  await cache.put(request, kept);
  return answer === "ours";
}"""
"""Whether a wasm is answered by our copy of it, which has these headers of its own."""


@pytest.fixture(scope="module")
def visited(new_site: Callable[..., Site], browser: Browser, all_watch: Watch) -> Iterator[tuple[Site, Page]]:
    """A page that has all that it needs for offline use."""
    site = new_site(max_age=600)
    context = profile(browser, all_watch)
    page = opened(context.new_page(), site.url)
    page.wait_for_selector("html[data-snapshot=kept]")
    yield site, page
    context.close()


@pytest.mark.parametrize("gone", [*([("runtime",), ("app",)] if EVERY else []), ("runtime", "app")], ids=" and ".join)
def test_a_cache_that_is_gone_is_filled_again(gone: tuple[str, ...], visited: tuple[Site, Page]) -> None:
    site, page = visited
    names = [site.facts()[kind]["name"] for kind in ("runtime", "app")]
    before = page.evaluate(HELD, names)
    assert all(before)
    for kind in gone:
        page.evaluate("name => caches.delete(name)", site.facts()[kind]["name"])
    page.reload()
    ready(page).wait_for_selector("html[data-snapshot=kept]")
    page.wait_for_function(COMPLETE, arg=[names, before])


def test_a_wasm_is_answered_by_the_browsers_own_copy_while_that_is_the_same(visited: tuple[Site, Page]) -> None:
    """With it the browser keeps what it has compiled; a hotel's page under the same address is not the same."""
    site, page = visited
    runtime = site.facts()["runtime"]["name"]
    assert not page.evaluate(OURS, [runtime, {}])
    assert page.evaluate(OURS, [runtime, {"etag": "another"}])
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    assert page.evaluate(OURS, [runtime, {}])


def test_caches_that_fail_let_the_network_answer(visited: tuple[Site, Page], watch: Watch) -> None:
    watch.allow("no caches today")
    site, page = visited
    worker = site.files / "sw.js"
    text = worker.read_text(encoding="utf-8").replace(site.facts()["app"]["name"], "fudaba-app-0000000000")
    worker.write_text(
        f"caches.match = async () => {{ throw new Error('no caches today'); }};\n{text}", encoding="utf-8"
    )
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => null)")
    page.wait_for_selector("html[data-update=waiting]", state="attached")
    with page.expect_event("load"):
        page.click("#let-in")
    assert ready(page).evaluate("Boolean(navigator.serviceWorker.controller)")
