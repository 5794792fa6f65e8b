"""A hint names a gang that is broken, the plan that is left, and gives no reason that another play defeats."""

from __future__ import annotations

import pytest

from game.core.review import forms_of
from game.core.rules import Choice, Saying
from game.games.gang_of_four import rules
from game.games.gang_of_four.hints.compared import compared
from game.games.gang_of_four.hints.look import gangs_out, parts_of
from game.games.gang_of_four.hints.names import alike, all_named, move_named
from game.games.gang_of_four.hints.passing import of_pass, spare
from game.games.gang_of_four.hints.reasons import reason
from game.games.gang_of_four.hints.told import parts
from game.games.gang_of_four.rules.answers import PASS
from game.games.gang_of_four.rules.cards import DECK, without
from game.games.gang_of_four.rules.state import Exchange, State
from tests.gang_of_four.tables import combo, facing, hand, table
from tests.gang_of_four.test_hints import keys, look, sentences, told

LONG = "G2 G4 Y7 R6 G7 R1 R2 R3 R4 R5 Y1"
SIX = "G2 G4 Y7 R6 G7 R1"
SEVENS = facing(table("Y1 R1 Y2 G3 Y3 G5 Y5 Y6 G7 Y7 Y7 R7 Y8 Y8 Y9 R10", LONG, LONG), 2, "G1 Y1 Y4 Y4 R4")
STRAIGHT = facing(table("Y1 R1 Y2 G5 Y5 Y6 Y7 Y8 Y8 Y9 R10", LONG, SIX), 2, "G3 Y3 G9 Y9 R9")
DRAGON = table("Y3 G4 Y4 Y4 G5 R6 G7 Y7 R7 R7 R8 Y9 G10 Y10 Y10 RD", LONG, LONG)
TENS = facing(table("G3 G6 R6 G7 G8 G9 G10 G10 Y10 R10 GP", LONG, LONG), 1, "Y2 Y5 Y5 Y7 Y8")
NINES = facing(table("G4 G4 R4 Y5 Y6 Y8 G9 Y9 Y9 R9 G10 GP YP", LONG, "G2 G4 Y7 R6"), 1, "G3 G3 R3 G10 R10")
PHOENIX = table("Y2 Y5 Y5 R5 R6 GP", LONG, "G2", LONG)
FIVES = facing(table("G1 Y2 Y4 R4 Y5 Y5 R5 R6 G7 R8 G9 R9 R9 G10 GP RD", LONG, SIX), 1, "G1 R1 M1 Y3 Y3")
LADDER = facing(table("Y2 Y5 Y5 R5 R6 G7 G10 GP RD", LONG, "G2 G4 Y7 R6"), 2, "G9")
LONELY = facing(table("G1 Y5 G7 R8 RD", LONG, LONG), 1, "R10")
EIGHTS = facing(table("Y3 R3 Y4 Y8 R8 Y9 R9 R9 RD", LONG, "G2 G3"), 2, "Y6 R6")
FLUSHES = table("M1 Y2 G3 Y3 G5 Y5 R5 Y6 G7 Y8 Y9 Y9 R9 Y10 R10 RD", LONG, LONG)


def brief(key: str, **facts: object) -> Saying:
    return f"brief.{key}", facts


@pytest.mark.parametrize(
    ("state", "best", "other", "less", "first"),
    [
        (SEVENS, "G3 Y3 G7 Y7 R7", "Y1 R1 G7 Y7 R7", 0.2, ["keeps", "tears", "close"]),
        (DRAGON, "Y3 Y4 Y4 Y7 Y9", "G4 G5 R6 G7 R8", 2.0, ["leaves", "harder", "spares", "tears", "even-so"]),
        (TENS, "G3 G7 G8 G9 G10", "G6 R6 G10 Y10 R10", 10.0, ["plan", "tears", "even-so"]),
        (NINES, "G4 G4 R4 G9 R9", PASS, 4.0, ["leaves", "few", "tears", "even-so"]),
    ],
)
def test_a_gang_that_is_broken_is_told_also_where_the_second_best_breaks_it_too(
    state: State, best: str, other: str, less: float, first: list[str]
) -> None:
    said, second = told(state, best, other, less)
    assert keys(said) == first
    assert [facts["what"][0] for key, facts in said if key == "reason.tears"] == ["brief.gang"]
    assert ("tears" in keys(second)) == (other != PASS)


