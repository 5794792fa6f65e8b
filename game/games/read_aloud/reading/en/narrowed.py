"""What an English clause says of its cards that no effect does: a ban on one hand, each hand alone, any card of the pile."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from game.games.read_aloud.language.effects import Act
from game.games.read_aloud.reading.en.cut import Cut
from game.games.read_aloud.reading.meanings import TOGETHER
from game.games.read_aloud.reading.roles import Choice, Said, plain_ones, top_of_pile

ALONE = ("hand", "player", "person", "other", "of")
"""Behind "each", whose hands are meant one by one."""
COUNTED = ("draw", "discard")
"""What is done with a number of cards, which could be more or fewer than the last time."""
HANDS = (Act.READ_HANDS, Act.DISCARD_FROM_HANDS)
"""What can be forbidden for all hands, and not for one."""


def _all_hands_shuffled(said: Said) -> bool:
    """Whether several hands are shuffled together."""
    return said.verb == "shuffle" and said.roles.what is not None and said.roles.what.zone in TOGETHER


def narrowed(cut: Cut, start: int, end: int, saids: Sequence[Said | Choice]) -> bool:
    """Whether the words from `start` to `end` say more than these clauses."""
    plain = [*plain_ones(saids)]
    words = cut.words[start:end]
    if any(each.roles.act in HANDS for each in plain) and "own" in words:
        return True
    if ("than", "before") in pairwise(words) and any(each.verb in COUNTED for each in plain):
        return True
    apiece = any(one in ("each", "every") and other in ALONE for one, other in pairwise(words))
    if apiece and "together" not in words and any(map(_all_hands_shuffled, plain)):
        return True
    return any(map(top_of_pile, plain)) and any(cut.at("AnyCard", at) for at in range(start, end))
