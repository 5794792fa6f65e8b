"""The last card: the call, its lack, and the duty of the player before; items 13, D15, D16, D20."""

from __future__ import annotations

import pytest

from game.games.gang_of_four import rules
from tests.gang_of_four.tables import after, facing, news, refusal, table

THREE = ("G5 R7", "R8 G9 R9", "Y8 G10 R10")


def test_the_play_that_leaves_one_card_is_offered_with_the_call_first_d15() -> None:
    assert rules.moves(table(*THREE)) == ("G5!", "G5", "R7!", "R7")
    assert rules.moves(table("G5 Y5 R7", *THREE[1:])) == ("G5", "Y5", "R7", "G5 Y5!", "G5 Y5")


@pytest.mark.parametrize(
    ("hand", "most"),
    [("R7 RD", "R7"), ("G2 G3 G4 G6 R5 RD", "G2 G3 G4 R5 G6"), ("G1 G1 Y1 Y1 R1 R1 M1 RD", "G1 G1 Y1 Y1 R1 R1 M1")],
)
def test_however_many_cards_are_played_the_call_is_offered_where_one_is_left_d15(hand: str, most: str) -> None:
    moves = rules.moves(table(hand, *THREE[1:]))
    assert moves[moves.index(most) - 1] == f"{most}!"


@pytest.mark.parametrize("hand", ["G2 G3 G4 R5 G6", "R2 R3 R4 R6 R8", "G3 Y3 R3 GP YP", "R2 R3 R4 R5 R6"])
def test_one_may_go_out_with_five_cards_at_once_9(hand: str) -> None:
    state = table(hand, *THREE[1:])
    assert hand in rules.moves(state)
    last = after(state, hand).last
    assert last
    assert last.winner == 0


def test_who_calls_may_win_with_the_last_card_13() -> None:
    state = after(table(*THREE), "R7!", "pass", "pass")
    assert (state.out, state.asked) == ((), 0)
    state = after(state, "G5")
    assert state.last
    assert state.last.winner == 0


def test_the_call_is_told_and_stays_with_the_play() -> None:
    state = after(table(*THREE), "R7!")
    assert [event.facts for event in news(state, "called")] == [{"seat": 0}]
    assert state.trick[-1].called
    assert not after(table(*THREE), "R7").trick[-1].called


@pytest.mark.parametrize("call", ["automatic", "none"])
def test_without_the_rule_nobody_forgets_d15(call: str) -> None:
    state = table(*THREE, options={"call": call})
    assert rules.moves(state) == ("G5", "R7")
    after_it = after(state, "R7")
    assert (after_it.out, after_it.trick[-1].called) == ((), call == "automatic")
    assert len(news(after_it, "called")) == (call == "automatic")
    assert refusal(state, "R7!") == ("illegal.call", {})


def test_a_call_is_made_only_with_the_play_that_leaves_one_card_d15() -> None:
    assert refusal(table("G5 Y5 R7", *THREE[1:]), "G5!") == ("illegal.call", {})
    assert refusal(table("R7", *THREE[1:]), "R7!") == ("illegal.call", {})


def test_going_out_with_several_cards_needs_no_call_13() -> None:
    state = after(table("G5 Y5", *THREE[1:]), "G5 Y5")
    assert state.last
    assert (state.last.winner, state.last.forgot) == (0, ())


def test_who_forgets_is_asked_no_more_and_keeps_the_card_d20() -> None:
    state = after(table(*THREE), "R7")
    assert (state.out, state.hands[0], state.asked) == ((0,), ("G5",), 1)
    assert [event.facts for event in news(state, "forgot")] == [{"seat": 0}]
    assert after(state, "R8", "pass").asked == 1, "the trick ends without asking the offender"


def test_the_play_of_who_forgot_stays_to_be_beaten_d20() -> None:
    state = after(table(*THREE), "R7")
    assert refusal(state, "pass G1")[0] == "illegal.other"
    assert rules.moves(state) == ("R8", "G9", "R9", "pass")


def test_on_the_play_of_who_forgot_every_other_seat_must_pass_d20() -> None:
    state = after(table(*THREE), "R7", "pass")
    assert (state.asked, state.top is not None) == (2, True)


def test_if_who_forgot_takes_the_trick_the_next_one_leads_d20() -> None:
    state = after(table(*THREE), "R7", "pass", "pass")
    assert (state.asked, state.top, state.trick) == (1, None, ())
    assert [event.facts for event in news(state, "took")] == [{"seat": 0}]
    assert [event.facts for event in news(state, "leads")] == [{"seat": 1}]
    other_way = after(table(*THREE, direction=-1), "R7", "pass", "pass")
    assert other_way.asked == 2


