"""What may be answered, and what can be said of any answer by the positions after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from game.core.rules import Saying
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.rules.agenda import about_to
from game.games.read_aloud.rules.answers import answers
from game.games.read_aloud.rules.clauses import NOTHING, is_meaningless
from game.games.read_aloud.rules.conditions import measures_of, winners_of
from game.games.read_aloud.rules.legal import readable
from game.games.read_aloud.rules.state import Spot, State
from game.games.read_aloud.rules.zones import at, reading

Answer: TypeAlias = Spot | int
STEP = 0.05
"""The chance to win is told in such steps: an estimate from a few deals is no better than that."""


def roughly(share: float) -> float:
    """A chance to win as it is told: never as certain, one way or the other."""
    return min(1 - STEP, max(STEP, round(share / STEP) * STEP))


def options(state: State) -> tuple[Answer, ...]:
    """All answers to the present question, in the order of the moves."""
    if state.asked is None:
        return readable(state)
    return state.asked.spots or state.asked.numbers


def by_move(state: State) -> dict[str, Answer]:
    """The answers to the present question by their moves."""
    return dict(zip(answers(state), options(state), strict=True))


def imagined_from(seen: State) -> State:
    """What deals are imagined from: what has been before is forgotten, which costs much and changes little."""
    return seen._replace(terms=seen.terms._replace(repeats=True, told=False), past=())


def is_idle(seen: State, answer: Answer) -> bool:
    """Whether to read this card changes nothing, or only discards it where no other card comes to the own hand."""
    if seen.asked is not None or not isinstance(answer, Spot):
        return False
    begun = about_to(seen, answer)
    card = begun.terms.cards[reading(begun).key]
    return card.text == NOTHING or (answer.seat != seen.turn and is_meaningless(begun, card))


def loses_by(seen: State, answer: Answer) -> bool:
    """Whether an answer is a card in sight by which whoever reads it may lose."""
    return isinstance(answer, Spot) and ruins(seen, at(seen, answer).key)


def ruins(seen: State, key: str | None) -> bool:
    """Whether whoever reads this card may lose by it."""
    return key is not None and any(e.Lose() in e.parts(clause) for clause in seen.terms.cards[key].text)


def of_losing(seen: State, answer: Answer) -> tuple[bool, bool]:
    """Whether no card comes to the hand by which whoever reads it loses, and whether one leaves it."""
    ask = seen.asked
    if ask is None or not loses_by(seen, answer):
        return True, False
    own = isinstance(answer, Spot) and answer.place is Place.HANDS and answer.seat == ask.seat
    return ask.kind != "replenish", own


def cards_left(state: State) -> int:
    """The number of cards in field and pile; with 0 the game is over."""
    return len(state.pile) + len(state.field)


def as_it_stands(seen: State, seat: int, answer: Answer, afters: Sequence[State]) -> Saying:
    """A losing or idle text, the end of the game, or whether the condition holds after the answer."""
    holds = {seat in winners(after) for after in afters}
    every = "" if len(holds) > 1 else "-all" if True in holds else "-none"
    if seen.asked is None and isinstance(answer, Spot):
        key = at(seen, answer).key
        text = seen.terms.cards[key].text if key else ()
        if e.Lose() in text:
            return "reason.lose", {}
        if text == (e.Nothing(),):
            return f"reason.nothing{every}", {}
    if all(after.over for after in afters):
        odds = {} if every else {"odds": roughly(sum([seat in winners(after) for after in afters]) / len(afters))}
        return f"reason.ends{every}", odds
    if all(after.condition is None for after in afters):
        return ("reason.open" if seen.condition else "reason.still-open"), {}
    return f"reason.holds{every}", {}


def winners(after: State) -> tuple[int, ...]:
    """Who has won, or would if the game ended there."""
    return after.victors if after.over else winners_of(after, measures_of(after))
