"""Figures that every correct implementation of the rules of Garlandland reproduces."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise, permutations, product

import pytest

from game.games.garlandland.page.guide import ONE_IN
from game.games.garlandland.rules.hands import DECK, POINTS, decide, garland, garlands, hand, points, strength
from game.games.garlandland.rules.solo import CLASSES
from tests.garlandland.rows import ROWS
from tests.garlandland.test_hands import EXAMPLES
from tools.garlandland_blind import Chances, outcomes, perfect, random

SYMBOLS = ("BL", "RL", "BF", "RF", "BW", "RW", "S")
SEQUENCES = [tuple(sequence.split()) for _, _, sequence, _ in EXAMPLES]
Plane = tuple[frozenset[str], ...]


def planes() -> list[Plane]:
    """All Fano planes on the seven symbols: seven triples, each pair of symbols in just one of them."""
    fano = [(0, 1, 2), (0, 3, 4), (0, 5, 6), (1, 3, 5), (1, 4, 6), (2, 3, 6), (2, 4, 5)]
    labelled = ([frozenset(order[i] for i in line) for line in fano] for order in permutations(SYMBOLS))
    return list(dict.fromkeys(tuple(sorted(plane, key=sorted)) for plane in labelled))


def can_lay(plane: Plane, sequence: tuple[str, ...]) -> bool:
    """Whether five different cards of this deck form this sequence of garlands."""
    return any(
        all(symbol in left & right for symbol, (left, right) in zip(sequence, pairwise(cards), strict=True))
        for cards in permutations(plane, 5)
    )


def seeds_hold_both_colours(plane: Plane) -> bool:
    return all(len({symbol[-1] for symbol in card}) == 2 for card in plane if "S" in card)


def test_of_thirty_planes_only_one_fits_the_text_and_the_examples() -> None:
    all_planes = planes()
    fitting = [plane for plane in all_planes if all(can_lay(plane, sequence) for sequence in SEQUENCES)]
    alternating = [plane for plane in all_planes if seeds_hold_both_colours(plane)]
    assert (len(all_planes), len(alternating), len(fitting)) == (30, 2, 5)
    ours = tuple(sorted(map(frozenset, DECK.values()), key=sorted))
    assert [plane for plane in fitting if plane in alternating] == [ours]


def test_the_colour_swapped_twin_cannot_lay_the_second_example() -> None:
    swap = {"B": "R", "R": "B", "S": "S"}
    twin = tuple(frozenset(swap[symbol[0]] + symbol[1:] for symbol in card) for card in DECK.values())
    assert not can_lay(twin, ("RF", "RF", "RW", "RL"))


@pytest.mark.parametrize(("sequence", "rows"), list(zip(SEQUENCES, (4, 4, 2, 2, 4, 2, 3), strict=True)))
def test_each_example_can_be_laid_in_so_many_ways(sequence: tuple[str, ...], rows: int) -> None:
    assert sum(garlands(row) == sequence for row in ROWS) == rows


def test_one_row_in_so_many_makes_a_rare_hand() -> None:
    rows = Counter(hand(garlands(row)) for row in ROWS)
    assert {name: round(len(ROWS) / rows[name]) for name in ONE_IN} == ONE_IN


def test_how_many_of_all_rows_make_each_hand() -> None:
    assert len(ROWS) == 2520
    assert Counter(hand(garlands(row)) for row in ROWS) == {
        "single shape": 24,
        "all black": 24,
        "all red": 66,
        "triplet": 240,
        "two pair": 264,
        "pair": 1158,
        "all shapes": 384,
        "no hand": 360,
    }


def test_single_shape_comes_in_leaf_fruit_and_flower() -> None:
    singles = Counter(garlands(row)[0][-1] for row in ROWS if hand(garlands(row)) == "single shape")
    assert singles == {"L": 8, "F": 8, "W": 8}


def test_no_symbol_comes_three_times_running() -> None:
    """Only three cards carry it."""
    assert not [row for row in ROWS if any(a == b == c for a, b, c in triples(garlands(row)))]


def triples(ring: tuple[str, ...]) -> list[tuple[str, ...]]:
    return [ring[i : i + 3] for i in range(len(ring) - 2)]


def test_how_many_sequences_and_classes_there_are() -> None:
    assert len({garlands(row) for row in ROWS}) == 1050
    assert len(CLASSES) == len({strength(row) for row in ROWS}) == 507


def test_what_decides_between_two_random_rows() -> None:
    """By classes, since the verdict depends on nothing else."""
    some = {strength(row): row for row in ROWS}
    sizes = Counter(strength(row) for row in ROWS)
    criteria: Counter[str] = Counter()
    for a, b in combinations(some, 2):
        criteria[decide((some[a], some[b])).criterion] += 2 * sizes[a] * sizes[b]
    criteria["tie"] = sum(size * size for size in sizes.values())
    shares = {criterion: round(100 * n / 2520**2, 1) for criterion, n in criteria.items()}
    assert shares == {"hand": 72.4, "shape": 21.4, "colour": 4.2, "position": 1.2, "tie": 0.7}


def test_a_verdict_agrees_with_the_order_of_strengths() -> None:
    for a, b in product(ROWS[::97], ROWS[::89]):
        best = max(strength(a), strength(b))
        assert decide((a, b)).winners == tuple(i for i, row in enumerate((a, b)) if strength(row) == best)


def mean(chances: Chances) -> float:
    return sum(points(row) * chance for row, chance in chances.items())


def test_the_points_of_random_play() -> None:
    assert round(mean(outcomes(random)), 2) == 9.75


def test_the_points_and_hands_of_points_optimal_play() -> None:
    chances = outcomes(perfect(points))
    shares = dict.fromkeys(POINTS, 0.0)
    for row, chance in chances.items():
        shares[hand(garlands(row))] += 100 * chance
    assert round(mean(chances), 2) == 29.64
    assert {name: round(share, 1) for name, share in shares.items()} == {
        "single shape": 7.9,
        "all black": 9.5,
        "all red": 6.5,
        "triplet": 32.6,
        "two pair": 15.1,
        "pair": 26.9,
        "all shapes": 1.0,
        "no hand": 0.5,
    }


@pytest.mark.parametrize(
    ("least", "share"), [("all red", 38.2), ("triplet", 69.6), ("two pair", 86.0), ("pair", 100.0)]
)
def test_the_best_chance_of_a_hand_at_least_as_good(least: str, share: float) -> None:
    good = list(POINTS)[: list(POINTS).index(least) + 1]
    chances = outcomes(perfect(lambda row: int(hand(garlands(row)) in good)))
    assert round(100 * sum(chance for row, chance in chances.items() if hand(garlands(row)) in good), 1) == share


def test_the_table_of_shared_symbols() -> None:
    """As printed with the numbering of the deck."""
    table = """
        -   S   S  RW  RW  BW  BW
        S   -   S  RF  BF  RF  BF
        S   S   -  BL  RL  RL  BL
       RW  RF  BL   -  RW  RF  BL
       RW  BF  RL  RW   -  RL  BF
       BW  RF  RL  RF  RL   -  BW
       BW  BF  BL  BL  BF  BW   -
    """
    printed = [line.split() for line in table.strip().splitlines()]
    assert printed == [[garland(a, b) if a != b else "-" for b in DECK] for a in DECK]
