"""What the effects beyond the manual gain, as reasons: turns, looks, what comes back, limits, bans, who has lost.

Each is told where it is so in the positions after the answer, and not after the next best; of turns and bans only
where at least half of the difference in chance is what rivals could do next.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from game.core.rules import Saying
from game.games.read_aloud.bots.search import Node, mean_threat
from game.games.read_aloud.language.effects import Face
from game.games.read_aloud.rules.state import State
from game.games.read_aloud.rules.zones import limit_of

Fact: TypeAlias = Callable[[State, int], float]
"""Something of a position that is better for a seat the higher it is."""
Pairs: TypeAlias = Sequence[tuple[State, State]]
"""Of each deal two positions: before and after the answer, or after it and after the next best."""
IN_SIGHT = (Face.OPEN, Face.OUTWARD)
"""How a hand lies that others see."""


def _rivals(state: State, seat: int) -> list[int]:
    return [other for other in range(len(state.hands)) if other != seat]


def _out(state: State, seat: int) -> float:
    """The rivals who can no longer win; nothing where the seat cannot, either."""
    return 0 if seat in state.losers else sum([other in state.losers for other in _rivals(state, seat)])


def _looked(state: State, seat: int) -> float:
    """The cards of the pile and the others' hands that the seat knows and does not see."""
    hands = [
        (piece, piece.face or state.faces[1 + other]) for other in _rivals(state, seat) for piece in state.hands[other]
    ]
    hidden = [piece for piece, face in hands if face not in IN_SIGHT]
    hidden += [piece for piece in state.pile if piece.face is not Face.OPEN]
    return sum([piece.known >> seat & 1 for piece in hidden])


def _own_limit(state: State, seat: int) -> float:
    return limit_of(state, seat)


def _their_limits(state: State, seat: int) -> float:
    return -sum([limit_of(state, other) for other in _rivals(state, seat)])


DECISIVE: tuple[tuple[str, Fact], ...] = (("reason.out", _out),)
"""What is told before all else of a position."""
FURTHER: tuple[tuple[str, Fact], ...] = (
    ("reason.looked", _looked),
    ("reason.own-limit", _own_limit),
    ("reason.their-limits", _their_limits),
)
"""What is told where nothing weightier is better."""


def of_turns(seat: int, mine: Sequence[Node], other: Sequence[Node], more: float) -> Saying | None:
    """That the next turn is another one's than after the next best answer."""
    pairs = [(one.state, two.state) for one, two in zip(mine, other, strict=False)]
    turns, others = ({state.turn for state in states} for states in zip(*pairs, strict=True))
    if len(turns) != 1 or turns & others or any(one.reading or two.reading for one, two in pairs):
        return None
    (turn,) = turns
    if turn == seat:
        return "reason.again", {}
    if not _calmer(mine, other, more):
        return None
    if all(one.onward != two.onward for one, two in pairs):
        return "reason.turned", {"seat": turn}
    return ("reason.passed", {"seat": min(others), "next": turn}) if len(others) == 1 and seat not in others else None


def of_bans(mine: Sequence[Node], other: Sequence[Node], more: float) -> Saying | None:
    """That something is forbidden which is not after the next best answer."""
    pairs = [(set(one.state.bans), set(two.state.bans)) for one, two in zip(mine, other, strict=False)]
    new = set.intersection(*(one - two for one, two in pairs))
    acts = sorted(act.value for act in new)
    return ("reason.bans", {"act": acts[0]}) if acts and _calmer(mine, other, more) else None


def _calmer(mine: Sequence[Node], other: Sequence[Node], more: float) -> bool:
    """Whether at least half of the difference in chance is what a rival could do next."""
    return mean_threat(other) - mean_threat(mine) >= more / 2


def of_back(pairs: Pairs) -> Saying | None:
    """That cards have come back to the pile which have not after the next best answer."""
    back = all(one.returned > two.returned and len(one.pile) > len(two.pile) for one, two in pairs)
    return ("reason.back", {}) if back else None


def fallen(pairs: Pairs, seat: int) -> Saying | None:
    """The rivals who have lost by an answer in all deals, where the seat has not."""
    if any(seat in after.losers for _, after in pairs):
        return None
    lost = sorted(set.intersection(*(set(after.losers) - set(before.losers) for before, after in pairs)) - {seat})
    return ("reason.fallen", {"seats": tuple(lost)}) if lost else None
