"""6: replenishing, overflow and their order (E12 to E16, E34, R9 to R11)."""

from __future__ import annotations

import pytest

from game.games.read_aloud import rules
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Face, Place
from tests.read_aloud.scenes import SELF, after, known, table, told, zones

known(
    {
        "each": (SELF, e.Each(Place.HANDS, 1)),
        "less": (e.Limit(Place.HANDS, -1), SELF),
        "more": (e.Limit(Place.HANDS, 1), SELF),
        "wide": (e.Limit(Place.FIELD, 2), SELF),
        "narrow": (e.Limit(Place.FIELD, -1), SELF),
        "minus": (e.Discard(e.Some(2, Place.MINE)), SELF),
        "sweep": (e.Discard(e.Whole(Place.FIELD)),),
        "hands": (SELF, e.Shuffle(Place.HANDS)),
        "extra": (SELF, e.Take(2, Place.PILE, Place.MINE)),
        "limits": (e.SwapLimits(), SELF),
        "low": (e.Limit(Place.HANDS, -9), SELF),
        "myself": (e.Limit(Place.MINE, -1), SELF),
    }
)


def test_6_a_hand_is_replenished_from_the_field_and_the_field_from_the_pile() -> None:
    state = after(table("p1 p2", "p3 p4", "p5 p6", pile="p7 p8"), "read hand 1")
    assert zones(state) == ("p7 p2", "p1 p4", "p5 p6", "p8", "p3")


def test_6_only_the_field_is_replenished_when_a_field_card_goes() -> None:
    state = after(table("p1 p2", "p3 p4", "p5 p6", pile="p7 p8"), "read field 2")
    assert zones(state) == ("p1 p7", "p3 p4", "p5 p6", "p8", "p2")


def test_e12_e37_the_owner_of_the_hand_picks() -> None:
    state = after(table("p1 p2", "p3 p4", "p5 p6", pile="p7 p8", picks=True), "read hand 1")
    assert rules.moves(state) == ("field 1", "field 2")
    assert zones(after(state, "field 2"))[:2] == ("p1 p7", "p2 p4")


def test_r11_the_leftmost_comes_only_where_the_owner_sees_none() -> None:
    state = table("p1 p2", "p3 p4", "p5 p6", pile="p7 p8", picks=True, faces=(Face.DOWN, Face.HIDDEN, Face.HIDDEN))
    assert after(state, "read hand 2").asked is None
    some = state._replace(field=(state.field[0], state.field[1]._replace(face=Face.OPEN)))
    assert rules.moves(after(some, "read hand 2")) == ("field 1", "field 2")


def test_r11_an_arriving_card_takes_the_vacant_place() -> None:
    state = after(table("p1 p2 p10", "p3 p4 p9", "p5 p6", pile="p7 p8", picks=True), "read hand 2", "field 3")
    assert zones(state)[:2] == ("p1 p2 p7", "p3 p10 p9")


def test_6_r24_vacant_places_are_numbered_as_they_were_before_the_clause() -> None:
    """Chance drops the first two of four field cards; both hands take one; the two that come lie in that order."""
    state = table("p1 p2 p3 p4", "limits p5", "p6 p7", pile="p8 p9 p10 p11 p12", picks=True, shuffles=3)
    state = after(state, "read hand 1")
    assert zones(state)[0] == "p3 p4"
    state = after(state, "field 1")
    assert (zones(state)[0], rules.to_move(state)) == ("p8 p4", 1)
    assert zones(after(state, "field 2"))[0] == "p8 p9"


def test_6_first_discard_and_replenish_then_shuffle() -> None:
    """In "after discarding this card, shuffle the hands" the new card is among those shuffled."""
    state = after(table("p1 p2", "hands p4", "p5 p6", pile="p7 p8"), "read hand 1")
    kinds = told(state)
    assert kinds.index("replenished-open") < kinds.index("shuffled-hands")
    assert sorted(" ".join(zones(state)[1:3]).split()) == ["p1", "p4", "p5", "p6"]


def test_6_first_less_then_discard_this_card() -> None:
    """In "reduce the hand by one and discard this card": the overflow is gone before the card itself goes."""
    state = after(table("p1 p2", "less p4 p9", "p5 p6 p10", pile="p7 p8"), "read hand 1", "hand 2")
    state = after(state, "hand 1")
    assert zones(state)[1:] == ("p1 p9", "p6 p10", "p8", "p4 p5 less")


def test_e14_several_hands_are_filled_round_by_round_from_the_reader() -> None:
    state = table("p1 p2 p3", "p4 p5", "each p6", "p8 p9", pile="p10 p11 p12 p13 p14", turn=1)
    state = after(state, "read hand 1", "hand 1", "hand 1", "hand 1")
    order = [event.facts["seat"] for event in state.news if event.kind.startswith("replenished")]
    assert order == [1, 2, 0]


