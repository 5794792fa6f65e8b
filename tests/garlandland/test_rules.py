"""The course of the game, sentence by sentence of the manual; G numbers are decisions."""

from __future__ import annotations

import pytest

from game.core.chance import Chance, Dice
from game.core.rules import IllegalMove, Saying, Secret
from game.games.garlandland import rules
from game.games.garlandland.rules.hands import CARDS
from tests.garlandland.rows import dealt, lay, round_of, row, stacked

BLACK = "I VI VII II V"
LEAF = "IV VII III V VI"
PAIR = "IV II VII I III"
NOTHING = "I II IV VII V"
TIED = ("VII III V I II", "VII III V II I")


def test_everyone_begins_with_seven_cards_of_their_own_and_draws_two() -> None:
    state = dealt(4)
    for seat in range(4):
        assert len(state.hands[seat]) == 2
        assert sorted((*state.hands[seat], *state.piles[seat])) == sorted(CARDS)


def test_every_colour_has_each_of_the_seven_cards_once() -> None:
    state = lay(stacked("I VI VII II V III IV", "IV VII III V VI I II"), "I VII")
    assert sorted(rules.cards(rules.play(state, "VI"))) == sorted(f"{card}:{seat}" for card in CARDS for seat in (0, 1))


def test_a_seats_cards_do_not_depend_on_how_many_play_g12() -> None:
    assert dealt(2).piles == dealt(4).piles[:2]


def test_the_first_dealer_is_drawn_g17() -> None:
    assert sorted({dealt(3, deal=f"deal-{n}").dealer for n in range(20)}) == [0, 1, 2]


def test_the_box_goes_to_the_left() -> None:
    state = round_of(BLACK, PAIR, NOTHING)
    assert state.dealer == (state.last.dealer + 1) % 3 if state.last else False


def test_a_chosen_card_waits_until_all_have_chosen_g13() -> None:
    state = rules.play(stacked(BLACK + " III IV", LEAF + " I II"), "VI")
    assert state.chosen == ("VI", None)
    assert state.rows == ((), ())
    assert state.hands[0] == ("I",)
    assert rules.seen_by(1, state).chosen == ("?", None)
    assert rules.seen_by(0, state).chosen == ("VI", None)
    assert state.news == ()


def test_all_reveal_at_once_and_then_draw_one() -> None:
    state = lay(stacked("I VI VII II V III IV", "IV VII III V VI I II"), "I VII")
    assert state.rows == (("I",), ("VII",))
    assert state.hands == (("VI", "VII"), ("IV", "III"))
    assert state.chosen == (None, None)


def test_a_card_joins_the_right_end_of_the_row() -> None:
    state = lay(stacked("I VI VII II V III IV", "IV VII III V VI I II"), "I VII", "VII IV")
    assert state.rows == (("I", "VII"), ("VII", "IV"))


def test_the_cards_held_stay_in_the_order_drawn() -> None:
    state = lay(stacked("I VI VII II V III IV", "IV VII III V VI I II"), "I VII", "VII IV")
    assert state.hands == (("VI", "II"), ("III", "V"))


def test_a_round_ends_with_the_fifth_card_and_nobody_draws_then_g15() -> None:
    before = lay(stacked("I VI VII II V III IV", "IV VII III V VI I II"), "I IV", "VI VII", "VII III", "II V")
    assert [len(pile) for pile in before.piles] == [1, 1]
    assert before.last is None
    after = lay(before, "V VI")
    assert after.last
    assert after.last.rows == (row(BLACK), row(LEAF))
    assert after.round == 2
    assert after.rows == ((), ())


def test_the_winner_of_the_round_lowers_the_counter() -> None:
    state = round_of(PAIR, BLACK)
    assert state.wins == (0, 1)
    assert state.last
    assert state.last.verdict.winners == (1,)
    assert state.last.hands == ("pair", "all black")
    assert rules.scores(state) == (0.0, 1 / 3)


def test_several_winners_all_lower_their_counters_g10() -> None:
    assert round_of(*TIED, NOTHING).wins == (1, 1, 0)


def test_everyone_without_a_hand_still_has_a_winner_g11() -> None:
    state = round_of("I IV VI V II", NOTHING)
    assert state.last
    assert state.last.hands == ("no hand", "no hand")
    assert state.wins == (1, 0)


def test_who_is_first_to_win_three_times_wins_the_game() -> None:
    state = round_of(PAIR, BLACK, wins=(2, 2))
    assert rules.winners(state) == (1,)
    assert rules.to_move(state) is None
    assert rules.scores(state) == (0.0, 1.0)
    assert state.news[-1].kind == "wins-victory"


def test_who_reaches_victory_together_shares_it_g10() -> None:
    state = round_of(*TIED, NOTHING, wins=(2, 2, 2))
    assert rules.winners(state) == (0, 1)
    assert rules.scores(state) == (1.0, 1.0, 0.0)
    assert state.news[-1].kind == "wins-shared"


