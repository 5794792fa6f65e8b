"""A hint separates its move from the second best, says what is at stake, and promises nothing that is not so."""

from __future__ import annotations

import pytest

from game.core.review import NAMED
from game.core.rules import Saying
from game.games.gang_of_four import rules
from game.games.gang_of_four.hints.look import certain, look_of, plays_of, regains
from game.games.gang_of_four.hints.passing import of_pass
from game.games.gang_of_four.hints.reasons import left_after, reason
from game.games.gang_of_four.hints.told import parts
from game.games.gang_of_four.rules.answers import PASS
from game.games.gang_of_four.rules.cards import DECK, without
from game.games.gang_of_four.rules.state import Exchange, State
from tests.gang_of_four.tables import combo, facing, hand, table
from tests.gang_of_four.test_hints import keys, look, told

LONG = "G2 G4 Y7 R6 G7 R1 R2"
FEW = "G2 G4 Y7"
NINES = facing(table("G6 Y6 G9 Y9", LONG, FEW), 2, "Y7")
FLUSH = table("Y1 Y3 R3 Y4 Y5 G6 Y6 R6 Y7 G10 R10", LONG, LONG)
STRAIGHT = facing(FLUSH, 1, "G9 Y9 Y9 GP YP")
TENS = facing(table("G3 Y5 G10 R10", LONG, LONG), 1, "R7")
STEPS = {15: "G3", 14: "G3 Y3", 12: "G3 Y3 R3 R3"}
SIXTEEN = table("G3 Y3 R3 R3 G4 Y4 G5 R5 G7 R7 G8 R8 G9 Y9 G10 R10", LONG, LONG)


@pytest.mark.parametrize(
    ("state", "best", "other", "less", "first"),
    [
        (NINES, "G9", PASS, 4.0, ["few-top", "lowest-answer", "tears", "even-so"]),
        (facing(table("G3 Y5 R7 R8 G9 G10", LONG, LONG), 2, "G4"), "Y5", PASS, 4.0, ["loose"]),
        (facing(table("G3 Y5 R7 R8", LONG, LONG), 2, "G4"), "Y5", "R7", 4.0, ["lowest-answer"]),
        (facing(table("G3 Y5 R7 R8 G9 G10", LONG, LONG), 2, "G2"), "G3", PASS, 4.0, ["low"]),
        (
            facing(table("G5 Y5 R5 R6 Y6 R7 Y7 G9", LONG, LONG), 2, "G4 Y4 R4 G1 Y1"),
            "G5 Y5 R5 R6 Y6",
            PASS,
            4.0,
            ["leaves"],
        ),
    ],
)
def test_the_reason_does_not_hold_for_the_second_best_too(
    state: State, best: str, other: str, less: float, first: list[str]
) -> None:
    """Beside a pass the weakest answer is none; beside another answer few cards of a rival are none."""
    assert keys(told(state, best, other, less)[0]) == first


@pytest.mark.parametrize(("left", "cost"), [(15, 60), (14, 56), (12, 36)])
def test_the_step_that_a_play_crosses_is_told_beside_a_pass(left: int, cost: int) -> None:
    top = {15: "G2", 14: "G2 Y2", 12: "G9 Y9"}[left]
    said, _ = told(facing(SIXTEEN, 1, top), STEPS[left], PASS, 4.0)
    [facts] = [facts for key, facts in said if key == "reason.step"]
    assert (facts["left"], facts["cost"], facts["before"]) == (left, cost, 80)


@pytest.mark.parametrize(("held", "few"), [("G2 G4 Y7 R6 G7", 5), (LONG, None)])
def test_a_rival_with_few_cards_is_told_with_the_step(held: str, few: int | None) -> None:
    state = facing(SIXTEEN._replace(hands=(SIXTEEN.hands[0], tuple(held.split()), tuple(LONG.split()))), 1, "G2")
    [(key, facts)] = [each for each in told(state, "G3", PASS, 4.0)[0] if each[0] in ("reason.step", "reason.band")]
    assert (key, facts["few"] if few else None) == ("reason.band" if few else "reason.step", few)


