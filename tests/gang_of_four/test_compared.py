"""Where the same is to be said of the two best moves, the expert says what the first does better, or that they tie."""

from __future__ import annotations

import pytest

from game.core.rules import Choice, Saying
from game.games.gang_of_four import rules
from game.games.gang_of_four.bots.compared import against, compared
from tests.gang_of_four.tables import table

SAME: Saying = ("reason.plays", {"n": 3})
HAND = "G1 Y1 G3 Y4 R10 R10 GP"
SEEN = rules.seen_by(0, table(HAND, "G2 G4 Y5", "G5 Y6 R7", "G8 Y9 R2"))


def told(best: str, other: str, less: float, reason: Saying = SAME) -> Saying:
    return compared(SEEN, 0, (Choice(best, 5.0, SAME), Choice(other, 5.0 - less, reason)))[0].reason


@pytest.mark.parametrize(
    ("best", "other", "less", "said"),
    [
        ("G3", "Y4", 0.4, ("reason.even", {})),
        ("GP", "G3", 3.0, ("reason.harder", {})),
        ("G1 Y1", "R10", 3.0, ("reason.more-cards", {})),
        ("G3", "R10 R10", 3.0, ("reason.spares", {"cards": ("R10", "R10")})),
        ("G3", "pass", 3.2, ("reason.costs-more", {"n": 3})),
        ("give G3", "give Y4", 0.7, ("reason.costs-more", {"n": 1})),
    ],
)
def test_what_the_first_move_is_better_for_is_told(best: str, other: str, less: float, said: Saying) -> None:
    key, facts = told(best, other, less)
    assert (key, facts) == (said[0], {**said[1], "own": SAME})


@pytest.mark.parametrize("reason", [SAME, ("reason.plays", {"n": 4})])
def test_of_the_second_best_it_is_told_what_it_costs_where_that_is_not_too_little(reason: Saying) -> None:
    for less, said in ((3.2, ("reason.costs", {"n": 3, "own": reason})), (0.4, reason)):
        choices = Choice("G3", 5.0, SAME), Choice("pass", 5.0 - less, reason), Choice("Y4", 0.0, SAME)
        _, second, third = compared(SEEN, 0, choices)
        assert (second.reason, third) == (said, choices[2])
        assert against(SEEN, 0, choices[0], second) == against(SEEN, 0, choices[0], choices[1])


def test_a_move_with_a_reason_of_its_own_needs_no_other() -> None:
    assert told("G3", "Y4", 3.0, ("reason.plays", {"n": 4})) == SAME


def test_what_would_be_torn_is_not_spared() -> None:
    """Of the pair of tens one is played."""
    assert told("R10", "R10 R10", 3.0)[0] != "reason.spares"


@pytest.mark.parametrize(
    ("played", "said"),
    [
        (("reason.plays", {"n": 4}), ("reason.fewer-yours", {"own": SAME, "n": 4})),
        (("reason.price", {"why": ("reason.sheds", {"n": 5, "why": ("reason.plays", {"n": 5})})}), None),
        (("reason.keeps", {"n": 2}), ("reason.lower-yours", {"own": SAME})),
        (("reason.stops", {"n": 9}), ("reason.lower-yours", {"own": SAME})),
    ],
)
def test_against_the_players_choice_it_is_told_how_much_less_is_left(played: Saying, said: Saying | None) -> None:
    """Where the reason for that one says it, too; else what their cards tell."""
    found = against(SEEN, 0, Choice("G3", 5.0, SAME), Choice("Y4", 2.0, played))
    assert found == (said or ("reason.fewer-yours", {"own": SAME, "n": 5}))


def test_a_reason_that_says_more_than_what_is_left_is_enough() -> None:
    keeps: Saying = ("reason.keeps", {"n": 3})
    assert against(SEEN, 0, Choice("G3", 5.0, keeps), Choice("Y4", 2.0, SAME)) == keeps
