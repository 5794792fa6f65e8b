"""Large text, a page at 200 per cent, and forced colours: all is there, can be reached, and can be told apart."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from tests.browser.screens import FULLEST, MIDDLES, SAMPLE, SCREENS
from tests.browser.table import Table, show, speaks, still, writes
from tests.browser.test_settings import choose
from tests.browser.test_sizes import FRONT, LEFT_OUT, ONLY_HEARD, WIDER, looks, resize
from tests.browser.test_sizes import SIZES as WINDOWS
from tests.every import EVERY, few

SIZES = {
    "a phone": (320, 568),
    "a phone sideways": (667, 375),
    "a laptop at 200 %": (640, 400),
    "a laptop at 400 %": (320, 256),
}
USUAL = [size for size in WINDOWS if EVERY or size != "360x740"]
"""What usual text is tried in: with EVERY, all sizes."""
CUT = """() => {
  const heard = ONLY_HEARD, out = LEFT_OUT, faults = [];
  const tell = (what, each) => faults.push(`${what}: ${each.outerHTML.slice(0, 120)}`);
  const shown = (each) => each.checkVisibility() && !each.closest("datalist") && !heard(each);
  const scrolls = (each) => /auto|scroll/.test(getComputedStyle(each).overflowY);
  const whole = document.getElementById("toggle-whole")?.checkVisibility();
  const short = (each) => whole && getComputedStyle(each).textOverflow === "ellipsis" && each.closest(".newest");
  const last = (each) => each.matches(":is(.did, .happened) > span:last-child");
  const known = new Map();
  const scrolled = (each) => {
    if (each && !known.has(each)) known.set(each, scrolls(each) || scrolled(each.parentElement));
    return Boolean(each && known.get(each));
  };
  for (const each of [...document.querySelectorAll("body :not(input)")].filter(shown)) {
    const { overflowX, overflowY } = getComputedStyle(each);
    const cuts = (way, more) => ["hidden", "clip"].includes(way) && more > 1;
    const opens = ".newest :is(.clauses, .in-short, .zone), .account:has(> .before), .won, .hands .mini .card";
    if (each.matches(opens) || last(each) || short(each)) continue;
    if (cuts(overflowX, each.scrollWidth - each.clientWidth)) tell("is cut at its side", each);
    if (cuts(overflowY, each.scrollHeight - each.clientHeight)) tell("is cut below", each);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text; (text = texts.nextNode()); ) {
    const [range, around] = [new Range(), text.parentElement];
    if (!text.data.trim() || !shown(around) || last(around)) continue;
    range.selectNodeContents(text);
    const inner = range.getBoundingClientRect();
    if (out(around, inner) || short(around)) continue;
    const outer = around.closest("button, a.button, main, header, footer").getBoundingClientRect();
    if (inner.left < outer.left - 1 || inner.right > outer.right + 1) tell("runs out at a side", around);
    if (scrolled(around)) continue;
    if (inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1) tell("runs out below or above", around);
  }
  return faults;
}""".replace("ONLY_HEARD", ONLY_HEARD).replace("LEFT_OUT", LEFT_OUT)
"""What cannot be read because something cuts it off, or because it runs over its edge.

