"""The rulings R1 to R18 where they meet: order, places and words, one table each."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.read_aloud import effects as e
from game.games.read_aloud import rules
from game.games.read_aloud.effects import Act, Change, Face, Measure, Place
from game.games.read_aloud.state import State
from tests.read_aloud.scenes import SELF, after, known, refused, table, told, zones

known(
    {
        "nothing": (e.Nothing(),),
        "end": (e.End(),),
        "sweep": (e.Discard(e.Whole(Place.FIELD)),),
        "emptied": (e.Discard(e.Whole(Place.HANDS)), e.Decide(e.Reader())),
        "less": (e.Limit(Place.HANDS, -1), SELF),
        "squeeze": (e.SwapLimits(),),
        "raise": (e.Limit(Place.MINE, 1),),
        "swap": (e.Swap(Place.PLAY),),
        "swapgo": (e.Swap(Place.PLAY), SELF),
        "roof": (e.Swap(Place.PILE),),
        "ownswap": (e.Swap(Place.MINE),),
        "ones": (e.SwapOnes(),),
        "onesgo": (e.SwapOnes(), SELF),
        "pairgo": (e.SwapTwo(Place.FIELD, Place.MINE), SELF),
        "takego": (e.Take(1, Place.FIELD, Place.MINE), SELF),
        "asmany": (e.Discard(e.Some(1, Place.FIELD)), e.Take(e.That(), Place.PILE, Place.MINE)),
        "fieldmix": (e.Shuffle(Place.FIELD),),
        "pilemix": (e.Shuffle(Place.PILE),),
        "hands": (SELF, e.Shuffle(Place.HANDS)),
        "turnall": (e.Turn(e.Whole(Place.HANDS), Face.OPEN),),
        "outward": (e.Turn(e.Whole(Place.MINE), Face.OUTWARD),),
        "inward": (e.Turn(e.Whole(Place.MINE), Face.OPEN),),
        "playdown": (e.Turn(e.Whole(Place.PLAY), Face.DOWN),),
        "negate": (e.Stack(Place.PLAY, Change.NEGATE),),
        "maybe": (e.If(e.AtLeast(Place.DISCARDS, 1), e.Swap(Place.DISCARDS)), SELF),
        "any": (e.Discard(e.Some(1, Place.ANYONE)), SELF),
        "another": (e.Discard(e.Some(1, Place.ANOTHER)), SELF),
        "others": (e.Discard(e.Some(1, Place.OTHERS)), SELF),
        "owners": (e.Discard(e.Some(1, Place.OWNER)), SELF),
        "eachother": (e.Each(Place.OTHERS, 1), SELF),
        "fieldback": (SELF, e.SwapTwo(Place.FIELD, Place.DISCARDS)),
        "most": (SELF, e.Decide(e.Most(Measure.SUM))),
    }
)
HANDS = (Act.DISCARD_FROM_HANDS,)


def seats_filled(state: State) -> list[int]:
    """Whose hands were replenished, in this order."""
    return [event.facts["seat"] for event in state.news if event.kind.startswith("replenished")]


def shown(state: State, place: Place, face: Face = Face.OPEN) -> State:
    """The table with the top of the pile, or the first card of the first hand, lying another way."""
    if place is Place.HANDS:
        first, *rest = state.hands[0]
        return state._replace(hands=((first._replace(face=face), *rest), *state.hands[1:]))
    return state._replace(pile=(state.pile[0]._replace(face=face), *state.pile[1:]))


# --- 6, E14, R10: replenishing


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


# --- 5-3, R4: the ban


def test_e21_on_the_pile_a_card_that_discards_itself_stays_readable() -> None:
    state = shown(table("p1 p2", "p3 p4", "p5 p6", pile="p7 p8 p9", bans=HANDS), Place.PILE)
    assert zones(after(state, "read pile"))[-2:] == ("p8 p9", "p7")


@pytest.mark.parametrize(
    ("text", "hand", "banned"),
    [
        ("swapgo", "p2 p3", True),
        ("swapgo", "", False),
        ("pairgo", "p2 p3", True),
        ("takego", "", True),
        ("onesgo", "p2 p3", True),
    ],
)
def test_r4_a_card_that_may_come_to_a_hand_first_is_blocked(text: str, hand: str, banned: bool) -> None:
    """It lies in the field alone, so that it is chosen (R9), unless there is nobody to come to."""
    state = table(text, hand, "", pile="p7 p8", limits=(1, 2), offsets=(0, -2), bans=HANDS)
    assert refused(state, "read field 1") == ("illegal.ban" if banned else "")


@pytest.mark.parametrize(("text", "banned"), [("pairgo", False), ("onesgo", False), ("takego", True)])
def test_r4_with_others_in_the_field_it_is_not_chosen(text: str, banned: bool) -> None:
    """One card taken is one too many for a full hand."""
    state = table(f"{text} p1", "p2 p3", "p4 p5", pile="p7 p8", bans=HANDS)
    assert (refused(state, "read field 1") == "illegal.ban") == banned


@pytest.mark.parametrize(("limit", "banned"), [(2, True), (3, False)])
def test_r4_that_many_cards_may_be_too_many(limit: int, banned: bool) -> None:
    state = table("asmany p1", "p2 p3", "p4 p5", pile="p7 p8 p9", limits=(2, limit), bans=HANDS)
    assert (refused(state, "read field 1") == "illegal.ban") == banned


@pytest.mark.parametrize(("held", "banned"), [("p2 p3", True), ("p2", False)])
def test_r4_a_lower_limit_is_blocked_only_where_a_hand_overflows(held: str, banned: bool) -> None:
    """With no field card left to fill them up, hands may be below the limit."""
    state = table("less p1", held, "p4", pile="p7", limits=(2, 2), bans=HANDS)
    assert (refused(state, "read field 1") == "illegal.ban") == banned


# --- 5-3, R5: what means nothing


@pytest.mark.parametrize(
    ("faces", "idle"),
    [((Face.OPEN, Face.OPEN, Face.OPEN), True), ((Face.OPEN, Face.OPEN, Face.HIDDEN), False)],
)
def test_r5_turning_what_lies_so_already_means_nothing(faces: tuple[Face, ...], idle: bool) -> None:
    state = after(table("turnall p1", "p2 p3", "p4 p5", pile="p6 p7", faces=faces), "read field 1")
    assert ("idle" in told(state), zones(state)[-1]) == (idle, "turnall" if idle else "")


def test_r5_of_field_and_hands_an_empty_hand_is_no_target() -> None:
    """Only the empty hand does not lie face down yet."""
    faces = (Face.DOWN, Face.DOWN, Face.HIDDEN)
    state = table("p1 p4", "p2 p3", "", pile="playdown p6", faces=faces, offsets=(0, -2))
    assert "idle" in told(after(shown(state, Place.PILE), "read pile"))


@pytest.mark.parametrize(("by", "idle"), [(0, True), (1, False)])
def test_r5_the_same_condition_read_by_another_is_another(by: int, idle: bool) -> None:
    """A condition stores its reader (R12)."""
    state = table("most p1", "p2", "p3", pile="p4 p5", condition=e.Most(Measure.SUM), by=by)
    state = after(state, "read field 1")
    assert (state.by, "idle" in told(state)) == (0, idle)


# --- 5-2d, R2, R3: repetition and standstill


def test_r2_seen_by_all_and_seen_by_the_others_are_two_positions() -> None:
    state = table("inward outward", "p3 p4", "p5 p6", pile="p7 p8", faces=(Face.OPEN, Face.OUTWARD, Face.HIDDEN))
    state = after(state, "read field 1")._replace(turn=0)
    assert refused(state, "read field 2") == ""


def test_r2_a_card_whose_text_may_take_it_to_the_discards_is_looked_at() -> None:
    """Exchanged with a discard it lies there already; nothing more is discarded, and the position can return."""
    state = table("maybe p2", "p3", "p4", pile="p5", discards="p6", limits=(2, 1))
    first = after(state, "read field 1")
    assert zones(first)[0] == "p6 p2"
    again = state._replace(past=first.past)
    assert refused(again, "read field 1") == "illegal.again"


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


# --- R1, R14: facing


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


# --- R7, R8: words, exchanges


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
def test_r7_r8_what_the_first_seat_can_choose_for_a_card_of_the_second(text: str, moves: tuple[str, ...]) -> None:
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


# --- 5-2c, R12: the condition


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
