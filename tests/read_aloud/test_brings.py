"""Who still meets a condition as others would choose, and what is counted where a card not seen yet comes."""

from __future__ import annotations

import pytest

from game.core.chance import Dice
from game.games.read_aloud import rules
from game.games.read_aloud.bots.answering import by_move
from game.games.read_aloud.hints.figures import figure
from game.games.read_aloud.hints.stopping import stopped
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Face, Measure, Place
from game.games.read_aloud.rules import imagine
from tests.read_aloud.scenes import SELF, known, table

MOST, ZEROS = e.Most(Measure.SUM), e.Most(Measure.ZEROS)
known({"twodrawn": (SELF, e.Take(2, Place.PILE, Place.MINE)), "onlyself": (SELF,)})
PILE = " ".join(f"p{n}" for n in range(30, 50))


def test_who_fills_up_with_a_card_that_counts_still_meets_the_condition() -> None:
    """The reading takes a 0 from the other hand; another one lies in the field, or none does."""
    for field, key in (("p1 p0", None), ("p1 p2", "reason.stops")):
        state = table(field, "p4 p5", "p0a p8", pile=PILE, condition=ZEROS, by=1, faces=(Face.OPEN,) * 3, picks=True)
        moves = [
            (move, each) for move, each in by_move(rules.seen_by(0, state)).items() if getattr(each, "seat", 0) == 1
        ]
        found = stopped([state] * 2, 0, moves[0][1])
        assert (found and found[0]) == key


@pytest.mark.parametrize(("mine", "comes"), [("twodrawn p4 p5", "count.least"), ("onlyself p4 p5", "count.can")])
def test_a_number_that_an_unseen_card_may_better_is_the_least_of_it(mine: str, comes: str) -> None:
    state = table("p6 p7", mine, "p1 p8 p9", pile=PILE, condition=MOST, by=1, picks=True)
    seen = rules.seen_by(0, state)
    worlds = [imagine(seen, 0, Dice(f"world-{n}")) for n in range(3)]
    found = figure(seen, 0, worlds, by_move(seen)["read hand 1"])
    assert (found and found.told["count"][0]) == comes
