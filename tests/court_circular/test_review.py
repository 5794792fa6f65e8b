"""How a seat stands in a match, by which a review tells the chance to win it."""

from __future__ import annotations

import pytest

from game.core.chance import Chance
from game.core.match import Match
from game.games.court_circular import GAME, rules
from game.games.court_circular.bots import review
from game.games.court_circular.bots.review import stands
from game.games.court_circular.rules.answers import DROP
from game.games.court_circular.rules.decided import sure
from game.games.court_circular.rules.score import EXTRA, UP
from game.games.court_circular.rules.state import State
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


def to_the_end(state: State, way: str) -> State:
    """The end of the match where nobody drops out any more, played at random."""
    dice = Chance(way)("moves")
    while state.asked is not None:
        moves = rules.moves(state)
        state = rules.play(state, dice.choice([move for move in moves if move != DROP]))
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_that_is_lost_with_its_last_round_is_told_so(seats: int) -> None:
    """Whatever is laid then, the match ends and is won by another; without that it would be told as open."""
    found = 0
    for deal in range(40):
        match = played(Match.begin(GAME, f"lost-{deal}", ("random",) * seats, {"target": "20"}), f"{deal}")
        for at, state in enumerate(match.states[:-1]):
            seat = match.until(at).asked
            seen = match.until(at).seen(seat)
            if seat is not None and state.final and review._lost(seen, seat):
                assert review.chance(seen, seat, 10.0) == 0
                for way in range(5):
                    end = to_the_end(state, f"way {way}")
                    assert end.pack == state.pack
                    assert seat not in end.victors
                found += sure(seen, seat) is None
    assert found
