"""Measures how often a round of Court Circular is won when the expert says that a card wins it so often.

    python -m tools.odds --players expert,normal,normal,normal --rounds 200

The expert sits at each seat in turn. It prints, for each tenth of what was said before a card was laid, how many cards
there were, the mean of what was said, and the part of them whose round was won.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Iterator
from itertools import count
from math import fsum
from typing import NamedTuple

from game.bots import analyse
from game.core.match import Match
from game.games.court_circular import GAME
from game.games.court_circular.bots.found import chance


class Said(NamedTuple):
    """What was said of a card that was laid, and whether its round was won."""

    share: float
    won: bool


def said(players: tuple[str, ...]) -> Iterator[list[Said]]:
    """What the expert said in one round after the other, match after match."""
    for n in count():
        turned = players[n % len(players) :] + players[: n % len(players)]
        yield from _in_match(Match.begin(GAME, f"odds-{n}", turned), turned.index("expert"))


def _in_match(match: Match, seat: int) -> Iterator[list[Said]]:
    """The same of one match, in which `seat` is the expert's."""
    shares: list[float] = []
    while (asked := match.asked) is not None:
        seen, rounds = match.seen(asked), match.state.last and match.state.last.number
        choice = analyse(GAME.explained(match.players[asked]), seen, asked, match.dice(asked))[0]
        if asked == seat and choice.move in seen.hands[seat] and "wins" in choice.reason[1]:
            shares.append(chance(choice))
        match = match.play(choice.move)
        last = match.state.last
        if last and last.number != rounds:
            yield [Said(share, last.winner == seat) for share in shares]
            shares = []


def main() -> None:
    """Prints what was measured."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--players", default="expert,normal,normal,normal")
    parser.add_argument("--rounds", type=int, default=200)
    given = parser.parse_args()
    tenths: dict[int, list[Said]] = defaultdict(list)
    for _, found in zip(range(given.rounds), said(tuple(given.players.split(","))), strict=False):
        for each in found:
            tenths[min(9, int(10 * each.share))].append(each)
    for tenth, some in sorted(tenths.items()):
        mean, won = fsum(each.share for each in some) / len(some), sum(each.won for each in some) / len(some)
        print(f"{tenth / 10:.1f} {len(some):5} said {mean:.2f} won {won:.2f}")


if __name__ == "__main__":
    main()
