"""What changes at a table of Court Circular moves nothing: names, the list of hands, the question about heaps."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import Page as Tab

from game.core.chance import Chance
from game.words import LANGUAGES
from tests.browser.test_places import set_size
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
    few([(n, lang, size) for n in (2, 3, 4) for lang in LANGUAGES for size in ("1280x800", "360x740")], 6),
)
def test_names_hands_and_heaps_stay_where_they_are(seats: int, lang: str, size: str, bare: Tab) -> None:
    set_size(bare, size, lang=lang, data_game="court-circular", data_motion="off")
    assert bare.evaluate(LOOK, pages(seats, lang)) == []
