"""7: when the game is over (E25, R3, R10), and 5-2d: endless repetition (E23, R2)."""

from __future__ import annotations

import pytest

from game.games.read_aloud import rules
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Face, Measure, Place
from game.games.read_aloud.rules.state import State
from game.games.read_aloud.rules.turns import ENDINGS, LAST_READING_FROM
from game.games.read_aloud.words import en, ja
from tests.read_aloud.scenes import SELF, after, known, refused, table, told, zones

known(
    {
        "nothing": (e.Nothing(),),
        "end": (e.End(),),
        "swap": (e.Swap(Place.PLAY),),
        "ones": (e.SwapOnes(),),
        "sweepset": (e.Discard(e.Whole(Place.FIELD)), e.Decide(e.Reader())),
        "endset": (e.End(), e.Decide(e.Reader())),
        "most": (SELF, e.Decide(e.Most(Measure.SUM))),
        "open": (e.Turn(e.Whole(Place.MINE), Face.OPEN),),
        "hide": (e.Turn(e.Whole(Place.HANDS), Face.HIDDEN), SELF),
        "hidden": (e.Turn(e.Whole(Place.MINE), Face.HIDDEN),),
        "doom": (SELF, e.LoseEach(Place.ANOTHER)),
        "guarded": (e.If(e.None_(Place.PILE), e.End()),),
    }
)


def test_7_field_and_pile_gone_end_the_game() -> None:
    state = after(table("p1", "p2", "p3"), "read field 1")
    assert (told(state)[-1], state.over, rules.moves(state)) == ("exhausted-nobody", True, ())


def test_7_without_a_pile_the_game_goes_on_until_the_field_is_gone() -> None:
    state = after(table("p1 p2", "p3", "p4"), "read field 1")
    assert not state.over
    assert after(state, "read field 1").over


def test_7_also_in_the_middle_of_replenishing_a_hand() -> None:
    """The limit is three, but fewer are held."""
    state = after(table("p1", "p2 p3 p5", "p4", limits=(1, 3)), "read hand 1")
    assert (told(state)[-1], zones(state)[:3]) == ("exhausted-nobody", ("", "p1 p3 p5", "p4"))


def test_e25_the_rest_of_the_text_is_not_carried_out() -> None:
    state = after(table("p1 p2", "sweepset", "p4"), "read hand 1")
    assert (told(state)[-1], state.condition) == ("exhausted-nobody", None)


def test_e28_nothing_comes_after_the_end() -> None:
    state = after(table("endset", "p3", "p4", pile="p5"), "read field 1")
    assert (told(state)[-1], state.condition) == ("ended-nobody", None)


def test_r10_an_exchange_is_one_act() -> None:
    """The only field card is exchanged; the field is never empty."""
    state = after(table("p1", "swap", "p4", limits=(1, 1)), "read hand 1", "field 1")
    assert (state.over, zones(state)[:2]) == (False, ("swap", "p1"))


@pytest.mark.parametrize(("losers", "offered"), [((), "player 2;player 3;player 4"), ((1,), "player 3;player 4")])
def test_e29_whoever_has_lost_is_not_chosen_to_lose_again(losers: tuple[int, ...], offered: str) -> None:
    state = after(table("doom p1", "p2", "p3", "p4", "p5", pile="p6 p7", losers=losers), "read field 1")
    assert rules.moves(state) == tuple(offered.split(";"))
    assert after(state, "player 3").losers == (*losers, 2)


def test_a_guarded_end() -> None:
    assert told(after(table("guarded", "p2", "p3", condition=e.Most(Measure.SUM)), "read field 1"))[-1] == "ended"


def test_the_result_names_who_ended_it_and_how() -> None:
    state = after(table("end p2", "p3", "p4", pile="p5", turn=1, condition=e.Most(Measure.SUM), by=0), "read field 1")
    assert state.last
    assert (state.last.reader, state.last.by, state.last.measures, state.last.kind) == (1, 0, (3, 4), "ended")
    assert state.last.number == 1
    assert state.last.condition == e.Most(Measure.SUM)


def test_r3_eight_quiet_rounds_end_the_game() -> None:
    state = table("nothing p2", "p3", "p4", pile="p5 p6", repeats=True, condition=e.Most(Measure.SUM))
    for n in range(16):
        assert not state.over, n
        state = after(state, "read field 1")
    assert (told(state)[-1], rules.winners(state)) == ("standstill", (1,))


def test_r3_a_discard_begins_the_count_anew() -> None:
    state = table("nothing p2 p1 p3", "p4", "p5", pile="p6 p7", repeats=True, quiet=15)
    assert (after(state, "read field 2").quiet, after(state, "read field 1").over) == (0, True)


def test_no_reading_begins_when_a_save_would_grow_too_long() -> None:
    state = table("p1 p2", "p4", "p5", pile="p6 p7", answers=LAST_READING_FROM - 1)
    assert after(state, "read field 1").over


def test_5_2d_nothing_may_bring_a_position_back() -> None:
    """Both do nothing: the second time it would be as it was."""
    state = table("nothing nothing1", "p3", "p4", pile="p5 p6")
    assert not refused(after(state, "read field 1"), "read field 2")
    state = after(state, "read field 1", "read field 1")
    assert [refused(state, f"read field {n}") for n in (1, 2)] == ["illegal.again"] * 2
    assert rules.moves(state) == ("read hand 1",)


def again() -> State:
    """A card exchanged and exchanged back; now its first exchange would bring back what there was."""
    state = table("nothing p2", "swap p3", "p5 p4", pile="p7 p8")
    return after(state, "read hand 1", "field 2", "read field 1", "read field 2", "hand 1", "read field 1")


def test_5_2d_an_exchange_may_not_lead_back() -> None:
    """Where only some answers lead back, only those are refused."""
    state = after(again(), "read hand 1")
    assert rules.moves(state) == ("field 1", "hand 1 of 2", "hand 2 of 2")
    assert refused(state, "field 2") == "illegal.ask-card"


def test_r2_off_by_the_option() -> None:
    state = table("nothing nothing1", "p3", "p4", pile="p5 p6", repeats=True)
    assert not after(state, "read field 1", "read field 1", "read field 1", "read field 1").over


def test_r2_a_refusal_needs_no_secret() -> None:
    state = again()
    assert rules.moves(rules.seen_by(0, state)) == rules.moves(state)


@pytest.mark.parametrize("ending", ENDINGS)
def test_every_ending_is_told(ending: str) -> None:
    assert f"log.{ending}" in en.SENTENCES
    assert f"log.{ending}" in ja.SENTENCES


@pytest.mark.parametrize(("field", "pile"), [("endset p1", "p5"), ("sweepset", "")])
def test_at_the_end_nothing_is_left_to_be_done(field: str, pile: str) -> None:
    """Neither the rest of the text nor a question, nor a place to fill."""
    state = after(table(field, "p3", "p4", pile=pile, picks=True), "read field 1")
    assert (state.over, state.agenda, state.asked, state.gaps) == (True, (), None, ())


def test_between_two_readings_nothing_is_being_read() -> None:
    state = after(table("p1 p2", "p3", "p4", pile="p5 p6"), "read hand 1")
    assert (state.reading, state.agenda, state.asked, state.gaps) == (None, (), None, ())
