"""The gain of the best answer to the stored two-handed strategies of Garlandland: exact, and in plain Python.

python -m tools.garlandland_gain    the gain in each kind of round, and in a whole match
"""

from __future__ import annotations

from functools import cache

from game.bots import outcome
from game.games.garlandland.bots.duel import Duel, Strategy, told, worths
from game.games.garlandland.bots.table import AGAINST, TIES, stage, strategy
from game.games.garlandland.bots.tree import HANDS
from game.games.garlandland.rules.score import SETUP


def best_share(rival: Strategy, tie: float) -> float:
    """The share of the round that the best answer to a strategy has, a tie counting `tie` of a win."""
    hands = tuple(range(HANDS[0]))
    found = outcome(worths(Duel(rival, tie), 0, (0, 0), told(rival, 0, 0, 0), hands))
    total = 0.0
    for both in found:
        total += max(both)
    return total / len(hands)


def gain(name: str) -> float:
    """The gain of the best answer over the solved game, in wins less losses a round, ties counted as in this round."""
    shares = {each: best_share(strategy(each), TIES[AGAINST[each]]) for each in (name, AGAINST[name])}
    return shares[name] + shares[AGAINST[name]] - 1


@cache
def match_share(mine: int = 0, theirs: int = 0) -> float:
    """The share of the matches, from these wins on, of the best answer to one who keeps to the stored strategies."""
    if SETUP in (mine, theirs):
        return 0.5 if mine == theirs else float(mine > theirs)
    won, lost, tied = match_share(mine + 1, theirs), match_share(mine, theirs + 1), match_share(mine + 1, theirs + 1)
    share = best_share(strategy(stage(theirs, mine)), (tied - lost) / (won - lost))
    return lost + (won - lost) * share


if __name__ == "__main__":
    for each in ("even", "ahead"):
        print(f"{each}: {gain(each):.6f} a round")
    print(f"a match: {match_share() - 0.5:.6f} of the matches")
