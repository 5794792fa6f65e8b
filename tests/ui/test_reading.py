"""The result of a round stays until somebody has read it: nothing of the next round is shown or can be played."""

from __future__ import annotations

import html
from functools import cache
from typing import Any

import pytest

from game.core.game import Game
from game.core.match import Match
from game.shelf import GAMES
from game.ui.model.links import address_with_moves
from game.ui.table.lists import LINES
from game.ui.view import view_of
from game.words import LANGUAGES, words_of
from tests.markup import parsed
from tests.matches import ALL, name
from tests.ui.page import Page

FAST = {"fudaba:settings": '{"pace": "fast", "rounds": "wait"}'}
BY_ITSELF = {"fudaba:settings": '{"pace": "fast", "rounds": "on"}'}


def at_a_result(game: Game, stored: dict[str, str] | None = None, lang: str = "en") -> Page:
    """The page when the first result is to be read; skips games that go on without one."""
    page = _at_a_result(game.name, tuple((stored or {}).items()), lang).twin()
    if not page.wire.model.at_result:
        pytest.skip("no result is to be read in this game")
    return page


@cache
def _at_a_result(of: str, stored: tuple[tuple[str, str], ...], lang: str) -> Page:
    page = Page(f"#/{of}?deal=read-me", stored=dict(stored), lang=lang)
    with page.only_the_last():
        page.settle()
        while page.legal:
            page.send("line", page.legal[0])
            page.settle()
    return page


for_every_game = pytest.mark.parametrize("game", ALL, ids=name)


@for_every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_result_runs_out_however_fast_the_bots_are(game: Game, lang: str) -> None:
    page = at_a_result(game, FAST, lang)
    assert page.answer["more"] is None
    assert page.html.count('id="put-away"') == 1
    assert 'class="result' in page.html
    before = page.match
    page.send("more")
    assert page.match == before
    page.send("put-away")
    assert 'id="put-away"' not in page.html


@for_every_game
def test_where_the_setting_says_so_it_goes_on_by_itself(game: Game) -> None:
    page = at_a_result(game)
    number = len(page.match.moves)
    if page.match.asked is None:
        pytest.skip("the match is over, whose result always waits")
    page.send("set rounds on")
    assert not page.wire.model.at_result
    assert page.answer["more"] is not None or page.legal
    page.settle()
    assert len(page.match.moves) > number or page.legal


@for_every_game
def test_meanwhile_there_is_no_new_hand_and_only_one_way_on(game: Game) -> None:
    """At the end of a match there is no other hand: the last one stays."""
    page = at_a_result(game)
    assert page.legal == []
    assert 'data-asked=""' in page.html
    assert page.match.asked is None or 'id="hand"' not in page.html
    assert 'id="play"' not in page.html
    assert page.answer["focus"] == "put-away"
    assert page.answer["grab"]


@for_every_game
def test_a_key_or_a_tap_plays_nothing_of_the_next_round(game: Game) -> None:
    """Enter on a card, a tap on one, which may tell what it says once the game is over, a typed move, a hint."""
    page = at_a_result(game)
    moves = len(page.match.moves)
    cards = [f"c{n}" for n in range(28)]
    over = page.match.asked is None
    key = "table.result-first" if over else "table.read-first"
    facts: dict[str, Any] = {"go": ("ending.show", {})} if over else {}
    for do, value in (
        *(("play", card) for card in cards),
        *(("tick", card) for card in cards),
        ("line", "pass"),
        ("hint", ""),
    ):
        page.send(do, value)
        told = over and do == "tick" and page.said[-1][0] == "polite"
        assert told or (page.says(key, **facts) and page.said[-1][0] == "assertive")
        assert over or page.table.ticked == ()
        assert len(page.match.moves) == moves
    assert page.wire.model.at_result


@for_every_game
def test_a_result_that_was_not_read_waits_when_the_page_is_loaded_again(game: Game) -> None:
    page = at_a_result(game)
    again = Page(page.url, stored=page.stored)
    assert again.wire.model.at_result
    assert again.answer["more"] is None


