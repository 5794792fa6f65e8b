"""From the smallest phone to a large screen: cards that can be hit, and hands in sight.

That nothing scrolls sideways there is tried in test_zoom.py, at the same visit to a screen.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product
from typing import TypeVar

import pytest
from playwright.sync_api import Page, expect

from game.core.texts import dumps
from game.shelf import GAMES
from game.ui.model import usual
from game.ui.play.twice import DOUBLE
from game.words import LANGUAGES
from tests.browser import mirror
from tests.browser.conftest import GoTo
from tests.browser.screens import MIDDLES, SCREENS
from tests.browser.table import Table, show, speaks, still
from tests.browser.test_places import set_size
from tests.every import EVERY, few
from tests.ui.page import Page as Window
from tests.ui.test_turning import turned

T = TypeVar("T")
SIZES = {"320x568": (320, 568), "360x740": (360, 740), "1280x800": (1280, 800), "2560x1440": (2560, 1440)}
ONLY_HEARD = """((known) => function only(each) {
  if (!each) return false;
  if (!known.has(each)) {
    const here = each.matches("svg, .unseen, .log, .wide") || getComputedStyle(each).clipPath !== "none";
    known.set(each, here || only(each.parentElement));
  }
  return known.get(each);
})(new Map())"""
"""Whether an element is there for a screen reader alone, drawn in an SVG, or scrolled in a box of its own."""
LEFT_OUT = """((each, box) => {
  const frame = each.closest(".newest .clauses") || (each.closest(".before > li") && each.closest(".account"));
  const told = frame?.getBoundingClientRect();
  return told && (box.right <= told.left + 1 || box.left >= told.right - 1);
})"""
"""Whether a sentence of what was read has no room: it is among the others that “Show all” shows, or in the log."""
WIDER = f"""((heard, out) => [...document.querySelectorAll("body *")].filter((each) => {{
  const box = each.getBoundingClientRect();
  return box.width && box.right > innerWidth + 0.5 && !heard(each) && !out(each, box);
}}))({ONLY_HEARD}, {LEFT_OUT}).map((each) => each.outerHTML.slice(0, 120))"""


def resize(page: Page, name: str) -> None:
    width, height = SIZES[name]
    page.set_viewport_size({"width": width, "height": height})


def looks(sizes: Sequence[T]) -> list[tuple[str, list[T]]]:
    """Each language with the sizes to look at: the first size in all, each other in one; with EVERY, all in all."""
    langs = ("en", "ja")
    return [
        (lang, [size for n, size in enumerate(sizes) if EVERY or n == 0 or n % len(langs) == at])
        for at, lang in enumerate(langs)
    ]


HEAD = """() => [...document.querySelectorAll("#home, #to-settings, .langs button")].map((each) => {
  const { x, y, width } = each.getBoundingClientRect();
  return [each.id, x, y, width].join(" ");
})"""
OWN_RULES = {"#/court-circular": "target=30", "#/gang-of-four": "limit=50"}
"""A rule that somebody may choose in each of these games."""
FINGER = 44
"""The least width and height of a button in pixels."""
READABLE = 12.5
"""The least size of a line of rules in pixels."""
HINT = """() => {
  const line = document.getElementById("notice"), { className, innerHTML } = line;
  Object.assign(line, { className: "notice-line long", textContent: "あ".repeat(70) });
  const hidden = line.scrollHeight - line.clientHeight;
  Object.assign(line, { className, innerHTML });
  return hidden;
}"""
"""What of a hint of three lines is hidden, in pixels."""


@pytest.mark.parametrize("size", ["360x740", "1280x800"])
def test_the_head_of_the_page_stays_where_it_is_from_screen_to_screen(size: str, lasting: Page) -> None:
    resize(lasting, size)
    heads = [still(lasting, name).evaluate(HEAD) for name in ("menu", "table", "settings", "rules")]
    assert heads == [heads[0]] * len(heads)


@pytest.mark.parametrize("name", ["table", *MIDDLES])
def test_on_a_phone_the_menu_can_be_hit_and_the_line_below_be_read_and_a_hint_is_whole(
    name: str, lasting: Page
) -> None:
    resize(lasting, "360x740")
    page = still(lasting, name)
    menu = page.locator("#toggle-menu").bounding_box()
    assert menu
    assert min(menu["width"], menu["height"]) >= FINGER
    assert page.evaluate("parseFloat(getComputedStyle(document.getElementById('notice')).fontSize)") >= READABLE
    assert page.evaluate(HINT) == 0


def test_on_a_phone_redo_in_the_line_after_undo_can_be_hit(lasting: Page) -> None:
    resize(lasting, "360x740")
    page = still(lasting, "table")
    page.click("#undo")
    if "redo-said" not in page.content():
        page.wait_for_timeout(DOUBLE)  # what follows at once belongs to a double click
        page.click("#undo")
    box = page.locator("#redo-said").bounding_box()
    assert box
    middle = box["y"] + box["height"] / 2
    for aside in (-16, 0, 8):
        there = [box["x"] + box["width"] / 2, middle + aside]
        assert page.evaluate("there => document.elementFromPoint(...there).id", there) == "redo-said"
    page.mouse.click(box["x"] + 1, middle - 16)
    expect(page.locator("#redo-said")).to_have_count(0)


@pytest.mark.parametrize(("name", "size"), few(product(["table", "court-circular", "look"], ["1280x800", "2560x1440"])))
def test_beside_the_lists_the_menu_opens_at_its_button(name: str, size: str, lasting: Page) -> None:
    resize(lasting, size)
    page = still(lasting, name)
    page.click("#toggle-menu")
    expect(page.locator("#menu")).to_be_visible()
    menu, toggle = page.locator("#menu").bounding_box(), page.locator("#toggle-menu").bounding_box()
    page.keyboard.press("Escape")
    assert menu
    assert toggle
    assert 0 <= toggle["y"] - (menu["y"] + menu["height"]) <= FINGER
    assert abs(toggle["x"] + toggle["width"] - (menu["x"] + menu["width"])) <= 1


APART = """html => {
  document.querySelector("main").outerHTML = html;
  const boxes = (name) => [...document.querySelectorAll(`.points ${name}`)].map((each) => each.getBoundingClientRect());
  const strips = boxes(".point"), middle = ({ left, right }) => (left + right) / 2;
  const dots = boxes(".dot").map(middle).sort((a, b) => a - b);
  const off = dots.flatMap((x, i) => (strips[i].left <= x && x <= strips[i].right ? [] : [i]));
  return dots.length === strips.length && dots.length > 1 ? off : ["no chart"];
}"""
"""Shows a page: the dots of the chart that are not under their strip."""

HIDDEN = """html => {
  document.querySelector("main").outerHTML = html;
  const hands = document.querySelector(".opened-hands");
  return hands.scrollHeight - hands.clientHeight;
}"""
"""Shows a page: how much of the open hands has to be scrolled to, in pixels."""


@pytest.mark.parametrize("name", few(["table", *MIDDLES], 3))
def test_on_a_phone_a_press_on_the_cross_or_beside_the_lists_closes_them_and_does_nothing_else(
    name: str, lasting: Page
) -> None:
    resize(lasting, "360x740")
    page = still(lasting, name)
    before, play = page.locator("#legal option").count(), page.locator("#hint").bounding_box()
    assert play
    presses = {
        "cross": lambda: page.click("#close-lists"),
        "beside": lambda: page.mouse.click(play["x"] + play["width"] / 2, play["y"] + play["height"] / 2),
        "Escape": lambda: page.keyboard.press("Escape"),
    }
    for press in presses.values():
        page.click("#toggle-menu")
        expect(page.locator("#close-lists")).to_be_focused()
        page.mouse.wheel(0, 300)
        expect(page.locator("#close-lists")).to_be_in_viewport(ratio=1)
        press()
        expect(page.locator("#menu")).to_have_count(0)
        expect(page.locator("#toggle-menu")).to_be_focused()
        expect(page.locator(".notice-line.long")).to_have_count(0)
        assert page.locator("#legal option").count() == before


def test_at_the_end_the_bar_stays_where_it_is_when_the_menu_opens_beside_what_is_sent(lasting: Page) -> None:
    resize(lasting, "360x740")
    page = still(lasting, "result")
    page.click("#share")
    expect(page.locator("#sending")).to_be_focused()
    before = page.locator("#toggle-menu").bounding_box()
    page.click("#toggle-menu")
    expect(page.locator("#menu")).to_be_visible()
    assert page.locator("#toggle-menu").bounding_box() == before
    for closed in ("#menu", "#sending"):
        page.keyboard.press("Escape")
        expect(page.locator(closed)).to_have_count(0)


def test_the_menu_of_a_result_closes_when_tab_leads_out_of_it(lasting: Page) -> None:
    resize(lasting, "1280x800")
    page = still(lasting, "result")
    page.click("#toggle-menu")
    expect(page.locator("#go-home")).to_be_focused()
    for _ in page.locator("#menu :is(a, button):visible").all()[1:]:
        page.keyboard.press("Tab")
    expect(page.locator("#toggle-by-key")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("#menu")).to_have_count(0)


@pytest.mark.parametrize("players", ["me,normal", "me,easy,easy,easy"])
def test_cards_and_buttons_are_large_enough_to_hit(players: str, lasting: Page) -> None:
    table = Table(show(lasting, f"#/garlandland?deal={mirror.DEAL}&v=1&players={players}", "table"))
    for size in SIZES:
        resize(table.page, size)
        boxes = [each.bounding_box() for each in table.page.locator("#hand button, button:visible").all()]
        assert [box for box in boxes if not box or box["width"] < 24 or box["height"] < 24] == [], size


@pytest.mark.parametrize("size", SIZES)
def test_the_hand_is_in_sight_without_scrolling(size: str, lasting: Page) -> None:
    resize(lasting, size)
    table = Table(show(lasting, *SCREENS["table"]))
    for card in (*table.hand.all(), table.page.locator("#play")):
        box = card.bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= SIZES[size][1]


LOW = {"740x360": (740, 360), "667x375": (667, 375), "844x390": (844, 390)}
INSIDE = """[...document.querySelectorAll(".felt .middle, .felt .terms")]
  .filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.className)"""
"""What is cut inside a frame of its own."""


@pytest.mark.parametrize(
    ("name", "size"), [("table", "740x360"), ("end of a round", "740x360"), *few(product(MIDDLES, LOW), 3)]
)
def test_in_a_low_window_the_own_line_is_there_and_the_middle_is_whole(name: str, size: str, lasting: Page) -> None:
    page = still(lasting, name)
    page.set_viewport_size({"width": LOW[size][0], "height": LOW[size][1]})
    own = page.locator(".felt > .seat h2").bounding_box()
    assert own
    assert own["height"] > 10
    assert page.evaluate(INSIDE) == []


FRONT = """[...document.querySelectorAll(".games > li")].map((tile) => {
  const [play, cover] = [tile.querySelector(".button"), tile.querySelector(".cover")];
  const side = cover.getBoundingClientRect();
  const cards = [...cover.querySelectorAll(".card, .slip")].map((card) => card.getBoundingClientRect());
  return {
    tops: [tile.offsetTop, play.offsetTop],
    whole: cards.length > 2 && cards.every((card) => card.left >= side.left && card.right <= side.right),
  };
})"""
"""Of each game on the menu, where its tile and its button begin, and whether its picture is whole."""


@pytest.mark.parametrize("size", ["1280x800", "2560x1440"])
def test_on_a_desktop_all_games_stand_in_one_row_with_their_pictures_whole(size: str, lasting: Page) -> None:
    resize(lasting, size)
    page = still(lasting, "menu")
    for lang in ("en", "ja"):
        speaks(page, lang)
        tiles = page.evaluate(FRONT)
        assert [tile["tops"] for tile in tiles] == [tiles[0]["tops"]] * 4
        assert all(tile["whole"] for tile in tiles), tiles


def test_the_front_page_is_in_sight_as_a_whole_and_takes_the_room_there_is(go_to: GoTo) -> None:
    page = go_to("", "menu")
    for size in ("1280x800", "2560x1440"):
        resize(page, size)
        foot = page.locator("main .middle-row a").last.bounding_box()
        assert foot
        assert 0.8 * SIZES[size][1] < foot["y"] + foot["height"] <= SIZES[size][1]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_front_page_is_in_sight_at_once_whatever_was_chosen(lang: str, go_to: GoTo) -> None:
    chosen = {way: f"{way}?players=me,easy,normal,expert&{rule}" for way, rule in OWN_RULES.items()}
    for texts in ({}, {usual.KEY: dumps(chosen)}):
        page = speaks(go_to("", "menu", texts), lang)
        assert page.locator(".games .with").count() == len(texts and chosen)
        assert page.evaluate("document.documentElement.scrollHeight") <= 800
        assert (
            len(
                {*page.evaluate("[...document.querySelectorAll('.games .button:not(.quiet)')].map((e) => e.offsetTop)")}
            )
            == 1
        )


def test_on_a_phone_the_lists_open_at_their_top(lasting: Page) -> None:
    resize(lasting, "360x740")
    page = still(lasting, "table")
    far = "document.getElementById('side').scrollTop"
    page.click("#toggle-menu")
    page.click("#fold-guide button")
    page.evaluate(f"{far} = 150")
    assert page.evaluate(far) > 0
    page.keyboard.press("Escape")
    expect(page.locator("#menu")).to_have_count(0)
    page.click("#toggle-menu")
    expect(page.locator("#menu")).to_be_visible()
    assert page.evaluate(far) == 0
    page.click("#fold-guide button")
    page.keyboard.press("Escape")


@pytest.mark.parametrize("size", ["360x740", "1280x800"])
def test_each_strip_over_the_chart_of_chances_lies_over_its_dot(size: str, bare: Page) -> None:
    set_size(bare, size)
    assert bare.evaluate(APART, turned(GAMES["garlandland"]).html) == []


@pytest.mark.parametrize("lang", few(LANGUAGES))
def test_on_a_phone_two_hands_of_a_replay_are_whole_beside_what_the_bot_thinks(lang: str, bare: Page) -> None:
    page = turned(GAMES["court-circular"])
    for message in (f"lang {lang}", "replay 1", "look first"):
        page.send(message)
    set_size(bare, "360x740")
    assert bare.evaluate(HIDDEN, page.html) == 0


CUT = """pages => pages.flatMap((html) => {
  document.querySelector("main").outerHTML = html;
  const said = document.querySelector(".coach.judged");
  const cut = [...said.querySelectorAll("p")].filter((each) => each.scrollHeight > each.clientHeight + 1);
  const shown = [...said.children].find((each) => each.offsetHeight);
  const top = shown?.getBoundingClientRect().top < said.getBoundingClientRect().top;
  const over = said.scrollHeight > said.clientHeight + 1 ? [said.scrollHeight - said.clientHeight] : [];
  return [...cut.map((each) => each.innerText), ...(top ? ["top"] : []), ...over];
})"""
"""Paragraphs of what is said of a decision that end before their text does, and by how much all of them do."""


@pytest.mark.parametrize(
    ("size", "whole", "name"),
    few(((*size, name) for size in (("1280x800", True), ("1280x640", False)) for name in GAMES), 3),
)
def test_what_is_said_of_a_decision_is_whole_or_scrolls_as_one(name: str, size: str, whole: bool, bare: Page) -> None:
    page = turned(GAMES[name])
    assert page.table.review
    lost = [each.at for each in page.table.review.decisions if each.loss][:8]
    page.send("replay 1")
    found = []
    for at in lost:
        page.send("turn", str(at))
        found.append(page.html)
    set_size(bare, size, data_game=name, data_motion="off")
    cut = bare.evaluate(CUT, found)
    assert [each for each in cut if whole or not isinstance(each, int)] == []


LINES = """([html, text]) => {
  document.querySelector("main").outerHTML = html;
  const said = document.querySelector(".coach.judged"), box = (each) => each.getBoundingClientRect();
  said.classList.remove("silent");
  said.innerHTML = `<div class="parts"><p>${text}</p><p>${text}</p></div>`;
  const lines = [...said.querySelectorAll("p")].flatMap((each) => {
    const text = document.createRange();
    text.selectNodeContents(each);
    return [...text.getClientRects()];
  });
  const end = box(said).top + said.clientTop + said.clientHeight;
  return lines.filter((line) => line.top < end - 3 && line.bottom > end + 3).length;
}"""
"""Shows a replay with a long sentence on a turn: how many of its lines are cut through."""


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("size", ["360x740", "390x844"])
def test_on_a_phone_no_line_of_what_is_said_of_a_turn_is_cut_through(name: str, size: str, bare: Page) -> None:
    page = turned(GAMES[name])
    page.send("replay 1")
    set_size(bare, size, data_game=name, data_motion="off")
    assert bare.evaluate(LINES, [page.html, "Take a card of the field and put it away. " * 4]) == 0


RESULT = """html => {
  document.querySelector("main").outerHTML = html;
  const said = document.querySelector(".result.round");
  return said.scrollHeight - said.clientHeight;
}"""
"""Shows the end of a replay: by how many pixels its result is cut."""


def test_on_a_phone_the_last_result_of_gang_of_four_is_whole_in_a_replay(bare: Page) -> None:
    page = Window("#/gang-of-four?deal=amber-hollow-487&v=1&players=me,normal,normal,normal&limit=rounds-2")
    page.play_on()
    page.go_on()
    page.send("replay 3")
    page.send("look last")
    html = page.html.replace('<div class="middle"', '<div class="coach judged silent"></div><div class="middle"', 1)
    assert html != page.html
    set_size(bare, "360x740", data_game="gang-of-four", data_motion="off")
    assert bare.evaluate(RESULT, html) <= 1


SIZED = """html => {
  document.querySelector("main").outerHTML = html;
  const box = ({ width, height }) => [width, height].map(Math.round), rect = (each) => each.getBoundingClientRect();
  const sizes = () => [...document.querySelectorAll(".middle :not(.legend)")].map(rect).map(box);
  const beside = sizes();
  document.querySelector(".coach.judged").remove();
  return [beside, sizes()];
}"""
"""The sizes of all that lies in the middle of a page but the legend of the slider, which stands where the decision is
told: with what is said of a decision and without it."""


@pytest.mark.parametrize("name", GAMES)
def test_on_a_desktop_what_is_said_of_a_decision_takes_no_room_of_the_table(name: str, bare: Page) -> None:
    page = turned(GAMES[name])
    page.send("replay 1")
    page.send("look first")
    set_size(bare, "1280x800", data_game=name, data_motion="off")
    beside, alone = bare.evaluate(SIZED, page.html)
    assert beside == alone


FIELD = """html => {
  document.querySelector("main").outerHTML = html;
  const end = (each) => each.getBoundingClientRect().right;
  const lay = end(document.querySelector(".lay"));
  return [...document.querySelectorAll(".field .slip")].filter((each) => end(each) > lay + 1).length;
}"""
"""How many cards of the field are cut off at its end."""


@pytest.mark.parametrize("size", ["1280x800", "1024x768", "844x390", "360x740"])
def test_the_legend_of_a_replay_takes_no_room_of_the_field(size: str, bare: Page) -> None:
    page = turned(GAMES["read-aloud"])
    page.send("replay 1")
    page.send("look first")
    without = re.sub(r'<p class="legend of-slider".*?</p>', "", page.html)
    assert without != page.html
    set_size(bare, size, data_game="read-aloud", data_motion="off")
    assert bare.evaluate(FIELD, page.html) == bare.evaluate(FIELD, without)
