"""What the messages of the page come to."""

from __future__ import annotations

import json

import pytest

from game.ui.model import links, saves
from game.ui.view import View
from game.words import LANGUAGES, words_of
from tests.markup import parsed
from tests.ui.page import DEAL, Page


def test_without_an_address_there_is_the_menu() -> None:
    page = Page("")
    assert page.screen == "menu"
    assert 'href="#/garlandland"' in page.html


def test_a_game_without_a_deal_deals_one_and_names_it_in_the_address() -> None:
    page, other = Page("#/garlandland"), Page("#/garlandland", random="ff" * 16)
    assert page.screen == "table"
    assert page.url.startswith("#/garlandland?deal=")
    assert page.match.deal != other.match.deal
    assert page.match.players == ("me", "normal")


def test_the_same_link_is_the_same_deal_and_the_same_opponent() -> None:
    one, two = Page(random="11" * 16), Page(random="22" * 16)
    for page in (one, two):
        page.play_on()
    assert one.match.moves == two.match.moves
    assert one.screen == "result"


def test_a_match_is_saved_after_every_move() -> None:
    page = Page()
    for _ in range(4):
        page.play(page.legal[0])
        (text,) = (text for key, text in page.stored.items() if key.startswith(saves.KEY))
        assert json.loads(text)["match"]["moves"] == list(page.match.moves)


@pytest.mark.parametrize("moves", [0, 1, 7, 1000])
def test_a_match_goes_on_where_it_was(moves: int) -> None:
    page = Page()
    page.play_on(moves)
    again = Page(stored=page.stored)
    again.settle()
    assert again.match == page.match
    assert again.screen == page.screen


def test_the_menu_lists_what_is_unfinished() -> None:
    page = Page()
    page.play_on(2)
    page.open("#/")
    assert "plum-river-42" in page.html
    page.open(DEAL)
    page.play_on()
    page.open("#/")
    assert "plum-river-42" not in page.html


def test_a_selected_card_is_played() -> None:
    page = Page()
    card = page.legal[1]
    name = page.html.split('class="card" id="')[2].split('"')[0]
    page.send("tick", name)
    assert f'id="{name}" type="button" data-do="tick" aria-pressed="true"' in page.html
    page.send("play", "play")
    page.settle()
    assert page.match.moves[:1] == (card,)


def names(page: Page) -> list[str]:
    """The ids of the cards held."""
    return [part.split('"')[0] for part in page.html.split('class="card" id="')[1:]]


def test_enter_plays_no_card_that_was_not_chosen() -> None:
    page = Page()
    first, second = names(page)
    card = page.legal[0]
    page.send("enter", first)
    assert page.table.ticked == (first,)
    played = len(page.match.moves)
    assert played == 0
    page.send("enter", second)
    assert page.match.moves[:1] == (card,)


def test_a_card_that_is_pressed_twice_or_drawn_out_is_played() -> None:
    page = Page()
    first, second = page.legal
    page.send("tick", names(page)[0])
    page.send("play", names(page)[1])
    assert page.match.moves[:1] == (second,)
    assert first != second


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refused_move_says_why_and_changes_nothing(lang: str) -> None:
    page = Page(lang=lang)
    before = page.match
    for text in ("8", "", "<script>", "VIII", "x" * 400):
        page.said.clear()
        page.send("line", text)
        ((kind, sentence),) = page.said
        assert kind == "assertive"
        assert sentence
        assert "<script>" not in page.html
    assert page.match == before


def test_pressing_play_with_nothing_selected_says_what_is_missing() -> None:
    page = Page()
    page.send("play", "play")
    assert page.said[-1] == ("assertive", words_of("en")("table.choose"))


def test_undo_goes_back_to_my_last_question_and_is_marked() -> None:
    page = Page()
    page.play_on(3)
    before = page.match
    page.play(page.legal[0])
    after = page.match
    page.undo()
    assert page.match == before
    assert page.says("table.undone", back=("table.back-far", {"n": 1}))
    page.play(page.legal[0])
    assert page.match == after
    assert page.says("mark.undo")
    assert Page(stored=page.stored).table.marks == ("undo",)


def test_when_undo_can_do_no_more_the_focus_goes_back_to_the_cards() -> None:
    page = Page()
    for _ in range(2):
        page.send("line", page.legal[0])
        page.settle()
    assert not page.undo("undo")["grab"]
    answer = page.undo("undo")
    assert answer["grab"]
    assert f'id="{answer["focus"]}"' in answer["html"]
    assert 'class="card"' in answer["html"].split(f'id="{answer["focus"]}"')[0].rsplit("<", 1)[1]


def test_there_is_nothing_to_undo_at_the_start() -> None:
    page = Page()
    page.send("undo")
    assert page.said[-1] == ("assertive", words_of("en")("table.no-undo"))
    assert page.table.marks == ()


def test_the_result_of_a_round_stays_until_it_is_put_away() -> None:
    page = Page()
    page.play_on(5)
    assert 'class="result"' in page.html
    page.send("put-away")
    assert 'class="result"' not in page.html


def test_the_same_deal_again_keeps_the_finished_match() -> None:
    page = Page()
    page.play_on()
    done = page.match
    page.send("again", random="ab" * 16)
    assert page.match.moves == ()
    assert page.match.deal == done.deal
    assert len([key for key in page.stored if key.startswith(saves.KEY)]) == 2


