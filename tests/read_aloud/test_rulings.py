"""The rulings where they meet: order, facing, words and comparisons, one table each."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.read_aloud import rules
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Change, Face, Measure, Place
from game.games.read_aloud.rules.state import State
from tests.read_aloud.scenes import SELF, after, known, refused, table, told, zones

known(
    {
        "nothing": (e.Nothing(),),
        "end": (e.End(),),
        "emptied": (e.Discard(e.Whole(Place.HANDS)), e.Decide(e.Reader())),
        "less": (e.Limit(Place.HANDS, -1), SELF),
        "squeeze": (e.SwapLimits(),),
        "raise": (e.Limit(Place.MINE, 1),),
        "swap": (e.Swap(Place.PLAY),),
        "roof": (e.Swap(Place.PILE),),
        "ownswap": (e.Swap(Place.MINE),),
        "ones": (e.SwapOnes(),),
        "fieldmix": (e.Shuffle(Place.FIELD),),
        "pilemix": (e.Shuffle(Place.PILE),),
        "turnall": (e.Turn(e.Whole(Place.HANDS), Face.OPEN),),
        "negate": (e.Stack(Place.PLAY, Change.NEGATE),),
        "any": (e.Discard(e.Some(1, Place.ANYONE)), SELF),
        "another": (e.Discard(e.Some(1, Place.ANOTHER)), SELF),
        "others": (e.Discard(e.Some(1, Place.OTHERS)), SELF),
        "owners": (e.Discard(e.Some(1, Place.OWNER)), SELF),
        "eachother": (e.Each(Place.OTHERS, 1), SELF),
        "fieldback": (SELF, e.SwapTwo(Place.FIELD, Place.DISCARDS)),
        "most": (SELF, e.Decide(e.Most(Measure.SUM))),
    }
)


def shown(state: State, place: Place, face: Face = Face.OPEN) -> State:
    """The table with the top of the pile, or the first card of the first hand, lying another way."""
    if place is Place.HANDS:
        first, *rest = state.hands[0]
        return state._replace(hands=((first._replace(face=face), *rest), *state.hands[1:]))
    return state._replace(pile=(state.pile[0]._replace(face=face), *state.pile[1:]))


def seats_filled(state: State) -> list[int]:
    """Whose hands were replenished, in this order."""
    return [event.facts["seat"] for event in state.news if event.kind.startswith("replenished")]


def test_e14_one_card_each_then_round_again() -> None:
    state = table("p1 p2", "p3 p4", "emptied p6", pile="p7 p8 p9 p10 p11", turn=1)
    assert seats_filled(after(state, "read hand 1")) == [1, 0, 1, 0]


def test_7_replenishing_ends_with_the_last_field_card_and_the_text_with_it() -> None:
    """Three cards for four places: the last place stays empty, and no condition is set."""
    state = after(table("p1 p2", "p3 emptied", "p5 p6", pile="p7"), "read hand 2")
    assert (zones(state)[:4], seats_filled(state)) == (("", "p1 p2", "p7", ""), [0, 1, 0])
    assert (told(state)[-1], state.condition) == ("exhausted-nobody", None)


def test_r10_overflow_first_then_the_field_then_the_hands() -> None:
    """The limits of field and hands change places: the longer hands go down before the field is filled."""
    state = table("squeeze", "p2 p3", "p4 p5", pile="p6 p7 p8")
    state = after(state, "read field 1", "hand 1", "hand 1")
    kinds = [kind for kind in told(state) if kind.startswith(("overflow", "laid"))]
    assert kinds == ["overflow-hand", "laid-open"]
    assert (state.limits, zones(state)[:3]) == ((2, 1), ("squeeze p6", "p3", "p5"))


def test_r9_overflow_goes_in_seating_order_from_the_reader() -> None:
    state = after(table("less p1", "p2 p3", "p4 p5", "p6 p7", pile="p8 p9", turn=1), "read field 1")
    asked = []
    while state.asked:
        asked.append(rules.to_move(state))
        state = after(state, "hand 1")
    assert asked == [1, 2, 0]


def test_r10_neither_a_shuffle_nor_an_exchange_empties_the_field() -> None:
    assert not after(table("p1 p2", "p3 fieldmix", "p5 p6"), "read hand 2").over
    state = table("p1", "swap p2", "p3 p4", limits=(1, 2))
    assert not after(state, "read hand 1", "field 1").over


def test_7_the_last_field_card_that_goes_under_another_ends_the_game() -> None:
    state = after(table("negate", "p3", "p4", limits=(1, 1)), "read field 1", "hand 1")
    assert (told(state)[-1], state.hands[0][0].under) == ("exhausted-nobody", ("negate",))


def test_e17_a_stack_is_replenished_by_one_card() -> None:
    state = after(table("p1 p2", "negate p4", "p5 p6", pile="p7 p8"), "read hand 1", "hand 2")
    assert zones(state) == ("p7 p2", "p1 p4", "p5 p6", "p8", "")


def test_r16_a_limit_of_ones_own_is_raised_from_where_it_is() -> None:
    """A common limit of one, less two: nothing; one more is one."""
    state = after(table("p1 raise", "", "p4", pile="p5 p6 p7", limits=(2, 1), offsets=(-2, 0)), "read field 2")
    assert [len(hand) for hand in state.hands] == [1, 1]


def test_r1_a_whole_place_wipes_single_exceptions() -> None:
    state = table("turnall p1", "p2 p3", "p4 p5", pile="p6 p7")
    state = after(shown(state, Place.HANDS, Face.DOWN), "read field 1")
    assert (state.faces[1], [piece.face for piece in state.hands[0]]) == (Face.OPEN, [None, None])


@pytest.mark.parametrize("text", ["swap", "ones"])
def test_r1_an_exception_ends_when_the_card_leaves_its_place(text: str) -> None:
    state = shown(table(f"{text} p1", "p2 p3", "p4 p5", pile="p6 p7"), Place.HANDS)
    moves = ("hand 1",) if text == "swap" else ("hand 1", "hand 1 of 2")
    state = after(state, "read field 1", *moves)
    assert all(piece.face is None for pieces in (state.field, *state.hands) for piece in pieces)


def test_r14_what_comes_to_the_pile_lies_there_face_down() -> None:
    state = after(shown(table("roof p1", "p2", "p3", pile="p4 p5"), Place.PILE), "read field 1")
    assert zones(state)[0] == "p4 p1"
    assert [piece.key for piece in rules.seen_by(0, state).pile] == [None, None]


def test_r14_after_a_shuffle_the_pile_is_face_down() -> None:
    state = after(shown(table("pilemix p1", "p2", "p3", pile="p4 p5"), Place.PILE), "read field 1")
    assert ([piece.face for piece in state.pile], refused(state, "read pile")) == ([None, None], "illegal.unseen")


def test_r14_everyone_may_look_through_the_discards() -> None:
    state = rules.seen_by(None, table("p1", "p2", "p3", pile="p4", discards="p5 p6"))
    assert zones(state) == ("p1", "?", "?", "?", "p5 p6")


def of_three(text: str, **changes: Any) -> State:
    faces = (Face.OPEN, Face.HIDDEN, Face.OPEN, Face.HIDDEN)
    return table("p1 p2", "p3 p4", f"{text} p5", "p6 p7", pile="p8 p9", faces=faces, **changes)


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("any", ("hand 1", "hand 2", "hand 2 of 2", "hand 1 of 3", "hand 2 of 3")),
        ("another", ("hand 2 of 2", "hand 1 of 3", "hand 2 of 3")),
        ("others", ("hand 2 of 2", "hand 1 of 3", "hand 2 of 3")),
        ("swap", ("field 1", "field 2", "hand 1", "hand 2", "hand 1 of 3", "hand 2 of 3")),
        ("ownswap", ("hand 1", "hand 2")),
        ("ones", ("field 1", "field 2", "hand 1", "hand 2", "hand 2 of 2", "hand 1 of 3", "hand 2 of 3")),
    ],
)
def test_e11_r7_r8_what_the_first_seat_can_choose_for_a_card_of_the_second(text: str, moves: tuple[str, ...]) -> None:
    assert rules.moves(after(of_three(text), "read hand 1 of 2")) == moves


def test_r7_the_owner_of_the_card_and_not_its_reader() -> None:
    assert zones(after(of_three("owners"), "read hand 1 of 2"))[-1] == "p5 owners"


def test_r6_all_the_others_choose_in_seating_order() -> None:
    state = after(of_three("eachother", turn=0), "read hand 1 of 2")
    assert (rules.to_move(state), rules.moves(state)) == (2, ("hand 1", "hand 2"))
    assert zones(after(state, "hand 2"))[-1] == "p5 p7 eachother"


def test_r8_a_card_of_ones_own_hand_is_not_exchanged_within_it() -> None:
    state = after(table("p1", "ownswap p2", "p3", pile="p4 p5", limits=(1, 2)), "read hand 1")
    assert ("idle" in told(state), zones(state)[-1]) == (True, "ownswap")


def test_e26_a_condition_stays_when_its_card_leaves_the_discards() -> None:
    state = after(table("most fieldback", "p2", "p3", pile="p4 p5"), "read field 1", "read field 2")
    state = after(state, "field 1")
    assert "most" in zones(state)[0]
    assert state.condition == e.Most(Measure.SUM)


def test_r12_a_standstill_is_the_turn_of_the_last_reader() -> None:
    state = table("p1", "nothing p2", "p3", pile="p5", repeats=True, quiet=15, condition=e.Beside(True))
    state = after(state, "read hand 1")
    assert state.last
    assert (state.last.reader, state.last.winners) == (0, (1,))


@pytest.mark.parametrize(
    ("condition", "winners"),
    [
        (e.Most(Measure.SUM), (1,)),
        (e.Second(Measure.SUM), (2, 3)),
        (e.Nearest(Measure.SUM, 9), (1,)),
        (e.Within(Measure.SUM, 9), (1,)),
    ],
)
def test_r12_who_has_lost_is_left_out_of_every_comparison(condition: e.Condition, winners: tuple[int, ...]) -> None:
    state = table("end", "p9", "p8", "p5", "p5a", pile="p1 p2", condition=condition, losers=(0,))
    assert rules.winners(after(state, "read field 1")) == winners
