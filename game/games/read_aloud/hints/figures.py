"""What the condition counts for a seat at the end of a reading, after each answer: the numbers that a player adds up.

What the seat still chooses in this reading, the cards with which it fills up its hand among it, is chosen for the best
number, among the cards in sight where those will do. A number is told where it is the same in all deals looked at, and
made of cards that the seat sees, or of none where all can count it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from itertools import islice
from typing import NamedTuple, TypeAlias

from game.core.cards import put
from game.games.read_aloud.bots.answering import Answer
from game.games.read_aloud.bots.search import by_taste, spread
from game.games.read_aloud.hints.number import COMPARED, OF_TWO, Figure, rank_of
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.rules import follow
from game.games.read_aloud.rules.conditions import COUNTS, PUBLIC, measures_of
from game.games.read_aloud.rules.state import REPLENISHING, Ask, Piece, State
from game.games.read_aloud.rules.zones import tokens

MANY = 1000
"""More than is ever counted."""
DEALS, WAYS, FILLS, ENDS = 2, 24, 6, 120
"""The deals looked at, the most answers tried to an own question of the reading, to one that fills the hand up, and the
most ends of a reading that are compared."""


def figure(seen: State, seat: int, worlds: Sequence[State], answer: Answer) -> Figure | None:
    """What is counted after an answer; None where that is not known, or no number is better by itself."""
    known = all_known(seen)
    looks = [_counted(world, answer, seat, known) for world in worlds[:DEALS]]
    ends = [_best(look) for look in looks]
    found = {(number_of(end, seat), end.condition) for end in ends}
    if len(found) > 1 or not ends or not all(counts_sure(end, seat, known) for end in ends):
        return None
    n, condition = found.pop()
    if n is None:
        return None
    floor = is_one_way(condition) and not all(sure for look in looks for sure, _, _ in look)
    if floor and n == 0 and getattr(condition, "measure", None) in COUNTS:
        return None
    floor = floor and not all(_at_most(end, seat, known) <= n for look in looks for _, _, end in look)
    now, new = number_of(worlds[0]._replace(condition=condition), seat), condition != seen.condition
    chosen = _chosen(follow(worlds[0], answer), seat)
    return Figure(n, seat, ends[0], chosen, None if new else now, new, floor, stays=n == now)


def is_one_way(condition: e.Condition | None) -> bool:
    """Whether a card not seen yet can only better what a condition counts; none that comes is a stack."""
    return isinstance(condition, e.Most | e.Least) and condition.measure is not e.Measure.STACKS


def _at_most(end: State, seat: int, known: frozenset[int]) -> int:
    """The most that can be counted for the seat where cards are counted; of values there is no such number."""
    condition, hand = end.condition, end.hands[seat]
    if getattr(condition, "measure", None) not in COUNTS or isinstance(condition, e.Least):
        return MANY
    sure = tuple(piece for piece in hand if piece.token in known)
    return len(hand) - len(sure) + (number_of(end._replace(hands=put(end.hands, seat, sure)), seat) or 0)


def _chosen(state: State, seat: int) -> int:
    """How many things the seat chooses, 0 if others choose first."""
    first, own = state.asked, 0
    while (ask := state.asked) is not None:
        own += ask.seat == seat
        state = follow(state, by_taste(state, ask))
    return own if first and first.seat == seat else 0


Counted: TypeAlias = tuple[bool, int | None, State]
"""An end of a reading: whether all that counts there is known, what is counted, and the end."""


def _counted(world: State, answer: Answer, seat: int, known: frozenset[int]) -> list[Counted]:
    """The ends of the reading after an answer that the seat can choose between."""
    ends = [line.end for line in islice(lines(follow(world, answer), seat), ENDS)]
    return [(counts_sure(end, seat, known), number_of(end, seat), end) for end in ends]


class Line(NamedTuple):
    """One way in which the reading may go on."""

    end: State
    path: Sequence[tuple[State, Answer]]
    """The questions to the seat before others choose anything, with its answers."""
    others: bool
    """Whether others choose something on the way."""
    loose: bool
    """Whether the hand of the seat may hang on that."""
    foreign: bool = False
    """Whether they choose anything but their own cards."""


def lines(
    state: State,
    seat: int,
    path: Sequence[tuple[State, Answer]] = (),
    held: Set[int] | None = None,
    *,
    loose: bool = False,
    foreign: bool = False,
) -> Iterator[Line]:
    """All ways of the seat; the others answer by taste, and what the seat `held` when they began is remembered."""
    while (ask := state.asked) is not None:
        if ask.seat == seat:
            answers = ask.spots or ask.numbers
            for answer in spread(answers, FILLS if ask.kind in REPLENISHING else WAYS):
                begun = path if held is not None else (*path, (state, answer))
                late = loose or held is not None
                yield from lines(follow(state, answer), seat, begun, held, loose=late, foreign=foreign)
            return
        held = tokens(state.hands[seat]) if held is None else held
        foreign = foreign or not _is_theirs(ask)
        state = follow(state, by_taste(state, ask))
    loose = loose or foreign or (held is not None and not tokens(state.hands[seat]) <= held)
    yield Line(state, path, held is not None, loose, foreign)


def _is_theirs(ask: Ask) -> bool:
    """Whether another seat chooses among its own cards, or fills up its hand."""
    return ask.kind in REPLENISHING or (bool(ask.spots) and all(spot.seat == ask.seat for spot in ask.spots))


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


def ranks_of(found: Sequence[Figure | None]) -> list[int]:
    """How good these numbers are under one condition; one that is not known is as good as the worst.

    Where the conditions differ no number tells anything.
    """
    known = [each for each in found if each]
    if len({each.state.condition for each in known}) != 1:
        return [0 for _ in found]
    least = min(map(rank_of, known))
    return [rank_of(each) if each else least for each in found]


def number_of(state: State, seat: int) -> int | None:
    """What is counted for the seat, where a number is better by itself.

    None where the total of the field is the aim, which changes when the field is filled up.
    """
    condition = state.condition
    if isinstance(condition, e.Nearest) and condition.number is None:
        return None
    by_itself = isinstance(condition, COMPARED) or (isinstance(condition, OF_TWO) and len(state.hands) == 2)
    return measures_of(state)[seat] if by_itself else None


def all_known(seen: State) -> frozenset[int]:
    """The cards that the seat sees, or has seen where they lie."""
    return frozenset([piece.token for piece in every(seen) if piece.key or piece.recalled])


def every(seen: State) -> Iterator[Piece]:
    """All cards that lie anywhere."""
    for place in (seen.field, seen.pile, seen.discards, *seen.hands):
        yield from place


def counts_sure(end: State, seat: int, known: frozenset[int]) -> bool:
    """Whether what is counted for a seat hangs on known cards alone, or is what all can count."""
    public = getattr(end.condition, "measure", None) in PUBLIC
    return public or all(piece.token in known for piece in end.hands[seat])
