"""The rules of Garlandland (manual r2023050902): rounds of five turns, in which all choose a card and reveal together.

Seats are asked one after another; a chosen card waits in `chosen`, hidden from the others, until all have chosen (G13).
Labels such as G16 are looked up in docs/rulings/garlandland.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.core.cards import HIDDEN, backs, put
from game.core.chance import Chance, Dice, fresh
from game.core.quick import quick
from game.core.rules import Event, Fault, IllegalMove, Option, Secret
from game.games.garlandland.rules.hands import CARDS, DECK, ROW, Row, garland, numeral
from game.games.garlandland.rules.score import SETUP, Round, results, settle, victors_of

GOAL = Option("goal", "choice", ("wins", "points"), "wins")
DRAWN = 2


@quick
class State(NamedTuple):
    """The state of a match; tuples are per seat, but for `victors` and `news`."""

    goal: str
    chance: Chance | None
    """None in a seen state."""
    round: int
    """Its number, from 1."""
    dealer: int
    piles: tuple[tuple[str, ...], ...]
    """The next card to draw first."""
    hands: tuple[tuple[str, ...], ...]
    """In the order drawn."""
    chosen: tuple[str | None, ...]
    """The card that waits to be revealed; None before the seat has chosen one."""
    rows: tuple[Row, ...]
    """The cards laid in this round, from left to right."""
    wins: tuple[int, ...]
    points: tuple[int, ...]
    victors: tuple[int, ...]
    """The winners of the match; empty until it is over."""
    last: Round | None
    news: tuple[Event, ...]


def deal(seats: int, options: Mapping[str, str], chance: Chance) -> State:
    """The first state of a match for 2 to 4 seats, the first round dealt; the first dealer is drawn (G17)."""
    nothing, zeros = ((),) * seats, (0,) * seats
    dealer = chance("dealer").below(seats)
    start = State(
        options["goal"], chance, 0, dealer, nothing, nothing, (None,) * seats, nothing, zeros, zeros, (), None, ()
    )
    return _begin_round(start, chance, dealer)


def to_move(state: State) -> int | None:
    """The first seat that has not chosen a card; None when the match is over."""
    return None if state.victors else state.chosen.index(None)


def moves(state: State) -> tuple[str, ...]:
    """The cards in the hand of the seat to move, in the order drawn, hidden ones left out."""
    seat = to_move(state)
    return () if seat is None else tuple(card for card in state.hands[seat] if card != HIDDEN)


def read(state: State, text: str) -> str:
    """The card in hand that a text means, in any case and kind of numeral; IllegalMove when it means none."""
    try:
        card = numeral(text)
    except Fault as fault:
        raise IllegalMove(fault.key, **fault.facts) from fault
    _held(state, card)
    return card


def play(state: State, move: str) -> State:
    """The state after the seat to move chooses this card; the last choice reveals all; IllegalMove when refused."""
    seat = _held(state, move)
    held = state.hands[seat]
    at = held.index(move)
    hands = put(state.hands, seat, held[:at] + held[at + 1 :])
    state = state._replace(hands=hands, chosen=put(state.chosen, seat, move), news=())
    return state if None in state.chosen else _reveal(state)


def seen_by(seat: int | None, state: State) -> State:
    """The state without chance, the piles' order (secret to their owners too), and what the others hold or chose."""
    return state._replace(
        chance=None,
        piles=tuple(backs(pile) for pile in state.piles),
        hands=tuple(held if i == seat else backs(held) for i, held in enumerate(state.hands)),
        chosen=tuple(card if i == seat or not card else HIDDEN for i, card in enumerate(state.chosen)),
        news=tuple(event.seen_by(seat) for event in state.news),
    )


def imagine(seen: State, seat: int, dice: Dice) -> State:
    """A complete state with each seat's unseen cards in random places; seen cards stay."""
    piles, hands, chosen = [], [], []
    for pile, held, choice, row in zip(seen.piles, seen.hands, seen.chosen, seen.rows, strict=True):
        seen_cards = (*pile, *held, choice, *row)
        unseen = list(dice.shuffled(card for card in CARDS if card not in seen_cards))
        chosen.append(unseen.pop() if choice == HIDDEN else choice)
        hands.append(tuple(unseen.pop() if card == HIDDEN else card for card in held))
        piles.append(tuple(unseen.pop() for _ in pile))
    return seen._replace(chance=fresh(dice), piles=tuple(piles), hands=tuple(hands), chosen=tuple(chosen))