def test_beside_a_straight_flush_no_pair_is_mourned() -> None:
    assert "tears" not in keys(told(STRAIGHT, "Y5 Y6 Y7 Y8 Y9", PASS, 5.0)[0])


def test_a_weaker_answer_is_no_loss_of_the_stronger_one_which_says_that_it_is_harder_to_beat() -> None:
    said, _ = told(FIVES, "Y4 R4 G9 R9 R9", PASS, 7.0)
    assert keys(said) == ["band", "harder"]
    assert said[1][1]["other"] == brief("house", number=5, other=4)


def test_a_full_house_is_not_broken_where_a_higher_one_stays() -> None:
    state = table("G1 G1 R1 G4 G4 R4 Y5 Y6 Y8 G9 Y9 Y9 R9 G10 GP YP", LONG, LONG)
    assert keys(told(state, "G1 G1 R1", "G4 G4 R4", 1.0)[0]) == ["low"]


@pytest.mark.parametrize(
    ("held", "move", "other", "kept", "last"),
    [
        ("G1 G1 Y1 R1 Y5 Y8", "Y8", "Y5", brief("gang", kind="gang_of_four", number=1), brief("one", card="Y5")),
        ("G7 R10 RD", "R10", "G7", brief("one", card="RD"), brief("one", card="G7")),
    ],
)
def test_the_plan_is_told_also_where_the_second_best_leaves_one_too(
    held: str, move: str, other: str, kept: Saying, last: Saying
) -> None:
    said, second = told(table(held, LONG, LONG), move, other, 2.0)
    assert said[0] == ("reason.plan", {"kept": kept, "last": last})
    assert keys(second) == ["costs"]


@pytest.mark.parametrize(
    ("state", "refused", "key", "kept"),
    [
        (FIVES, "Y4 R4 G9 R9 R9", "saves", [brief("house", number=9, other=4)]),
        (LADDER, "RD", "keeps", [brief("one", card="G10"), brief("one", card="GP"), brief("one", card="RD")]),
        (LONELY, "RD", "only", [brief("one", card="RD")]),
        (facing(table("G3 Y5 R8", LONG, LONG), 1, "R7"), "R8", "saves", [brief("one", card="R8")]),
        (
            facing(table("Y5 G6 R7 G8 G10", LONG, LONG), 1, "R4"),
            "G10",
            "all",
            [brief("one", card="G10")],
        ),
    ],
)
def test_a_pass_names_all_the_answers_that_it_keeps_and_what_for(
    state: State, refused: str, key: str, kept: list[Saying]
) -> None:
    """Two full houses that share cards are not both kept."""
    assert of_pass(look(state), combo(refused)) == (f"reason.pass-{key}", {"what": all_named(kept)})


def test_of_a_card_that_is_easier_to_beat_it_is_told_what_it_is_good_for() -> None:
    said, _ = told(PHOENIX, "Y2", "R6", 0.2)
    assert keys(said) == ["keeps-from", "danger", "close"]
    assert keys(told(PHOENIX, "R6", "Y2", 0.2)[0]) == ["keeps-from", "danger", "close"]


@pytest.mark.parametrize(
    ("state", "best", "first"),
    [
        (EIGHTS, "Y8 R8", ["leads-next", "leaves"]),
        (facing(table("G3 R8 Y5 Y10 G9 R9", LONG, "G2 G3 G4 G5"), 2, "Y7"), "R8", ["lowest-answer", "few"]),
    ],
)
def test_few_cards_of_a_rival_do_not_stand_alone(state: State, best: str, first: list[str]) -> None:
    assert keys(told(state, best, PASS, 4.0)[0]) == first


def test_between_answers_that_do_as_well_it_is_told_that_the_strong_cards_stay() -> None:
    state = facing(table("Y2 Y5 Y5 R5 R6 G7 G10 GP RD", LONG, "G2 G4 Y7"), 1, "R5")
    assert keys(told(state, "G7", "R6", 0.2)[0]) == ["few", "cheap", "close"]


