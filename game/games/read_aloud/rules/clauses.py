"""One row for each class of effect: how it is resolved, when it has an effect, and what bans know of it.

A new effect is a class in `language/effects.py`, a row here, a phrase in each language and a tag in `cards/codec.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, NamedTuple

from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Act
from game.games.read_aloud.rules import (
    declarations,
    discarding,
    exchange,
    facing,
    limits,
    looking,
    piling,
    singling,
    stacking,
    taking,
)
from game.games.read_aloud.rules.state import Ask, State
from game.games.read_aloud.rules.targets import Chosen, Outcome, count
from game.games.read_aloud.rules.zones import Sizes, reading, this


def _never(*_: object) -> bool:
    return False


def _always(*_: object) -> bool:
    return True


def _no_act(_: object) -> None:
    return None


def _on_this(clause: e.Discard | e.Turn | e.ToPile) -> bool:
    return isinstance(clause.cards, e.This)


class Row(NamedTuple):
    """The rules of one class of clause. Of If and Either bans ask the parts."""

    resolve: Callable[[State, Any, Chosen], Outcome]
    has_effect: Callable[[State, Any], bool]
    """Whether the clause has a target and changes something public, judged before anything is chosen (R5)."""
    act: Callable[[Any], Act | None] = _no_act
    """The act that the clause is, whose ban blocks it wherever its card lies (R4)."""
    to_hand: Callable[[State, Any], bool] = _never
    """Whether the card being read can come to a hand by the clause."""
    overfills: Callable[[State, Any, Sizes], bool] = _never
    """Whether a hand would be above its limit after the clause, with hands of these sizes before it."""
    limits_after: Callable[[State, Any], State] | None = None
    """The state with the limits as the clause leaves them; None for a clause that leaves them alone."""
    from_discards: Callable[[Any], bool] = _never
    """Whether the clause can bring a card back from the discard pile."""
    uses_this: Callable[[Any], bool] = _never
    """Whether the clause does something with the card being read itself (R9)."""


def _act(act: Act) -> Callable[[Any], Act]:
    return lambda clause: act


def row(clause: e.Clause) -> Row:
    """The row of the clause's class."""
    return ROWS[type(clause)]


def resolve(state: State, clause: e.Clause, chosen: Chosen = ()) -> Outcome:
    """Resolve one clause: (state, cards moved), or the Ask that comes first; an Ask with no choices means no target."""
    return row(clause).resolve(state, clause, chosen)


def has_effect(state: State, clause: e.Clause) -> bool:
    """Whether this clause has a target and changes something that all can know; for an Either, one of its parts."""
    return row(clause).has_effect(state, clause)


def effective(state: State, clause: e.Clause) -> tuple[e.Plain, ...]:
    """The parts of a clause that have an effect now; none where the test of an If does not hold."""
    if isinstance(clause, e.If) and not holds(state, clause.test):
        return ()
    return tuple(part for part in e.parts(clause) if has_effect(state, part))


def is_meaningless(state: State, card: Card) -> bool:
    """Whether no clause but "discard this card" has an effect in the reading that begins here (5-3, E20, R5).

    "Do nothing" alone is not meaningless, since its card stays.
    """
    for clause in _meant(card):
        if has_effect(state, clause):
            return False
    return card.text != NOTHING


NOTHING = (e.Nothing(),)
"""The text that does nothing, and says so."""


@lru_cache(maxsize=4096)
def _meant(card: Card) -> e.Text:
    """The clauses of a card but those that say "discard this card"."""
    return tuple(clause for clause in card.text if clause != e.DISCARD_THIS)


def uses_this(clause: e.Clause) -> bool:
    """Whether a part of this clause does something with the card being read itself."""
    return any(row(part).uses_this(part) for part in e.parts(clause))


def holds(state: State, test: e.Test) -> bool:
    """Whether the test of an If is met."""
    match test:
        case e.None_(place):
            return count(state, place) == 0
        case e.AtMost(place, number):
            return count(state, place) <= number
        case e.AtLeast(place, number):
            return count(state, place) >= number
        case e.InHand():
            here = this(state)
            return here is not None and here.seat == reading(state).reader
    return state.condition is None


def _if(state: State, clause: e.If, chosen: Chosen) -> Outcome:
    """The clause inside where the test holds; else nothing happens."""
    return resolve(state, clause.clause, chosen) if holds(state, clause.test) else (state, 0)


