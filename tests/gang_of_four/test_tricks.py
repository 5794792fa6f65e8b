"""Tricks: who is asked, what may follow, when a trick ends and who leads; items 5 to 9, D3, D11, D13, D14, D25."""

from __future__ import annotations

import pytest

from game.core.chance import Dice
from game.core.rules import Secret
from game.games.gang_of_four import rules
from game.games.gang_of_four.rules.state import Play
from tests.gang_of_four.tables import after, combo, dealt, facing, hand, news, refusal, table

FOUR = ("G3 G5 Y5 R9", "G4 G6 Y6 R8", "Y3 Y4 G7 Y7", "R3 R4 G8 Y8")


def test_the_holder_of_the_multicoloured_one_begins_with_it_5() -> None:
    for n in range(20):
        state = dealt(4, f"deal-{n}")
        assert state.asked is not None
        assert "M1" in state.hands[state.asked]
        assert all("M1" in move for move in rules.moves(state))
        assert "pass" not in rules.moves(state)


def test_it_may_begin_in_any_combination_5() -> None:
    state = table("M1 G1 R1 G2 Y2 R2", "G3", "G4", "G5", round=1)
    expected = ("M1", "G1 M1", "R1 M1", "G1 R1 M1", "R1 M1 G2 Y2 R2", "G1 R1 M1 G2 Y2", "G1 R1 M1 G2 R2")
    assert set(expected) <= set(rules.moves(state))
    assert refusal(state, "G2 Y2") == ("illegal.first", {"card": "M1"})


def test_that_is_so_only_in_the_first_play_of_the_match_d3() -> None:
    state = table("G3 M1 Y4", "G4 G5", "Y3 Y4", round=1, played=hand("G1"))
    assert "G3" in rules.moves(state)
    assert "G3" in rules.moves(table("G3 M1 Y4", "G4 G5", "Y3 Y4", round=2))


def test_play_goes_on_in_the_direction_of_the_round_14() -> None:
    assert after(table(*FOUR), "G3").asked == 1
    assert after(table(*FOUR, direction=-1), "G3").asked == 3


def test_as_many_cards_and_higher_or_a_gang_5_7() -> None:
    state = facing(table("G5 Y5 R9 R9 G7 G7 Y7 Y7", "G3 Y3", "G4 Y4"), 2, "G6 Y6")
    assert rules.moves(state) == (
        "G7 G7", "G7 Y7", "Y7 Y7", "R9 R9", "G7 G7 Y7 Y7", "pass",
    )  # fmt: skip


def test_a_led_gang_is_answered_by_gangs_only_d11() -> None:
    state = facing(table("G5 G5 Y5 Y5 RD", "G3 Y3", "G4 Y4"), 2, "G4 G4 Y4 R4")
    assert rules.moves(state) == ("G5 G5 Y5 Y5!", "G5 G5 Y5 Y5", "pass")


def test_a_gang_may_be_led_d11() -> None:
    assert "G5 G5 Y5 Y5" in rules.moves(table("G5 G5 Y5 Y5 RD", "G3 Y3", "G4 Y4"))


def test_the_leader_may_play_anything_and_must_play_8() -> None:
    state = table("G5 Y5 RD G7", "G3 Y3", "G4 Y4")
    assert rules.moves(state) == ("G5", "Y5", "G7", "RD", "G5 Y5")
    assert refusal(state, "pass") == ("illegal.lead", {})


def test_one_may_pass_although_one_could_play_8() -> None:
    state = after(table(*FOUR), "G3")
    assert "pass" in rules.moves(state)
    assert len(rules.moves(state)) > 1


def test_an_equal_combination_may_not_follow_7() -> None:
    state = facing(table("G2 Y2 R5", "G3 Y3", "G4 Y4"), 2, "G2 Y2")
    assert refusal(state, "G2 Y2")[0] == "illegal.equal"


def test_who_has_passed_may_come_back_in_the_same_trick_d13() -> None:
    state = after(table(*FOUR), "G3", "pass", "Y4", "R4", "G5")
    assert (state.asked, state.passed) == (1, ())
    assert "G6" in rules.moves(state)


def test_with_the_lockout_who_has_passed_waits_for_the_next_trick_d13() -> None:
    state = after(table(*FOUR, options={"lockout": "on"}), "G3", "pass", "Y4", "R4", "G5")
    assert (state.asked, state.passed) == (2, (1,))
    state = after(state, "pass", "pass")
    assert (state.asked, state.trick, state.passed) == (0, (), ())


def test_a_trick_ends_when_all_others_pass_in_a_row_d14() -> None:
    state = after(table(*FOUR), "G3", "G4", "pass", "pass")
    assert (state.asked, state.top) == (0, Play(1, combo("G4")))
    state = after(state, "pass")
    assert (state.asked, state.top, state.trick) == (1, None, ())
    assert [event.facts for event in news(state, "took")] == [{"seat": 1}]


def test_a_finished_trick_can_be_read_until_the_next_one_ends() -> None:
    state = after(table(*FOUR), "G3", "G4", "pass", "pass", "pass")
    finished = (Play(0, combo("G3")), Play(1, combo("G4")), Play(2, None), Play(3, None), Play(0, None))
    assert state.last_trick == finished
    state = after(state, "R8", "pass")
    assert state.last_trick == finished
    assert state.trick == (Play(1, combo("R8")), Play(2, None))


def test_cards_played_are_gone() -> None:
    state = after(table(*FOUR), "G5 Y5", "G6 Y6")
    assert state.hands[:2] == (("G3", "R9"), ("G4", "R8"))
    assert state.played == ("G5", "Y5", "G6", "Y6")


def test_the_last_cards_end_the_round_at_once_9_d25() -> None:
    state = after(facing(table("G9 Y9", *FOUR[1:]), 3, "G8 Y8"), "G9 Y9")
    assert state.round == 3
    assert state.last
    assert (state.last.winner, state.last.default) == (0, False)
    assert state.last.hands == ((), *map(hand, FOUR[1:]))


def test_any_combination_may_be_the_last_d25() -> None:
    for cards in ("RD", "GP YP", "G3 G4 G5 G6 Y7", "G3 G3 Y3 Y3"):
        assert after(table(cards, "G1 Y1", "G2 Y2"), " ".join(hand(cards))).last


def test_the_winner_of_the_round_leads_the_next_one_d3() -> None:
    state = after(table("G9 Y9", *FOUR[1:]), "G9 Y9")
    while state.giving:
        state = rules.play(state, rules.moves(state)[0])
    assert (state.asked, state.dealer, state.top) == (0, 0, None)
    assert "pass" not in rules.moves(state)


def test_moves_do_not_name_equal_cards_twice() -> None:
    assert rules.moves(table("G5 G5 Y5", "G1 Y1", "G2 Y2")) == (
        "G5",
        "Y5",
        "G5 G5!",
        "G5 G5",
        "G5 Y5!",
        "G5 Y5",
        "G5 G5 Y5",
    )


def test_a_card_of_two_equal_ones_stays() -> None:
    assert after(table("G5 G5 Y5", "G1 Y1", "G2 Y2"), "G5").hands[0] == ("G5", "Y5")


def test_what_a_seen_state_cannot_tell_it_does_not_guess() -> None:
    """The end of a round opens hands."""
    state = facing(table("G9 Y9", *FOUR[1:]), 3, "G8 Y8")
    seen = rules.seen_by(0, state)
    with pytest.raises(Secret):
        rules.play(seen, "G9 Y9")
    assert after(rules.imagine(seen, 0, Dice("x")), "G9 Y9").round == 3
