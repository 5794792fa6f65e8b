"""Of the two best moves the expert says what the first does better, or that they tie, not what holds for both."""

from __future__ import annotations

import pytest

from game.core.review import NAMED, OWN, SHORT, by_itself, forms_of
from game.core.rules import Choice, Saying, Sentences
from game.games.gang_of_four import rules
from game.games.gang_of_four.hints.compared import against, compared
from game.games.gang_of_four.hints.look import look_of
from game.games.gang_of_four.hints.reasons import reason
from game.games.gang_of_four.hints.told import both, parts
from game.games.gang_of_four.rules.state import Exchange, State
from game.games.gang_of_four.words import en, ja
from tests.gang_of_four.tables import facing, hand, table

OTHERS = "G2 G4 Y5 Y6 R7 R7 Y7", "G5 Y6 R7 R7 G8 Y8 R9", "G8 Y9 R2 Y3 Y3 R4 G6"
LEADS = table("G1 Y1 G3 Y4 R10 R10 GP", *OTHERS)
LOW = table("G1 Y1 G3 Y4 G6 G8", *OTHERS)
FEW = table("G1 Y1 G3 Y4", *OTHERS)
GIVES = table("G1 Y1 G3 Y4 R5 Y8 R10 R10 GP", *OTHERS, exchange=Exchange(1, 0, "RD"))
HOUSES = facing(table("G2 Y2 R5 G5 Y5 G6 Y6 R8 G10 Y10 RD", *OTHERS), 2, "G3 G4 G5 G6 Y7")
FLUSHES = facing(table("G1 G3 G5 G6 G8 Y1 Y2 Y4 R5 Y9 Y10 RD", *OTHERS), 2, "R1 R2 R3 R4 R6")
EIGHTS = facing(table("G2 Y2 G3 Y3 R3 R3 G4 Y4 R5 Y7 Y8 Y8 R8 R8 Y10 R10", *OTHERS), 1, "Y1 Y2 Y3 Y6 Y7")
SEVENS = table("R5 G7 R7 Y8 R9 G10", *OTHERS)
WHOLE = table("G3 G5 Y5 R5 Y6 R6 Y8 RD", *OTHERS)


def own(state: State, move: str, worth: float) -> Choice:
    return Choice(move, worth, reason(look_of(rules.seen_by(0, state), 0), move))


def told(state: State, best: str, other: str, less: float) -> tuple[Choice, ...]:
    return compared(rules.seen_by(0, state), 0, (own(state, best, 5.0), own(state, other, 5.0 - less)))


def last(said: Saying) -> Saying:
    return said[1]["more"] if said[0] == "reason.both" else said


def sentences(said: Saying) -> list[Saying]:
    """The sentences of a reason, without the reason of the move by itself."""
    key, facts = said
    if key == "reason.price":
        return [*sentences(facts["why"]), facts["price"]]
    if key == "reason.both":
        return [*sentences(facts["why"]), *sentences(facts["more"])]
    return [(key, {name: fact for name, fact in facts.items() if name not in (NAMED, OWN, SHORT)})]


def one(card: str) -> Saying:
    return "brief.one", {"card": card}


@pytest.mark.parametrize(
    ("state", "best", "other", "said"),
    [
        (LEADS, "GP", "Y4", ("reason.harder", {"other": one("Y4")})),
        (LOW, "G1 Y1", "G1", ("reason.sheds", {"n": 2})),
        (FEW, "G1 Y1", "G1", ("reason.fewer", {"n": 2, "more": 3, "other": one("G1")})),
        (LEADS, "G3", "Y4", ("reason.spare", {})),
        (GIVES, "give G3", "give Y4", ("reason.spare", {})),
        (WHOLE, "G3", "Y6", ("reason.whole", {"what": ("brief.house", {"number": 5, "other": 6})})),
        (
            FLUSHES,
            "G1 G3 G5 G6 G8",
            "Y1 Y2 Y4 Y9 Y10",
            ("reason.spares", {"what": ("brief.flush", {"kind": "flush", "colour": "Y"})}),
        ),
        (
            HOUSES,
            "G2 Y2 G5 Y5 R5",
            "G5 Y5 R5 G10 Y10",
            ("reason.spares", {"what": ("brief.two", {"kind": "pair", "number": 10})}),
        ),
    ],
)
def test_what_the_first_move_is_better_for_is_told(state: State, best: str, other: str, said: Saying) -> None:
    assert said in sentences(told(state, best, other, 3.2)[0].reason)