def _either(state: State, clause: e.Either, chosen: Chosen) -> Outcome:
    """The reader first chooses between those parts that have an effect, 0 for the first and 1 for the second."""
    if chosen:
        return resolve(state, clause.other if chosen[0] else clause.one, chosen[1:])
    numbers = tuple(n for n, part in enumerate(e.parts(clause)) if has_effect(state, part))
    return Ask(reading(state).reader, "clause", numbers=numbers)


def _any_part(state: State, clause: e.Clause) -> bool:
    return bool(effective(state, clause))


ROWS: Mapping[type, Row] = MappingProxyType(
    {
        e.Nothing: Row(declarations.nothing, _never),
        e.Discard: Row(
            discarding.discard_cards,
            discarding.discard_has_effect,
            act=discarding.discard_act,
            uses_this=_on_this,
        ),
        e.Each: Row(
            discarding.discard_each,
            discarding.each_has_effect,
            act=_act(Act.DISCARD_FROM_HANDS),
        ),
        e.Shuffle: Row(facing.shuffle, facing.shuffle_has_effect, act=_act(Act.SHUFFLE)),
        e.Turn: Row(facing.turn, facing.turn_has_effect, uses_this=_on_this),
        e.Decide: Row(declarations.decide, declarations.decide_has_effect),
        e.Undecide: Row(declarations.undecide, declarations.undecide_has_effect),
        e.End: Row(declarations.end, _always, act=_act(Act.END)),
        e.Lose: Row(declarations.lose, declarations.lose_has_effect),
        e.LoseEach: Row(declarations.lose_each, declarations.lose_each_has_effect),
        e.Again: Row(declarations.go_on, declarations.go_on_has_effect),
        e.Skip: Row(declarations.go_on, declarations.go_on_has_effect),
        e.Ban: Row(declarations.ban, declarations.ban_has_effect),
        e.Unban: Row(declarations.unban, declarations.unban_has_effect),
        e.Limit: Row(
            limits.limit, limits.limit_has_effect, overfills=limits.limit_overfills, limits_after=limits.limit_after
        ),
        **dict.fromkeys(
            (e.SetLimit, e.DoubleLimit),
            Row(
                limits.limit, limits.limit_has_effect, overfills=limits.limit_overfills, limits_after=limits.limit_after
            ),
        ),
        e.SwapLimits: Row(
            limits.swap_limits,
            limits.swap_limits_has_effect,
            act=_act(Act.EXCHANGE),
            overfills=limits.swap_limits_overfills,
            limits_after=limits.swap_limits_after,
        ),
        e.Thin: Row(discarding.thin, discarding.thin_has_effect),
        e.Stack: Row(stacking.stack, stacking.stack_has_effect, uses_this=_always),
        e.Swap: Row(
            exchange.swap,
            exchange.swap_has_effect,
            act=_act(Act.EXCHANGE),
            to_hand=exchange.swap_to_hand,
            from_discards=exchange.swap_from_discards,
            uses_this=_always,
        ),
        e.SwapOnes: Row(
            exchange.swap_two,
            exchange.swap_two_has_effect,
            act=_act(Act.EXCHANGE),
            to_hand=exchange.swap_two_to_hand,
        ),
        e.SwapTwo: Row(
            exchange.swap_two,
            exchange.swap_two_has_effect,
            act=_act(Act.EXCHANGE),
            to_hand=exchange.swap_two_to_hand,
            from_discards=exchange.swap_two_from_discards,
        ),
        e.SwapHands: Row(
            exchange.swap_hands,
            exchange.swap_hands_has_effect,
            act=_act(Act.EXCHANGE),
            overfills=exchange.swap_hands_overfills,
        ),
        e.PassHands: Row(exchange.pass_hands, exchange.pass_hands_has_effect, overfills=exchange.pass_hands_overfills),
        e.Take: Row(
            taking.take_cards, taking.take_has_effect, to_hand=taking.take_to_hand, overfills=taking.take_overfills
        ),
        e.LoseBy: Row(singling.lose_by, singling.lose_by_has_effect),
        e.EachBy: Row(singling.each_by, singling.each_by_has_effect, act=_act(Act.DISCARD_FROM_HANDS)),
        e.ToPile: Row(piling.to_pile, piling.to_pile_has_effect, uses_this=_on_this),
        e.Look: Row(looking.look, looking.look_has_effect),
        e.Reverse: Row(declarations.reverse, declarations.reverse_has_effect),
        e.If: Row(_if, _any_part),
        e.Either: Row(_either, _any_part),
    }
)
