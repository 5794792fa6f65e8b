"""5-2d: what makes a position another one (R2), standstill (R3), and who is skipped (E24)."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.read_aloud import rules
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Act, Change, Face, Place
from game.games.read_aloud.rules.repetition import position, watched
from game.games.read_aloud.rules.turns import stopped
from tests.read_aloud.scenes import SELF, after, known, refused, table, told, zones

known(
    {
        "nothing": (e.Nothing(),),
        "end": (e.End(),),
        "ownswap": (e.Swap(Place.MINE),),
        "outward": (e.Turn(e.Whole(Place.MINE), Face.OUTWARD),),
        "inward": (e.Turn(e.Whole(Place.MINE), Face.OPEN),),
        "negate": (e.Stack(Place.PLAY, Change.NEGATE),),
        "maybe": (e.If(e.AtLeast(Place.DISCARDS, 1), e.Swap(Place.DISCARDS)), SELF),
        "fieldshuffle": (e.Shuffle(Place.FIELD),),
        "roof": (e.Swap(Place.PILE),),
        "darkest": (e.LoseBy(e.Most(e.Measure.NEGATIVES)),),
        "fieldswap": (e.Swap(Place.FIELD),),
        "theirswap": (e.Swap(Place.ANOTHER),),
        "sink": (e.ToPile(e.This(), e.Where.TOP),),
        "undo": (e.Undecide(),),
        "pickone": (e.LoseEach(Place.ANOTHER),),
        "tradeself": (e.SwapTwo(Place.FIELD, Place.DISCARDS), SELF),
    }
)
HANDS = (Act.DISCARD_FROM_HANDS,)


def test_r2_seen_by_all_and_seen_by_the_others_are_two_positions() -> None:
    state = table("inward outward", "p3 p4", "p5 p6", pile="p7 p8", faces=(Face.OPEN, Face.OUTWARD, Face.HIDDEN))
    state = after(state, "read field 1")._replace(turn=0)
    assert refused(state, "read field 2") == ""


@pytest.mark.parametrize("text", ["maybe", "tradeself"])
def test_r2_a_card_whose_text_may_take_it_to_the_discards_is_looked_at(text: str) -> None:
    """Exchanged with a discard it lies there already; nothing more is discarded, and the position can return."""
    state = table(text, "p3", "p4", pile="p5", discards="p6", limits=(1, 1))
    first = after(state, "read field 1")
    assert zones(first)[0] == "p6"
    again = state._replace(past=first.past)
    assert refused(again, "read field 1") == "illegal.again"


def test_r2_a_reading_is_refused_where_all_its_choices_lead_back() -> None:
    state = table("ownswap p1", "p2 p3", "p4 p5", pile="p6 p7")
    first, second = (after(state, "read field 1", answer).past for answer in ("hand 1", "hand 2"))
    assert rules.moves(after(state._replace(past=first), "read field 1")) == ("hand 2",)
    assert refused(state._replace(past=(*first, *second)), "read field 1") == "illegal.again"


def test_r2_what_ends_the_game_brings_nothing_back() -> None:
    """Both leave the table as it is, but after one of them nobody reads any more."""
    state = table("nothing end", "p3", "p4", pile="p5 p6")
    state = state._replace(past=after(state, "read field 1").past)
    assert [refused(state, f"read field {n}") for n in (1, 2)] == ["illegal.again", ""]


def test_r2_after_a_shuffle_nothing_is_as_it_was() -> None:
    """Whatever it does to the order of the cards: it renews the tokens."""
    state = table("nothing fieldshuffle", "p3", "p4", pile="p5 p6")
    state = state._replace(past=after(state, "read field 1").past)
    assert [refused(state, f"read field {n}") for n in (1, 2)] == ["illegal.again", ""]


def test_r2_a_refusal_needs_no_face_of_the_pile() -> None:
    """Two cards have changed places with the top of the pile, and back; the top is not seen any more."""
    state = after(table("roof p2", "p3", "p4", pile="roof1 p5"), "read field 1", "read field 1")
    assert refused(state, "read field 1") == "illegal.again"
    assert rules.moves(rules.seen_by(0, state)) == rules.moves(state)


@pytest.mark.parametrize(
    "changes",
    [
        {"limits": (2, 3)},
        {"offsets": (1, 0)},
        {"bans": (Act.END,)},
        {"condition": e.Reader()},
        {"by": 1},
        {"losers": (1,)},
        {"faces": (Face.OPEN, Face.HIDDEN, Face.DOWN)},
        {"turn": 1},
    ],
)
def test_r2_all_that_counts_makes_another_position(changes: dict[str, Any]) -> None:
    state = table("nothing p1", "p2 p3", "p4 p5", pile="p6 p7")
    assert position(state._replace(**changes)) != position(state)


def test_r2_the_order_of_the_pile_counts_and_that_of_a_hand_does_not() -> None:
    state = table("nothing p1", "p2 p3", "p4 p5", pile="p6 p7")
    assert position(state._replace(pile=state.pile[::-1])) != position(state)
    assert position(state._replace(hands=(state.hands[0][::-1], state.hands[1]))) == position(state)


@pytest.mark.parametrize(("text", "answers", "quiet"), [("negate", ("hand 1",), 0), ("ownswap", ("hand 1",), 8)])
def test_r3_a_stack_begins_the_count_anew_and_an_exchange_does_not(
    text: str, answers: tuple[str, ...], quiet: int
) -> None:
    state = table(f"{text} p1", "p2 p3", "p4 p5", pile="p6 p7", quiet=7)
    assert after(state, "read field 1", *answers).quiet == quiet


def test_r3_skipped_turns_count_too() -> None:
    """Only the first seat can read: eight rounds are eight readings."""
    faces = (Face.DOWN, Face.HIDDEN, Face.DOWN)
    state = table("p1", "nothing p2", "p3 p4", pile="p5 p6", faces=faces, repeats=True)
    n = 0
    while not state.over:
        state, n = after(state, "read hand 1"), n + 1
    assert (n, told(state)[-1]) == (8, "standstill-nobody")
    assert stopped(state) == ("still.quiet", {"n": 8})


def test_e24_who_can_read_nothing_for_a_ban_is_skipped() -> None:
    state = table("p1 p2", "nothing p3", "p4 p5", pile="p6", bans=HANDS, repeats=True)
    state = after(state._replace(faces=(Face.DOWN, Face.HIDDEN, Face.HIDDEN)), "read hand 1")
    assert (told(state)[-1], rules.to_move(state)) == ("skipped", 0)


def test_r2_without_a_condition_none_is_held() -> None:
    state = table("undo p1", "p3", "p4", pile="p5", condition=e.Holder(), by=1, held="p4")
    state = after(state, "read field 1")
    assert (state.condition, state.by, state.held) == (None, None, None)


def test_r2_a_refusal_does_not_tell_that_nobody_holds_a_negative_card() -> None:
    """So that nobody would lose, and nothing would change; but no seat may know that of all hands."""
    state = table("nothing darkest", "p3", "p9", pile="p5 p6")
    state = state._replace(past=after(state, "read field 1").past)
    assert [refused(state, f"read field {n}") for n in (1, 2)] == ["illegal.again", ""]


@pytest.mark.parametrize(("text", "face"), [("fieldswap", Face.DOWN), ("theirswap", Face.OPEN)])
def test_r2_a_refusal_needs_no_face_of_the_field_or_of_a_hand(text: str, face: Face) -> None:
    state = table("p1", f"{text} nothing", "p4", pile="p5", limits=(1, 2), faces=(face, Face.HIDDEN, Face.HIDDEN))
    state = state._replace(offsets=(0, -1))
    state = state._replace(past=after(state, "read hand 1").past)
    assert "read hand 1" not in rules.moves(state)
    assert rules.moves(rules.seen_by(0, state)) == rules.moves(state)


def test_r2_what_comes_by_replenishing_is_never_refused() -> None:
    """Neither the reading that leads to it nor the card that is picked."""
    state = table("p1 p2", "sink", "p4", pile="p5", picks=True)
    state = state._replace(past=after(state, "read hand 1", "field 1").past)
    assert refused(state, "read hand 1") == ""
    assert rules.moves(after(state, "read hand 1")) == ("field 1", "field 2")


def test_r2_only_the_players_are_refused_who_lead_back() -> None:
    state = table("pickone p1", "p2", "p3", "p4", "p5", pile="p6")
    past = after(state, "read field 1", "player 3").past
    assert rules.moves(after(state._replace(past=past), "read field 1")) == ("player 2", "player 4")


def test_r2_a_reading_is_looked_at_where_the_next_seat_was_next_before() -> None:
    state = table("p1 p2", "p3", "p4", "p5", pile="p6")
    assert [watched(state._replace(past=past)) for past in ((), ((1,),), ((2,),), ((0,),))] == [
        False,
        True,
        False,
        False,
    ]


@pytest.mark.parametrize(("text", "repeats", "kept"), [
    ("nothing", False, 2), ("nothing", True, 0), ("p1", False, 1), ("negate", False, 1),
])  # fmt: skip
def test_r2_positions_are_kept_until_a_card_is_discarded_or_stacked(text: str, repeats: bool, kept: int) -> None:
    state = table(f"{text} p2", "p3", "p4", pile="p5 p6", repeats=repeats)
    state = state._replace(past=() if repeats else (position(state._replace(losers=(0,))),))
    assert len(after(state, "read field 1", *["field 2"] * (text == "negate")).past) == kept


@pytest.mark.parametrize(("returned", "quiet"), [(6, 0), (7, 8)])
def test_r33_when_as_many_have_come_back_as_there_are_a_discard_counts_no_more(returned: int, quiet: int) -> None:
    state = table("p1 p2", "p3", "p4", pile="p5 p6 p7", quiet=7, returned=returned)
    assert after(state, "read field 1").quiet == quiet


def test_e24_what_others_can_read_is_enough_for_whoever_does_not_see_it() -> None:
    """All that the second seat can read is its own hand, which the first does not see; no ban asks for the faces."""
    state = table("p1", "nothing p2", "p3 p4", pile="p5", faces=(Face.DOWN, Face.HIDDEN, Face.HIDDEN), repeats=True)
    assert rules.play(rules.seen_by(0, state), "read hand 1") == rules.seen_by(0, after(state, "read hand 1"))
