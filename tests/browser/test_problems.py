"""Problems in the browser: fetched when they are asked for, also after a start from the snapshot, and then offline."""

from __future__ import annotations

from datetime import date
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from game.problems import pool
from game.problems.problem import position
from game.problems.saying import words_for
from game.shelf import GAMES
from game.words import LANGUAGES, words_of
from tests.browser.conftest import Open
from tests.browser.table import show, speaks
from tests.browser.test_sizes import looks
from tests.every import few

GAME = GAMES["garlandland"]
PROBLEM = [*pool.pool(GAME).values()][100]
PHONE = (360, 740)


def shown(lasting: Page, address: str, lang: str, size: tuple[int, int], name: str = "table") -> Page:
    """The page of the module at this address, in this language and of this size."""
    lasting.set_viewport_size({"width": size[0], "height": size[1]})
    show(lasting, address, name)
    return speaks(lasting, lang)


def test_a_problem_is_solved_with_the_keyboard_after_a_start_from_the_snapshot(open_at: Open) -> None:
    page = open_at("#/problems", fast=False)
    expect(page.locator("html")).to_have_attribute("data-boot", "snapshot")
    show(page, f"#/garlandland/problems?deal={PROBLEM.deal}", "table")
    page.keyboard.press("/")
    page.fill("#line", PROBLEM.answer)
    page.keyboard.press("Enter")
    expect(page.locator("#coach")).to_contain_text("Right.")
    expect(page.locator("#next-problem")).to_be_focused()
    page.locator("#problem-line").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#to-end")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.locator("#to-end").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#next-problem")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#coach")).to_contain_text("Which card wins")
    assert page.evaluate("localStorage.getItem('fudaba:problems')").startswith(f"garlandland {PROBLEM.deal} right")


ONWARD = """() => {
  const [way, line, game] = ["#next-problem", "#problem-line", ".next-game"].map(one => document.querySelector(one));
  const words = document.createRange();
  words.selectNodeContents(way.firstChild);
  const [box, above, below] = [way, words, game].map(one => one.getBoundingClientRect());
  return {
    height: box.height - line.getBoundingClientRect().height,
    lines: [words.getClientRects().length, Math.round(below.height / parseFloat(getComputedStyle(game).lineHeight))],
    apart: below.top - above.bottom,
    beside: Math.abs(below.left + below.right - above.left - above.right),
    within: Math.min(below.left - box.left, box.right - below.right, above.top - box.top, box.bottom - below.bottom),
  };
}"""


