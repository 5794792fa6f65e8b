"""Which hands of Court Circular are called rare: how many sets of four cards make them, and how often players do."""

from __future__ import annotations

from itertools import combinations
from math import comb

from game.games.court_circular.page.result import ONE_IN
from game.games.court_circular.rules.cards import NUMBER
from game.games.court_circular.rules.hands import COURT_NUMBERS, hand
from tools.court_circular_hands import count


def test_only_hands_that_players_seldom_make_are_called_rare() -> None:
    """Of 3,564 rows in play one was a quartet and 49 a court circular of four, every other hand came oftener."""
    rows = count(16)
    assert rows.total() > 16
    assert not any(rows[name] for name in ONE_IN)
    assert rows["sympathy4"]


def test_one_set_of_four_cards_in_so_many_is_a_rare_hand() -> None:
    numbers = dict.fromkeys(NUMBER.values())
    quartets = [tuple(card for card in NUMBER if NUMBER[card] == number) for number in numbers]
    courts = list(combinations([card for card in NUMBER if NUMBER[card] in COURT_NUMBERS], 4))
    others = [row for row in courts if row not in quartets]
    for name, rows in (("quartet", quartets), ("court4", others)):
        assert {hand(row).name for row in rows} == {name}
        assert round(comb(len(NUMBER), 4) / len(rows)) == ONE_IN[name]
