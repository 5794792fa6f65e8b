"""The deck, the hands and the type-break, sentence by sentence of the manual; G numbers are decisions."""

from __future__ import annotations

import pytest

from game.core.rules import Fault
from game.games.garlandland.rules.hands import (
    CARDS,
    DECK,
    POINTS,
    decide,
    garland,
    garlands,
    hand,
    makes_up,
    numeral,
    points,
    read,
)
from tests.garlandland.rows import row

# The example of each hand as printed, and a row that gives it.
EXAMPLES = [
    ("single shape", 100, "BL BL RL RL", "IV VII III V VI"),
    ("all black", 100, "BW BW BF BF", "I VI VII II V"),
    ("all red", 35, "RF RF RW RL", "II VI IV V III"),
    ("triplet", 20, "BW BW RW BF", "VI VII I V II"),
    ("two pair", 10, "BF BF S S", "V VII II I III"),
    ("pair", 7, "RF BF BW S", "IV II VII I III"),
    ("all shapes", 5, "BL S BF RW", "IV III II V I"),
]


def test_two_neighbours_always_share_exactly_one_symbol() -> None:
    for left in CARDS:
        for right in CARDS:
            if left != right:
                assert [symbol for symbol in DECK[left] if symbol in DECK[right]] == [garland(left, right)]


def test_seven_and_three_form_a_black_leaf() -> None:
    assert garland("VII", "III") == garland("III", "VII") == "BL"


def test_there_are_seven_symbols_each_on_three_cards() -> None:
    symbols = [symbol for card in CARDS for symbol in DECK[card]]
    assert sorted(dict.fromkeys(symbols)) == ["BF", "BL", "BW", "RF", "RL", "RW", "S"]
    assert all(symbols.count(symbol) == 3 for symbol in symbols)


def test_a_seed_card_has_an_arc_of_both_colours_g1_g2() -> None:
    for card, shape in (("I", "W"), ("II", "F"), ("III", "L")):
        assert DECK[card] == (f"B{shape}", f"R{shape}", "S")


def test_cards_share_a_symbol_when_their_numbers_xor_to_nothing_g1() -> None:
    numbers = {card: n for n, card in enumerate(CARDS, 1)}
    for a in CARDS:
        for b in CARDS:
            for c in CARDS:
                if a != b != c != a:
                    shared = garland(a, b) in DECK[c]
                    assert shared == (numbers[a] ^ numbers[b] ^ numbers[c] == 0)


@pytest.mark.parametrize(("name", "worth", "sequence", "cards"), EXAMPLES)
def test_each_printed_example_is_its_hand(name: str, worth: int, sequence: str, cards: str) -> None:
    assert " ".join(garlands(row(cards))) == sequence
    assert hand(garlands(row(cards))) == name
    assert points(row(cards)) == POINTS[name] == worth


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("I VI VII II V", "all black"),  # also two pair
        ("II VI IV V III", "all red"),  # also a pair
        ("IV VII III V VI", "single shape"),  # also a triplet
    ],
)
def test_the_first_hand_from_the_top_applies(cards: str, name: str) -> None:
    assert hand(garlands(row(cards))) == name


@pytest.mark.parametrize(
    ("sequence", "name"),
    [
        ("BF BF S S", "two pair"),  # would be all black if seeds were black (G3); seeds make a pair (G6)
        ("RF S RF RW", "no hand"),
        ("BF BF BF S", "triplet"),  # three are no two pairs (G4)
        ("BL BL RL BL", "single shape"),  # four are no triplet (G5)
        ("BL RL BF RL", "pair"),
        ("BL BF RL BW", "no hand"),
    ],
)
def test_seeds_have_no_colour_and_longer_runs_count_once(sequence: str, name: str) -> None:
    assert hand(tuple(sequence.split())) == name


@pytest.mark.parametrize(
    ("sequence", "part"),
    [
        ("BL BL RL RL", [0, 1, 2, 3]),
        ("BW BW BF BF", [0, 1, 2, 3]),
        ("RF RF RW RL", [0, 1, 2, 3]),
        ("BW BW RW BF", [0, 1, 2]),
        ("BF BW BW RW", [1, 2, 3]),
        ("BF BF S S", [0, 1, 2, 3]),
        ("RF BF BW S", [0, 1]),
        ("RF BW BW S", [1, 2]),
        ("RF BL BW RW", [2, 3]),
        ("BL S BF RW", [0, 1, 2, 3]),
        ("BL RW BL RF", [0, 1, 2, 3]),
    ],
)
def test_the_garlands_that_make_up_a_hand_g7(sequence: str, part: list[int]) -> None:
    assert list(makes_up(tuple(sequence.split()))) == part


