"""Measures by how many points leads change in a round, for `Game.chance` (SPREAD in bots/review.py of a game).

    python -m tools.leads court-circular --players expert,normal --rounds 2000
    python -m tools.leads gang-of-four --players normal,normal,normal,normal --rounds 2000

It prints the number of rounds, and as a standard deviation by how much the lead of one seat over another changes: in
one round, with half the 95 % interval, and from any round to the end of the match, by the square root of the number of
rounds until then. `Game.chance` needs the second, which is larger where the winner of a round is better placed in the
next one, too.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, count, pairwise
from math import fsum, sqrt
from typing import Any

from game.command.arena import SURE, watch
from game.core.match import Match
from game.games.court_circular.rules.score import standing
from game.shelf import GAMES

Points = Sequence[float]

POINTS: dict[str, Callable[[Any], Points]] = {
    "court-circular": standing,
    "gang-of-four": lambda state: [-total for total in state.totals],
}
"""The points of all seats, more is better."""


def leads(match: Match) -> list[list[float]]:
    """For each two seats the lead of the first after each round of a match, and 0 before it."""
    points, found, number = POINTS[match.game.name], [POINTS[match.game.name](match.states[0])], 0
    for state in match.states:
        if state.last is not None and state.last.number != number:
            number = state.last.number
            found.append(points(state))
    return [[each[one] - each[two] for each in found] for one, two in combinations(range(len(match.players)), 2)]


def matches(game: str, players: Sequence[str], seed: str) -> Iterator[Match]:
    """Matches of these bots without end, in all rotations of the seats."""
    for n in count():
        turn = n % len(players)
        yield watch(Match.begin(GAMES[game], f"{seed}-{n}", (*players[turn:], *players[:turn])))


def enough(played: Iterator[Match], rounds: int) -> Iterator[list[list[float]]]:
    """The leads of the first matches that have so many rounds together."""
    left = rounds
    while left > 0:
        found = leads(next(played))
        left -= len(found[0]) - 1
        yield found


def deviation(changes: Sequence[float]) -> float:
    """Their root of the mean square: who leads whom is a matter of the order of seats, so the mean is none."""
    return sqrt(fsum(each * each for each in changes) / len(changes))


def main() -> None:
    """Play and print."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=POINTS)
    parser.add_argument("--players", required=True)
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--seed", default="leads")
    args = parser.parse_args()
    found = [*enough(matches(args.game, args.players.split(","), args.seed), args.rounds)]
    rounds = sum(len(match[0]) - 1 for match in found)
    steps = [after - before for match in found for lead in match for before, after in pairwise(lead)]
    rest = [
        (lead[-1] - each) / sqrt(len(lead) - 1 - n)
        for match in found
        for lead in match
        for n, each in enumerate(lead[:-1])
    ]
    one, on = deviation(steps), deviation(rest)
    error = SURE / sqrt(2 * rounds)
    print(f"{rounds} rounds: {one:.1f} ±{one * error:.1f} in one, {on:.1f} to the end of the match")


if __name__ == "__main__":
    main()
