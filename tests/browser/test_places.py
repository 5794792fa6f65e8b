"""Nothing at a table moves: hand, buttons, names and scores stay where they are through whole matches.

The pages of a match are made in CPython, answer by answer, and laid out by the browser with the style sheet of the
site: what differs from a match in the browser is only who runs the program. A few tables are tried always. All games
with all numbers of seats in all sizes: `EVERY=1 python3 build.py test tests/browser/test_places.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Page as Tab

from game.core.chance import Chance
from game.core.game import Game
from game.core.match import ME, Match
from game.problems import pool
from game.shelf import GAMES
from game.ui.model import LESSON as TAUGHT
from game.ui.model import attempts, links, scene
from game.ui.model.attempts import Attempt
from game.ui.model.saves import Save
from game.ui.view import view_of
from game.words import LANGUAGES
from tests.every import EVERY, few
from tests.matches import SHORT, played
from tests.ui.page import Page
from tests.ui.test_replay import finished
from tests.ui.test_turning import turned

SIZES = {"360x740": (360, 740), "768x1024": (768, 1024), "1280x800": (1280, 800), "2560x1440": (2560, 1440)}
ALL = [
    (game.name, seats, lang, size)
    for game in GAMES.values()
    for seats in game.seats
    for lang in LANGUAGES
    for size in SIZES
]
PHONE, *OTHERS = SIZES
FEW = [
    *((game.name, game.seats[-1], lang, PHONE) for game in GAMES.values() for lang in LANGUAGES),
    *((game.name, game.seats[-1], [*LANGUAGES][n % 2], OTHERS[1 + n % 2]) for n, game in enumerate(GAMES.values(), 1)),
    *((game.name, game.seats[0], [*LANGUAGES][n % 2], PHONE) for n, game in enumerate(GAMES.values())),
]
"""Each game with its most seats in both languages on a phone, in one of them elsewhere; with its fewest on a phone."""
SOME = few(product(GAMES, SIZES), 9)
"""Each game in some of the sizes, others for another game."""
ANSWERS = 5000 if EVERY else 24
"""After so many answers of a match all that is looked at is its first result, if none was among them."""
LESSON_ANSWERS = 5000 if EVERY else 40
"""The most answers of a lesson."""
LONG = 1800
"""Seconds for a test: with EVERY, a match of Gang of Four has 4,000 pages."""
ABOVE = """html => {
  document.querySelector("main").outerHTML = html;
  const box = (each) => document.querySelector(each).getBoundingClientRect();
  return box("#status").bottom <= box(".middle .result").top + 1;
}"""
"""Shows the end of a replay: whether what is asked stands above the result."""
PLACES, LINES = (
    Path(__file__).with_name(f"{name}.js").read_text(encoding="utf-8").rstrip(";\n") for name in ("places", "lines")
)


def watching(*checks: str) -> str:
    """What looks at pages one after the other, and by these checks, too: each page is laid out once for all."""
    return f"pages => ({PLACES})(pages, {LINES}, [{', '.join(checks)}])"


WATCH = watching()


def by(check: str) -> str:
    """What looks at pages one after the other by this check alone."""
    return f"""pages => pages.flatMap((html, i) => {{
      document.querySelector("main").outerHTML = html;
      return ({check})().map((fault) => `${{i}}: ${{fault}}`);
    }})"""


@cache
def pages(name: str, seats: int, lang: str) -> tuple[str, ...]:
    """All different pages of one match, in which a robot selects, plays, asks and takes back now and then."""
    game = GAMES[name]
    levels = ",".join([next(iter(game.levels))] * (seats - 1))
    page = Page(f"#/{name}?deal=still-{seats}&v=1&players=me,{levels}", {"fudaba:lang": lang}, lang=lang)
    found = [*_played(page, ANSWERS), *_resulting(page)]
    return tuple(dict.fromkeys(map(table_of, found)))


def table_of(html: str) -> str:
    """The page without the lists beside the table, which grow with the log and scroll by themselves."""
    return html.partition('<div class="side"')[0]


def _played(page: Page, answers: int) -> Iterator[str]:
    """The page after every answer of a match, up to so many."""
    dice = Chance("still")("moves")
    for turn in range(answers):
        yield page.html
        if page.match.asked is None:
            return
        if on := page.way_on:
            page.send(on)
        elif page.answer["more"] is not None or not page.legal:  # else a lesson waits to be gone on with
            page.send("more")
        else:
            yield from _selected(page, turn, move := dice.choice(page.legal))
            page.send("line", move)


def _resulting(page: Page) -> Iterator[str]:
    """The first result of a match that has had none yet, and the table after it; what leads there is not drawn."""
    view, dice = view_of(page.match.game), Chance("still")("result")
    if not view.has_results or view.finished(page.match.state):
        return
    with page.only_the_last():
        page.settle()
        while not page.wire.model.at_result:
            page.play(dice.choice(page.legal))
    yield page.html
    page.send(page.way_on)
    yield page.html


def _selected(page: Page, turn: int, move: str) -> Iterator[str]:
    """The page refusing, with help that says what it costs, with that help, after redo, and with this move selected."""
    if turn % 7 == 0:
        page.send("play", "play")
        yield page.html
    if turn % 11 == 0:
        page.send("hint")
        yield page.html
        page.hint()
        yield page.html
    if turn % 13 == 0:
        page.send("undo")
        yield page.html
        if page.table.sure:
            page.send("undo")
            yield page.html
        page.send("redo")
        yield page.html
    here = scene(page.wire.model, page.match)
    for card in view_of(page.match.game).cards_of(here, move):
        if card not in page.table.ticked:
            page.send("tick", card)
        yield page.html


CUT = """() => [...document.querySelectorAll(".middle, .middle > *")]
  .filter((each) => each.scrollHeight > each.clientHeight + 1 || each.getBoundingClientRect().bottom > innerHeight)
  .map((each) => `is cut: ${each.innerText}`)"""
"""What is asked or said in the middle, a verdict above all, of which a line has to be scrolled."""
BENEATH = """() => {
  const [said, coach] = [".middle > .result", ".felt > .coach.lesson"].map((each) => document.querySelector(each));
  const under = said && coach && said.getBoundingClientRect().bottom - coach.getBoundingClientRect().top;
  return said?.checkVisibility() && under > 1 && said.getBoundingClientRect().right > coach.getBoundingClientRect().left
    ? [`lies ${under} under the coach: ${said.innerText}`] : [];
}"""
"""The results of a round that the coach beside them covers."""
VERDICT = """() => {
  const said = document.querySelector(".middle > .result");
  return said && said.scrollHeight > said.clientHeight + 1 ? [`is cut: ${said.innerText}`] : [];
}"""
"""The verdicts of which a line has to be scrolled."""
LESSON = """() => {
  const coach = document.querySelector(".felt > .coach");
  const over = [document.documentElement, coach].map((each) => (each ? each.scrollHeight - each.clientHeight : 0));
  const torn = [...coach?.querySelectorAll("p button") ?? []].some((each) => getComputedStyle(each).float !== "none");
  return torn || Math.max(...over) > 1 ? [`${over} too high, or torn: ${coach?.innerText}`] : [];
}"""
"""Where a page is higher than the window or the coach's sentence than its place, and by how many pixels.

