"""Positions in the words of the rules: hands as text, options by name."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.chance import Chance
from game.core.rules import Event, IllegalMove, Saying
from game.games.gang_of_four import rules
from game.games.gang_of_four.rules.cards import Cards, in_order
from game.games.gang_of_four.rules.combos import Combo, classify
from game.games.gang_of_four.rules.state import OPTIONS, Play, State, Terms, agreed

DEFAULTS = {option.key: option.default for option in OPTIONS}


def terms(**options: str) -> Terms:
    """The usual options but for these."""
    return agreed({**DEFAULTS, **options})


def hand(text: str) -> Cards:
    """The cards of a text, in order."""
    return in_order(text.split())


def combo(text: str, **options: str) -> Combo:
    """The combination of some cards."""
    found = classify(text.split(), terms(**options).compare)
    assert found
    return found


def table(*hands: str, options: dict[str, str] | None = None, **fields: Any) -> State:
    """A second round with these hands, seat 0 to lead and nobody to exchange cards, unless the fields say otherwise."""
    start = State(
        terms=terms(**options or {}),
        chance=Chance("table"),
        turn=100,
        round=2,
        direction=1,
        dealer=0,
        asked=0,
        hands=tuple(map(hand, hands)),
        totals=(0,) * len(hands),
    )
    return start._replace(**fields)


def facing(state: State, seat: int, cards: str) -> State:
    """The state with this combination of that seat to be beaten."""
    found = classify(cards.split(), state.terms.compare)
    assert found
    play = Play(seat, found)
    return state._replace(top=play, trick=(play,), played=found.cards)


def dealt(seats: int = 4, deal: str = "deal", **options: str) -> State:
    """A new match."""
    return rules.deal(seats, {**DEFAULTS, **options}, Chance(deal))


def after(state: State, *moves: str) -> State:
    """The state after these moves."""
    for move in moves:
        state = rules.play(state, move)
    return state


def refusal(state: State, move: str) -> Saying:
    """Why a move is refused."""
    with pytest.raises(IllegalMove) as caught:
        rules.play(state, move)
    return caught.value.saying


def news(state: State, kind: str) -> list[Event]:
    """The events of this kind in the last move."""
    return [event for event in state.news if event.kind == kind]


def wins_by(deal: str, seats: int, rounds: int, **options: str) -> State:
    """The state after so many rounds in which everybody lays the first combination there is, and passes otherwise."""
    state = dealt(seats, deal, **options)
    while state.asked is not None and state.round <= rounds:
        state = rules.play(state, rules.moves(state)[0])
    return state
