"""The expert's first choice is told against the second: by the hand, how often it wins, what it counts, or as a tie."""

from __future__ import annotations

import pytest

from game.core.rules import Choice, Saying
from game.games.court_circular import rules
from game.games.court_circular.bots.compared import compared
from game.games.court_circular.rules.state import State
from tests.court_circular.tables import after, table
from tests.court_circular.test_levels import thought

HELD = "7H 7D 8C QD KC 2S"
LEADING = rules.seen_by(0, table("7S", HELD, "2C 2D 3S 3D 4C 5S", dealer=1))
"""With any card the best hand in reach is a trio."""


def wins(share: float) -> dict[str, Saying]:
    return {"wins": ("reason.about", {"share": share})}


def told(seen: State, best: Choice, other: Choice) -> str:
    return compared(seen, 0, (best, other))[0].reason[0]


def choice(move: str, worth: float, share: float, key: str = "reason.open") -> Choice:
    return Choice(move, worth, (key, {**wins(share), "hand": "pair", "cards": ()}))


@pytest.mark.parametrize(
    ("best", "other", "key"),
    [
        (choice("7H", 5.0, 0.6), choice("7D", 4.8, 0.6), "reason.even"),
        (choice("7H", 5.0, 0.6), choice("7D", 3.0, 0.5), "reason.oftener"),
        (choice("8C", 5.0, 0.6), choice("7D", 3.0, 0.6), "reason.more-hands"),
        (choice("7D", 5.0, 0.6), choice("7H", 3.0, 0.6), "reason.brings-more"),
        (choice("7D", 5.0, 0.5), choice("7H", 3.0, 0.6), "reason.open"),
        (choice("7D", 5.0, 0.1, "reason.lost"), choice("7H", 3.0, 0.1, "reason.lost"), "reason.lost"),
        (choice("drop", 5.0, 0.1, "reason.drop-last"), choice("7H", 3.0, 0.1), "reason.drop-best"),
        (choice("stay", 5.0, 0.1, "reason.stay"), choice("drop", 3.0, 0.1, "reason.drop"), "reason.stay-best"),
    ],
)
def test_what_the_first_choice_is_better_for_is_told(best: Choice, other: Choice, key: str) -> None:
    assert told(LEADING, best, other) == key


def test_what_a_card_counts_is_told_of_a_round_that_is_likely_won_or_lost() -> None:
    """Face up the seven of hearts counts a point more than the other one."""
    assert told(LEADING, choice("7H", 5.0, 0.9), choice("7D", 3.0, 0.9)) == "reason.wins-more"
    up = rules.seen_by(0, table("7S", HELD, "2C 2D 3S 3D 4C 5S", dealer=0))
    assert told(up, choice("7D", 5.0, 0.2), choice("7H", 3.0, 0.2)) == "reason.risks-less"
    assert told(LEADING, choice("7D", 5.0, 0.2), choice("7H", 3.0, 0.2)) == "reason.brings-more"


def test_every_choice_of_the_expert_keeps_its_place_and_its_worth() -> None:
    choices = thought(after(table("7S", HELD, "2C 2D 3S 3D 4C 5S", dealer=1), "7H 2C"))
    assert [each.worth for each in choices] == sorted((each.worth for each in choices), reverse=True)
    assert compared(LEADING, 0, choices[:1]) == choices[:1]
    assert compared(LEADING, 0, choices)[1:] == choices[1:]
