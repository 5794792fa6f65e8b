"""Redo: what undo took back is put back, as long as nothing else is played."""

from __future__ import annotations

import pytest

from game.core.game import Game
from tests.markup import parsed
from tests.matches import ALL, name
from tests.ui.page import Page

for_every_game = pytest.mark.parametrize("game", ALL, ids=name)


def played(game: str = "garlandland", moves: int = 2, lang: str = "en") -> Page:
    """A page where so many moves of the player have been answered."""
    page = Page(f"#/{game}?deal=plum-river-42&v=1&players=me,easy", lang=lang)
    for _ in range(moves):
        page.go_on()
        page.play(page.legal[0])
    page.go_on()
    return page


def is_off(page: Page, name: str) -> bool:
    found = parsed(page.html).by_id(name)
    assert found
    return found.attributes.get("aria-disabled") == "true"


@for_every_game
def test_redo_puts_the_match_its_results_and_its_marks_back(game: Game) -> None:
    players = ",".join(("me", *("easy",) * (game.usual_seats - 1)))
    page = Page(f"#/{game.name}?deal=plum-river-42&v=1&players={players}")
    for _ in range(6):
        page.go_on()
        page.play(page.legal[0])
    page.settle()
    before = page.table
    page.undo()
    assert page.match.moves != before.match.moves
    page.send("redo")
    assert (page.match, page.table.marks, page.table.put_away) == (before.match, before.marks, before.put_away)
    assert Page(page.url, page.stored).match.moves == before.match.moves


def test_each_redo_puts_one_undo_back() -> None:
    page = played()
    lengths = [len(page.match.moves)]
    for _ in range(2):
        page.undo()
        lengths.append(len(page.match.moves))
    for length in reversed(lengths[:-1]):
        assert not is_off(page, "redo")
        page.send("redo")
        assert len(page.match.moves) == length
    assert is_off(page, "redo")


def test_with_another_move_it_is_gone_and_says_so() -> None:
    page = played()
    page.undo()
    page.play(page.legal[-1])
    assert is_off(page, "redo")
    moves = page.match.moves
    page.send("redo")
    assert page.match.moves == moves
    assert page.says("table.no-redo")


def test_a_hint_in_between_stays_a_mark_and_the_undo_does_not() -> None:
    page = played()
    page.undo()
    page.send("hint")
    page.send("redo")
    assert page.table.marks == ("hint",)


def test_redo_makes_no_move_that_the_settings_would_make() -> None:
    page = played()
    page.undo()
    page.send("redo")
    assert page.table.by_hand


@pytest.mark.parametrize("do", ["undo", "redo"])
def test_it_is_told_and_stands_by_the_notice_and_in_the_menu_while_it_can_be_done(do: str) -> None:
    page = played()
    page.send("fold menu")
    assert not parsed(page.html).by_id("redo-listed")
    page.undo()
    if do == "redo":
        page.send("redo")
        assert page.says("table.redone")
    assert bool(parsed(page.html).by_id("redo-said")) == (do == "undo")
    page.send("fold menu")
    assert bool(parsed(page.html).by_id("redo-listed")) == (do == "undo")