def test_in_an_uneven_match_a_tie_helps_the_leader_g10() -> None:
    assert rules.winners(round_of(*TIED, wins=(2, 1))) == (0,)


def test_two_wins_do_not_end_the_game() -> None:
    state = round_of(PAIR, BLACK, wins=(0, 1))
    assert rules.winners(state) == ()
    assert rules.to_move(state) == 0


def test_in_the_points_game_everyone_scores_whoever_won() -> None:
    state = round_of(PAIR, BLACK, NOTHING, goal="points")
    assert state.points == (7, 100, 0)
    assert rules.scores(state) == (7.0, 100.0, 0.0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_points_game_has_as_many_rounds_as_players_and_three_wins_do_not_end_it_g16(seats: int) -> None:
    state = dealt(seats, "points")._replace(wins=(3,) * seats)
    while rules.to_move(state) is not None:
        state = rules.play(state, rules.moves(state)[0])
    assert state.last
    assert state.last.number == state.round == seats


def test_most_points_win_and_the_same_points_share_g16() -> None:
    state = stacked("I VI VII II V III IV", "VI I VII V II III IV", goal="points")._replace(round=2)
    state = lay(state, "I VI", "VI I", "VII VII", "II V", "V II")
    assert state.points == (100, 100)
    assert rules.winners(state) == (0, 1)
    assert state.news[-1].kind == "points-shared"


def test_in_the_wins_game_points_count_for_nothing_g21() -> None:
    state = round_of(PAIR, BLACK)._replace(points=(999, 0))
    assert rules.scores(state) == (0.0, 1 / 3)


def test_the_result_of_a_round_is_told_in_order() -> None:
    kinds = [event.kind for event in round_of(PAIR, BLACK).news]
    assert kinds == ["joined", "joined", "made", "made", "won", "counter", "round", "drew", "drew"]


def test_points_are_told_in_order() -> None:
    kinds = [event.kind for event in round_of(PAIR, BLACK, goal="points").news]
    assert kinds == ["joined", "joined", "made", "made", "scored", "scored", "round", "drew", "drew"]


def test_only_the_owner_sees_the_cards_held_and_nobody_the_order_of_a_pile_g14() -> None:
    state = stacked("I VI VII II V III IV", "IV VII III V VI I II")
    seen = rules.seen_by(0, state)
    assert seen.hands == (("I", "VI"), ("?", "?"))
    assert seen.piles == (("?",) * 5, ("?",) * 5)
    assert seen.chance is None
    assert rules.seen_by(None, state).hands == (("?", "?"), ("?", "?"))


def test_rows_are_open_g14() -> None:
    state = lay(stacked("I VI VII II V III IV", "IV VII III V VI I II"), "I VII")
    assert rules.seen_by(None, state).rows == state.rows


def test_what_is_imagined_is_what_the_others_can_still_hold_g14() -> None:
    state = rules.play(lay(stacked("I VI VII II V III IV", "IV VII III V VI I II"), "I VII"), "VI")
    world = rules.imagine(rules.seen_by(1, state), 1, Dice("w"))
    assert world.hands[1] == state.hands[1]
    assert world.rows == state.rows
    assert sorted((*world.hands[0], *world.piles[0], str(world.chosen[0]))) == ["II", "III", "IV", "V", "VI", "VII"]
    assert world.chance != Chance("table")


def test_a_seen_state_cannot_reveal() -> None:
    state = stacked("I VI VII II V III IV", "IV VII III V VI I II")
    first = rules.play(rules.seen_by(0, state), "I")
    assert first.chosen == ("I", None)
    with pytest.raises(Secret):
        rules.play(rules.seen_by(1, rules.play(state, "I")), "IV")


@pytest.mark.parametrize(
    ("typed", "card"), [("VI", "VI"), ("vi", "VI"), (" i ", "I"), ("6", "6"), ("Ⅵ", "VI"), ("ⅵ", "VI"), ("１", "I")]
)
def test_a_move_can_be_typed_in_many_ways(typed: str, card: str) -> None:
    state = stacked("I VI VII II V III IV", "IV VII III V VI I II")
    assert rules.read(state, typed) == card.replace("6", "VI")


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("VII", ("illegal.hand", {"card": "VII"})),
        ("VIII", ("illegal.card", {"text": "VIII"})),
        ("", ("illegal.card", {"text": ""})),
    ],
)
def test_a_wrong_card_is_refused_with_the_reason(typed: str, reason: Saying) -> None:
    state = stacked("I VI VII II V III IV", "IV VII III V VI I II")
    for act in (rules.read, rules.play):
        with pytest.raises(IllegalMove) as refusal:
            act(state, typed)
        assert refusal.value.saying == reason


def test_nothing_can_be_played_when_it_is_over() -> None:
    state = round_of(PAIR, BLACK, wins=(2, 2))
    for act in (rules.read, rules.play):
        with pytest.raises(IllegalMove) as refusal:
            act(state, "I")
        assert refusal.value.key == "illegal.over"
