"""Well-known packages whose climbing games are played at random beside ours, where they are installed."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any, NamedTuple


class Peer(NamedTuple):
    """A package, one of its games, and what sets it up; ImportError where the package is not installed."""

    package: str
    """As pip takes it."""
    game: str
    table: Callable[[], Callable[[], int]]
    """Gives a function that plays a match at random and counts its decisions."""


def rlcard() -> Callable[[], int]:
    """RLCard's environment with its own random players."""
    package, agents = import_module("rlcard"), import_module("rlcard.agents")
    env = package.make("doudizhu", config={"seed": 1})
    env.set_agents([agents.RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def match() -> int:
        state, player = env.reset()
        decisions = 0
        while not env.is_over():
            agent = env.agents[player]
            state, player = env.step(agent.step(state), agent.use_raw)
            decisions += 1
        return decisions

    return match


def openspiel() -> Callable[[], int]:
    """OpenSpiel's game in C++, called from Python."""
    package: Any = import_module("pyspiel")
    game, dice = package.load_game("dou_dizhu"), Random(1)

    def match() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            deals = state.is_chance_node()
            moves = [each for each, _ in state.chance_outcomes()] if deals else state.legal_actions()
            state.apply_action(dice.choice(moves))
            decisions += not deals
        return decisions

    return match


PEERS = (Peer("rlcard==1.2.0", "doudizhu", rlcard), Peer("open_spiel", "dou_dizhu, in C++", openspiel))