@pytest.mark.parametrize(
    ("state", "refused", "said"),
    [
        (
            STRAIGHT,
            "Y3 Y4 Y5 Y6 Y7",
            ("pass-only", {"what": ("brief.flush", {"kind": "straight_flush", "colour": "Y"})}),
        ),
        (TENS, "G10", ("pass-whole", {"what": ("brief.two", {"kind": "pair", "number": 10})})),
        (
            facing(table("G3 G10 R10 Y5", LONG, LONG), 1, "G8 Y8"),
            "G10 R10",
            ("pass-saves", {"what": ("brief.two", {"kind": "pair", "number": 10})}),
        ),
        (facing(table("G3 Y5 R8", LONG, LONG), 1, "R7"), "R8", ("pass-saves", {"what": ("brief.one", {"card": "R8"})})),
        (
            facing(table("G5 Y5 G8 R9", LONG, LONG), 1, "G4"),
            "G5",
            ("pass-all", {"what": ("brief.one", {"card": "R9"})}),
        ),
    ],
)
def test_a_pass_names_the_strongest_of_what_the_refused_answer_would_spend(
    state: State, refused: str, said: tuple[str, dict[str, Saying]]
) -> None:
    key, facts = said
    assert of_pass(look(state), combo(refused)) == (f"reason.{key}", facts)


@pytest.mark.parametrize(
    ("held", "other", "is_last"),
    [
        ("R1 Y4 R9 Y10 R10 GP", "R1", True),
        ("R1 Y4 R9 Y10 R10 GP RD", "R1", False),
        ("G4 R4 R8 G9 R9 R10", "R8", False),
    ],
)
def test_what_is_left_for_the_last_play_is_the_second_best_of_six_cards(
    held: str, other: str, *, is_last: bool
) -> None:
    best = "Y4" if "Y4" in held else "R10"
    assert ("last" in keys(told(table(held, LONG, LONG), best, other, 3.0)[0])) == is_last


@pytest.mark.parametrize(
    ("best", "other", "less"),
    [
        ("G3", "Y3 Y4 Y5 Y6 Y7", 3.0),
        ("G6 Y6 R6 G10 R10", "Y1 Y3 Y4 Y5 Y6", 0.1),
        ("G10 R10", "G3", 3.0),
        ("Y1", "R3", 9.0),
    ],
)
def test_no_hint_compares_twice_and_points_stand_alone(best: str, other: str, less: float) -> None:
    state = table("Y1 G3 Y3 R3 Y4 Y5 G6 Y6 R6 Y7 G10 R10", LONG, LONG)
    said, _ = told(state, best, other, less)
    compared = [facts["other"] for key, facts in said if "other" in facts and key != "reason.close"]
    assert len(compared) <= 1
    assert keys(said) == ["better"] or "better" not in keys(said)


def test_unlike_is_said_only_if_every_set_of_that_name_breaks_it() -> None:
    """One 8-high straight needs the green 5 to 7 of the flush, another one does not."""
    held = "G1 Y1 G2 Y2 G4 R4 G5 Y5 G6 Y6 G7 Y7 R8 G9 R9 R10"
    state = facing(table(held, LONG, LONG), 1, "G4 G5 G6 Y7 Y8")
    said, _ = told(state, "Y1 Y2 Y5 Y6 Y7", "R4 G5 G6 G7 R8", 3.0)
    assert "whole" not in keys(said)


