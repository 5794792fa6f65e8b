"""The rules of Tiny: three cards each and one face down; the higher card takes the trick, five tricks end the match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.core.cards import HIDDEN, backs, without
from game.core.chance import Chance, Dice, fresh
from game.core.rules import Event, IllegalMove, Option, Secret

CARDS = tuple("1234567")
HELD, ENOUGH = 3, 5
GOAL = Option("goal", "choice", ("most", "fewest"), "most")


class Trick(NamedTuple):
    """A finished trick."""

    number: int
    cards: tuple[str, ...]
    """What each seat laid."""
    taker: int


class State(NamedTuple):
    """All that is true; per seat where it is a tuple."""

    goal: str
    chance: Chance | None
    """None in a state that has been seen by somebody."""
    leader: int
    hands: tuple[tuple[str, ...], ...]
    down: str
    """The card that nobody holds."""
    laid: tuple[str, ...]
    """Since the cards were dealt, two for every trick."""
    taken: tuple[int, ...]
    last: Trick | None
    news: tuple[Event, ...]


def deal(seats: int, options: Mapping[str, str], chance: Chance) -> State:
    """A new match; who leads first is drawn."""
    first = chance("leader").below(seats)
    return _deal(State(options["goal"], chance, first, (), "", (), (0,) * seats, None, ()))


def to_move(state: State) -> int | None:
    """The leader, and then the other one."""
    return None if ENOUGH in state.taken else (state.leader + len(state.laid)) % 2


def moves(state: State) -> tuple[str, ...]:
    """The cards held."""
    seat = to_move(state)
    return () if seat is None else state.hands[seat]


def read(state: State, text: str) -> str:
    """The card held that a typed text means."""
    card = text.strip()
    _holder(state, card)
    return card


def play(state: State, move: str) -> State:
    """The state after this card; the second one ends the trick."""
    news = (Event("laid", {"seat": _holder(state, move), "card": move}),)
    hands = tuple(without(held, move) for held in state.hands)
    state = state._replace(hands=hands, laid=(*state.laid, move), news=news)
    return state if len(state.laid) % 2 else _take(state)


def seen_by(seat: int | None, state: State) -> State:
    """The state without chance, the card face down and what the other one holds."""
    return state._replace(
        chance=None,
        hands=tuple(held if i == seat else backs(held) for i, held in enumerate(state.hands)),
        down=HIDDEN,
        news=tuple(event.seen_by(seat) for event in state.news),
    )


def imagine(seen: State, seat: int, dice: Dice) -> State:
    """The unseen cards in any order: one face down, the rest in the other's hand."""
    down, *others = dice.shuffled(unseen(seen, seat))
    hands = tuple(held if i == seat else tuple(sorted(others)) for i, held in enumerate(seen.hands))
    return seen._replace(chance=fresh(dice), hands=hands, down=down)


def cards(state: State) -> tuple[str, ...]:
    """All seven."""
    return tuple(sorted((*state.hands[0], *state.hands[1], state.down, *state.laid)))


def scores(state: State) -> tuple[float, ...]:
    """The tricks taken, or those that may still be taken."""
    return tuple(float(n if state.goal == "most" else ENOUGH - n) for n in state.taken)


def winners(state: State) -> tuple[int, ...]:
    """Who took five tricks, or the other one."""
    if ENOUGH not in state.taken:
        return ()
    five = state.taken.index(ENOUGH)
    return (five if state.goal == "most" else 1 - five,)


def unseen(seen: State, seat: int | None) -> tuple[str, ...]:
    """The cards that lie face down for this seat."""
    held = () if seat is None else seen.hands[seat]
    return tuple(card for card in CARDS if card not in (*held, *seen.laid))


def lead(state: State) -> str:
    """The card that is to be answered; empty when there is none."""
    return state.laid[-1] if len(state.laid) % 2 else ""


def _holder(state: State, card: str) -> int:
    """The seat that is asked, if it holds this card; IllegalMove otherwise."""
    seat = to_move(state)
    if seat is None:
        raise IllegalMove("illegal.over")
    if card not in state.hands[seat] or card == HIDDEN:
        raise IllegalMove("illegal.other", move=card)
    return seat


def _deal(state: State) -> State:
    """All seven cards are dealt anew; Secret when nobody here knows how."""
    if state.chance is None:
        raise Secret
    down, *order = state.chance("deal", sum(state.taken)).shuffled(CARDS)
    hands = tuple(tuple(sorted(order[i : i + HELD])) for i in (0, HELD))
    news = (Event("dealt", {"seat": seat, "n": HELD}, {"cards": held}, (seat,)) for seat, held in enumerate(hands))
    return state._replace(hands=hands, down=down, laid=(), news=(*state.news, *news))


def _take(state: State) -> State:
    """The higher card takes the trick and leads; the match ends, or empty hands are filled."""
    first, second = state.laid[-2:]
    taker = state.leader if first > second else 1 - state.leader
    taken = tuple(n + (seat == taker) for seat, n in enumerate(state.taken))
    trick = Trick(sum(taken), (second, first) if state.leader else (first, second), taker)
    news = (*state.news, Event("took", {"seat": taker, "n": taken[taker]}))
    state = state._replace(leader=taker, taken=taken, last=trick, news=news)
    if ENOUGH in taken:
        return state._replace(news=(*news, Event(state.goal, {"winners": winners(state)})))
    return state if state.hands[0] else _deal(state)
