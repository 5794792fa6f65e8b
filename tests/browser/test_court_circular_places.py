"""What changes at a table of Court Circular moves nothing: names, the list of hands, the question about heaps."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import Page as Tab

from game.core.chance import Chance
from game.games.court_circular import rules
from game.games.court_circular.page.result import result
from game.ui.html import render
from game.words import LANGUAGES
from tests.browser.test_places import set_size
from tests.court_circular.scenes import scene, text_of
from tests.court_circular.tables import dealt
from tests.every import few
from tests.ui.page import Page

ANSWERS = 60
"""Two rounds of three players and more."""
LOOK = """pages => {
  const known = {}, faults = new Set();
  const box = (each) => each.getBoundingClientRect();
  const stays = (name, now) => {
    known[name] ??= now;
    if (Math.abs(known[name] - now) > 0.5) faults.add(`${name} moves from ${known[name]} to ${now}`);
  };
  for (const html of pages) {
    document.querySelector("main").outerHTML = html;
    for (const each of document.querySelectorAll(".arch .owner"))
      stays(`${each.innerText} ${each.parentNode.querySelector(".box")?.innerText}`, box(each).x);
    const list = document.querySelector(".hands")?.getBoundingClientRect().top;
    for (const each of document.querySelectorAll("main:not(.ending) .hands tbody tr"))
      if (each.checkVisibility()) stays(each.dataset.hand, Math.round(box(each).bottom - list));
    const raised = document.querySelector(".hand [aria-pressed=true]");
    if (raised && box(raised).top - 3 < box(document.querySelector(".preview")).bottom - 1)
      faults.add(`touches: ${document.querySelector(".preview").innerText}`);
    const told = document.querySelector(".middle:has(.arch) > .result:not(.with-count)");
    if (told && box(told).bottom > box(document.querySelector(".arch")).top + 8) faults.add(`below: ${told.innerText}`);
    for (const gain of document.querySelectorAll(".heaps .gain")) {
      const ask = gain.parentNode.querySelector("button");
      const before = box(ask).x;
      gain.remove();
      if (gain.closest(".mine")) stays("the question", before);
      if (Math.abs(box(ask).x - before) > 0.5) faults.add("the question moves when the points go");
    }
  }
  return [...faults];
}"""
"""What moves from one page to another, and what touches or lies where it should not."""

REASONS = """([html, results]) => {
  document.querySelector("main").outerHTML = html;
  const box = (found) => document.querySelector(found).getBoundingClientRect();
  return results.flatMap((each) => {
    document.querySelector(".middle > .result").outerHTML = each;
    const told = document.querySelector(".middle > .result");
    const { top, bottom } = told.getBoundingClientRect();
    const apart = top >= box("#status").bottom && bottom <= box(".arch").top;
    return told.scrollHeight > told.clientHeight + 1 || !apart ? [told.innerText] : [];
  });
}"""
"""Which of these results are cut on a page, or do not lie between what is asked and the rows."""

HIDDEN = """html => {
  document.querySelector("main").outerHTML = html;
  return [...document.querySelectorAll(".arch .card")].flatMap((card) => {
    const face = card.querySelector("svg");
    const free = ([x, y]) => {
      const at = new DOMPoint(x, y).matrixTransform(face.getScreenCTM());
      return document.elementFromPoint(at.x, at.y)?.closest(".card") === card;
    };
    return [[15, 20], [35, 20], [48, 23], [60, 12], [72, 23]].every(free) ? [] : [card.ariaLabel];
  });
}"""
"""Of which cards of a round something lies over the number, or over the left, the top or the right of the suit."""

TORN = """html => {
  document.querySelector("main").outerHTML = html;
  const notice = document.querySelector("#notice"), found = [];
  for (const walk = document.createTreeWalker(notice, NodeFilter.SHOW_TEXT); walk.nextNode(); )
    for (const { index, 0: name } of walk.currentNode.data.matchAll(
      /(ハート|ダイヤ|クラブ|スペード)の(10|[2-9AJQK])/g,
    )) {
      const range = new Range();
      range.setStart(walk.currentNode, index);
      range.setEnd(walk.currentNode, index + name.length);
      found.push([name, range.getClientRects().length]);
    }
  const torn = found.filter(([, lines]) => lines > 1);
  return [torn, found.length, Math.floor(notice.scrollHeight / parseFloat(getComputedStyle(notice).lineHeight))];
}"""
"""Which names of cards in a notice have two lines, how many names there are, and how many lines."""


@cache
def reasons(seats: int, lang: str, *, won: bool) -> tuple[str, ...]:
    """The longest of all kinds of reasons that many rounds had, as the winner or the next player reads them."""
    found: dict[str, None] = {}
    for deal in range(40):
        state, dice = dealt(seats, deal=f"kinds-{deal}"), Chance(f"kinds-{deal}")("moves")
        while state.asked is not None and state.round < 6:
            state = rules.play(state, dice.choice(rules.moves(state)[: 9 if deal % 3 else None]))
            if state.choosing and (last := state.last):
                seat = last.winner if won else (last.winner + 1) % seats
                found[render(result(scene(state, seat=seat, lang=lang), last))] = None
    return tuple(sorted(found, key=lambda html: -len(text_of(html)))[:12])


@cache
def pages(seats: int, lang: str) -> tuple[str, ...]:
    """The pages of the first rounds of a match, each card selected before it is laid."""
    rivals = ",".join(["beginner"] * (seats - 1))
    stored = {"fudaba:lang": lang}
    page = Page(f"#/court-circular?deal=still-{seats}&v=1&players=me,{rivals}", stored, lang=lang)
    return tuple(dict.fromkeys(_played(page)))


def _played(page: Page) -> Iterator[str]:
    dice = Chance("still")("moves")
    for _ in range(ANSWERS):
        yield page.html
        if on := page.way_on:
            page.send(on)
        elif page.answer["more"] is not None or not page.legal:
            page.send("more")
        else:
            move = dice.choice([each for each in page.legal if each != "drop"])
            page.send("tick", f"c-{move.split()[-1]}")
            yield page.html
            page.send("line", move)


@pytest.mark.parametrize(
    ("seats", "lang", "size"),
    few([(n, lang, size) for n in (2, 3, 4) for lang in LANGUAGES for size in ("1280x800", "360x740")], 7),
)
def test_names_hands_and_heaps_stay_where_they_are(seats: int, lang: str, size: str, bare: Tab) -> None:
    set_size(bare, size, lang=lang, data_game="court-circular", data_motion="off")
    found = pages(seats, lang)
    assert bare.evaluate(LOOK, found) == []
    for won in (True, False):
        lies = (each for each in found if "result of-round" in each and "with-count" not in each)
        if size == "360x740" and (html := next((each for each in lies if ('id="put-away"' in each) != won), "")):
            assert bare.evaluate(REASONS, [html, reasons(seats, lang, won=won)]) == [], won


@pytest.mark.parametrize("size", ["360x740", "320x568", "768x1024"])
def test_number_and_suit_of_each_card_in_the_fan_can_be_seen(size: str, bare: Tab) -> None:
    set_size(bare, size, lang="en", data_game="court-circular", data_motion="off")
    found = next(html for html in pages(2, "en") if "result of-round" in html)
    assert bare.evaluate(HIDDEN, found) == []


def test_no_line_of_a_hint_ends_within_the_name_of_a_card(bare: Tab) -> None:
    page = Page("#/court-circular?deal=a-1&v=1&players=me,normal", {"fudaba:lang": "ja"}, lang="ja")
    set_size(bare, "360x740", lang="ja", data_game="court-circular", data_motion="off")
    named: list[int] = []
    while len(named) < 6:
        page.settle()
        while page.way_on:
            page.send(page.way_on)
            page.settle()
        page.hint()
        torn, names, lines = bare.evaluate(TORN, page.html)
        assert torn == []
        assert lines <= 3
        named.append(names)
        page.play(page.legal[0])
    assert sum(named) >= len(named)
