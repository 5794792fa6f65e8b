"""Where each hand is as likely with either card, the hint says which of them makes the stronger rows of a kind."""

from __future__ import annotations

import pytest

from game.bots import analyse, outcome
from game.core.chance import Dice
from game.games.garlandland import hints
from game.games.garlandland.bots.tree import EXAMPLES
from game.games.garlandland.bots.weighing import weigh
from game.games.garlandland.hints.alike import ENDS, stronger
from game.games.garlandland.hints.sides import SHOWN, Side, sides
from game.games.garlandland.rules.hands import garlands, hand, makes_up
from tests.garlandland.test_levels import at

FOUND = [
    (("", ""), "II III", "reason.wins-break", "LF"),
    (("", "", ""), "I III", "reason.wins-break", "LW"),
    (("I VII", "I VII"), "II III", "reason.wins-break", "LF"),
    (("", ""), "I II", "reason.wins-hardly", "FW"),
    (("VI", "VII", "VII", "I"), "V IV", "reason.wins-hardly", "LF"),
    (("", "", "", ""), "VI V", "reason.wins-hardly", "FW"),
]
"""With the shapes on which the hands of the better and of the other card end more often."""


@pytest.mark.parametrize(("rows", "held", "key", "how"), FOUND)
def test_a_card_whose_rows_are_stronger_says_so(rows: tuple[str, ...], held: str, key: str, how: str) -> None:
    """And the other one that its rows are weaker; where shapes are the cause, both are named with their cards."""
    seen = at(*rows, held=held)
    best, other = analyse(hints.reasoned, seen, 0, Dice("x"))
    for choice, way, shapes in ((best, "stronger", how), (other, "weaker", how[::-1])):
        told, facts = choice.reason[1]["becomes"]
        assert (choice.reason[0], told) == (key, "reason.break-shapes" if how else f"reason.break-{way}")
        assert facts["card"] == choice.move
        if how:
            assert [facts[each] for each in ("shape", "others", "best")] == [*shapes, how[0]]
    one, two = outcome(sides(seen, 0, outcome(weigh(seen, 0))))
    mine, its = (one, two) if one.card == best.move else (two, one)
    least = [sum(mine.chances[n:]) - sum(its.chances[n:]) for n in range(len(mine.chances))]
    assert max(least) >= SHOWN
    made = best.reason[1]["becomes"][1]["hand"]
    assert ending_on(mine, made, how[0]) - ending_on(its, made, how[0]) >= ENDS
    assert ending_on(its, made, how[1]) - ending_on(mine, made, how[1]) >= ENDS


def ending_on(side: Side, made: str, last: str) -> float:
    """How often this hand, where the card makes it, has a last garland of this shape."""
    ways = [(n, garlands(row)) for n, row in zip(side.chances, EXAMPLES, strict=True)]
    whole = [(n, ring[makes_up(ring)[-1]][-1]) for n, ring in ways if hand(ring) == made]
    return sum(n for n, shape in whole if shape == last) / sum(n for n, _ in whole)


def test_no_row_is_called_stronger_that_is_not() -> None:
    even = [1 / 4] * 4
    assert stronger(even, even) == 0
    assert stronger([0.0, 0.0, 0.5, 0.5], even) == 0.5
    assert stronger([0.5, 0.5, 0.0, 0.0], [0.0, 0.0, 0.5, 0.5]) == 0
