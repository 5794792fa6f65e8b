"""The decisions of the table where the article leaves a hole (A to G), each with its option."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.chance import Chance
from game.core.match import HUMAN, Match
from game.games.court_circular import GAME, rules
from game.games.court_circular.rules.answers import drop_refused
from game.games.court_circular.rules.cards import DECK, NUMBER, Cards
from game.games.court_circular.rules.deal import draw, fill, lacking
from game.games.court_circular.rules.options import OPTIONS, PRESETS, agreed
from game.games.court_circular.rules.rounds import next_seat, settle
from game.games.court_circular.rules.score import points, tally
from game.games.court_circular.rules.state import State
from game.words import LANGUAGES, words_of
from tests.court_circular.tables import after, cards, dealt, name, table, terms, told, vectors

TWO = ("QH 7D 7C 2S 3S 4S", "KH KD 9C 5S 6S 8S")
THREE = (*TWO, "AD AC JC JD 10D AS")
FOUR = (*THREE, "2C 3C 4C 5C 6C 8C")
TRIO = "7D KH 7C KD QH 9C"


def laid(case: dict[str, Any], preset: str) -> State:
    """A round of which so many cards have been laid by each."""
    spread: list[Cards] = [tuple(DECK[seat * 6 : seat * 6 + n]) for seat, n in enumerate(case["played"])]
    start = table("AH", *("2H",) * case["players"], stock=0, preset=preset)
    return start._replace(
        rows=tuple(spread), dropped=tuple(case["folded"]), asked=case["turn"], final=case["finalRound"]
    )


def round_of(case: dict[str, Any]) -> State:
    """A round in which such seats have dropped out and the winner has a trio, the weakest nothing."""
    rows = {seat: cards("2C 3D 9S") for seat in range(case["players"])}
    rows |= {case["weakest"]: cards("2S 3C 8S"), case["winner"]: cards("AD AC KS")}
    return table("AH", *("4D",) * case["players"], first=case["first"], dealer=case["dealer"])._replace(
        rows=tuple(rows[seat] for seat in range(case["players"])), dropped=tuple(case["folded"])
    )


def ended(*hands: str, moves: str = TRIO, **more: Any) -> State:
    """What comes after a last round that begins with nothing won."""
    won: dict[str, Any] = {"up": ((),) * len(hands), "down": ((),) * len(hands), **more}
    return after(table("7H", *hands, stock=0, final=True, **won), moves)


@pytest.mark.parametrize("case", vectors("fold"), ids=name)
@pytest.mark.parametrize(("preset", "key"), [("article", "legal"), ("1860", "legal1860")])
def test_dropping_out_is_possible_when_it_should_be_e1_e4(case: dict[str, Any], preset: str, key: str) -> None:
    state = laid(case, preset)
    alone = next_seat(state, case["turn"]) is None
    assert (drop_refused(state) is None and not alone) == case[key], case["why"]


@pytest.mark.parametrize("case", vectors("roundEnd"), ids=name)
def test_face_first_hand_and_dealer_after_a_round_e7_e8_f5_f8(case: dict[str, Any]) -> None:
    last = settle(round_of(case)).last
    assert last
    assert ("faceUp" if last.up else "faceDown", last.winner, last.next_dealer) == (
        case["pile"], case["nextFirst"], case["nextDealer"],
    ), case["why"]  # fmt: skip


@pytest.mark.parametrize("case", vectors("refill"), ids=name)
def test_hands_are_filled_as_far_as_the_stock_goes_f9_g2(case: dict[str, Any]) -> None:
    hands = tuple(("2S",) * n for n in case["handsBefore"])
    filled = fill(hands, ("2H",) * case["stockBefore"], 0, literal=False)
    assert [len(held) for held in filled.hands] == case["handsAfter"]
    assert len(filled.stock) == case["stockAfter"]
    assert (lacking(filled.hands) > 0) == case.get("finalRound", False)


@pytest.mark.parametrize("case", vectors("score"), ids=name)
@pytest.mark.parametrize(("preset", "key"), [("article", "points"), ("1860", "points1860")])
def test_cards_count_as_they_should_g5_g6(case: dict[str, Any], preset: str, key: str) -> None:
    agreed_terms = terms(preset)
    up, down = points(tuple(case["faceUp"]), True, agreed_terms), points(tuple(case["faceDown"]), False, agreed_terms)
    assert up + down == case[key], case["why"]


# A: set-up and order


@pytest.mark.parametrize("seats", [3, 4])
def test_the_highest_card_may_lead_instead_a3(seats: int) -> None:
    left = 0
    for n in range(100):
        drawn = draw(seats, terms(firstLeader="highestCut"), Chance(f"draw-{n}")("draw"))
        everybody, *again = drawn.drawings
        numbers = dict(zip(everybody.seats, [NUMBER[card] for card in everybody.cards], strict=True))
        assert numbers[drawn.first] == max(numbers.values())
        assert numbers[drawn.dealer] == min(numbers.values())
        assert len(again) >= (list(numbers.values()).count(max(numbers.values())) > 1)
        left += drawn.first == (drawn.dealer + 1) % seats
    assert left < 100


def test_with_two_the_highest_card_leads_anyway_a3() -> None:
    for n in range(60):
        one, other = (
            draw(2, terms(firstLeader=choice), Chance(f"draw-{n}")("draw")) for choice in ("leftOfDealer", "highestCut")
        )
        assert one == other


def test_turns_go_clockwise_to_the_next_seat_a4() -> None:
    state = table("7H", *FOUR, first=2)
    order = []
    for _ in range(4):
        order.append(state.asked)
        assert state.asked is not None
        state = rules.play(state, state.hands[state.asked][0])
    assert order == [2, 3, 0, 1]


# E: dropping out


def test_two_players_drop_only_in_turn_e2() -> None:
    first_hand, dealer = after(table("7H", *TWO), "QH KH"), after(table("7H", *TWO), "QH KH 7D")
    assert (first_hand.asked, rules.moves(first_hand)[-1]) == (0, "drop")
    assert (dealer.asked, rules.moves(dealer)[-1]) == (1, "drop")
    assert rules.moves(after(table("7H", *TWO), "QH KH 7D KD 7C"))[-1] != "drop"


def test_with_two_a_drop_ends_the_round_at_once_e3() -> None:
    state = after(table("7H", *TWO), "QH KH drop")
    assert (state.choosing, state.asked, state.rows) == (True, 1, (("QH",), ("KH",)))
    assert state.last
    assert state.last.hands == (None, None)
    assert (state.last.weakest, state.last.rival) == (None, None)


def test_when_one_is_left_he_wins_at_once_and_cannot_drop_e4() -> None:
    state = after(table("7H", *THREE), "QH KH AD drop drop")
    assert state.last
    assert (state.asked, state.choosing, state.last.winner) == (2, True, 2)


def test_cards_of_a_dropper_stay_and_may_be_the_lead_but_make_no_hand_e5() -> None:
    state = after(table("7H", *THREE), "7D KH AD drop KD AC 9C JC")
    assert state.last
    assert state.last.hands[0] is None
    assert "lead 7D" in rules.moves(state)
    state = rules.play(state, "lead AD")
    assert "7D" in state.up[1]


def test_who_dropped_is_refilled_only_up_to_six_e6_f9() -> None:
    state = after(table("7H", *TWO), ["7D", "KH", "drop", "lead 7D"])
    assert [len(held) for held in state.hands] == [6, 6]
    assert state.hands[0][:5] == ("QH", "7C", "2S", "3S", "4S")
    assert len(state.stock) == 37


def test_the_dropper_deals_even_if_others_did_worse_e7() -> None:
    state = after(table("7H", *THREE), ["7D", "KH", "AD", "drop", "KD", "AC", "9C", "JC", "lead KD"])
    assert state.dealer == 0


@pytest.mark.parametrize(("choice", "dealer"), [("first", 0), ("last", 1)])
def test_of_several_droppers_the_first_deals_e8(choice: str, dealer: int) -> None:
    state = after(table("7H", *THREE, options={"multiFold": choice}), ["QH", "KH", "AD", "drop", "drop", "lead AD"])
    assert state.dealer == dealer


@pytest.mark.parametrize(("choice", "legal"), [("true", True), ("false", False)])
def test_dropping_in_the_last_round_e9(choice: str, legal: bool) -> None:
    state = after(table("7H", *TWO, stock=0, final=True, options={"foldInLast": choice}), "QH KH")
    assert ("drop" in rules.moves(state)) == legal
    assert "drop" in rules.moves(after(table("7H", *TWO, options={"foldInLast": choice}), "QH KH"))


def test_a_dealer_who_wins_by_a_drop_lays_face_down_e10() -> None:
    state = after(table("7H", *TWO), ["QH", "KH", "drop", "lead KH"])
    assert (state.down[1], state.up[1]) == (("QH", "7H"), ())


@pytest.mark.parametrize(
    ("preset", "moves", "legal"), [("article", "QH", False), ("1860", "QH", True), ("1860", "", False)]
)
def test_dropping_may_open_with_the_first_card_e1(preset: str, moves: str, legal: bool) -> None:
    state = after(table("7H", *THREE, preset=preset), moves)
    assert ("drop" in rules.moves(state)) == legal


def test_all_may_drop_before_the_first_card_of_their_own_in_1860() -> None:
    state = after(table("7H", *THREE, preset="1860"), "QH drop drop")
    assert state.last
    assert (state.last.winner, state.last.dropped) == (0, (1, 2))
    assert rules.moves(state) == ("lead QH",)
    assert rules.play(state, "lead QH").up[0] == ("7H",)


# F: after the round


@pytest.mark.parametrize(("choice", "offered"), [("true", True), ("false", False)])
def test_the_old_lead_may_be_chosen_again_f1(choice: str, offered: bool) -> None:
    state = after(table("7H", *TWO, options={"oldLeadAgain": choice}), TRIO)
    assert ("lead 7H" in rules.moves(state)) == offered


def test_cards_won_before_are_not_on_offer_f2() -> None:
    state = after(table("7H", *TWO), [*TRIO.split(), "lead 7H"])
    assert state.asked == 0
    state = state._replace(hands=(("AH", "AD", "AC"), ("2C", "3C", "4C")), stock=(), final=False)
    state = after(state, "AH 2C AD 3C AC 4C")
    assert sorted(rules.moves(state)) == sorted(f"lead {card}" for card in cards("AH AD AC 2C 3C 4C 7H"))


@pytest.mark.parametrize(("rule", "up"), [("dealerDown", True), ("firstHandUp", False)])
def test_a_third_player_who_wins_lies_face_up_unless_only_the_first_hand_does_f5(rule: str, up: bool) -> None:
    state = after(
        table(
            "7H", "AD 2C 9S 3S 5S 8S", "KC 4C 10S 4D 2D 3D", "7D 7C JS 9D 8D QD", options={"faceRule": rule}, dealer=1
        ),
        ["AD", "KC", "7D", "2C", "4C", "7C", "9S", "10S", "JS", "lead 7H"],
    )
    assert state.last
    assert (state.last.winner, state.last.up) == (2, up)


def test_heaps_are_never_turned_f6() -> None:
    state = table("7H", *TWO)._replace(up=(("AS",), ()), down=(("AC",), ("AH",)))
    state = after(state, [*TRIO.split(), "lead 7H"])
    assert (state.up[0][0], state.down) == ("AS", (("AC",), ("AH",)))


def test_refilling_goes_one_at_a_time_from_the_next_first_hand_f9() -> None:
    start = table("7H", *TWO)
    state = after(start, [*TRIO.split(), "lead 7H"])
    assert state.hands[0][3:] == start.stock[0:6:2]
    assert state.hands[1][3:] == start.stock[1:6:2]


@pytest.mark.parametrize(("choice", "dealer"), [("weakest", 1), ("fixed", 0)])
def test_the_dealer_is_the_weakest_or_always_the_same(choice: str, dealer: int) -> None:
    state = after(table("7H", *TWO, dealer=0, options={"dealer": choice}), [*TRIO.split(), "lead 7H"])
    assert (state.dealer, state.first) == (dealer, 0)


# G: end of the pack, score, match


def test_when_the_stock_cannot_fill_all_hands_a_last_round_is_played_g1() -> None:
    state = after(table("7H", *TWO, stock=3), [*TRIO.split(), "lead 7H"])
    assert (state.final, state.pack, len(state.stock)) == (True, 1, 1)
    assert [len(held) for held in state.hands] == [4, 4]
    assert told(state, "round-last")
    assert not after(table("7H", *TWO, stock=6), [*TRIO.split(), "lead 7H"]).final


def test_it_is_the_last_round_as_soon_as_one_hand_lacks_one_card_g1_g2() -> None:
    literal = {"lastDeal": "literal"}
    assert after(table("7H", *TWO, stock=5, options=literal), [*TRIO.split(), "lead 7H"]).final
    assert not after(table("7H", *TWO, stock=6, options=literal), [*TRIO.split(), "lead 7H"]).final


def test_or_it_is_counted_at_once_g1_g4() -> None:
    start = table("7H", *TWO, stock=5, options={"packEnd": "stopShort"}, down=((), ()))
    state = after(start, TRIO)
    assert state.tally
    assert state.tally.up == (cards("7D 7C QH KH KD 9C 7H"), ())
    assert state.pack == 2
    assert not after(table("7H", *TWO, stock=6, options={"packEnd": "stopShort"}), TRIO).tally


@pytest.mark.parametrize(("choice", "held", "left"), [("evenCircuits", [4, 4], 1), ("literal", [5, 4], 0)])
def test_the_last_cards_go_round_evenly_or_to_the_last_g2(choice: str, held: list[int], left: int) -> None:
    state = after(table("7H", *TWO, stock=3, options={"lastDeal": choice}), [*TRIO.split(), "lead 7H"])
    assert ([len(each) for each in state.hands], len(state.stock)) == (held, left)


def test_the_pack_ends_after_its_last_round_also_by_a_drop_g3() -> None:
    state = ended(*TWO, moves="QH KH drop")
    assert state.tally
    assert state.tally.down == ((), cards("QH KH 7H"))


def test_no_lead_is_chosen_after_the_last_round_and_its_winner_takes_every_card_g4() -> None:
    state = ended(*TWO)
    assert state.last
    assert (state.last.chosen, set(state.last.taken)) == (None, set(cards(TRIO + " 7H")))


@pytest.mark.parametrize(("choice", "totals"), [("total", (20, 3)), ("difference", (17, 0))])
def test_points_are_added_or_their_difference_g7(choice: str, totals: tuple[int, int]) -> None:
    state = ended(*TWO, up=((), ("AH",)), options={"scoring": choice})
    assert state.tally
    assert (state.tally.points, state.totals) == ((20, 3), totals)


def test_with_three_all_but_the_lowest_score_the_difference_to_the_lowest_1860() -> None:
    start = table("7H", *THREE, options={"scoring": "difference"})
    count = tally(start._replace(up=(("AH",), ("AH", "AD"), ("2H", "2D", "2C")), down=((), (), ())))
    assert (count.points, count.gains) == ((3, 5, 7), (0, 2, 4))


def test_the_target_is_looked_at_only_when_a_pack_is_counted_g9() -> None:
    start = table("7H", *TWO, options={"target": "1"})
    state = after(start, [*TRIO.split(), "lead 7H"])
    assert rules.scores(state)[0] > 1
    assert rules.to_move(state) is not None


def test_of_two_over_the_target_the_higher_total_wins_g10() -> None:
    state = ended(*TWO, totals=(50, 60), up=((), ("AH", "AD")), options={"target": "50"})
    assert (state.totals, state.victors) == ((70, 65), (0,))


def test_equal_totals_over_the_target_play_another_pack_g10() -> None:
    state = ended(*TWO, totals=(50, 70), options={"target": "50"})
    assert (state.totals, state.victors, state.pack) == ((70, 70), (), 2)


def test_a_new_pack_goes_on_with_dealer_and_first_hand_g11() -> None:
    state = ended(*TWO, options={"target": "999"})
    assert (state.pack, state.round, state.dealer, state.first, state.asked) == (2, 2, 1, 0, 0)
    assert (state.up, state.down) == (((), ()), ((), ()))
    assert len(state.stock) == 39
    assert sorted(rules.cards(state)) == sorted(DECK)
    assert not told(state, "drew")


def test_or_with_a_new_draw_g11() -> None:
    packs = [ended(*TWO, options={"target": "999", "newPack": "redraw"}, chance=Chance(f"deal-{n}")) for n in range(20)]
    assert sorted({state.dealer for state in packs}) == [0, 1]
    for state in packs:
        assert (state.dealer, state.first) == (state.draw.dealer, state.draw.first)
        assert told(state, "drew")


def test_each_new_draw_has_dice_of_its_own_g11() -> None:
    """Links hold the name of a deal: what it asks chance for is never changed."""
    for pack in (1, 2):
        state = ended(*TWO, pack=pack, options={"target": "999", "newPack": "redraw"})
        assert state.draw == draw(2, state.terms, Chance("table")("draw", pack + 1))


def test_a_fixed_dealer_stays_also_after_a_new_draw() -> None:
    fixed = {"target": "999", "newPack": "redraw", "dealer": "fixed"}
    packs = [ended(*TWO, options={**fixed, "firstLeader": "highestCut"}, chance=Chance(f"d{n}")) for n in range(20)]
    assert {state.dealer for state in packs} == {1}
    assert sorted({state.first for state in packs}) == [0, 1]
    assert {ended(*TWO, options=fixed).first} == {0}


def test_a_match_that_would_go_on_too_long_ends_with_its_pack() -> None:
    last_turn = rules.LAST_PACK_FROM - len(TRIO.split())
    state = ended(*TWO, turn=last_turn, totals=(0, 20), options={"target": "999"})
    assert (state.totals, state.victors) == ((20, 20), (0, 1))
    assert ended(*TWO, turn=last_turn - 1, options={"target": "999"}).pack == 2


@pytest.mark.parametrize(
    ("state", "kind"),
    [
        (ended(*TWO, options={"target": "20"}), "victory"),
        (ended(*TWO, moves="QH KH drop", totals=(0, 30), options={"target": "20"}), "victory-drop"),
        (after(table("7H", *TWO, stock=5, options={"packEnd": "stopShort", "target": "1"}), TRIO), "victory-short"),
    ],
)
def test_a_match_ends_in_one_of_three_ways(state: State, kind: str) -> None:
    assert state.news[-1].kind == kind
    assert kind in GAME.endings


# the options


def test_every_preset_says_something_about_every_option() -> None:
    for preset in PRESETS.values():
        assert list(preset) == [option.key for option in OPTIONS]
        assert all(option.takes(preset[option.key]) for option in OPTIONS)
    assert PRESETS["article"] == GAME.defaults()


@pytest.mark.parametrize("option", [option for option in OPTIONS if option.key != "target"], ids=lambda each: each.key)
def test_every_choice_changes_the_terms(option: Any) -> None:
    meant = [agreed({**GAME.defaults(), option.key: choice}) for choice in option.choices]
    assert len(set(meant)) == len(option.choices)


def test_the_lines_of_1860_settle_that_the_lead_makes_no_hand_of_two_and_sympathy_is_in_hearts() -> None:
    """Whatever the options about them say."""
    for order, settled in (("article", False), ("1860", True)):
        sheet = terms(lineOrder=order, leadInTwo="true", sympathy="anySuit").sheet
        assert (sheet.lines, not sheet.lead_in_two, sheet.hearts_only) == (order, settled, settled)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_has_a_name_and_a_sentence(preset: str) -> None:
    for lang in LANGUAGES:
        words = words_of(lang, GAME)
        assert words(f"preset.{preset}")
        assert words(f"preset.{preset}.help")


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_match_by_the_sheet_of_1860_comes_to_its_end(seats: int) -> None:
    match = Match.begin(GAME, "carroll", (HUMAN,) * seats, PRESETS["1860"])
    while match.asked is not None:
        match = match.play(GAME.rules.moves(match.state)[0])
    assert max(match.state.totals) >= 50
    assert min(match.state.tally.gains) == 0


def test_a_target_of_ones_own_is_named_in_both_languages() -> None:
    assert words_of("en", GAME).chosen("target", "35") == "35 points"
    assert words_of("en", GAME).chosen("target", "1") == "1 point"
    assert words_of("ja", GAME).chosen("target", "50") == "50点"


def test_a_dealt_match_is_agreed_upon() -> None:
    assert dealt(preset="1860").terms == terms("1860")
