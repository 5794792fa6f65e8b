"""Chance is the same for the same text, in every Python from 3.11 on."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.chance import Chance, Dice, fresh
from tests.pinned import SHUFFLES


@pytest.mark.parametrize("text", SHUFFLES, ids=lambda text: text[:20])
def test_a_text_shuffles_as_it_always_has(text: str) -> None:
    assert Chance(text)("deal", 1, 0).shuffled(range(7)) == SHUFFLES[text]


def test_dice_fall_as_they_always_have() -> None:
    dice = Chance("fudaba")("dealer")
    assert [dice.below(100) for _ in range(8)] == [86, 46, 64, 93, 61, 37, 30, 20]


@given(st.text(max_size=20), st.lists(st.integers(), max_size=20))
def test_shuffling_keeps_every_item(text: str, items: list[int]) -> None:
    assert sorted(Dice(text).shuffled(items)) == sorted(items)


@given(st.text(max_size=20), st.integers(1, 1000))
def test_a_number_is_below_its_bound(text: str, n: int) -> None:
    assert Dice(text).below(n) in range(n)


def test_every_order_comes_about_equally_often() -> None:
    dice = Dice("fair")
    orders = [dice.shuffled("abc") for _ in range(6000)]
    assert all(900 < orders.count(order) < 1100 for order in dict.fromkeys(orders))
    assert len(dict.fromkeys(orders)) == 6


def test_each_purpose_has_dice_of_its_own() -> None:
    chance = Chance("deal")
    assert chance("a", 1).below(10**9) == chance("a", 1).below(10**9)
    assert chance("a", 1).below(10**9) != chance("a", 2).below(10**9)


def test_imagined_chance_follows_from_the_dice() -> None:
    assert fresh(Dice("one")) == fresh(Dice("one"))
    assert fresh(Dice("one")) != fresh(Dice("two"))
