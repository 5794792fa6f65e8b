"""The vectors of tests/vectors/gang-of-four.json as checks: each gives the ids that come out otherwise."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from game.core.rules import Fault, IllegalMove
from game.games.gang_of_four import rules
from game.games.gang_of_four.rules import combos, exchange, score
from game.games.gang_of_four.rules.cards import typed
from game.games.gang_of_four.rules.combos import USUAL, Compare
from game.games.gang_of_four.rules.state import Exchange
from tests.gang_of_four.tables import dealt, hand, news, table, wins_by

VECTORS = json.loads((Path(__file__).parent.parent / "vectors" / "gang-of-four.json").read_text(encoding="utf-8"))
Case = Mapping[str, Any]


def kind(text: str, compare: Compare = USUAL) -> str:
    """The kind of some cards in the vocabulary of the vectors."""
    try:
        cards = typed(text)
    except Fault:
        return "invalid_cards"
    combo = combos.classify(cards, compare)
    return combo.kind if combo else "invalid"


def classification(compare: Compare = USUAL) -> list[str]:
    """The cases of `classification` that fail."""
    return [case["id"] for case in VECTORS["classification"] if kind(case["cards"], compare) != case["kind"]]


def comparison(compare: Compare = USUAL) -> list[str]:
    """The cases of `comparison` that fail."""
    return [case["id"] for case in VECTORS["comparison"] if _beats(case, compare) != case["a_beats_b"]]


def scoring() -> list[int]:
    """The cases of `scoring` that fail, by their cards."""
    return [case["cards_left"] for case in VECTORS["scoring"] if score.penalty(case["cards_left"]) != case["points"]]


def states() -> list[str]:
    """The cases of `state_rules` that fail."""
    return [case["id"] for case in VECTORS["state_rules"] if not _STATES[case["what"]](case)]


def _beats(case: Case, compare: Compare) -> bool:
    a, b = (combos.classify(case[key].split(), compare) for key in "ab")
    assert a
    assert b
    return combos.beats(a, b)


def _gives(case: Case) -> bool:
    state = table(case["loser_hand"], "G3", "G4", exchange=Exchange(0, 1))
    return exchange.gifts(state) == (f"give {case['must_give']}",)


def _loses(case: Case) -> bool:
    left, totals = case["cards_left"], case["totals_after_round"]
    seats = list(left)
    hands = tuple(("G1",) * left[seat] for seat in seats)
    winner = seats.index(case["winner"])
    last = score.settle(2, 1, winner, hands, (), (0,) * len(seats))._replace(totals=tuple(totals[s] for s in seats))
    return bool(seats[score.weakest(last)] == case["loser"])


def _ends(case: Case) -> bool:
    seats, totals = list(case["totals"]), tuple(case["totals"].values())
    last = score.settle(2, 1, 0, ((),) * len(seats), (), totals)
    winners = [seats[seat] for seat in score.lowest(last.totals)]
    return bool(score.over(last, 100, 0) == case["over"] and winners == case["winners"])


def _turns(case: Case) -> bool:
    rounds = [dealt(4), *(wins_by("deal", 4, n) for n in range(1, len(case["rounds"])))]
    names = [event.facts["direction"] for state in rounds for event in news(state, "round")]
    steps = [{1: "clockwise", -1: "counterclockwise"}[state.direction] for state in rounds]
    return bool(names == steps == case["rounds"])


def _leads(case: Case) -> bool:
    state = table(case["hand"], "G3", "G4", round=1)
    try:
        rules.play(state, case["lead"])
    except IllegalMove:
        return not case["legal"]
    return bool(case["legal"])


def _forgets(case: Case) -> bool:
    state = rules.play(table("G5 R7", "R1 R2", "G1", "G2"), "R7")
    state = rules.play(rules.play(rules.play(state, "pass"), "pass"), "pass")
    state = rules.play(state, "R2!") if state.asked == 1 else state
    while state.round == 2:
        state = rules.play(state, rules.moves(state)[-1] if state.top else rules.moves(state)[0])
    last = state.last
    assert last
    return (last.points[0], last.winner == 0, 0 in last.forgot) == (case["points_for_offender"], case["can_win"], True)


def _goes_out(case: Case) -> bool:
    state = rules.play(table("G5 R5", "R1 R2", "G1", "G2"), "G5 R5")
    return (state.last is None or state.last.winner != 0) == case["needed"] and hand("G5 R5") == ("G5", "R5")


_STATES: Mapping[str, Callable[[Case], bool]] = {
    "exchange": _gives,
    "exchange_loser": _loses,
    "game_end": _ends,
    "direction": _turns,
    "first_lead": _leads,
    "last_card_forgotten": _forgets,
    "last_card_needed_when_out_with_pair": _goes_out,
}
