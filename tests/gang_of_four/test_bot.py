"""What the opponents do in plain positions, and that the reasons they give are true."""

from __future__ import annotations

import pytest

from game.bots import analyse
from game.core.chance import Dice
from game.core.rules import Choice, Saying
from game.games.gang_of_four import rules
from game.games.gang_of_four.bots import easy, normal
from game.games.gang_of_four.bots.plan import Odds, Out, higher, odds_against, odds_of, out_against, planner
from game.games.gang_of_four.rules.cards import DECK, Cards, in_order
from game.games.gang_of_four.rules.combos import USUAL, all_combos
from game.games.gang_of_four.rules.state import Exchange, State
from tests.gang_of_four.tables import combo, facing, hand, table

MANY = "G2 G4 Y4 R6 G7 Y7 R8 G9"
REST = "Y2 Y3 R4 G6 Y8 R9 G10"


def thought(state: State) -> tuple[Choice, ...]:
    assert state.asked is not None
    return analyse(normal.think, rules.seen_by(state.asked, state), state.asked, Dice("x"))


def best(state: State) -> str:
    return thought(state)[0].move


def reason(state: State, move: str) -> Saying:
    return next(choice.reason for choice in thought(state) if choice.move == move)


def odds(*counts: int, unseen: Cards = DECK) -> Odds:
    return odds_against(Out(unseen, counts))


def fewest(held: Cards) -> int:
    """The least number of combinations that a hand can be laid in, by trying all."""
    if not held:
        return 0
    rests = []
    for each in all_combos(held, USUAL):
        if held[0] in each.cards:
            rest = list(held)
            for card in each.cards:
                rest.remove(card)
            rests.append(tuple(rest))
    return 1 + min(map(fewest, rests))


def test_it_goes_out_when_it_can() -> None:
    assert best(table("G9 Y9", MANY, REST)) == "G9 Y9"
    assert best(facing(table("G3 G4 G5 G6 Y7", MANY, REST), 2, "G2 G3 G4 G5 Y6")) == "G3 G4 G5 G6 Y7"
    assert reason(table("G9 Y9", MANY, REST), "G9 Y9") == ("reason.finish", {})


def test_it_calls_its_last_card() -> None:
    first, *rest = thought(table("G5 R7", MANY, REST))
    assert first.move.endswith("!")
    assert [choice.move for choice in rest[-2:]] == ["G5", "R7"]
    assert reason(table("G5 R7", MANY, REST), "R7") == ("reason.no-call", {})


def test_it_does_not_waste_high_cards() -> None:
    state = facing(table("G3 G5 Y8 R9 RD YP G4", MANY, REST), 2, "G2")
    assert best(state) in ("G3", "G4", "G5")


def test_it_does_not_take_combinations_apart() -> None:
    state = facing(table("G3 G4 G5 Y6 Y7 R9 R9", MANY, REST), 2, "G2")
    assert best(state) not in ("G3", "G4", "G5", "Y6", "Y7")
    why: Saying = ("reason.sheds", {"n": 1})
    price: Saying = ("reason.breaks", {})
    assert reason(state, "G5") == ("reason.price", {"why": why, "price": price})


def test_it_leads_five_cards_rather_than_one_of_them() -> None:
    assert best(table("G3 G4 G5 Y6 Y7 R9 Y2", MANY, REST)) == "G3 G4 G5 Y6 Y7"


def test_it_keeps_a_gang_for_later() -> None:
    state = facing(table("G5 G5 Y5 Y5 R9 G8 Y3 Y2 R4", MANY, MANY), 2, "G7")
    assert best(state) in ("G8", "R9")
    assert reason(state, "G5 G5 Y5 Y5")[0] == "reason.gang"
    assert best(facing(table("G5 G5 Y5 Y5 R9 G8 Y3 Y2 R4 G1 G3 R1", MANY, MANY), 2, "G7 Y7")) == "pass"


def test_it_uses_a_gang_when_that_decides() -> None:
    assert best(facing(table("G5 G5 Y5 Y5 R9", MANY, REST), 2, "G10 Y10")) == "G5 G5 Y5 Y5!"


def test_it_leads_no_low_single_before_a_single_card() -> None:
    assert best(table("G3 Y8 R8 G9", "G2", REST)) == "Y8 R8"


