"""How a game of Read-Aloud ended, at the table: whose hand came to what is read there, in every window."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest
from playwright.sync_api import Page as Tab

from game.core.chance import Chance
from game.core.match import ME, Match
from game.shelf import GAMES
from game.ui.model import links
from game.words import LANGUAGES
from tests.browser import mirror
from tests.browser.test_places import lay, set_size, table_of
from tests.every import few
from tests.matches import played
from tests.ui.page import Page

GAME = GAMES["read-aloud"]
READ = ("768x1024", "834x1112", "1280x800", "1440x900", "2560x1440")
TURNED = ("740x360", "667x375", "844x390")
FAULTS = """() => {
  const panel = document.querySelector(".result.of-game");
  const box = panel.getBoundingClientRect();
  const clipped = (each) => getComputedStyle(each).position === "absolute";
  const lines = (each) => each.offsetHeight / parseFloat(getComputedStyle(each).lineHeight);
  const small = (slip) => !clipped(slip.querySelector(".text")) &&
    parseFloat(getComputedStyle(slip.querySelector(".main")).fontSize) < 8;
  const out = (slip) => slip.getBoundingClientRect().bottom > box.bottom + 1 ||
    slip.getBoundingClientRect().right > box.right + 1;
  const found = (what, where, fault) => [...document.querySelectorAll(where)].filter(fault)
    .map((each) => `${what}: ${each.textContent}`);
  return [
    ...found("tall", ".of-game .rows p", (each) => lines(each) > 2.1),
    ...found("small", ".of-game .slip", small),
    ...found("out of sight", ".of-game .slip", out),
    ...found("beside it", ".lay .slip", (each) => each.offsetWidth),
  ];
}"""
"""Names one letter above the other, sentences too small for any eye, cards below the edge, the field beside them."""


@cache
def ended(seats: int, lang: str) -> str:
    """The table at the end of a game that a robot has played."""
    page = Page(
        f"#/read-aloud?deal=ends-{seats}&v=1&players=me{',easy' * (seats - 1)}", {"fudaba:lang": lang}, lang=lang
    )
    dice = Chance("ends")("moves")
    with page.only_the_last():
        page.settle()
        while not page.wire.model.at_result:
            page.play(dice.choice(page.legal))
    return table_of(page.html)


@pytest.mark.parametrize(("seats", "lang", "size"), few(product(GAME.seats, LANGUAGES, (*READ, *TURNED)), 5))
def test_all_hands_can_be_read_where_the_game_has_ended(seats: int, lang: str, size: str, bare: Tab) -> None:
    set_size(bare, size, lang=lang, data_game=GAME.name, data_motion="off")
    lay(bare, ended(seats, lang))
    assert bare.evaluate(FAULTS) == []


COUNTED = """n => {
  const said = document.querySelector(".turning > p");
  said.textContent = said.textContent.replace("0", n);
  return document.querySelector("#stop-turning").getBoundingClientRect().top;
}"""
"""Where the button below the count stands when so many choices were looked at."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_the_count_of_choices_moves_nothing(lang: str, bare: Tab) -> None:
    match = played(Match.begin(GAME, "plum-river-42", (ME, "easy")), "look")
    page = Page(links.address_with_moves(match), {**mirror.saved(match, "x"), "fudaba:lang": lang}, lang=lang)
    page.open(links.address(match))
    page.send("turning")
    set_size(bare, "360x740", lang=lang, data_game=GAME.name, data_motion="off", data_route="result")
    lay(bare, page.html)
    first = bare.evaluate(COUNTED, "0")
    assert bare.evaluate(COUNTED, "128") == first
