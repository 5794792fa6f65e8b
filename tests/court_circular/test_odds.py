"""How often a card wins among several, as it is told: against rivals who lay the best row that they hold."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.bots import outcome
from game.core.chance import Dice
from game.games.court_circular import rules
from game.games.court_circular.bots import odds
from game.games.court_circular.bots.found import chance
from game.games.court_circular.rules.hands import hand
from game.games.court_circular.rules.outlook import reachable
from tests.court_circular.tables import after, dealt, table
from tests.court_circular.test_levels import positions, thought
from tools.odds import said

PAIR, TRIO = "9H 9C 2D 3H 4D 5S", "7H 7D 2S 3D 4C JS"


def test_rivals_lay_the_best_row_that_they_hold() -> None:
    for state in positions(4, "odds"):
        if not state.choosing and state.asked is not None:
            rivals = [seat for seat in range(4) if seat != state.asked and seat not in state.dropped]
            best = max(
                hand((state.lead or "", *state.rows[seat], *more), state.terms.sheet)
                for seat in rivals
                for more in combinations(state.hands[seat], 3 - len(state.rows[seat]))
            )
            assert odds.strongest(state, state.asked)[:2] == best[:2]


def test_a_share_counts_deals_that_agree_with_the_rows_for_more() -> None:
    state = table("7S", PAIR, TRIO, "8C 10D KC QS 6H 8D")
    one, two = (reachable("7S", (), state.hands[seat], state.terms.sheet).hand for seat in (0, 1))
    assert odds.share(two, (odds.Rivals(one, 3.0), odds.Rivals(two, 1.0))) == 0.75
    assert odds.share(one, (odds.Rivals(one, 3.0), odds.Rivals(two, 1.0))) == 0


def test_a_rival_who_has_laid_cards_is_held_to_have_others_to_go_with_them() -> None:
    """What the two rivals have laid tells of their other cards: not all deals weigh the same."""
    seen = rules.seen_by(0, after(table("7S", "8C 10D KC QS 6H 8D", TRIO, PAIR, stock=33, first=1), "7D 9C"))
    found = outcome(odds.drawn(seen, 0, Dice("x"), 60))
    assert len({each.weight for each in found}) > 3


@pytest.mark.parametrize("seats", [3, 4])
def test_what_is_told_does_not_choose(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    state = dealt(seats, "told")
    before = thought(state)
    monkeypatch.setattr(odds, "share", lambda *_: 0.123)
    after_ = thought(state)
    assert [(each.move, each.worth) for each in after_] == [(each.move, each.worth) for each in before]
    assert chance(after_[0]) == 0.123 != chance(before[0])


def test_what_is_said_is_nearly_what_is_won() -> None:
    """Of 40 rounds among four; before it was told so, the mean of what was said was twice that."""
    rounds = [found for _, found in zip(range(40), said(("expert", "normal", "normal", "normal")), strict=False)]
    told = [each for found in rounds for each in found if 0.1 < each.share < 0.9]
    assert sum(each.share for each in told) / len(told) < sum(each.won for each in told) / len(told) + 0.12
