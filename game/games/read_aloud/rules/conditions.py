"""The measure of a winner's condition for each seat, and the winners by it (5-2c, E26, E35, E36, R12)."""

from __future__ import annotations

from functools import lru_cache

from game.core.quick import Recalling
from game.core.rules import Secret
from game.games.read_aloud.cards.card import Card, plain_clauses
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Act, Change, Face, Measure
from game.games.read_aloud.rules.state import Measures, Piece, Result, Spot, State
from game.games.read_aloud.rules.zones import face_at, key_of

COUNTS = (Measure.CARDS, Measure.ZEROS, Measure.NEGATIVES, Measure.KEEPERS, Measure.STACKS, Measure.SEEN)
"""Measures that count cards: holding none of them is not holding the most."""

BY_VALUE = (Measure.SUM, Measure.HIGHEST, Measure.LOWEST, Measure.SPREAD, Measure.ZEROS, Measure.NEGATIVES)
"""Measures that follow from the values of the cards alone."""


def value(state: State, piece: Piece) -> int:
    """The value of a card after the changes by the cards under it (E18); Secret where it is not seen."""
    worth = state.terms.cards[key_of(piece)].value
    return changed(worth, piece.changes) if piece.changes else worth


def changed(worth: int, changes: tuple[Change, ...]) -> int:
    """A value after these changes, in this order."""
    for change in changes:
        worth = {Change.NEGATE: -worth, Change.DOUBLE: 2 * worth, Change.ZERO: 0}[change]
    return worth


def values_of(state: State, pieces: tuple[Piece, ...]) -> tuple[int, ...]:
    """The values of these cards; Secret where one is not seen."""
    cards = state.terms.cards
    return tuple(
        [cards[piece.key].value if piece.key and not piece.changes else value(state, piece) for piece in pieces]
    )


@Recalling
def held_values(state: State) -> tuple[tuple[int, ...], ...]:
    """The values of the cards in all hands; Secret where one is not seen."""
    return tuple([values_of(state, hand) for hand in state.hands])


@lru_cache(maxsize=4096)
def says_discard(card: Card) -> bool:
    """Whether the text has the word, be it in a ban or in a condition."""
    return any(map(_says_discard, plain_clauses(card)))


def _says_discard(clause: e.Plain) -> bool:
    match clause:
        case e.Discard() | e.Each() | e.EachBy():
            return True
        case e.Decide(condition):
            return _counts_keepers(condition)
        case e.LoseBy(rank):
            return _counts_keepers(rank)
        case e.Ban(act) | e.Unban(act):
            return act is Act.DISCARD_FROM_HANDS
    return False


def _counts_keepers(condition: e.Condition) -> bool:
    """Whether the condition counts the cards that say the word, and so has it."""
    return getattr(condition, "measure", None) is Measure.KEEPERS


def measured(state: State, seat: int, measure: Measure) -> int | None:
    """The measure of this seat's hand; None for a value of an empty hand, 0 for the sum."""
    hand = state.hands[seat]
    if measure in BY_VALUE:
        return of_values(values_of(state, hand), measure)
    match measure:
        case Measure.CARDS:
            return len(hand)
        case Measure.STACKS:
            return sum(bool(piece.under) for piece in hand)
        case Measure.KEEPERS:
            return sum(not says_discard(state.terms.cards[key_of(piece)]) for piece in hand)
    return sum(_seen(state, seat, n) for n in range(len(hand)))


@lru_cache(maxsize=4096)
def of_values(values: tuple[int, ...], measure: Measure) -> int | None:
    """A measure of BY_VALUE of a hand with these values."""
    match measure:
        case Measure.SUM:
            return sum(values)
        case Measure.ZEROS:
            return values.count(0)
        case Measure.NEGATIVES:
            return sum(each < 0 for each in values)
    if not values:
        return None
    if measure is Measure.SPREAD:
        return max(values) - min(values)
    return max(values) if measure is Measure.HIGHEST else min(values)


def _seen(state: State, seat: int, n: int) -> bool:
    """Whether somebody else sees this card of the hand."""
    return face_at(state, Spot(e.Place.HANDS, n, seat)) in (Face.OPEN, Face.OUTWARD)


def measures_of(state: State) -> Measures:
    """Per seat the number that the present condition compares; None where it compares none."""
    measure = getattr(state.condition, "measure", None)
    return (None,) * len(state.hands) if measure is None else measures_by(state, measure)


