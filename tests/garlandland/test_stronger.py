"""Where each hand is as likely with either card, the hint says which of them makes the stronger rows of a kind."""

from __future__ import annotations

import pytest

from game.bots import analyse, outcome
from game.core.chance import Dice
from game.games.garlandland import bots
from game.games.garlandland.bots.alike import ENDS, stronger
from game.games.garlandland.bots.sides import SHOWN, Side, sides
from game.games.garlandland.bots.tree import EXAMPLES
from game.games.garlandland.bots.weighing import weigh
from game.games.garlandland.rules.hands import garlands, makes_up
from tests.garlandland.test_levels import at

FOUND = [
    (("", ""), "II III", "reason.wins-break", "leaf"),
    (("", "", ""), "I III", "reason.wins-break", "leaf"),
    (("I VII", "I VII"), "II III", "reason.wins-break", "leaf"),
    (("", ""), "I II", "reason.wins-hardly", "leaf-or-fruit"),
    (("I III", "IV VI"), "V VII", "reason.wins-break", "stronger"),
]


@pytest.mark.parametrize(("rows", "held", "key", "how"), FOUND)
def test_a_card_whose_rows_are_stronger_says_so(rows: tuple[str, ...], held: str, key: str, how: str) -> None:
    """And the other one that its rows are weaker."""
    seen = at(*rows, held=held)
    best, other = analyse(bots.expert, seen, 0, Dice("x"))
    weaker = "weaker" if how == "stronger" else f"{how}-less"
    for choice, way in ((best, how), (other, weaker)):
        assert choice.reason[0] == key
        assert choice.reason[1]["becomes"] == (f"reason.break-{way}", {"card": choice.move})
    one, two = outcome(sides(seen, 0, outcome(weigh(seen, 0))))
    mine, its = (one, two) if one.card == best.move else (two, one)
    least = [sum(mine.chances[n:]) - sum(its.chances[n:]) for n in range(len(mine.chances))]
    assert max(least) >= SHOWN
    if how != "stronger":
        shapes = "L" if how == "leaf" else "LF"
        assert ending_on(mine, shapes) - ending_on(its, shapes) >= ENDS


def ending_on(side: Side, shapes: str) -> float:
    """How often the last garland of the hand has one of these shapes."""
    rings = [garlands(row) for row in EXAMPLES]
    return sum(n for n, ring in zip(side.chances, rings, strict=True) if ring[makes_up(ring)[-1]][-1] in shapes)


def test_no_row_is_called_stronger_that_is_not() -> None:
    even = [1 / 4] * 4
    assert stronger(even, even) == 0
    assert stronger([0.0, 0.0, 0.5, 0.5], even) == 0.5
    assert stronger([0.5, 0.5, 0.0, 0.0], [0.0, 0.0, 0.5, 0.5]) == 0
