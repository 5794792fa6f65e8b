"""Several people at one device: with default and long names nothing in their lines lies over anything else."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from playwright.sync_api import Page as Tab

from game.shelf import GAMES
from game.words import LANGUAGES
from tests.browser.test_places import set_size, table_of, watching
from tests.every import few
from tests.ui.page import Page

CALLED = {
    "default": {"en": "", "ja": ""},
    "long": {"en": "Wilhelmina", "ja": "ジュリエット"},
    "longest": {"en": "Maximiliane Theodora", "ja": "ながいなまえのひと"},
}
"""Names of people: none typed, long ones that are written in one line, and such as are cut.

Of one still longer the status of Gang of Four has a third line.
"""
TRIED = ("garlandland", "gang-of-four", "read-aloud")
"""Games whose line has room for both; in Court Circular the way to the list of hands gets narrower there."""
APART = """() => {
  const box = (each) => each.getBoundingClientRect();
  const meet = (a, b) => a.right > b.left + 1 && a.left < b.right - 1 && a.bottom > b.top + 1 && a.top < b.bottom - 1;
  const covered = [...document.querySelectorAll(".felt .who > h2")].flatMap((name) => {
    const beside = [...name.parentElement.querySelectorAll(".held *, .score *, .badges *")];
    const over = beside.find((each) => box(each).width > 1 && each.checkVisibility() && meet(box(name), box(each)));
    return over ? [`${name.innerText} lies over ${over.className || over.localName} ${over.innerText}`] : [];
  });
  const beside = [...document.querySelectorAll(".felt .mine > .who")].flatMap((who) => {
    const ends = [...who.querySelectorAll(".badges .box, .badges button")].filter((each) => each.checkVisibility());
    const begins = [...who.querySelectorAll(".score *")].filter((each) => box(each).width > 1);
    const over = begins.find((each) => ends.some((end) => meet(box(end), box(each))));
    return over ? [`${over.innerText} lies over a badge: ${who.innerText}`] : [];
  });
  return [...covered, ...beside];
}"""
"""Which name lies over what stands beside it, and what of the own score over a badge."""
ANSWERS = 30


@cache
def pages(name: str, seats: int, lang: str, called: str) -> tuple[str, ...]:
    """The different pages that the first of the people sees in one match, and the first curtain."""
    page = Page(f"#/{name}?deal=still-{seats}&v=1&players=me{',human' * (seats - 1)}", {"fudaba:lang": lang}, lang=lang)
    typed = CALLED[called][lang]
    page.wire.model = page.wire.model.on(page.table._replace(names=(typed,) * seats if typed else ()))
    return tuple(dict.fromkeys(map(table_of, _played(page))))


def _played(page: Page) -> Iterator[str]:
    """The table whenever the first of the people is asked, and the results that lie there for this seat."""
    for _ in range(ANSWERS):
        if page.match.asked is None:
            return
        if page.wire.model.curtain is not None:
            page.send("lift")
        if page.table.lifted == 0:
            yield page.html
        if page.way_on:
            page.send(page.way_on)
        else:
            page.send("line", page.legal[0])


@pytest.mark.parametrize(
    ("game", "seats", "lang", "called"),
    few(((g, n, lang, called) for g, lang, called in product(TRIED, LANGUAGES, CALLED) for n in GAMES[g].seats), 9),
)
def test_on_a_phone_the_names_of_people_and_all_beside_them_lie_apart(
    game: str, seats: int, lang: str, called: str, bare: Tab
) -> None:
    set_size(bare, "360x740", lang=lang, data_game=game, data_motion="off")
    assert bare.evaluate(watching(APART), pages(game, seats, lang, called)) == []


ENDS = """html => {
  document.querySelector("main").outerHTML = html;
  const head = document.querySelector("#head");
  const range = document.createRange();
  range.selectNodeContents(head);
  return new Set([...range.getClientRects()].map((each) => Math.round(each.top))).size;
}"""
"""The number of lines of the heading."""


@pytest.mark.parametrize("called", ["default", "long"])
def test_on_a_phone_the_heading_of_the_curtain_is_one_line_in_japanese(called: str, bare: Tab) -> None:
    set_size(bare, "360x740", lang="ja", data_game="garlandland", data_motion="off")
    page = Page("#/garlandland?deal=still-2&v=1&players=me,human", {"fudaba:lang": "ja"}, lang="ja")
    typed = CALLED[called]["ja"]
    page.wire.model = page.wire.model.on(page.table._replace(names=(typed, typed) if typed else ()))
    page.send("lang ja")
    assert bare.evaluate(ENDS, page.html) == 1