Or where a name in the sentence, which is a button, stands beside it."""


@cache
def lesson(name: str, lang: str) -> tuple[str, ...]:
    """The pages of a guided match before its end."""
    page = Page(f"#/{name}/lesson", {"fudaba:lang": lang}, lang=lang)
    found = (*_played(page, LESSON_ANSWERS), *_resulting(page))
    return tuple(dict.fromkeys(table_of(html) for html in found if 'data-over="false"' in html))


def lay(bare: Tab, html: str) -> None:
    """The empty page shows this page instead of what it showed."""
    bare.evaluate("html => { document.querySelector('main').outerHTML = html; }", html)


def set_size(bare: Tab, size: str, **facts: str) -> None:
    """The empty page in a size, as it is at a table, with more of its facts."""
    width, height = map(int, size.split("x"))
    bare.set_viewport_size({"width": width, "height": height})
    all_facts = {"data_route": "table", "data_state": "ready", "data_text": "normal", **facts}
    bare.evaluate(
        "facts => facts.forEach((fact) => document.documentElement.setAttribute(...fact))",
        [[name.replace("_", "-"), fact] for name, fact in all_facts.items()],
    )


@pytest.mark.timeout(LONG)
@pytest.mark.parametrize(("game", "seats", "lang", "size"), ALL if EVERY else FEW)
def test_nothing_moves_overlaps_or_is_out_of_sight(game: str, seats: int, lang: str, size: str, bare: Tab) -> None:
    set_size(bare, size, lang=lang, data_game=game, data_motion="off")
    found = bare.evaluate(WATCH, pages(game, seats, lang))
    assert found == []


@pytest.mark.parametrize(("game", "lang"), few(product(GAMES, LANGUAGES), 5))
def test_a_lesson_is_in_sight_as_a_whole(game: str, lang: str, bare: Tab) -> None:
    """On the lowest phone every page is looked at, on the others every third; with EVERY, all."""
    found = lesson(game, lang)
    for n, size in enumerate((*(["360x568"] if game != "read-aloud" else []), "360x640", "360x740")):
        set_size(bare, size, lang=lang, data_game=game, data_motion="off")
        assert bare.evaluate(by(LESSON), few(found, 3) if n else found) == [], size


EARLIER = """html => {
  document.querySelector("main").outerHTML = html;
  const box = (each) => each.getBoundingClientRect();
  const [lane, best] = [document.querySelector(".lane"), document.querySelector(".lain .best .fan")];
  const parts = [...document.querySelectorAll(".before .play > :is(.fan, .of)")];
  return parts.filter((each) => !each.checkVisibility({ visibilityProperty: true })
    || box(each).bottom > Math.min(box(lane).bottom, box(best).top) || box(each).top < box(lane).top - 1).length;
}"""
"""How many cards and names of plays before the one to be beaten are hidden, cut, or over it."""


@pytest.mark.parametrize("lang", few(LANGUAGES))
def test_a_lesson_of_gang_of_four_shows_who_played_what_before_on_a_phone(lang: str, bare: Tab) -> None:
    found = [html for html in lesson("gang-of-four", lang) if 'class="trick before"' in html]
    assert found
    for size in ("360x740", "390x844", "412x915"):
        set_size(bare, size, lang=lang, data_game="gang-of-four", data_motion="off")
        assert [bare.evaluate(EARLIER, html) for html in found] == [0] * len(found), size


@pytest.mark.parametrize(("at", "game"), few(product([-1, 0], ["garlandland", "court-circular", "read-aloud"])))
def test_on_a_small_old_phone_nothing_is_cut_in_the_middle(game: str, at: int, bare: Tab) -> None:
    lang = list(LANGUAGES)[at]
    set_size(bare, "360x568", lang=lang, data_game=game, data_motion="off")
    found = bare.evaluate(WATCH, pages(game, GAMES[game].seats[at], lang))
    assert [fault for fault in found if "too much" in fault] == []


@pytest.mark.parametrize(("game", "lang"), few(product(["garlandland", "court-circular"], LANGUAGES), 3))
def test_on_a_low_phone_the_largest_table_is_not_scrolled(game: str, lang: str, bare: Tab) -> None:
    set_size(bare, "360x640", lang=lang, data_game=game, data_motion="off")
    assert bare.evaluate(WATCH, pages(game, GAMES[game].seats[-1], lang)) == []


@pytest.mark.parametrize(("seats", "lang"), few(product((4, 2), LANGUAGES), 3))
def test_on_a_low_phone_a_table_of_slips_is_not_scrolled(seats: int, lang: str, bare: Tab) -> None:
    set_size(bare, "360x640", lang=lang, data_game="read-aloud", data_motion="off")
    assert bare.evaluate(WATCH, pages("read-aloud", seats, lang)) == []


@pytest.mark.parametrize(
    ("size", "seats", "lang"), few(product(["740x360", "667x375", "844x390"], (4, 2), LANGUAGES), 5)
)
def test_on_a_phone_held_sideways_a_table_of_slips_is_not_scrolled(size: str, seats: int, lang: str, bare: Tab) -> None:
    set_size(bare, size, lang=lang, data_game="read-aloud", data_motion="off")
    assert bare.evaluate(WATCH, pages("read-aloud", seats, lang)) == []


def verdicts(deal: str, lang: str) -> Iterator[str]:
    """The results of all rounds of a match of Garlandland between two, who lay their cards as they hold them."""
    page = Page(f"#/garlandland?deal={deal}&v=1&players=me,easy", {"fudaba:lang": lang}, lang=lang)
    while page.match.asked is not None:
        if on := page.way_on:
            yield table_of(page.html)
            page.send(on)
        elif page.answer["more"] is not None or not page.legal:
            page.send("more")
        else:
            page.play(page.legal[0])


@pytest.mark.parametrize(("lang", "size"), few(product(LANGUAGES, ("360x568", "360x640")), 3))
def test_on_a_low_phone_the_verdict_on_four_rows_is_whole_and_nothing_moves(lang: str, size: str, bare: Tab) -> None:
    match = played(Match.begin(GAMES["garlandland"], "verdict-1", (ME, *("easy",) * 3)), "x")
    save = Save("over", match, (), 1)
    last = Page(links.address(match), {"fudaba:lang": lang, save.key: save.text()}, lang=lang)
    assert last.wire.model.at_result
    set_size(bare, size, lang=lang, data_game="garlandland", data_motion="off")
    found = pages("garlandland", 4, lang)
    assert bare.evaluate(by(VERDICT), [table_of(last.html)]) == []
    assert bare.evaluate(watching(VERDICT), found) == []
    for text, wide in (("normal", "360x740"), ("normal", "1280x800"), ("larger", "1280x800")):
        set_size(bare, wide, lang=lang, data_game="garlandland", data_motion="off", data_text=text)
        assert bare.evaluate(by(VERDICT), [*verdicts("still-2", lang)]) == [], (text, wide)


@pytest.mark.parametrize(
    ("seats", "lang", "size"), few(product((2, 3, 4), LANGUAGES, ["740x360", "667x375", "844x390"]), 7)
)
def test_on_a_phone_held_sideways_all_rows_the_hand_and_the_verdict_are_in_sight(
    seats: int, lang: str, size: str, bare: Tab
) -> None:
    set_size(bare, size, lang=lang, data_game="garlandland", data_motion="off")
    assert bare.evaluate(watching(CUT), pages("garlandland", seats, lang)) == []


@pytest.mark.parametrize(
    ("seats", "lang", "size"), few(product((2, 3, 4), LANGUAGES, ["740x360", "667x375", "844x390"]), 7)
)
def test_on_a_phone_held_sideways_the_arch_the_own_line_and_the_hand_are_in_sight(
    seats: int, lang: str, size: str, bare: Tab
) -> None:
    set_size(bare, size, lang=lang, data_game="court-circular", data_motion="off")
    tables = [html for html in pages("court-circular", seats, lang) if 'data-screen="table"' in html]
    assert bare.evaluate(WATCH, tables) == []


BESIDE = """html => {
  document.querySelector("main").outerHTML = html;
  const box = (each) => document.querySelector(each).getBoundingClientRect();
  const [arch, lead, row] = [".arch", ".lead .card", ".near .laid"].map(box);
  const middle = ({ left, right }) => (left + right) / 2;
  return [row.left - lead.right >= 8, Math.abs(middle(row) - middle(arch)) <= 1, lead.left >= arch.left];
}"""
"""Whether the lead stands apart from the own row, the row in the middle, and the lead within the table."""


@pytest.mark.parametrize(("seats", "lang"), [*product((3, 4), LANGUAGES)])
def test_on_a_tablet_the_lead_stands_apart_from_the_own_row(seats: int, lang: str, bare: Tab) -> None:
    for size in ("660x1000", "768x1024", "834x1112", "1000x1400", "1024x768"):
        set_size(bare, size, lang=lang, data_game="court-circular", data_motion="off")
        assert bare.evaluate(BESIDE, pages("court-circular", seats, lang)[0]) == [True] * 3, size


@pytest.mark.parametrize(
    ("size", "lang"), few(product(("834x1112", "800x600", "1100x800", "750x600", "1024x600"), LANGUAGES), 5)
)
def test_on_a_tablet_and_in_a_low_window_four_rows_neither_move_nor_are_scrolled(
    size: str, lang: str, bare: Tab
) -> None:
    set_size(bare, size, lang=lang, data_game="court-circular", data_motion="off")
    tables = [html for html in pages("court-circular", 4, lang) if 'data-screen="table"' in html]
    assert bare.evaluate(WATCH, tables) == []


TOUCHING = """html => {
  document.querySelector("main").outerHTML = html;
  const ring = 2;
  const box = (each, by = 0) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return { left: left - by, right: right + by, top: top - by, bottom: bottom + by };
  };
  const name = (seat) => {
    const range = document.createRange();
    range.selectNodeContents(seat.querySelector("h2"));
    return range;
  };
  const meet = (a, b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
  return [...document.querySelectorAll(".rivals .seat")].filter((seat) => {
    const [face, score, held] = [".face", ".counter", ".held"].map((each) => seat.querySelector(each));
    const line = [box(face, ring), box(name(seat)), box(score), box(held)];
    return line.some((one, i) => line.slice(i + 1).some((other) => meet(one, other)));
  }).map((seat) => seat.innerText);
}"""
"""Of which rivals a face, a name, a score or cards lie over each other."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_beside_two_others_a_rival_has_room_for_face_name_score_and_cards(lang: str, bare: Tab) -> None:
    page = Page("#/court-circular?deal=still-4&v=1&players=me,normal,normal,normal", {"fudaba:lang": lang}, lang=lang)
    for size in ("768x1024", "834x1112", "992x768", "1024x768", "1153x800", "1280x800"):
        set_size(bare, size, lang=lang, data_game="court-circular", data_motion="off")
        assert bare.evaluate(TOUCHING, table_of(page.html)) == [], size


