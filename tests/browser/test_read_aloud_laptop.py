"""Read-Aloud in the usual window of a laptop: what is read and what decides have whole lines, and all cards room."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from game.core.chance import Chance
from game.core.match import ME, Match
from game.shelf import GAMES
from game.ui.model import links
from game.words import LANGUAGES
from tests.browser.test_places import STANDS, by, pages, set_size
from tests.matches import played
from tests.ui.page import Page as Window

LAPTOP = "1280x800"
WHOLE = """() => {
  const panel = document.querySelector(".account.on");
  if (!panel) return [];
  const box = (each) => each.getBoundingClientRect();
  const [frame, head] = [box(panel), box(panel.querySelector(".zone"))];
  const lines = (part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return [...range.getClientRects()].filter(({ width, left }) => width > 2 && left < frame.right);
  };
  const cut = (line) => {
    const seen = Math.min(line.bottom, frame.bottom) - Math.max(line.top, head.bottom);
    return seen > 2 && seen < line.height - 4;
  };
  const shown = (each) => getComputedStyle(each).clipPath === "none";
  const parts = [...panel.querySelectorAll(".said, ul > li")].filter(shown);
  const gone = head.width < 9 || head.top < frame.top - 1;
  return [...(gone ? [panel] : []), ...parts.filter((part) => lines(part).some(cut))].map((each) => each.textContent);
}"""
"""Where who reads is out of sight, and the lines of what is read that are cut below it or at the foot."""

TERMS = """() => [...document.querySelectorAll(".terms")]
  .filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.textContent)"""
"""What decides, where it is cut."""
RING = """html => {
  document.querySelector("main").outerHTML = html;
  document.documentElement.dataset.keys = "used";
  const way = document.querySelector(".to-explained");
  way.focus({ focusVisible: true });
  return [getComputedStyle(way).outlineStyle, getComputedStyle(way, "::after").outlineStyle];
}"""
"""Shows a page: the ring around the words of the condition, and that around all of what decides."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_reads_is_in_sight_and_what_is_read_has_whole_lines(lang: str, bare: Page) -> None:
    set_size(bare, LAPTOP, lang=lang, data_game="read-aloud", data_motion="off")
    found = [html for seats in (2, 3) for html in pages("read-aloud", seats, lang)]
    assert bare.evaluate(by(WHOLE), found) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_decides_is_whole_with_the_ring_of_the_focus_inside(lang: str, bare: Page) -> None:
    window = Window("#/read-aloud?deal=robin-leaf-309&v=1&players=me,easy", {"fudaba:lang": lang}, lang=lang)
    window.go_on()
    set_size(bare, LAPTOP, lang=lang, data_game="read-aloud", data_motion="off")
    played = [html for seats in (2, 3, 4) for html in pages("read-aloud", seats, lang)]
    assert bare.evaluate(by(TERMS), [window.html, *played]) == []
    assert bare.evaluate(RING, window.html) == ["none", "solid"]


@pytest.mark.parametrize("size", [LAPTOP, "768x1024", "2560x1440"])
def test_the_number_of_the_discards_stands_where_it_will_stay_before_the_first_one(size: str, bare: Page) -> None:
    set_size(bare, size, lang="en", data_game="read-aloud", data_motion="off")
    found = [html for html in pages("read-aloud", 2, "en") if 'data-over="false"' in html]
    assert "Discards 0" in found[0]
    assert 'class="last' in found[-1]
    assert len({bare.evaluate(STANDS, [html, ".heap.discards > .zone"]) for html in found}) == 1


TEXTS = """() => {
  const box = (each) => each.getBoundingClientRect();
  const laid = ".of-game .slip, .open-hand .slip";
  const slips = [...document.querySelectorAll(laid)].filter((each) => box(each.querySelector(".main")).width > 2);
  const faulty = (slip) => {
    const [main, lead] = [slip.querySelector(".main"), slip.querySelector(".lead")];
    return main.scrollHeight > main.clientHeight + 1 || (lead && box(lead).bottom > box(main).top + 8);
  };
  const [account, rows] = [".account", ".of-game .rows"].map((each) => document.querySelector(each));
  const over = account && rows && box(account).bottom > box(rows).top && box(account).left < box(rows).right;
  const small = slips.filter((slip) => slip.closest(".of2:not(:has(.slip:nth-child(4)))") && box(slip).width < 110);
  const low = slips.filter((slip) => slip.closest(".open-hand") && box(slip).bottom > innerHeight - 64);
  return [...slips.filter(faulty), ...small, ...low, ...(over ? [account] : [])].map((each) => each.textContent);
}"""
"""The cards at the end whose sentence is cut or met by what stands above it, that are small or low; what lies over."""


@pytest.mark.parametrize(("n", "seats"), [(1, 2), (4, 2), (1, 3)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_of_all_hands_can_be_read_at_the_end(lang: str, n: int, seats: int, bare: Page) -> None:
    address = f"#/read-aloud?deal=fin-{n}&v=1&players=me{',easy' * (seats - 1)}"
    window, dice = Window(address, {"fudaba:lang": lang}, lang=lang), Chance(f"e{n}")("moves")
    with window.only_the_last():
        window.settle()
        while not window.wire.model.at_result:
            window.play(dice.choice(window.legal))
    table = window.html
    window.send(window.way_on)
    set_size(bare, LAPTOP, lang=lang, data_game="read-aloud", data_motion="off")
    assert "printed" in table
    assert bare.evaluate(by(TEXTS), [table, window.html]) == []


HELD = """() => {
  const boxes = (part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return [...range.getClientRects()].filter(({ width }) => width > 2);
  };
  const back = (slip) => {
    const { right } = slip.querySelector(".value").getBoundingClientRect();
    return boxes(slip.querySelector(".main")).some(({ left }) => left < right);
  };
  const few = ".lay.far:not(.dense) .group:not(:has(.slip:nth-child(4))) .slip:not(.down)";
  const [way, panel] = ["#toggle-whole", ".account:not(.whole)"].map((each) => document.querySelector(each));
  const out = way && panel && boxes(way)[0]?.top < panel.getBoundingClientRect().top;
  const all = (what) => [...document.querySelectorAll(what)];
  const cut = all(".small-slips").filter((each) => each.scrollHeight > each.clientHeight + 1);
  return [...all(few).filter(back), ...(out ? [way] : []), ...cut]
    .map((each) => each.textContent);
}"""
"""Sentences of a rival's hand that go back below their value, a way that leaves its frame, cut cards of a replay."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_open_hand_the_way_to_all_that_was_read_and_the_cards_of_a_replay_keep_their_frames(
    lang: str, bare: Page
) -> None:
    match = played(Match.begin(GAMES["read-aloud"], "rep-1", (ME, "easy", "easy")), "x")
    replayed = [links.address_with_moves(match, at) for at in range(0, len(match.moves), 6)]
    looks = [Window(address, {"fudaba:lang": lang}, lang=lang).html for address in replayed]
    found = [html for seats in (2, 3) for html in pages("read-aloud", seats, lang)]
    assert any('class="lay far"' in html for html in found)
    assert any("toggle-whole" in html for html in found)
    set_size(bare, LAPTOP, lang=lang, data_game="read-aloud", data_motion="off")
    assert bare.evaluate(by(HELD), [*found, *looks]) == []
