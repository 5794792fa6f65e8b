"""The course of a match, sentence by sentence of the article (S1 to S37)."""

from __future__ import annotations

import pytest

from game.core.chance import Chance
from game.core.match import BadMatch, Match
from game.core.rules import IllegalMove, Secret
from game.games.court_circular import GAME, rules
from game.games.court_circular.rules.cards import DECK, NUMBER
from game.games.court_circular.rules.deal import draw
from game.games.court_circular.rules.hands import hand
from game.games.court_circular.rules.score import Heap, heap, points
from game.games.court_circular.rules.state import State
from tests.court_circular.tables import after, cards, dealt, table, terms, told

TWO = ("QH 7D 7C 2S 3S 4S", "KH KD 9C 5S 6S 8S")
"""On the 7 of hearts, seat 0 can make a trio and seat 1 cannot beat it."""


def played_out() -> State:
    """A round that seat 0, the first-hand, has won with a trio; it has yet to choose the lead."""
    return after(table("7H", *TWO), "7D KH 7C KD QH 9C")


def refused(state: State, move: str) -> str:
    """Why a move is refused."""
    with pytest.raises(IllegalMove) as refusal:
        rules.play(state, move)
    return refusal.value.key


def test_two_to_four_play_s1() -> None:
    assert GAME.seats == (2, 3, 4)


def test_there_are_52_cards_without_jokers_s3() -> None:
    assert len(DECK) == len(set(DECK)) == 52
    assert sorted(NUMBER.values()) == sorted([*range(2, 15)] * 4)


def test_the_stock_is_shuffled_anew_for_every_match_s4() -> None:
    assert len({dealt(deal=f"deal-{n}").stock for n in range(10)}) == 10


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lowest_card_drawn_deals_s5_a1_a2(seats: int) -> None:
    for n in range(60):
        drawn = draw(seats, terms(), Chance(f"draw-{n}")("draw"))
        last = drawn.drawings[-1]
        numbers = [NUMBER[card] for card in last.cards]
        assert last.seats[numbers.index(min(numbers))] == drawn.dealer
        assert numbers.count(min(numbers)) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equal_lowest_numbers_draw_again_among_themselves_s6_a2(seats: int) -> None:
    draws = [draw(seats, terms(), Chance(f"draw-{n}")("draw")).drawings for n in range(200)]
    again = [drawings for drawings in draws if len(drawings) > 1]
    assert again
    for first, second, *_ in again:
        numbers = dict(zip(first.seats, [NUMBER[card] for card in first.cards], strict=True))
        assert second.seats == tuple(seat for seat in first.seats if numbers[seat] == min(numbers.values()))
        assert not set(first.cards) & set(second.cards)


def test_with_two_the_higher_card_leads_s5() -> None:
    state = dealt(2)
    assert state.first == 1 - state.dealer


@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_the_draw_settles_the_dealer_and_the_left_neighbour_leads_s7_a3_a4(seats: int) -> None:
    for n in range(20):
        state = dealt(seats, deal=f"deal-{n}")
        assert state.asked == state.first == (state.dealer + 1) % seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_cards_each_one_at_a_time_from_the_first_hand_and_then_the_lead_s8_s9_a5(seats: int) -> None:
    state = dealt(seats)
    deck = Chance("table")("deal", 1).shuffled(DECK)
    for step in range(seats):
        assert state.hands[(state.first + step) % seats] == deck[step : 6 * seats : seats]
    assert state.lead == deck[6 * seats]
    assert state.stock == deck[6 * seats + 1 :]


def test_the_cards_drawn_go_back_before_the_deal_a2() -> None:
    state = dealt(2)
    assert set(rules.cards(state)) == set(DECK)
    assert state.draw.drawings[0].cards


def test_cards_are_laid_in_turn_one_at_a_time_face_up_s10_a7() -> None:
    state = rules.play(table("7H", *TWO, "AD AC JC JD TD".replace("T", "10") + " AS"), "QH")
    assert state.rows == (("QH",), (), ())
    assert state.asked == 1
    assert [rules.seen_by(seat, state).rows for seat in (None, 0, 1, 2)] == [state.rows] * 4
    assert rules.play(state, "KH").asked == 2


def test_any_card_held_may_be_laid_a6() -> None:
    assert rules.moves(table("7H", *TWO)) == cards(TWO[0])