@pytest.mark.parametrize(
    ("cards", "does"),
    [
        ("G5 Y5 R5", False),
        ("G10 R10", False),
        ("R10", False),
        ("RD", True),
        ("YP", True),
        ("G5 Y5 R5 R5", True),
        ("G3 G4 G5 G6 G7", True),
        ("G3 G4 G5 G6 G8", False),
    ],
)
def test_only_what_really_regains_the_lead_is_said_to(cards: str, *, does: bool) -> None:
    state = table("G1 G3 G4 G5 G6 G7 G8 Y5 R5 R5 G10 R10 YP RD", LONG, LONG)
    assert regains(look(state), combo(cards)) == does


def test_the_highest_single_card_still_out_regains_the_lead() -> None:
    state = table("G1 R10", LONG, LONG)._replace(played=("R10", "GP", "YP", "RD"))
    assert regains(look_of(rules.seen_by(0, state), 0), combo("R10"))


@pytest.mark.parametrize(
    ("state", "best", "other", "last"),
    [
        (TENS, PASS, "G10", ("reason.close", {"other": ("brief.one", {"card": "G10"}), NAMED: True})),
        (
            STRAIGHT,
            PASS,
            "Y3 Y4 Y5 Y6 Y7",
            ("reason.close", {"other": ("brief.flush", {"kind": "straight_flush", "colour": "Y"}), NAMED: True}),
        ),
        (NINES, "G9", PASS, ("reason.close", {"other": ("brief.passing", {}), NAMED: True})),
        (
            table("G1 Y1 G3 Y4 R5 Y8", LONG, LONG, exchange=Exchange(1, 0, "RD")),
            "give Y4",
            "give G3",
            ("reason.close-give", {"card": "G3", NAMED: True}),
        ),
    ],
)
def test_a_near_tie_is_told_with_what_and_then_the_second_move_gets_no_praise(
    state: State, best: str, other: str, last: Saying
) -> None:
    first, second = told(state, best, other, 0.2)
    assert first[-1] == last
    assert set(keys(second)) <= {"tears", "even", "pass-whole"}


@pytest.mark.parametrize(("best", "other"), [("R8", "G3"), ("Y5", "G3"), ("G7", "G3")])
def test_the_second_move_does_not_sound_better_than_a_thin_reason(best: str, other: str) -> None:
    first, second = told(table("G3 Y5 G7 R8 R9 G10 YP", LONG, LONG), best, other, 1.0)
    assert keys(first)[0] in ("harder", "sheds", "spare", "loose", "better")
    assert keys(second) == ["costs"]


@pytest.mark.parametrize(
    ("state", "best", "other", "first"),
    [
        (table("G3 Y5 Y8 R10", "RD", LONG), "Y8", "G3", ["harder", "danger"]),
        (table("G3 Y5 Y8 R10 RD", "GP", LONG), "R10", "RD", ["keeps", "danger-few"]),
        (facing(table("G3 Y5 RD", "G9", LONG), 2, "Y10"), PASS, "RD", ["pass-only", "danger-pass"]),
    ],
)
def test_a_move_with_a_danger_says_what_it_keeps_or_that_the_other_one_is_easier_to_beat(
    state: State, best: str, other: str, first: list[str]
) -> None:
    assert keys(told(state, best, other, 3.0)[0]) == first


def test_a_smaller_lead_spares_a_hand_of_five_that_stays_as_it_is() -> None:
    state = table("Y2 R2 G3 G4 Y5 Y6 G7 Y7 Y7 GP RD", LONG, LONG)
    straight: Saying = ("brief.five", {"kind": "straight", "numbers": "2-3-4-5-6"})
    assert told(state, "R2", "Y2 G3 G4 Y5 Y6", 9.0)[0] == [("reason.spares", {"what": straight, NAMED: True})]


def test_of_a_small_lead_the_stake_that_any_lead_has_is_no_reason() -> None:
    state = table("Y1 R4 G5 G6 Y8 R8 G9 Y9 R9 G10 YP", LONG, LONG)
    assert "step" not in keys(told(state, "G6", "R4", 0.2)[0])


PHOENIXES = facing(table("Y1 Y5 R6 Y7 R7 R7 Y8 Y9 Y10 GP YP", FEW, LONG), 1, "G1 G5 G6 G7 G7")


