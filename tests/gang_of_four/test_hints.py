"""A hint tells what is gained before what it costs, and nothing that holds for the other move or that is not so."""

from __future__ import annotations

import pytest

from game.bots import decide
from game.core.chance import Dice
from game.core.review import OWN, SHORT
from game.core.rules import Choice, Saying, Sentences
from game.games.gang_of_four import rules
from game.games.gang_of_four.bots import normal
from game.games.gang_of_four.hints import reasons
from game.games.gang_of_four.hints.compared import compared
from game.games.gang_of_four.hints.look import Look, look_of
from game.games.gang_of_four.hints.names import alike, move_named
from game.games.gang_of_four.hints.reasons import kept_after, reason
from game.games.gang_of_four.hints.told import strong_loss
from game.games.gang_of_four.rules.answers import PASS
from game.games.gang_of_four.rules.state import State
from game.games.gang_of_four.words import en, ja
from tests.gang_of_four.tables import dealt, facing, hand, table
from tests.gang_of_four.test_expert import thought

LONG = "G2 G4 Y7 R6 G7"
SMALL = facing(table("R3 Y4 Y5 Y5 G7 Y7 Y7 Y8 R9 R10 YP", LONG, LONG), 1, "Y2 Y4 Y8 Y9 Y10")
EIGHTS = facing(table("G1 Y1 R1 G2 R2 R3 G4 G4 G5 G7 Y8 Y8 R8 Y10 R10 RD", LONG, LONG), 1, "Y7 Y7 R7 G10 Y10")
NINES = facing(table("G1 Y1 R1 Y2 R2 R2 R4 R4 G7 G8 G9 G9 Y9 Y9 Y10 RD", LONG, LONG), 1, "R1 M1 R5 R6 R10")
REDS = facing(table("Y1 R1 G2 G3 Y3 Y4 R5 R5 Y6 G7 R7 R9 Y10 R10 YP RD", LONG, LONG), 1, "G1 G1 M1 G5 G8")
TWOS = table("Y2 R2 Y3 R3 G4 Y7 R7 G8 R8 Y9 R9 G10 Y10 R10 GP YP", LONG, LONG)
LEADS = table("Y3 R4 G5 G5 R5 G7 Y8 R8 G10 R10 GP", LONG, LONG)
GANGS = facing(table("G1 G1 Y1 R1 Y2 Y6 R8 G9 R10 GP YP", LONG, LONG), 1, "G6 R6 R6 G7 Y7")
LAST = table("R3 RD", "Y9", "G5", "G4 Y4 Y6 R6")
TRIPLES = facing(table("Y6 R6 R7 G8 Y8 G9 Y9 R9 Y10 R10 YP", f"{LONG} {LONG}", f"{LONG} {LONG}"), 1, "Y6 R6 G7 Y7 Y7")
FLUSH = facing(table("R2 R3 G4 Y4 Y5 Y5 Y6 R6 Y7 Y8 R8", LONG, f"{LONG} R8"), 2, "R2 R5 R7 R9 R10")
PHOENIX = facing(table("G2 G7 R10 YP RD", LONG, LONG), 1, "GP")


def look(state: State) -> Look:
    return look_of(rules.seen_by(0, state), 0)


def told(state: State, best: str, other: str, less: float) -> tuple[list[Saying], list[Saying]]:
    """The sentences about both moves."""
    choices = (
        Choice(best, 5.0, reason(look(state), best)),
        Choice(other, 5.0 - less, reason(look(state), other)),
    )
    first, second = compared(rules.seen_by(0, state), 0, choices)
    return sentences(first.reason), sentences(second.reason)


def sentences(said: Saying) -> list[Saying]:
    """The sentences of a reason, without the reason of the move by itself."""
    key, facts = said
    if key == "reason.price":
        return [*sentences(facts["why"]), facts["price"]]
    if key == "reason.both":
        return [*sentences(facts["why"]), *sentences(facts["more"])]
    return [(key, {name: fact for name, fact in facts.items() if name not in (OWN, SHORT)})]


def keys(said: list[Saying]) -> list[str]:
    return [key.removeprefix("reason.") for key, _ in said]


