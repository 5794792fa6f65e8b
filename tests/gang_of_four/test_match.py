"""Penalties, the end of a round and of the match; items 1, 9 to 11, D17, D18, D23."""

from __future__ import annotations

import pytest

from game.core.match import MOST_MOVES
from game.core.rules import IllegalMove
from game.games.gang_of_four import GAME, rules
from game.games.gang_of_four.rules import LAST_ROUND_FROM, LONGEST, LONGEST_ROUND
from game.games.gang_of_four.rules.score import BANDS, penalty, times
from tests.gang_of_four.scenes import random_states
from tests.gang_of_four.tables import DEFAULTS, after, news, table

ENDING = ("G9 Y9", "G1 G2 G3 G4 G5", "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 R1", "R2 R3 R4 R5 R6 R7 R8 R9 R10 G6 G7")


def test_the_bands_10() -> None:
    assert [times(cards) for cards in range(17)] == [1] * 8 + [2] * 3 + [3] * 3 + [4] * 2 + [5]
    assert penalty(16) == 80
    assert BANDS[-1][0] == 16


def test_all_but_the_winner_are_counted_9() -> None:
    state = after(table(*ENDING), "G9 Y9")
    last = state.last
    assert last
    assert (last.points, last.times, last.totals) == ((0, 5, 18, 33), (1, 1, 2, 3), (0, 5, 18, 33))
    assert rules.scores(state) == (0.0, -5.0, -18.0, -33.0)
    assert [event.facts for event in news(state, "scored")][1] == {
        "seat": 2, "cards": state.last.hands[2] if state.last else (), "left": 9, "times": 2, "n": 18, "total": 18,
    }  # fmt: skip


def test_points_add_up_11() -> None:
    state = after(table(*ENDING, totals=(50, 10, 20, 30)), "G9 Y9")
    assert state.totals == (50, 15, 38, 63)


@pytest.mark.parametrize(("before", "over"), [(66, False), (67, True), (68, True)])
def test_the_match_ends_when_somebody_has_100_points_or_more_1_d17(before: int, over: bool) -> None:
    state = after(table(*ENDING, totals=(5, 1, 20, before)), "G9 Y9")
    assert (rules.to_move(state) is None) == over
    assert rules.winners(state) == ((0,) if over else ())


@pytest.mark.parametrize(("limit", "before", "over"), [("50", 17, True), ("50", 16, False), ("150", 116, False)])
def test_other_limits_d17(limit: str, before: int, over: bool) -> None:
    state = after(table(*ENDING, totals=(5, 1, 20, before), options={"limit": limit}), "G9 Y9")
    assert (state.asked is None) == over


@pytest.mark.parametrize(("number", "over"), [(7, False), (8, True)])
def test_or_after_so_many_rounds_d17(number: int, over: bool) -> None:
    options = {"limit": "rounds-8"}
    state = after(table(*ENDING, totals=(5, 1, 20, 300), options=options, round=number), "G9 Y9")
    assert (state.asked is None) == over
    assert state.terms.limit == 0, "no penalty ends it"


def test_the_lowest_total_wins_1() -> None:
    state = after(table(*ENDING, totals=(99, 0, 0, 90)), "G9 Y9")
    assert rules.winners(state) == (1,)
    assert state.news[-1].kind == "victory"
    assert state.news[-1].facts == {"winners": (1,), "n": 5}


def test_equal_lowest_totals_share_the_victory_d18() -> None:
    state = after(table(*ENDING, totals=(18, 13, 0, 90)), "G9 Y9")
    assert rules.winners(state) == (0, 1, 2)
    assert state.news[-1].kind == "shared-victory"
    assert rules.scores(state) == (-18.0, -18.0, -18.0, -123.0)


def test_after_the_end_nothing_can_be_played() -> None:
    state = after(table(*ENDING, totals=(0, 0, 0, 90)), "G9 Y9")
    assert rules.moves(state) == ()
    for move in ("pass", "give G1", "G1", ""):
        with pytest.raises(IllegalMove, match=r"illegal\.over"):
            rules.play(state, move)
        with pytest.raises(IllegalMove):
            rules.read(state, move)


def test_the_last_round_can_be_read_in_the_next_one() -> None:
    state = after(table(*ENDING), "G9 Y9")
    assert state.last
    assert (state.round, state.last.number) == (3, 2)
    assert [play.seat for play in state.last_trick] == [0]
    assert (state.trick, state.top, state.out, state.played) == ((), None, (), ())


def test_the_last_trick_can_be_read_when_the_match_is_over() -> None:
    state = after(table(*ENDING, totals=(0, 0, 0, 90)), "G9 Y9")
    assert (state.asked, state.trick, state.top) == (None, (), None)
    assert [play.seat for play in state.last_trick] == [0]


def test_nobody_is_told_what_has_been_discarded_but_it_is_kept_for_imagining_21_d23() -> None:
    state = after(table("G5 R7 G3", "R8 G9", "Y8 Y9"), "G5", "R8!")
    assert rules.seen_by(2, state).played == ("G5", "R8")


@pytest.mark.parametrize("seats", [3, 4])
def test_every_gift_play_and_pass_counts_as_a_move(seats: int) -> None:
    states = list(random_states("counted", seats, DEFAULTS))
    assert states[-1].round > 1
    assert [state.turn for state in states] == [*range(len(states))]


def test_a_match_ends_before_its_save_grows_too_long() -> None:
    """Everyone but the winner of a round scores, so a limit is reached; but it may take as long as they like."""
    assert GAME.longest == LONGEST < MOST_MOVES
    assert LONGEST_ROUND == 2 + (16 + 3 * 15) + 3 * (16 + 3 * 15 - 1)
    state = after(table(*ENDING, turn=LAST_ROUND_FROM - 2), "G9 Y9")
    assert state.asked is not None
    state = after(table(*ENDING, turn=LAST_ROUND_FROM - 1), "G9 Y9")
    assert (state.asked, state.turn, rules.winners(state)) == (None, LAST_ROUND_FROM, (0,))
