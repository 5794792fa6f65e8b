"""Cards that come back, a private look, discards by value, whoever has most, turns the other way: at the table."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.chance import Chance
from game.games.read_aloud import rules
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Act, Face, Measure, Place, Side, Where
from game.games.read_aloud.page.deciding import standing
from game.games.read_aloud.rules.state import State
from game.games.read_aloud.rules.turns import QUIET_ROUNDS
from tests.read_aloud.scenes import SELF, after, known, refused, table, told, zones

MINE, FIELD, HANDS, DISCARDS, ANOTHER = Place.MINE, Place.FIELD, Place.HANDS, Place.DISCARDS, Place.ANOTHER
known(
    {
        "end": (e.End(),),
        "tdtop": (e.ToPile(e.This(), Where.TOP),),
        "tdtwo": (SELF, e.ToPile(e.Some(2, MINE), Where.TOP)),
        "tdbottom": (SELF, e.ToPile(e.Some(1, DISCARDS), Where.BOTTOM)),
        "tdamong": (SELF, e.ToPile(e.Whole(DISCARDS), Where.AMONG)),
        "tdfield": (e.ToPile(e.Whole(FIELD), Where.BOTTOM), SELF),
        "tdtake": (SELF, e.Take(1, DISCARDS, MINE)),
        "tdgive": (SELF, e.Take(1, DISCARDS, HANDS)),
        "tdlook": (SELF, e.Look(e.Top(2))),
        "tddeep": (SELF, e.Look(e.Bottom(2))),
        "tdpeek": (SELF, e.Look(e.Whole(ANOTHER))),
        "tdone": (e.Look(e.Some(1, Place.ANYONE)), SELF),
        "tdback": (SELF, e.Reverse()),
        "tdstay": (e.Reverse(),),
        "tdskip": (SELF, e.Reverse(), e.Skip()),
        "tdfive": (SELF, e.Discard(e.Valued(FIELD, 5, Side.OR_MORE))),
        "tdless": (SELF, e.Discard(e.Valued(HANDS, 2, Side.OR_LESS))),
        "tdjust": (SELF, e.Discard(e.Valued(MINE, 4, Side.EXACTLY))),
        "tdpeak": (SELF, e.Discard(e.Peak(FIELD, True))),
        "tdfoot": (e.Discard(e.Peak(MINE, False)), SELF),
        "tdhold": (e.Decide(e.Holder()),),
        "tdif": (e.If(e.InHand(), e.End()),),
        "tdlose": (SELF, e.LoseBy(e.Most(Measure.CARDS))),
        "tdlow": (SELF, e.LoseBy(e.Least(Measure.SUM))),
        "tdmost": (SELF, e.EachBy(e.Most(Measure.SUM), 1)),
        "tdbanfield": (SELF, e.Ban(Act.READ_FIELD)),
        "tdbanhands": (SELF, e.Ban(Act.READ_HANDS)),
        "tdloop": (SELF, e.ToPile(e.Whole(DISCARDS), Where.TOP)),
    }
)


def read(key: str, *hands: str, pile: str = "p21 p22 p23", field: str = "p20", **more: object) -> State:
    """A field card with this text, read by the first seat."""
    return after(table(f"{key} {field}", *hands or ("p1", "p2"), pile=pile, **more), "read field 1")  # type: ignore[arg-type]


def test_r29_a_card_goes_to_the_top_and_its_place_is_filled_at_once() -> None:
    state = after(table("p20", "tdtop", "p2", pile="p21 p22"), "read hand 1")
    assert zones(state) == ("tdtop", "p20", "p2", "p21 p22", "")


def test_r29_the_last_one_chosen_lies_outermost() -> None:
    state = after(table("tdtwo p20", "p1 p2 p3", "p4 p5 p6", pile="p21 p22", limits=(2, 3)), "read field 1")
    state = after(state, "hand 1", "hand 2")
    assert zones(state)[:2] == ("p1 p20", "p21 p2 p3")


def test_r29_a_discard_goes_under_the_pile_but_not_the_card_that_was_read() -> None:
    state = read("tdbottom", discards="p30")
    assert zones(state)[-2:] == ("p22 p23 p30", "tdbottom")
    assert state.returned == 1


def test_r29_shuffled_into_the_pile_cards_have_new_tokens() -> None:
    state = read("tdamong", discards="p30 p31")
    assert sorted(zones(state)[-2].split()) == ["p22", "p23", "p30", "p31", "tdamong"]
    assert min(piece.token for piece in state.pile) >= 8
    assert "piled-among-open" in told(state)


def test_r29_a_whole_field_goes_under_the_pile_and_is_filled_from_it() -> None:
    assert zones(read("tdfield"))[0] == "p21 p22"


def test_cards_come_out_of_the_discards_into_hands() -> None:
    state = after(table("tdtake p20", "p1", "p2", pile="p21 p22", discards="p30 p31"), "read field 1")
    state = after(state, "discard 2", "hand 1")
    assert (zones(state)[1], zones(state)[-1]) == ("p31", "p30 tdtake p1")
    both = after(read("tdgive", discards="p30 p31"), "hand 1", "hand 1")
    assert zones(both)[1:3] == ("p30", "p31")


def test_r30_only_whoever_looks_is_told_the_faces() -> None:
    state = read("tdlook", pile="p21 p22 p23")
    (event,) = (event for event in state.news if event.kind == "looked-pile")
    assert event.facts == {"seat": 0, "n": 2}
    assert event.seen_by(0).private == {"cards": ("p22", "p23")}
    assert not event.seen_by(1).private
    assert not event.seen_by(None).private
    assert [piece.key for piece in rules.seen_by(0, state).pile] == [None, None]


def test_r30_the_bottom_of_the_pile_is_looked_at_and_nothing_else() -> None:
    state = read("tddeep", pile="p21 p22 p23 p24")
    (event,) = (event for event in state.news if event.kind == "looked-bottom")
    assert event.facts == {"seat": 0, "n": 2}
    assert event.seen_by(0).private == {"cards": ("p23", "p24")}
    assert not event.seen_by(1).private
    assert zones(state)[-2] == "p22 p23 p24"


def test_r30_a_hand_is_looked_at_and_what_all_see_is_not() -> None:
    state = read("tdpeek")
    assert "looked-hand" in told(state)
    open_hands = (Face.OPEN, Face.HIDDEN, Face.OPEN)
    assert "idle" in told(after(table("tdpeek p20", "p1", "p2", pile="p21", faces=open_hands), "read field 1"))


def test_r30_a_card_that_nobody_sees_is_looked_at_in_ones_own_hand() -> None:
    down = (Face.OPEN, Face.DOWN, Face.HIDDEN)
    state = after(table("tdone p20", "p1", "p2", pile="p21", faces=down), "read field 1")
    assert state.asked
    assert len(state.asked.spots) == 2
    seen = rules.seen_by(0, after(state, "hand 1"))
    assert [event.private["cards"] for event in seen.news if event.kind == "looked-hand"] == [("p1",)]


def test_r28_turns_go_round_the_other_way_until_they_are_turned_again() -> None:
    state = read("tdback", "p1", "p2", "p3", "p4", pile="p21 p22 p23 p24 p25")
    assert (state.turn, state.onward) == (3, -1)
    assert after(state, "read field 1").turn == 2
    assert read("tdskip", "p1", "p2", "p3", "p4").turn == 2


def test_r28_of_two_players_nothing_is_turned() -> None:
    assert "idle" in told(read("tdstay"))


def test_r28_a_card_that_stays_cannot_turn_them_without_end() -> None:
    state = table("tdstay p20", "p1", "p2", "p3", pile="p21 p22", repeats=True)
    while not state.over:
        state = after(state, "read field 1")
    assert state.readings <= QUIET_ROUNDS * 3


@pytest.mark.parametrize(
    ("key", "gone"), [("tdfive", "p20 p9"), ("tdpeak", "p20"), ("tdless", "p1 p2"), ("tdjust", "")]
)
def test_r31_cards_are_discarded_by_value(key: str, gone: str) -> None:
    state = read(key, field="p20 p9 p3", pile="p0 p1a p1b p1c", limits=(4, 1))
    assert sorted(zones(state)[-1].split()) == sorted(f"{key} {gone}".split())


def test_r31_equal_values_go_together_and_a_stack_has_the_value_of_its_top() -> None:
    state = after(table("tdfoot p20", "p3 p3a p7", "p2", pile="p21 p22 p23", limits=(2, 3)), "read field 1")
    assert zones(state)[-1] == "p3 p3a tdfoot"


def test_r31_and_r32_nothing_hidden_is_told_by_what_may_be_read() -> None:
    for key in ("tdless", "tdmost", "tdlow", "tdjust"):
        state = table(f"{key} p20", "p7", "p8", pile="p21 p22")
        assert rules.moves(rules.seen_by(0, state)) == rules.moves(state)


def test_r32_whoever_has_the_most_cards_loses() -> None:
    assert read("tdlose", "p1 p2", "p3", limits=(2, 1), offsets=(1, 0)).losers == (0,)
    assert read("tdlow", "p1", "p3", "p1a").losers == (0, 2)


def test_r32_whoever_has_the_highest_total_discards_by_their_own_choice() -> None:
    state = read("tdmost", "p1 p2", "p8 p9", limits=(2, 2))
    assert state.asked
    assert state.asked.seat == 1
    assert zones(after(state, "hand 2"))[-1] == "tdmost p9"


def test_whoever_holds_the_card_that_said_so_wins() -> None:
    state = after(table("end p20", "tdhold", "p2", pile="p21 p22"), "read hand 1")
    assert (state.condition, state.held) == (e.Holder(), "tdhold")
    assert rules.winners(after(state, "read field 1")) == (0,)
    other = after(table("end tdhold", "p1", "p2", pile="p21 p22"), "read field 2", "read field 1")
    assert rules.winners(other) == ()


def test_who_holds_it_is_known_only_where_the_card_is_seen() -> None:
    state = after(table("end p20", "tdhold", "p2", pile="p21 p22"), "read hand 1")
    assert standing(rules.seen_by(0, state)).first == (0,)
    assert standing(rules.seen_by(1, state)).unknown == (0,)


def test_a_card_in_its_readers_hand_does_what_it_would_not_do_in_the_field() -> None:
    assert after(table("p20", "tdif", "p2", pile="p21"), "read hand 1").over
    assert "idle" in told(read("tdif"))


def test_a_place_may_be_banned() -> None:
    state = read("tdbanfield")
    assert not [move for move in rules.moves(state) if "field" in move]
    assert refused(state, "read field 1") == "illegal.ban"
    hands = after(table("tdbanhands p20", "p1", "p2", pile="p21 p22"), "read field 1")
    assert not [move for move in rules.moves(hands) if "hand" in move]


def test_r33_what_comes_back_again_and_again_does_not_hold_off_the_end() -> None:
    state = table("tdloop tdloop2", "p1", "p2", pile="tdloop3", repeats=True)
    while not state.over:
        state = after(state, rules.moves(state)[0])
    assert state.readings < 200
    assert state.returned >= len(state.terms.cards)


@given(st.integers(0, 10_000))
def test_no_card_is_lost_on_its_way_back(n: int) -> None:
    state = table(
        "tdamong tdtake tdfield", "tdtwo tdpeak tdbottom", "tdless tdmost tdgive", pile="p21 p22 tdfoot", limits=(3, 3)
    )._replace(chance=Chance(str(n)))
    dice, every = Chance(str(n))("moves"), rules.cards(state)
    while not state.over:
        state = after(state, dice.choice(rules.moves(state)))
        assert rules.cards(state) == every
