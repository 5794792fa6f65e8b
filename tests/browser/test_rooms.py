"""Room at a table: cards large enough, rows that a long name does not move, and a second tab that is no higher."""

from __future__ import annotations

import re
from itertools import product

import pytest
from playwright.sync_api import Page as Tab

from game.core.match import ME, Match
from game.shelf import GAMES
from game.ui import screens
from game.ui.device import Device
from game.ui.model import Model, links
from game.ui.places import Table
from game.words import LANGUAGES, words_of
from tests.browser.test_places import WATCH, lay, pages, set_size, table_of
from tests.every import few
from tests.matches import SHORT, played
from tests.ui.page import Page

NAMED = """names => names.map((name) => {
  for (const each of document.querySelectorAll(".arch .wing")) {
    const made = each.querySelector(".made-so-far") ?? document.createElement("span");
    made.className = "made-so-far";
    made.textContent = name;
    each.querySelector(".whose").append(made);
  }
  return Math.round(document.querySelector(".arch .lead").getBoundingClientRect().top);
})"""
"""Where the lead lies while the hands of all are of this name."""
UNDER = """() => {
  const result = document.querySelector(".result");
  return [...document.querySelectorAll(".left-over .card")].map((each) => {
    const [card, box] = [each.getBoundingClientRect(), result.getBoundingClientRect()];
    const there = document.elementFromPoint(card.left + card.width / 2, box.top + 12);
    return [Math.max(box.top - card.top, card.top - box.bottom), result.contains(there)];
  });
}"""
"""Of each card that is kept, how much of it is seen above the result or how far below it lies, and whether the result
has its letters for itself."""
WIDTHS = "all => all.map((each) => each.getBoundingClientRect().width)"


def laid(bare: Tab, size: str, lang: str) -> Tab:
    """A table of Court Circular with the most players, in this size."""
    set_size(bare, size, lang=lang, data_game="court-circular", data_motion="off")
    first, *_ = pages("court-circular", 4, lang)
    lay(bare, first)
    return bare


def test_in_court_circular_the_cards_of_four_are_large_on_a_laptop(bare: Tab) -> None:
    cards = laid(bare, "1280x800", "en").locator(".arch :is(.card, .place), #hand .card")
    assert min(cards.evaluate_all(WIDTHS)) >= 80


@pytest.mark.parametrize(("lang", "size"), few(product(LANGUAGES, ["360x740", "390x844", "412x915"]), 3))
def test_in_court_circular_a_long_result_is_whole_and_the_kept_cards_are_known(lang: str, size: str, bare: Tab) -> None:
    match = played(Match.begin(GAMES["court-circular"], "plum-river-3", (ME, "normal")), "x3").until(24)
    set_size(bare, size, lang=lang, data_game="court-circular", data_motion="off")
    lay(bare, table_of(screens.page(Model(Device(lang), Table(match, "m", put_away={0: 3})))))
    seen = bare.evaluate(UNDER)
    assert seen
    assert all(high >= 24 and free for high, free in seen)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_court_circular_a_long_name_of_a_hand_moves_no_row(lang: str, bare: Tab) -> None:
    words = words_of(lang, GAMES["court-circular"])
    names = [words(f"hand.{hand}3") for hand in ("sequence", "sympathy", "court")]
    places = laid(bare, "360x740", lang).evaluate(NAMED, ["", *names])
    assert places == [places[0]] * len(places)


TROUBLES = {
    "another tab": {"tab": "taken"},
    "a full storage": {"denied": "QuotaExceededError"},
    "no storage": {"denied": "SecurityError"},
}
"""What the line below the buttons says instead of the aim."""


@pytest.mark.parametrize(("name", "trouble"), few(product(GAMES, TROUBLES), 3))
def test_what_else_is_wrong_is_said_below_a_table_that_is_in_sight_as_a_whole(
    name: str, trouble: str, bare: Tab
) -> None:
    game = GAMES[name]
    levels = ",".join([next(iter(game.levels))] * (game.seats[-1] - 1))
    link = f"#/{name}?deal=two-tabs&v=1&players=me,{levels}"
    for lang in LANGUAGES:
        page = Page(link, {"fudaba:lang": lang}, lang=lang, **TROUBLES[trouble])
        assert re.search(r'id="notice" role="status">[^<]', page.html)
        table = table_of(page.html)
        for size in ("360x740", "1280x800"):
            set_size(bare, size, lang=lang, data_game=name, data_motion="off")
            assert bare.evaluate(WATCH, (table,)) == [], size


@pytest.mark.parametrize(("seats", "size"), few(product((2, 3, 4), ("360x740", "768x1024", "1280x800")), 4))
def test_in_a_replay_of_persons_all_players_of_court_circular_have_room(seats: int, size: str, bare: Tab) -> None:
    match = played(Match.begin(GAMES["court-circular"], "persons-1", ("human",) * seats), "a")
    tables = [table_of(Page(links.address_with_moves(match, at)).html) for at in (1, 8, 20, len(match.moves))]
    set_size(bare, size, lang="en", data_game="court-circular", data_motion="off")
    assert bare.evaluate(WATCH, tables) == []


LONG_NAMES = {"ja": "松平健一郎左衛門大夫長々しい名前の人達が", "en": "W" * 20}
CARDS = "[...document.querySelectorAll('.shown .small-slips')].map((each) => each.scrollHeight - each.clientHeight)"
"""By how many pixels the hand of Read-Aloud that is shown is too high."""


