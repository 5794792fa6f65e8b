"""Problems in the browser: fetched when they are asked for, also after a start from the snapshot, and then offline."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from game.problems import pool
from game.shelf import GAMES
from game.words import LANGUAGES
from tests.browser.conftest import Open
from tests.browser.table import show

GAME = GAMES["garlandland"]
PROBLEM = [*pool.pool(GAME).values()][100]


def test_a_problem_is_solved_with_the_keyboard_after_a_start_from_the_snapshot(open_at: Open) -> None:
    page = open_at("#/problems", fast=False)
    expect(page.locator("html")).to_have_attribute("data-boot", "snapshot")
    show(page, f"#/garlandland/problems?deal={PROBLEM.deal}", "table")
    page.keyboard.press("/")
    page.fill("#line", PROBLEM.answer)
    page.keyboard.press("Enter")
    expect(page.locator("#coach")).to_contain_text("Right.")
    page.locator("#problem-line").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#to-end")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.locator("#to-end").focus()
    page.keyboard.press("Enter")
    page.locator("#next-problem").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#coach")).to_contain_text("Which card wins")
    assert page.evaluate("localStorage.getItem('fudaba:problems')").startswith(f"garlandland {PROBLEM.deal} right")


@pytest.mark.parametrize("size", [(360, 740), (320, 568)], ids=["a phone", "a small phone"])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["read-aloud", "gang-of-four"])
def test_question_cards_and_move_are_in_sight_on_a_phone(
    name: str, lang: str, size: tuple[int, int], open_at: Open
) -> None:
    page = open_at("#/", {"fudaba:lang": lang})
    page.set_viewport_size({"width": size[0], "height": size[1]})
    show(page, f"#/{name}/problems?deal={[*pool.pool(GAMES[name])][-1]}", "table")
    page.click(f"#lang-{lang}")
    expect(page.locator("html")).to_have_attribute("lang", lang)
    for each in ("#coach strong", "#hand", "#play"):
        box = page.locator(each).bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= size[1], each
