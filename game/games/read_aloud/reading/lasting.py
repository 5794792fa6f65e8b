"""Whether a test still holds after its clause, so that "otherwise" can be said by the test that is its opposite.

Clauses are resolved one after the other: after "if you have three cards, discard one; otherwise draw one" there may be
two cards left, and the second test would hold, too.
"""

from __future__ import annotations

from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.reading.frames import readings
from game.games.read_aloud.reading.roles import Said

STILL = (
    e.Nothing, e.End, e.Lose, e.LoseEach, e.LoseBy, e.Decide, e.Undecide, e.Ban, e.Unban, e.Look, e.Turn, e.Shuffle,
    e.Again, e.Skip, e.Reverse,
)  # fmt: skip
"""Clauses after which there are as many cards everywhere as before."""
BACK = (e.ToPile, e.Swap, e.SwapTwo)
"""Clauses by which cards can come to the pile, or leave the discards."""


def lasts(said: Said) -> bool:
    """Whether the test of a clause still holds after it."""
    return all(isinstance(each, e.If) and _lasts(each.test, each.clause) for each in readings(said))


def _lasts(test: e.Test, clause: e.Plain) -> bool:
    taken = clause if isinstance(clause, e.Take) else None
    match test:
        case _ if isinstance(clause, STILL):
            return True
        case e.AtMost(Place.PILE) | e.None_(Place.PILE):
            return not isinstance(clause, BACK)
        case e.AtLeast(Place.DISCARDS):
            return not isinstance(clause, BACK) and (not taken or taken.origin is not Place.DISCARDS)
        case e.AtLeast(Place.MINE):
            return taken is not None and taken.place in (Place.MINE, Place.HANDS)
    return False
