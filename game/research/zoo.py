"""Every game as a PettingZoo environment, in which the agents move one after another (AEC).

The observation of an agent is `observation`, the vector of `game.research.tensor`, and `action_mask`, 1 for each legal
number of `game.research.actions`. Rewards come at the end: `Numbers.returns`. `reset(seed=7)` deals the same again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv

from game.core.match import Match
from game.core.rules import NOTHING
from game.research.numbers import in_numbers
from game.research.tensor import HIGHEST

Observation = dict[str, np.ndarray[Any, Any]]


class Environment(AECEnv[str, Observation, int]):
    """Matches of one game; `player_0` sits in seat 0, and `match` is the present one, with all its secrets."""

    def __init__(self, name: str, seats: int = 0, options: Mapping[str, str] = NOTHING) -> None:
        super().__init__()
        self.numbers = in_numbers(name, seats, options)
        self.metadata = {"name": f"fudaba_{name}", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(self.numbers.seats)]
        self.match: Match = self.numbers.begin("none")
        self._random = np.random.default_rng()
        self._actions = {agent: Discrete(self.numbers.moves) for agent in self.possible_agents}
        self._observations = {agent: self._space() for agent in self.possible_agents}

    def _space(self) -> Dict:
        size = len(self.numbers.layout.names)
        seen = Box(-HIGHEST, HIGHEST, (size,), np.float32)
        return Dict({"observation": seen, "action_mask": Box(0, 1, (self.numbers.moves,), np.int8)})

    def observation_space(self, agent: str) -> Space[Any]:
        """What an agent can see, the same object each time."""
        return self._observations[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The numbers of all moves, the same object each time."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new match: of this seed, or the next of the last one, or `{"deal": "plum-river-42"}` by its name."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        drawn = f"research-{self._random.integers(2**53)}"
        self.match = self.numbers.begin((options or {}).get("deal", drawn))
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._agent(self.match.asked or 0)

    def observe(self, agent: str) -> Observation:
        """What an agent sees now, and its legal moves: none while another one is asked."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.numbers.moves, np.int8)
        if seat == self.match.asked:
            mask[[*self.numbers.legal(self.match)]] = 1
        return {"observation": np.array(self.numbers.seen(self.match, seat), np.float32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play this move of the agent that is asked; ValueError where it is not legal. None after the end."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        move = None if action is None else self.numbers.legal(self.match).get(int(action))
        if move is None:
            raise ValueError(f"{agent}: {action} is not the number of a legal move")
        self.match = self.match.play(move)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {self._agent(seat): gain for seat, gain in enumerate(self.numbers.returns(self.match))}
        if self.match.asked is None:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._agent(self.match.asked or 0)
        self._accumulate_rewards()

    def _agent(self, seat: int) -> str:
        return self.possible_agents[seat]
