"""One player lays sixteen cards, one after the other, beside forty-eight that lie there from the beginning."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.core.chance import Chance, Dice
from game.core.rules import Event, IllegalMove

CARDS = tuple(f"{suit}{n}" for suit in "RGBY" for n in range(1, 17))
HELD = 16


class State(NamedTuple):
    """The state of a match; there are no secrets."""

    held: tuple[str, ...]
    laid: tuple[str, ...]
    news: tuple[Event, ...] = ()
    last: None = None
    """There are no rounds."""


def deal(seats: int, options: Mapping[str, str], chance: Chance) -> State:
    cards = tuple(chance("deal").shuffled(CARDS))
    return State(cards[:HELD], cards[HELD:])


def to_move(state: State) -> int | None:
    return 0 if state.held else None


def moves(state: State) -> tuple[str, ...]:
    return state.held


def read(state: State, text: str) -> str:
    if text not in state.held:
        raise IllegalMove("illegal", text=text)
    return text


def play(state: State, move: str) -> State:
    held = tuple(card for card in state.held if card != read(state, move))
    news = (Event("laid", {"card": move}), *(() if held else (Event("done", {}),)))
    return State(held, (*state.laid, move), news)


def seen_by(seat: int | None, state: State) -> State:
    return state


def imagine(seen: State, seat: int, dice: Dice) -> State:
    return seen


def cards(state: State) -> tuple[str, ...]:
    return tuple(sorted((*state.held, *state.laid)))


def scores(state: State) -> tuple[float, ...]:
    return (float(len(state.laid)),)


def winners(state: State) -> tuple[int, ...]:
    return () if state.held else (0,)
