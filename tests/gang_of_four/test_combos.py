"""What a hand holds and what beats what: the decisions D4 to D12, and properties over all hands."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.games.gang_of_four.rules.cards import DECK, FACES, NUMBER, Cards, in_order
from game.games.gang_of_four.rules.combos import (
    FAMILIES,
    FIVE,
    GANG,
    KINDS,
    USUAL,
    Combo,
    Compare,
    all_combos,
    beats,
    classify,
    combos,
)
from game.games.gang_of_four.rules.state import OPTIONS
from tests.gang_of_four.tables import combo, hand, terms

SMALL = tuple(card for card in DECK if NUMBER[card] <= 4 or NUMBER[card] > 10)
COMPARE = st.builds(
    Compare,
    **{option.key: st.sampled_from(option.choices) for option in OPTIONS if option.key in Compare._fields},
)


def hands(most: int, deck: Cards = DECK) -> st.SearchStrategy[Cards]:
    """Hands of some cards of the deck."""
    places = st.lists(st.integers(0, len(deck) - 1), min_size=1, max_size=most, unique=True)
    return places.map(lambda chosen: in_order(deck[place] for place in chosen))


def by_force(held: Cards, compare: Compare) -> set[Combo]:
    """Every subset of a hand that is a combination."""
    subsets = (cards for size in range(1, len(held) + 1) for cards in combinations(held, size))
    return {found for cards in subsets if (found := classify(cards, compare))}


def test_there_are_64_cards_2() -> None:
    assert (len(DECK), len(FACES)) == (64, 34)
    assert [DECK.count(card) for card in ("G1", "R10", "M1", "GP", "YP", "RD")] == [2, 2, 1, 1, 1, 1]


@given(held=hands(9), compare=COMPARE)
def test_every_combination_in_a_hand_is_found_and_no_other(held: Cards, compare: Compare) -> None:
    found = all_combos(held, compare)
    assert len({each.text for each in found}) == len(found)
    assert set(found) == by_force(held, compare)


@given(held=hands(11, SMALL), compare=COMPARE)
def test_also_in_hands_full_of_gangs_and_houses(held: Cards, compare: Compare) -> None:
    found = all_combos(held, compare)
    assert len(found) == len(set(found))
    assert set(found) == by_force(held, compare)


@settings(max_examples=8)
@given(held=hands(16), compare=COMPARE)
def test_no_five_cards_of_a_full_hand_are_missed(held: Cards, compare: Compare) -> None:
    fives = (classify(cards, compare) for cards in combinations(held, 5))
    assert set(combos(held, FIVE, compare)) == {each for each in fives if each and each.family == FIVE}


def test_there_are_six_straights_by_number_6() -> None:
    found = combos(hand("G1 Y2 R3 G4 Y5 R6 G7 Y8 R9 G10 M1 GP YP RD"), FIVE, USUAL)
    straights = [each for each in found if each.kind == "straight"]
    assert sorted(NUMBER[each.cards[-1]] for each in straights) == [5, 5, 6, 7, 8, 9, 10]


@given(held=hands(16), compare=COMPARE)
def test_a_family_comes_from_the_weakest_and_is_of_one_size(held: Cards, compare: Compare) -> None:
    for family in FAMILIES:
        found = combos(held, family, compare)
        assert [each.strength for each in found] == sorted(each.strength for each in found)
        assert {each.family for each in found} <= {family}
        assert {len(each.cards) for each in found} <= {
            "one": {1}, "two": {2}, "three": {3}, "five": {5}, "gang": {4, 5, 6, 7},
        }[family]  # fmt: skip


@given(held=hands(16), compare=COMPARE, data=st.data())
def test_beats_is_antisymmetric_and_transitive(held: Cards, compare: Compare, data: st.DataObject) -> None:
    """Over any cards of the deck, however dealt; across families a gang beats all that is none."""
    found = st.sampled_from(all_combos(in_order((*held, *DECK[::3])), compare))
    a, b, c = (data.draw(found) for _ in range(3))
    assert not beats(a, a)
    assert not (beats(a, b) and beats(b, a))
    if beats(a, b) and beats(b, c):
        assert beats(a, c)
    if a.family == b.family:
        assert beats(a, b) or beats(b, a) or a.strength == b.strength
    else:
        assert beats(a, b) == (a.family == GANG)


@given(held=hands(16))
def test_by_the_usual_rules_only_equal_cards_are_equal(held: Cards) -> None:
    """But for gangs, and for cards whose faces are the same."""
    found = [each for each in all_combos(held, USUAL) if each.family != GANG]
    assert len({(each.family, each.strength) for each in found}) == len(found)


@given(held=hands(10), compare=COMPARE)
def test_the_order_of_the_cards_does_not_matter(held: Cards, compare: Compare) -> None:
    for each in all_combos(held, compare):
        assert classify(reversed(each.cards), compare) == each
        assert each.text == " ".join(in_order(each.cards))


def test_a_full_deck_has_every_kind_6() -> None:
    assert {
        each.kind for each in all_combos(hand("G1 G1 Y1 Y1 R1 R1 M1 G2 G3 G4 G5 Y3 R4 Y5 G7 GP YP RD"), USUAL)
    } == set(KINDS)


@pytest.mark.parametrize(
    ("cards", "kind"),
    [
        ("G1 G1 M1 G2 G2", "full_house"),  # and a flush
        ("M1 G1 G2 G3 G4", "flush"),
        ("M1 G2 G3 G4 G5", "straight_flush"),  # and a straight and a flush
        ("G3 G3 Y3 Y3 R3", "gang_of_five"),  # and a three and a pair
        ("G1 G1 Y1 Y1 R1 R1", "gang_of_six"),
    ],
)
def test_cards_that_fit_two_kinds_are_the_stronger_d12(cards: str, kind: str) -> None:
    assert combo(cards).kind == kind


def test_the_kinds_of_five_are_one_family_d4() -> None:
    ladder = [
        combo(cards)
        for cards in ("R10 R9 G8 R7 R6", "G1 G1 G2 G2 G4", "G1 Y1 G2 Y2 R2", "G1 G2 G3 G4 G5", "G1 G1 Y1 R1 M1")
    ]
    for i, low in enumerate(ladder):
        assert all(beats(high, low) and not beats(low, high) for high in ladder[i + 1 :])


@pytest.mark.parametrize(
    ("key", "usual", "other", "a", "b"),
    [
        ("pairs", "cards", "top", "R5 Y5", "R5 G5"),
        ("pairs", "cards", "top", "R5 R5 G5", "R5 Y5 Y5"),
        ("pairs", "cards", "top", "R5 R5 G5 R9 G9", "R5 Y5 G5 R9 G9"),
        ("straights", "cards", "top", "R6 Y5 G4 G3 G2", "R6 G5 R4 R3 R2"),
        ("straights", "cards", "top", "M1 G2 G3 G4 G5", "G1 G2 G3 G4 G5"),
        ("houses", "cards", "number", "R5 R5 Y5 G2 G2", "Y5 G5 G5 R9 R9"),
        ("houses", "cards", "number", "R5 R5 Y5 G3 G3", "R5 R5 Y5 G2 G2"),
        ("gangs", "number", "larger", "G9 G9 Y9 Y9", "G8 G8 Y8 R8"),
        ("gangs", "number", "larger", "G9 G9 Y9 Y9 R9", "G8 G8 Y8 R8 R8"),
    ],
)
def test_an_option_makes_equal_d5_d7_d9_d10(key: str, usual: str, other: str, a: str, b: str) -> None:
    assert beats(combo(a, **{key: usual}), combo(b, **{key: usual}))
    assert not beats(combo(a, **{key: other}), combo(b, **{key: other}))
    assert not beats(combo(b, **{key: other}), combo(a, **{key: other}))


@pytest.mark.parametrize("flushes", ["cards", "numbers", "colour"])
def test_how_flushes_compare_d8(flushes: str) -> None:
    low, middle, high = "R9 R8 R7 R6 R4", "R10 R4 R3 R2 R1", "G10 G9 G7 G5 G3"
    ranked = {"cards": (low, high, middle), "numbers": (low, middle, high), "colour": (high, low, middle)}[flushes]
    found = [combo(cards, flushes=flushes) for cards in ranked]
    assert [each.strength for each in found] == sorted(each.strength for each in found)


@pytest.mark.parametrize("flushes", ["cards", "numbers", "colour"])
def test_however_flushes_compare_they_stay_between_straights_and_full_houses_d4(flushes: str) -> None:
    ladder = [
        combo(cards, flushes=flushes)
        for cards in ("R10 R9 G8 R7 R6", "M1 G2 G2 G3 G3", "R10 R10 R9 R9 R8", "G1 Y1 G2 Y2 R2")
    ]
    assert all(beats(high, low) for low, high in pairwise(ladder))


@pytest.mark.parametrize("flushes", ["cards", "numbers", "colour"])
def test_the_multicoloured_one_is_the_strongest_one_in_a_flush_d6(flushes: str) -> None:
    a, b, c = (combo(cards, flushes=flushes) for cards in ("M1 G3 G5 G7 G9", "G1 G3 G5 G7 G9", "Y1 Y3 Y5 Y7 Y9"))
    assert beats(a, b)
    assert beats(c, a), "it takes the colour of the flush"


def test_the_multicoloured_one_is_the_strongest_one_6_17() -> None:
    for better, worse in (
        ("M1", "R1"),
        ("M1 G1", "R1 R1"),
        ("M1 G1 G1", "R1 R1 Y1"),
        ("M1 G2 G3 G4 Y5", "R1 G2 G3 G4 Y5"),
    ):
        assert beats(combo(better), combo(worse))
    assert beats(combo("G2"), combo("M1"))


def test_the_order_of_single_cards_7_15_16() -> None:
    found = [combo(card) for card in FACES]
    assert [each.strength for each in found] == sorted({each.strength for each in found})
    assert FACES[-4:] == ("R10", "GP", "YP", "RD")
    assert FACES[:5] == ("G1", "Y1", "R1", "M1", "G2")


def test_the_phoenixes_are_the_highest_pair_also_in_a_full_house_16() -> None:
    assert beats(combo("GP YP"), combo("R10 R10"))
    assert beats(combo("G9 Y9 R9 GP YP"), combo("G9 Y9 R9 R10 R10"))
    assert classify(("GP", "YP", "G9", "G9", "R8")) is None


def test_a_gang_beats_every_other_kind_and_only_gangs_beat_it_d11() -> None:
    gang = combo("G1 G1 Y1 Y1")
    for cards in ("RD", "GP YP", "R10 R10 Y10", "R6 R7 R8 R9 R10"):
        assert beats(gang, combo(cards))
        assert not beats(combo(cards), gang)
    assert beats(combo("G1 G1 Y1 Y1 R1"), combo("R10 R10 Y10 Y10")), "a larger one, whatever its number (D10)"


def test_colour_does_not_matter_in_gangs_d10() -> None:
    """Two of one number cannot meet, but for the 1s, of which there are seven."""
    assert combo("G1 G1 Y1 Y1").strength == combo("R1 R1 M1 Y1").strength


def test_the_terms_carry_the_comparisons() -> None:
    assert terms(pairs="top", flushes="colour").compare == Compare(pairs="top", flushes="colour")