@pytest.mark.parametrize(("best", "other"), [("G3", "Y4"), ("G3", "R10 R10"), ("GP", "G3")])
def test_a_near_tie_is_called_one_and_the_second_move_costs_nothing_then(best: str, other: str) -> None:
    first, second = told(LEADS, best, other, 0.4)
    assert last(first.reason)[0].startswith("reason.close")
    assert first.reason[1][NAMED]
    assert "reason.costs" not in str(second.reason)


def test_of_the_second_best_it_is_told_what_it_costs_and_not_what_holds_for_the_best_too() -> None:
    _, second = told(LEADS, "G3", "Y4", 3.2)
    assert second.reason == ("reason.costs", {"n": 3, "own": own(LEADS, "Y4", 0.0).reason})
    _, second = told(WHOLE, "G3", "RD", 3.2)
    assert (second.reason[1]["why"], second.reason[1]["price"]) == (("reason.sure", {}), ("reason.costs", {"n": 3}))
    _, second = told(LEADS, "G1 Y1", "R10 R10", 3.2)
    assert second.reason[0] == "reason.costs"  # that it is likely to win would sound better than the lowest cards


def test_the_reasons_that_hold_by_themselves_are_kept() -> None:
    for state, best, other in ((LEADS, "G3", "Y4"), (WHOLE, "G3", "Y6"), (GIVES, "give G3", "give Y4")):
        first, second = told(state, best, other, 3.2)
        assert by_itself(first).reason == own(state, best, 0.0).reason
        assert by_itself(second).reason == own(state, other, 0.0).reason


def test_the_second_move_is_the_next_one_of_another_name_and_where_there_is_none_nothing_is_compared() -> None:
    state = table("Y6 G7 R7 G8 Y9 Y10 R2", *OTHERS)
    straight, same, single = (own(state, move, 5.0) for move in ("Y6 G7 G8 Y9 Y10", "Y6 R7 G8 Y9 Y10", "R2"))
    seen = rules.seen_by(0, state)
    assert compared(seen, 0, (straight, same)) == (straight, same)
    _, twin, other = compared(seen, 0, (straight, same, single._replace(worth=1.8)))
    assert twin == same
    assert other.reason[0] == "reason.costs"


def test_for_a_move_with_a_danger_it_is_told_what_it_keeps_where_another_one_stops_it() -> None:
    state = table("G3 Y5 Y8 RD", "G9", *OTHERS[1:])
    for less, key in ((3.2, []), (0.4, ["reason.close"])):
        first, _ = told(state, "G3", "RD", less)
        assert [said for said, _ in sentences(first.reason)] == ["reason.keeps", "reason.danger", *key]


def test_a_move_with_a_reason_of_its_own_needs_no_other() -> None:
    first, _ = told(LOW, "G1 Y1", "G8", 3.2)
    assert (first.reason[0], first.reason[1]["n"]) == ("reason.low", 2)


@pytest.mark.parametrize(
    ("state", "best", "played", "key"),
    [
        (LEADS, "G3", "Y4", "spare"),
        (FEW, "G1 Y1", "G1", "fewer"),
        (WHOLE, "G3", "Y6", "whole"),
        (SEVENS, "Y8", "R9", "with-better"),
        (LEADS, "GP", "Y4", "harder"),
        (LEADS, "Y4", "G3", "worse-yours"),
        (EIGHTS, "G2 Y2 Y8 Y8 R8", "G2 Y2 Y3 R3 R3", "harder"),
        (SEVENS, "G7", "R9", "even-so-yours"),
    ],
)
def test_against_the_players_choice_it_is_told_what_is_better(state: State, best: str, played: str, key: str) -> None:
    found = last(against(rules.seen_by(0, state), 0, own(state, best, 5.0), own(state, played, 2.0)))
    assert found[0] == f"reason.{key}"
    assert found[1].get("other", ("brief.yours", {})) == ("brief.yours", {})


