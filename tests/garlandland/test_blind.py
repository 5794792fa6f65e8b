"""Rivals who do not look, as they are stored, and one's own row played on exactly."""

from __future__ import annotations

from math import comb, perm

import pytest

from game.games.garlandland.bots.blind import BELOW
from game.games.garlandland.rules.hands import CARDS, points, strength
from game.games.garlandland.rules.solo import CLASSES, orders, outlook, share
from tests.garlandland.rows import ROWS
from tools.garlandland_blind import WHOLE, answer, apart


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_stored_rivals_are_the_answer_to_themselves(seats: int) -> None:
    """To a tenth of a percent; `python -m tools.garlandland_blind --write` finds them anew."""
    stored = BELOW[seats]
    assert (stored[0], stored[-1], len(stored)) == (0, WHOLE, len(CLASSES) + 1)
    assert list(stored) == sorted(stored)
    assert apart(stored, answer(stored, seats)) < 0.001


def test_there_are_so_many_orders_of_the_draws() -> None:
    assert [orders(laid) for laid in range(1, 6)] == [120, 24, 6, 2, 1]
    assert orders(1) == perm(5, 4)


def test_the_outlook_is_the_mean_over_all_deals() -> None:
    """29.64 points, from the 21 pairs one can begin with."""
    after = outlook(points)
    starts = [(a, b) for i, a in enumerate(CARDS) for b in CARDS[i + 1 :]]
    total = sum(max(after((a,), (b,)), after((b,), (a,))) for a, b in starts)
    assert round(total / orders(1) / comb(7, 2), 2) == 29.64


def test_the_strongest_row_surely_wins_and_the_weakest_surely_not() -> None:
    payoff = share(BELOW[2], 2)
    rows = [("IV", "VII", "III", "V", "VI"), ("II", "I", "IV", "V", "VII")]
    assert payoff(rows[0]) > 1.9 * WHOLE
    assert payoff(rows[1]) < 0.1 * WHOLE


@pytest.mark.parametrize(("seats", "doubled"), [(2, 2 + 3), (3, 4 + 9), (4, 8 + 27)])
def test_a_share_is_the_deals_in_which_all_rivals_are_weaker_and_those_in_which_none_is_stronger(
    seats: int, doubled: int
) -> None:
    """Of three rivals, two are in a class weaker than the best one, and one is in the best."""
    assert share((*[0] * (len(CLASSES) - 1), 2, 3), seats)(max(ROWS, key=strength)) == doubled
