"""The stored solution of the two-handed round, and the choice of its strategy by the counters."""

from __future__ import annotations

from base64 import b85decode
from functools import cache
from zlib import decompress

from game.games.garlandland.bots.duel import ROWS, Both, Strategy
from game.games.garlandland.bots.solved import OPENINGS, STRATEGIES
from game.games.garlandland.bots.tree import HANDS
from game.games.garlandland.rules.score import SETUP

TIES = {"even": 0.5, "ahead": 1.0, "behind": 0.0}
"""The worth of a tie when a win is 1 and a loss 0: it lowers both counters, so it can win or lose the match."""
AGAINST = {"even": "even", "ahead": "behind", "behind": "ahead"}
"""Which round the rival plays meanwhile."""
WHOLE = 100_000

_DIGITS = bytes.maketrans(b"0123456789abcdef", bytes(range(16)))


def stage(mine: int, theirs: int) -> str:
    """Which of the rounds is played, by the rounds won so far.

    With two wins to go against three a tie is worth two thirds of a win; to take it for half costs a ten-thousandth.
    """
    if mine != theirs and SETUP - 1 in (mine, theirs):
        return "ahead" if mine > theirs else "behind"
    return "even"


@cache
def strategy(name: str) -> Strategy:
    """How the solved game plays this round."""
    return unpacked(STRATEGIES[name])


def unpacked(text: str) -> Strategy:
    """A strategy from the text that stores it."""
    digits = decompress(b85decode(text)).hex().encode().translate(_DIGITS)
    parts, at = [], 0
    for hands, rows in zip(HANDS, ROWS, strict=False):
        parts.append(digits[at : at + hands * rows * rows])
        at += hands * rows * rows
    return parts


def opening(name: str, hand: int) -> Both:
    """The worths of both cards of a first hand, computed beforehand, since that takes longest."""
    one, other = OPENINGS[name][hand * 2 : hand * 2 + 2]
    return one / WHOLE, other / WHOLE