@pytest.mark.parametrize(("name", "size"), few(product(GAMES, ("360x740", "768x1024", "1280x800")), 5))
def test_in_a_replay_the_longest_name_of_a_sender_lies_over_nothing(name: str, size: str, bare: Tab) -> None:
    game = GAMES[name]
    levels = (next(iter(game.levels)),) * (game.seats[-1] - 1)
    match = played(Match.begin(game, "persons-1", (ME, *levels), dict(SHORT.get(name, {}))), "q")
    for lang, sender in LONG_NAMES.items():
        links_to = (links.sent_by(links.address_with_moves(match, at), sender) for at in (4, 22, len(match.moves)))
        tables = [table_of(Page(link, {"fudaba:lang": lang}, lang=lang).html) for link in links_to]
        assert all(sender in table for table in tables)
        set_size(bare, size, lang=lang, data_game=name, data_motion="off")
        assert bare.evaluate(WATCH, tables) == []


TO_GO = """[...document.querySelectorAll(".to-go")]
  .filter((each) => getComputedStyle(each).clipPath === "none")
  .map((each) => each.textContent)"""
"""What is seen beside the counters of Garlandland: what they count."""


@pytest.mark.parametrize(("lang", "size"), [*product(LANGUAGES, ("360x740", "1280x800"))])
def test_a_replay_of_garlandland_says_as_the_table_does_that_its_counters_count_what_is_still_to_be_won(
    lang: str, size: str, bare: Tab
) -> None:
    match = played(Match.begin(GAMES["garlandland"], "persons-1", (ME, "random")), "q")
    set_size(bare, size, lang=lang, data_game="garlandland", data_motion="off")
    replay = Page(links.address_with_moves(match, 2), {"fudaba:lang": lang}, lang=lang).html
    table = Page(links.address(match), {"fudaba:lang": lang}, lang=lang).html
    seen = []
    for html in (replay, table):
        lay(bare, html)
        seen.append(bare.evaluate(TO_GO))
    assert len(seen[0]) >= 2
    assert seen[0] == seen[1]
    assert bare.evaluate(WATCH, (table_of(replay),)) == []


def test_on_a_phone_the_cards_of_a_hand_of_read_aloud_are_whole_in_a_replay(bare: Tab) -> None:
    match = played(Match.begin(GAMES["read-aloud"], "persons-1", ("human",) * 4), "x0")
    for lang, at in product(LANGUAGES, range(0, 60, 9)):
        set_size(bare, "360x740", lang=lang, data_game="read-aloud", data_motion="off")
        lay(bare, Page(links.address_with_moves(match, at), {"fudaba:lang": lang}, lang=lang).html)
        assert max(bare.evaluate(CARDS), default=0) <= 1, at


SHORTENED = """() => {
  const [hint, away] = [".notice-line.long:has(.away)", "#note-away"].map((each) => document.querySelector(each));
  hint.firstChild.textContent = "-";
  return [hint, away].map((each) => each.getBoundingClientRect().height);
}"""
"""The heights of a hint that has one line, and of what puts it away."""


def test_the_cross_of_a_hint_of_one_line_is_no_higher_than_the_hint(bare: Tab) -> None:
    set_size(bare, "360x740", lang="en", data_game="gang-of-four", data_motion="off")
    lay(bare, next(table for table in pages("gang-of-four", 4, "en") if "note-away" in table))
    hint, away = bare.evaluate(SHORTENED)
    assert 24 <= away <= hint < 40


OWN = [
    ("garlandland", 4, ".felt > .seat"),
    ("court-circular", 2, ".arch"),
    ("court-circular", 4, ".near"),
    ("gang-of-four", 4, ".middle"),
]
"""Each game with a number of players, and where what a player lays begins; slips that can be read need more room."""
BELOW = "each => document.documentElement.scrollHeight - scrollY - each.getBoundingClientRect().top"


@pytest.mark.parametrize(("name", "seats", "own"), OWN)
def test_on_a_phone_held_sideways_own_row_hand_and_buttons_are_in_sight_at_once(
    name: str, seats: int, own: str, bare: Tab
) -> None:
    set_size(bare, "740x360", lang="en", data_game=name, data_motion="off")
    for table in pages(name, seats, "en")[:12]:
        lay(bare, table)
        assert bare.locator(own).first.evaluate(BELOW) <= 360


TOUCHING = """html => {
  document.querySelector("main").outerHTML = html;
  const text = (each) => {
    const range = new Range();
    range.selectNodeContents(each);
    return range.getBoundingClientRect();
  };
  const [asked, said, points, costs] = ["#status", "#preview", ".mine .total", "#costs"].map((each) =>
    document.querySelector(each)
  );
  const below = (each) => Math.min(...[...document.querySelectorAll(each)].map((it) => it.getBoundingClientRect().top));
  return [
    asked && text(asked).bottom > below(".lain .best .card svg") && "the question and the cards to beat",
    said?.textContent && text(said).bottom > below("#hand [aria-pressed=true]") && "what is said and a lifted card",
    costs && text(points).right + 6 > text(costs).left && "the points and what the cards cost",
  ].filter(Boolean);
}"""
"""What touches at a table of Gang of Four."""


@pytest.mark.parametrize(("seats", "lang"), few(product((3, 4), LANGUAGES), 3))
def test_on_a_phone_held_sideways_no_text_of_gang_of_four_touches_another_or_a_card(
    seats: int, lang: str, bare: Tab
) -> None:
    set_size(bare, "740x360", lang=lang, data_game="gang-of-four", data_motion="off")
    tables = [html for html in pages("gang-of-four", seats, lang) if 'data-over="false"' in html]
    touching = {what for html in tables for what in bare.evaluate(TOUCHING, html)}
    assert not touching