@for_every_game
def test_a_move_taken_back_does_not_bring_the_last_result_again(game: Game) -> None:
    page = at_a_result(game)
    page.go_on()
    if not page.legal:
        pytest.skip("the match is over")
    page.play(page.legal[0])
    if page.wire.model.at_result:
        return
    page.undo()
    assert not page.wire.model.at_result
    assert page.legal


@cache
def whole(of: str) -> Match:
    """A match of a game played to its end on the page, of some rounds."""
    players = ",".join(("me", *["random"] * (GAMES[of].seats[0] - 1)))
    page = Page(f"#/{of}?deal=read-me&players={players}{'&limit=rounds-4' * (of == 'gang-of-four')}")
    page.play_on()
    return page.match


@for_every_game
def test_the_replay_shows_the_result_of_every_round(game: Game) -> None:
    match, view = whole(game.name), view_of(game)
    states = match.states
    ends = [n for n in range(1, len(match.moves)) if view.shows_result(states[n], 0, view.finished(states[n]) - 1)]
    ends = [n for n in ends if view.finished(match.states[n]) > view.finished(match.states[n - 1])]
    for n in ends[:3]:
        page = Page(f"{address_with_moves(match)}&at={n}")
        assert 'class="result' in page.html
        assert 'id="hand"' not in page.html
        assert 'id="put-away"' not in page.html


@for_every_game
def test_a_replay_that_runs_gives_time_to_read_a_result(game: Game) -> None:
    match, view = whole(game.name), view_of(game)
    page = Page(f"{address_with_moves(match)}&at=0")
    page.send("look play")
    waits: dict[int, int] = {}
    while page.answer["more"] is not None:
        assert page.wire.model.look
        waits.setdefault(page.wire.model.look.at, page.answer["more"])
        page.send("more")
    ends = [n for n in waits if n and view.finished(match.states[n]) > view.finished(match.states[n - 1])]
    assert all(waits[n] >= 5 * min(waits.values()) for n in ends)


def test_dropping_out_wants_a_second_press() -> None:
    page = Page("#/court-circular?deal=drop-1&players=me,random")
    while "drop" not in page.legal:
        page.play(next(move for move in page.legal if move != "drop"))
        page.go_on()
    moves = len(page.match.moves)
    page.send("twice drop")
    assert len(page.match.moves) == moves
    said = "Dropping out gives the winner 2 cards. Press again to drop out."
    assert page.says("hear.said", text=said)
    assert page.said[-1] == ("polite", said)
    page.send("twice drop", now=str(1000 * page.n + 250))  # a double click
    assert page.says("hear.said", text=said)
    assert len(page.match.moves) == moves
    page.send("fold log")
    assert not page.says("hear.said", text=said)
    page.send("twice drop")
    assert len(page.match.moves) == moves
    page.send("twice drop")
    assert page.match.moves[moves] == "drop"


def test_what_may_not_be_done_is_refused_at_the_first_press() -> None:
    page = Page("#/court-circular?deal=drop-1&players=me,random")
    page.settle()
    assert "drop" not in page.legal
    page.send("twice drop")
    assert page.said[-1][0] == "assertive"
    assert not page.table.sure


def test_undo_says_when_there_is_nothing_to_take_back() -> None:
    page = Page()
    undo = page.html.split('id="undo"')[1].split("</button>")[0]
    assert 'aria-disabled="true"' in undo
    assert words_of("en")("table.no-undo") in html.unescape(undo)
    page.play(page.legal[0])
    assert 'aria-disabled="true"' not in page.html.split('id="undo"')[1].split("</button>")[0]


def test_escape_lets_the_cards_go_wherever_the_focus_is() -> None:
    for keys in ("on", "off"):
        page = Page(stored={"fudaba:settings": f'{{"keys": "{keys}"}}'})
        assert "Escape=clear" in page.html.split('id="main"')[1].split(">")[0]


