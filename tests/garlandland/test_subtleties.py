"""Properties of all 2,520 rows: the hands that a row satisfies, runs, ties, and the key that compares rows."""

from __future__ import annotations

from collections import Counter
from itertools import accumulate, pairwise

import pytest

from game.games.garlandland.rules.hands import DECK, POINTS, Garlands, garlands, hand, strength
from tests.garlandland.rows import ROWS

SHAPE = {"L": 4, "F": 3, "W": 2, "S": 1}
COLOUR = {"B": 1, "R": 0, "S": 0}


def entries(ring: Garlands) -> frozenset[str]:
    """All entries of the list whose condition the garlands fulfil, each read by itself."""
    shapes, colours = [symbol[-1] for symbol in ring], {symbol[0] for symbol in ring}
    pairs = [i for i in range(3) if shapes[i] == shapes[i + 1]]
    conditions = {
        "single shape": len({*shapes}) == 1,
        "all black": colours == {"B"},
        "all red": colours == {"R"},
        "triplet": len({*shapes[:3]}) == 1 or len({*shapes[1:]}) == 1,
        "two pair": {0, 2} <= {*pairs},
        "pair": bool(pairs),
        "all shapes": {*shapes} == {"L", "F", "W", "S"},
    }
    return frozenset(name for name, holds in conditions.items() if holds)


RINGS = [garlands(row) for row in ROWS]
OVERLAPS = Counter(map(entries, RINGS))


def test_which_entries_of_the_list_a_row_satisfies_at_once() -> None:
    """So single shape never meets all black or all red, and no all-red row has a triplet."""
    assert {" + ".join(name for name in POINTS if name in each): n for each, n in OVERLAPS.items()} == {
        "single shape + triplet + two pair + pair": 24,
        "all black + two pair + pair": 24,
        "all red + two pair + pair": 24,
        "all red + pair": 42,
        "triplet + pair": 240,
        "two pair + pair": 264,
        "pair": 1158,
        "all shapes": 384,
        "": 360,
    }


def test_the_hand_is_the_first_satisfied_entry_on_all_rows_g4_g5() -> None:
    for ring in RINGS:
        assert hand(ring) == next((name for name in POINTS if name in entries(ring)), "no hand")


def test_single_shape_is_one_symbol_twice_then_the_other_twice_around_the_seed_card() -> None:
    for row, ring in zip(ROWS, RINGS, strict=True):
        if hand(ring) == "single shape":
            a, b, c, d = ring
            assert a == b != c == d
            assert sorted(DECK[row[2]]) == sorted((a, c, "S"))


def test_three_seeds_in_a_row_cannot_come_and_so_no_single_shape_of_seeds_g6() -> None:
    assert not [ring for ring in RINGS if ring[:3].count("S") == 3 or ring[1:].count("S") == 3]
    assert not [ring for ring in RINGS if hand(ring) == "single shape" and "S" in ring]
    assert [ring for ring in RINGS if ring[:2] == ("S", "S")]


def test_all_shapes_is_rarer_than_a_pair_and_yet_below_it() -> None:
    counts = Counter(map(hand, RINGS))
    order = list(POINTS)
    assert counts["all shapes"] < counts["pair"]
    assert order.index("all shapes") > order.index("pair")


Key = tuple[int, list[int], list[int], int]


def key(ring: Garlands) -> Key:
    """As printed: -rank, shapes and colours right to left, index of the last garland; rank 0 for both 1A and 1B."""
    name, shapes = hand(ring), [SHAPE[symbol[-1]] for symbol in ring]
    n = {"triplet": 3, "pair": 2}.get(name, 4)
    end = 4 if n == 4 else next(end for end in range(n, 5) if len({*shapes[end - n : end]}) == 1)
    colours = [COLOUR[symbol[0]] for symbol in ring]
    rank = max(0, list(POINTS).index(name) - 1)
    return -rank, shapes[end - n : end][::-1], colours[end - n : end][::-1], end - 1


def test_rows_are_ordered_as_by_the_printed_key() -> None:
    ranked = sorted(
        ((strength(row), key(ring)) for row, ring in zip(ROWS, RINGS, strict=True)), key=lambda pair: pair[0]
    )
    for (weak, low), (strong, high) in pairwise(ranked):
        assert (weak == strong, weak < strong) == (low == high, low < high)


@pytest.mark.parametrize(("seats", "tied"), [(2, 0.73), (3, 1.1), (4, 1.3)])
def test_how_often_random_rows_tie_at_the_top(seats: int, tied: float) -> None:
    """Exactly: all but the tables at which one row is in a class and all others are below it."""
    sizes = [n for _, n in sorted(Counter(map(strength, ROWS)).items())]
    below = [0, *accumulate(sizes)][:-1]
    alone = seats * sum(size * under ** (seats - 1) for size, under in zip(sizes, below, strict=True))
    share = 100 * (1 - alone / len(ROWS) ** seats)
    assert round(share, 2 if seats == 2 else 1) == tied
