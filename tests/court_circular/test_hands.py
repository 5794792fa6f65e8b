"""What a row is worth (S12 to S22, B1 to B16, C1 to C9): the vectors, the sentences, and that there is never a draw."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.games.court_circular.rules.cards import DECK, NUMBER, SUIT, Cards
from game.games.court_circular.rules.hands import ARTICLE, CARROLL, ROW, Hand, Sheet, classes, decide, hand, value
from game.games.court_circular.rules.options import OPTIONS, PRESETS, sheet_of
from game.games.court_circular.rules.outlook import made_so_far, plans, reachable
from tests.court_circular.tables import VECTORS, cards, name, vectors

SHEETS = st.fixed_dictionaries({option.key: st.sampled_from(option.choices) for option in OPTIONS}).map(sheet_of)
ROWS = st.permutations(DECK).map(lambda deck: tuple(deck[:ROW]))


def row(text: str, sheet: Sheet = ARTICLE) -> Hand:
    """The hand of a row, the lead first."""
    return hand(cards(text), sheet)


def winner(a: str, b: str, sheet: Sheet = ARTICLE) -> tuple[str, str | None]:
    """Which of two rows wins, and by which card."""
    verdict = decide((row(a, sheet), row(b, sheet)))
    return "ab"[verdict.order[0]], verdict.card


@pytest.mark.parametrize("case", vectors("classify"), ids=name)
def test_each_row_is_of_its_class(case: dict[str, Any]) -> None:
    made = hand(tuple(case["row"]))
    assert (made.name, list(made.cards)) == (case["class"], case["cards"]), case["why"]


@pytest.mark.parametrize("case", vectors("compare"), ids=name)
def test_the_right_one_of_two_rows_wins(case: dict[str, Any]) -> None:
    """Also when only the order of single cards is another one (C1)."""
    a, b = ((case["lead"], *case[side]) for side in "ab")
    assert [hand(a).name, hand(b).name] == [case["classA"], case["classB"]]
    assert [list(hand(a).cards), list(hand(b).cards)] == [case["cardsA"], case["cardsB"]]
    winners = {"article": case["winner"], **{year: case[f"winnerIfCardOrder{year}"] for year in ("1860", "1862")}}
    for order, side in winners.items():
        sheet = Sheet(order=order)
        assert "ab"[decide((hand(a, sheet), hand(b, sheet))).order[0]] == side, (order, case["why"])


@pytest.mark.parametrize("case", vectors("compare1860Lines"), ids=name)
def test_the_lines_of_1860_have_their_own_order(case: dict[str, Any]) -> None:
    a, b = (hand((case["lead"], *case[side]), CARROLL) for side in "ab")
    assert [a.name, b.name] == [case["lineA"], case["lineB"]]
    assert "ab"[decide((a, b)).order[0]] == case["winner"], case["why"]


@pytest.mark.parametrize("case", vectors("rank"), ids=name)
def test_three_rows_have_a_first_and_a_last_c9(case: dict[str, Any]) -> None:
    order = decide(tuple(hand((case["lead"], *laid)) for laid in case["players"])).order
    assert (order[0], order[-1]) == (case["winner"], case["weakest"]), case["why"]


def test_the_classes_come_in_the_order_of_the_article_s14_s16_s17_b1() -> None:
    assert list(reversed(classes())) == VECTORS["classOrderWeakToStrong"]


def test_the_lines_of_1860_put_those_with_the_lead_first() -> None:
    with_lead = [name for name in classes(CARROLL) if name.endswith("L")]
    assert list(classes(CARROLL)[: len(with_lead)]) == with_lead
    assert classes(CARROLL)[-4:] == ("pair", "valentine", "etiquette", "none")


def test_the_lead_is_one_of_the_four_cards_s12_s13() -> None:
    assert row("9D 9H 9C 9S").name == "quartet"
    assert row("8D 9H 9C 9S").name == "trio"


@pytest.mark.parametrize("laid", list(permutations("3C 4D 5H".split())))
def test_a_sequence_may_be_laid_in_any_order_s15_b3(laid: tuple[str, ...]) -> None:
    assert hand(("2S", *laid)).name == "sequence4"


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("2S 3C 4D 5H", "sequence4"),
        ("5H 3C 4D 2S", "sequence4"),
        ("3C 2S 4D 5H", "sequence3"),
        ("4D 3C 2S 5H", "sequence3"),
        ("8H 7C 9D 2S", "none"),
        ("7C 8H 9D 2S", "sequence3"),
    ],
)
def test_the_lead_must_be_an_end_number_s15_b6_b16(text: str, made: str) -> None:
    assert row(text).name == made


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("JS QC KD AH", "sequence4"),
        ("AS 2C 3D 4H", "sequence4"),
        ("4S 2C 3D AH", "sequence4"),
        ("9S QC KD AH", "sequence3"),
        ("9S 2C 3D AH", "sequence3"),
        ("AS QC KD 9D", "sequence3"),
        ("9S KC AD 2C", "none"),
        ("QS KC AD 2C", "sequence3"),
        ("KS AC 2D 3C", "sequence3"),
    ],
)
def test_the_ace_goes_above_the_king_or_below_the_two_and_never_round_s15_b9_b10(text: str, made: str) -> None:
    assert row(text).name == made


def test_a_run_of_ones_own_three_cards_needs_no_lead_b7() -> None:
    assert row("KS 4C 5D 6C").name == "sequence3"
    assert row("KS 4C 5D 6C", Sheet(runs_without_lead=False)).name == "none"
    assert row("KS 4C 5D 6C", CARROLL).name == "sequence3x"
    assert row("KS 4C 5D 6C", CARROLL._replace(runs_without_lead=False)).name == "none"
    assert row("4C KS 5D 6C", CARROLL._replace(runs_without_lead=False)).name == "sequence3L"


def test_a_run_may_use_ones_own_card_of_the_leads_number_b8() -> None:
    made = row("9D 8S 9C 10C")
    assert (made.name, set(made.cards)) == ("sequence3", {"8S", "9C", "10C"})


def test_hands_of_three_or_two_need_not_use_the_lead_b2() -> None:
    assert row("2S 9H 9D 4C").cards == ("9H", "9D")
    assert row("9S 9H 4D 2C").cards == ("9H", "9S")
    without_lead = Sheet(lead_in_two=False)
    assert row("9S 9D 4D 2C", without_lead).name == "none"
    assert row("2S 9H 9D 4C", without_lead).name == "pair"
    assert row("KS QD 4D 2C", without_lead).name == "none"
    assert row("9H 2H 4D JC", without_lead).name == "none"


def test_only_the_strongest_hand_counts_b4() -> None:
    assert row("KH KD QH JH").name == "court4"


def test_sympathy_is_of_any_suit_or_of_hearts_b12() -> None:
    hearts = Sheet(hearts_only=True)
    assert row("2S 7S JS AS").name == "sympathy4"
    assert row("2S 7S JS AS", hearts).name == "none"
    assert row("2H 7H JH AH", hearts).name == "sympathy4"
    assert row("2S 7H JH AH", hearts).name == "sympathy3"


def test_a_suited_run_is_just_a_sequence_b13() -> None:
    assert row("5D 6D 7D 8D").name == "sequence4"


def test_of_two_pairs_the_better_one_counts_b14() -> None:
    assert row("9S 9C 4D 4C").cards == ("4D", "4C")
    assert row("9S 9C 4D 4C", Sheet(order="1862")).cards == ("9C", "9S")


def test_suits_come_before_numbers_s20_s21_c1() -> None:
    ordered = sorted(DECK, key=value, reverse=True)
    assert ordered[:3] == ["AH", "KH", "QH"]
    assert ordered[12:14] == ["2H", "AD"]
    assert ordered[-1] == "2S"


def test_in_1860_hearts_come_first_and_then_numbers() -> None:
    ordered = sorted(DECK, key=lambda card: value(card, CARROLL), reverse=True)
    assert ordered[:3] == ["AH", "KH", "QH"]
    assert ordered[12:17] == ["2H", "AD", "AC", "AS", "KD"]


def test_of_two_hearts_sequences_the_bigger_numbers_win_s22() -> None:
    assert winner("7H 8H 9H 2C", "7H 5H 6H 3C") == ("a", "9H")


def test_without_a_hand_the_best_card_laid_decides_s18_c7() -> None:
    assert winner("2H 9D JC 4S", "2H 7D KC 5S") == ("a", "9D")


def test_between_equal_classes_the_best_card_of_the_hand_decides_not_a_loose_one_s19_c2_c6() -> None:
    assert winner("6S 6D AC 2C", "6S 6C AH KS") == ("a", "6D")


def test_different_classes_are_not_decided_by_a_card() -> None:
    assert winner("6S 6D AC 2C", "6S KH QH 3C") == ("a", None)


def test_runs_of_mixed_suits_compare_by_their_best_card_c3() -> None:
    assert winner("7S 4H 5S 6C", "7S 8C 9C 10D") == ("a", "4H")


def test_the_ace_of_a_low_run_is_still_the_top_of_its_suit_c4() -> None:
    a, b = "4H AH 2H 3H", "4H 5H 6H 7H"
    assert winner(a, b) == ("a", "AH")
    assert winner(a, b, Sheet(low_ace=True)) == ("b", "7H")
    high, low = "AH QS KS 9C", "AH 2S 3S 9D"
    assert winner(high, low, Sheet(low_ace=True)) == ("a", "AH")


def test_the_lead_counts_in_a_tie_if_it_is_in_the_hand_c5() -> None:
    a, b = "QH QS 4S 7C", "QH 9D 9C 2S"
    assert winner(a, b) == ("a", "QH")
    assert winner(a, b, Sheet(lead_in_ties=False)) == ("b", "9D")


@given(deck=st.permutations(DECK), sheet=SHEETS)
def test_two_rows_that_share_the_lead_never_draw_s19_c8(deck: list[str], sheet: Sheet) -> None:
    lead, *laid = deck[:7]
    a, b = (hand((lead, *cards), sheet) for cards in (laid[:3], laid[3:]))
    assert a[:2] != b[:2]
    verdict, mirrored = decide((a, b)), decide((b, a))
    assert verdict.order == tuple(1 - i for i in mirrored.order)
    assert verdict.card == mirrored.card
    assert (verdict.card is None) == (a.name != b.name)
    assert verdict.card in (None, *(a, b)[verdict.order[0]].compared)


@given(row=ROWS, order=st.permutations(range(3)), sheet=SHEETS)
def test_the_order_of_laying_means_nothing(row: Cards, order: list[int], sheet: Sheet) -> None:
    assert hand((row[0], *(row[1:][i] for i in order)), sheet) == hand(row, sheet)


def by_the_book(row: Cards) -> str:
    """The class of a row, straight from the sentences S14 to S17."""
    numbers, suits = [NUMBER[card] for card in row], [SUIT[card] for card in row]
    courts = [number for number in numbers if 11 <= number <= 13]
    most = max(numbers.count(number) for number in numbers)
    suited = max(suits.count(suit) for suit in suits)
    aces_low = [1 if number == 14 else number for number in numbers]

    def runs(size: int) -> bool:
        return any(
            sorted(part) == list(range(min(part), min(part) + size)) and (0 not in at or each[0] in (part[0], part[-1]))
            for each in (numbers, aces_low)
            for at in permutations(range(ROW), size)
            if (part := [each[i] for i in at]) == sorted(part)
        )

    found = {
        "quartet": most == 4, "sequence4": runs(4), "sympathy4": suited == 4, "court4": len(courts) == 4,
        "trio": most == 3, "sequence3": runs(3), "sympathy3": suited == 3, "court3": len(courts) == 3,
        "pair": most == 2, "valentine": suits.count("H") == 2, "etiquette": len(courts) == 2, "none": True,
    }  # fmt: skip
    return next(name for name, fits in found.items() if fits)


@given(row=ROWS)
def test_a_row_is_what_the_article_says(row: Cards) -> None:
    assert hand(row).name == by_the_book(row)


@given(row=ROWS, sheet=SHEETS)
def test_a_hand_is_made_of_cards_of_the_row_best_first(row: Cards, sheet: Sheet) -> None:
    made = hand(row, sheet)
    assert set(made.cards) <= set(row)
    assert list(made.values) == sorted(made.values, reverse=True)
    assert made.name in classes(sheet)


def test_the_presets_are_these_sheets() -> None:
    assert sheet_of(PRESETS["article"]) == ARTICLE
    assert hand(cards("2S 7S JS AS"), sheet_of(PRESETS["1860"])) == hand(cards("2S 7S JS AS"), CARROLL)


@pytest.mark.parametrize(("sheet", "name"), [(ARTICLE, "valentine"), (CARROLL, "none")])
def test_what_a_row_makes_so_far_and_can_become_goes_by_what_was_agreed(sheet: Sheet, name: str) -> None:
    """The lead makes no hand of two in 1860."""
    assert made_so_far("KH", ("2H",), sheet).name == name
    assert [plan.hand.name for plan in plans("KH", ("2H", "5C"), ("8S",), sheet)] == [name]
    assert reachable("KH", ("2H", "5C"), ("8S",), sheet).hand.name == name