@pytest.mark.parametrize("size", [(768, 1024), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_next_problem_of_the_day_says_its_game_on_a_line_of_its_own(
    lasting: Page, lang: str, size: tuple[int, int]
) -> None:
    for game, problem in pool.of_day(date.today())[:2]:
        page = shown(lasting, f"#/{game.name}/problems?deal={problem.deal}&of=day", lang, size)
        page.locator("[data-do='problem show']").click()
        expect(page.locator(".next-game")).to_be_visible()
        for each in GAMES.values():
            title = words_of(lang, each)("title")
            page.evaluate("title => { document.querySelector('.next-game').lastChild.data = title }", title)
            found = page.evaluate(ONWARD)
            assert found["lines"] == [1, 1], title
            assert found["apart"] >= -2
            assert found["beside"] <= 2
            assert found["within"] >= 0
            assert abs(found["height"]) <= 1


def test_a_player_keeps_one_colour_in_the_question_the_answer_and_what_follows(lasting: Page) -> None:
    """Badge and backs; the player that of a match, whatever seat the problem has."""
    found = [each for each in pool.pool(GAME).values() if position(each, GAME).asked == 1]
    page, seen = shown(lasting, f"#/garlandland/problems?deal={found[0].deal}", "en", PHONE), list[list[list[str]]]()
    for way in ("#show-answer, [data-do='problem show']", "#problem-line, [data-do='problem line']", ""):
        seen.append(page.evaluate(COLOURS))
        if way:
            page.locator(way).first.click()
            page.wait_for_timeout(600)
    assert page.evaluate("document.querySelector('main').dataset.screen") == "look"
    assert seen[0] == seen[1] == seen[2]
    assert all(len({*each}) == 1 for each in seen[0])
    assert seen[0][0] != seen[0][1]


COLOURS = """["0", "1"].map((each) => {
  const seat = document.querySelector(`[data-seat="${each}"]`);
  const of = (name, each) => getComputedStyle(each).getPropertyValue(name);
  return [of("--back", seat), of("--seat", seat.querySelector(".counter"))];
})"""
"""The colour of the backs and of the badge of each player."""


@pytest.mark.parametrize(
    ("name", "lang", "size"), few(product(["read-aloud", "gang-of-four"], LANGUAGES, [PHONE, (320, 568)]), 3), ids=str
)
def test_question_cards_and_move_are_in_sight_on_a_phone(
    name: str, lang: str, size: tuple[int, int], lasting: Page
) -> None:
    page = shown(lasting, f"#/{name}/problems?deal={[*pool.pool(GAMES[name])][-1]}", lang, size)
    for each in ("#coach p:last-of-type", "#hand", "#play"):
        box = page.locator(each).bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= size[1], each


@pytest.mark.parametrize("name", few(GAMES))
def test_nothing_moves_in_practice_when_an_answer_is_told(name: str, lasting: Page) -> None:
    page = shown(lasting, f"#/{name}/practice", "en", PHONE, "practice")
    top = "document.getElementById('to-list').getBoundingClientRect().top + scrollY"
    for n in range(4):
        expect(page.locator("main .small").first).to_have_text(f"Question {n + 1} of 10")
        before = page.evaluate(top)
        page.click("#answer-0")
        expect(page.locator("#practice-next")).to_be_focused()
        assert page.evaluate(top) == before
        page.click("#practice-next")


def try_wrongly(page: Page, answer: str) -> None:
    """Try a move that is not the answer, by the line; it is judged."""
    moves = page.evaluate("[...document.querySelectorAll('#legal option')].map(each => each.value)")
    page.locator("main").focus()
    page.keyboard.press("/")
    page.fill("#line", next(move for move in moves if move != answer))
    page.keyboard.press("Enter")
    expect(page.locator("#problem-why-not")).to_be_visible()


@pytest.mark.parametrize(("name", "lang"), few(product(GAMES, LANGUAGES), 3))
def test_after_a_wrong_move_question_and_menu_stay_in_sight_on_a_phone(name: str, lang: str, lasting: Page) -> None:
    problem = [*pool.pool(GAMES[name]).values()][100]
    page = shown(lasting, f"#/{name}/problems?deal={problem.deal}", lang, PHONE)
    try_wrongly(page, problem.answer)
    expect(page.locator("#coach")).to_contain_text(words_for(lang, GAMES[name])("problem.asks"))
    coach = page.locator("#coach").bounding_box()
    for each in ("#coach .small", "#coach p:last-of-type", ".toggle"):
        box = page.locator(f"main {each}").first.bounding_box()
        assert box
        assert coach
        assert box["y"] + box["height"] <= (740 if each == ".toggle" else coach["y"] + coach["height"]), each


@pytest.mark.parametrize("name", few(GAMES))
def test_beside_the_lists_no_button_moves_when_a_wrong_move_is_judged(name: str, lasting: Page) -> None:
    problem = [*pool.pool(GAMES[name]).values()][100]
    page = shown(lasting, f"#/{name}/problems?deal={problem.deal}", "en", (1280, 800))
    places = """["play", "problem-show", "toggle-menu", "sound"].map((id) => {
      const { x, width } = document.querySelector(`.buttons > :is(#${id}, .${id})`).getBoundingClientRect();
      return [x, width];
    })"""
    before = page.evaluate(places)
    try_wrongly(page, problem.answer)
    assert page.evaluate(places) == before
    assert before[-1][1] <= 60


LOOKS = [(lang, size) for lang, sizes in looks([PHONE, (390, 844), (768, 1024), (1280, 800)]) for size in sizes]


@pytest.mark.parametrize(("deal", "look"), few(product(["problem-9275", "problem-2399"], LOOKS), 4), ids=str)
def test_no_open_sentence_of_a_problem_is_cut(deal: str, look: tuple[str, tuple[int, int]], lasting: Page) -> None:
    """Neither by its frame nor by the ways to what lies beside the field; what is longer is moved sideways only.

    On the smallest phone in both languages; each other size in one of them, in both with EVERY.
    """
    lang, size = look
    page = shown(lasting, f"#/read-aloud/problems?deal={deal}", lang, size)
    for frame in (".middle", ".terms", ".coach", ".lay", ".own"):
        over = page.locator(f"main {frame}").first.evaluate("each => each.scrollHeight - each.clientHeight")
        assert over <= 1, frame
    for button in page.locator(".beside:not(.of-hand) button:visible").all():
        way = button.bounding_box()
        for head in page.locator(".lay .zone").all():
            box = head.bounding_box()
            assert way
            assert box
            assert way["y"] + way["height"] <= box["y"] + 1
    before = [page.locator(each).bounding_box() for each in ("#hand", "main .buttons")]
    page.click("#problem-show")
    expect(page.locator("#coach.told")).to_be_visible()
    assert [page.locator(each).bounding_box() for each in ("#hand", "main .buttons")] == before


SMALLEST = """Math.min(...[...document.querySelectorAll("main :is(.lay, .own) .slip .main")]
  .map(each => parseFloat(getComputedStyle(each).fontSize)))"""


LONG = ["problem-6157", "problem-7773", "problem-8587", "problem-5761"]
"""Problems in which others hold many long sentences."""
CROWDED = ["problem-9594", "problem-8495", "problem-249", "problem-8238"]
"""Problems in which much lies open beside the field, or the own hand is long."""
PHONES = [PHONE, (360, 640)]


@pytest.mark.parametrize(("deal", "size", "lang"), few(product([*LONG, *CROWDED], PHONES, LANGUAGES), 11), ids=str)
def test_all_sentences_of_a_problem_have_letters_that_can_be_read_on_a_phone(
    deal: str, size: tuple[int, int], lang: str, lasting: Page
) -> None:
    page = shown(lasting, f"#/read-aloud/problems?deal={deal}", lang, size)
    assert page.evaluate(SMALLEST) >= 10
    seen = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert seen[0] <= size[0]
    assert seen[1] <= size[1]
    ways = [each.bounding_box() for each in page.locator("main .heaps button:visible, .beside button:visible").all()]
    for n, one in enumerate(ways):
        assert one
        for other in ways[n + 1 :]:
            assert other
            assert one["x"] + one["width"] <= other["x"] or one["y"] + one["height"] <= other["y"]
    still = [page.locator(f"main .{each}") for each in ("heaps", "lay", "terms")]
    before = [each.bounding_box() for each in still]
    page.locator("main .lay .slip.able").first.click()
    expect(page.locator("main .account.chosen")).to_be_attached()
    assert [each.bounding_box() for each in still] == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rest_of_a_long_hand_of_a_problem_is_one_press_away_on_a_phone(lang: str, lasting: Page) -> None:
    page = shown(lasting, "#/read-aloud/problems?deal=problem-8238", lang, PHONE)
    way, last = page.locator("#to-own").bounding_box(), page.locator("#hand .slip").nth(3)
    assert way
    assert way["width"] >= 24
    page.click("#to-own")
    expect(last).to_be_focused()
    expect(last).to_be_in_viewport(ratio=0.9)
    assert page.locator("#to-own").bounding_box() == way


@pytest.mark.parametrize(("deal", "lang"), few(product(LONG, LANGUAGES), 3))
def test_long_hands_of_a_problem_open_over_the_table(deal: str, lang: str, lasting: Page) -> None:
    page = shown(lasting, f"#/read-aloud/problems?deal={deal}", lang, PHONE)
    assert page.locator("main .terms").evaluate("each => each.scrollHeight - each.clientHeight") <= 1
    still = ("#hand", "main .buttons", "#toggle-laid-open", "main .lay")
    before = [page.locator(each).bounding_box() for each in still]
    expect(page.locator("#laid-open")).to_be_hidden()
    page.click("#toggle-laid-open")
    expect(page.locator("#laid-open .small-slips:visible")).to_have_count(1)
    assert [page.locator(each).bounding_box() for each in still] == before
    page.keyboard.press("Escape")
    expect(page.locator("#laid-open")).to_be_hidden()


def test_cards_that_are_asked_about_lie_side_by_side_on_a_phone(lasting: Page) -> None:
    page = shown(lasting, "#/gang-of-four/practice", "en", PHONE, "practice")
    faces = page.locator(".asked .fan .card svg")
    boxes = [each.bounding_box() for each in faces.all()]
    assert boxes
    for box in boxes:
        assert box
        assert box["width"] >= 46