def cards(state: State) -> tuple[str, ...]:
    """The names of the seven cards of each seat, sorted: `VII:0` is the VII of seat 0; hidden ones as HIDDEN."""
    places = zip(state.piles, state.hands, state.chosen, state.rows, strict=True)
    owned = ((seat, card) for seat, place in enumerate(places) for card in _all(*place))
    return tuple(sorted(card if card == HIDDEN else f"{card}:{seat}" for seat, card in owned))


def scores(state: State) -> tuple[float, ...]:
    """The points; or wins as a share of those needed, at the end 1 for a victor and 0 for the others (G21)."""
    if state.goal == "points":
        return tuple(float(points) for points in state.points)
    if state.victors:
        return tuple(float(seat in state.victors) for seat in range(len(state.wins)))
    return tuple(wins / SETUP for wins in state.wins)


def winners(state: State) -> tuple[int, ...]:
    """The victors, who share the victory (G10, G16); none before the end."""
    return state.victors


def _held(state: State, card: str) -> int:
    """The seat to move, if it holds this card; IllegalMove otherwise."""
    seat = to_move(state)
    if seat is None:
        raise IllegalMove("illegal.over")
    if card not in DECK:
        raise IllegalMove("illegal.card", text=card)
    if card not in state.hands[seat]:
        raise IllegalMove("illegal.hand", card=card)
    return seat


def _reveal(state: State) -> State:
    """Every chosen card joins the right end of its row; then all draw, or the round ends."""
    chance = state.chance
    if chance is None:
        raise Secret
    chosen = tuple(card for card in state.chosen if card)
    rows = tuple((*row, card) for row, card in zip(state.rows, chosen, strict=True))
    news = tuple(_placed(seat, row) for seat, row in enumerate(rows))
    state = state._replace(rows=rows, chosen=(None,) * len(rows), news=news)
    return _draw(state, 1) if len(rows[0]) < ROW else _end_round(state, chance)


def _draw(state: State, n: int) -> State:
    """Every seat draws n cards from its pile."""
    drawn = [pile[:n] for pile in state.piles]
    news = (Event("drew", {"seat": seat, "n": n}, {"cards": new}, (seat,)) for seat, new in enumerate(drawn))
    return state._replace(
        piles=tuple(pile[n:] for pile in state.piles),
        hands=tuple(held + new for held, new in zip(state.hands, drawn, strict=True)),
        news=(*state.news, *news),
    )


def _begin_round(state: State, chance: Chance, dealer: int) -> State:
    """Each seat's seven cards are shuffled by themselves (G12), and two are drawn."""
    seats = len(state.rows)
    number = state.round + 1
    state = state._replace(
        round=number,
        dealer=dealer,
        piles=tuple(chance("deal", number, seat).shuffled(CARDS) for seat in range(seats)),
        hands=((),) * seats,
        rows=((),) * seats,
        news=(*state.news, Event("round", {"number": number, "dealer": dealer})),
    )
    return _draw(state, DRAWN)


def _end_round(state: State, chance: Chance) -> State:
    """The round is counted; the match ends, or the box goes to the left (G17)."""
    last = settle(state.round, state.dealer, state.rows, state.wins, state.points)
    victors = victors_of(last, state.goal)
    news = (*state.news, *results(last, state.goal, victors))
    state = state._replace(wins=last.wins, points=last.points, victors=victors, last=last, news=news)
    return state if victors else _begin_round(state, chance, (state.dealer + 1) % len(state.rows))


def _placed(seat: int, row: Row) -> Event:
    """The event of a card placed at the right end of a row."""
    if len(row) == 1:
        return Event("placed", {"seat": seat, "card": row[-1]})
    return Event("joined", {"seat": seat, "card": row[-1], "garland": garland(*row[-2:])})


def _all(pile: tuple[str, ...], held: tuple[str, ...], choice: str | None, row: Row) -> tuple[str, ...]:
    """The cards of one seat, wherever they lie."""
    return (*pile, *held, *row, *((choice,) if choice else ()))