def test_a_new_deal_has_the_same_opponents() -> None:
    page = Page(DEAL.replace("normal", "easy"))
    page.send("new", random="cd" * 16)
    assert page.match.players == ("me", "easy")
    assert page.match.deal != "plum-river-42"
    assert page.match.deal in page.url


def test_one_comes_back_from_a_rematch_to_the_result_and_from_nothing_else() -> None:
    page = Page(DEAL.replace("normal", "easy"))
    page.send("new", random="cd" * 16)
    assert page.behind == []
    page.play_on()
    page.send("put-away")
    page.send("again", random="ab" * 16)
    assert page.behind == []
    page.play_on()
    page.send("put-away")
    result = page.url
    page.send("new", random="ef" * 16)
    assert page.behind == [result]
    page.open(result)
    assert page.screen == "result"


def test_a_link_with_moves_is_looked_at_and_its_deal_can_be_played() -> None:
    page = Page()
    page.play_on()
    friend = Page(links.address_with_moves(page.match))
    assert friend.screen == "look"
    friend.send("look first")
    assert friend.says("look.start", of=len(page.match.moves))
    friend.send("look forward")
    friend.send("look last")
    assert friend.stands_at(len(page.match.moves), len(page.match.moves))
    friend.send("again")
    assert friend.screen == "table"
    assert friend.match.moves == ()
    assert "moves=" not in friend.url


def test_the_language_changes_in_mid_match() -> None:
    page = Page()
    page.play_on(2)
    page.send("lang ja")
    assert page.answer["root"]["lang"] == "ja"
    assert page.says("page.choose")


def test_a_full_storage_is_told_and_the_match_goes_on() -> None:
    page = Page()
    page.refuses = "QuotaExceededError"
    page.play(page.legal[0])
    assert page.says("storage.full")
    page.play_on(3)
    page.send("storage", "")
    assert not page.says("storage.full")


def test_a_denied_storage_is_told() -> None:
    assert Page("", denied="SecurityError").says("storage.denied")


def test_a_save_cut_in_half_is_kept_aside_and_others_load() -> None:
    page = Page()
    page.play_on(3)
    key = next(key for key in page.stored if key.startswith(saves.KEY))
    broken = page.stored[key][: len(page.stored[key]) // 2]
    again = Page("", stored={**page.stored, saves.KEY + "broken": broken})
    assert again.stored[saves.ASIDE + "broken"] == broken
    assert again.says("storage.aside", n=1)
    assert "plum-river-42" in again.html


@pytest.mark.parametrize(
    "address",
    [
        "#/poker",
        "#garlandland",
        "#/garlandland?deal=<script>alert(1)</script>",
        "#/garlandland?deal=" + "a" * 10_000,
        "#/garlandland?deal=x&goal=<script>",
        "#/garlandland?deal=x&players=me",
        "#/garlandland?deal=x&players=me,champion",
        "#/garlandland?deal=x&v=99",
        "#/garlandland?deal=x&moves=!!!",
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bad_link_gets_a_sentence_and_a_way_on(address: str, lang: str) -> None:
    page = Page(address, lang=lang)
    assert page.screen == "fault"
    assert page.says("link.fault")
    assert 'href="#/"' in page.html
    assert "<script>" not in page.html
    assert len(page.html) < 2000
    assert not page.stored


def test_bots_can_be_watched() -> None:
    page = Page("#/garlandland?deal=x&players=easy,normal,random")
    page.settle()
    assert page.screen == "result"


def test_a_fault_in_the_program_is_shown_and_the_page_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page()
    monkeypatch.setattr(View, "board", None)
    page.send("fold log")
    assert page.screen == "error"
    assert "Traceback" in page.html
    page.open("#/")
    assert page.screen == "menu"


def test_a_move_is_kept_even_if_the_table_cannot_be_drawn_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page()
    move = page.legal[0]
    monkeypatch.setattr(View, "board", None)
    page.send("line", move)
    assert page.screen == "error"
    (text,) = (text for key, text in page.stored.items() if key.startswith(saves.KEY))
    assert json.loads(text)["match"]["moves"] == [move]


def test_a_message_that_is_none_changes_nothing() -> None:
    page = Page()
    before = page.wire.model
    page.send("constructor")
    page.send("")
    assert page.wire.model == before


@pytest.mark.parametrize(
    ("game", "at", "next_to_it"),
    [("gang-of-four", 1, 2), ("gang-of-four", -1, -2), ("court-circular", 1, 2), ("court-circular", -1, -2)],
)
def test_the_focus_goes_from_a_card_that_is_laid_to_the_one_beside_it(game: str, at: int, next_to_it: int) -> None:
    page = Page(f"#/{game}?deal=lead-1&v=1&players=me,easy,easy")
    page.go_on()
    hand = parsed(page.html).by_id("hand")
    assert hand
    one, beside = (hand.all("button")[each].attributes["id"] for each in (at, next_to_it))
    assert one
    page.send("tick", one)
    answer = page.send("enter", one)
    assert (answer["focus"], answer["grab"]) == (beside, True)
