"""The figures of the rules: how often each class comes, and how long a pack is."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from typing import Any

import pytest

from game.games.court_circular import rules
from game.games.court_circular.rules.cards import COURTS, DECK, SUIT, Cards
from game.games.court_circular.rules.hands import hand
from game.games.court_circular.rules.score import points
from tests.court_circular.tables import dealt, name, terms, vectors

SHARES = {
    "quartet": 0.005,
    "sequence4": 0.520,
    "sympathy4": 1.048,
    "court4": 0.182,
    "trio": 0.887,
    "sequence3": 8.329,
    "sympathy3": 14.847,
    "court3": 1.904,
    "pair": 24.920,
    "valentine": 12.536,
    "etiquette": 6.677,
    "none": 28.147,
}
"""In per cent of all rows."""

SWAPS = [dict(zip("DCS", order, strict=True)) | {"H": "H"} for order in permutations("DCS")]


def test_all_rows_fall_into_the_classes_as_often_as_the_rules_say() -> None:
    """For the class all suits but hearts are alike, so a lead and its like are looked at once, and so are rows."""
    counts: Counter[str] = Counter()
    for lead in (card for card in DECK if SUIT[card] in "SH"):
        leads, alike = (1, "DCS") if SUIT[lead] == "H" else (3, "DC")
        for laid in combinations((card for card in DECK if card != lead), 3):
            held = [[card[:-1] for card in laid if card[-1] == suit] for suit in alike]
            if held == sorted(held):
                counts[hand((lead, *laid)).name] += leads * len({*permutations(map(tuple, held))})
    assert counts.total() == 1_082_900
    assert {each: round(100 * n / counts.total(), 3) for each, n in counts.items()} == SHARES


@pytest.mark.parametrize("swap", SWAPS)
@pytest.mark.parametrize("text", ["9D 9H 2C 3S", "7D 5D 6D 2H", "KD 4D 9D QS", "2S 8C 9D 10S", "KC JS QD 4H"])
def test_the_class_does_not_depend_on_the_suits_but_hearts(text: str, swap: dict[str, str]) -> None:
    row: Cards = tuple(text.split())
    assert hand(tuple(card[:-1] + swap[card[-1]] for card in row)).name == hand(row).name


def test_the_whole_pack_face_up_counts_129_g6() -> None:
    assert points(DECK, True, terms()) == 2 * 52 + 13 + 12 == 129
    assert points(DECK, False, terms()) == 52
    assert points(DECK, False, terms("1860")) == 52 + 13 + 12


def test_a_queen_of_hearts_face_up_counts_four_s36() -> None:
    assert points(("QH",), True, terms()) == 4


def test_there_are_twelve_court_cards_b11() -> None:
    assert len(COURTS) == 12
    assert not [card for card in COURTS if card[:-1] in ("A", "10")]


@pytest.mark.parametrize("case", vectors("dealLength"), ids=name)
def test_a_pack_without_drop_outs_has_so_many_rounds(case: dict[str, Any]) -> None:
    for end, key in (("playOut", "roundsPlayOutNoFolds"), ("stopShort", "roundsStopShortNoFolds")):
        state = dealt(case["players"], target="1", packEnd=end)
        assert 52 - len(state.stock) == case["cardsDealtFirst"]
        while state.tally is None:
            state = rules.play(state, rules.moves(state)[0])
        assert state.last
        assert state.last.number == case[key]
