"""What a choice brings or costs is told of a tie, and who still meets a condition is told as others would choose."""

from __future__ import annotations

import pytest

from game.core.chance import Dice
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
        "upward": (SELF, e.Turn(e.Whole(Place.MINE), Face.OPEN)),
        "renewing": (e.Discard(e.Whole(Place.MINE)),),
        "pilecut": (SELF, e.Discard(e.Whole(Place.PILE))),
        "twodrawn": (SELF, e.Take(2, Place.PILE, Place.MINE)),
        "onlyself": (SELF,),
        "undoing": (SELF, e.Undecide()),
        "showing": (SELF, e.Turn(e.Whole(Place.ANYONE), Face.OPEN)),
        "fielddown": (SELF, e.Turn(e.Whole(Place.FIELD), Face.DOWN)),
        "closing": (SELF, e.Turn(e.Whole(Place.ANOTHER), Face.DOWN)),
        "banning": (e.Ban(e.Act.DISCARD_FROM_HANDS),),
        "allless": (SELF, e.Each(Place.HANDS, 1)),
        "theirsless": (SELF, e.Each(Place.OTHERS, 1)),
        "mineless": (SELF, e.Discard(e.Some(1, Place.MINE))),
        "fieldless": (SELF, e.Discard(e.Some(1, Place.FIELD))),
        "onedown": (SELF, e.Turn(e.Some(1, Place.FIELD), Face.DOWN)),
        "topmost": (SELF, e.Decide(MOST)),
        "stacksmost": (SELF, e.Decide(e.Most(Measure.STACKS))),
    }
)
PILE = " ".join(f"p{n}" for n in range(30, 50))


def told(state: State, move: str) -> str | None:
    seen = rules.seen_by(0, state)
    found = brings(seen, 0, by_move(seen)[move], [imagine(seen, 0, Dice(f"world-{n}")) for n in range(3)])
    return found and found[0]


@pytest.mark.parametrize(
    ("mine", "key"),
    [
        ("downward p4 p5", "reason.hand-down"),
        ("upward p4 p5", "reason.hand-open"),
        ("renewing p4 p5", "reason.new-hand"),
        ("pilecut p4 p5", "reason.cuts"),
        ("undoing p4 p5", None),
        ("showing p4 p5", "reason.reads"),
        ("fielddown p4 p5", "reason.field-down"),
        ("closing p4 p5", "reason.theirs-down"),
        ("banning p4 p5", "reason.banned"),
        ("allless p4 p5", "reason.all-discard"),
        ("theirsless p4 p5", "reason.they-discard"),
        ("mineless p4 p5", "reason.renews"),
        ("fieldless p4 p5", "reason.clears"),
        ("onedown p4 p5", "reason.turns-down"),
    ],
)
def test_what_a_reading_does_on_the_table_is_told(mine: str, key: str | None) -> None:
    assert told(table("p1 p2 p3", mine, "p7 p8 p9", pile=PILE, picks=True), "read hand 1") == key


def test_a_reading_and_the_choice_of_a_player_after_it_tell_the_same() -> None:
    """The own hand is not said to be shown where another may be chosen, nor a hand of others while it is open which."""
    state = table("p1 p2 p3", "showing p4 p5", "p7 p8 p9", "p6 p6a p6b", pile=PILE, picks=True)
    assert told(state, "read hand 1") == "reason.reads-others"
    asked = after(state, "read hand 1", "field 1")
    found = {move: told(asked, move) for move in by_move(rules.seen_by(0, asked))}
    assert [*found.values()] == ["reason.hand-open", "reason.reads-others", "reason.reads-others"]


def test_of_a_card_with_a_condition_that_is_discarded_it_is_told_that_the_hand_would_not_meet_it() -> None:
    for mine, key in (
        ("stacksmost p5", "reason.in-vain"),
        ("topmost p5", "reason.rids-lowest"),
        ("p0b p5", "reason.rids-lowest"),
    ):
        state = table("p1 p2", f"mineless {mine}", "p0 p1a p0a", pile=PILE, picks=True, faces=(Face.OPEN,) * 3)
        assert told(after(state, "read hand 1", "field 1"), "hand 2") == key


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


@pytest.mark.parametrize(
    ("condition", "move", "key"),
    [
        (MOST, "field 3", "reason.best-highest"),
        (MOST, "field 1", None),
        (LEAST, "field 1", "reason.best-lowest"),
        (None, "field 3", None),
    ],
)
def test_a_card_that_comes_to_the_hand_is_told_where_it_is_the_best_by_its_value(
    condition: e.Condition | None, move: str, key: str | None
) -> None:
    state = table("p1 p2 p3", "p4 p5 p6", "p7 p8 p9", pile=PILE, picks=True, condition=condition, by=1)
    assert told(after(state, "read hand 1"), move) == key


def test_of_anothers_card_that_is_read_it_is_told_that_it_is_lost() -> None:
    state = table("p1 p2", "p4 p5", "p7 p8", pile=PILE, faces=(Face.OPEN,) * 3)
    moves = [move for move, answer in by_move(rules.seen_by(0, state)).items() if getattr(answer, "seat", None) == 1]
    assert moves
    assert {told(state, move) for move in moves} == {"reason.theirs-gone"}


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
