"""5-1 to 5-2b: what can be read, turns, and what typed texts mean."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.read_aloud import rules
from game.games.read_aloud.effects import End, Face, Nothing, Place, Shuffle
from game.games.read_aloud.state import State
from tests.read_aloud.scenes import SELF, after, known, refused, table, told, zones

known({"nothing": (Nothing(),), "shuffle": (SELF, Shuffle(Place.HANDS)), "end": (End(),)})


def start(**changes: Any) -> State:
    return table("p1 p2 p3", "p4 nothing p5", "p6 p7 p8", pile="p9 p10 p11", **changes)


def test_5_1_at_first_the_field_and_ones_own_hand_can_be_read() -> None:
    own = ("read hand 1", "read hand 2", "read hand 3")
    assert rules.moves(start()) == ("read field 1", "read field 2", "read field 3", *own)


@pytest.mark.parametrize(
    ("face", "readable"), [(Face.OPEN, True), (Face.HIDDEN, False), (Face.DOWN, False), (Face.OUTWARD, True)]
)
def test_e8_a_card_of_another_hand_can_be_read_where_its_face_is_seen(face: Face, readable: bool) -> None:
    state = start(faces=(Face.OPEN, Face.HIDDEN, face))
    assert ("read hand 2 of 2" in rules.moves(state)) == readable
    assert refused(state, "read hand 2 of 2") == ("" if readable else "illegal.unseen")


@pytest.mark.parametrize(
    ("face", "readable"), [(Face.OPEN, True), (Face.HIDDEN, True), (Face.DOWN, False), (Face.OUTWARD, False)]
)
def test_e8_and_one_of_ones_own_hand_too(face: Face, readable: bool) -> None:
    assert ("read hand 1" in rules.moves(start(faces=(Face.OPEN, face, Face.HIDDEN)))) == readable


def test_e9_the_top_of_the_pile_can_be_read_where_it_is_seen() -> None:
    state = start()
    state = state._replace(pile=(state.pile[0]._replace(face=Face.OPEN), *state.pile[1:]))
    assert "read pile" in rules.moves(state)
    assert zones(after(state, "read pile"))[-2:] == ("p10 p11", "p9")
    assert refused(start(), "read pile") == "illegal.unseen"


def test_e10_a_discard_cannot_be_read() -> None:
    assert refused(table("p1", "p2", "p3", pile="p4", discards="p5"), "read discard 1") == "illegal.discards"


def test_5_1_what_is_not_written_is_not_done() -> None:
    state = after(start(), "read hand 2")
    assert zones(state) == zones(start())
    assert "nothing" in told(state)


def test_5_2a_there_is_no_passing() -> None:
    assert refused(start(), "pass") == "illegal.read"
    assert all(move.startswith("read ") for move in rules.moves(start()))


def test_turns_go_round_in_seating_order() -> None:
    state = start()
    assert [rules.to_move(state), rules.to_move(after(state, "read hand 2"))] == [0, 1]
    assert rules.to_move(after(state, "read hand 2", "read field 1")) == 0


def test_5_1_the_card_read_is_told_to_all() -> None:
    event = next(event for event in after(start(), "read hand 1").news if event.kind == "read")
    assert event.facts["card"] == "p4"


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("field 2", "read field 2"),
        ("READ FIELD 2", "read field 2"),
        ("場札2", "read field 2"),
        ("場札の2枚目をよみあげる", "read field 2"),
        ("手札1", "read hand 1"),
        ("hand 1 of 1", "read hand 1"),
        ("read hand １", "read hand 1"),
    ],
)
def test_typed_texts(typed: str, move: str) -> None:
    assert rules.read(start(), typed) == move


@pytest.mark.parametrize("move", ["read field 4", "read hand 1 of 3", "read discard 1"])
def test_where_no_card_lies_none_is_read(move: str) -> None:
    assert refused(start(), move) == "illegal.no-card"


def test_e24_who_has_nothing_to_read_is_skipped() -> None:
    """The field face down, the second hand too: only the first seat can read."""
    down = (Face.DOWN, Face.HIDDEN, Face.DOWN)
    state = after(start(faces=down), "read hand 2")
    assert (rules.to_move(state), told(state)[-1]) == (0, "skipped")


def test_r18_when_nobody_can_read_the_game_ends_at_once() -> None:
    faces = (Face.DOWN, Face.DOWN, Face.DOWN)
    state = table("p1", "p2", "p3", pile="p4", faces=faces)
    state = state._replace(pile=(state.pile[0]._replace(face=Face.OPEN),))
    assert told(after(state, "read pile"))[-1] == "standstill-nobody"
