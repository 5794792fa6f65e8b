"""Where the Japanese text can be read two ways, or differs from the booklet: items 1, 4, 5, 7, 11, D18, D29 to D31."""

from __future__ import annotations

import pytest

from game.core.cards import HIDDEN
from game.core.chance import Dice
from game.core.rules import Secret
from game.games.gang_of_four import GAME, rules
from game.games.gang_of_four.rules.cards import MULTI
from game.games.gang_of_four.rules.score import best
from game.games.gang_of_four.rules.state import OPTIONS, PRESETS, Exchange, Known, State, agreed
from game.words import LANGUAGES, words_of
from tests.gang_of_four.tables import after, dealt, facing, news, refusal, table, terms

ENDING = ("G9 Y9", "G1 G2 G3 G4 G5", "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 R1", "R2 R3 R4 R5 R6 R7 R8 R9 R10 G6 G7")
"""Seat 0 goes out with its pair: 0, 5, 18 and 33 points."""


@pytest.mark.parametrize(
    ("end", "before", "over"), [("reached", 67, True), ("exceeded", 67, False), ("exceeded", 68, True)]
)
def test_the_match_ends_at_100_or_only_above_it_1_11_d30(end: str, before: int, over: bool) -> None:
    state = after(table(*ENDING, totals=(5, 1, 20, before), options={"end": end}), "G9 Y9")
    assert (state.asked is None) == over


@pytest.mark.parametrize(("limit", "before", "over"), [("37", 4, True), ("38", 4, False), ("999", 900, False)])
def test_any_limit_can_be_agreed_d30(limit: str, before: int, over: bool) -> None:
    [option] = [option for option in OPTIONS if option.key == "limit"]
    assert option.takes(limit)
    assert not option.takes("0")
    state = after(table(*ENDING, totals=(0, 0, 0, before), options={"limit": limit}), "G9 Y9")
    assert (state.asked is None) == over


def test_a_number_of_rounds_ends_a_match_whatever_the_points_d30() -> None:
    options = {"limit": "rounds-4", "end": "exceeded"}
    state = after(table(*ENDING, totals=(0, 0, 0, 900), options=options, round=4), "G9 Y9")
    assert state.asked is None


@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        ((18, 13, 0, 90), (0,)),  # all have 18 now; the winner of the round took nothing in it
        ((19, 13, 0, 90), (1,)),  # two have 18; 5 points in the last round are fewer than 18
        ((19, 60, 0, 60), (2,)),  # no tie
    ],
)
def test_a_tie_may_be_broken_by_the_last_round_d18(totals: tuple[int, ...], winners: tuple[int, ...]) -> None:
    state = after(table(*ENDING, totals=totals, options={"ties": "last-round", "limit": "50"}), "G9 Y9")
    assert rules.winners(state) == winners
    assert state.news[-1].kind == "victory"


def test_then_by_the_place_next_to_the_winner_of_the_round_clockwise_d18() -> None:
    hands = ("G1 G2 G3", "G9 Y9", "Y1 Y2 Y3", "R1 R2 R3")
    for totals, winner in (((0, 9, 0, 0), 2), ((0, 9, 9, 0), 3), ((0, 9, 9, 9), 0)):
        options = {"ties": "last-round", "limit": "rounds-4"}
        state = after(table(*hands, totals=totals, asked=1, round=4, options=options), "G9 Y9")
        assert rules.winners(state) == (winner,)
        assert state.last
        level = tuple(seat for seat in range(4) if state.totals[seat] == 3)
        assert best(state.last, False) == level
        assert [event.facts["seats"] for event in news(state, "tie-break")] == [level] * (len(level) > 1)


def exchanged(*hands: str, loser: int = 1, winner: int = 0, dummy: tuple[str, ...] = (), **options: str) -> State:
    """The beginning of a later round, after both have given a card: the loser its highest, the winner a green 3."""
    options = {"multi": "round", **options}
    state = table(*hands, options=options, exchange=Exchange(loser, winner), asked=loser, dealer=winner, dummy=dummy)
    return after(state, rules.moves(state)[0], "give G3")


