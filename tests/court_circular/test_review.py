"""How a seat stands in a match, by which a review tells the chance to win it."""

from __future__ import annotations

import pytest

from game.core.match import Match
from game.games.court_circular import GAME
from game.games.court_circular.bots.review import stands
from game.games.court_circular.rules.score import EXTRA, UP
from tests.matches import played


@pytest.mark.parametrize("seat", [0, 1])
def test_a_decided_round_counts_before_its_winner_has_chosen_the_next_lead(seat: int) -> None:
    """All its cards do, also the one that will lead."""
    match = played(Match.begin(GAME, "taken", ("me", "normal")), "taken", 120)
    found = 0
    for before, after in zip(match.states, match.states[1:], strict=False):
        if before.choosing and not after.choosing:
            found += 1
            last = before.last
            assert last
            less = abs(stands(before, seat)[0] - stands(after, seat)[0])
            assert after.lead
            assert less <= UP + EXTRA[after.lead]
    assert found