PRESSED = """() => {
  const { x, y, width, height } = document.getElementById("to-guide").getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.id;
}"""
"""What a press on the middle of the way to the list of hands comes upon."""


@pytest.mark.parametrize("name", ["garlandland", "court-circular"])
def test_the_list_of_hands_is_one_press_away_wherever_it_does_not_stand_beside_the_table(name: str, bare: Tab) -> None:
    found = pages(name, 2, "ja")
    for size in ("360x740", "740x900", "768x1024", "844x390", "980x760"):
        set_size(bare, size, lang="ja", data_game=name, data_motion="off")
        lay(bare, found[0])
        assert bare.evaluate(PRESSED) == "to-guide", size
    set_size(bare, "768x1024", lang="ja", data_game=name, data_motion="off")
    assert bare.evaluate(WATCH, found) == []


SPLIT = """html => {
  document.querySelector("main").outerHTML = html;
  return ["#undo", "#redo"].filter((name) => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.querySelector(name);
    return scrollHeight > clientHeight || scrollWidth > clientWidth;
  });
}"""
"""Which of undo and redo do not fit into their buttons."""


@pytest.mark.parametrize(("seats", "lang"), [*product((2, 4), LANGUAGES)])
def test_the_largest_text_fits_into_undo_and_redo(seats: int, lang: str, bare: Tab) -> None:
    for size in ("1200x800", "1280x800"):
        set_size(bare, size, lang=lang, data_game="court-circular", data_motion="off", data_text="larger")
        assert bare.evaluate(SPLIT, pages("court-circular", seats, lang)[0]) == [], size


