"""The neighbours as people, and conditions of one number: what they mean at the table, and in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.read_aloud import rules
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Face, Measure, Place
from game.games.read_aloud.language.sentences import phrase
from game.games.read_aloud.language.vain import vain
from game.games.read_aloud.page import VIEW
from game.games.read_aloud.rules.state import State
from tests.read_aloud import sights
from tests.read_aloud.scenes import SELF, after, known, table, told, zones
from tests.read_aloud.sights import for_both

known(
    {
        "end": (e.End(),),
        "nbleft": (e.Discard(e.Whole(Place.LEFT)),),
        "nbright": (e.Each(Place.RIGHT, 1),),
        "nbswapleft": (e.SwapHands(Place.LEFT),),
        "nbgiveright": (e.Take(1, Place.PILE, Place.RIGHT),),
        "nblimitleft": (e.Limit(Place.LEFT, -1),),
        "nblimitothers": (e.Limit(Place.OTHERS, -1),),
        "nbagain": (SELF, e.Again()),
        "nbstayagain": (e.Again(),),
        "nbskip": (SELF, e.Skip()),
        "nball": (e.LoseEach(Place.HANDS),),
        "nbloseleft": (e.LoseEach(Place.LEFT),),
        "nbsethands": (SELF, e.SetLimit(Place.HANDS, 3)),
        "nbcuthands": (e.SetLimit(Place.HANDS, 1),),
        "nbdouble": (SELF, e.DoubleLimit(Place.FIELD)),
        "nbshowright": (e.Turn(e.Whole(Place.RIGHT), Face.OPEN),),
    }
)


def ended(condition: e.Condition, *hands: str, **changes: Any) -> State:
    """The game ended by the first seat."""
    return after(table("end p20", *hands, pile="p21 p22", condition=condition, **changes), "read field 1")


@pytest.mark.parametrize(
    ("condition", "hands", "winners"),
    [
        (e.Exactly(Measure.SUM, 7), ("p5 p2", "p7", "p8"), (0, 1)),
        (e.Exactly(Measure.SUM, 7), ("p5", "p6"), ()),
        (e.Exactly(Measure.CARDS, 0), ("p5", ""), (1,)),
        (e.Exactly(Measure.ZEROS, 0), ("p5", "p0"), (0,)),
        (e.SecondLeast(Measure.SUM), ("p9", "p8", "p7"), (1,)),
        (e.SecondLeast(Measure.SUM), ("p9", "p9a", "p7"), (0, 1)),
        (e.SecondLeast(Measure.SUM), ("p9", "p9a"), ()),
    ],
)
def test_conditions_of_one_number(condition: e.Condition, hands: tuple[str, ...], winners: tuple[int, ...]) -> None:
    assert rules.winners(ended(condition, *hands)) == winners


FOUR = ("p1", "p2", "p3", "p4")


def read(key: str) -> State:
    """A field card with this text, read by the first of four seats."""
    return after(table(f"{key} p20", *FOUR, pile="p21 p22 p23 p24 p25 p26"), "read field 1")


@pytest.mark.parametrize("lang", for_both)
@pytest.mark.parametrize(
    "choice",
    [
        e.Either(e.SwapHands(Place.LEFT), e.SwapHands(Place.RIGHT)),
        e.Either(e.PassHands(True), e.PassHands(False)),
        e.Either(e.Discard(e.Some(1, Place.LEFT)), e.Discard(e.Some(1, Place.RIGHT))),
    ],
)
def test_the_buttons_for_two_neighbours_name_both(choice: e.Either, lang: str) -> None:
    state, _ = sights.after(sights.table([(choice,), (SELF,)], *[[(SELF,)]] * 4), "read field 1")
    here = sights.scene(state, lang=lang)
    buttons = sights.drawn(here).all("button", "answer")
    for button, clause, seat in zip(buttons, (choice.one, choice.other), (1, 3), strict=True):
        assert here.words.seat(seat) in button.text
        assert phrase(clause, lang).rstrip(".") in button.text[:1].lower() + button.text[1:]
    assert [here.words.seat(seat) in VIEW.meaning(here, "first") for seat in (1, 3)] == [True, False]


def test_r26_the_neighbour_on_the_left_is_next_and_the_one_on_the_right_is_last() -> None:
    assert zones(read("nbleft"))[-1] == "p2"
    state = read("nbright")
    assert zones(state)[-1] == "p4"


def test_hands_are_exchanged_with_the_left_and_cards_given_to_the_right() -> None:
    assert zones(read("nbswapleft"))[1:5] == ("p2", "p1", "p3", "p4")
    assert read("nblimitleft").offsets == (0, -1, 0, 0)


def test_the_limit_of_all_others_is_lowered_without_a_question() -> None:
    assert read("nblimitothers").offsets == (0, -1, -1, -1)
    assert len(read("nblimitothers").hands[0]) == 1


def test_the_hand_on_the_right_is_shown_and_the_card_for_it_goes_over_the_limit() -> None:
    assert [*read("nbshowright").faces[1:]] == [Face.HIDDEN, Face.HIDDEN, Face.HIDDEN, Face.OPEN]
    assert read("nbgiveright").limits == (2, 1)


def test_of_two_players_both_neighbours_are_the_same() -> None:
    left, right = (
        after(table(f"{key} p20", "p1", "p2", pile="p21 p22 p23"), "read field 1") for key in ("nbleft", "nbright")
    )
    assert zones(left)[-1] == zones(right)[-1] == "p2"


@pytest.mark.parametrize("place", [Place.LEFT, Place.RIGHT])
def test_two_cards_of_one_neighbour_cannot_be_exchanged(place: Place) -> None:
    assert vain(e.SwapTwo(place, place))


def test_r27_another_turn_and_a_turn_passed_over() -> None:
    assert (read("nbagain").turn, read("nbskip").turn) == (0, 2)
    assert "again" in told(read("nbagain"))
    assert "passed-over" in told(read("nbskip"))


def test_the_turn_after_goes_on_as_usual() -> None:
    assert after(read("nbagain"), "read field 2").turn == 1
    assert after(read("nbskip"), "read field 2").turn == 3


def test_another_turn_from_a_card_that_stays_cannot_be_taken_without_end() -> None:
    state = read("nbstayagain")
    assert state.turn == 0
    assert "read field 1" not in rules.moves(state)
    free = after(table("nbstayagain p20", *FOUR, pile="p21 p22", repeats=True), *["read field 1"] * 3)
    while not free.over:
        free = after(free, "read field 1")
    assert free.answers <= 8 * 4


def test_everyone_loses_and_nobody_wins() -> None:
    assert read("nball").losers == (0, 1, 2, 3)
    assert read("nbloseleft").losers == (1,)


def test_r25_limits_are_set_and_doubled() -> None:
    assert read("nbsethands").limits == (2, 3)
    assert [len(hand) for hand in read("nbsethands").hands] == [3, 3, 3, 2]
    assert read("nbdouble").limits == (4, 1)


def test_a_limit_set_below_a_hand_is_blocked_by_the_ban_on_discarding() -> None:
    bans = (e.Act.DISCARD_FROM_HANDS,)
    full = table("nbcuthands p20", "p1 p2", "p3 p4", pile="p21 p22", bans=bans)
    assert "read field 1" not in rules.moves(full)
    small = table("nbcuthands p20", "p1", "p3", pile="p21 p22", limits=(2, 2), bans=bans)
    assert small.limits == (2, 2)