HOLDING = ("G3 Y4", "G5 Y6", "M1 G7", "R8 R9")


def test_the_multicoloured_1_begins_every_round_when_the_text_is_read_so_5_d31() -> None:
    state = exchanged(*HOLDING)
    assert state.asked == 2
    assert state.must_hold_multi
    assert rules.moves(state) == ("M1!", "M1")
    assert refusal(state, "G7!")[0] == "illegal.first"
    assert [event.facts for event in news(state, "begins")] == [{"seat": 2, "card": MULTI}]
    assert exchanged(*HOLDING, multi="match").asked == 0


def test_it_may_have_changed_hands_in_the_exchange_12_d31() -> None:
    state = table("G3 M1", "G5 Y6", "G7", "G8", options={"multi": "round"}, exchange=Exchange(1, 0), asked=1)
    assert after(state, "give Y6", "give M1").asked == 1


def test_in_the_dummy_it_lets_the_player_at_the_dealers_right_begin_4_d31() -> None:
    state = exchanged("G3 Y4", "G5 Y6", "G7 R1", dummy=(MULTI, "R9"))
    assert (state.dealer, state.asked) == (0, 2)
    assert not state.must_hold_multi
    assert [event.facts["seat"] for event in news(state, "begins-dummy")] == [2]


@pytest.mark.parametrize("exchange", ["open", "hidden"])
def test_whoever_begins_with_it_is_known_to_hold_it_d26_d31(exchange: str) -> None:
    state = table(
        "G3 M1", "G5 Y6", "G7", "G8", options={"multi": "round", "exchange": exchange}, exchange=Exchange(1, 0)
    )
    state = after(state._replace(asked=1), "give Y6", "give M1")
    assert [each for each in state.known if each.card == MULTI] == [Known(MULTI, 1)]
    for seat in (2, 3):
        seen = rules.seen_by(seat, state)
        assert MULTI in rules.imagine(seen, seat, Dice("x")).hands[1]


def test_who_holds_it_a_seen_state_does_not_guess_d31() -> None:
    state = table(*HOLDING, options={"multi": "round"}, exchange=Exchange(1, 0), asked=1)
    seen = rules.seen_by(0, after(state, "give Y6"))
    assert HIDDEN in seen.hands[2]
    with pytest.raises(Secret):
        rules.play(seen, "give G3")


def test_to_the_letter_a_gang_of_four_is_beaten_by_a_gang_of_five_to_seven_only_7_d29() -> None:
    """In its own words: to beat a gang of four one must play a gang of five to seven."""
    for sheet, beaten in (("japanese", False), ("booklet", True), ("usual", True)):
        state = table("G9 G9 Y9 R9 G2", "G5 G5 Y5 Y5 R5 G3", "R1", "R2")._replace(terms=agreed(PRESETS[sheet]))
        facing_four = facing(state, 3, "G8 G8 Y8 R8")
        assert ("G9 G9 Y9 R9!" in rules.moves(facing_four)) == beaten
        assert "G5 G5 Y5 Y5 R5!" in rules.moves(facing_four._replace(asked=1))


def test_to_the_letter_the_match_ends_above_100_11_d29() -> None:
    """In its paragraph on further rounds: until somebody's penalty exceeds 100."""
    assert (agreed(PRESETS["japanese"]).limit, agreed(PRESETS["japanese"]).beyond) == (100, True)
    assert not agreed(PRESETS["booklet"]).beyond


def test_the_booklet_has_the_duty_and_begins_counter_clockwise_d1_d16_d29() -> None:
    booklet, letter = agreed(PRESETS["booklet"]), agreed(PRESETS["japanese"])
    assert (booklet.duty, booklet.clockwise_first) == (True, False)
    assert (letter.duty, letter.clockwise_first) == (False, True)


def test_the_usual_sheet_is_what_nobody_has_chosen_d29() -> None:
    assert PRESETS["usual"] == GAME.defaults()
    assert terms() == agreed(PRESETS["usual"])
    assert dealt().terms == terms()


@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_a_limit_of_ones_own_is_named_in_both_languages(lang: str) -> None:
    assert "37" in words_of(lang, GAME).chosen("limit", "37")
