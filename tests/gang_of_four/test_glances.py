"""What is only looked at on the table, such as the last trick, is not to lie over what comes next."""

from __future__ import annotations

import pytest

from game.games.gang_of_four.page.ids import places
from tests.markup import parsed
from tests.ui.page import Page


def can_recall(page: Page) -> bool:
    """Whether there is a last trick to look at while the player is asked in another one."""
    button = parsed(page.html).by_id("toggle-last-trick")
    return page.match.asked == 0 and button is not None and "aria-disabled" not in button.attributes


def recalling() -> Page:
    """A page on which the last trick is looked at, at the player's turn in the second trick."""
    page = Page("#/gang-of-four?deal=climb-1&players=me,easy,easy,easy")
    page.go_on()
    while not can_recall(page):
        page.play(page.legal[0])
        page.go_on()
    page.send("fold last-trick")
    assert 'id="recalled"' in page.html
    return page


DONE = "fold last-trick", "clear", "play", "line pass", "propose", "go-on", "set gang-of-four.sort colour"


@pytest.mark.parametrize("do", DONE)
def test_the_last_trick_closes_with_all_that_is_done(do: str) -> None:
    page = recalling()
    names = places(page.match.seen(0), 0).hand
    page.send(do, names[0] if do == "propose" else "")
    assert 'id="recalled"' not in page.html
    assert (do == "propose") == bool(page.table.ticked)


@pytest.mark.parametrize("do", ["hear table", "lang ja", "fold menu"])
def test_who_reads_on_has_the_last_trick_in_sight(do: str) -> None:
    page = recalling()
    page.send(do)
    assert 'id="recalled"' in page.html


def test_the_last_trick_closes_when_another_seat_plays_but_not_when_it_passes() -> None:
    page = recalling()
    page.send("line", "pass" if "pass" in page.legal else page.legal[0])
    page.send("fold last-trick")
    while 'id="recalled"' in page.html:
        before = page.match.moves
        page.send("more")
        assert len(page.match.moves) == len(before) + 1
        assert (page.match.moves[-1] == "pass") == ('id="recalled"' in page.html)


def test_behind_a_menu_that_covers_the_table_no_bot_moves() -> None:
    page = recalling()
    page.send("line", page.legal[0])
    assert page.answer["more"] is not None
    page.send("fold menu", wide=False)
    moves = page.match.moves
    assert page.answer["more"] is None
    page.send("more")  # was on its way already
    assert page.match.moves == moves
    page.send("fold menu", wide=False)
    assert page.answer["more"] is not None
    page.send("fold menu", wide=True)
    page.send("more")
    assert len(page.match.moves) == len(moves) + 1


def test_a_press_beside_the_last_trick_closes_it() -> None:
    around = parsed(recalling().html).by_id("beside-last-trick")
    assert around
    assert around.attributes["data-do"] == "fold last-trick"
