"""Where each hand is as likely with either card, the hint says which of them makes the stronger rows of a kind."""

from __future__ import annotations

import pytest

from game.bots import analyse, outcome
from game.core.chance import Dice
from game.games.garlandland import bots
from game.games.garlandland.bots import reasons
from game.games.garlandland.bots.weighing import weigh
from tests.garlandland.test_levels import at

FOUND = [
    (("", ""), "II III", "reason.wins-break-stronger"),
    (("", "", ""), "I III", "reason.wins-break-stronger"),
]


@pytest.mark.parametrize(("rows", "held", "key"), FOUND)
def test_a_card_whose_rows_are_stronger_says_so(rows: tuple[str, ...], held: str, key: str) -> None:
    seen = at(*rows, held=held)
    best, other = analyse(bots.expert, seen, 0, Dice("x"))
    assert best.reason[0] == key
    assert other.reason[0] in ("reason.wins", "reason.wins-break", "reason.wins-hand-less")
    one, two = outcome(reasons._sides(seen, 0, outcome(weigh(seen, 0))))
    mine, its = (one, two) if one.card == best.move else (two, one)
    least = [sum(mine.chances[n:]) - sum(its.chances[n:]) for n in range(len(mine.chances))]
    assert max(least) >= reasons.SHOWN


def test_no_row_is_called_stronger_that_is_not() -> None:
    even = [1 / 4] * 4
    assert reasons._stronger(even, even) == 0
    assert reasons._stronger([0.0, 0.0, 0.5, 0.5], even) == 0.5
    assert reasons._stronger([0.5, 0.5, 0.0, 0.0], [0.0, 0.0, 0.5, 0.5]) == 0