def test_two_sentences_are_taken_apart_again() -> None:
    low: Saying = ("reason.low", {"n": 1})
    plays: Saying = ("reason.plays", {"n": 3})
    price: Saying = ("reason.tears", {"what": one("G1")})
    assert parts(("reason.price", {"why": both(low, plays), "price": price})) == (low, plays, price)
    assert parts(price) == (None, None, price)
    assert parts(("reason.open", {"n": 3})) == (None, None, None)


@pytest.mark.parametrize(
    ("held", "best", "other", "likelier"),
    [
        ("R1 G2 Y2 Y2 G4 G5 G5 G6 Y7 R7 G9 GP", "G4 G5 G5 G6 G9", "G2 Y2 Y2 Y7 R7", False),
        ("R1 G2 Y2 Y2 G4 G5 G5 G6 Y7 R7 G9 GP", "G2 Y2 Y2 Y7 R7", "G4 G5 G5 G6 G9", False),
        ("R1 G4 G5 G5 G6 Y7 Y7 R7 Y9 G9 GP", "Y7 Y7 R7 G9 Y9", "G4 G5 G5 G6 G9", True),
        ("G1 Y3 Y5 R5 G8 G9 RD", "G9", "Y3", True),
        ("G1 Y3 Y3 R9 G9 RD", "R9 G9", "RD", False),
    ],
)
def test_a_move_is_likelier_to_win_only_than_one_that_the_rules_call_weaker(
    held: str, best: str, other: str, *, likelier: bool
) -> None:
    found = [key for key, _ in sentences(told(table(held, *OTHERS), best, other, 3.2)[0].reason)]
    assert ("reason.harder" in found) == likelier


def test_of_two_low_cards_neither_is_said_to_be_likelier_to_win() -> None:
    gone = hand("G7 Y7 G8 G8 Y8 Y8 R8 Y9 Y9 R9 G10 G10 Y10 R10 R10 GP YP")
    state = table("G1 Y2 Y3 Y5 R5 R7 G9 RD", *OTHERS, played=gone)
    assert "reason.harder" not in str(told(state, "Y3", "G1", 3.2)[0].reason)


@pytest.mark.parametrize(
    ("state", "best", "other", "less", "named"),
    [
        (WHOLE, "G3", "Y6", 3.2, False),
        (FLUSHES, "G1 G3 G5 G6 G8", "Y1 Y2 Y4 Y9 Y10", 3.2, True),
        (LEADS, "Y4", "G3", 3.2, True),
    ],
)
def test_a_long_name_is_not_said_twice(state: State, best: str, other: str, less: float, *, named: bool) -> None:
    assert (NAMED in told(state, best, other, less)[0].reason[1]) == named


def test_that_weak_cards_go_is_told_with_what_stays() -> None:
    state = table("G1 G2 Y3 G4 R5 Y1 Y4 R4 G7 Y7 R7 Y9", *OTHERS)
    said = sentences(told(state, "G1 G2 Y3 G4 R5", "Y4 R4 G7 Y7 R7", 9.0)[0].reason)
    assert said[0] == ("reason.lower-five", {})
    assert said[1] == ("reason.spares", {"what": ("brief.house", {"number": 7, "other": 4})})


def why_of(state: State, *moves: tuple[str, float]) -> tuple[list[Saying], list[Saying]]:
    """The sentences about the first two of these moves with their worths, the best first."""
    choices = tuple(own(state, move, worth) for move, worth in moves)
    first, second = compared(rules.seen_by(0, state), 0, choices)[:2]
    return sentences(first.reason), sentences(second.reason)


def house(number: int, other: int) -> Saying:
    return "brief.house", {"number": number, "other": other}


SIXES = facing(table("G1 Y3 R3 G4 R4 G6 Y6 R6 G10 G10 Y10", *OTHERS), 2, "G2 R2 Y2 GP YP")
NINES = facing(table("R1 Y2 Y2 G3 R3 G5 G7 G7 R7 G9 G9 R9 R9 RD", *OTHERS), 2, "Y1 Y3 Y4 Y6 Y9")
GANG = table("Y1 R1 M1 R2 G3 G4 G5 G5 G6 Y6 R6 R6 Y9 G10 Y10 GP YP", *OTHERS, exchange=Exchange(1, 0, "RD"))


