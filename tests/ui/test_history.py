"""Replays, branches, the score sheet, and what finished matches come to."""

from __future__ import annotations

from datetime import date, datetime

import pytest

from game.core.match import Match
from game.shelf import GAMES
from game.ui.model import days, links
from game.ui.model.saves import Save
from game.ui.play import curve
from game.words import LANGUAGES, words_of
from tests.markup import parsed
from tests.matches import played as at_random
from tests.ui.page import DEAL, Page


def finished() -> Page:
    page = Page()
    page.play_on()
    return page


def test_a_finished_match_is_replayed_from_its_beginning() -> None:
    page = finished()
    match = page.match
    page.send("replay")
    assert page.screen == "look"
    assert page.says("look.start", of=len(match.moves))
    assert links.parse(page.url, GAMES).at == 0
    for _ in range(len(match.moves) + len(curve.round_ends(match)) - 1):  # after each result the next round is dealt
        page.send("look forward")
    assert page.stands_at(len(match.moves), len(match.moves))


def test_a_replay_runs_by_itself_to_its_end_and_can_be_stopped() -> None:
    page = finished()
    last = len(page.match.moves)
    page.send("replay")
    page.send("look play")
    assert page.answer["more"]
    page.send("more")
    page.send("look play")
    assert page.answer["more"] is None
    page.send("look play")
    page.settle()
    assert page.stands_at(last, last)


def test_a_link_leads_to_a_turn() -> None:
    match = finished().match
    page = Page(links.address_with_moves(match, 7))
    assert page.stands_at(7, len(match.moves))


@pytest.mark.parametrize("at", ["999", "-1", "x", "", "1e3"])
def test_a_turn_that_is_none_has_a_sentence(at: str) -> None:
    page = Page(links.address_with_moves(finished().match) + f"&at={at}")
    assert page.screen == "fault"
    assert page.says("link.at", at=at, last=len(finished().match.moves))


def test_a_branch_is_played_on_from_a_turn_and_marked() -> None:
    match = finished().match
    page = Page(links.address_with_moves(match, 6))
    page.send("branch", random="bb" * 16)
    assert page.screen == "table"
    assert page.match.moves == match.moves[:6]
    assert page.says("mark.branch")
    page.play_on(1)
    assert Page(page.url, stored=page.stored).table.marks == ("branch",)


def test_the_end_of_a_match_has_no_branch() -> None:
    page = Page(links.address_with_moves(finished().match))
    page.send("look last")
    page.send("branch")
    assert page.screen == "look"
    assert page.said[-1][0] == "assertive"


def test_finished_matches_are_listed_with_their_replay() -> None:
    page = finished()
    match = page.match
    page.open("#/history")
    assert page.screen == "history"
    assert links.address_with_moves(match, 0).replace("&", "&amp;") in page.html
    assert Page("#/history").says("history.none")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_deal_of_a_day_says_its_date_once_if_it_was_played_on_that_day(lang: str) -> None:
    day, words = date(2026, 11, 25), words_of(lang)
    match = at_random(days.match_of(GAMES["garlandland"], day), "x")
    noon = int(datetime(day.year, day.month, day.day, 12).timestamp() * 1000)
    other = words.say(days.of_deal(match.deal))
    for later, fact in ((0, words("history.of-day")), (1, other)):
        save = Save("x", match, (), noon + later * 24 * 3600 * 1000)
        page = Page("#/history", {save.key: save.text()}, lang=lang)
        (row,) = parsed(page.html).one("section", "past").all("li")
        assert [each.text for each in row.all("span", "small")][-1] == fact


def test_a_line_tells_who_played_how_it_ended_and_by_what_mark() -> None:
    game = GAMES["gang-of-four"]
    players = ("beginner", "me", "beginner", "easy")
    match = at_random(Match.begin(game, "line-1", players, {"limit": "rounds-2"}), "x")
    save = Save("x", match, ("undo",), 1)
    page = Page("#/history", {save.key: save.text()})
    (row,) = parsed(page.html).one("section", "past").all("li")
    assert "(beginner)" in page.html
    assert "(easy)" in page.html
    assert len(row.one("span", "faced").all("svg")) == 3
    assert len(row.all("svg", "strip")) == 1
    assert ("You won" in page.html) is (match.game.rules.winners(match.state) == (1,))
    assert words_of("en")("mark.undo") in page.html


@pytest.mark.parametrize("lang", LANGUAGES)
def test_that_a_match_is_not_counted_is_said_once_whatever_its_marks(lang: str) -> None:
    match, words = at_random(Match.begin(GAMES["garlandland"], "line-1", ("me", "easy"), {}), "x"), words_of(lang)
    save = Save("x", match, ("lesson", "hint", "undo", "unheard-of"), 1)
    page = Page("#/history", {save.key: save.text()}, lang=lang)
    (row,) = parsed(page.html).one("section", "past").all("li")
    told = [each.text for each in row.all("span", "small")]
    first = words("marks.uncounted", what=words("mark.lesson"))
    assert told[-4:] == [first, words("mark.hint"), words("mark.undo"), words("mark.newer")]


@pytest.mark.parametrize("goal", ["wins", "points"])
def test_the_score_sheet_has_every_finished_round(goal: str) -> None:
    page = Page(f"{DEAL}&goal={goal}")
    assert page.says("sheet.none")
    page.play_on()
    sheet = page.html.split('class="list sheet"')[1].split("</table>")[0]
    assert sheet.count('scope="row"') == page.match.state.last.number
    assert 'class="chart"' in page.html