def test_it_stops_a_single_card_with_its_highest() -> None:
    state = facing(table("G3 Y3 Y4 Y9 RD G7 R7 G5 Y5", "G10", REST), 2, "G2")
    assert best(state) == "RD"
    assert reason(state, "RD") == ("reason.stops", {"seats": (1,)})


def test_it_tells_the_danger_in_numbers() -> None:
    state = facing(table("G3 Y9 R10 G7", "G10", REST), 2, "G2")
    key, facts = reason(state, "R10")
    assert (key, facts["n"]) == ("reason.danger", 3)  # the phoenixes and the dragon
    assert facts["of"] == 64 - 4 - 1
    assert reason(state, "pass")[0] == "reason.danger-pass"


def test_with_no_choice_it_says_so() -> None:
    state = facing(table("G3 Y4", MANY, REST), 2, "RD")
    assert reason(state, "pass") == ("reason.only", {})
    assert reason(table("G3 RD", MANY, REST, exchange=Exchange(0, 1)), "give RD") == ("reason.highest-due", {})


def test_it_gives_back_a_card_that_it_does_not_need() -> None:
    state = table("G4 G5 Y6 Y7 R8 G8 Y8 Y2 RD", MANY, REST, exchange=Exchange(1, 0, "RD"))
    assert best(state) == "give Y2"


@pytest.mark.parametrize(
    ("held", "plays"),
    [
        ("G5", 1),
        ("G5 Y5", 1),
        ("G5 Y5 R5 G7 Y7", 1),
        ("G5 Y5 R5 G7 Y8", 3),
        ("G3 G4 G5 Y6 Y7 R9 R9", 2),
        ("G1 G3 G5 G7 G9 Y1 Y2 Y3 Y4 Y5", 2),
        ("G5 G5 Y5 Y5 R9 G8", 3),
    ],
)
def test_a_plan_lays_the_hand_in_few_combinations(held: str, plays: int) -> None:
    assert planner(odds(10, 10))(hand(held)).plays == plays == fewest(hand(held))


def test_plans_are_seldom_longer_than_need_be() -> None:
    """They weigh strength too, and do not try every flush."""
    hands = [in_order(Dice(f"plan-{n}").shuffled(DECK)[:9]) for n in range(60)]
    longer = [planner(odds(9, 9))(held).plays - fewest(held) for held in hands]
    assert min(longer) >= 0
    assert sum(longer) <= len(hands) * 0.4


def test_the_higher_the_likelier() -> None:
    mine = odds(10, 10)
    for low, high in (("G3", "G9"), ("R10", "RD"), ("G3 Y3", "G9 Y9"), ("G3 Y3 R3", "G9 Y9 R9")):
        assert odds_of(combo(low), mine) < odds_of(combo(high), mine)
    assert odds_of(combo("RD"), mine) == 1


def test_what_nobody_has_the_cards_for_is_sure() -> None:
    for cards in ("G3 Y3", "G3 Y3 R3", "G3 G4 G5 G6 Y7"):
        assert odds_of(combo(cards), odds(1, 1)) == 1
        assert odds_of(combo(cards), odds(1, 9)) < 1


def test_it_counts_what_is_out() -> None:
    state = facing(table("G3 Y9 R10 G7", "G10", REST), 2, "RD")
    out = out_against(rules.seen_by(0, state), 0)
    assert len(out.unseen) == 64 - 4 - 1
    assert "RD" not in out.unseen
    assert higher(out, "R10") == 2
    assert out.counts == (1, 7)


def test_the_easy_one_beats_with_the_lowest_there_is() -> None:
    state = facing(table("G3 G5 Y8 RD", MANY, REST), 2, "G4")
    assert analyse(easy.think, rules.seen_by(0, state), 0, Dice("x"))[0].move == "G5"
    state = facing(table("G3 G3 Y3 Y3 Y8 RD", MANY, REST), 2, "G10 Y10")
    assert analyse(easy.think, rules.seen_by(0, state), 0, Dice("x"))[0].move == "G3 G3 Y3 Y3"


def test_the_easy_one_leads_its_lowest_card_with_what_goes_with_it() -> None:
    state = table("G3 Y3 R5 R6 G7", MANY, REST)
    assert analyse(easy.think, rules.seen_by(0, state), 0, Dice("x"))[0].move == "G3 Y3"


def test_the_easy_one_calls_too() -> None:
    assert analyse(easy.think, rules.seen_by(0, table("G3 Y9", MANY, REST)), 0, Dice("x"))[0].move == "G3!"