def test_beside_a_twin_the_reason_is_told_against_the_next_best_which_the_second_press_names() -> None:
    moves = ("Y3 R3 G6 Y6 R6", 5.0), ("G4 R4 G6 Y6 R6", 4.9), ("Y3 R3 G10 G10 Y10", 1.0)
    first, second = why_of(SIXES, *moves)
    three = "brief.three", {"kind": "triple", "number": 10}
    assert first == [("reason.spares", {"what": three}), ("reason.close", {"other": house(6, 4)})]
    assert second == [("reason.even", {}), ("reason.next", {"other": house(10, 3), "n": 4})]


THREES = table("G3 Y3 R3 G4 R4 G5 R5 G6 Y6 R6 G10 Y10 Y2 G9 YP RD", *OTHERS)
"""A lead of which one pair is about as good as another, which is in the strongest full house."""


def test_beside_a_move_that_is_about_as_good_no_full_house_is_spared_of_which_it_spends_the_pair() -> None:
    first, _ = why_of(THREES, ("G3 Y3 R3 G4 R4", 5.0), ("G3 Y3 R3 G5 R5", 4.9))
    three = "brief.three", {"kind": "triple", "number": 6}
    assert first == [("reason.spares", {"what": three}), ("reason.close", {"other": house(3, 5)})]


@pytest.mark.parametrize(("sentences_of", "begins"), [(ja.SENTENCES, "次の候補"), (en.SENTENCES, "Second best")])
def test_what_is_next_after_the_second_best_bears_another_name(sentences_of: Sentences, begins: str) -> None:
    assert begins not in str(sentences_of["reason.next"])


def test_a_play_that_breaks_a_gang_is_set_apart_from_one_of_its_kind_that_breaks_nothing() -> None:
    moves = ("Y2 Y2 G9 G9 R9", 5.0), ("G3 R3 G9 G9 R9", 4.9), ("G3 R3 G7 G7 R7", 1.0)
    tears: Saying = ("reason.tears", {"what": ("brief.gang", {"kind": "gang_of_four", "number": 9})})
    first, second = why_of(NINES, *moves)
    assert first[:2] == [("reason.harder", {"other": house(7, 3)}), tears]
    assert second[0] == tears
    _, keeps = why_of(NINES, moves[0], moves[2])
    assert keeps[0] == ("reason.whole", {"what": ("brief.gang", {"kind": "gang_of_four", "number": 9})})


def test_of_a_gift_from_a_gang_the_plays_are_not_counted_where_another_gift_leaves_fewer() -> None:
    first, second = why_of(GANG, ("give G6", 5.0), ("give Y6", 4.2), ("give G5", 3.0))
    assert first[1] == ("reason.even-so-than", {"n": 2, "other": ("brief.giving", {"card": "G5"})})
    assert [said[0] for said in (first[0], second[0])] == ["reason.tears", "reason.tears"]


def test_a_gift_that_breaks_a_straight_flush_names_the_gang_that_shares_a_card_with_it() -> None:
    held = "G1 Y1 R1 G2 R2 G3 Y3 Y3 R3 R4 G5 R5 Y8 G10 G10 R10 YP"
    state = table(held, *OTHERS, exchange=Exchange(1, 0, "RD"))
    first, second = why_of(state, ("give R4", 30.0), ("give G2", 11.0))
    flush: Saying = ("reason.tears", {"what": ("brief.flush", {"kind": "straight_flush", "colour": "R"})})
    kept: Saying = ("reason.keeps", {"what": ("brief.gang", {"kind": "gang_of_four", "number": 3})})
    assert first == [kept, flush, ("reason.even-so", {"n": 19})]
    assert second[0] == ("reason.give-twin", {"number": 2, "what": flush[1]["what"]})


def test_a_gift_that_only_breaks_something_is_told_to_be_better_than_the_next_best() -> None:
    held = "R1 R1 R2 G3 G4 Y4 Y4 R4 R4 G5 R5 Y7 G8 Y8 R9 YP RD"
    state = table(held, *OTHERS, exchange=Exchange(1, 0, "RD"))
    first, _ = why_of(state, ("give G3", 5.0), ("give G5", 4.8), ("give R1", 1.0))
    assert [said[0] for said in first] == ["reason.better", "reason.tears", "reason.close-give"]


