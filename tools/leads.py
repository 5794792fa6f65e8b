"""Measures by how many points leads change in a round, for `Game.chance` (SPREAD in bots/review.py of a game).

    python -m tools.leads court-circular --players expert,normal --rounds 2000
    python -m tools.leads gang-of-four --players normal,normal,normal,normal --rounds 2000

It prints the number of rounds, the standard deviation by which the lead of one seat over another changes in one round,
with half the 95 % interval, and the spread a round with which `Game.chance` foretells best, between the rounds, who
wins the match: by the mean logarithm of what it had said of each seat, which stands beside. That is the one it needs.
It is not the first where who wins a round is better placed in the next one, too, or few rounds are left.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, count, pairwise
from math import fsum, log, sqrt
from typing import Any, NamedTuple

from game.bots import kept
from game.command.arena import SURE, watch
from game.core.match import Match
from game.core.rules import share
from game.games.court_circular.bots import review as court
from game.games.court_circular.rules.score import standing
from game.games.gang_of_four.bots import review as gang
from game.shelf import GAMES
from game.ui.play.curve import round_ends

STANDS: dict[str, Callable[[Any, int], tuple[float, float]]] = {
    "court-circular": court.stands,
    "gang-of-four": gang.stands,
}
SPREADS = [n / 2 for n in range(10, 121)]


class Stood(NamedTuple):
    """How a seat stood between two rounds, and what it came to."""

    lead: float
    left: float
    seats: int
    won: float


def points(match: Match, at: int) -> Sequence[float]:
    """The points of all seats after so many moves, more is better."""
    state = match.states[at]
    return standing(state) if match.game.name == "court-circular" else [-total for total in state.totals]


def changes(match: Match) -> Iterator[float]:
    """By how much the lead of each seat over each later one changes in each round."""
    found = [points(match, at) for at in (0, *round_ends(match))]
    for one, two in combinations(range(len(match.players)), 2):
        for before, after in pairwise(found):
            yield after[one] - after[two] - before[one] + before[two]


def stood(match: Match) -> Iterator[Stood]:
    """How each seat stood between the rounds."""
    winners, seats = match.game.rules.winners(match.state), len(match.players)
    for at in round_ends(match)[:-1]:
        for seat in range(seats):
            yield Stood(*STANDS[match.game.name](match.until(at).seen(seat), seat), seats, share(seat, winners))


def matches(game: str, players: Sequence[str], seed: str, rounds: int) -> Iterator[Match]:
    """Matches of these bots, in all rotations of the seats, until they have so many rounds together."""
    for n in count():
        turn = n % len(players)
        match = watch(Match.begin(GAMES[game], f"{seed}-{n}", (*players[turn:], *players[:turn])))
        yield match
        rounds -= len(round_ends(match))
        if rounds <= 0:
            return


def foretelling(found: Sequence[Stood], spread: float) -> float:
    """The mean logarithm of what was said of the seats that have won, and of those that have not."""
    said = [(kept(each.lead, spread * sqrt(each.left), each.seats), each.won) for each in found]
    return fsum(won * log(chance) + (1 - won) * log(1 - chance) for chance, won in said) / len(said)


def main() -> None:
    """Play and print."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=STANDS)
    parser.add_argument("--players", required=True)
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--seed", default="leads")
    args = parser.parse_args()
    played = [*matches(args.game, args.players.split(","), args.seed, args.rounds)]
    rounds = sum(len(round_ends(match)) for match in played)
    steps = [change for match in played for change in changes(match)]
    one = sqrt(fsum(step * step for step in steps) / len(steps))
    found = [each for match in played for each in stood(match)]
    best = max(SPREADS, key=lambda spread: foretelling(found, spread))
    print(f"{rounds} rounds, {len(played)} matches: {one:.1f} ±{SURE * one / sqrt(2 * rounds):.1f} in one round")
    for spread in (best, round(one)):
        print(f"spread {spread}: {foretelling(found, spread):.4f}")


if __name__ == "__main__":
    main()