@pytest.mark.parametrize(
    ("held", "card", "key"),
    [
        ("G1 Y1 R1 R3 G4 Y4 R4 Y5 Y6 Y8 G10 GP", "R3", "spare"),
        ("G1 Y1 R1 R3 G4 Y4 R4 Y5 Y6 Y8 G10 GP", "G10", "loose"),
        ("G1 Y1 R1 R3 G4 Y4 R4 Y5 Y6 Y8 G10 GP", "GP", "give-strong"),
        ("G1 G2 Y2 G3 Y3 R4 R5 G6 R6 G7 G8 G9 G10 G10 Y10 R10 GP", "Y2", "give-twin"),
        ("G1 Y3 Y4 Y5 Y6 Y8 R9", "G1", "loose"),
        ("G1 R1 M1 G2 G3 R3 G4 G4 R4 G5 R7 R8 G9 Y9 Y9 GP", "R1", "give-twin"),
    ],
)
def test_a_gift_is_explained_by_the_card_alone(held: str, card: str, key: str) -> None:
    state = table(held, LONG, LONG, exchange=Exchange(1, 0, "RD"))
    said = reason(look(state), f"give {card}")
    while said[0] in ("reason.both", "reason.price"):
        said = said[1]["why"]
    assert said[0] == f"reason.{key}"


def test_where_two_fives_differ_in_nothing_else_the_higher_card_that_stays_is_told() -> None:
    state = facing(table("Y1 R1 R1 G2 G2 R2 Y3 Y5 Y5 G6 G7 Y9 Y10", LONG, LONG), 1, "G1 Y2 Y3 G4 G5")
    said, _ = told(state, "Y1 Y3 Y5 Y5 Y9", "Y1 Y3 Y5 Y5 Y10", 2.0)
    assert ("reason.spares", {"what": brief("one", card="Y10")}) in said or keys(said) == ["lowest-answer"]


def test_a_way_out_is_told_once() -> None:
    assert keys(told(table("Y6 GP", LONG, LONG), "Y6!", "GP!", 2.0)[0]) == ["waits-out"]


def test_no_lower_card_is_set_against_a_gang() -> None:
    held = "R1 G2 Y2 R2 R2 R3 G5 G7 Y7 G8 G9 Y9 G10 Y10 Y10 R10 GP"
    said, _ = told(table(held, LONG, LONG, exchange=Exchange(1, 0, "RD")), "give Y2", "give G5", 2.0)
    assert keys(said) == ["tears", "even-so-than"]


def test_the_weakest_card_that_is_not_needed_is_no_part_of_a_combination() -> None:
    assert spare(look(table("G1 Y1 R1 R3 G4 Y4 R4 Y5", LONG, LONG))) == "R3"
    assert spare(look(table("G3 Y3", LONG, LONG))) is None


def test_nothing_is_called_unbeaten_while_a_gang_may_be_held() -> None:
    state = table("G4 RD", LONG, LONG)
    assert gangs_out(look(state))
    assert reason(look(state), "RD!")[1]["why"] == ("reason.sure", {})
    left = ("G1", "G2", "G3", "Y5", "R6", "G7", "Y8")
    gone = without(DECK, (*state.hands[0], *left))
    late = state._replace(hands=(state.hands[0], left[:4], left[4:]), played=gone)
    assert not gangs_out(look(late))
    assert reason(look(late), "RD!")[1]["why"] == ("reason.unbeaten", {})
    few = state._replace(hands=(state.hands[0], hand("G1 G2 G3"), hand("Y5 R6 G7")))
    assert not gangs_out(look(few))


def test_of_two_flushes_of_one_height_the_name_has_all_numbers_but_they_are_one_choice() -> None:
    moves = "M1 Y2 Y6 Y8 Y10", "Y2 Y3 Y5 Y6 Y10"
    held, compare = look(FLUSHES).held, FLUSHES.terms.compare
    names = [move_named(move, held, compare) for move in moves]
    assert [name[1]["numbers"] for name in names] == ["1-2-6-8-10", "2-3-5-6-10"]
    assert alike(moves, held, compare)


def test_the_second_move_is_not_praised_for_the_plays_that_are_left() -> None:
    state = rules.seen_by(0, table("M1 Y3 R3 G4 Y4 G6 G7 Y7 Y8 R8 G9 Y9 R9 R9 G10 RD", LONG, LONG))
    assert keys(told(state, "M1 G4 G6 G9 G10", "M1 R3 R8 R9 R9", 6.0)[1]) == ["tears", "costs"]


