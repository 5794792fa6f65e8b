"""What the condition counts for a seat when an answer is carried out, before anything else comes to hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.core.rules import Choice, Saying
from game.games.read_aloud.bots.answering import Answer, by_move
from game.games.read_aloud.bots.beyond import Pairs
from game.games.read_aloud.bots.outlook import mark
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.rules import follow
from game.games.read_aloud.rules.conditions import measures_of
from game.games.read_aloud.rules.state import REPLENISHING, Piece, State

ALONE = (e.Odd, e.Even, e.Exactly)
"""Conditions that a hand meets whatever the others hold."""
MEETS = ("reason.sets", "reason.gets-ahead", "reason.stays-ahead")
"""How the reasons begin by which the seat meets the condition."""


def at_once(world: State, answer: Answer) -> State | None:
    """The position when the answer is carried out and nothing has come to hand yet; None where more is asked first."""
    after = follow(world, answer)
    return after if after.asked is None or after.asked.kind in REPLENISHING else None


def both_at_once(worlds: Sequence[State], one: Answer, two: Answer) -> Pairs:
    """Of each deal the positions at once after two answers; none where more is asked first."""
    found = [(at_once(world, one), at_once(world, two)) for world in worlds]
    pairs = [(mine, other) for mine, other in found if mine and other]
    return pairs if len(pairs) == len(found) else ()


def since(seen: State, seat: int, worlds: Sequence[State], answer: Answer) -> Pairs:
    """Of each deal the position before an answer and at once after it; none where the own hand is not known then.

    Nor where a card was read out of it, since another one comes to hand in its place.
    """
    pairs = [(world, after) for world in worlds if (after := at_once(world, answer))]
    if len(pairs) < len(worlds) or (seen.asked is None and any(after.asked for _, after in pairs)):
        return ()
    return pairs if in_sight(seen, [after.hands[seat] for _, after in pairs]) else ()


def counted(states: Iterable[State], seat: int) -> int | None:
    """What the condition counts for the seat, where that is the same in all of these; None where it is not, or nothing.

    Nor is it where the total of the field is the aim, which changes when the field is filled up.
    """
    found = {None if _by_field(state) else measures_of(state)[seat] for state in states}
    return found.pop() if len(found) == 1 else None


def noun(state: State) -> Saying:
    """What the condition counts, as it begins a sentence."""
    measure = getattr(state.condition, "measure", e.Measure.SUM)
    return f"count.{measure.value}", {}


def figure(seen: State, seat: int, states: Sequence[State | None]) -> Saying | None:
    """What the condition then counts for the seat, where its whole hand is in its sight; None where that is not known.

    Where its hand is still to be filled up it is not known either.
    """
    afters = [state for state in states if state and not (state.asked and state.asked.seat == seat)]
    if len(afters) < len(states) or not in_sight(seen, [after.hands[seat] for after in afters]):
        return None
    n, condition = counted(afters, seat), afters[0].condition
    if n is None:
        return None
    kind = {e.Odd: "-odd", e.Even: "-even"}.get(type(condition), "") if n % 2 == (type(condition) is e.Odd) else ""
    return f"reason.counts{kind}", {"what": noun(afters[0]), "n": n}


def with_figure(seen: State, seat: int, choice: Choice, worlds: Sequence[State]) -> Choice:
    """A choice by which the seat meets the condition, with what is then counted before it.

    Where a hand meets it whatever the others hold, that is sure.
    """
    key, facts = choice.reason
    why: Saying = facts.get("why", ("", {}))
    states = [at_once(world, by_move(seen)[choice.move]) for world in worlds] if why[0].startswith(MEETS) else []
    told = figure(seen, seat, states) if states else None
    if told is None:
        return choice
    sure = why[0] in MEETS and isinstance(states[0] and states[0].condition, ALONE)
    why = f"{why[0]}-sure" if sure else why[0], why[1]
    return choice._replace(reason=(key, {**facts, "why": ("reason.figure", {"figure": told, "why": why})}))


def lead_by(state: State) -> str:
    """The key of the reason that a better number is counted than after another answer."""
    return "reason.lead-by" + {e.Odd: "-odd", e.Even: "-even"}.get(type(state.condition), "")


def is_better(state: State, now: int, less: int) -> bool:
    """Whether one number is better under the condition than another."""
    if isinstance(state.condition, e.Odd | e.Even):
        odd = isinstance(state.condition, e.Odd)
        return (now % 2 == odd) > (less % 2 == odd)
    return mark(state, now) > mark(state, less)


def _by_field(state: State) -> bool:
    return isinstance(state.condition, e.Nearest) and state.condition.number is None


def in_sight(seen: State, hands: Sequence[Sequence[Piece]]) -> bool:
    """Whether all these cards are seen now, with what lies under them."""
    places = (seen.field, seen.pile, seen.discards, *seen.hands)
    known = {piece.token for place in places for piece in place if piece.key is not None}
    return all(piece.token in known for hand in hands for piece in hand)
