"""For everybody: axe, focus, live regions, and one tab stop in the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, expect

from game.ui.model import names
from game.words import words_of
from tests.browser import mirror
from tests.browser.conftest import Open
from tests.browser.screens import FULLEST, SAMPLE
from tests.browser.table import Table, show, speaks, still

HEARD = """() => {
  globalThis.heard = [];
  globalThis.listener?.disconnect();
  globalThis.listener = new MutationObserver((changes) => {
    for (const change of changes) for (const line of change.addedNodes) globalThis.heard.push(line.textContent);
  });
  globalThis.listener.observe(document.getElementById("polite"), { childList: true });
}"""


WEIGHTY = """axe._audit.rules.filter(({ enabled, impact, tags }) =>
  enabled && /serious|critical/.test(impact) && !tags.some((tag) => axe._audit.tagExclude.includes(tag))
).map(({ id }) => id)"""
"""The rules of axe by which something serious or critical can be found; the others take half the time."""
COLOURS = ("color-contrast", "link-in-text-block")
"""Those that what differs between light and dark can break."""
RUN = """async (options) => {
  const pictures = [...document.querySelectorAll(".symbols symbol")].map((each) => [each, [...each.childNodes]]);
  for (const [each] of pictures) each.replaceChildren();
  try {
    return (await axe.run(options)).violations;
  } finally {
    for (const [each, parts] of pictures) each.replaceChildren(...parts);
  }
}"""
"""What axe finds. The lines of all pictures, two thirds of the page, are hidden and never read out, but it would go
through them too, which is 40 % of its time."""


class Look(NamedTuple):
    """A language and a theme, and what axe tries there: these rules, or all that weigh."""

    lang: str
    scheme: Literal["light", "dark"]
    rules: Sequence[str] = ()


LOOKS = (Look("en", "light"), Look("ja", "dark", COLOURS))


def looked(page: Page, look: Look) -> None:
    """The open page in this language and theme, without motion."""
    speaks(page, look.lang)
    page.emulate_media(color_scheme=look.scheme, reduced_motion="reduce")


def faults(page: Page, rules: Sequence[str] = ()) -> list[str]:
    """What axe finds that is serious or critical, by these rules or all, with the elements."""
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(AXE_SCRIPT)
    options = {"resultTypes": ["violations"], "runOnly": rules or page.evaluate(WEIGHTY)}
    found = page.evaluate(RUN, options)
    return [
        f"{each['id']}: {node['html'][:160]} {node['any'][:1]}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]


@pytest.mark.parametrize("name", SAMPLE)
def test_axe_finds_nothing_serious_in_light_and_dark_in_both_languages(name: str, lasting: Page) -> None:
    """At the second look, on the fullest screens, at what may differ there: the colours."""
    shown = still(lasting, name)
    for each in LOOKS if name in FULLEST else LOOKS[:1]:
        looked(shown, each)
        assert faults(shown, each.rules) == [], each


def test_the_hand_is_one_tab_stop_and_arrows_move_inside_it(table: Table) -> None:
    page = table.page
    assert page.locator("#hand [tabindex='0']").count() == 1
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")  # from nowhere
    expect(table.hand.first).to_be_focused()
    for key, at in (("ArrowRight", 1), ("ArrowRight", 0), ("ArrowLeft", 1), ("Home", 0), ("End", 1), ("ArrowUp", 1)):
        page.keyboard.press(key)
        expect(table.hand.nth(at)).to_be_focused()
        assert page.locator("#hand [tabindex='0']").count() == 1
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(table.hand.nth(1)).to_be_focused()


def test_a_digit_selects_that_card_of_the_hand_and_plays_nothing(table: Table) -> None:
    page = table.page
    page.locator("#toggle-log").focus()
    for key in ("2", "9"):
        page.keyboard.press(key)
        expect(table.hand.nth(1)).to_have_attribute("aria-pressed", "true")
        expect(table.hand.nth(1)).to_be_focused()
    assert table.main.get_attribute("data-turn") == "0"
    page.keyboard.press("/")
    page.keyboard.type("1")
    expect(page.locator("#line")).to_have_value("1")
    page.keyboard.press("Escape")
    expect(table.hand.nth(0)).to_have_attribute("aria-pressed", "false")


def test_the_focus_stays_in_the_hand_after_a_play(table: Table) -> None:
    for _ in range(3):
        table.hand.first.focus()
        table.page.keyboard.press("Space")
        expect(table.hand.first).to_have_attribute("aria-pressed", "true")
        table.turn(lambda: table.page.keyboard.press("Enter"))
        assert table.page.evaluate("document.activeElement.closest('#hand') !== null")


def test_the_focus_is_not_lost_when_a_round_ends_and_its_result_is_put_away(lasting: Page) -> None:
    table = Table(show(lasting, mirror.link("last-turn-1"), "table", "no-preference"))
    page = table.page
    table.hand.first.focus()
    page.keyboard.press("Space")
    expect(table.hand.first).to_have_attribute("aria-pressed", "true")
    table.turn(lambda: page.keyboard.press("Enter"))
    expect(page.locator("#put-away")).to_be_visible()
    assert page.evaluate("document.querySelector('main').contains(document.activeElement)")
    page.locator("#put-away").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#put-away")).to_have_count(0)
    expect(table.hand.first).to_be_focused()


def test_the_live_region_tells_the_events_of_a_turn_in_order(table: Table) -> None:
    table.lay(table.held[0])
    table.page.evaluate(HEARD)
    table.lay(table.held[0])
    words = words_of("en", mirror.GAME).named(names(words_of("en"), mirror.PLAYERS))
    after = mirror.match_of(table.page).seen(mirror.ME)
    told = [words.tell(event) for event in after.news if event.kind != "drew" or event.private]
    asked = table.page.inner_text("#status")
    assert table.page.evaluate("globalThis.heard")[-len(told) - 1 :] == [*told, f"{asked}."]


def test_a_key_reads_out_once_wherever_the_focus_is(table: Table) -> None:
    page = table.page
    page.evaluate(HEARD)
    for place in ("#hand button", "#hint", "#toggle-log", "main"):
        page.locator(place).first.focus()
        page.evaluate("globalThis.heard = []")
        page.keyboard.press("w")
        page.wait_for_function("globalThis.heard.length > 0")
        page.wait_for_timeout(100)
        assert page.evaluate("globalThis.heard") == [page.inner_text("#status") + "."], place


def test_the_keys_work_where_one_arrives_and_the_ring_waits_for_a_key(open_at: Open) -> None:
    page = open_at(mirror.link("arrived"))
    assert page.evaluate("document.activeElement.closest('#hand') !== null")
    assert "arrived" in page.inner_text("#polite > :first-child")
    ring = "getComputedStyle(document.activeElement).outlineStyle"
    assert page.evaluate(ring) == "none"
    page.keyboard.press("h")
    page.wait_for_function("document.getElementById('polite').children.length > 3")
    assert page.evaluate(ring) == "solid"


def test_the_first_tab_stop_leads_past_the_head_of_the_page(table: Table) -> None:
    page = table.page
    page.evaluate("document.activeElement.blur()")
    page.locator("#skip").focus()
    expect(page.locator("#skip")).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(table.hand.first).to_be_focused()


def test_a_screen_that_is_opened_from_the_head_takes_the_focus(table: Table) -> None:
    page = table.page
    page.locator("#to-settings").focus()
    page.keyboard.press("Enter")
    expect(page.locator("main[data-screen=settings]")).to_be_focused()
    assert page.title() == "Settings · Fudaba"


def test_the_live_regions_hold_only_the_last_lines(table: Table) -> None:
    for card in table.plan(8)[::2]:
        table.lay(card)
    assert table.page.locator("#polite > *").count() <= 12


COVERED = """() => {
  const { x, y, width, height } = document.activeElement.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return !document.activeElement.contains(there);
}"""
"""Whether what has the focus lies behind something else."""
LOWEST_LINE = """() => {
  const text = document.createRange();
  text.selectNodeContents(document.querySelector("#preview"));
  return text.getBoundingClientRect().bottom;
}"""


@pytest.mark.parametrize(("width", "height"), [(360, 640), (360, 740), (1280, 800)])
def test_the_ring_of_a_lifted_card_touches_no_line_above_the_hand(width: int, height: int, lasting: Page) -> None:
    lasting.set_viewport_size({"width": width, "height": height})
    show(lasting, "#/court-circular?deal=plum-river-42&v=1&players=me,easy", "table")
    expect(lasting.locator("main")).to_have_attribute("data-turn", "1")  # the other one begins
    hand = lasting.locator("#hand button")
    hand.first.focus()
    lasting.keyboard.press("ArrowRight")
    expect(hand.nth(1)).to_be_focused()
    lasting.keyboard.press("Space")
    card = lasting.locator("#hand [aria-pressed=true]")
    expect(card).to_be_focused()
    ring = 6  # three pixels of a dark line, three of a light one
    box = card.bounding_box()
    assert box
    assert box["y"] - ring >= lasting.evaluate(LOWEST_LINE)


@pytest.mark.parametrize(("width", "height"), [(360, 640), (1280, 640)])
def test_the_list_of_keys_scrolls_by_keys_and_hides_nothing_that_the_focus_goes_to(
    width: int, height: int, lasting: Page
) -> None:
    """So all of it can be read without a pointer, and Tab leads on to what is in sight below it."""
    lasting.set_viewport_size({"width": width, "height": height})
    show(lasting, "#/garlandland/lesson", "table")
    lasting.keyboard.press("?")
    lasting.locator("#close-keys").focus()
    lasting.keyboard.press("PageDown")
    lasting.wait_for_function("document.querySelector('#listed-keys').scrollTop > 0")
    lasting.keyboard.press("Shift+Tab")
    expect(lasting.locator("#listed-keys")).to_be_focused()
    lasting.keyboard.press("Home")
    lasting.wait_for_function("document.querySelector('#listed-keys').scrollTop === 0")
    lasting.keyboard.press("Tab")
    for _ in range(3):
        lasting.keyboard.press("Tab")
        assert lasting.evaluate(COVERED) is False
