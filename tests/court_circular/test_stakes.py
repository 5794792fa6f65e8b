"""What a round is about, as the bots and the coach weigh it."""

from __future__ import annotations

import pytest

from game.games.court_circular.rules.cards import DECK
from game.games.court_circular.rules.stakes import FIRST_HAND, KEPT, prize
from tests.court_circular.tables import after, table

HANDS = ("QH 7D 7C 2S 3S 4S", "KH KD 9C 5S 6S 8S")
LAID = after(table("7H", *HANDS), "7D KH")
"""Seat 1 deals and would win face down."""


@pytest.mark.parametrize(("seat", "points"), [(0, (2 + 1) + 2 + (2 + 2)), (1, 3)])
def test_the_base_is_what_lies_there_and_to_be_first_hand_next_but_for_the_lead_that_stays(
    seat: int, points: int
) -> None:
    plain = 2 if seat == 0 else 1
    assert prize(LAID, seat).base == points + FIRST_HAND - plain


def test_in_the_last_round_it_is_what_lies_there_and_nothing_is_kept_for_later() -> None:
    last = prize(LAID._replace(final=True), 0)
    assert last.base == 9
    assert last.costs == dict.fromkeys(DECK, 0.0)


@pytest.mark.parametrize(("card", "worth"), [("2S", 0), ("2H", 1), ("KS", 1), ("KH", 2), ("AH", 1)])
def test_in_hand_a_heart_and_a_court_card_are_worth_something_and_a_high_card_a_little(card: str, worth: int) -> None:
    number = {"2": 2, "K": 13, "A": 14}[card[0]]
    assert prize(LAID, 0).costs[card] == KEPT * (worth + number / 28)


def test_who_lays_a_card_does_not_keep_it() -> None:
    here = prize(LAID, 0)
    assert here.worths["2H"] == 3
    assert here.all(["2H", "2S"]) == 5
    assert here.kept(["2H", "2S"]) == here.costs["2H"] + here.costs["2S"]
    assert here.own(["2H"]) == 3 - here.costs["2H"]
    assert here.other(["2H"]) == 3 + here.costs["2H"]
