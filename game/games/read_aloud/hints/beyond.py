"""What the effects beyond the manual gain, as reasons: looks, what comes back, limits, who has lost.

Each is told where it is so in the positions after the answer, and not after the one that it is compared with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from game.core.rules import Saying
from game.games.read_aloud.language.effects import Face
from game.games.read_aloud.rules.state import REPLENISHING, Piece, State
from game.games.read_aloud.rules.zones import limit_of

Fact: TypeAlias = Callable[[State, int], float]
"""Something of a position that is better for a seat the higher it is."""
Pairs: TypeAlias = Sequence[tuple[State, State]]
"""Of each deal two positions: before and after the answer, or after it and after another one."""
IN_SIGHT = (Face.OPEN, Face.OUTWARD)
"""How a hand lies that others see."""


def _rivals(state: State, seat: int) -> list[int]:
    return [other for other in range(len(state.hands)) if other != seat]


def _out(state: State, seat: int) -> float:
    """The rivals who can no longer win; nothing where the seat cannot, either."""
    return 0 if seat in state.losers else sum([other in state.losers for other in _rivals(state, seat)])


def _looked(seen: State, seat: int) -> Fact:
    """How many of the cards that the seat does not know it has looked at, while they stay where they lie."""
    unknown = {(place, piece.token) for place, piece in _out_of_sight(seen, seat) if not piece.known >> seat & 1}

    def looked(state: State, seat: int) -> float:
        found = _out_of_sight(state, seat)
        return sum([(place, piece.token) in unknown and piece.known >> seat & 1 for place, piece in found])

    return looked


def _out_of_sight(state: State, seat: int) -> Iterator[tuple[int | None, Piece]]:
    """The cards of the others' hands that the seat does not see, each with its holder, and those of the pile."""
    for other in _rivals(state, seat):
        face = state.faces[1 + other]
        yield from ((other, piece) for piece in state.hands[other] if (piece.face or face) not in IN_SIGHT)
    yield from ((None, piece) for piece in state.pile if piece.face is not Face.OPEN)


def _own_limit(state: State, seat: int) -> float:
    return limit_of(state, seat)


def _their_limits(state: State, seat: int) -> float:
    return -sum([limit_of(state, other) for other in _rivals(state, seat)])


DECISIVE: tuple[tuple[str, Fact], ...] = (("reason.out", _out),)
"""What is told before all else of a position."""


def further(seen: State, seat: int) -> tuple[tuple[str, Fact], ...]:
    """What effects beyond the manual gain; of a card that only comes to the hand not that it is known then."""
    replenishes = seen.asked is not None and seen.asked.kind in REPLENISHING
    return (
        *(() if replenishes else (("reason.looked", _looked(seen, seat)),)),
        ("reason.own-limit", _own_limit),
        ("reason.their-limits", _their_limits),
    )


def is_back(pairs: Pairs) -> bool:
    """Whether cards have come back to the pile which have not after the next best answer."""
    return all(one.returned > two.returned and len(one.pile) > len(two.pile) for one, two in pairs)


def fallen(pairs: Pairs, seat: int) -> Saying | None:
    """The rivals who have lost by an answer in all deals, where the seat has not."""
    if any(seat in after.losers for _, after in pairs):
        return None
    lost = sorted(set.intersection(*(set(after.losers) - set(before.losers) for before, after in pairs)) - {seat})
    return ("reason.fallen", {"seats": tuple(lost)}) if lost else None