LEVEL = """html => {
  document.querySelector("main").outerHTML = html;
  const middle = (each) => (({ top, bottom }) => (top + bottom) / 2)(each.getBoundingClientRect());
  return [...document.querySelectorAll(".opened-hand button.owner")].map(({ children: [eye, name] }) =>
    Math.abs(middle(eye) - middle(name)) <= 1);
}"""
"""Whether each eye in a replay stands level with the name beside it."""


@pytest.mark.parametrize("name", ["garlandland", "court-circular"])
def test_in_a_replay_the_eye_stands_level_with_the_name(name: str, bare: Tab) -> None:
    match = played(Match.begin(GAMES[name], "two-ways-1", (ME, *("random",) * 3)), "sent")
    page = Page(links.address_with_moves(match, len(match.moves) // 6))
    set_size(bare, "1280x800", data_game=name, data_motion="off")
    assert bare.evaluate(LEVEL, table_of(page.html)) == [True] * 3


NARROWEST = "Math.min(...[...document.querySelectorAll('#hand .card svg')].map((each) => each.clientWidth))"
LEAST_WIDE = 48
"""Pixels of a card in the hand of Gang of Four on a phone held sideways: 16 overlap, as they have no more height."""


@pytest.mark.parametrize(
    ("seats", "lang", "size"), few(product((3, 4), LANGUAGES, ["740x360", "667x375", "844x390"]), 5)
)
def test_on_a_phone_held_sideways_the_cards_of_gang_of_four_are_large_and_all_is_in_sight(
    seats: int, lang: str, size: str, bare: Tab
) -> None:
    set_size(bare, size, lang=lang, data_game="gang-of-four", data_motion="off")
    tables = [html for html in pages("gang-of-four", seats, lang) if 'data-screen="table"' in html]
    assert bare.evaluate(WATCH, tables) == []
    lay(bare, tables[0])
    assert bare.evaluate(NARROWEST) >= LEAST_WIDE
    assert [each.is_visible() for each in bare.locator(".around .total").all()] == [True] * (seats - 1)


ENDED = """html => {
  document.querySelector("main").outerHTML = html;
  scrollTo(0, 0);
  const seen = (name) => document.querySelector(name)?.getBoundingClientRect();
  const bar = seen(".ways-on .main").top;
  return [".headline", ".stood", ".came-to"].filter((name) => seen(name) && seen(name).bottom > bar);
}"""
"""What is told of who has won, and by how much, that lies below the bar of the ways on."""


@pytest.mark.parametrize(("name", "lang", "size"), few(product(GAMES, LANGUAGES, ["740x360", "667x375", "844x390"]), 5))
def test_on_a_phone_held_sideways_who_has_won_and_by_how_much_is_seen_at_once(
    name: str, lang: str, size: str, bare: Tab
) -> None:
    match = finished(GAMES[name])
    save = Save("over", match, (), 1)
    page = Page(links.address(match), {"fudaba:lang": lang, save.key: save.text()}, lang=lang)
    if page.way_on:
        page.send(page.way_on)
    assert 'class="close"' in page.html
    set_size(bare, size, lang=lang, data_game=name, data_motion="off")
    assert bare.evaluate(ENDED, table_of(page.html)) == []


@pytest.mark.parametrize(
    ("seats", "lang", "size"), few(product((2, 3, 4), LANGUAGES, ["740x360", "667x375", "844x390"]), 5)
)
def test_on_a_phone_held_sideways_the_last_result_of_a_match_is_whole_and_leads_on(
    seats: int, lang: str, size: str, bare: Tab
) -> None:
    match = played(Match.begin(GAMES["court-circular"], "two-ways-1", (ME, *("random",) * (seats - 1))), "sent")
    save = Save("over", match, (), 1)
    page = Page(links.address(match), {"fudaba:lang": lang, save.key: save.text()}, lang=lang)
    assert page.wire.model.at_result
    set_size(bare, size, lang=lang, data_game="court-circular", data_motion="off")
    assert bare.evaluate(watching(VERDICT), (table_of(page.html),)) == []


OVER = """([html, parts]) => {
  document.querySelector("main").outerHTML = html;
  const notice = document.getElementById("notice");
  notice.firstChild.data = "A hint of many words. ".repeat(parts);
  const box = (each) => each.getBoundingClientRect();
  return box(document.querySelector(".rivals")).top - box(notice).bottom;
}"""
"""By how many pixels a hint of so many parts ends above the rivals."""


@pytest.mark.parametrize(("size", "parts"), [("1280x800", 8), ("1024x768", 12)])
def test_beside_the_lists_the_longest_of_hints_ends_above_the_rivals(size: str, parts: int, bare: Tab) -> None:
    found = next(html for html in pages("court-circular", 2, "en") if 'class="notice-line long longer"' in html)
    set_size(bare, size, lang="en", data_game="court-circular", data_motion="off")
    assert bare.evaluate(OVER, [found, parts]) >= 0


BAR = 3
"""Pixels of the bar at the left of the rung that is on the table."""
BESIDE_BAR = """() => {
  const text = document.createRange();
  text.selectNode(document.querySelector(".rung.here .lies").firstChild);
  return text.getBoundingClientRect().x - document.querySelector(".rung.here").getBoundingClientRect().x;
}"""
"""By how many pixels what is said there begins right of it."""
COVERED = """html => {
  document.querySelector("main").outerHTML = html;
  const box = (each) => document.querySelector(each).getBoundingClientRect();
  const over = box("#recalled");
  return ["#status", "#toggle-last-trick", ".lain .best .fan", ".lain .best .of", ".felt > .seat"].filter((name) => {
    const { left, right, top, bottom } = box(name);
    return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
  });
}"""
"""What the last trick covers of what is asked and what is to be beaten."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_last_trick_covers_neither_what_is_asked_nor_what_is_to_be_beaten(lang: str, bare: Tab) -> None:
    page = Page("#/gang-of-four?deal=still-4&v=1&players=me,easy,easy,easy", {"fudaba:lang": lang}, lang=lang)
    dice = Chance("still")("moves")
    while 'data-do="fold last-trick"' not in page.html:
        page.play(dice.choice(page.legal))
        page.settle()
    page.send("fold last-trick")
    for size in SIZES:
        set_size(bare, size, lang=lang, data_game="gang-of-four", data_motion="off")
        assert bare.evaluate(COVERED, page.html) == [], size


def test_in_the_ladder_what_lies_on_the_table_stands_apart_from_the_bar_before_it(bare: Tab) -> None:
    page = Page("#/gang-of-four?deal=still-4&v=1&players=me,easy,easy,easy")
    while 'class="lies"' not in page.html:
        page.play(page.legal[0])
    set_size(bare, "1280x800", lang="en", data_game="gang-of-four", data_motion="off")
    lay(bare, page.html)
    assert bare.evaluate(BESIDE_BAR) >= BAR + 6


@pytest.mark.parametrize(("lang", "size"), few(product(LANGUAGES, ["740x360", "667x375", "844x390"]), 5))
def test_on_a_phone_held_sideways_the_result_of_a_round_is_whole(lang: str, size: str, bare: Tab) -> None:
    set_size(bare, size, lang=lang, data_game="gang-of-four", data_motion="off")
    found = [html for seats in (3, 4) for html in pages("gang-of-four", seats, lang) if 'class="result round"' in html]
    assert found
    for html in found:
        lay(bare, html)
        assert (
            bare.evaluate(
                "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.result'))"
            )
            <= 1
        )


@pytest.mark.parametrize(
    ("lang", "size", "name"),
    few(product(LANGUAGES, ["740x360", "667x375", "844x390"], ["court-circular", "garlandland"]), 7),
)
def test_on_a_phone_held_sideways_a_guided_match_and_a_replay_are_in_sight_as_a_whole(
    lang: str, size: str, name: str, bare: Tab
) -> None:
    game = GAMES[name]
    set_size(bare, size, lang=lang, data_game=game.name, data_motion="off")
    found = lesson(game.name, lang)
    for seats in game.seats:
        match = played(Match.begin(game, "two-ways-1", (ME, *("random",) * (seats - 1))), "sent")
        turns = (0, *(len(match.moves) * n // 6 for n in range(1, 6)), len(match.moves))
        found += tuple(
            table_of(Page(links.address_with_moves(match, at), {"fudaba:lang": lang}, lang=lang).html) for at in turns
        )
    assert bare.evaluate(watching(CUT, BENEATH), found) == []
    assert bare.evaluate(WATCH, _compared(game)) == []


SORTS = """(() => {
  const known = new Set();
  return () => {
    for (const each of document.querySelectorAll("#sort-number")) known.add(each.getBoundingClientRect().x);
    return known.size > 1 ? [`the ways to sort move: ${[...known]}`] : [];
  };
})()"""
"""Whether the first of the ways to sort begins somewhere else than on a page before."""


@pytest.mark.parametrize(("lang", "size"), few(product(LANGUAGES, ["740x360", "667x375"]), 3))
def test_on_a_phone_held_sideways_a_guided_match_of_gang_of_four_is_in_sight_as_a_whole(
    lang: str, size: str, bare: Tab
) -> None:
    set_size(bare, size, lang=lang, data_game="gang-of-four", data_motion="off")
    found = lesson("gang-of-four", lang)
    assert any('id="sort-number"' in html for html in found)
    assert bare.evaluate(watching(CUT, LESSON, SORTS), found) == []


LEAST_HIT = 24
"""Pixels that what is pressed is high at least."""
HIT = """html => {
  document.querySelector("main").outerHTML = html;
  const { left, top, width, height } = document.getElementById("never-asked").getBoundingClientRect();
  const there = (y) => document.elementFromPoint(left + width / 2, y)?.closest("#never-asked");
  return [...Array(innerHeight).keys()].filter(there).length;
}"""
"""On how many lines of pixels the way is hit that leads to passing without being asked."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_way_to_pass_without_being_asked_can_be_hit(lang: str, bare: Tab) -> None:
    page = Page("#/gang-of-four?deal=read-me&v=1&players=me,easy,easy", {"fudaba:lang": lang}, lang=lang)
    page.settle()
    while "never-asked" not in page.html:
        page.play(page.legal[-1])
        page.settle()
    for size in (*SIZES, "360x640", "360x568", "740x360", "667x375"):
        set_size(bare, size, lang=lang, data_game="gang-of-four", data_motion="off")
        high = bare.evaluate(HIT, table_of(page.html))
        assert high >= LEAST_HIT, (size, high)


NOT_SEEN = """html => {
  document.querySelector("main").outerHTML = html;
  const { scrollHeight, scrollWidth } = document.documentElement;
  const under = [...document.querySelectorAll("#hand .card, .buttons button, #status, .coach .opened-hand")].filter(
    (each) => each.getBoundingClientRect().bottom > innerHeight + 0.5);
  return [scrollHeight - innerHeight, scrollWidth - innerWidth, ...under.map((each) => each.outerHTML.slice(0, 90))];
}"""
"""By how much a page is larger than the window, and which cards, buttons and sentences lie below it."""


@pytest.mark.parametrize(
    ("game", "lang"), few(product(["garlandland", "court-circular", "gang-of-four"], LANGUAGES), 3)
)
def test_on_a_phone_held_sideways_a_puzzle_is_not_scrolled(game: str, lang: str, bare: Tab) -> None:
    deals = list(pool.pool(GAMES[game]))
    found = []
    for deal in deals[:: len(deals) // 4]:
        page = Page(f"#/{game}/problems?deal={deal}", {"fudaba:lang": lang}, lang=lang)
        found.append(page.html)
        page.send("line", page.legal[-1])
        found.append(page.html)
    for size in ("740x360", "667x375", "844x390"):
        set_size(bare, size, lang=lang, data_game=game, data_motion="off")
        assert bare.evaluate(f"pages => pages.map({NOT_SEEN})", found) == [[0, 0]] * len(found), size


@pytest.mark.parametrize("game", ["read-aloud", "gang-of-four"])
@pytest.mark.parametrize("size", few(["740x360", "667x375", "844x390"]))
def test_on_a_phone_held_sideways_a_replay_is_not_scrolled(size: str, game: str, bare: Tab) -> None:
    match = finished(GAMES[game])
    looks = [Page(links.address_with_moves(match, n)).html for n in (0, len(match.moves) // 2, len(match.moves))]
    set_size(bare, size, lang="en", data_game=game, data_motion="off")
    assert bare.evaluate(WATCH, tuple(map(table_of, looks))) == []
    assert [bare.evaluate(NOT_SEEN, html) for html in looks] == [[0, 0]] * len(looks)


@pytest.mark.parametrize("size", few(SIZES))
@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if view_of(game).has_results])
def test_at_the_end_of_a_replay_the_line_above_stays_above(game: str, size: str, bare: Tab) -> None:
    match = finished(GAMES[game])
    page = Page(links.address_with_moves(match, len(match.moves)))
    set_size(bare, size, data_game=game)
    assert bare.evaluate(ABOVE, page.html)


@pytest.mark.parametrize(("seats", "size"), [(3, "1280x800"), (4, "360x740")])
def test_the_first_turn_of_a_replay_that_came_with_a_link_is_in_sight_as_a_whole(
    seats: int, size: str, bare: Tab
) -> None:
    game = GAMES["garlandland"]
    match = played(Match.begin(game, "two-ways-1", (ME, *("random",) * (seats - 1)), SHORT.get(game.name, {})), "sent")
    set_size(bare, size, lang="en", data_game=game.name, data_motion="off")
    page = Page(links.address_with_moves(match, 0))
    page.send("open", page.url)
    assert bare.evaluate(WATCH, (table_of(page.html),)) == []


APART = """html => {
  document.querySelector("main").outerHTML = html;
  const box = (each, name) => each.querySelector(name)?.getBoundingClientRect();
  const lies = (who) => box(who, ".disc")?.bottom > box(who, ".is-dealer .box")?.top + 0.5;
  return [...document.querySelectorAll(".who.placed")].filter(lies).map((who) => who.innerText);
}"""
"""Of whom the disc of the counter lies over the badge below it."""


@pytest.mark.parametrize("seats", [2, 4])
def test_on_a_phone_held_sideways_a_replay_says_what_its_marks_are_and_no_disc_lies_over_the_dealer(
    seats: int, bare: Tab
) -> None:
    match = played(Match.begin(GAMES["garlandland"], "two-ways-1", (ME, *("random",) * (seats - 1))), "sent")
    looks = [table_of(Page(links.address_with_moves(match, at)).html) for at in (len(match.moves) // 2, 0)]
    set_size(bare, "844x390", lang="en", data_game="garlandland", data_motion="off")
    assert [bare.evaluate(APART, html) for html in looks] == [[], []]
    assert bare.is_visible(".legend.of-slider")


def _compared(game: Game) -> tuple[str, ...]:
    """The pages of a replay from where two matches part, with what is said of it, through the next turns."""
    deal = Match.begin(game, "two-ways-1", (ME, *("random",) * (game.seats[-1] - 1)), dict(SHORT.get(game.name, {})))
    while deal.asked != 0 or len(game.rules.moves(deal.state)) < 2:
        deal = played(deal, "before", 1 + len(deal.moves))
    own, other = (played(deal.play(move), move) for move in game.rules.moves(deal.state)[:2])
    save = Save("own", own, (), 1)
    page = Page(attempts.address(deal.until(0), [Attempt("Aoi", other)]), {save.key: save.text()})
    page.send("open", page.url)
    page.send(f"attempt own {len(deal.moves)}")
    found = [page.html]
    for _ in range(5):
        page.send("look forward")
        found.append(page.html)
    assert 'class="coach judged"' in found[0]
    return tuple(map(table_of, found))


@pytest.mark.parametrize(
    ("name", "size"), [*dict.fromkeys([*SOME, ("read-aloud", "740x360"), ("gang-of-four", "360x740")])]
)
def test_what_is_said_of_a_turn_in_a_replay_lies_over_nothing(name: str, size: str, bare: Tab) -> None:
    set_size(bare, size, data_game=name, data_motion="off")
    assert bare.evaluate(WATCH, _compared(GAMES[name])) == []


@pytest.mark.parametrize(("name", "size"), SOME)
def test_where_one_is_to_think_again_all_is_in_sight_as_at_thetable_of(name: str, size: str, bare: Tab) -> None:
    page = turned(GAMES[name])
    page.send("think-again")
    look = page.wire.model.look
    assert look
    tables = [page.html]
    for move in GAMES[name].rules.moves(look.match.seen(0))[:2]:
        page.send("line", move)
        tables.append(page.html)
    assert 'id="branch"' in tables[-1]
    set_size(bare, size, data_game=name, data_motion="off")
    assert bare.evaluate(WATCH, tuple(map(table_of, tables))) == []


STANDS = """([html, what]) => {
  document.querySelector("main").outerHTML = html;
  return [...document.querySelectorAll(what)].map((each) => {
    const { left, top } = each.getBoundingClientRect();
    return [left, top].map(Math.round).join(" ");
  }).join(", ");
}"""
"""Shows a page: where these parts of it stand."""


@pytest.mark.parametrize(("size", "lang"), few(product(("360x740", "768x1024", "1280x800", "740x360"), LANGUAGES), 5))
def test_the_ways_to_sort_a_hand_stay_where_they_are_whoever_is_asked(size: str, lang: str, bare: Tab) -> None:
    set_size(bare, size, lang=lang, data_game="gang-of-four", data_motion="off")
    found = {html: "toggle-answers" in html for html in pages("gang-of-four", 4, lang) if 'id="sort-number"' in html}
    assert {*found.values()} == {True, False}
    assert len({bare.evaluate(STANDS, [html, ".tools > .row > button"]) for html in found}) == 1


@pytest.mark.parametrize("size", ["360x740", "768x1024", "1280x800", "740x360"])
def test_the_cards_to_be_beaten_stay_where_they_are_under_the_tricks_before(size: str, bare: Tab) -> None:
    page, dice = Page("#/gang-of-four?deal=amber-hollow-487&v=1&players=me,normal,normal,normal"), Chance("recall")("m")
    page.go_on()
    while 'data-do="fold last-trick"' not in page.html:
        page.play(dice.choice(page.legal))
        page.settle()
    set_size(bare, size, lang="en", data_game="gang-of-four", data_motion="off")
    before = page.html
    page.send("fold last-trick")
    assert "recalled" in page.html
    closed, opened = (bare.evaluate(STANDS, [html, ".lain .best .card"]) for html in (before, page.html))
    assert closed == opened


MUTE = """html => {
  document.querySelector("main").outerHTML = html;
  const box = (each) => each.getBoundingClientRect();
  const mute = box(document.querySelector("#mute"));
  const others = ".hand .card, .felt button:not(#mute), .preview, .felt > .seat";
  return [...document.querySelectorAll(others)].filter((each) => {
    const { left, right, top, bottom, width } = box(each);
    return width && left < mute.right && right > mute.left && top < mute.bottom && bottom > mute.top;
  }).map((each) => each.id || each.className);
}"""
"""What lies where a press plays without the last-card call."""


def before_the_call() -> Match:
    """A match in which I am to leave one card: I play all that I can, the others pass."""
    match = Match.begin(GAMES["gang-of-four"], "mute-1", (ME, *("easy",) * 3))
    while match.asked is not None:
        moves = GAMES["gang-of-four"].rules.moves(match.seen(match.asked))
        if match.asked == 0 and any(move.endswith("!") for move in moves):
            return match
        match = match.play(max(moves, key=len) if match.asked == 0 or "pass" not in moves else "pass")
    raise AssertionError


@pytest.mark.parametrize("lang", LANGUAGES)
def test_to_play_without_the_call_is_a_button_where_nothing_else_is(lang: str, bare: Tab) -> None:
    match = before_the_call()
    save = Save("mute", match, (), 1)
    page = Page(links.address(match), {save.key: save.text(), "fudaba:lang": lang}, lang=lang)
    called = next(move for move in page.legal if move.endswith("!"))
    page.send(f"pick {called.removesuffix('!')}")
    for size in (*SIZES, "320x568", "740x360"):
        set_size(bare, size, lang=lang, data_game="gang-of-four", data_motion="off")
        assert bare.evaluate(MUTE, page.html) == [], size


TAKEN = """html => {
  document.querySelector("main").outerHTML = html;
  const [taken, cry] = [".lain > .note", ".best .cry"].map((each) => document.querySelector(each));
  const [low, high] = [taken, cry].map((each) => each.getBoundingClientRect());
  const clear = low.left >= high.right || low.right <= high.left || low.top >= high.bottom || low.bottom <= high.top;
  return taken.checkVisibility() && (clear || !cry.checkVisibility({ visibilityProperty: true }));
}"""
"""Whether it can be read who has taken a trick with what leaves a last card."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_beside_the_coach_a_call_lies_over_nothing_of_who_has_taken_the_trick(lang: str, bare: Tab) -> None:
    match = before_the_call()
    match = match.play(next(move for move in GAMES["gang-of-four"].rules.moves(match.seen(0)) if move.endswith("!")))
    while match.asked != 0:
        match = match.play("pass")
    save = Save("call", match, (TAUGHT,), 1)
    page = Page(links.address(match), {save.key: save.text(), "fudaba:lang": lang}, lang=lang)
    for size in (*SIZES, "740x360"):
        set_size(bare, size, lang=lang, data_game="gang-of-four", data_motion="off")
        assert bare.evaluate(TAKEN, page.html), size


WHOLE = """html => {
  document.querySelector("main").outerHTML = html;
  const [own, hand] = [".felt > .seat", ".at-hand"].map((each) => document.querySelector(each).getBoundingClientRect());
  return hand.top - own.bottom;
}"""
"""How far below the own line the hand begins, in pixels."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_at_the_largest_text_the_hand_lies_over_nothing_of_the_own_line_on_a_phone(lang: str, bare: Tab) -> None:
    match = before_the_call()
    save = Save("large", match, (), 1)
    page = Page(links.address(match), {save.key: save.text(), "fudaba:lang": lang}, lang=lang)
    set_size(bare, "360x740", lang=lang, data_game="gang-of-four", data_text="larger", data_motion="off")
    assert bare.evaluate(WHOLE, page.html) >= 0
