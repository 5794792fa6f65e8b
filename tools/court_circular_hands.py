"""How often the rows that are laid in play turn out to be each hand: `normal` against `normal`, by the article's rules.

    python -m tools.court_circular_hands [ROUNDS]       until this many rounds are played; else 3000

Rows of players who dropped out are not full and do not count. Of 3,564 rows in 3,000 rounds: 1 quartet, 265 sequences
of four, 372 sympathies of four, 49 court circulars of four, 279 trios; so page/result.py names two as rare,
the quartet and the court circular of four.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator

from game.bots import decide
from game.core.match import Match
from game.games.court_circular import GAME
from game.games.court_circular.rules.hands import classes
from game.games.court_circular.rules.state import Round

ROUNDS = 3000
LEVEL = "normal"


def rounds() -> Iterator[Round]:
    """The finished rounds of one match after the other."""
    n = 0
    while True:
        n += 1
        match = Match.begin(GAME, f"hands-{n}", (LEVEL, LEVEL))
        while (seat := match.asked) is not None:
            match = match.play(decide(GAME.levels[LEVEL], match.seen(seat), seat, match.dice(seat)))
            last = match.state.last
            if match.states[-2].last != last and not match.state.choosing and last:
                yield last


def count(n: int) -> Counter[str]:
    """How many of the full rows of `n` rounds made each hand."""
    each = rounds()
    return Counter(hand.name for _ in range(n) for hand in next(each).hands if hand)


if __name__ == "__main__":
    found = count(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
    rows = found.total()
    print(f"{rows} full rows")
    for name in classes():
        print(f"{name:10} {found[name]:6} {rows / found[name] if found[name] else 0:9.1f}")
