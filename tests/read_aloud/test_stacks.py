"""Several cards that have become one (C23, C24, E17 to E19, R13)."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.chance import Dice
from game.games.read_aloud import rules
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Change, Face, Place
from game.games.read_aloud.rules.conditions import value
from game.games.read_aloud.rules.state import State
from tests.read_aloud.scenes import SELF, after, known, table, told, zones

known(
    {
        "negate": (e.Stack(Place.PLAY, Change.NEGATE),),
        "double": (e.Stack(Place.PLAY, Change.DOUBLE),),
        "zero": (e.Stack(Place.PLAY, Change.ZERO),),
        "fieldnegate": (e.Stack(Place.FIELD, Change.NEGATE),),
        "hands": (SELF, e.Shuffle(Place.HANDS)),
        "sweep": (e.Discard(e.Whole(Place.FIELD)),),
    }
)


def scene(text: str = "negate", **changes: Any) -> State:
    return table(f"{text} p2", "p3 p4", "p5 p6", pile="p7 p8 p9", **changes)


@pytest.mark.parametrize(("text", "worth"), [("negate", -3), ("double", 6), ("zero", 0)])
def test_c23_c24_a_card_goes_under_another_and_changes_its_value(text: str, worth: int) -> None:
    state = after(scene(text), "read field 1", "hand 1")
    piece = state.hands[0][0]
    assert (piece.key, piece.under, value(state, piece)) == ("p3", (text,), worth)
    assert zones(state) == ("p7 p2", "p3 p4", "p5 p6", "p8 p9", "")


def test_r13_a_card_cannot_go_under_itself() -> None:
    assert "field 1" not in rules.moves(after(scene(), "read field 1"))
    alone = after(table("fieldnegate", "p3", "p5", pile="p7 p8"), "read field 1")
    assert "idle" in told(alone)


def test_e18_changes_add_up() -> None:
    state = after(table("negate double", "p3 p4", "p5 p6", pile="p7 p8 p9"), "read field 1", "hand 1", "read field 2")
    state = after(state, "hand 1 of 1")
    assert value(state, state.hands[0][0]) == -6


def test_r13_a_stack_that_is_read_goes_under_as_a_whole() -> None:
    state = after(table("negate double", "p3 p4", "p5 p6", pile="p7 p8 p9"), "read field 1", "field 2")
    assert state.field[1].under == ("negate",)
    state = after(state, "read field 2", "hand 1")
    assert state.hands[1][0].under == ("negate", "double")
    assert value(state, state.hands[1][0]) == -10


def test_e17_a_stack_is_one_card_also_among_the_discards() -> None:
    state = after(scene(), "read field 1", "field 2", "read field 2")
    assert (zones(state)[-1], state.discards[0].under) == ("p2", ("negate",))


def test_e19_a_shuffle_keeps_a_stack_together() -> None:
    state = after(table("negate hands", "p3 p4", "p5 p6", pile="p7 p8 p9"), "read field 1", "hand 1", "read field 2")
    pieces = [piece for hand in state.hands for piece in hand]
    assert [piece.key for piece in pieces if piece.under] == ["p3"]


def test_r13_a_hidden_stack_does_not_show_its_thickness() -> None:
    state = after(scene(), "read field 1", "hand 1")
    piece = rules.seen_by(1, state).hands[0][0]
    assert (piece.key, piece.under, piece.changes) == (None, (), ())
    assert rules.cards(rules.seen_by(1, state)).count("?") == 2 + 1 + 2


def test_r13_who_sees_the_top_sees_what_lies_under_it() -> None:
    state = after(scene(faces=(Face.OPEN, Face.OPEN, Face.HIDDEN)), "read field 1", "hand 1")
    assert rules.seen_by(1, state).hands[0][0].under == ("negate",)


def test_an_imagined_world_has_the_card_somewhere_under_another() -> None:
    state = after(scene(), "read field 1", "hand 1 of 2")
    for n in range(20):
        world = rules.imagine(rules.seen_by(0, state), 0, Dice(str(n)))
        assert [piece.under for hand in world.hands for piece in hand if piece.under] == [("negate",)]
        assert rules.cards(world) == rules.cards(state)