A line of what was read may end in an ellipsis where a press shows it whole, and what a player has read last, which the
log tells too. Cards on their way to a heap have no place of their own."""
TARGETS = """[...document.querySelectorAll("a[href], button, input:not(.unseen), main [tabindex]")]
  .filter((each) => each.checkVisibility())"""
TOLD = "map((each) => each.outerHTML.slice(0, 120))"
SMALL = f"""{TARGETS}.filter((each) => !each.matches(".term")).filter((each) => {{
  const {{ width, height }} = each.getBoundingClientRect();
  return width < 24 || height < 24;
}}).{TOLD}"""
"""What is too small to be hit; a name in a sentence is as high as its line, as a link would be."""
COVERED = f"""{TARGETS}.filter((each) => {{
  each.focus();
  const {{ left, top, width, height }} = each.getClientRects()[0];
  const there = document.elementFromPoint(left + width / 2, Math.max(top, 0) + Math.min(height, innerHeight) / 2);
  return document.activeElement === each && !each.contains(there);
}}).{TOLD}"""
"""What has the focus and is out of sight, or under something else."""
LOOK = """each => {
  const style = getComputedStyle(each);
  const line = (name) => ["Style", "Width", "Color"].map((part) => style[name + part]).join(" ");
  const drawn = ["borderTop", "outline"].map(line).map((each) => (/^none| 0px /.test(each) ? "none" : each));
  return [...drawn, style.outlineOffset].join(", ");
}"""
"""The border and the outline."""
SAME = "(each) => getComputedStyle(each).fill === getComputedStyle(each).stroke"


@pytest.fixture(scope="module")
def larger(lasting: Page) -> Page:
    """The page of the module with the largest text."""
    choose(show(lasting, "#/settings", "settings"), "text", "larger")
    return lasting


@pytest.fixture
def forced(lasting: Page) -> Iterator[Page]:
    """The page of the module in forced colours."""
    lasting.set_viewport_size({"width": 1280, "height": 800})
    lasting.emulate_media(forced_colors="active")
    yield lasting
    lasting.emulate_media(forced_colors="none")


@pytest.mark.parametrize("name", SAMPLE)
def test_nothing_is_cut_off_small_or_out_of_sight_or_scrolls_sideways(name: str, larger: Page) -> None:
    """In usual text and the largest, on a phone in both languages; the fullest screens also in the other sizes.

    Each of these in one language, with EVERY in both. Usual text only has to be as wide as the window.
    """
    page = still(larger, name)
    sizes = len(SIZES) if name in FULLEST else 1
    for (lang, usual), (_, zoomed) in zip(looks(USUAL[:sizes]), looks([*SIZES][:sizes]), strict=True):
        speaks(page, lang)
        writes(page, "normal")
        for size in usual:
            resize(page, size)
            assert_as_wide(page, size)
        writes(page, "larger")
        for size in zoomed:
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            assert_as_wide(page, size)
            for fault in (CUT, SMALL, COVERED):
                assert page.evaluate(fault) == [], size


def assert_as_wide(page: Page, size: str) -> None:
    """Nothing on the page reaches beyond the window at a side."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (size, page.evaluate(WIDER))
    assert page.evaluate(WIDER) == [], size


HELD = "Math.max(...[...document.querySelectorAll('#hand .card, #hand .slip')].map((each) => each.offsetHeight))"
"""The height of a card that is held."""


@pytest.mark.parametrize(("size", "name"), few(product([(360, 740), (1280, 800)], ["table", *MIDDLES]), 3))
def test_larger_text_makes_no_card_held_smaller(name: str, size: tuple[int, int], lasting: Page) -> None:
    page = still(lasting, name)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    normal, larger = (writes(page, text).evaluate(HELD) for text in ("normal", "larger"))
    assert larger > 0.93 * normal > 0


def test_on_a_desktop_larger_text_leaves_the_pictures_of_the_games_whole(larger: Page) -> None:
    page = still(larger, "menu")
    page.set_viewport_size({"width": 1280, "height": 800})
    assert all(tile["whole"] for tile in page.evaluate(FRONT))


def drawn(page: Page, button: str, selected: str) -> set[str]:
    """How two buttons look, one of them selected, each without and with the focus."""
    found = set()
    for each in (button, selected):
        page.evaluate("document.activeElement.blur()")
        found.add(page.eval_on_selector(each, LOOK))
        page.keyboard.press("Tab")
        page.focus(each)
        found.add(page.eval_on_selector(each, LOOK))
    return found


def test_in_forced_colours_selection_and_focus_of_a_card_can_be_told_apart(forced: Page) -> None:
    table = Table(show(forced, *SCREENS["table"]))
    table.hand.first.click()
    expect(table.hand.first).to_have_attribute("aria-pressed", "true")
    assert len(drawn(forced, "#hand [aria-pressed=false]", "#hand [aria-pressed=true]")) == 4


def test_in_forced_colours_selection_and_focus_of_a_choice_can_be_told_apart(forced: Page) -> None:
    show(forced, *SCREENS["settings"])
    assert len(drawn(forced, "#set-pace-slow", "#set-pace-fast")) == 4
    assert forced.eval_on_selector("#lang-en", LOOK) != forced.eval_on_selector("#lang-ja", LOOK)


@pytest.mark.parametrize("name", [name for name in SCREENS if name in (*FULLEST, "new match", "settings", "practice")])
def test_in_forced_colours_every_button_has_an_edge(name: str, forced: Page) -> None:
    """On the fullest screens and those with fields and answers, but words in a line, which are underlined."""
    page = still(forced, name)
    buttons = "button:visible:not(.card, .fold button, .term, .public), .public .box:visible, a.button:visible"
    edges = page.locator(f"{buttons}, .waiting a:visible, input:visible")
    assert [edge for edge in edges.evaluate_all(f"all => all.map({LOOK})") if edge.startswith("none")] == []
    assert page.locator(".paper").evaluate_all(f"all => all.filter({SAME}).length") == 0