def test_r10_the_field_is_filled_after_every_card() -> None:
    state = after(table("p1 p2", "minus p4 p3", "p5 p6 p12", pile="p7 p8 p9 p10 p11"), "read hand 1")
    kinds = [kind for kind in told(state) if kind.startswith(("laid", "replenished"))]
    assert kinds == ["replenished-open", "laid-open"] * 3


def test_e15_discarding_a_whole_place_is_one_act() -> None:
    state = after(table("p1 p2", "sweep p4", "p5 p6", pile="p7 p8 p9"), "read hand 1")
    assert zones(state) == ("p7 p8", "sweep p4", "p5 p6", "p9", "p1 p2")


def test_e16_a_higher_limit_is_filled_at_once() -> None:
    state = after(table("p1 p2", "more p4", "p5 p6", pile="p7 p8 p9 p10 p11"), "read hand 1")
    assert [len(hand) for hand in state.hands] == [3, 3]


def test_c19_a_wider_field() -> None:
    assert zones(after(table("wide p2", "p3", "p4", pile="p7 p8 p9 p10"), "read field 1"))[0] == "p9 p2 p7 p8"


def test_6_without_a_pile_nothing_is_replenished_and_the_game_goes_on() -> None:
    state = after(table("p1 p2", "p3 p4", "p5 p6"), "read hand 1")
    assert zones(state) == ("p2", "p1 p4", "p5 p6", "", "p3")
    assert not state.over


def test_e34_for_the_field_chance_chooses() -> None:
    start = table("p1 p2 p3", "narrow p4", "p5 p6", pile="p7 p8")
    state = after(start, "read hand 1")
    assert "overflow-field" in told(state)
    assert (len(state.field), state.limits) == (2, (2, 2))


def test_e34_for_a_hand_the_owner_chooses() -> None:
    state = after(table("less p2 p3", "p4 p9", "p5 p6", pile="p7 p8"), "read field 1")
    assert (rules.to_move(state), rules.moves(state)) == (0, ("hand 1", "hand 2"))
    state = after(state, "hand 2")
    assert (rules.to_move(state), rules.moves(state)) == (1, ("hand 1", "hand 2"))


def test_r9_the_card_being_read_is_not_chosen_for_overflow() -> None:
    state = after(table("p1 p2", "less p4 p9", "p5 p6 p10", pile="p7 p8"), "read hand 1")
    assert rules.moves(state) == ("hand 2", "hand 3")


def test_r9_a_cut_below_the_least_stops_at_it() -> None:
    state = after(table("low p2", "p4 p9", "p5 p6", pile="p7 p8"), "read field 1")
    assert (state.limits, state.hands) == ((2, 0), ((), ()))


def test_e7_a_field_has_at_least_one_card_and_a_cut_below_means_nothing() -> None:
    state = after(table("p1", "narrow", "p5", pile="p7 p8"), "read hand 1")
    assert state.limits == (1, 1)
    assert "idle" in told(state)


def test_e5_a_player_may_have_a_limit_of_their_own() -> None:
    state = after(table("myself p2", "p4 p9", "p5 p6", pile="p7 p8"), "read field 1", "hand 1")
    assert (state.offsets, [len(hand) for hand in state.hands]) == ((-1, 0), [1, 2])


def test_c20_cards_over_the_limit_are_discarded_by_the_owner() -> None:
    state = after(table("p1 p2", "extra p4", "p5 p6", pile="p7 p8 p9"), "read hand 1")
    assert rules.moves(state) == ("hand 1", "hand 2", "hand 3", "hand 4")
    state = after(state, "hand 1", "hand 1")
    assert len(state.hands[0]) == 2


def test_limits_can_change_places() -> None:
    state = after(table("limits p2 p3", "p4", "p5", pile="p7 p8 p9 p10"), "read field 1")
    assert state.limits == (1, 3)


@pytest.mark.parametrize("face", [Face.OPEN, Face.HIDDEN, Face.DOWN])
def test_e13_an_arriving_card_lies_as_the_hand_lies(face: Face) -> None:
    state = table("p1 p2", "p3 p4", "p5 p6", pile="p7 p8", faces=(Face.OPEN, face, Face.OPEN), turn=1)
    state = state._replace(turn=0, field=(state.field[0]._replace(face=Face.DOWN), state.field[1]))
    state = after(
        state._replace(hands=((state.hands[0][0]._replace(face=Face.OPEN), state.hands[0][1]), state.hands[1])),
        "read hand 1",
    )
    assert [piece.face for piece in state.hands[0]] == [None, None]
    assert state.faces[1] is face


def test_r9_nor_is_it_when_the_field_overflows() -> None:
    known({"cramp": (e.Limit(Place.FIELD, -1),)})
    for first in ("cramp p2", "p2 cramp"):
        state = after(table(first, "p4", "p5", pile="p7"), f"read field {first.split().index('cramp') + 1}")
        assert (zones(state)[0], zones(state)[-1]) == ("cramp", "p2")
