"""The sentence of the card that is selected or being read stands whole at the table of Read-Aloud.

So does what is said against the one that is selected; on a desktop all that lies open is in sight at once.
"""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Page as Tab

from game.games.read_aloud.cards.packs import CARDS
from game.games.read_aloud.language.sentences import steps
from game.words import LANGUAGES
from tests.browser.test_places import lay, pages, set_size
from tests.every import EVERY, few
from tests.read_aloud.sights import asked

SIZES = ("768x1024", "1280x720", "1280x800", "1440x900", "2560x1440")
PHONE = "360x740"
PHONES = (PHONE, "360x640")
SEATS = few((2, 3, 4))
FRAMED = 'account chosen"'
"""What stands on a page on which a card is selected."""
LONGEST = 12 if EVERY else 4
"""So many cards, those with the longest sentences, are laid into the place of the one that is read."""
CUT = """([pages, kind, cards, why]) => pages.flatMap((html, i) => {
  document.querySelector("main").outerHTML = html;
  const account = document.querySelector(`.account.${kind}:not(.quoting, .headed)`);
  if (!account) return [];
  const GAP = 5;
  account.classList.add("long");
  const clauses = account.querySelector(".clauses");
  const way = kind === "on" ? "now" : "to-come";
  return cards.flatMap((card) => {
    const lines = card.map((each) => `<li class="${way}"><div class="said">${each}</div></li>`);
    clauses.innerHTML = `${lines.join("")}${kind === "on" ? "" : `<li class="refused">${why}</li>`}`;
    const { top, bottom } = account.getBoundingClientRect();
    const line = parseFloat(getComputedStyle(account).lineHeight);
    const room = document.querySelector(".lay").getBoundingClientRect().top - bottom;
    if (kind === "on" && innerWidth < 736 && room < line + GAP) return [];
    const boxes = [...clauses.querySelectorAll(".said, .refused")].map((said) => said.getBoundingClientRect());
    return boxes.some((box) => box.top < top - 1 || box.bottom > bottom + 1) ? [[i, card.join(" ")]] : [];
  });
})"""
"""Puts each card into the place where one is read, and tells the pages on which its sentence is cut.

While it is read it may be cut on a phone where there is no more room for a line, and anywhere for the few paces in
which it is told who has just taken a card. One that is selected comes with the
sentence that it would change nothing.
"""

PANELS = """pages => pages.flatMap((html, i) => {
  document.querySelector("main").outerHTML = html;
  const terms = document.querySelector(".terms");
  const lines = [...document.querySelectorAll(".account.newest:not(.on) :is(.said, ul > li)")];
  const box = document.querySelector(".account .clauses")?.getBoundingClientRect();
  const tops = lines.map((line) => line.getBoundingClientRect())
    .filter((line) => line.height > 2 && line.left < box.right - 1).map((line) => line.top);
  const cut = terms && terms.scrollHeight > terms.clientHeight + 1;
  const sorted = tops.every((top, n) => n === 0 || top > tops[n - 1]);
  const took = document.querySelector(".headed .took-it")?.checkVisibility();
  const short = document.querySelector(".account .in-short")?.getBoundingClientRect().height > 2;
  return cut || !sorted || (lines.length && !tops.length && !took && !short) ? [[i, cut, tops]] : [];
})"""
"""The pages on which what decides is cut, or what a card did is not told in the order in which it happened.

Where the whole has no room it is told in short; and for the few paces in which it is told who has just taken a card
that alone may have the place.
"""

OPEN = """pages => pages.flatMap((html, i) => {
  document.querySelector("main").outerHTML = html;
  const column = '[data-seats="4"] .lay.dense .slips';
  const high = (each) => each.scrollHeight > each.clientHeight + 1 && !each.matches(column);
  const cut = (each) => high(each) || each.scrollWidth > each.clientWidth + 1;
  const ways = document.querySelector(".beside")?.checkVisibility();
  const found = [...document.querySelectorAll(".felt :is(.terms, .lay, .lay .slips)")].filter(cut);
  return found.length || ways ? [[i, found.map((each) => each.id || each.className), ways]] : [];
})"""
"""The pages on which something of what lies open is out of sight, or a way to such a thing is there.

With all hands open a table of four has sixteen sentences and more, for which a laptop has no room in letters that can
be read: there each hand is scrolled by itself, and no hand is out of sight.
"""