def test_the_main_button_is_ready_only_for_what_may_be_played() -> None:
    page = Page("#/gang-of-four?deal=read-me&players=me,easy,easy")
    page.settle()
    for move in page.legal:
        if move != "pass":
            page.send(f"pick {move}")
            assert 'aria-disabled="true"' not in page.html.split('id="play"')[1].split(">")[0]
    page.send("clear")
    held = [part.split('"')[0] for part in page.html.split('id="hand"')[1].split('id="c')[1:]]
    for card in held:
        page.send("tick", f"c{card}")
    assert 'aria-disabled="true"' in page.html.split('id="play"')[1].split(">")[0]


def test_why_a_choice_cannot_be_played_is_printed_once() -> None:
    page = Page("#/gang-of-four?deal=read-me&players=me,easy,easy")
    page.settle()
    held = [part.split('"')[0] for part in page.html.split('id="hand"')[1].split('id="c')[1:]]
    for card in held:
        page.send("tick", f"c{card}")
    page.send("play")
    kind, said = page.said[-1]
    assert kind == "assertive"
    assert html.unescape(page.html).count(said) == 1


@for_every_game
def test_the_log_tells_nothing_of_the_round_after_the_result(game: Game) -> None:
    page = at_a_result(game)
    if page.match.asked is None:
        pytest.skip("the match is over")
    view, seen = view_of(game), page.match.seen(0)
    told = parsed(page.html).by_id("log")
    page.send("put-away")
    after = parsed(page.html).by_id("log")
    assert told
    assert after
    news = [event for event in page.match.log(0) if view.opens(event)]
    if len(news) > view.finished(seen):
        assert len(after.all("li")) > len(told.all("li")) or len(told.all("li")) == LINES


def test_what_was_opened_on_the_table_closes_when_one_plays() -> None:
    page = Page("#/gang-of-four?deal=read-me&v=1&players=me,easy,easy")
    page.settle()
    page.send("fold answers")
    page.send("fold log")
    page.send("line", page.legal[0])
    assert "answers" not in page.wire.model.device.folds
    page.send("fold menu")
    page.send("clear")
    assert "menu" not in page.wire.model.device.folds


def test_the_menu_closes_over_a_table_that_changes() -> None:
    page = Page("#/garlandland?deal=read-me&v=1&players=me,easy")
    for do, value in (("line", page.legal[0]), ("undo", ""), ("line", "no such card")):
        page.settle()
        page.send("fold menu")
        page.send("hear table")
        assert "menu" in page.wire.model.device.folds
        page.send(do, value)
        assert "menu" not in page.wire.model.device.folds, do


@pytest.mark.parametrize("game", ["garlandland", "court-circular"])
def test_the_way_to_the_list_of_hands_opens_the_menu_and_the_list_in_it(game: str) -> None:
    page = Page(f"#/{game}?deal=read-me&v=1&players=me,{next(iter(GAMES[game].levels))}")
    page.settle()
    way = parsed(page.html).by_id("to-guide")
    assert way
    for _ in range(2):
        page.send(*(way.attributes["data-do"] or "").split(" ", 1))
        opened = parsed(page.html).by_id("fold-guide")
        assert opened
        assert "open" in opened.css
        assert "menu" in page.wire.model.device.folds
        page.send("fold menu")
        page.send("line", page.legal[0])
        page.settle()
        way = parsed(page.html).by_id("to-guide")
        assert way, "it goes with the first card"


def test_what_is_for_keyboards_and_for_the_ear_stays_open_once_it_was_opened() -> None:
    page = Page("#/garlandland?deal=read-me&v=1&players=me,easy")
    page.send("fold menu")
    page.send("fold by-key")
    page.send("line", page.legal[0])
    page.send("open", url="#/gang-of-four?deal=read-me&v=1&players=me,easy,easy")
    page.send("fold menu")
    opened = parsed(page.html).by_id("fold-by-key")
    assert opened
    assert opened.by_id("open-line")
    assert "open" in opened.css


def test_a_refusal_goes_when_the_game_goes_on() -> None:
    page = Page("#/garlandland?deal=read-me&v=1&players=me,easy")
    page.settle()
    page.send("line", "no such card")
    assert page.wire.model.warned
    page.send("line", page.legal[0])
    page.settle()
    assert not page.wire.model.warned
    assert page.wire.model.notice is None
