"""Own deals beside chance: how many deals are in each group, and how often chance alone is as uneven.

That is Pearson's chi-square test. Groups of which chance gives fewer than EXPECTED deals are put together with their
neighbours first, since the test is not true for them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from math import erfc, exp, pi, sqrt
from typing import NamedTuple

from game import shelf
from game.core.game import Game
from game.core.match import BadMatch, Match
from game.fairness.fair import fair_of
from game.ui.model import LESSON, listing
from game.ui.play.lessons import TAUGHT
from game.ui.view.people import humans

LEAST = 35
"""The least number of deals that is compared with chance."""
MANY = 150
"""The number of deals from which the comparison tells more than little."""
MOST = 400
"""The greatest number of deals that is counted, the newest ones."""
EXPECTED = 5


class Counted(NamedTuple):
    """Own deals by groups, and what chance gives of as many."""

    own: tuple[int, ...]
    chance: tuple[float, ...]
    more: bool = False
    """Whether there are older deals that are not counted."""

    @property
    def n(self) -> int:
        """How many deals there are."""
        return sum(self.own)


def counted(stored: Mapping[str, str], game: Game) -> Counted:
    """The first hands dealt in the stored matches of a game, one for each deal, the newest MOST."""
    found = _hands(stored, game)
    hands = [*islice(found, MOST)]
    groups = range(len(next(iter(fair_of(game).odds.values()))))
    own = tuple(sum(group == each for group, _ in hands) for each in groups)
    chance = tuple(sum(odds[each] for _, odds in hands) for each in groups)
    return Counted(own, chance, more=next(found, None) is not None)


def _hands(stored: Mapping[str, str], game: Game) -> Iterator[tuple[int, tuple[float, ...]]]:
    """The group of each hand, and what chance gives at a table of its size, the newest first.

    Where several people play, nothing is told of a hand before the match is over.
    """
    seen = dict[str, None]()
    for entry in listing.listed(stored).good:
        if f'"{game.name}"' not in entry.text or (read := listing.read(entry)) is None:
            continue
        (save, end), match = read, read[0].match
        people = humans(match.players)
        is_shared = len(people) > 1 and end.won is None
        if match.game != game or not people or is_shared or {LESSON, TAUGHT} & {*save.marks} or match.deal in seen:
            continue
        seen[match.deal] = None
        options = tuple(sorted(match.options.items()))
        group = _group(game.name, match.v, match.deal, match.players, options)
        if group is not None:
            yield group, fair_of(game).odds[len(match.players)]


@lru_cache(2 * MOST)
def _group(name: str, v: int, deal: str, players: tuple[str, ...], options: tuple[tuple[str, str], ...]) -> int | None:
    """The group of the hand that the first person gets; None where it is not counted."""
    game = shelf.GAMES[name]
    try:
        match = Match.begin(game, deal, players, dict(options), v)
    except BadMatch:
        return None
    return fair_of(game).figure(match, humans(players)[0])


def as_uneven(own: Sequence[int], chance: Sequence[float]) -> float:
    """The part of all collections of as many deals that chance alone makes as uneven as this one, or more."""
    groups = together(own, chance)
    square = sum((n - expected) ** 2 / expected for n, expected in groups)
    return survival(square, len(groups) - 1)


def together(own: Sequence[int], chance: Sequence[float]) -> list[tuple[int, float]]:
    """(own deals, what chance gives) of groups so large that each is expected EXPECTED times at least."""
    groups: list[tuple[int, float]] = []
    n, expected = 0, 0.0
    for mine, given in zip(own, chance, strict=True):
        n, expected = n + mine, expected + given
        if expected >= EXPECTED:
            groups.append((n, expected))
            n, expected = 0, 0.0
    if groups and expected:
        last = groups.pop()
        groups.append((last[0] + n, last[1] + expected))
    return groups


def survival(square: float, freedom: int) -> float:
    """The probability that a chi-square with `freedom` degrees of freedom is `square` or more; 1 for none."""
    if freedom < 1:
        return 1.0
    half = square / 2
    total = erfc(sqrt(half)) if freedom % 2 else 0.0
    term = exp(-half) * (2 * sqrt(half / pi) if freedom % 2 else 1)
    for i in range(freedom % 2, freedom, 2):
        total += term
        term *= square / (i + 2)
    return min(1.0, total)
