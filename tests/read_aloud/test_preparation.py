"""Preparation, 1 to 4, and who begins."""

from __future__ import annotations

import pytest

from game.core.chance import Chance
from game.games.read_aloud import rules
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.cards.codec import pack
from game.games.read_aloud.cards.packs import card_text
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Face, Place
from game.games.read_aloud.rules.options import OPTIONS
from game.games.read_aloud.rules.state import State

DEFAULTS = {option.key: option.default for option in OPTIONS}


def dealt(seats: int = 3, deal: str = "a", **options: str) -> State:
    return rules.deal(seats, {**DEFAULTS, **options}, Chance(deal))


@pytest.mark.parametrize("limit", ["1", "2", "3", "4", "5"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_and_3_field_and_hands_have_as_many_cards_as_agreed(limit: str, seats: int) -> None:
    state = dealt(seats, limit=limit)
    assert [len(zone) for zone in (state.field, *state.hands)] == [int(limit)] * (seats + 1)
    assert state.limits == (int(limit), int(limit))


def test_2_1_three_is_recommended() -> None:
    assert DEFAULTS["limit"] == "3"


def test_1_another_deal_has_other_cards() -> None:
    assert dealt(deal="a").field != dealt(deal="b").field


def test_2_2_the_field_lies_open_and_the_hands_hidden() -> None:
    assert dealt().faces == (Face.OPEN, Face.HIDDEN, Face.HIDDEN, Face.HIDDEN)


def test_3_a_hand_is_seen_by_its_owner_alone() -> None:
    seen = rules.seen_by(1, dealt())
    assert [all(piece.key for piece in hand) for hand in seen.hands] == [False, True, False]


def test_4_the_rest_is_the_pile_face_down() -> None:
    state = dealt()
    assert len(state.pile) == 60 - 12
    assert not any(piece.key for piece in rules.seen_by(0, state).pile)


@pytest.mark.parametrize(
    ("deck", "limit", "seats", "size"), [("40", "5", 4, 50), ("40", "3", 4, 40), ("90", "5", 2, 90)]
)
def test_r17_the_deck_is_at_least_twice_what_is_dealt(deck: str, limit: str, seats: int, size: int) -> None:
    assert len(dealt(seats, deck=deck, limit=limit).terms.cards) == size


def test_r17_own_cards_come_on_top() -> None:
    state = dealt(own=pack((Card("w1", 7, (e.End(),)),)))
    assert len(state.terms.cards) == 61
    assert state.terms.cards["w1"].value == 7


def test_e6_the_printed_card_lowers_the_limit_unless_it_is_taken_literally() -> None:
    """An option, which changes neither the words on the card nor any other card."""
    texts = {reduce: dealt(deck="120", reduce=reduce).terms.cards for reduce in ("limit", "card")}
    different = [key for key in texts["limit"] if texts["limit"][key] != texts["card"][key]]
    assert different == ["b89"]
    assert texts["limit"]["b89"].text == (e.Limit(Place.HANDS, -1), e.Discard(e.This()))
    assert texts["card"]["b89"].text == (e.Discard(e.Some(1, Place.MINE)), e.Discard(e.This()))
    for lang, printed in (
        ("ja", "手札を1枚へらしてこのカードを捨てる"),
        ("en", "Reduce the hand by one and discard this card."),
    ):
        assert {card_text(texts[reduce]["b89"], lang) for reduce in texts} == {printed}
    assert DEFAULTS["reduce"] == "limit"


def test_e12_r2_what_the_owner_picks_and_what_may_be_repeated_are_options() -> None:
    usual, leftmost, repeated = dealt().terms, dealt(replenish="leftmost").terms, dealt(repetition="allowed").terms
    assert [(terms.picks, terms.repeats) for terms in (usual, leftmost, repeated)] == [
        (True, False),
        (False, False),
        (True, True),
    ]


def test_e2_who_begins_is_drawn() -> None:
    assert {dealt(deal=str(n)).first for n in range(30)} == {0, 1, 2}


def test_r2_tokens_say_nothing_of_the_cards() -> None:
    """They are given out in the order of the places."""
    state = dealt()
    pieces = (*state.field, *(piece for hand in state.hands for piece in hand), *state.pile)
    assert [piece.token for piece in pieces] == list(range(60))


def test_e40_r15_chance_is_asked_by_purpose() -> None:
    assert dealt(deal="a") == dealt(deal="a")