@pytest.mark.parametrize(
    ("held", "best", "other", "first"),
    [
        ("G1 Y1 Y2 G3 R3 Y4 R4 Y5 Y5 R5 Y7 Y8 R8 G10 G10 R10 YP", "R4", "G1", ["give-twin", "close-give"]),
        ("R1 M1 Y2 G4 Y4 G6 G6 G7 R7 G8 Y8 Y9 R9 R9 R10 YP RD", "Y4", "Y8", ["give-twin", "close-give"]),
        ("G1 Y1 R1 G2 Y3 G4 Y4 R4 R5 G7 Y7 R7 Y9 R9 G10 Y10 YP", "R1", "G1", ["tears", "close-give"]),
        ("Y1 R1 M1 Y2 R4 G5 Y5 Y5 R5 G6 G8 G8 Y9 Y10 Y10 YP RD", "Y2", "Y9", ["gives-either", "close-give"]),
        ("G1 G2 Y2 Y2 G3 Y3 R4 Y5 R5 R6 R8 R8 G9 Y10 R10 YP RD", "G3", "Y3", ["gives-either", "close-give"]),
        ("G1 G2 Y2 Y2 G3 Y3 R4 Y5 R5 R6 R8 R8 G9 Y10 R10 YP RD", "Y3", "G3", ["give-twin", "close-give"]),
    ],
)
def test_a_card_given_breaks_only_what_the_fewest_plays_need_and_one_flush_does_not_speak_for_another(
    held: str, best: str, other: str, first: list[str]
) -> None:
    """The red flush of the first hand is in no way to lay it in six plays; in the third each card is of one flush."""
    state = table(held, LONG, LONG, exchange=Exchange(1, 0, "RD"))
    assert keys(told(state, f"give {best}", f"give {other}", 0.2)[0]) == first


@pytest.mark.parametrize(
    ("held", "what"),
    [("G1 R1 M1 G2 Y3 R3 G6 Y6 R6 G7 G8 R8 G9 G10 R10 GP", "three"), ("G1 R1 M1 Y3 R3 Y6 R6 G9 R10 GP", "two")],
)
def test_of_a_number_that_is_held_three_times_no_pair_is_saved(held: str, what: str) -> None:
    state = facing(table(held, LONG, LONG), 1, "Y2 Y5 Y6 Y8 Y10")
    [(_, facts), _] = told(state, "G1 R1 M1 Y3 R3", "G1 R1 M1 Y6 R6", 0.2)[0]
    assert facts["what"] == brief(what, kind={"three": "triple", "two": "pair"}[what], number=6)


def test_an_answer_names_the_strong_card_that_it_spares_and_what_either_breaks_is_told_of_both() -> None:
    state = facing(table("Y1 Y9 R9 G10 Y10 YP", SIX, LONG), 1, "G3")
    first, second = told(state, "G10", "Y9", 0.3)
    assert (keys(first), keys(second)) == (["keeps", "tears", "close"], ["tears", "even"])
    assert first[0][1]["what"] == brief("one", card="YP")


@pytest.mark.parametrize(
    ("other", "first"),
    [("Y6 R6", ["keeps", "close"]), ("GP", ["keeps", "tears", "close"])],
)
def test_of_two_moves_that_do_as_well_it_is_told_what_both_keep(other: str, first: list[str]) -> None:
    assert keys(told(table("G2 Y6 R6 R8 R10 GP", LONG, LONG), "R6", other, 0.1)[0]) == first


RED = table("R1 R1 Y2 R2 G4 R4 G5 R7 Y8", "G8", "G2 G4 Y7 R6", LONG)
THREES = facing(table("Y1 R2 G3 G3 Y3 R3 Y4 G5 G5 R5 Y6 Y7 R7 R8 GP RD", LONG, LONG), 1, "G1 G1 R1 M1")
OPENS = table("G1 M1 G2 G2 Y2 R2 G5 Y5 G6 R6 R7 G9 Y9 R9 Y10 RD", LONG, LONG)
YELLOW = facing(table("Y2 Y2 R2 Y3 G4 G5 Y5 Y5 G7 Y7 Y7 R7 G9 R9 Y10 GP", LONG, LONG), 1, "Y1 Y3 Y8 Y9 Y9")
HOUSE = facing(table("Y1 M1 G2 G2 R2 R3 G4 G5 G5 Y5 R5 G7 G7 Y7 R8 G9", LONG, LONG), 1, "G4 Y4 G6 Y6 R6")
SEVEN = facing(table("Y2 R2 G4 G5 G7 Y7 Y7 R7 G9 R9 GP", "G2 G4 Y7 R6 G7 R1", LONG), 1, "G4 R4 Y6 Y6 R6")
GONE = hand("Y2 Y2 Y3 Y5 Y7 R1 R2 R4 R7 R8 R2 R5 R6 R7 R8 G1 G2 G3 G9 G10 R1 R3 R5 R9 R10")
GREEN = facing(table("G1 Y1 Y1 G4 Y4 G6 G6 G7 Y9 R9 Y10", LONG, LONG, SIX), 3, "R1 R3 R5 R9 R10")._replace(played=GONE)
TENS_HOUSE = facing(table("G1 Y1 R1 R2 R3 R4 R4 Y5 Y5 Y7 G10 Y10 R10 R10 GP RD", LONG, LONG), 1, "G1 Y1 G3 Y3 R3")


