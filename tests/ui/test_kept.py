"""Which screens may be kept for the next start: `data-keep` names their match."""

from __future__ import annotations

from game.core.match import ME, Match
from game.shelf import GAMES
from game.ui.model import links
from game.ui.model.saves import Save
from tests.matches import played
from tests.ui.page import DEAL, Page

GAME = GAMES["garlandland"]


def kept(page: Page) -> str:
    """The key of the match whose screen may be kept now."""
    name: str = page.answer["root"]["data-keep"]
    return name


def test_the_table_of_one_person_is_kept_under_the_key_of_its_save() -> None:
    page = Page(DEAL)
    page.play_on(1)
    assert [kept(page)] == [*page.stored]
    page.open("#/")
    assert kept(page) == ""


def test_no_table_of_several_people_is_kept_and_no_curtain() -> None:
    page = Page("#/garlandland?deal=plum-river-42&v=1&players=human,human")
    assert page.screen == "curtain"
    assert kept(page) == ""
    page.send("lift")
    assert page.legal
    assert kept(page) == ""


def test_no_table_that_another_tab_plays_is_kept() -> None:
    first = Page(DEAL)
    assert kept(first)
    second = Page(DEAL, first.stored, tab="taken")
    assert kept(second) == ""
    first.send("lost", first.table.id)
    assert kept(first) == ""


def test_that_another_tab_plays_is_said_in_place_of_what_was_said_before() -> None:
    """Robots found that the answer to a press stayed there, and no way to take the match back."""
    page = Page(DEAL)
    page.send("play")
    assert 'id="take-over"' not in page.html
    assert page.wire.model.notice
    page.send("lost", page.table.id)
    assert 'id="take-over"' in page.html


def test_no_replay_is_kept() -> None:
    match = played(Match.begin(GAME, "kept-1", (ME, "easy")), "x", 8)
    assert kept(Page(links.address_with_moves(match))) == ""


def test_a_result_that_the_next_start_would_show_again_is_not_kept_once_it_was_put_away() -> None:
    match = played(Match.begin(GAME, "kept-1", (ME, "easy")), "x")
    save = Save("over", match, (), 1)
    page = Page(links.address(match), {save.key: save.text()})
    page.send("put-away")
    assert page.wire.model.ended
    assert kept(page) == ""
