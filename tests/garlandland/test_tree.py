"""A round in whole numbers agrees with the rules, row by row."""

from __future__ import annotations

from itertools import combinations, permutations
from math import fsum

import pytest

from game.core.cards import without
from game.games.garlandland.bots.tree import (
    BEST,
    BRINGS,
    HANDS,
    LAST,
    MADE,
    PAIRS,
    PLAYS,
    best_plan,
    drifting_plan,
    ends,
    hand_of,
    place,
    width,
)
from game.games.garlandland.rules.hands import CARDS, Row, points, strength
from game.games.garlandland.rules.solo import CLASS, CLASSES, FULL, orders, outlook


def test_rows_are_counted_in_the_order_of_the_cards() -> None:
    for laid in range(6):
        assert [place(row) for row in permutations(CARDS, laid)] == list(range(width(0, laid)))


def test_strengths_and_points_of_full_rows_are_those_of_the_rules() -> None:
    assert [CLASSES[made] for made in MADE] == [strength(row) for row in FULL]
    assert [BRINGS[made] for made in MADE] == [points(row) for row in FULL]


def test_the_better_last_card_is_that_of_the_rules() -> None:
    for row in permutations(CARDS, LAST):
        rest = [card for card in CARDS if card not in row]
        for hand, held in enumerate(combinations(rest, 2)):
            assert BEST[place(row) * 3 + hand] == max(CLASS[strength((*row, card))] for card in held)


def test_what_follows_a_card_is_what_the_rules_deal() -> None:
    """For one row of each length and every hand, card and draw."""
    for laid in range(LAST):
        row: Row = CARDS[2 : 2 + laid]
        rest = [card for card in CARDS if card not in row]
        for held in combinations(rest, 2):
            hand, cards = hand_of(row, held[::-1])
            assert cards == held
            for card, (spot, after) in zip(cards, PLAYS[laid][hand], strict=True):
                longer = (*row, card)
                assert place(longer) == place(row) * len(rest) + spot
                pile = [each for each in rest if each not in held]
                drawn = [hand_of(longer, (*without(held, card), new))[0] for new in pile]
                assert sorted(drawn) == sorted(after)


@pytest.mark.parametrize("laid", range(5))
def test_the_best_plan_is_the_outlook_of_ones_own_row(laid: int) -> None:
    """Which is counted with the names of the cards, over all orders."""
    row: Row = CARDS[1 : 1 + laid]
    plan, after = best_plan(BRINGS, laid, place(row)), outlook(points)
    for held in combinations([card for card in CARDS if card not in row], 2):
        hand, cards = hand_of(row, held)
        worths = [after((*row, card), without(cards, card)) / orders(laid + 1) for card in cards]
        assert plan.both(laid, place(row), hand) == pytest.approx(worths)


def test_a_drifting_plan_is_worth_less_and_at_the_last_card_the_same() -> None:
    best, drifting = best_plan(BRINGS, 0, 0), drifting_plan(BRINGS, 0, 0)
    assert drifting.worths[LAST] == best.worths[LAST]
    assert drifting.worths[LAST - 1] == best.worths[LAST - 1]
    assert sum(drifting.worths[0]) < sum(best.worths[0])


@pytest.mark.parametrize("slips", [0.0, 0.1])
def test_the_ends_of_a_row_add_up(slips: float) -> None:
    plan = best_plan(BRINGS, 0, 0)
    chances = ends(plan, slips, 0, 0, [1 / HANDS[0]] * HANDS[0])
    assert fsum(chances) == pytest.approx(1)
    mean = fsum(brings * chance for brings, chance in zip(BRINGS, chances, strict=True))
    assert (round(mean, 2) == 29.64) == (slips == 0)


def test_hands_are_pairs_of_what_is_left() -> None:
    assert [len(pairs) for pairs in PAIRS] == [21, 15, 10, 6, 3]
