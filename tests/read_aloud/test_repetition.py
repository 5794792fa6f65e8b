"""5-2d: what makes a position another one (R2), standstill (R3), and who is skipped (E24)."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.read_aloud import rules
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Act, Change, Face, Place
from game.games.read_aloud.rules.repetition import position
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


def test_e24_who_can_read_nothing_for_a_ban_is_skipped() -> None:
    state = table("p1 p2", "nothing p3", "p4 p5", pile="p6", bans=HANDS, repeats=True)
    state = after(state._replace(faces=(Face.DOWN, Face.HIDDEN, Face.HIDDEN)), "read hand 1")
    assert (told(state)[-1], rules.to_move(state)) == ("skipped", 0)