@pytest.mark.parametrize(
    ("state", "best", "other", "less", "first"),
    [
        (RED, "R1 R1", "Y2 R2", 0.2, ["too-few", "only-singles", "close"]),
        (RED, "R1 R1", "R7", 2.0, ["too-few", "only-singles"]),
        (facing(RED, 2, "R5"), "Y8", PASS, 2.0, ["leads-next", "danger-fewest"]),
        (table("Y1 Y4 Y6 R8 RD", LONG, "R10"), "Y1", "Y4", 0.2, ["keeps", "danger", "close"]),
        (
            facing(table("G6 Y6 R6 G3 Y3 R9 G9 G1", LONG, "G2 G3"), 2, "G5 Y5 R5 G6 R6"),
            "G3 Y3 G6 Y6 R6",
            "G6 Y6 R6 G9 R9",
            1.0,
            ["few-top", "spares"],
        ),
    ],
)
def test_a_rival_with_few_cards_is_named_first(
    state: State, best: str, other: str, less: float, first: list[str]
) -> None:
    """And beside a pair what the hand of five, which a beginner would lead, would leave."""
    assert keys(told(state, best, other, less)[0]) == first


@pytest.mark.parametrize(
    ("state", "best", "other", "less", "first"),
    [
        (THREES, "G3 G3 Y3 R3", PASS, 1.0, ["gang", "step", "tears", "even-so"]),
        (OPENS, "G5 Y5", "R7", 2.0, ["sheds", "spares"]),
        (YELLOW, "Y2 Y3 Y5 Y5 Y10", PASS, 3.0, ["cheap", "step"]),
        (HOUSE, "G5 G5 Y5 R5", "Y1 M1 G7 G7 Y7", 2.0, ["gang", "spares"]),
        (SEVEN, "Y2 R2 G7 Y7 Y7", "G7 Y7 Y7 G9 R9", 1.0, ["spares", "band", "tears", "even-so"]),
        (TENS_HOUSE, "Y5 Y5 G10 Y10 R10", PASS, 2.0, ["top-house", "step", "tears", "even-so"]),
        (table("G2 R2 Y5 G7 G10 R10 R10 RD", LONG, LONG), "Y5", "G7", 1.0, ["spare"]),
    ],
)
def test_the_reason_answers_why_not_the_play_that_a_beginner_would_make(
    state: State, best: str, other: str, less: float, first: list[str]
) -> None:
    assert keys(told(state, best, other, less)[0]) == first


def test_a_way_out_hangs_on_no_card_that_is_hardly_likely_to_win() -> None:
    state = table("G2 R2 G7 G10 R10 R10", LONG, LONG)
    first, second = told(state, "G7", "G2 R2 G10 R10 R10!", 1.0)
    assert (keys(first), keys(second)) == (["waits-out"], ["costs"])


def test_the_way_out_is_told_though_the_plan_takes_the_rest_apart() -> None:
    state = facing(table("Y3 R3 R3 Y10 Y10 RD", LONG, SIX, LONG), 1, "R10")
    unseen = hand("G1 G2 Y2 G4 Y4 G5 Y5 Y6 R6 G7 Y7 Y8 R8")
    state = state._replace(played=without(DECK, (*state.hands[0], *unseen)))
    assert len(parts_of(hand("Y3 R3 R3 Y10 Y10"), look(state).pieces).pieces) == 2
    assert parts(reason(look(state), "RD")).plays == ("reason.next-out", {"what": brief("house", number=3, other=10)})


def test_a_phoenix_is_given_for_the_plays_that_it_saves() -> None:
    held = "Y1 G2 Y2 R2 G3 Y3 G5 Y5 G6 Y7 Y8 G10 Y10 Y10 R10 GP RD"
    state = table(held, LONG, LONG, exchange=Exchange(1, 0, "RD"))
    assert keys(told(state, "give GP", "give Y8", 25.0)[0]) == ["fewer"]


