"""A trick that went by without the player lies there until it is seen: for a while, or until a press on the way on."""

from __future__ import annotations

from functools import cache

import pytest

from game.core.texts import dumps
from game.ui.model import holding
from tests.ui.page import Page


def page_of(pace: str, autopass: str = "on") -> Page:
    """A page at a trick that the player has passed and another seat has taken, at this pace."""
    liked = {"pace": pace, "gang-of-four.autopass": autopass}
    page = Page("#/gang-of-four?deal=held-1&v=1&players=me,easy,easy,easy", {"fudaba:settings": dumps(liked)})
    while not taken(page):
        if page.wire.model.at_result:
            page.send("put-away")
        elif page.legal and page.answer["more"] is None:
            page.send("line", "pass" if "pass" in page.legal else page.legal[0])
        else:
            page.send("more")
    return page


@cache
def first(pace: str) -> Page:
    """The same, looked for only once."""
    return page_of(pace)


def held(pace: str) -> Page:
    """A twin of that page, for a test of its own."""
    return first(pace).twin()


def taken(page: Page) -> bool:
    """Whether such a trick lies there."""
    seen = page.match.seen(0)
    passed = any(play.seat == 0 and play.combo is None for play in seen.last_trick)
    return bool(not seen.trick and seen.played and passed and page.wire.model.thinking is not None)


def waited(page: Page) -> int:
    """Milliseconds until the next move is made."""
    n, found = len(page.match.moves), 0
    while len(page.match.moves) == n:
        found += page.answer["more"] or 0
        page.send("more")
    return found


@pytest.mark.parametrize(("pace", "least"), [("fast", holding.LEAST), ("normal", 7 * 450), ("slow", 7 * 1500)])
def test_it_lies_there_as_long_as_the_pace_says_and_long_enough_to_be_seen(pace: str, least: int) -> None:
    assert least <= waited(held(pace)) < least + holding.REST


def test_a_press_on_the_way_on_ends_it_within_a_rest() -> None:
    page = held("normal")
    assert page.answer["more"] == holding.REST
    assert 'data-do="go-on" id="go-on"' in page.html
    n = len(page.match.moves)
    page.send("more")
    assert len(page.match.moves) == n
    page.send("go-on")
    page.send("more")
    assert len(page.match.moves) == n + 1
    assert 'data-do="go-on"' not in page.html


def test_the_next_trick_is_held_as_long_as_this_one() -> None:
    page = held("normal")
    page.send("go-on")
    page.send("more")
    while not taken(page):
        page.send("line", "pass" if "pass" in page.legal else page.legal[0]) if page.answer[
            "more"
        ] is None else page.send("more")
    assert page.table.rested == 0
    assert holding.holds(page.wire.model)


def test_who_lets_bots_move_by_hand_is_asked_for_no_other_press() -> None:
    page = page_of("step")
    assert page.wire.model.stepping
    assert page.answer["more"] is None
    n = len(page.match.moves)
    page.send("more")
    assert len(page.match.moves) == n + 1


def test_who_has_passed_by_hand_waits_no_longer_than_before() -> None:
    page = page_of("normal", "off")
    assert not holding.holds(page.wire.model)
    assert page.answer["more"] < 5 * 450