@pytest.mark.parametrize(
    ("cards", "plays"),
    [
        ("R6 Y7 R7 R7 GP YP", 2),
        ("Y1 Y2 Y3 Y4 R4 Y5 Y6 R6 Y7 Y8", 2),
        ("Y2 Y3 R5 Y6 G7 G8 Y8 Y8 Y9 R9 R10", 3),
        ("G1 G3 G3 Y3 Y3 G5 R5 G8 G9 G10 RD", 3),
        ("G2 R4 G6 RD", 4),
        ("", 0),
    ],
)
def test_a_hand_is_counted_as_it_goes_in_the_fewest_plays(cards: str, plays: int) -> None:
    """Also where the bot would keep a strong combination apart, such as two phoenixes beside three of a kind."""
    assert plays_of(hand(cards)) == plays


def test_of_two_plays_that_leave_as_few_neither_is_told_to_leave_fewer() -> None:
    flush, house = "Y1 Y5 Y8 Y9 Y10", "Y7 R7 R7 GP YP"
    assert [left_after(look(PHOENIXES), move) for move in (flush, house)] == [2, 2]
    first, second = told(PHOENIXES, house, flush, 1.0)
    assert "fewer" not in keys(first)
    assert keys(second) == ["costs"]


def test_beside_what_is_kept_no_count_is_told_that_does_not_keep_it() -> None:
    """The two phoenixes and the three 7s are one play of the two."""
    high = hand("RD G10 G10 Y10 R10 R10 G9 G9 Y9 R9 R9 G8 Y8 R8")
    main, more, _ = parts(reason(look(PHOENIXES._replace(played=high)), "Y1 Y5 Y8 Y9 Y10"))
    assert (main, more and more[0]) == (("reason.keeps", {"what": ("brief.phoenixes", {})}), "reason.band")


GIFTS = {
    "both flushes go on": "Y1 R1 G2 R2 Y3 G4 G5 Y5 Y6 Y6 Y8 R8 R8 G9 R9 G10 YP",
    "the same number": "G1 G1 Y2 Y2 R3 G4 Y4 Y5 R6 Y7 R8 R9 Y10 R10 R10 GP RD",
    "one is in a pair": "G1 Y1 G2 R2 G3 R4 G5 G5 R5 R5 Y6 R7 R8 G9 G10 R10 RD",
    "in a straight": "G1 M1 R2 R4 Y5 R6 G7 R7 Y8 Y8 R8 Y9 R9 Y10 R10 R10 RD",
    "both are held twice": "G2 G2 G4 R4 R4 R5 R5 G6 Y7 R8 G9 R9 R9 G10 R10 R10 RD",
    "either is loose": "R1 G2 Y2 Y2 G3 Y3 R3 R3 Y4 R4 G7 G8 G10 G10 R10 R10 GP",
}


@pytest.mark.parametrize(
    ("held", "best", "other", "first"),
    [
        ("both flushes go on", "R1", "Y1", ["better"]),
        ("the same number", "Y4", "G4", ["either", "better"]),
        ("one is in a pair", "Y6", "Y1", ["loose"]),
        ("either is loose", "G8", "G7", ["either", "better"]),
        ("either is loose", "G7", "G8", ["gives-either"]),
        ("in a straight", "Y8", "Y5", ["give-twin"]),
        ("both are held twice", "R5", "G10", ["give-twin"]),
    ],
)
def test_a_gift_has_no_reason_that_holds_for_the_second_best(
    held: str, best: str, other: str, first: list[str]
) -> None:
    state = table(GIFTS[held], LONG, LONG, exchange=Exchange(1, 0, "RD"))
    said, second = told(state, f"give {best}", f"give {other}", 2.0)
    assert (keys(said), keys(second)) == (first, ["costs"])