@pytest.mark.parametrize(
    ("state", "best", "other", "less", "first", "second"),
    [
        (SMALL, "Y5 Y5 G7 Y7 Y7", PASS, 3.2, ["band"], ["pass-saves", "costs"]),
        (EIGHTS, "G1 Y1 Y8 Y8 R8", "G2 R2 Y8 Y8 R8", 0.4, ["spares", "close"], ["even"]),
        (NINES, "G1 Y1 R1 R4 R4", "R2 Y2 R2 R4 R4", 6.8, ["keeps", "band"], ["costs"]),
        (REDS, "R1 R5 R5 R7 R9", "Y1 Y3 Y4 Y6 Y10", 3.2, ["spares", "band", "tears", "even-so"], ["costs"]),
        (TWOS, "G8 R8", "G4", 6.0, ["sheds", "spares"], ["easier", "costs"]),
        (LEADS, "Y3", "R4", 0.4, ["low", "close"], ["even"]),
        (GANGS, "G1 G1 Y1 R1", PASS, 2.0, ["gang", "band"], ["pass-keeps", "costs"]),
        (LAST, "RD!", "R3!", 9.0, ["sure", "next-out"], ["danger", "costs"]),
        (PHOENIX, "YP", "RD", 0.4, ["highest-left", "close"], ["even"]),
        (table("G2 G7 R10 RD", LONG, LONG), "G7", "R10", 0.4, ["keeps", "close"], ["even"]),
        (table("R1 G6 Y10 RD", LONG, LONG), "G6", "R1", 0.4, ["keeps", "close"], ["even"]),
        (TRIPLES, "Y6 R6 G9 Y9 R9", PASS, 2.0, ["step", "lowest-answer"], ["pass-saves", "costs"]),
        (FLUSH, "Y4 Y5 Y6 Y7 Y8", PASS, 5.0, ["takes", "leaves"], ["pass-only", "costs"]),
    ],
)
def test_what_is_told_of_two_moves_and_in_which_order(
    state: State, best: str, other: str, less: float, first: list[str], second: list[str]
) -> None:
    of_best, of_other = told(state, best, other, less)
    assert (keys(of_best), keys(of_other)) == (first, second)


def test_the_own_way_out_comes_first_then_that_of_others_then_the_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    out = facing(table("G1 G3 G4 G6 G8 RD", "G9", LONG), 1, "G1 M1 G2 G3 G5")
    assert keys(told(out, "G1 G3 G4 G6 G8!", PASS, 14.0)[0]) == ["may-go-out", "lets-out"]
    few = table("Y8 R9", "G9", LONG)._replace(played=("GP", "YP", "G10", "Y10", "G10", "Y10", "R10", "R10"))
    assert keys(told(few, "R9!", "Y8!", 2.0)[0]) == ["may-go-out", "danger-few"]
    monkeypatch.setattr(reasons, "odds_of", lambda *_: 0.95)
    assert keys(told(few, "R9!", "Y8!", 2.0)[0]) == ["then-out", "danger-few"]
    monkeypatch.undo()
    stops = facing(table("G1 G3 G6 Y8 R9 R10", "G10", LONG), 1, "G10")
    assert keys(told(stops, "R10", PASS, 30.0)[0]) == ["lets-out", "danger-few"]


@pytest.mark.parametrize(
    ("moves", "one"),
    [
        (("G1 Y1", "G1 R1"), True),
        (("G1", "R1"), True),
        (("G1", "G2"), False),
        (("G1 Y1", "G2 R2"), False),
        (("G1!", "G1"), True),
        (("give G1", "give R1"), False),
        (("pass", "G1"), False),
    ],
)
def test_combinations_in_other_colours_are_one_choice(moves: tuple[str, str], *, one: bool) -> None:
    compare = EIGHTS.terms.compare
    assert alike(moves, hand("G1 Y1 R1 G2 R2 G4"), compare) == one


@pytest.mark.parametrize(("seats", "deal"), [(3, "hints-3"), (4, "hints-4")])
def test_what_a_hint_says_holds_wherever_a_match_leads(seats: int, deal: str) -> None:
    state = dealt(seats, deal)
    for turn in range(90):
        if state.asked is None:
            return
        if turn % 6 == 0:
            _holds(state, thought(state))
        state = rules.play(state, decide(normal.think, rules.seen_by(state.asked, state), state.asked, Dice("x")))


def _holds(state: State, choices: tuple[Choice, ...]) -> None:
    """What must be so of the reasons for the best moves of whoever is asked."""
    seat = state.asked or 0
    seen = rules.seen_by(seat, state)
    held, compare = seen.hands[seat], seen.terms.compare
    best = choices[0]
    other = next((each for each in choices if not alike((best.move, each.move), held, compare)), None)
    if other is None or OWN not in best.reason[1]:
        return
    said = sentences(best.reason)
    assert keys(said)[0] != "tears"
    assert all(facts["n"] <= 3 for key, facts in said if key in ("reason.plays", "reason.fewer") and not seen.giving)
    kept = [(key, facts) for key, facts in said if key == "reason.keeps"]
    strong = any(key == "reason.tears" and strong_loss((key, facts)) for key, facts in said)
    tie = any(key.startswith("reason.close") for key, _ in said)
    assert not kept or strong or tie or (other.move != PASS and kept[0] != kept_after(look_of(seen, seat), other.move))
    costs = [facts["what"] for key, facts in said if key == "reason.tears"]
    assert move_named(other.move, held, compare) not in costs
    assert not set(map(str, costs)) & {str(facts.get("what")) for key, facts in said if key != "reason.tears"}


@pytest.mark.parametrize(
    ("sentences", "never"),
    [
        (en.SENTENCES, ("you out", "Just enough", "take the lead", "bring you", "sure lead")),
        (ja.SENTENCES, ("親", "答えられ", "–", "残した", "僅差", "ほかにも残り")),
    ],
)
def test_a_trick_is_won_and_a_player_goes_out_in_the_same_words_in_every_reason(
    sentences: Sentences, never: tuple[str, ...]
) -> None:
    said = {key: str(text) for key, text in sentences.items() if key.startswith("reason.")}
    assert [(key, each) for key, text in said.items() for each in never if each in text] == []
