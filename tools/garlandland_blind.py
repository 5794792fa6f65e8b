"""How rows turn out for rivals who play their own row as well as can be without looking at the others'.

The distribution of their final classes answers itself: it is what comes of playing perfectly against it. Found by
fictitious play, each step answering the mean of all answers so far, for tables of two, three and four.

    python -m tools.garlandland_blind            how far the stored distributions are from their own answers
    python -m tools.garlandland_blind --write    find them anew and store them in game/games/garlandland/bots/blind.py
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable, Mapping
from itertools import combinations
from pathlib import Path
from textwrap import fill

from game.core.cards import without
from game.games.garlandland.rules.hands import CARDS, ROW, Row, strength
from game.games.garlandland.rules.solo import CLASS, Payoff, outlook, share, unseen

Chances = Mapping[Row, float]
Policy = Callable[[Row, Row], Mapping[str, float]]
"""From a row and the cards held to the chance of playing each."""

FILE = Path(__file__).parent.parent / "game" / "games" / "garlandland" / "bots" / "blind.py"
WHOLE = 1_000_000
STEPS = 400
HEAD = '''"""How rows turn out for rivals who do not look: written by `python -m tools.garlandland_blind --write`."""

BELOW: dict[int, tuple[int, ...]] = {
'''
TAIL = '''}
"""By number of seats: how many in a million rivals end below each class of row; the last figure counts them all."""
'''


def perfect(payoff: Payoff) -> Policy:
    """The policy that plays the card with the best outlook, the earlier one of equals."""
    after = outlook(payoff)
    return lambda row, held: {max(held, key=lambda card: after((*row, card), without(held, card))): 1.0}


def random(row: Row, held: Row) -> Mapping[str, float]:
    """The policy that plays either card."""
    return dict.fromkeys(held, 1 / len(held))


def outcomes(policy: Policy) -> Chances:
    """The chance of every full row under a policy."""
    starts = list(combinations(CARDS, 2))
    level: dict[tuple[Row, Row], float] = {((), tuple(sorted(held))): 1 / len(starts) for held in starts}
    for _ in range(ROW - 1):
        level = _next(level, policy)
    full: dict[Row, float] = defaultdict(float)
    for (row, held), chance in level.items():
        for card, part in policy(row, held).items():
            full[*row, card] += chance * part
    return full


def _next(level: Mapping[tuple[Row, Row], float], policy: Policy) -> dict[tuple[Row, Row], float]:
    """One turn later: a card laid, another one drawn."""
    later: dict[tuple[Row, Row], float] = defaultdict(float)
    for (row, held), chance in level.items():
        pile = unseen(row, held)
        for card, part in policy(row, held).items():
            for drawn in pile:
                later[(*row, card), tuple(sorted((*without(held, card), drawn)))] += chance * part / len(pile)
    return later


def below(chances: Chances) -> tuple[int, ...]:
    """The chance, in millionths, to end below each class; and at the end, of all."""
    classes = [0.0] * len(CLASS)
    for row, chance in chances.items():
        classes[CLASS[strength(row)]] += chance
    sums = [0.0]
    for chance in classes:
        sums.append(sums[-1] + chance)
    return tuple(round(WHOLE * part) for part in sums)


def answer(to: tuple[int, ...], seats: int) -> tuple[int, ...]:
    """How rows turn out for one who plays perfectly against such rivals."""
    return below(outcomes(perfect(share(to, seats))))


def find(seats: int) -> tuple[int, ...]:
    """The distribution that answers itself."""
    total = [0] * (len(CLASS) + 1)
    mean = below(outcomes(random))
    for step in range(1, STEPS + 1):
        total = [a + b for a, b in zip(total, answer(mean, seats), strict=True)]
        mean = tuple(round(part / step) for part in total)
    return mean


def apart(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    """The largest difference between two distributions."""
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) / WHOLE


def write() -> None:
    """Finds the distributions and stores them."""
    tables = "".join(f"    {seats}: (\n{_lines(find(seats))},\n    ),\n" for seats in (2, 3, 4))
    FILE.write_text(HEAD + tables + TAIL, encoding="utf-8")


def _lines(numbers: tuple[int, ...]) -> str:
    indent = " " * 8
    return fill(", ".join(map(str, numbers)), 116, initial_indent=indent, subsequent_indent=indent)


if __name__ == "__main__":
    if "--write" in sys.argv:
        write()
    from game.games.garlandland.bots.blind import BELOW

    for seats, stored in BELOW.items():
        print(f"{seats} seats: {apart(stored, answer(stored, seats)):.6f}")
