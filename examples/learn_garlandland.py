"""Teaches OpenSpiel's tabular Q-learner two-handed Garlandland, from matches against random play alone.

It looks at its own hand and row only, and is measured on deals that it has never seen.

    pip install ".[research]"
    python examples/learn_garlandland.py 10000 2000     # matches to learn from, matches to be measured by
"""

import sys

import numpy as np
from open_spiel.python.algorithms.tabular_qlearner import QLearner
from open_spiel.python.rl_environment import StepType, TimeStep

from game.research.zoo import Environment

UNSEEN = 1_000_000
"""The first seed of the deals that are not learned from."""


def play(env: Environment, learner: QLearner, seed: int, dice: np.random.Generator) -> float:
    """The learner's reward for one match: 1 for a victory, -1 for a defeat, 0 for a shared victory."""
    looked_at = [n for n, name in enumerate(env.numbers.layout.names) if name.startswith(("hands[0]", "rows[0]"))]
    env.reset(seed=seed)
    total = 0.0
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        legal = np.flatnonzero(seen["action_mask"])
        if agent == "player_0":
            facts = {"info_state": [seen["observation"][looked_at].tolist()], "legal_actions": [legal]}
            step = TimeStep(facts, [reward], [1.0], StepType.LAST if over else StepType.MID)
            made = learner.step(step, is_evaluation=seed >= UNSEEN)
            total += reward
        env.step(None if over else made.action if agent == "player_0" else dice.choice(legal))
    return total


def main(learned: int, measured: int) -> tuple[float, float]:
    """The mean reward after learning, and half the width of its 95 % interval."""
    np.random.seed(1)  # the learner's dice
    env, dice = Environment("garlandland", 2), np.random.default_rng(1)
    learner = QLearner(0, env.numbers.moves, step_size=0.05)
    for seed in range(learned):
        play(env, learner, seed, dice)
    rewards = [play(env, learner, UNSEEN + seed, dice) for seed in range(measured)]
    return float(np.mean(rewards)), float(1.96 * np.std(rewards) / measured**0.5)


if __name__ == "__main__":
    print("mean reward {:.3f}, 95 % interval +- {:.3f}".format(*main(*map(int, sys.argv[1:]))))