# Two rows or more, who wins, what decides, and the garland that was compared in each row.
VERDICTS = {
    "the higher hand wins": ("I VI VII II V", "IV II VII I III", (0,), "hand", (None, None)),
    "even over leaves": ("I II III IV VII", "IV III V I II", (0,), "hand", (None, None)),
    "1A and 1B are equally strong, leaf beats fruit (G9)": ("IV VII III V VI", "I VI VII II V", (0,), "shape", (3, 3)),
    "and 1B may win against 1A (G9)": ("II V VII I VI", "IV V I VI VII", (0,), "shape", (1, 1)),
    "shapes are compared from the last": ("I II III IV VII", "I III II IV VI", (0,), "shape", (3, 3)),
    "fruit beats flower": ("IV II V VII I", "IV I VI VII II", (0,), "shape", (2, 2)),
    "flower beats seed": ("I IV V II III", "IV V II I III", (0,), "shape", (1, 3)),
    "only the garlands that make up the hand are compared (G7)": (
        "I II IV III V", "I II IV VI III", (0,), "shape", (3, 2),
    ),
    "all garlands make up no hand (G7, G11)": ("I IV VI V II", "I II IV VII V", (0,), "shape", (0, 0)),
    "then colours, from the last": ("IV V I VI VII", "VI VII I IV V", (0,), "colour", (3, 3)),
    "a colour before the last": ("I II V VII III", "I III IV II V", (0,), "colour", (1, 2)),
    "seeds agree in colour (G8)": ("I IV III II V", "I V III II VII", (0,), "colour", (1, 1)),
    "then the hand that ends further to the right": ("I II IV III V", "IV III V I II", (0,), "position", (3, 1)),
    "a triplet too": ("I IV II V VII", "IV II V VII I", (0,), "position", (3, 2)),
    "a tie has several winners (G10)": ("VII III V I II", "VII III V II I", (0, 1), "tie", (None, None)),
}  # fmt: skip


@pytest.mark.parametrize(("a", "b", "winners", "criterion", "deciding"), VERDICTS.values(), ids=VERDICTS.keys())
def test_the_strongest_row_wins(
    a: str, b: str, winners: tuple[int, ...], criterion: str, deciding: tuple[int | None, ...]
) -> None:
    assert decide((row(a), row(b))) == (winners, criterion, deciding)
    swapped = tuple(sorted(1 - winner for winner in winners))
    assert decide((row(b), row(a))) == (swapped, criterion, deciding[::-1])


def test_a_row_that_fell_behind_before_was_not_compared() -> None:
    """The third row has lost by its hand, the second by the colour of its second garland."""
    rows = (row("I IV III II V"), row("I V III II VII"), row("I II IV VII V"))
    assert decide(rows) == ((0,), "colour", (1, 1, None))


def test_all_who_tie_at_the_top_win() -> None:
    rows = (row("I II IV VII V"), row("VII III V I II"), row("VII III V II I"))
    assert decide(rows) == ((1, 2), "tie", (None, None, None))


@pytest.mark.parametrize("typed", ["VII III V I II", "vii iii v i ii", " 7 3 5 1 2 ", "Ⅶ Ⅲ Ⅴ Ⅰ Ⅱ", "VII,III,V,I,II"])
def test_a_row_can_be_typed_in_many_ways(typed: str) -> None:
    assert read(typed) == row("VII III V I II")


@pytest.mark.parametrize("n", range(7))
def test_a_card_can_be_typed_as_its_number(n: int) -> None:
    assert numeral(str(n + 1)) == CARDS[n]


@pytest.mark.parametrize(
    ("typed", "key", "facts"),
    [
        ("", "row.length", {"n": 0, "most": 5}),
        ("VII III V I", "row.length", {"n": 4, "most": 5}),
        ("VII III V I II IV", "row.length", {"n": 6, "most": 5}),
        ("VII III V I I", "row.twice", {"card": "I"}),
        ("VII III VII I I", "row.twice", {"card": "VII"}),
        ("VII III V I VIII", "illegal.card", {"text": "VIII"}),
        ("VII III V I 0", "illegal.card", {"text": "0"}),
    ],
)
def test_what_is_no_row_is_refused_with_what_is_wrong_about_it(typed: str, key: str, facts: dict[str, object]) -> None:
    with pytest.raises(Fault) as fault:
        read(typed)
    assert fault.value.saying == (key, facts)
