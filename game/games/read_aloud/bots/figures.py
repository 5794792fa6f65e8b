"""What the condition counts for a seat at the end of a reading, after each answer: the numbers that a player adds up.

What the seat still chooses in this reading, the cards with which it fills up its hand among it, is chosen for the best
number, among the cards in sight where those will do. A number is told where it is the same in all deals looked at, and
made of cards that the seat sees, or of none where all can count it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TypeAlias

from game.core.cards import put
from game.games.read_aloud.bots.answering import Answer
from game.games.read_aloud.bots.number import ALONE, COMPARED, OF_TWO, Beside, Figure, rank_of
from game.games.read_aloud.bots.search import by_taste, spread
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.rules import follow
from game.games.read_aloud.rules.conditions import COUNTS, PUBLIC, measures_of
from game.games.read_aloud.rules.state import REPLENISHING, Piece, State
from game.games.read_aloud.rules.zones import tokens

MANY = 1000
"""More than is ever counted."""
DEALS, WAYS, FILLS, ENDS = 2, 24, 6, 120
"""The deals looked at, the most answers tried to an own question of the reading, to one that fills the hand up, and the
most ends of a reading that are compared."""


def figure(seen: State, seat: int, worlds: Sequence[State], answer: Answer, *, by_field: bool = False) -> Figure | None:
    """What is counted after an answer; None where that is not known, or no number is better by itself.

    A total that is to be near to that of the field is counted `by_field` only, to be told: no choice goes by it.
    """
    sight, recalled = in_sight(seen), [piece.token for piece in _all(seen) if piece.recalled]
    known = sight.union(recalled)
    looks = [_counted(world, answer, seat, known, by_field=by_field) for world in worlds[:DEALS]]
    ends = [_best(look) for look in looks]
    found = {(_number(end, seat, by_field=by_field), end.condition) for end in ends}
    if len(found) > 1 or not ends or not all(_counts_sure(end, seat, known) for end in ends):
        return None
    n, condition = found.pop()
    if n is None:
        return None
    floor = _is_one_way(condition) and not all(sure for look in looks for sure, _, _ in look)
    if floor and n == 0 and getattr(condition, "measure", None) in COUNTS:
        return None
    floor = floor and not all(_at_most(end, seat, known) <= n for look in looks for _, _, end in look)
    chosen, later = _choice(follow(worlds[0], answer), seat)
    now, new = _number(worlds[0]._replace(condition=condition), seat, by_field=by_field), condition != seen.condition
    beside = _beside(worlds, answer, ends, seat, sight)
    return Figure(n, seat, ends[0], chosen, None if new else now, new, floor, later, beside, stays=n == now)


def _is_one_way(condition: e.Condition | None) -> bool:
    """Whether a card not seen yet can only better what a condition counts; none that comes is a stack."""
    return isinstance(condition, e.Most | e.Least) and condition.measure is not e.Measure.STACKS


def _at_most(end: State, seat: int, known: frozenset[int]) -> int:
    """The most that can be counted for the seat where cards are counted; of values there is no such number."""
    condition, hand = end.condition, end.hands[seat]
    if getattr(condition, "measure", None) not in COUNTS or isinstance(condition, e.Least):
        return MANY
    sure = tuple(piece for piece in hand if piece.token in known)
    return len(hand) - len(sure) + (_number(end._replace(hands=put(end.hands, seat, sure)), seat) or 0)


def _choice(state: State, seat: int) -> tuple[int, bool]:
    """How many things the seat chooses, 0 if others choose first, and whether it does after others."""
    first, own, last = state.asked, 0, False
    while (ask := state.asked) is not None:
        own, last = own + (ask.seat == seat), last or (ask.seat == seat and ask is not first and not own)
        state = follow(state, by_taste(state, ask))
    return own if first and first.seat == seat else 0, last


def _beside(
    worlds: Sequence[State], answer: Answer, ends: Sequence[State], seat: int, known: frozenset[int]
) -> Beside | None:
    """The best of the others whose hands lie in sight, and what is counted for it, where that is so in all deals."""
    if isinstance(ends[0].condition, ALONE):
        return None
    found = set()
    for world, end in zip(worlds, ends, strict=False):
        rivals = [other for other in range(len(end.hands)) if other != seat and _counts_sure(end, other, known)]
        sides = [side for rival in rivals if (side := _side(follow(world, answer), end, seat, rival, known))]
        found.add(max(sides, key=lambda side: rank_of(Figure(side.n, side.seat, end, 0)), default=None))
    return found.pop() if len(found) == 1 else None


def _side(begun: State, end: State, seat: int, rival: int, known: frozenset[int]) -> Beside | None:
    """What is counted for a rival, or a bound where it still chooses cards itself: the best that it can choose.

    None where that hangs on cards not seen yet, or there are too many ways.
    """
    ends = [end]
    if begun.asked and tokens(end.hands[rival]) != tokens(begun.hands[rival]):
        ends = [*islice(_ends(begun, seat, rival), ENDS)]
    own = _number(end, seat, by_field=True)
    if len(ends) == ENDS or not all(_counts_sure(each, rival, known) for each in ends):
        return None
    ends = [each for each in ends if _number(each, seat, by_field=True) == own]
    numbers = [(_number(each, rival, by_field=True), each) for each in ends]
    counts = [Figure(n, rival, each, 0) for n, each in numbers if n is not None]
    best, worst = max(counts, key=rank_of, default=None), min(counts, key=rank_of, default=None)
    if best is None or worst is None or (best.n != worst.n and isinstance(end.condition, e.Nearest)):
        return None
    if best.n != worst.n and best.n == 0:
        return None
    return Beside(rival, best.n, "n" if best.n == worst.n else "least-of" if best.n < worst.n else "most-of")


def reached(world: State, answer: Answer, seat: int, known: frozenset[int] = frozenset()) -> State:
    """The end of the reading after an answer; what the seat still chooses is chosen for the best number.

    Where more, or less, is always better, an end with a hand of `known` cards alone comes before all others: no less
    can be had. Elsewhere it comes before its equals.
    """
    return _best(_counted(world, answer, seat, known))


Counted: TypeAlias = tuple[bool, int | None, State]
"""An end of a reading: whether all that counts there is known, what is counted, and the end."""


def _counted(
    world: State, answer: Answer, seat: int, known: frozenset[int], *, by_field: bool = False
) -> list[Counted]:
    """The ends of the reading after an answer that the seat can choose between."""
    ends = islice(ends_of(world, answer, seat), ENDS)
    return [(_counts_sure(end, seat, known), _number(end, seat, by_field=by_field), end) for end in ends]


def ends_of(world: State, answer: Answer, seat: int) -> Iterator[State]:
    """The ends of the reading after an answer, for all that the seat still chooses."""
    return _ends(follow(world, answer), seat)


def _best(ends: Sequence[Counted]) -> State:
    """The end that is best by its number; without any, the first."""
    return max(ends, key=_preference)[2]


def _preference(found: Counted) -> tuple[int, int, int]:
    """How good an end is, which may be sure or not; any with a number is better than one without."""
    sure, n, end = found
    if n is None:
        return 0, 0, 0
    rank = rank_of(Figure(n, 0, end, 0))
    return (1, sure, rank) if isinstance(end.condition, e.Most | e.Least) else (1, rank, sure)


def _ends(state: State, *seats: int) -> Iterator[State]:
    while (ask := state.asked) is not None:
        if ask.seat in seats:
            for answer in spread(ask.spots or ask.numbers, FILLS if ask.kind in REPLENISHING else WAYS):
                yield from _ends(follow(state, answer), *seats)
            return
        state = follow(state, by_taste(state, ask))
    yield state


def ranks_of(found: Sequence[Figure | None]) -> list[int]:
    """How good these numbers are under one condition; one that is not known is as good as the worst.

    Where the conditions differ no number tells anything.
    """
    known = [each for each in found if each]
    if len({each.state.condition for each in known}) != 1:
        return [0 for _ in found]
    least = min(map(rank_of, known))
    return [rank_of(each) if each else least for each in found]


def _number(state: State, seat: int, *, by_field: bool = False) -> int | None:
    """What is counted for the seat, where a number is better by itself.

    Where the total of the field is the aim, which changes when the field is filled up, only `by_field`.
    """
    condition = state.condition
    if isinstance(condition, e.Nearest) and condition.number is None and not by_field:
        return None
    by_itself = isinstance(condition, COMPARED) or (isinstance(condition, OF_TWO) and len(state.hands) == 2)
    return measures_of(state)[seat] if by_itself else None


def in_sight(seen: State) -> frozenset[int]:
    """The cards that the seat sees."""
    return frozenset([piece.token for piece in _all(seen) if piece.key is not None])


def _all(seen: State) -> Iterator[Piece]:
    for place in (seen.field, seen.pile, seen.discards, *seen.hands):
        yield from place


def _counts_sure(end: State, seat: int, known: frozenset[int]) -> bool:
    """Whether what is counted for a seat hangs on known cards alone, or is what all can count."""
    public = getattr(end.condition, "measure", None) in PUBLIC
    return public or all(piece.token in known for piece in end.hands[seat])
