"""A round with all cards known: the quick solution is the one found by playing every line with the rules."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.chance import Dice
from game.games.court_circular import rules
from game.games.court_circular.bots.crowd import outcome
from game.games.court_circular.bots.solver import solve
from game.games.court_circular.rules.answers import DROP
from game.games.court_circular.rules.cards import DECK
from game.games.court_circular.rules.hands import ARTICLE
from game.games.court_circular.rules.outlook import made_so_far, plans, reachable
from game.games.court_circular.rules.stakes import prize
from game.games.court_circular.rules.state import State
from tests.court_circular.tables import after, cards, table

OPTIONS = st.fixed_dictionaries(
    {
        "foldOpens": st.sampled_from(("allHaveOne", "afterFirstCard")),
        "foldInLast": st.sampled_from(("true", "false")),
        "faceRule": st.sampled_from(("dealerDown", "firstHandUp")),
        "faceDownExtras": st.sampled_from(("true", "false")),
    }
)


def by_force(state: State, seat: int, start: State) -> float:
    """What a round comes to for the seat, every line played with the rules; the winner's prize is that of its table."""
    after_moves = (rules.play(state, move) for move in rules.moves(state))
    choose = max if state.asked == seat else min
    return choose(_ended(each, seat, start) for each in after_moves)


def _ended(state: State, seat: int, start: State) -> float:
    if state.last is None:
        return by_force(state, seat, start)
    last = state.last
    shown = start._replace(rows=last.rows)
    value = prize(shown, last.winner).base * (1 if last.winner == seat else -1)
    costs = [prize(start, seat).kept(row) for row in last.rows]
    return value - costs[seat] + costs[1 - seat]


def small(deck: list[str], held: int, options: dict[str, str], final: bool) -> State:
    """A round between two with few cards, which can be played in every way."""
    hands = (" ".join(deck[1 + held * seat : 1 + held * (seat + 1)]) for seat in range(2))
    return table(deck[0], *hands, stock=0, final=final, options={**options, "target": "999"})


@given(deck=st.permutations(DECK), options=OPTIONS, final=st.booleans())
@settings(max_examples=8)
def test_a_round_of_two_is_solved_exactly(deck: list[str], options: dict[str, str], final: bool) -> None:
    start = small(deck, 3, options, final)
    for n in range(5):
        state = after(start, [start.hands[i % 2][i // 2] for i in range(n)])
        assert state.asked is not None
        found = solve(state, state.asked, 1 - state.asked)
        for move in rules.moves(state):
            expected = _ended(rules.play(state, move), state.asked, start) + spent(start, state, state.asked)
            assert found[move] == pytest.approx(expected), (n, move)
        assert sorted(found) == sorted(rules.moves(state))


def spent(start: State, state: State, seat: int) -> float:
    """What the cards already laid have cost, which no later move changes."""
    own, other = (prize(start, seat).kept(state.rows[each]) for each in (seat, 1 - seat))
    return own - other


def test_the_last_card_is_the_one_that_wins() -> None:
    state = after(table("7H", "7D 7C 2S 3S 4S 5S", "KH KD 9C 5D 6S 8S"), "7D KH 2S KD 7C")
    found = solve(state, 1, 0)
    assert len(found) == 4
    assert max(found.values()) < 0
    state = after(table("7H", "7D 2C 2S 3S 4S 5S", "KH KD 9C 5D 6S 7S"), "7D KH 2C KD 3S")
    found = solve(state, 1, 0)
    assert max(found, key=found.__getitem__) in ("5D", "9C", "6S", "7S")
    assert max(found.values()) > 0


def test_a_lost_round_is_dropped_as_it_costs_less() -> None:
    state = after(table("7H", "7D 7C 7S AS AC AD", "KH 2D 9C 5D 4C 8S"), "7D KH 7C")
    found = solve(state, 1, 0)
    assert max(found, key=found.__getitem__) == DROP


def test_a_won_round_is_not_dropped() -> None:
    state = after(table("7H", "7D 7C 7S AS AC AD", "KH 2D 9C 5D 4C 8S"), "7D KH")
    found = solve(state, 0, 1)
    assert min(found, key=found.__getitem__) == DROP


def test_being_first_hand_next_is_nothing_in_the_last_round() -> None:
    state = table("7H", "7D 7C 7S AS AC AD", "KH 2D 9C 5D 4C 8S")
    assert prize(state._replace(final=True), 0).base == 3
    assert prize(state, 0).base > 3


@given(seed=st.integers(0, 999).map(str))
@settings(max_examples=10)
def test_in_a_crowd_the_best_plan_wins_if_any_does(seed: str) -> None:
    deck = Dice(seed).shuffled(DECK)
    state = table(deck[0], *(" ".join(deck[1 + 6 * seat : 7 + 6 * seat]) for seat in range(3)), stock=10)
    mine = plans(state.lead or "", (), state.hands[0], ARTICLE)
    best = max(mine)
    rivals = [reachable(state.lead or "", (), state.hands[seat], ARTICLE) for seat in (1, 2)]
    worths = outcome(state, 0).worths
    assert len(worths) == len(mine) == 20
    assert (worths[mine.index(best)] > 0) == (best.hand > max(rivals).hand)


def test_what_a_row_is_so_far_and_what_it_can_become() -> None:
    assert made_so_far("7H", cards("7D"), ARTICLE).name == "pair"
    assert made_so_far("7H", cards("8D 2S"), ARTICLE).name == "none"
    assert made_so_far("7H", (), ARTICLE).name == "none"
    best = reachable("7H", cards("8D"), cards("9C 10S 2S 3S"), ARTICLE)
    assert (best.hand.name, best.cards) == ("sequence4", cards("9C 10S"))
