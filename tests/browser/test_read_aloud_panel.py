"""The panel of a reading, the condition and the choice among hands in the browser: nothing that tells is cut."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import product

import pytest
from playwright.sync_api import Page

from game.core.chance import Chance
from game.games.read_aloud import rules
from game.games.read_aloud.language.effects import (
    Beside,
    Decide,
    Discard,
    Each,
    Least,
    Measure,
    Place,
    Some,
    SwapTwo,
    Text,
    This,
    Undecide,
)
from game.games.read_aloud.rules.state import State
from game.words import LANGUAGES
from tests.browser.test_places import pages
from tests.every import few
from tests.read_aloud.sights import PLAIN, STAYS, table
from tests.ui.page import Page as Window

LAPTOP, PHONES = (1280, 800), ((360, 740), (360, 640))
SIDEWAYS = ((667, 375), (740, 360))
LONG: Text = (Decide(Least(Measure.KEEPERS)), Discard(This()))
THREE: Text = (Discard(Some(1, Place.MINE)), Each(Place.OTHERS, 1), Undecide(), Discard(This()))
LAID = """html => {
  document.querySelector("main").outerHTML = html;
  const box = (each) => each.getBoundingClientRect();
  const parts = [...document.querySelectorAll(".account .clauses > li")];
  const seen = (each) => box(each).width > 2;
  return parts.flatMap((part, n) => [...part.querySelectorAll("ul > li")].filter(seen).map((done) => {
    const own = box(part.querySelector(".said"));
    const later = parts.slice(n + 1).map((each) => box(each.querySelector(".said"))).filter((each) => each.width > 2);
    return own.width > 2 && own.bottom <= box(done).top + 1 && later.every((each) => each.top >= box(done).bottom - 1);
  }));
}"""
"""Shows a page: of all that the clauses of a reading did, whether it stands below its clause and above the next."""
GAP = """html => {
  document.querySelector("main").outerHTML = html;
  const box = (each) => document.querySelector(each).getBoundingClientRect();
  return [document.querySelector(".wish").getClientRects().length, box(".now .lead").top - box(".condition").bottom];
}"""
"""Shows a page: the lines of the condition, and how many pixels below it the next line begins."""
WIDE = """html => {
  document.querySelector("main").outerHTML = html;
  const lines = (part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return [...range.getClientRects()];
  };
  const [panel, now] = [".account.on", ".account.on .now > .said"].map((each) => document.querySelector(each));
  const [said, next] = [".condition", ".now:has(.box)"].map((each) => document.querySelector(`.terms ${each}`));
  const ends = Math.max(...lines(said).map((each) => each.bottom));
  const hidden = now && now.getBoundingClientRect().bottom > panel.getBoundingClientRect().bottom + 1;
  const met = next && [...next.children].some((each) => each.getBoundingClientRect().top < ends - 1);
  return [...(hidden ? [now] : []), ...(met ? [said] : [])].map((each) => each.textContent);
}"""
"""Shows a page: the present step if it is out of sight; the condition if its letters meet those of the next line."""
HANDS = """html => {
  document.querySelector("main").outerHTML = html;
  return [...document.querySelectorAll(".lay .group .slips")].map((each) => each.scrollHeight - each.clientHeight);
}"""
"""Shows a page: by how many pixels each hand beside the field is higher than its place."""
STEPS = """html => {
  document.querySelector("main").outerHTML = html;
  const out = (each) => getComputedStyle(each).textOverflow === "ellipsis" && each.scrollWidth > each.clientWidth + 1;
  return [...document.querySelectorAll(".account .said")].filter((each) => each.clientWidth > 2 && out(each))
    .map((each) => each.textContent);
}"""
"""Shows a page: the sentences of the panel whose end is cut off in its line."""

SLICED = """html => {
  const HOW = { checkVisibilityCSS: true };
  document.querySelector("main").outerHTML = html;
  const panel = document.querySelector(".account.newest:not(.on)");
  const cut = (part) => {
    let [top, bottom] = [-Infinity, Infinity];
    for (let each = part; each !== panel.parentElement; each = each.parentElement) {
      const heard = each.matches(".unseen") || getComputedStyle(each).clipPath !== "none";
      if (heard || !each.checkVisibility(HOW)) return false;
      if (getComputedStyle(each).overflowY === "visible") continue;
      const frame = each.getBoundingClientRect();
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    const lines = document.createRange();
    lines.selectNodeContents(part);
    return [...lines.getClientRects()].some((line) => {
      const seen = Math.min(line.bottom, bottom) - Math.max(line.top, top);
      return line.width > 2 && seen > 3 && seen < 0.7 * line.height;
    });
  };
  const parts = panel ? [...panel.querySelectorAll(".zone, .said, ul > li, .in-short")] : [];
  return parts.filter(cut).map((part) => part.textContent);
}"""
"""Shows a page: what the panel of a reading that is over shows only the upper or lower part of the letters of."""

HALVED = """html => {
  document.querySelector("main").outerHTML = html;
  const [panel, terms] = [".account", ".terms"].map((each) => document.querySelector(each));
  const top = panel.getBoundingClientRect().top + panel.clientTop, bottom = top + panel.clientHeight;
  const lines = (part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return [...range.getClientRects()];
  };
  const halved = (line) => {
    const seen = Math.min(line.bottom, bottom) - Math.max(line.top, top);
    return line.width > 2 && seen > 0.25 * line.height && seen < 0.7 * line.height;
  };
  const cut = [...panel.querySelectorAll(".said")].filter((part) => lines(part).some(halved));
  return [...cut, ...(terms.scrollHeight > terms.clientHeight + 1 ? [terms] : [])].map((each) => each.textContent);
}"""
"""Shows a page: the sentences of the panel that have half a line at its edge; the condition where it is scrolled."""

SHORT = """html => {
  document.querySelector("main").outerHTML = html;
  return [".account .clauses", ".account .in-short"].map((name) => {
    const { clientHeight, scrollHeight } = document.querySelector(name);
    return clientHeight > 9 && scrollHeight <= clientHeight + 1;
  });
}"""
"""Shows a page: whether all that was read is seen, and whether all of the same in short is."""

ORDERED = """html => {
  document.querySelector("main").outerHTML = html;
  const panel = document.querySelector(".account.newest.on");
  if (!panel) return [];
  const frame = panel.getBoundingClientRect();
  const hides = (each) => getComputedStyle(each).clipPath !== "none";
  const clipped = (each) => hides(each) || (each !== panel && clipped(each.parentElement));
  const parts = [...panel.querySelectorAll(".zone, .said, ul > li")]
    .map((each) => ({ each, box: each.getBoundingClientRect() }))
    .filter(({ each, box }) => box.width > 2 && box.left >= frame.left && box.right <= frame.right && !clipped(each));
  const apart = parts.slice(1).map(({ box }, n) => box.top - parts[n].box.bottom);
  return apart.some((gap) => gap < -4 || gap > 4) ? [parts.map(({ each }) => each.textContent)] : [];
}"""
"""Shows a page: the sentences of a card that is read, where one does not stand just below the one before it."""

OVER_A_LINE = """html => {
  document.querySelector("main").outerHTML = html;
  const way = document.querySelector(".account:not(.whole) ~ #toggle-whole")?.getBoundingClientRect();
  if (!way) return [];
  return [...document.querySelectorAll(".account :is(.said, ul > li)")].filter((part) => {
    const { left, right, top } = part.getBoundingClientRect();
    return left < way.right && right > way.left && top > way.top + 8 && top < way.bottom - 3;
  }).map((part) => part.textContent);
}"""
"""Shows a page: what begins in the line below the way to all that was read, and higher than that ends."""

HINTED = """html => {
  document.querySelector("main").outerHTML = html;
  const hint = document.querySelector(".felt .notice-line.long");
  hint.firstChild.textContent += hint.textContent.repeat(2);
  const faces = [...document.querySelectorAll(".rivals .face")].map((each) => each.getBoundingClientRect().top);
  const ends = hint.getBoundingClientRect().bottom, line = parseFloat(getComputedStyle(hint).lineHeight);
  const lines = (hint.clientHeight - 2) / line;
  const good = ends <= Math.min(...faces) && Math.abs(lines - Math.round(lines)) < 0.1;
  return good && hint.scrollHeight > hint.clientHeight ? [] : [`${ends}, ${lines} lines: ${hint.textContent}`];
}"""
"""Shows a page: where its hint, three times as long, ends below the top of a face, or is not a box of whole lines."""

TURNED = """html => {
  document.querySelector("main").outerHTML = html;
  const box = (each) => each.getBoundingClientRect();
  const seen = (each) => box(each).width > 2 && getComputedStyle(each).clipPath === "none";
  const written = (part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    const ends = box(part).right - parseFloat(getComputedStyle(part).paddingRight);
    return [...range.getClientRects()].map(({ left, right, top, bottom }) => (
      { left, right: Math.min(right, ends), middle: (top + bottom) / 2 }));
  };
  const way = document.querySelector(".account:not(.whole) ~ #toggle-whole");
  const at = way && box(way), reader = document.querySelector(".account .reader");
  const head = reader ? ".reader, .took-it" : ".zone";
  const parts = [...document.querySelectorAll(`.account :is(.said, ul > li, ${head})`)];
  const under = parts.filter((part) => at && seen(part) && written(part).some(({ left, right, middle }) =>
    left < at.right && right > at.left && middle > at.top + 2 && middle < at.top + 20));
  const none = [...document.querySelectorAll(".rivals .held:has(.back)")].filter((held) => box(held).width < 12);
  return [...under, ...none].map((each) => each.textContent || "no room for the cards held");
}"""
"""Shows a page: the sentences that lie under the way to all that was read, and where a rival's cards have no room."""


def show(states: Sequence[State], lang: str = "en", card: str = "") -> str:
    """The page of the first seat when these states have come one after the other, perhaps with a card selected."""
    rivals = ",easy" * (len(states[0].hands) - 1)
    page = Window(f"#/read-aloud?deal=panel-1&v=1&players=me{rivals}", {"fudaba:lang": lang}, lang=lang)
    page.go_on()
    match = page.match._replace(states=tuple(states), moves=("x",) * (len(states) - 1))
    page.wire.model = page.wire.model.on(page.table._replace(match=match))
    page.send("clear")
    if card:
        page.send("tick", card)
    return page.html


def stand(bare: Page, size: tuple[int, int], lang: str = "en") -> Page:
    """The bare page as a table of this size in this language."""
    bare.set_viewport_size({"width": size[0], "height": size[1]})
    for fact in {"data-game": "read-aloud", "data-route": "table", "data-state": "ready", "lang": lang}.items():
        bare.evaluate("fact => document.documentElement.setAttribute(...fact)", [*fact])
    return bare


def read(text: Text, seats: int) -> Iterator[list[State]]:
    """The states of a reading by the second seat, to each of its questions."""
    states = [table([text, PLAIN, PLAIN], *[[PLAIN, STAYS, PLAIN]] * seats)._replace(turn=1)]
    states.append(rules.play(states[-1], "read field 1"))
    while states[-1].asked:
        yield states
        states.append(rules.play(states[-1], rules.moves(states[-1])[0]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_clause_did_stands_below_it_while_the_card_is_read(lang: str, bare: Page) -> None:
    stand(bare, LAPTOP, lang)
    found = [each for states in read(THREE, 3) for each in bare.evaluate(LAID, show(states, lang))]
    assert found
    assert all(found)


@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_underline_of_a_long_condition_is_clear_of_the_next_line(
    lang: str, size: tuple[int, int], bare: Page
) -> None:
    stand(bare, size, lang)
    for seats in (2, 3, 4):
        lines, gap = bare.evaluate(
            GAP, show([table([PLAIN] * 3, *[[PLAIN] * 3] * seats, condition=Beside(True), by=1)], lang)
        )
        assert lines > 1
        assert gap >= 0


def test_in_a_wide_window_the_present_step_is_in_sight_and_the_lines_of_the_condition_stand_apart(bare: Page) -> None:
    page = Window("#/read-aloud?deal=coral-temple-344&v=1&players=me,normal", {"fudaba:lang": "ja"}, lang="ja")
    dice, shown = Chance("y1")("moves"), []
    page.go_on()
    for n in range(20):
        shown.append(page.html)
        page.play(["read hand 1", "hand 3"][n] if n < 2 else dice.choice(page.legal))
        page.go_on()
    stand(bare, LAPTOP, "ja")
    assert faults(bare, WIDE, shown) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("held", [3, 4, 5, 7])
def test_all_hands_to_choose_from_are_whole_on_a_laptop(held: int, seats: int, bare: Page) -> None:
    stand(bare, LAPTOP)
    start = table([(Discard(Some(1, Place.ANYONE)),), *[PLAIN] * (held - 1)], *[[PLAIN] * held] * seats)
    found = bare.evaluate(HANDS, show([start, rules.play(start, "read field 1")]))
    assert len(found) == seats - 1
    assert max(found) <= 0


def faults(bare: Page, finder: str, tables: Iterable[str]) -> list[object]:
    """What this script finds on these pages, one after the other."""
    return [fault for html in tables for fault in bare.evaluate(finder, html)]


@cache
def matches(lang: str) -> tuple[str, ...]:
    """The pages of a match at all turns of the first of three seats."""
    page = Window("#/read-aloud?deal=harbor-12&v=1&players=me,normal,normal", {"fudaba:lang": lang}, lang=lang)
    dice, found = Chance("panel")("moves"), []
    page.go_on()
    while page.match.asked is not None:
        found.append(page.html)
        page.play(dice.choice(page.legal))
        page.go_on()
    return tuple(found)


@pytest.mark.parametrize(("size", "lang"), few(product(PHONES, LANGUAGES), 5))
def test_no_sentence_of_the_panel_ends_in_the_middle_of_its_line(lang: str, size: tuple[int, int], bare: Page) -> None:
    stand(bare, size, lang)
    assert faults(bare, STEPS, matches(lang)) == []


@pytest.mark.parametrize(("size", "lang"), few(product(PHONES, LANGUAGES), 5))
def test_what_was_read_has_whole_lines_when_the_turn_begins(lang: str, size: tuple[int, int], bare: Page) -> None:
    stand(bare, size, lang)
    assert faults(bare, SLICED, matches(lang)) == []


@pytest.mark.parametrize(("text", "whole"), [(STAYS, True), (LONG, False)])
def test_what_was_read_is_whole_on_a_phone_and_where_it_has_no_room_all_steps_are_told_in_short(
    text: Text, whole: bool, bare: Page
) -> None:
    stand(bare, PHONES[0], "ja")
    states = [table([text, PLAIN, PLAIN], *[[PLAIN, STAYS, PLAIN]] * 2)._replace(turn=1)]
    states.append(rules.play(states[0], "read field 1"))
    assert bare.evaluate(SHORT, show(states, "ja")) == [whole, not whole]


@pytest.mark.parametrize(("size", "lang"), few(product(SIDEWAYS, LANGUAGES), 5))
def test_on_a_phone_held_sideways_what_is_read_has_whole_lines_and_the_condition_room(
    lang: str, size: tuple[int, int], bare: Page
) -> None:
    stand(bare, size, lang)
    assert faults(bare, HALVED, (html for html in matches(lang) if "account" in html)) == []


@pytest.mark.parametrize("size", [(390, 844), *PHONES])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_read_and_what_it_did_stand_one_below_the_other(lang: str, size: tuple[int, int], bare: Page) -> None:
    stand(bare, size, lang)
    tables = [html for html in matches(lang) if "on newest" in html]
    assert tables
    assert faults(bare, ORDERED, tables) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_with_four_the_way_to_all_that_was_read_lies_over_no_line(lang: str, bare: Page) -> None:
    stand(bare, PHONES[0], lang)
    assert faults(bare, OVER_A_LINE, pages("read-aloud", 4, lang)) == []


@pytest.mark.parametrize(("size", "lang"), few(product(PHONES, LANGUAGES), 5))
def test_a_hint_of_many_lines_ends_above_the_faces_and_shows_whole_lines(
    lang: str, size: tuple[int, int], bare: Page
) -> None:
    stand(bare, size, lang)
    hints = [html for html in pages("read-aloud", 4, lang) if "notice-line long" in html]
    assert hints
    assert faults(bare, HINTED, hints) == []


@pytest.mark.parametrize(("size", "lang"), few(product(SIDEWAYS, LANGUAGES), 5))
def test_on_a_phone_held_sideways_no_way_lies_over_a_sentence_and_cards_held_have_room(
    lang: str, size: tuple[int, int], bare: Page
) -> None:
    stand(bare, size, lang)
    tables = [html for seats in (3, 4) for html in pages("read-aloud", seats, lang) if 'data-over="false"' in html]
    assert any("toggle-whole" in html for html in tables)
    assert faults(bare, TURNED, tables) == []


UNCOVERED = """html => {
  document.querySelector("main").outerHTML = html;
  const list = document.querySelector(".looked-through").getBoundingClientRect();
  const { left, right, top, bottom } = document.querySelector(".terms").getBoundingClientRect();
  return left >= list.right || right <= list.left || top >= list.bottom || bottom <= list.top;
}"""
"""Shows a page: whether the condition is in sight beside the discards that are looked through."""


@pytest.mark.parametrize("size", [LAPTOP, *PHONES, *SIDEWAYS, (768, 1024)])
def test_the_condition_stays_in_sight_while_one_of_the_discards_is_chosen(size: tuple[int, int], bare: Page) -> None:
    stand(bare, size)
    start = table([(SwapTwo(Place.MINE, Place.DISCARDS),), PLAIN], *[[PLAIN] * 3] * 2, condition=Beside(True), by=1)
    start = start._replace(discards=start.pile[:9], pile=start.pile[9:])
    states = [start, rules.play(start, "read field 1")]
    states.append(rules.play(states[-1], "hand 1"))
    assert bare.evaluate(UNCOVERED, show(states))
