"""The workshop in the room: the ways there and on, the practice table, decks among all that is kept."""

from __future__ import annotations

import html
import re

import pytest

from game.core.match import Match
from game.core.rules import Fault
from game.games.read_aloud.cards import codec
from game.games.read_aloud.language import sentences
from game.games.read_aloud.reading import grammar
from game.games.read_aloud.workshop import practice, stored_decks
from game.shelf import GAMES
from game.ui.lobby.files import everything
from game.ui.lobby.rulebook import alone
from game.ui.model import links
from game.words import LANGUAGES, words_of
from tests.markup import tree
from tests.read_aloud.workshops import HEISHI, PLAIN
from tests.ui.page import Page
from tests.ui.test_every_game import sound

GAME = GAMES["read-aloud"]
ADDRESS = "#/read-aloud/workshop"
(TEXT,) = grammar.parse(PLAIN, "en")


def shop(lang: str = "en") -> Page:
    """The workshop with one card in a deck."""
    page = Page(ADDRESS, lang=lang)
    page.send("keep add 0", PLAIN)
    return page


def href(page: Page, name: str) -> str:
    """Where the link or button of this id leads."""
    (tag,) = re.findall(rf'<a [^>]*id="{name}"[^>]*>', page.html)
    return html.unescape(tag.split('href="')[1].split('"')[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_workshop_is_sound_at_every_stage(lang: str) -> None:
    page = shop(lang)
    sound(page.html)
    for sentence in ("", "場", "discard", HEISHI, "世界を終える", "x" * 500):
        page.send("room typed 1", sentence)
        sound(page.html)
        assert page.screen == "workshop"
    page.send("room edit 0", "edit-0")
    page.send("qr")
    sound(page.html)
    page.open(f"{ADDRESS}?own={codec.pack((stored_decks.card(5, TEXT),))}&name=Ann")
    sound(page.html)


def test_the_language_of_the_page_changes_under_way() -> None:
    page = shop()
    page.send("lang ja")
    assert sentences.say(TEXT, "ja") in page.html
    assert page.says("deck.which")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_came_of_copying_the_link_stands_on_the_button_or_beside_it(lang: str) -> None:
    page, words = shop(lang), words_of(lang, GAME)
    page.send("copied", "copy-own")
    assert html.unescape(page.html.split('id="copy-own"')[1]).split(">")[1].startswith(words("copied.own") + "<")
    assert page.said[-1] == ("polite", words("copied.own"))
    page.send("not-copied", "copy-own")
    after = html.unescape(page.html.split('id="copy-own"')[1])
    assert after.split(">")[1].startswith(words("deck.copy") + "<")
    assert f'id="handed">{words("share.refused")}<' in after
    page.send("room clear", "room-clear")
    assert 'id="handed"' not in page.html


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_guided_match_ends_with_the_way_to_the_workshop(lang: str) -> None:
    page = Page("#/read-aloud/lesson", lang=lang)
    page.play_on()
    assert page.screen == "result"
    assert href(page, "workshop-read-aloud") == ADDRESS
    assert "leave-lesson" not in page.html


def test_the_rules_lead_to_the_workshop_from_the_room_and_from_their_file() -> None:
    assert href(Page("#/read-aloud/rules"), "rules-workshop") == f"./{ADDRESS}"
    assert f'href="./{ADDRESS}"' in alone(GAME, "ja")


def test_the_menu_and_the_new_match_lead_to_the_workshop() -> None:
    for address in ("", "#/read-aloud/new"):
        assert href(Page(address), "workshop-read-aloud") == ADDRESS


def test_a_deck_goes_into_a_match() -> None:
    page = shop()
    page.open(href(page, "play-own"))
    assert page.screen == "new"
    assert page.says("option.own.number", n=1)
    page.send("begin")
    state = page.match.state
    assert page.screen == "table"
    assert state.terms.cards["w1"].text == TEXT


def test_cards_are_taken_out_of_a_match_again_and_can_be_looked_at() -> None:
    page = shop()
    page.open(href(page, "play-own"))
    page.open(href(page, "see-cards"))
    assert page.screen == "workshop"
    page.open(href(page, "play-own"))
    page.send("option own none", "take-out")
    page.send("begin")
    assert "own=" not in page.url


def test_the_cards_of_a_match_that_came_as_a_link_can_be_kept() -> None:
    cards = codec.pack((stored_decks.card(5, TEXT), stored_decks.card(-1, TEXT)))
    page = Page(f"#/read-aloud?deal=plum-river-42&own={cards}")
    assert page.says("option.own.number", n=2)
    page.open(href(page, "see-own"))
    page.send("keep adopt", "keep-adopt")
    assert [key.rpartition(":")[0] for key in page.stored if "deck:" in key] == ["fudaba:read-aloud:deck"]


@pytest.mark.parametrize("cards", ["x", "A" * 13_000, "%00", "_BoBX_"])
def test_a_match_with_cards_that_are_none_is_refused_with_the_reason(cards: str) -> None:
    page = Page(f"#/read-aloud?own={cards}")
    assert page.screen == "fault"
    with pytest.raises(Fault) as fault:
        codec.unpack(cards.replace("%00", "\x00"))
    assert words_of("en", GAME).say(fault.value.saying) in html.unescape(page.html)


def test_a_deck_that_came_is_one_list_of_all_its_cards_and_then_the_buttons() -> None:
    cards = tuple(stored_decks.card(n, TEXT) for n in range(5))
    page = Page(f"{ADDRESS}?own={codec.pack(cards)}")
    root = tree(page.html)
    (found,) = root.all("ul", "deck-cards")
    assert len(found.all("li")) == len(cards)
    assert page.html.index('class="deck-cards') < page.html.index('id="room-play-came"') < page.html.index("<textarea")


@pytest.mark.parametrize("came", [False, True])
def test_a_match_with_these_cards_alone_begins_at_one_press(came: bool) -> None:
    page = shop()
    page.send("keep add 1", "Do nothing.")
    if came:
        page = Page(href(page, "play-own").replace("new", "workshop"))
        assert page.html.index('id="came"') < page.html.index("<textarea")
    page.send("room play-came" if came else "room play", "button")
    assert page.screen == "table"
    cards = [*page.match.state.terms.cards.values()]
    assert len(cards) == 40
    assert {card.text for card in cards} == {TEXT, grammar.parse("Do nothing.", "en")[0]}
    deck = html.unescape(page.html.split('class="deck-list"')[1].split("</ol>")[0])
    assert [deck.count(each) for each in ("<li", "Do nothing.", "×20")] == [2, 1, 2]
    page.play_on()
    assert page.screen == "result"


def test_a_deck_of_ones_own_cards_alone_is_the_usual_one_where_there_are_none() -> None:
    page = Page("#/read-aloud?deal=plum-river-42&v=1&players=me,easy&deck=own")
    assert len(page.match.state.terms.cards) == 60


# --- the practice table


def tried(sentence: str = "Do nothing.") -> Page:
    page = Page(ADDRESS)
    page.send("room typed 0", sentence)
    page.send("room try", "room-try")
    return page


@pytest.mark.parametrize("sentence", ["Do nothing.", PLAIN, "Lose."])
def test_a_card_is_tried_at_a_table_where_it_lies_in_the_field_and_i_begin(sentence: str) -> None:
    page = tried(sentence)
    assert page.screen == "table"
    at = [piece.key for piece in page.match.state.field].index("w1")
    assert f"read field {at + 1}" in page.legal


@pytest.mark.parametrize("random", ["00000000", "00001000", "0000f000", "ffffffff", "12345678"])
def test_wherever_the_search_begins_the_first_turn_is_mine(random: str) -> None:
    state = links.parse(practice.practice_match(GAME, stored_decks.card(1, TEXT), random), GAMES).match().state
    assert GAME.rules.to_move(state) == 0
    assert "w1" in [piece.key for piece in state.field]


def test_the_practice_table_is_an_ordinary_deal_of_its_link() -> None:
    page = tried()
    link = links.parse(page.url, GAMES)
    assert link.match().state == page.match.states[0]
    assert Match.begin(GAME, page.match.deal, page.match.players, page.match.options).state == page.match.states[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_practice_table_says_which_card_is_mine_and_leads_back(lang: str) -> None:
    page = Page(ADDRESS, lang=lang)
    page.send("room typed 0", "負ける")
    page.send("room try", "room-try")
    assert href(page, "to-workshop") == ADDRESS
    said = words_of(lang, GAME)
    assert (
        f'<span class="unseen">{said("shop.own")}</span><span aria-hidden="true">{said("shop.own-short")}</span>'
        in page.html
    )
    other = Page("#/read-aloud?deal=plum-river-42&v=1&players=me,easy", lang=lang)
    assert 'id="to-workshop"' not in other.html


def test_without_luck_the_card_is_still_in_the_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practice, "ready", lambda state: False)
    monkeypatch.setattr(practice, "TRIES", 2)
    link = links.parse(practice.practice_match(GAME, stored_decks.card(1, TEXT), "0" * 8), GAMES)
    assert "w1" in link.match().state.terms.cards


def test_a_sentence_that_is_not_understood_is_not_tried() -> None:
    page = tried("discard the moon")
    assert page.screen == "workshop"
    assert page.says("shop.not-yet")


def test_the_way_back_from_the_table_finds_the_bench_as_it_was() -> None:
    page = tried()
    page.open(ADDRESS)
    assert ">Do nothing.</textarea>" in page.html


# --- decks among all that is kept


def test_decks_are_part_of_the_file_with_everything() -> None:
    page = shop()
    fresh = Page("#/settings")
    fresh.take_in(*everything(page.stored))
    assert fresh.stored == page.stored
    fresh.open(ADDRESS)
    assert PLAIN in fresh.html


def test_a_bad_deck_harms_nothing_and_stays() -> None:
    stored = {"fudaba:read-aloud:deck:bad": "{", **shop().stored}
    page = Page(ADDRESS, stored=stored)
    assert page.says("deck.aside", n=1)
    assert PLAIN in page.html
    page.send("keep add 0", "Do nothing.")
    assert page.stored["fudaba:read-aloud:deck:bad"] == "{"


def test_what_another_tab_has_added_is_not_lost() -> None:
    page = shop()
    other = Page(ADDRESS, stored=page.stored)
    other.send("keep add 0", "Do nothing.")
    page.stored = other.stored
    page.send("keep add 1", HEISHI)
    (text,) = page.stored.values()
    assert len(stored_decks.read("x", text).cards) == 3


def test_where_the_browser_keeps_nothing_the_decks_stay_while_the_page_is_open() -> None:
    page = Page(ADDRESS, denied="SecurityError")
    page.refuses = "SecurityError"
    page.send("keep add 0", PLAIN)
    page.send("keep add 1", "Do nothing.")
    page.open("#/")
    page.open(ADDRESS)
    assert page.says("deck.of", deck="Deck 1", n=2)
    assert page.says("storage.denied")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_qr_code_of_a_deck_says_that_it_is_being_drawn_and_that_it_could_not(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, words = shop(lang), words_of(lang, GAME)
    (button,) = re.findall(r'<button [^>]*id="qr"[^>]*>', page.html)
    assert f'data-meanwhile="{words("share.qr-waits")}"' in button

    async def fails(*_: str) -> None:
        raise OSError("offline")

    monkeypatch.setattr(page.wire, "fetch", fails)
    page.send("qr")
    assert page.says("share.no-qr")
    assert 'class="qr"' not in page.html