def test_a_pass_that_may_let_a_rival_out_says_what_it_keeps() -> None:
    state = facing(table("G2 R2 G7 Y7 R7 G8 R9 R10 YP", LONG, LONG, "R5"), 3, "GP")
    assert keys(told(state, PASS, "YP", 2.0)[0]) == ["pass-only", "pass-lets-out-all"]


def test_the_second_move_is_blamed_for_no_danger_that_is_the_same() -> None:
    state = facing(RED, 2, "R7")
    assert keys(told(state, "Y8", PASS, 2.0)[1]) == ["danger-pass", "costs"]
    state = state._replace(played=hand("R7 G8 G8 Y8"))
    assert keys(told(state, "Y8", PASS, 2.0)[1]) == ["costs"]


def test_beside_a_low_card_that_may_be_beaten_the_set_is_kept_that_a_rival_with_one_card_could_not_answer() -> None:
    state = table("G2 R2 R5 Y6 R6 G8", LONG, LONG, "G9")
    moves = (("G2", 5.0), ("R5", 4.9), ("Y6 R6", 0.0))
    choices = tuple(Choice(move, worth, reason(look(state), move)) for move, worth in moves)
    said = sentences(compared(rules.seen_by(0, state), 0, choices)[0].reason)
    assert keys(said) == ["keeps-from", "danger", "close"]
    assert said[0][1] == {"what": brief("two", kind="pair", number=6), "seats": (3,)}


def test_where_room_lacks_a_rival_has_few_cards_in_few_words() -> None:
    state = facing(table("G3 R3 G4 R4 Y7 Y7 R8 Y10 R10 R10 GP", LONG, LONG, "G2 G3 G4"), 3, "G7")
    choices = tuple(Choice(move, worth, reason(look(state), move)) for move, worth in (("R10", 5.0), ("R8", 2.0)))
    forms = [keys(sentences(form)) for form in forms_of(compared(rules.seen_by(0, state), 0, choices)[0].reason)]
    assert [form[0] for form in forms[:2]] == ["few-top", "few"]
    assert forms[0][1:] == forms[1][1:]


@pytest.mark.parametrize(
    ("state", "best", "other", "gang"),
    [
        (SEVEN, "Y2 R2 G7 Y7 Y7", "G7 Y7 Y7 G9 R9", True),
        (
            facing(table("G1 Y1 Y1 R1 R2 G4 Y4 R4 G6 G6 G7 R7 R8 Y9 R9 Y10", LONG, LONG), 1, "Y2 Y2 Y3 Y5 Y7"),
            "R1 R2 R4 R7 R8",
            "R1 R2 R4 R7 R9",
            True,
        ),
        (table("Y1 M1 G2 G2 R2 R3 G4 G7 G7 Y7 R8 G9", LONG, LONG), "G2 G2 R2", "Y1 M1 G7 G7 Y7", False),
    ],
)
def test_the_second_move_is_blamed_for_no_more_than_a_gang_where_the_first_one_breaks_it_too(
    state: State, best: str, other: str, *, gang: bool
) -> None:
    assert keys(told(state, best, other, 2.0)[1]) == ["tears"] * gang + ["costs"]


@pytest.mark.parametrize(
    ("state", "move", "breaks"),
    [
        (facing(table("R1 R1 Y2 R2 G4 R4 G5 R7 Y8 R9 G10", LONG, LONG), 1, "R8"), "R9", None),
        (table("G2 R2 Y5 G7 G9 Y9 R9 G10 R10 R10 RD", LONG, LONG), "G9 Y9 R9", None),
        (GREEN, "G1 Y1 Y1 G4 Y4", "G"),
        (RED, "R1 R1", "R"),
    ],
)
def test_a_set_is_broken_where_none_of_its_kind_is_left(state: State, move: str, breaks: str | None) -> None:
    price = parts(reason(look(state), move)).price
    assert (price and price[1]["what"]) == (brief("flush", kind="flush", colour=breaks) if breaks else None)


@pytest.mark.parametrize(("held", "card", "key"), [("G3 R10", "R10", "highest-left"), ("G3 RD", "RD", "sure")])
def test_it_is_told_that_higher_cards_are_gone(held: str, card: str, key: str) -> None:
    gone = hand("R10 GP YP RD") if card == "R10" else ()
    state = facing(table(f"{held} G6 Y8", LONG, LONG), 1, "R9")._replace(played=gone)
    assert parts(reason(look(state), card)).main == (f"reason.{key}", {})
