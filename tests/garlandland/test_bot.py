"""The normal opponent plays its own row exactly, against rivals as they are stored."""

from __future__ import annotations

from math import comb, perm

import pytest

from game.bots import ponder
from game.core.chance import Dice
from game.games.garlandland import rules
from game.games.garlandland.blind import BELOW
from game.games.garlandland.bot import think
from game.games.garlandland.hands import CARDS, points
from game.games.garlandland.solo import CLASSES, orders, outlook, share
from tests.garlandland.rows import dealt, stacked
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


def test_in_the_points_game_it_expects_points() -> None:
    state = stacked("V III IV VII VI I II", "I II III IV V VI VII", goal="points")
    state = state._replace(rows=(("IV", "VII", "III"), ()), hands=(("V", "I"), state.hands[1]))
    best, other = ponder(think, rules.seen_by(0, state), 0, Dice("x"))
    assert best.move == "V"
    assert best.reason[1]["worth"] == best.worth >= best.reason[1]["its"]
    assert 0 <= other.worth < best.worth <= 100


def test_in_the_wins_game_it_expects_a_share_of_the_round() -> None:
    for seats in (2, 3, 4):
        state = dealt(seats)
        best, other = ponder(think, rules.seen_by(0, state), 0, Dice("x"))
        assert best.reason[0] in ("reason.share", "reason.share-same")
        assert 0 < other.worth <= best.worth < 1
        assert abs(best.worth - 1 / seats) < 0.25


def test_the_strongest_row_surely_wins_and_the_weakest_surely_not() -> None:
    payoff = share(BELOW[2], 2)
    rows = [("IV", "VII", "III", "V", "VI"), ("II", "I", "IV", "V", "VII")]
    assert payoff(rows[0]) > 1.9 * WHOLE
    assert payoff(rows[1]) < 0.1 * WHOLE


def test_it_lays_the_card_that_makes_the_hand() -> None:
    state = stacked("V III IV VII VI I II", "I II III IV V VI VII")
    state = state._replace(rows=(("I", "VI", "VII", "II"), ()), hands=(("III", "V"), state.hands[1]))
    assert ponder(think, rules.seen_by(0, state), 0, Dice("x"))[0].move == "V"
