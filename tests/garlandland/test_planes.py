"""How the deck follows from the manual: the Fano planes that come into question, and what they would deal.

Planes and their garlands are made here from sets of symbols, without the deck of the game.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise, permutations
from math import factorial

import pytest

from game.games.garlandland.rules.hands import CARDS, DECK, POINTS, Garlands, garlands, hand
from tests.garlandland.rows import ROWS, row
from tests.garlandland.test_figures import SEQUENCES, SYMBOLS, Plane, can_lay, planes, seeds_hold_both_colours

OURS: Plane = tuple(frozenset(symbols) for symbols in DECK.values())


def per_hand(sequences: list[Garlands]) -> list[int]:
    """How many of these make each hand, the strongest first."""
    counts = Counter(map(hand, sequences))
    return [counts[name] for name in POINTS]


def sequences(plane: Plane) -> list[Garlands]:
    """The garlands of all rows of five different cards."""
    return [tuple(*zip(*(a & b for a, b in pairwise(cards)), strict=True)) for cards in permutations(plane, 5)]


@cache
def fitting() -> list[Plane]:
    """The planes in which all examples can be laid, whatever their seed cards are."""
    return [plane for plane in planes() if all(can_lay(plane, sequence) for sequence in SEQUENCES)]


def test_the_plane_has_168_automorphisms_and_so_thirty_labellings() -> None:
    deck = frozenset(OURS)
    renamings = (dict(zip(SYMBOLS, order, strict=True)) for order in permutations(SYMBOLS))
    automorphisms = sum(deck == {frozenset(names[symbol] for symbol in card) for card in deck} for names in renamings)
    assert automorphisms == 168
    assert len(planes()) == factorial(7) // automorphisms == 30


def test_720_of_5040_numberings_let_seven_and_three_share_the_black_leaf() -> None:
    numberings = [dict(zip(CARDS, order, strict=True)) for order in permutations(OURS)]
    fitting = [numbering for numbering in numberings if numbering["VII"] & numbering["III"] == {"BL"}]
    assert (len(fitting), len(numberings)) == (720, 5040)
    assert {numbering[card] for numbering in fitting for card in ("VII", "III")} == {
        frozenset(("BL", "RL", "S")),  # the seed card of the leaf
        frozenset(("BL", "BF", "BW")),  # all black
        frozenset(("BL", "RF", "RW")),  # the black leaf
    }
    assert dict(zip(CARDS, OURS, strict=True)) in fitting


def test_without_the_alternating_sentence_five_planes_fit_and_one_has_66_rows_all_black() -> None:
    """The one with the sentence, and four others."""
    black = [per_hand(sequences(plane))[1] for plane in fitting()]
    assert sorted(black) == [24, 24, 24, 24, 66]
    with_it = [n for n, plane in zip(black, fitting(), strict=True) if seeds_hold_both_colours(plane)]
    assert with_it == [24]


def test_a_deck_with_an_all_red_card_would_have_more_rows_all_black_than_all_red() -> None:
    """Against the points: the colour-swapped twin, the other plane with alternating arcs."""
    swap = {"B": "R", "R": "B", "S": "S"}
    twin = frozenset(frozenset(swap[symbol[0]] + symbol[1:] for symbol in card) for card in OURS)
    assert twin in [frozenset(plane) for plane in planes() if seeds_hold_both_colours(plane)]
    assert twin != frozenset(OURS)
    assert per_hand(sequences(tuple(twin))) == [24, 66, 24, 240, 264, 1158, 384, 360]


def with_both_colours(ring: Garlands) -> str:
    """The first hand in the list if a seed counted as black and as red."""
    readings = [tuple(colour + "S" if symbol == "S" else symbol for symbol in ring) for colour in "BR"]
    return min(map(hand, readings), key=list(POINTS).index)


def test_how_many_rows_would_make_each_hand_if_seeds_counted_as_both_colours() -> None:
    counts = Counter(with_both_colours(garlands(row)) for row in ROWS)
    assert [counts[name] for name in POINTS] == [24, 198, 288, 240, 216, 906, 288, 360]


def test_only_the_fourth_example_shows_that_seeds_have_no_colour_g3() -> None:
    """If they counted as both, it would be all black."""
    both = [with_both_colours(sequence) for sequence in SEQUENCES]
    assert both == ["single shape", "all black", "all red", "triplet", "all black", "pair", "all shapes"]


LAID = {
    "BL BL RL RL": "IV VII III V VI, IV VII III VI V, VII IV III V VI, VII IV III VI V",
    "BW BW BF BF": "I VI VII II V, I VI VII V II, VI I VII II V, VI I VII V II",
    "RF RF RW RL": "II VI IV V III, VI II IV V III",
    "BW BW RW BF": "VI VII I V II, VII VI I V II",
    "BF BF S S": "V VII II I III, V VII II III I, VII V II I III, VII V II III I",
    "RF BF BW S": "IV II VII I III, VI II VII I III",
    "BL S BF RW": "IV III II V I, VII III II V I, VII III II V IV",
}


@pytest.mark.parametrize(("sequence", "rows"), LAID.items(), ids=LAID)
def test_each_example_can_be_laid_in_just_these_ways(sequence: str, rows: str) -> None:
    assert sorted(each for each in ROWS if " ".join(garlands(each)) == sequence) == sorted(map(row, rows.split(", ")))