OPENS = table("G1 M1 G2 R2 G3 G3 G4 R4 G5 Y5 Y6 Y6 Y7 Y9 G10 YP", LONG, LONG)
LEADS = table("G1 Y1 G2 R2 G3 R4 G5 G5 R5 R5 R7 R8 G9 G10 R10 RD", LONG, LONG)
LOSES = table("Y1 G2 R2 Y3 G4 G5 Y5 Y6 Y6 Y8 R8 R8 G9 R9 G10 YP", LONG, LONG)
SEVENTH = table("Y1 Y1 R3 G4 Y5 R6 Y7 Y8 R8 R8 Y9", LONG, LONG)
GREEN = facing(table("G2 G3 G6 G7 Y7 G9 G9 Y9 G10 G10 GP", "G2 G3 G4 R5", "G2 G3 G4 R5"), 1, "Y9 R9")
HOUSE = facing(GREEN, 1, "G5 Y5 R5 G6 R6")._replace(hands=(GREEN.hands[0], hand(LONG[:-3]), hand(LONG[:-3])))
TENS = facing(table("R1 G3 Y3 R3 R3 G7 G10 G10 R10 R10 GP", LONG, LONG), 1, "G1 Y1 Y1 M1")
THREES = facing(table("G1 G3 Y3 G4 Y4 R4 G7 Y7 G8 Y8 Y9 R9 G10 G10 R10 YP", LONG, LONG), 1, "R3 R5 R6 R7 R10")
DRAGON = facing(table("G2 G4 Y10 GP RD", LONG, LONG), 2, "R10")
LADDER = table("G4 R4 R4 R5 G6 Y7 R8 G10 R10 R10 RD", f"{LONG} {LONG}", f"{LONG} {LONG}")
LAST = table("G2 Y2 R2 R2 Y8 G10 R10", LONG, LONG)._replace(played=hand("GP YP"))
LOW = facing(table("Y2 Y3 Y5 G7 Y7 RD", "G1 G4 Y5 Y6 R9", LONG), 1, "G2")


@pytest.mark.parametrize(
    ("state", "best", "other", "less", "first", "second"),
    [
        (OPENS, "M1 Y6 Y6 Y7 Y9", "G1 R2 G3 R4 Y5", 1.0, ["harder", "spares"], ["costs"]),
        (LEADS, "G1 G2 G3 G9 G10", "R2 R4 R7 R8 R10", 6.0, ["spares"], ["weaker", "costs"]),
        (LOSES, "Y1 R2 Y3 G4 G5", "Y1 Y3 Y5 Y6 Y6", 0.2, ["lower-five", "tears", "close"], ["even"]),
        (SEVENTH, "R3 G4 Y5 R6 Y7", "Y9", 4.0, ["leaves"], ["costs"]),
        (TENS, "G10 G10 R10 R10", "G3 Y3 R3 R3", 1.0, ["gang-larger"], ["costs"]),
        (LOW, "Y3", "Y2", 0.2, ["keeps", "close"], ["even"]),
        (table("G1 G2 R3 G5 R7 R10", LONG, LONG), "G2", "G5", 0.2, ["loose", "close"], ["even"]),
        (THREES, "G4 Y4 R4 Y9 R9", "G3 Y3 G10 G10 R10", 1.0, ["spares", "step"], ["costs"]),
        (GREEN, PASS, "G10 G10", 3.0, ["pass-plays", "at-stake"], ["costs"]),
        (HOUSE, PASS, "Y7 G7 G9 G9 Y9", 1.0, ["better", "at-stake"], ["costs"]),
        (DRAGON, "GP", "RD", 2.0, ["takes", "spares"], ["costs"]),
        (LADDER, "RD", "G4 R4 G10 R10 R10", 4.0, ["sure", "leaves"], ["costs"]),
        (LAST, "G10 R10", "G10", 1.0, ["takes", "leaves"], ["tears", "costs"]),
    ],
)
def test_what_a_player_would_say_is_told_and_never_a_better_reason_for_the_second_move(
    state: State, best: str, other: str, less: float, first: list[str], second: list[str]
) -> None:
    of_best, of_other = told(state, best, other, less)
    assert (keys(of_best), keys(of_other)) == (first, second)