def test_the_round_ends_when_all_have_laid_three_and_three_stay_in_hand_s11() -> None:
    state = played_out()
    assert [len(row) for row in state.rows] == [3, 3]
    assert state.hands == (("2S", "3S", "4S"), ("5S", "6S", "8S"))
    assert state.choosing


def test_the_four_cards_with_the_lead_make_the_hand_s12_s13() -> None:
    last = played_out().last
    assert last
    assert last.hands == (hand(cards("7H 7D 7C QH")), hand(cards("7H KH KD 9C")))
    assert last.hands[0]
    assert last.hands[0].name == "trio"
    assert (last.winner, last.weakest, last.rival, last.card) == (0, 1, 1, None)


def test_without_hands_a_card_decides_and_is_named_s18_s19() -> None:
    state = after(table("2H", "9D JC 4S 3S 5S 6S", "7D KC 5C 3C 4C 6C"), "9D 7D JC KC 4S 5C")
    assert state.last
    assert (state.last.winner, state.last.card) == (0, "9D")
    assert told(state, "won-card") == [{"seat": 0, "number": 1, "card": "9D", "rival": 1}]


def test_the_winner_picks_any_card_that_lies_there_the_old_lead_too_s23_f1() -> None:
    state = played_out()
    assert state.asked == 0
    assert rules.moves(state) == tuple(f"lead {card}" for card in cards("7D 7C QH KH KD 9C 7H"))


def test_the_picked_card_is_the_next_lead_and_belongs_to_nobody_s23_f4() -> None:
    state = rules.play(played_out(), "lead KH")
    assert state.lead == "KH"
    assert "KH" not in (*state.up[0], *state.down[0])


def test_the_winner_gathers_all_the_rest_s24_f3() -> None:
    state = rules.play(played_out(), "lead KH")
    assert set(state.up[0]) == set(cards("7H 7D 7C QH KD 9C"))
    assert state.last
    assert (set(state.last.taken), state.last.chosen) == (set(state.up[0]), "KH")
    assert state.last.points == points(state.up[0], True, terms()) == 6 * 2 + 3 + 1


def test_a_winner_who_was_dealer_lays_them_face_down_s25() -> None:
    state = rules.play(after(table("7H", *reversed(TWO)), "KH 7D KD 7C 9C QH"), "lead KH")
    assert state.last
    assert (state.last.winner, state.last.dealer, state.last.up) == (1, 1, False)
    assert (len(state.up[1]), len(state.down[1]), state.last.points) == (0, 6, 6)
    assert told(state, "took-down") == [{"seat": 1, "n": 6, "points": 6}]


def test_a_winner_who_was_not_dealer_leaves_them_face_up_s26() -> None:
    state = rules.play(played_out(), "lead 7H")
    assert (len(state.up[0]), state.down[1]) == (6, ())


def test_who_asks_is_told_what_lies_face_up_and_how_many_lie_face_down_s27_f7() -> None:
    state = rules.play(played_out(), "lead 7H")._replace(down=(("AH", "KC"), ()))
    assert heap(state, 0) == Heap(up=6, courts=3, hearts=2, points=17, down=2)
    assert heap(rules.seen_by(1, state), 0) == heap(state, 0)
    assert heap(state, 1) == Heap(0, 0, 0, 0, 0)


def test_the_weakest_deals_next_s28_f8() -> None:
    hands = "9D 9C 2S 3S 4S 5S", "KD KC 2C 3C 4C 5C", "AC 8D 6D 6C 8S 10S"
    state = after(table("7H", *hands, dealer=1), "9D KD AC 9C KC 8D 2S 2C 6D")
    assert state.last
    assert (state.last.winner, state.last.weakest) == (1, 2)
    state = rules.play(state, "lead KD")
    assert (state.dealer, state.first) == (2, 1)


def test_the_winner_lays_first_next_s29() -> None:
    state = rules.play(played_out(), "lead 7H")
    assert state.first == state.asked == 0
    assert not state.choosing


def test_one_may_drop_out_in_mid_round_s30() -> None:
    state = after(table("7H", *TWO), "QH KH drop")
    assert state.last
    assert (state.last.winner, state.last.dropped) == (1, (0,))
    assert told(state, "dropped") == [{"seat": 0}]
    assert told(state, "won-drop") == [{"seat": 1, "number": 1}]