def test_who_forgot_takes_one_point_when_somebody_else_has_won_13() -> None:
    state = after(table(*THREE), "R7", "pass", "pass", "G9 R9!", "pass", "R8")
    assert state.last
    assert (state.last.winner, state.last.forgot, state.last.points) == (1, (0,), (1, 0, 3))


def test_the_only_one_left_wins_and_scores_nothing_d20() -> None:
    state = after(table("G5 R7", "R8 G10", "Y8 G10 R10"), "R7", "R8")
    last = state.last
    assert last
    assert (last.winner, last.default, last.points) == (2, True, (1, 1, 0))
    assert last.hands[2] == ("Y8", "G10", "R10")
    assert [event.facts["cards"] for event in news(state, "left")] == [("Y8", "G10", "R10")]
    assert state.dealer == 2


def test_going_out_wins_even_if_all_others_forgot_d20() -> None:
    state = after(table("G5 R7", "R8", "Y8 G10"), "R7", "R8")
    assert state.last
    assert (state.last.winner, state.last.default, state.last.points) == (1, False, (1, 0, 2))


def dutiful(*hands: str, **options: str) -> rules.State:
    return table(*hands, options={"duty": "on", "call": "none", **options})


def test_without_the_duty_everything_goes_d16() -> None:
    state = facing(table("G5 R7", "RD", "G10 R10", options={"call": "none"}), 2, "G4")
    assert rules.moves(state) == ("G5", "R7", "pass")


def test_on_singles_the_highest_must_be_played_d16() -> None:
    state = facing(dutiful("G5 R7 G8", "RD", "G10 R10"), 2, "G4")
    assert rules.moves(state) == ("G8",)
    assert refusal(state, "R7") == ("illegal.duty-single", {"seat": 1, "card": "G8"})
    assert refusal(state, "pass") == ("illegal.duty-pass", {"seat": 1, "card": "G8"})


def test_a_gang_is_allowed_too_d16() -> None:
    state = facing(dutiful("G5 G5 Y5 Y5 R7", "RD", "G10 R10"), 2, "G4")
    assert rules.moves(state) == ("R7", "G5 G5 Y5 Y5")


def test_if_the_highest_does_not_beat_one_passes_or_plays_a_gang_d16() -> None:
    state = facing(dutiful("G5 G5 Y5 Y5 R7", "RD", "G10 R10"), 2, "G9")
    assert rules.moves(state) == ("G5 G5 Y5 Y5", "pass")


def test_a_lead_must_have_two_cards_if_possible_d16() -> None:
    state = dutiful("G5 Y5 R7", "RD", "G10 R10")
    assert rules.moves(state) == ("G5 Y5",)
    assert refusal(state, "R7") == ("illegal.duty-lead", {"seat": 1, "card": "R7"})


def test_a_lead_of_one_card_must_be_the_highest_d16() -> None:
    assert rules.moves(dutiful("G5 R7 G8", "RD", "G10 R10")) == ("G8",)


def test_on_pairs_there_is_no_duty_d16() -> None:
    state = facing(dutiful("G5 Y5 R7 R7", "RD", "G10 R10"), 2, "G4 Y4")
    assert rules.moves(state) == ("G5 Y5", "R7 R7", "pass")


def test_the_duty_is_before_the_next_active_player_in_the_direction_d16() -> None:
    assert rules.moves(dutiful("G5 R7 G8", "G10 R10", "RD")) == ("G5", "R7", "G8")
    assert dutiful("G5 R7 G8", "G10 R10", "RD")._replace(direction=-1).dutiful
    assert dutiful("G5 R7 G8", "Y9", "RD", call="on")._replace(out=(1,)).dutiful, "who is out is passed over"
    assert not dutiful("G5 R7 G8", "Y9", "G10 R10", call="on")._replace(out=(1,)).dutiful


def test_the_duty_and_the_call_go_together_d15_d16() -> None:
    assert rules.moves(dutiful("G5 G8", "RD", "G10 R10", call="on")) == ("G8!", "G8")


def test_the_duty_can_be_shown_from_what_is_seen_d16() -> None:
    state = facing(dutiful("G5 R7 G8", "RD", "G10 R10"), 2, "G4")
    assert rules.moves(rules.seen_by(0, state)) == rules.moves(state)
