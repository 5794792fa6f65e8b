"""The worth of a position to a seat: whether the condition holds for it, how near the end is, who can end it now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.core.quick import Recalling
from game.core.rules import share
from game.games.read_aloud.cards.card import Card, plain_clauses
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Act, Face, Place
from game.games.read_aloud.rules.agenda import about_to
from game.games.read_aloud.rules.clauses import holds
from game.games.read_aloud.rules.conditions import COUNTS, measures_by, measures_of, value, winners_by, winners_of
from game.games.read_aloud.rules.state import Measures, Spot, State
from game.games.read_aloud.rules.turns import QUIET_ROUNDS
from game.games.read_aloud.rules.zones import at, shown

NOBODY = 0.05
"""The worth of a game without a winner, where a victory is 1 and another's victory 0."""
DECIDED = 0.9
"""The share of games that have a winner, about."""
NEAR = 12.0
"""The number of cards left in field and pile at which the present standing counts as much as later hopes."""
SURE = 0.95
"""The weight of the standing where the next reader can end the game and win."""
LEAD = 0.5
"""The part of the standing that is the lead over the others; the rest is whether the condition holds."""
OWN_END, OWN_CONDITION, SEEN = 0.12, 0.08, 0.01
"""The worth of a card in hand that ends the game, of a condition there that would hold; the cost of a card seen."""


def worth(state: State, seat: int) -> float:
    """From 0 to about 1, of a state without unseen cards."""
    if state.over:
        return _part(state.victors, seat)
    seats = len(state.hands)
    hopes = NOBODY if seat in state.losers else DECIDED / seats + _promise(state, seat)
    if state.condition is None:
        return _between(state, NOBODY, hopes)
    if isinstance(state.condition, e.Beside):
        return _between(state, 0.0 if seat in state.losers else 1 / seats, hopes)
    measures, winners = standing(state)
    if state.turn in winners and _can_end(state, state.turn):
        return _part(winners, seat) * SURE + (1 - SURE) * hopes
    return _between(state, (1 - LEAD) * _part(winners, seat) + LEAD * _lead(state, measures, seat), hopes)


@Recalling
def standing(state: State) -> tuple[Measures, tuple[int, ...]]:
    """(What the present condition compares, who satisfies it)."""
    measures = measures_of(state)
    return measures, winners_of(state, measures)


def _part(winners: tuple[int, ...], seat: int) -> float:
    return share(seat, winners) if winners else NOBODY


def left_of(state: State) -> int:
    """How far away the end is: the cards of field and pile, or twice the readings that may still move nothing."""
    return min(len(state.pile) + len(state.field), 2 * (QUIET_ROUNDS * len(state.hands) - state.quiet))


def _between(state: State, standing: float, hopes: float) -> float:
    """The nearer the end, be it for want of cards or since nothing moves, the more the present standing counts."""
    left = left_of(state)
    return (NEAR * standing + left * hopes) / (NEAR + left)


def _lead(state: State, measures: Measures, seat: int) -> float:
    """The lead over the best other seat, from 0 to 1; 0.5 where the condition compares no sizes."""
    if seat in state.losers:
        return 0.0
    marks = [None if number is None else _mark(state, number) for number in measures]
    rivals = [mark for other, mark in enumerate(marks) if mark is not None and other not in (seat, *state.losers)]
    mine = marks[seat]
    if mine is None or not rivals:
        return float(mine is not None)
    ahead = mine - max(rivals)
    return 0.5 + 0.5 * ahead / (4 + abs(ahead))


def _mark(state: State, number: int) -> float:
    """The mark of a measure under the present condition; higher is better."""
    match state.condition:
        case e.Most(measure):
            return number * (4 if measure in COUNTS else 1)
        case e.Least() | e.SecondLeast():
            return -number
        case e.Exactly(_, goal):
            return -abs(number - goal)
        case e.Nearest(_, goal):
            return -abs(number - (sum(value(state, piece) for piece in state.field) if goal is None else goal))
        case e.Within(_, most):
            return number if number <= most else -100
    return 0.0


def _promise(state: State, seat: int) -> float:
    """The worth of a hand for later: an end, conditions that would hold; less for the cards that others see."""
    found = 0.0
    face, uses = state.faces[1 + seat], uses_of(state.terms.cards)
    for piece in state.hands[seat]:
        lies = piece.face or face
        if lies in (Face.OPEN, Face.OUTWARD):
            found -= SEEN
        if lies in (Face.OPEN, Face.HIDDEN) and piece.key in uses:
            use = uses[piece.key]
            found += OWN_END if use.end is not None else OWN_CONDITION * _would_win(state, seat, use.goal)
    return found


def _would_win(state: State, seat: int, goal: e.Condition | None) -> bool:
    """Whether this seat, which has not lost, would satisfy a condition that it reads from its hand."""
    if goal is None or isinstance(goal, e.Reader | e.Holder):
        return goal is not None
    if isinstance(goal, e.Beside):
        return seat in winners_of(state._replace(condition=goal), ())
    return seat in winners_by(state, goal, measures_by(state, goal.measure))


class Use(NamedTuple):
    """What a card is good for."""

    goal: e.Condition | None
    """The condition that it sets."""
    end: e.Clause | None
    """The clause by which it ends the game, or would."""


@Recalling
def uses_of(cards: Mapping[str, Card]) -> dict[str | None, Use]:
    """What the cards of a deck are good for, by key; those good for neither are not there."""
    uses = {key: Use(_decided(card), _ending(card)) for key, card in cards.items()}
    return {key: use for key, use in uses.items() if use != (None, None)}


def _decided(card: Card) -> e.Condition | None:
    return next((clause.condition for clause in plain_clauses(card) if isinstance(clause, e.Decide)), None)


def _ending(card: Card) -> e.Clause | None:
    return next((clause for clause in card.text if e.End() in e.parts(clause)), None)


def _can_end(state: State, seat: int) -> bool:
    """Whether this seat, which reads next, sees a card that ends the game now."""
    if Act.END in state.bans:
        return False
    for n, piece in enumerate(state.field):
        if _ends(state, Spot(Place.FIELD, n), shown(piece.face or state.faces[0], None, seat)):
            return True
    face = state.faces[1 + seat]
    return any(
        _ends(state, Spot(Place.HANDS, n, seat), shown(piece.face or face, seat, seat))
        for n, piece in enumerate(state.hands[seat])
    )


def _ends(state: State, spot: Spot, seen: bool) -> bool:
    use = uses_of(state.terms.cards).get(at(state, spot).key) if seen else None
    if use is None or use.end is None:
        return False
    return not isinstance(use.end, e.If) or holds(about_to(state, spot), use.end.test)
