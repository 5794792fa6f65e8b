"""5-1, 5-2a: what can be read, turns, and what typed texts mean."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.read_aloud import rules
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Face, Place
from game.games.read_aloud.page.guide import guide
from game.games.read_aloud.page.readout import heard
from game.games.read_aloud.rules.state import State
from tests.markup import tree
from tests.read_aloud.scenes import SELF, after, known, refused, table, told, zones
from tests.read_aloud.sights import drawn, for_both, scene

known({"nothing": (e.Nothing(),), "shuffle": (SELF, e.Shuffle(Place.HANDS)), "end": (e.End(),)})


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


def test_e8_a_card_of_ones_own_that_lies_face_down_is_not_read() -> None:
    """Its owner knows that too without seeing it."""
    state = start()
    hand = (state.hands[0][0]._replace(face=Face.DOWN), *state.hands[0][1:])
    state = state._replace(hands=(hand, *state.hands[1:]))
    assert "read hand 1" not in rules.moves(state)
    assert rules.moves(rules.seen_by(0, state)) == rules.moves(state)


def test_e9_the_top_of_the_pile_can_be_read_where_it_is_seen() -> None:
    state = start()
    state = state._replace(pile=(state.pile[0]._replace(face=Face.OPEN), *state.pile[1:]))
    assert "read pile" in rules.moves(state)
    assert zones(after(state, "read pile"))[-2:] == ("p10 p11", "p9")
    assert refused(start(), "read pile") == "illegal.unseen"


def open_pile(*places: int, **changes: Any) -> State:
    """The start with these cards of the pile lying open."""
    state = start(**changes)
    pile = tuple(piece._replace(face=Face.OPEN if n in places else None) for n, piece in enumerate(state.pile))
    return state._replace(pile=pile)


def test_5_1_r20_any_card_of_the_pile_can_be_read_whose_face_is_seen() -> None:
    state = open_pile(0, 2)
    assert [move for move in rules.moves(state) if "pile" in move] == ["read pile", "read pile 3"]
    assert zones(after(state, "read pile 3"))[-2:] == ("p9 p10", "p11")
    assert (refused(state, "read pile 2"), refused(state, "read pile 4")) == ("illegal.unseen", "illegal.no-card")


def test_5_1_r20_below_a_top_that_is_face_down_too() -> None:
    assert zones(after(open_pile(1), "read pile 2"))[-2:] == ("p9 p11", "p10")


def test_5_1_r20_the_top_has_one_name() -> None:
    assert refused(open_pile(0), "read pile 1") == "illegal.read"


def test_e9_r14_the_top_in_a_text_is_still_the_top() -> None:
    """A card of the pile that is read from below changes places with a card of another zone, not with the top."""
    known({"roof": (e.Swap(Place.PILE),), "swapmine": (e.Swap(Place.MINE),)})
    state = table("p1", "p2", "p3", pile="p4 roof swapmine")
    state = state._replace(pile=tuple(piece._replace(face=Face.OPEN) for piece in state.pile))
    assert zones(after(state, "read pile 3"))[1:4] == ("swapmine", "p3", "p4 roof p2")
    assert "idle" in told(after(state, "read pile 2"))


def test_r18_a_visible_card_below_the_top_keeps_the_game_going() -> None:
    state = open_pile(1, faces=(Face.DOWN, Face.HIDDEN, Face.DOWN))
    assert rules.to_move(after(state, "read hand 2")) == 1


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
        ("pile", "read pile"),
        ("read pile 1", "read pile"),
        ("山札", "read pile"),
        ("山札の一番上の1枚をよみあげる", "read pile"),
        ("PILE 2", "read pile 2"),
        ("山札2枚目", "read pile 2"),
        ("山札の上から２枚目を読む", "read pile 2"),
    ],
)
def test_typed_texts(typed: str, move: str) -> None:
    assert rules.read(open_pile(0, 1), typed) == move


def test_who_is_asked_types_of_a_hand_of_their_own() -> None:
    known({"everyone": (SELF, e.Each(Place.HANDS, 1))})
    state = after(table("everyone p1", "p2 p3", "p4 p5", pile="p6 p7"), "read field 1", "hand 1")
    assert (rules.read(state, "hand 2 of 2"), rules.read(state, "手札の1枚目")) == ("hand 2", "hand 1")


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
    state = after(state, "read pile")
    assert told(state)[-1] == "standstill-nobody"
    assert state.news[-1].facts == {"how": ("still.stuck", {})}


@pytest.mark.parametrize("lang", for_both)
def test_where_all_that_could_be_read_leads_back_the_end_says_so_wherever_it_is_told(lang: str) -> None:
    """Nothing was done twice in the field, and the hands lie face down."""
    faces = (Face.OPEN, Face.DOWN, Face.DOWN)
    state = after(table("nothing", "p2", "p3", pile="p4", faces=faces), "read field 1", "read field 1")
    assert state.news[-1].facts == {"how": ("still.again", {})}
    warned = scene(rules.seen_by(0, table("nothing", "p2", "p3", pile="p4", faces=faces)), lang=lang)
    assert warned.words("page.again-near") in drawn(warned).one("section", "terms").text
    usual = scene(rules.seen_by(0, table("nothing", "p2", "p3", pile="p4")), lang=lang)
    assert usual.words("page.again-near") not in drawn(usual).one("section", "terms").text
    for seat in (0, 1, None):
        here = scene(rules.seen_by(seat, state), seat=seat, lang=lang)
        said = here.words("why.standstill", how=("still.again", {}))
        assert said in drawn(here).one("section", "result").text
        assert said in heard(here, "result")


@pytest.mark.parametrize(("repeats", "last"), [(True, "guide.stuck"), (False, "guide.loop")])
def test_the_order_of_things_at_hand_ends_with_what_ends_a_game_that_stands_still(repeats: bool, last: str) -> None:
    here = scene(table("p1", "p2", "p3", pile="p4", repeats=repeats))
    assert tree(guide(here)).all("li")[5].text == here.words(last)