def measures_by(state: State, measure: Measure) -> Measures:
    """The measure of every hand."""
    if measure in BY_VALUE:
        return tuple([of_values(values, measure) for values in held_values(state)])
    return tuple([measured(state, seat, measure) for seat in range(len(state.hands))])


def winners_of(state: State, measures: Measures) -> tuple[int, ...]:
    """The seats that have not lost and satisfy the present condition (R12)."""
    condition = state.condition
    match condition:
        case e.Reader():
            return tuple([seat for seat in _in_the_game(state) if seat == state.by])
        case e.Beside(left):
            return tuple([seat for seat in _in_the_game(state) if seat == beside(state, left)])
        case e.Holder():
            return tuple([seat for seat in _in_the_game(state) if _holds(state, seat)])
    return winners_by(state, condition, measures)


def beside(state: State, left: bool) -> int:
    """The seat to the left, or the right, of the one whose turn it is."""
    return (state.turn + (1 if left else -1)) % len(state.hands)


def winners_by(state: State, condition: e.Condition | None, measures: Measures) -> tuple[int, ...]:
    """The seats that have not lost and would satisfy a condition that compares these measures."""
    if isinstance(condition, e.Nearest) and condition.number is None:
        condition = e.Nearest(condition.measure, field_total(state))
    return _meeting(condition, measures, state.losers)


def field_total(state: State) -> int:
    """What the values of the field come to."""
    return sum(values_of(state, state.field))


def _in_the_game(state: State) -> list[int]:
    """The seats that have not lost."""
    return [seat for seat in range(len(state.hands)) if seat not in state.losers]


@lru_cache(maxsize=4096)
def _meeting(condition: e.Condition | None, measures: Measures, losers: tuple[int, ...]) -> tuple[int, ...]:
    """The seats whose number wins by this condition, which is none of those that compare no numbers."""
    numbers = {n: number for n, number in enumerate(measures) if number is not None and n not in losers}
    wanted = _wanted(condition, tuple(numbers.values()))
    return tuple([seat for seat, number in numbers.items() if number in wanted])


def _holds(state: State, seat: int) -> bool:
    """Whether the card that is to be held lies in this hand, be it under another one; Secret where it is not seen."""
    return any(state.held in (key_of(piece), *piece.under) for piece in state.hands[seat])


def _wanted(condition: e.Condition | None, numbers: tuple[int, ...]) -> tuple[int, ...]:
    """The numbers that win, among these."""
    match condition:
        case e.Most(measure) | e.Second(measure):
            return _largest(numbers, measure, int(isinstance(condition, e.Second)))
        case e.Least() | e.SecondLeast():
            return _smallest(numbers, int(isinstance(condition, e.SecondLeast)))
        case e.Within(_, number):
            return tuple(sorted(each for each in numbers if each <= number)[-1:])
        case e.Nearest(_, int(goal)):
            nearest = min((abs(each - goal) for each in numbers), default=0)
            return tuple(each for each in numbers if abs(each - goal) == nearest)
    return tuple(each for each in numbers if _is_of_kind(condition, each))


def _is_of_kind(condition: e.Condition | None, number: int) -> bool:
    """Whether a number meets a condition by itself, whatever the others have."""
    if isinstance(condition, e.Exactly):
        return number == condition.number
    return number % 2 == isinstance(condition, e.Odd)


def _largest(numbers: tuple[int, ...], measure: Measure, rank: int) -> tuple[int, ...]:
    """The highest of the different numbers, or the one after it; holding none is not holding the most."""
    different = sorted({each for each in numbers if each or measure not in COUNTS}, reverse=True)
    return tuple(different[rank : rank + 1])


def _smallest(numbers: tuple[int, ...], rank: int) -> tuple[int, ...]:
    """The lowest of the different numbers, or the one after it."""
    return tuple(sorted({*numbers})[rank : rank + 1])


PUBLIC = (Measure.CARDS, Measure.SEEN)
"""Measures that everybody knows, whatever lies face down."""


def singled_out(state: State, rank: e.Rank) -> tuple[int, ...]:
    """The players whom this would let win now (R32); Secret in a seen state, unless all know what it measures."""
    if state.chance is None and rank.measure not in PUBLIC:
        raise Secret
    asked = state._replace(condition=rank)
    return winners_of(asked, measures_of(asked))


def result_of(state: State, kind: str) -> Result:
    """The result of a game that ends now, in this way."""
    measures = measures_of(state)
    winners = winners_of(state, measures)
    return Result(1, kind, state.turn, state.condition, state.by, measures, state.losers, winners)
