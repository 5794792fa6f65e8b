"""Read-Aloud on phones, with the largest letters and held sideways: question, sentence and buttons keep in sight."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from game.core.match import ME, Match
from game.games.read_aloud import rules
from game.games.read_aloud.language.effects import (
    Act,
    Beside,
    Decide,
    Discard,
    Either,
    Face,
    Measure,
    Most,
    Place,
    SwapHands,
    Text,
    This,
    Undecide,
    Whole,
    Within,
)
from game.games.read_aloud.rules.turns import finish
from game.shelf import GAMES
from game.ui.model import links
from game.words import LANGUAGES
from tests.browser.table import show as moved_to
from tests.browser.table import writes
from tests.browser.test_places import pages
from tests.browser.test_read_aloud_panel import PHONES, SIDEWAYS, faults, matches, show, stand
from tests.every import few
from tests.matches import played
from tests.read_aloud.sights import PLAIN, table
from tests.ui.page import Page as Window

ROW = """html => {
  document.querySelector("main").outerHTML = html;
  const parts = [...document.querySelectorAll(".buttons :is(.go, .voice, #undo, #hint, #to-end, #toggle-menu)")];
  const boxes = parts.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect());
  const inside = boxes.every((box) => box.left >= 0 && box.right <= innerWidth);
  const places = boxes.map(({ left, top, bottom }) => [left, top, bottom].map(Math.round).join(" "));
  return inside ? [places.join(", ")] : [html];
}"""
"""Shows a page: where its buttons stand; or the page, where one does not stand in the window."""

STEP = """html => {
  document.querySelector("main").outerHTML = html;
  const step = document.querySelector(".account:not(.newest) .now .past"), panel = document.querySelector(".account");
  if (!step?.textContent || !step.checkVisibility()) return [];
  const [inner, outer] = [step, panel].map((each) => each.getBoundingClientRect());
  return inner.bottom <= outer.bottom && inner.top >= outer.top ? [] : [step.textContent];
}"""
"""Shows a page: the step of a card that is being read, where that is cut off."""

BESIDE = """html => {
  document.querySelector("main").outerHTML = html;
  const box = (each) => each.getBoundingClientRect(), choices = box(document.querySelector(".answers"));
  const told = [...document.querySelectorAll(".account, .terms, .status, .felt > .seat :is(h2, .counter, .box)")];
  const cut = [...document.querySelectorAll(".answer")].filter((each) => each.scrollHeight > each.clientHeight + 1);
  const meets = ({ left, right, top, bottom, width }) => width > 2 && left < choices.right && right > choices.left
    && top < choices.bottom && bottom > choices.top;
  return [...cut, ...told.filter((each) => meets(box(each)))].map((each) => each.textContent);
}"""
"""Shows a page: what lies under the choices that are no cards, and which of them is cut off."""

ABOVE = """html => {
  document.querySelector("main").outerHTML = html;
  const seen = (each) => each.checkVisibility({ visibilityProperty: true }) && each.offsetHeight > 4;
  const box = (each) => each.getBoundingClientRect(), all = [...document.querySelectorAll(".answer")];
  const kept = [...document.querySelectorAll(".felt > .seat .who > *, .slip, .account, .terms, .status, .controls")];
  const meets = (one, other) => one.left < other.right && one.right > other.left
    && one.top < other.bottom - 1 && one.bottom > other.top + 1;
  const cut = all.filter((each) => each.scrollHeight > each.clientHeight + 1 || box(each).right > innerWidth);
  const under = kept.filter((each) => seen(each) && all.some((one) => meets(box(each), box(one))));
  const asks = [...document.querySelectorAll(".account .now .said")].filter(seen);
  const panel = document.querySelector(".account"), low = (each) => box(each).bottom > box(panel).bottom + 1;
  return [...cut, ...under, ...asks.filter(low)].map((each) => `${each.className}: ${each.textContent}`);
}"""
"""Shows a page: what the choices that are no cards lie over, those cut off, and what asks where it is out of sight."""

CUT = """html => {
  document.querySelector("main").outerHTML = html;
  const panel = document.querySelector(".account:not(.newest)"), line = parseFloat(getComputedStyle(panel).lineHeight);
  const below = panel.scrollHeight - panel.clientHeight;
  return below > 1 && below < line - 1 ? [panel.textContent] : [];
}"""
"""Shows a page: the panel of which less than a line is out of sight."""

SCROLLED = """html => {
  document.querySelector("main").outerHTML = html;
  const terms = document.querySelector(".terms");
  const lines = (name) => [...terms.querySelectorAll(name)].flatMap((each) => [...each.getClientRects()])
    .filter(({ width }) => width > 2);
  const ends = Math.max(...lines(".now .box").map(({ bottom }) => bottom));
  const beside = lines(".soon").some(({ top }) => top < ends - 3);
  return beside || terms.scrollHeight > terms.clientHeight + 1 ? [terms.textContent] : [];
}"""
"""Shows a page: what decides, where a line of it is scrolled to, or what ends the game stands beside who wins."""

JUDGED = """html => {
  document.querySelector("main").outerHTML = html;
  document.querySelector(".felt").insertAdjacentHTML("beforeend", '<div class="coach judged silent"></div>');
  const terms = document.querySelector(".terms");
  return terms.scrollHeight > terms.clientHeight + 1 ? [terms.textContent] : [];
}"""
"""Shows a page of a replay, with the place for what is thought of its turns: what decides, where that is cut."""

LETTERS = """html => {
  document.querySelector("main").outerHTML = html;
  const written = () => [...document.querySelectorAll(".lay .slip :is(.main, .lead)")];
  const size = (each) => parseFloat(getComputedStyle(each).fontSize);
  const smallest = () => Math.min(99, ...written().map(size));
  const cut = (each) => each.matches(".main") && each.scrollHeight > each.clientHeight + 3;
  const [alone, whole] = [smallest(), written().filter(cut).map((each) => each.textContent)];
  document.querySelector(".felt").insertAdjacentHTML("beforeend", '<div class="coach judged"></div>');
  const torn = written().filter(cut).map((each) => each.textContent);
  return [alone, smallest()].filter((each) => each < 11).concat(whole, torn);
}"""
"""Shows a page of a replay: letters of the field below 11 px, alone or judged, and which sentences are cut then."""

COUNTED = """html => {
  document.querySelector("main").outerHTML = html;
  const seen = (each) => each.checkVisibility({ visibilityProperty: true }) && each.offsetWidth > 2;
  return [...document.querySelectorAll(".terms :is(.soon, .count), .heap.pile .zone")].some(seen);
}"""
"""Shows a page: whether the number of cards in the pile stands anywhere on it."""

TABS = """html => {
  document.querySelector("main").outerHTML = html;
  return Math.round(document.querySelector(".hand-tabs").getBoundingClientRect().top);
}"""
"""Shows a page of a replay: where the names above the hands stand."""

DECIDES = """html => {
  document.querySelector("main").outerHTML = html;
  return document.querySelector(".terms").offsetHeight;
}"""
"""Shows a page: how high the box is that says what decides."""

AT_THE_END = """html => {
  document.querySelector("main").outerHTML = html;
  const boxes = [...document.querySelectorAll(".own .slip")].map((each) => each.getBoundingClientRect());
  const above = document.querySelector(".felt > .seat").getBoundingClientRect().bottom;
  const below = document.querySelector(".buttons").getBoundingClientRect().top;
  const inside = ({ left, right, top, bottom }) => left >= 0 && right <= innerWidth && top >= above && bottom <= below;
  return boxes.map(inside);
}"""
"""Shows a page: of each own card, whether it lies in sight as a whole."""

APART = """html => {
  document.querySelector("main").outerHTML = html;
  const line = document.querySelector(".controls > .notice-line"), said = document.createRange();
  line.textContent = "Read a card aloud and do it. ".repeat(3);
  said.selectNodeContents(line);
  const { top, bottom } = said.getBoundingClientRect();
  return [top - document.querySelector("#toggle-menu").getBoundingClientRect().bottom, innerHeight - bottom];
}"""
"""Shows a page: how far two lines that are said below the buttons stand from them, and from the edge of the window."""

HAPPENED = """html => {
  document.querySelector("main").outerHTML = html;
  const box = (each) => each.getBoundingClientRect(), line = document.querySelector(".happened > span:last-child");
  const kept = ".mine .who > :is(h2, .score), .lay .slip, .own .slip, .controls, .beside > button, .mine .box";
  const places = () => [...document.querySelectorAll(".mine .who, .own, .lay, .controls, .score")]
    .map((each) => JSON.stringify(box(each)));
  const { left, right, top, bottom, width } = box(line);
  const under = [...document.querySelectorAll(kept)].filter((each) => each.checkVisibility()
    && box(each).width > 2 && box(each).left < right - 1 && box(each).right > left + 1 && box(each).top < bottom - 1
    && box(each).bottom > top + 1);
  const cut = line.scrollHeight > line.clientHeight + 1, before = places();
  document.querySelector(".happened").remove();
  const moved = places().some((each, n) => each !== before[n]);
  return [...under.map((each) => each.textContent), ...(width < 60 || cut ? [line.textContent] : []),
    ...(moved ? ["moved"] : [])];
}"""
"""Shows a page: what lies under what has happened to the own hand, that itself where it is cut, and what it moves."""

PLAYER: Text = (Discard(This()), Discard(Whole(Place.ANYONE)))
CLAUSE: Text = (Either(Undecide(), Decide(Most(Measure.SUM))),)
LONGER: Text = (Either(Undecide(), Decide(Within(Measure.SUM, 10))), Discard(This()))


def asked(lang: str, seats: int) -> list[str]:
    """The pages of a match, of those at which it is not over."""
    return [html for html in pages("read-aloud", seats, lang) if 'data-over="false"' in html]


@pytest.mark.parametrize(("seats", "lang"), few(product((2, 3, 4), LANGUAGES), 5))
def test_in_the_largest_letters_all_buttons_stand_in_one_row_that_stays(lang: str, seats: int, bare: Page) -> None:
    writes(stand(bare, PHONES[0], lang), "larger")
    (row,) = {str(each) for each in faults(bare, ROW, asked(lang, seats))}
    assert len({place.partition(" ")[2] for place in row.split(", ")}) == 1


@pytest.mark.parametrize(("text", "lang"), few(product(("normal", "larger"), LANGUAGES), 3))
def test_on_a_low_phone_the_step_of_a_reading_is_in_sight(lang: str, text: str, bare: Page) -> None:
    writes(stand(bare, PHONES[1], lang), text)
    assert faults(bare, STEP, (*asked(lang, 2), *matches(lang))) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [*SIDEWAYS, (844, 390)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_held_sideways_what_is_read_can_be_read_while_something_that_is_no_card_is_chosen(
    lang: str, size: tuple[int, int], seats: int, bare: Page
) -> None:
    writes(stand(bare, size, lang), "normal")
    for text in (PLAYER, CLAUSE):
        start = table([text, PLAIN, PLAIN], *[[PLAIN] * 3] * seats, condition=Beside(True), by=1)
        assert faults(bare, BESIDE, [show([start, rules.play(start, "read field 1")], lang)]) == []


@pytest.mark.parametrize(("size", "lang"), few(product(((740, 360), (844, 390)), LANGUAGES), 3))
def test_on_a_phone_held_sideways_no_line_of_the_panel_is_cut_at_its_foot(
    lang: str, size: tuple[int, int], bare: Page
) -> None:
    writes(stand(bare, size, lang), "normal")
    start = table([CLAUSE, PLAIN, PLAIN], *[[PLAIN] * 3] * 4)
    tables = [show([start, rules.play(start, "read field 1")], lang), *asked(lang, 4), *matches(lang)]
    assert faults(bare, CUT, (html for html in tables if "account" in html and "newest" not in html)) == []


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(("size", "bans"), [(PHONES[0], (Act.DISCARD_FROM_HANDS,)), (PHONES[1], ())])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_a_condition_of_two_lines_is_whole_beside_changed_limits(
    lang: str, size: tuple[int, int], bans: tuple[Act, ...], seats: int, bare: Page
) -> None:
    writes(stand(bare, size, lang), "normal")
    for condition in (Most(Measure.SUM), Within(Measure.SUM, 10), Beside(True)):
        found = {"condition": condition, "by": 1, "limits": (4, 2), "bans": bans}
        start = table([PLAIN] * 3, *[[PLAIN] * 3] * seats, **found)
        assert faults(bare, SCROLLED, [show([start], lang)]) == []


def with_a_long_row() -> tuple[Match, str]:
    """A match with five cards in each row that the first seat begins, and a card held with which its turn is over."""
    for n in range(99):
        match = Match.begin(GAMES["read-aloud"], f"row-{n}", (ME, "random"), {"limit": "5", "replenish": "leftmost"})
        for move in reversed(rules.moves(match.state)) if match.asked == 0 else ():
            if move.startswith("read hand") and match.play(move).state.turn == 1:
                return match, move
    raise AssertionError("nobody's turn is over at once")


def test_a_selected_card_comes_whole_in_sight_and_another_turn_begins_at_the_beginning_of_the_row(
    lasting: Page,
) -> None:
    match, move = with_a_long_row()
    lasting.set_viewport_size({"width": 360, "height": 740})
    page = moved_to(lasting, links.address(match), "table")
    row, card = page.locator(".lay"), page.locator("#field .slip").nth(3)
    card.evaluate("(card) => card.click()")
    page.wait_for_function("document.querySelector('#field [aria-pressed=true]')")
    assert card.evaluate("(card) => card.getBoundingClientRect().right") <= 360
    tells = "([what, value]) => document.dispatchEvent(new CustomEvent('tell', { detail: { do: what, value } }))"
    page.evaluate(tells, ["clear", ""])
    page.locator("#field:not(:has([aria-pressed=true]))").wait_for()
    page.focus("#toggle-menu")
    assert row.evaluate("(row) => row.scrollLeft") > 0
    held = page.locator(".own .slip").evaluate_all("(cards) => cards.map((card) => card.id)")
    page.evaluate(tells, ["line", move])
    page.wait_for_function("document.querySelector('.lay').scrollLeft === 0")
    newest = page.locator(".own .slip").last
    assert newest.get_attribute("id") not in held
    assert newest.evaluate("(card) => card.getBoundingClientRect().right") <= 360, "it has filled the hand"
    expect(page.locator("#back-own")).to_be_visible()
    expect(page.locator("#to-own")).to_be_hidden()


def test_the_name_of_the_field_is_whole_when_its_row_is_scrolled(bare: Page) -> None:
    stand(bare, PHONES[0])
    start = table([PLAIN] * 4, *[[PLAIN] * 3] * 2, faces=(Face.OPEN,) * 3)
    bare.evaluate("html => { document.querySelector('main').outerHTML = html; }", show([start]))
    row, name = bare.locator(".lay"), bare.locator(".lay .field .zone")
    row.evaluate("(row) => { row.scrollLeft = 60; }")
    assert name.evaluate("(name) => name.getBoundingClientRect().left") >= 0
    assert row.evaluate("(row) => row.scrollLeft") == 60


@pytest.mark.parametrize(("seats", "size", "lang"), few(product((2, 3, 4), PHONES, LANGUAGES), 7))
def test_in_a_replay_on_a_phone_the_condition_is_whole_and_the_names_above_the_hands_stay(
    lang: str, seats: int, size: tuple[int, int], bare: Page
) -> None:
    writes(stand(bare, size, lang), "normal")
    match = played(Match.begin(GAMES["read-aloud"], "plum-river-42", (ME, *("random",) * (seats - 1))), "look")
    moves = range(0, len(match.moves), 5)
    looks = [Window(links.address_with_moves(match, n), {"fudaba:lang": lang}, lang=lang).html for n in moves]
    assert faults(bare, SCROLLED, looks) == []
    assert size != PHONES[0] or seats == 4 or faults(bare, JUDGED, looks) == []
    assert size != PHONES[0] or faults(bare, LETTERS, looks) == []
    assert len({bare.evaluate(TABS, html) for html in looks}) == 1


@pytest.mark.parametrize("size", PHONES)
def test_in_a_replay_of_a_match_that_goes_on_the_own_hand_is_whole(size: tuple[int, int], bare: Page) -> None:
    writes(stand(bare, size), "normal")
    match, move = with_a_long_row()
    html = Window(links.address_with_moves(match.play(move), 0)).html
    bare.evaluate("html => { document.querySelector('main').outerHTML = html; }", html)
    assert bare.locator(".own").evaluate("(own) => own.scrollHeight - own.clientHeight") <= 0


@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_decides_keeps_its_height_while_a_card_is_read(lang: str, size: tuple[int, int], bare: Page) -> None:
    writes(stand(bare, size, lang), "normal")
    start = table([PLAYER, PLAIN, PLAIN], *[[PLAIN] * 3] * 2, condition=Most(Measure.SUM), by=1)
    states = [start, rules.play(start, "read field 1")]
    assert states[-1].reading
    assert len({bare.evaluate(DECIDES, show(states[:n], lang)) for n in (1, 2)}) == 1


@pytest.mark.parametrize("size", PHONES)
def test_two_lines_below_the_buttons_stand_clear_of_them(size: tuple[int, int], bare: Page) -> None:
    writes(stand(bare, size), "normal")
    above, below = bare.evaluate(APART, Window("#/read-aloud?deal=clear-1&v=1&players=me,random").html)
    assert above >= 2
    assert below >= 0


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_the_number_of_the_pile_stays_while_a_card_is_selected(lang: str, seats: int, bare: Page) -> None:
    writes(stand(bare, PHONES[0], lang), "normal")
    changes: dict[str, Any] = {"condition": Within(Measure.SUM, 10), "by": 1, "limits": (4, 2)}
    for more in ({}, {"bans": (Act.DISCARD_FROM_HANDS, Act.SHUFFLE)}):
        start = table([PLAIN] * 3, *[[PLAIN] * 3] * seats, **changes, **more)
        html = show([start], lang, "c0")
        assert "account chosen" in html
        assert bare.evaluate(COUNTED, html)
        assert faults(bare, SCROLLED, [html]) == []
        assert more or bare.evaluate(DECIDES, html) == bare.evaluate(DECIDES, show([start], lang)), "nothing moves"


@pytest.mark.parametrize(
    ("size", "text", "lang"), few(product([*PHONES, (768, 1024), (1280, 800)], ("normal", "larger"), LANGUAGES), 7)
)
def test_choices_that_are_no_cards_lie_over_nothing_of_the_table(
    lang: str, text: str, size: tuple[int, int], bare: Page
) -> None:
    writes(stand(bare, size, lang), text)
    for seats, card in few(product((2, 3, 4), (PLAYER, CLAUSE, LONGER)), 2):
        start = table([card, PLAIN, PLAIN], *[[PLAIN] * 3] * seats, condition=Beside(True), by=1)
        html = show([start, rules.play(start, "read field 1")], lang)
        assert "answers" in html
        assert faults(bare, ABOVE, [html]) == []


@pytest.mark.parametrize(("held", "size", "lang"), few(product((4, 5, 7), PHONES, LANGUAGES), 7))
def test_at_the_end_all_of_the_own_hand_is_in_sight(lang: str, size: tuple[int, int], held: int, bare: Page) -> None:
    writes(stand(bare, size, lang), "normal")
    start = table([PLAIN] * held, *[[LONGER] * held] * 2, pile=1)
    assert bare.evaluate(AT_THE_END, show([start, finish(start, "exhausted")], lang)) == [True] * held


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("size", "lang"), few(product([*PHONES, (768, 1024), (1280, 800), (2560, 1440)], LANGUAGES), 5)
)
def test_what_has_happened_to_the_own_hand_is_whole_lies_over_nothing_and_moves_nothing(
    lang: str, size: tuple[int, int], seats: int, bare: Page
) -> None:
    writes(stand(bare, size, lang), "normal")
    swap: Text = (SwapHands(Place.ANOTHER), Discard(This()))
    states = [table([swap, PLAIN, PLAIN], *[[PLAIN] * 3] * seats)._replace(turn=1)]
    states.append(rules.play(states[-1], "read field 1"))
    if states[-1].asked:
        states.append(rules.play(states[-1], "player 1"))
    html = show(states, lang)
    assert "happened" in html
    assert faults(bare, HAPPENED, [html]) == []
