"""Any number of cards on the page: the cards are pressed, then one button."""

from __future__ import annotations

from collections.abc import Generator
from unittest.mock import patch

import pytest

from game.core.match import Match
from game.core.rules import Choice
from game.games.read_aloud.cards import codec as code
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.page import VIEW
from game.games.read_aloud.workshop import stored_decks as own
from game.ui.model import scene as view_scene
from game.ui.play import hinting
from game.words import words_of
from tests.markup import Element, parsed
from tests.ui.page import Page

DEAL = "#/read-aloud?deal=harbor-12&v=1&players=me,easy"
"""The second card of the hand is: discard any number of cards from the field."""
BUTTON = {
    "en": ["Discard none", "Discard this card", "Discard these 2"],
    "ja": ["1枚も捨てない", "この1枚を捨てる", "この2枚を捨てる"],
}


@pytest.fixture
def page() -> Page:
    page = Page(DEAL)
    page.send("line", "read hand 2")
    return page


def by_id(page: Page, name: str) -> Element:
    found = parsed(page.html).by_id(name)
    assert found
    return found


def field(page: Page) -> list[Element]:
    return list(by_id(page, "field").all("button"))


def pressed(page: Page, *places: int) -> str:
    """What the button says after these cards of the field are pressed."""
    for n in places:
        card = field(page)[n].attributes
        page.send(str(card["data-do"]), str(card["id"]))
    return by_id(page, "pick").text


def sent(page: Page) -> list[str]:
    """The moves after the reading, once the button is pressed and all that follows from it is done."""
    page.send(str(by_id(page, "pick").attributes["data-do"]))
    while len(moves := page.table.match.moves) < 5 and page.answer["more"] is not None and page.table.match.asked == 0:
        page.send("more")
    return list(moves[1:])


@pytest.mark.parametrize("lang", BUTTON)
def test_the_button_says_how_many_cards_are_pressed(lang: str) -> None:
    page = Page(DEAL, lang=lang)
    page.send("line", "read hand 2")
    assert [pressed(page), pressed(page, 0), pressed(page, 2), pressed(page, 0)] == [*BUTTON[lang], BUTTON[lang][1]]


def test_what_was_chosen_in_one_press_is_not_asked_for_again(page: Page) -> None:
    """Neither aloud nor on the page: the number and each card are answered by themselves."""
    pressed(page, 0, 1)
    carried_out = words_of("en", page.match.game)("page.picked")
    before = len(page.said)
    page.send(str(by_id(page, "pick").attributes["data-do"]))
    while len(page.table.match.moves) < 4:
        assert by_id(page, "status").text == carried_out
        page.send("more")
    told = " ".join(text for _, text in page.said[before:])
    assert "Choose a card" not in told
    assert "2 of 2" not in told
    assert carried_out not in told


def test_one_press_of_the_button_sends_the_number_and_the_cards(page: Page) -> None:
    pressed(page, 2, 0)
    assert sent(page)[:3] == ["number 2", "field 1", "field 3"]


def test_without_a_card_the_button_sends_none(page: Page) -> None:
    assert sent(page)[0] == "number 0"


def test_who_listens_hears_the_choice_and_the_cards_are_in_reach(page: Page) -> None:
    pressed(page, 1)
    assert page.said[-1] == ("polite", "Discard this card")
    assert [card.attributes.get("aria-disabled") for card in field(page)] == [None, None, None]
    assert [card.attributes["aria-pressed"] for card in field(page)] == ["false", "true", "false"]


def test_a_choice_taken_back_is_made_anew(page: Page) -> None:
    pressed(page, 0, 1)
    assert sent(page)[:1] == ["number 2"]
    page.undo()
    assert page.table.standing == ""


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_none_cannot_be_chosen_where_that_would_only_bring_back_the_position(lang: str) -> None:
    """Number 0 was offered there, and refused in the words of typed moves."""
    text = e.Discard(e.Some(e.Any(), e.Place.MINE)), e.Take(e.That(), e.Place.PILE, e.Place.MINE)
    page = Page(f"{DEAL.replace('easy', 'human')}&deck=own&own={code.pack((own.card(1, text),))}", lang=lang)
    for message in 2 * (("lift",), ("line", "read hand 1"), ("line", "number 0"), ("hand-over",)):
        page.send(*message)
    page.send("lift")
    page.send("line", "read hand 1")
    button = by_id(page, "pick")
    assert button.text == {"en": "At least one", "ja": "1枚以上選ぶ"}[lang]
    assert button.attributes["aria-disabled"] == "true"
    assert "data-do" not in button.attributes
    card = list(by_id(page, "hand").all("button"))[-1].attributes
    page.send(str(card["data-do"]), str(card["id"]))
    assert "aria-disabled" not in by_id(page, "pick").attributes


@pytest.mark.parametrize("n", [0, 1, 2, 3])
@pytest.mark.parametrize("lang", BUTTON)
def test_a_hint_marks_the_cards_it_means_and_names_them(n: int, lang: str) -> None:
    page = Page(DEAL, lang=lang)
    page.send("line", "read hand 2")
    made = [Choice(f"number {n}", 1.0, ("reason.safe", {})), Choice("field 3", 1.0, ("reason.safe", {}))]
    made += [Choice(f"field {i}", 1.0, ("reason.safe", {})) for i in (1, 2)]

    def think(_: object, match: Match, __: int) -> Generator[None, None, tuple[Choice, ...]]:
        """First the number; then the last card of the field that is left."""
        moves = match.game.rules.moves(match.state)
        yield
        return tuple(
            sorted((each for each in made if each.move in moves), key=lambda each: each.move[-1], reverse=True)
        )

    with patch.object(hinting, "thought", think), patch.object(hinting, "spends", lambda *_: None):
        page.send("hint")
    cards = [each for each in page.table.ticked if each != "pick"]
    assert cards == [str(each.attributes["id"]) for each in field(page)][3 - n :]
    assert page.answer["focus"] == "pick"
    assert by_id(page, "pick").text == [*BUTTON[lang], BUTTON[lang][2].replace("2", "3")][n]
    assert [each.attributes["id"] for each in field(page) if "picked" in each.css] == cards
    assert all(name in page.said[-1][1] for name in names(page, cards))
    assert sent(page)[0] == f"number {n}"


def names(page: Page, cards: list[str]) -> list[str]:
    """What these cards are called."""
    _, every = VIEW.follows(view_scene(page.wire.model, page.match), "number 1")
    return [name for card, name in every if card in cards]