def test_no_full_house_is_called_easier_to_beat_than_a_flush() -> None:
    held = "G1 Y1 M1 G2 G3 Y3 R3 G4 Y4 Y6 G7 G7 Y8 R8 G9 Y9"
    state = facing(table(held, *OTHERS), 1, "Y5 R6 Y7 G8 G9")
    _, second = why_of(state, ("G1 M1 G2 G4 G9", 9.0), ("G3 Y3 R3 G4 Y4", 2.0))
    assert "reason.easier" not in str(second)


def test_the_next_best_is_another_choice_than_the_two() -> None:
    moves = ("Y2 Y2 G9 G9 R9", 5.0), ("G3 R3 G9 G9 R9", 4.9), ("G3 R3 G9 R9 R9", 4.0), ("G3 R3 G7 G7 R7", 1.0)
    assert why_of(NINES, *moves)[1][-1] == ("reason.next", {"other": house(7, 3), "n": 4})


@pytest.mark.parametrize(("card", "counted"), [("Y2", True), ("G9", False)])
def test_the_plays_after_a_gift_are_counted_only_where_they_are_fewest(card: str, *, counted: bool) -> None:
    held = {"Y2": "Y2 G4 Y5 R6 G7 Y8 G9 Y9 R9 G10 Y10", "G9": "Y2 G4 Y5 R6 G7 Y8 G9 R10"}[card]
    state = table(held, *OTHERS, exchange=Exchange(1, 0, "RD"))
    assert ("reason.plays" in str(own(state, f"give {card}", 5.0).reason)) == counted


@pytest.mark.parametrize(
    ("counts", "key"),
    [((2, 1), {"seat": 1, "few": 2}), ((5, 1), None), ((3, 3), {"seat": 1, "few": 3}), ((3, 1), None)],
)
def test_whoever_takes_the_trick_next_is_named_also_where_another_holds_fewer_cards(
    counts: tuple[int, int], key: dict[str, int] | None
) -> None:
    one, two = (" ".join(each.split()[:n]) for each, n in zip(OTHERS, counts, strict=False))
    state = facing(table("R1 G5 R9 GP YP RD", one, two), 1, "Y10 R10")
    found = dict(why_of(state, ("GP YP", 5.0), ("pass", 1.0))[0])
    assert found.get("reason.few-top") == key


def test_the_risk_of_a_card_is_told_in_every_form_and_gives_way_to_no_name() -> None:
    state = table("R1 G5 RD", "Y9", *OTHERS[1:])
    choices = (own(state, "G5", 5.0), own(state, "R1", 4.9))
    forms = [sentences(each) for each in forms_of(compared(rules.seen_by(0, state), 0, choices)[0].reason)]
    assert [each[0][0] for each in forms[:-1]] == ["reason.keeps"] * (len(forms) - 1)
    assert all(any(key == "reason.danger" for key, _ in each) for each in forms)


def test_a_pass_as_the_second_best_keeps_what_the_hint_plays() -> None:
    state = facing(table("G1 R1 M1 Y3 G4 Y4 R4 G8 Y8 G9 RD", *OTHERS), 2, "G4 R5 Y6 Y7 Y8")
    _, second = why_of(state, ("G4 Y4 R4 G8 Y8", 5.0), ("pass", 2.0))
    assert second[0] == ("reason.pass-saves", {"what": house(4, 8)})


@pytest.mark.parametrize(
    ("held", "best", "other", "key"),
    [
        ("G1 Y1 G3 R5 R6 R10 RD", "R10", "G3", "easier"),
        ("G1 G2 G3 G5 G9 Y7 R7 Y8 R8 Y9 R9", "Y7 R7", "G9", "tears"),
        ("R2 R4 R8 R8 R10 Y1 R1 G9 Y9 R9 G7", "R2 R4 R8 R8 R10", "Y1 R1 G9 Y9 R9", "weaker"),
    ],
)
def test_a_second_move_that_costs_much_says_why(held: str, best: str, other: str, key: str) -> None:
    _, second = why_of(table(held, *OTHERS), (best, 9.0), (other, 3.0))
    assert [said[0] for said in second] == [f"reason.{key}", "reason.costs"]