PARTS = """pages => pages.flatMap((html, i) => {
  document.querySelector("main").outerHTML = html;
  const part = document.querySelector(".account.on .past");
  if (!part?.checkVisibility()) return [];
  const of = (node, from, to) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return range.getBoundingClientRect();
  };
  const before = part.previousSibling;
  const text = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (text.nextNode() && !text.currentNode.parentElement.checkVisibility()) {}
  if (!text.currentNode.data) return [];
  const end = of(before, before.length - 1, before.length);
  const begin = of(text.currentNode, 1, 2);
  return [begin.left > end.right + 2 || begin.top > end.top + 4];
})"""
"""For each page that says which part of how many is being done, whether that is set apart from the sentence."""


def _longest(lang: str) -> list[tuple[str, ...]]:
    """The parts of the longest sentences."""
    return sorted((tuple(steps(card.text, lang)) for card in CARDS.values()), key=lambda said: -len("".join(said)))[
        :LONGEST
    ]


def _cut(bare: Tab, size: str, lang: str, kind: str) -> list[object]:
    """Where the sentence is cut; with EVERY, with any number of players, else with the fewest and the most."""
    set_size(bare, size, lang=lang, data_game="read-aloud", data_motion="off")
    tables = [html for seats in SEATS for html in pages("read-aloud", seats, lang)]
    found: list[object] = bare.evaluate(CUT, [tables, kind, _longest(lang), asked(lang)("page.idle")])
    return found


def test_the_frame_of_a_selected_card_stays_under_the_mouse(bare: Tab) -> None:
    set_size(bare, "1280x800", data_game="read-aloud", data_motion="off")
    html = next(html for html in pages("read-aloud", 2, "en") if FRAMED in html)
    bare.mouse.move(0, 0)
    lay(bare, html)
    card = bare.locator(".read-aloud button.slip.able[aria-pressed=true]").first
    looks = []
    for reach in (lambda: None, card.hover):
        reach()
        bare.wait_for_timeout(400)
        looks.append(card.evaluate("each => getComputedStyle(each).boxShadow"))
    assert looks[0] == looks[1] != "none"


@pytest.mark.parametrize(("lang", "size"), few(product(LANGUAGES, SIZES), 5))
def test_the_longest_sentence_that_is_read_stands_whole(lang: str, size: str, bare: Tab) -> None:
    assert {kind: _cut(bare, size, lang, kind)[:3] for kind in ("chosen", "on")} == {"chosen": [], "on": []}


@pytest.mark.parametrize(("lang", "size"), few(product(LANGUAGES, PHONES), 3))
def test_on_a_phone_what_is_selected_is_whole_and_what_is_read_cut_only_where_all_room_is_taken(
    lang: str, size: str, bare: Tab
) -> None:
    kinds = ("chosen", "on") if size == PHONE else ("chosen",)
    assert {kind: _cut(bare, size, lang, kind)[:3] for kind in kinds} == {kind: [] for kind in kinds}


@pytest.mark.parametrize(("lang", "seats"), few(product(LANGUAGES, (2, 3, 4)), 5))
def test_on_a_desktop_what_decides_and_all_that_lies_open_is_in_sight_at_once(lang: str, seats: int, bare: Tab) -> None:
    set_size(bare, "1280x800", lang=lang, data_game="read-aloud", data_motion="off")
    assert bare.evaluate(OPEN, pages("read-aloud", seats, lang)) == []


@pytest.mark.parametrize(("lang", "seats"), few(product(LANGUAGES, (2, 3, 4)), 5))
def test_on_a_phone_what_decides_is_whole_and_what_a_card_did_is_told_in_order(
    lang: str, seats: int, bare: Tab
) -> None:
    set_size(bare, PHONE, lang=lang, data_game="read-aloud", data_motion="off")
    assert bare.evaluate(PANELS, pages("read-aloud", seats, lang)) == []


def test_which_part_of_a_card_is_being_done_is_set_apart_from_its_sentence(bare: Tab) -> None:
    set_size(bare, "1024x768", data_game="read-aloud", data_motion="off")
    found = [each for seats in (2, 3, 4) for each in bare.evaluate(PARTS, pages("read-aloud", seats, "en"))]
    assert found
    assert all(found)
