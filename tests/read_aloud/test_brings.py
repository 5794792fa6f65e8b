"""What a card does to the whole table is told exactly, and who still meets a condition as others would choose."""

from __future__ import annotations

import pytest

from game.core.chance import Dice
from game.core.rules import Saying
from game.games.read_aloud import rules
from game.games.read_aloud.bots.answering import by_move
from game.games.read_aloud.bots.brings import brings
from game.games.read_aloud.bots.figures import figure
from game.games.read_aloud.bots.stopping import stopped
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Face, Measure, Place
from game.games.read_aloud.rules import imagine
from game.games.read_aloud.rules.state import Spot, State
from tests.read_aloud.scenes import SELF, after, known, table

MOST, LEAST, ZEROS = e.Most(Measure.SUM), e.Least(Measure.SUM), e.Most(Measure.ZEROS)
known(
    {
        "downward": (SELF, e.Turn(e.Whole(Place.MINE), Face.DOWN)),
        "twodrawn": (SELF, e.Take(2, Place.PILE, Place.MINE)),
        "onlyself": (SELF,),
        "undoing": (SELF, e.Undecide()),
        "showing": (SELF, e.Turn(e.Whole(Place.ANYONE), Face.OPEN)),
        "fielddown": (SELF, e.Turn(e.Whole(Place.FIELD), Face.DOWN)),
        "banning": (e.Ban(e.Act.DISCARD_FROM_HANDS),),
        "allwhole": (SELF, e.Discard(e.Whole(Place.HANDS))),
        "swaphands": (SELF, e.SwapHands(Place.ANYONE)),
        "eachtwo": (SELF, e.Each(Place.HANDS, 2)),
        "allless": (SELF, e.Each(Place.HANDS, 1)),
        "theirsless": (SELF, e.Each(Place.OTHERS, 1)),
        "mineless": (SELF, e.Discard(e.Some(1, Place.MINE))),
    }
)
PILE = " ".join(f"p{n}" for n in range(30, 50))


def told(state: State, move: str) -> Saying | None:
    seen = rules.seen_by(0, state)
    return brings(seen, 0, by_move(seen)[move], [imagine(seen, 0, Dice(f"world-{n}")) for n in range(3)])


@pytest.mark.parametrize(
    ("mine", "key", "n"),
    [
        ("allwhole p4 p5", "reason.new-hands", None),
        ("fielddown p4 p5", "reason.field-down", None),
        ("banning p4 p5", "reason.banned", None),
        ("undoing p4 p5", "reason.removes", None),
        ("allless p4 p5", "reason.all-discard", 1),
        ("eachtwo p4 p5", "reason.all-discard", 2),
        ("swaphands p4 p5", "reason.gets-hand", None),
        ("theirsless p4 p5", None, None),
        ("mineless p4 p5", None, None),
        ("downward p4 p5", None, None),
        ("showing p4 p5", None, None),
    ],
)
def test_what_a_reading_does_to_the_whole_table_is_told_with_its_number(
    mine: str, key: str | None, n: int | None
) -> None:
    state = table("p1 p2 p3", mine, "p7 p8 p9", pile=PILE, picks=True, condition=MOST, by=1)
    found = told(state, "read hand 1")
    assert (found and found[0], found and found[1].get("n")) == (key, n)


def test_nothing_of_it_is_told_within_a_reading() -> None:
    state = table("p1 p2 p3", "allless p4 p5", "p7 p8 p9", pile=PILE, picks=True)
    assert told(after(state, "read hand 1"), "field 1") is None


@pytest.mark.parametrize(
    ("condition", "theirs", "beside"),
    [
        (e.Second(Measure.HIGHEST), "onlyself1 p4", (1, 4, "least-of")),
        (e.SecondLeast(Measure.LOWEST), "onlyself1 p4", (1, 4, "most-of")),
        (MOST, "onlyself1 p4", (1, 12, "most-of")),
        (LEAST, "onlyself1 p4", (1, 7, "least-of")),
        (e.Nearest(Measure.SUM, 5), "onlyself1 p4", None),
    ],
)
def test_what_is_counted_for_a_rival_who_takes_a_card_is_a_bound(
    condition: e.Condition, theirs: str, beside: tuple[int, int, str] | None
) -> None:
    """Whichever of the cards 3, 6 and 8 it takes; the leftmost is none that it must take."""
    hands = "p2 p1", theirs
    state = table("p6 p3 p8", *hands, pile=PILE, condition=condition, by=1, picks=True, faces=(Face.OPEN,) * 3)
    seen = rules.seen_by(0, state)
    found = figure(seen, 0, [state] * 2, Spot(Place.HANDS, 0, 1))
    assert found
    assert found.beside == beside


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