def test_dropping_out_opens_when_all_have_laid_a_card_and_closes_with_a_third_s31() -> None:
    state = table("7H", *TWO)
    legal = []
    for move in "QH KH 7D KD 7C 9C".split():
        legal.append("drop" in rules.moves(state))
        state = rules.play(state, move)
    assert legal == [False, False, True, True, True, False]
    assert refused(table("7H", *TWO), "drop") == "illegal.drop-first"
    assert refused(after(table("7H", *TWO), "QH KH 7D KD 7C"), "drop") == "illegal.drop-third"


def test_who_drops_out_deals_next_s32() -> None:
    state = after(table("7H", *TWO), ["QH", "KH", "7D", "drop", "lead KH"])
    assert (state.dealer, state.first) == (1, 0)
    state = after(table("7H", *TWO), ["QH", "KH", "drop", "lead KH"])
    assert (state.dealer, state.first) == (0, 1)


def test_with_more_than_two_the_others_go_on_s33() -> None:
    state = after(table("7H", *TWO, "AD AC JC JD 10D AS"), "QH KH AD drop")
    assert (state.asked, state.dropped) == (1, (0,))
    state = after(state, "KD AC")
    assert state.asked == 1
    state = after(state, "9C JC")
    assert state.choosing
    assert state.last
    assert [bool(each) for each in state.last.hands] == [False, True, True]


def test_the_pack_is_counted_when_it_runs_out_s34() -> None:
    state = after(table("7H", *TWO, stock=2, options={"packEnd": "stopShort"}), "7D KH 7C KD QH 9C")
    assert state.tally
    assert told(state, "counted")


def test_face_up_two_face_down_one_and_one_more_for_hearts_and_courts_face_up_s35() -> None:
    assert [points((card,), True, terms()) for card in ("2S", "2H", "JS", "JH")] == [2, 3, 3, 4]
    assert [points((card,), False, terms()) for card in ("2S", "2H", "JS", "JH")] == [1, 1, 1, 1]


def test_cards_in_hand_count_nothing_s35_g5() -> None:
    won = table("7H", *TWO, stock=0, final=True, down=((), ()), up=((), ()))
    state = after(won, "7D KH 7C KD QH 9C")
    assert state.tally
    assert state.tally.points == (2 * 7 + 3 + 3, 0)


def test_whoever_has_the_target_wins_s2_s37() -> None:
    for target, over in (("20", True), ("21", False)):
        start = table("7H", *TWO, stock=0, final=True, down=((), ()), options={"target": target})
        state = after(start, "7D KH 7C KD QH 9C")
        assert state.totals == (20, 0)
        assert rules.winners(state) == ((0,) if over else ())
        assert (rules.to_move(state) is None) == over


@pytest.mark.parametrize("target", ["20", "35", "50", "100", "999"])
def test_the_target_is_free_s2_g8(target: str) -> None:
    option = next(option for option in GAME.options if option.key == "target")
    assert option.takes(target)
    assert dealt(target=target).terms.target == int(target)


@pytest.mark.parametrize("target", ["0", "-5", "1000", "many", "", "05", "5.0", "５"])
def test_a_target_is_a_whole_number(target: str) -> None:
    assert not next(option for option in GAME.options if option.key == "target").takes(target)
    with pytest.raises(BadMatch) as refused:
        Match.begin(GAME, "plum", ("me", "easy"), {"target": target})
    assert refused.value.key == "match.number"
    assert refused.value.facts["choices"] == ("target.20", "target.50", "target.100")


def test_what_depends_on_a_hidden_stock_is_not_guessed() -> None:
    seen = rules.seen_by(0, played_out())
    with pytest.raises(Secret):
        rules.play(seen, "lead 7H")


@pytest.mark.parametrize(("heap_up", "courts", "hearts"), [("KH 2S 3S", 1, 1), ("KS QC JD 2H", 3, 1), ("AH 2S", 0, 1)])
def test_court_cards_and_hearts_are_counted_apart_and_an_ace_is_none_s27_b11(
    heap_up: str, courts: int, hearts: int
) -> None:
    state = table("7H", *TWO)._replace(up=((), cards(heap_up)))
    assert heap(state, 1)[:3] == (len(heap_up.split()), courts, hearts)
