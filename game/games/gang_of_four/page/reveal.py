"""What of the last move is seen in stages: a gang, who takes a trick, and at the end of a round what everyone pays."""

from __future__ import annotations

from game.games.gang_of_four.page.ids import Ids, lying, places
from game.games.gang_of_four.rules.combos import GANG
from game.games.gang_of_four.rules.state import State

STAMP, TAKEN = 1, 1
"""The stages at which a gang is sealed, and at which it is said who takes a trick."""
OUT, SEEN, PAID = 0, 2, 3
"""The order at the end of a round, whose last trick is there at once: who went out and so has won, the result with the
reason once the trick has been seen for a while, then from PAID on each loser.
"""
ENDED = ("won", "left")
MOST_TAKEN = 10
"""Cards of a taken trick that move at most; more names make a transition slow."""


def kinds(seen: State) -> tuple[str, ...]:
    """The kinds of the news of the last move."""
    return tuple(event.kind for event in seen.news)


def laid(seen: State) -> bool:
    """Whether the last move has laid a combination."""
    return "played" in kinds(seen)


def gang(seen: State) -> int:
    """The stage at which the seal is stamped on the gang that the last move has laid; 0 where it has laid none."""
    plays = lying(seen)
    best = plays[-1].combo if plays and laid(seen) else None
    return STAMP if best and best.family == GANG else 0


def took(seen: State) -> int:
    """The stage at which it is said who takes the trick; 0 where the last move has not ended one."""
    return TAKEN if "took" in kinds(seen) else 0


def ends(seen: State, what: int) -> int:
    """The stage of OUT, SEEN, or a number from PAID on, at the end of a round; 0 when no round has just ended."""
    return 1 + what if any(kind in ENDED for kind in kinds(seen)) else 0


def taken(seen: State) -> tuple[int, int]:
    """(seat, number of cards) of the trick that moves to its taker as the next one begins; 0 cards otherwise."""
    begins = len(seen.trick) == 1 and seen.trick[0].combo
    if not begins or len(seen.played) == len(begins.cards):
        return 0, 0
    plays = [play for play in seen.last_trick if play.combo]
    cards = sum(len(play.combo.cards) for play in plays if play.combo)
    return (plays[-1].seat, min(cards, MOST_TAKEN)) if plays else (0, 0)


def goes(before: State, after: State, seat: int | None) -> tuple[tuple[str, str], ...]:
    """The cards of the trick before, each with its place at the seat that takes them."""
    _, n = taken(after)
    if not n or before.trick:
        return ()
    there: Ids = tuple(name for ids in places(before, seat).trick for name in ids)
    return tuple(zip(there[-n:], map(place, range(n)), strict=False))


def place(n: int) -> str:
    """The id of the place of the nth card that is taken."""
    return f"won-{n}"
