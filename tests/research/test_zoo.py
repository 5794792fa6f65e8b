"""Every game is a PettingZoo environment by PettingZoo's own tests, and a few things that those do not ask."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING

import pytest

from game.core.game import Game
from game.core.match import BadMatch
from tests.matches import ALL, name

pytest.importorskip("pettingzoo")

import numpy as np
from pettingzoo.test import api_test, seed_test

from game.research.zoo import Environment

if TYPE_CHECKING:
    from collections.abc import Iterator

TABLES = [(game, seats) for game in ALL for seats in game.seats]
SHORT = {"gang-of-four": {"limit": "rounds-2"}, "court-circular": {"target": "20"}}

for_every_game = pytest.mark.parametrize("game", ALL, ids=name)
for_every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{g.name}-{n}" for g, n in TABLES])
quietly = pytest.mark.filterwarnings("ignore::UserWarning")
"""What is masked is no Box, and nothing is drawn: PettingZoo warns of both in games of cards."""


def to_the_end(env: Environment, seed: int) -> Iterator[tuple[str, float, bool]]:
    """Each agent with its reward and whether it is over, while random legal moves are played."""
    env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        yield agent, reward, over
        env.step(None if over else int(dice.choice(np.flatnonzero(seen["action_mask"]))))


@quietly
@for_every_table
def test_it_passes_the_test_of_the_interface(game: Game, seats: int) -> None:
    api_test(Environment(game.name, seats), num_cycles=100)


@quietly
@for_every_table
def test_the_same_seed_is_the_same_match(game: Game, seats: int) -> None:
    seed_test(lambda: Environment(game.name, seats), num_cycles=100)


@for_every_game
def test_each_is_rewarded_once_at_the_end_and_it_is_zero_in_sum(game: Game) -> None:
    env = Environment(game.name, game.seats[0], SHORT.get(game.name, {}))
    told = [*to_the_end(env, 3)]
    assert not [reward for _, reward, over in told if reward and not over]
    rewards = {agent: reward for agent, reward, over in told if over}
    assert tuple(rewards[agent] for agent in env.possible_agents) == env.numbers.returns(env.match)
    assert env.match.asked is None


def test_only_who_is_asked_has_moves() -> None:
    env = Environment("garlandland")
    env.reset(seed=1)
    asked, other = env.agent_selection, next(agent for agent in env.agents if agent != env.agent_selection)
    assert env.observe(asked)["action_mask"].sum() == 2
    assert env.observe(other)["action_mask"].sum() == 0


def test_a_move_that_is_not_legal_is_refused_and_nothing_happens() -> None:
    env = Environment("garlandland")
    env.reset(seed=1)
    match = env.match
    wrong = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    for action in (wrong, -1, 99, None):
        with pytest.raises(ValueError, match="legal"):
            env.step(action)
    assert env.match is match


def test_a_deal_can_be_named_and_seeds_go_on() -> None:
    env = Environment("garlandland")
    env.reset(options={"deal": "plum-river-42"})
    assert env.match.deal == "plum-river-42"
    env.reset(seed=1)
    first = env.match.deal
    env.reset()
    assert env.match.deal != first
    env.reset(seed=1)
    assert env.match.deal == first
    with pytest.raises(BadMatch):
        env.reset(options={"deal": "no such deal"})


@for_every_game
def test_an_environment_can_be_sent_to_another_process(game: Game) -> None:
    env = Environment(game.name)
    env.reset(seed=4)
    same = pickle.loads(pickle.dumps(env))
    assert same.numbers is env.numbers
    seen, copied = env.observe(env.agent_selection), same.observe(env.agent_selection)
    assert all((seen[key] == copied[key]).all() for key in seen)
