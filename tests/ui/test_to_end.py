"""A match that is decided can be played on to its end by itself, where the page says that it is."""

from __future__ import annotations

from game.games.court_circular.page.to_end import way_to_end
from game.games.court_circular.rules.decided import decided
from game.ui.model import scene
from game.ui.places import TO_END
from tests.ui.page import Page
from tests.ui.test_turning import best

DEAL = "#/court-circular?deal=plum-river-42&v=1&players="


def page_when_decided(rivals: str = "easy") -> Page:
    """The page at the first question to the player after the match was decided."""
    page = Page(f"{DEAL}me,{rivals}")
    page.go_on()
    while decided(page.match.state) is None:
        assert TO_END not in page.html
        page.play(best(page.match, "normal"))
        page.go_on()
    assert page.legal
    return page


def played_by_itself(page: Page) -> set[int]:
    """The pauses until nothing goes on by itself any more."""
    pauses = set()
    while page.answer["more"] is not None:
        pauses.add(page.answer["more"])
        page.send("more")
    return pauses


def test_the_rest_is_played_fast_without_the_player_and_who_was_said_to_win_wins() -> None:
    for rivals in ("easy", "easy,easy"):
        page = page_when_decided(rivals)
        sure = decided(page.match.state)
        page.send("stand", TO_END)
        assert 'aria-pressed="true"' in page.html.split(f'id="{TO_END}"')[1][:40]
        assert played_by_itself(page) == {60}
        assert page.match.state.victors == (sure,)
        assert page.says("ending.show"), "the count of the last pack is to be read"
        assert not page.table.marks


def test_meanwhile_the_page_says_so_and_asks_for_no_card() -> None:
    page = page_when_decided()
    asked = page.says("page.by-itself")
    page.send("stand", TO_END)
    assert (asked, page.says("page.by-itself")) == (False, True)


def test_no_setting_stops_it() -> None:
    page = page_when_decided()
    page.send("set", "pace step")
    assert page.wire.model.device.settings["pace"] == "step"
    page.send("stand", TO_END)
    played_by_itself(page)
    assert page.match.asked is None


def test_pressed_once_more_the_player_is_asked_again() -> None:
    page = page_when_decided()
    page.send("stand", TO_END)
    page.send("stand", TO_END)
    assert page.answer["more"] is None
    assert page.legal


def test_it_is_not_offered_to_several_people_nor_where_one_looks_back() -> None:
    page = page_when_decided()
    here = scene(page.wire.model, page.match)
    assert way_to_end(here)
    assert way_to_end(here._replace(players=("human", "human"))) is None
    assert way_to_end(here._replace(tries=True)) is None
    assert way_to_end(here._replace(seat=None)) is None


def test_nothing_is_played_for_a_player_while_the_match_is_open() -> None:
    page = Page(f"{DEAL}me,easy")
    page.go_on()
    page.send("stand", TO_END)
    played_by_itself(page)
    assert page.legal