def test_all_flushes_that_a_play_breaks_are_named() -> None:
    _, (_, lost), _ = told(LOSES, "Y1 R2 Y3 G4 G5", "Y1 Y3 Y5 Y6 Y6", 0.2)[0]
    assert [lost["what"][1][part][1]["colour"] for part in ("first", "more")] == ["G", "Y"]


SURE = facing(table("G3 R4 Y5 G10 YP", "G1 G4 R6", "G1 G4 R6"), 1, "GP")._replace(played=hand("GP RD"))


@pytest.mark.parametrize(
    ("state", "refused", "key"),
    [
        (SURE, "YP", "sure-low"),
        (facing(table("G1 G2 G3 G5 G6 R7 RD", "G1 G4 R6", "G1 G4 R6"), 1, "YP"), "RD", "sure"),
        (facing(table("G3 R3 YP", "G1 G4 R6", "G1 G4 R6"), 1, "GP")._replace(played=hand("GP RD")), "YP", "sure"),
        (facing(table("G3 R4 Y5 G10 YP", LONG, LONG), 1, "GP")._replace(played=hand("GP RD")), "YP", "only"),
        (facing(table("G1 G2 G3 G4 G5 R8 G10 YP", LONG, LONG), 1, "G2 Y2 G7 Y7 R7"), "G1 G2 G3 G4 G5", "keeps"),
        (facing(table("G3 R4 R7 R7 GP YP", LONG, LONG), 1, "G8 R8"), "GP YP", "keeps"),
    ],
)
def test_an_answer_is_kept_as_the_only_one_where_nothing_else_would_do_and_what_is_sure_is_called_so(
    state: State, refused: str, key: str
) -> None:
    assert of_pass(look(state), combo(refused))[0] == f"reason.pass-{key}"


@pytest.mark.parametrize(
    ("held", "cards", "unseen", "others", "sure"),
    [
        ("Y5 Y6 G7 Y8 R9 GP", "Y5 Y6 G7 Y8 R9", "G1 G2 G3 Y3 R4 R6 G7 Y1 Y2", 5, True),
        ("Y5 Y6 G7 Y8 R9 GP", "Y5 Y6 G7 Y8 R9", "G1 G2 G3 Y3 R3 R4 R6 G6 Y1 G4 G9", 5, False),
        ("Y5 Y6 G7 Y8 R9 GP", "Y5 Y6 G7 Y8 R9", "G1 G2 G3 Y3 R3 R4 R6 G6 Y1 G4 G9", 3, True),
        ("Y5 Y6 G7 Y8 R9 GP", "Y5 Y6 G7 Y8 R9", "G3 G3 Y3 R3 R4 R6 G6 Y1 G8", 4, False),
        ("G7 G7 Y7 R7 R7 G2", "G7 G7 Y7 R7 R7", "G9 G9 Y9 R9 R1 R1", 6, True),
        ("G7 G7 Y7 R7 G2", "G7 G7 Y7 R7", "G9 G9 Y9 R9 R1 R1", 6, False),
        ("G7 R7 G2", "G7 R7", "G9 G1 G10 GP RD", 4, True),
        ("G7 R7 G2", "G7 R7", "G9 G1 Y9 GP RD", 4, False),
    ],
)
def test_what_no_other_player_can_hold_more_than_is_sure_to_win(
    held: str, cards: str, unseen: str, others: int, *, sure: bool
) -> None:
    left = hand(unseen)
    state = table(held, " ".join(left[:others]), " ".join(left[:others]))
    state = state._replace(played=without(DECK, (*state.hands[0], *left)))
    assert certain(look(state), combo(cards)) == sure
