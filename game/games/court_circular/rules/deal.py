"""The draw for the deal, the deal, and the refilling of the hands."""

from __future__ import annotations

from typing import NamedTuple

from game.core.cards import in_turn
from game.core.chance import Dice
from game.games.court_circular.rules.cards import DECK, NUMBER, Cards
from game.games.court_circular.rules.options import Terms
from game.games.court_circular.rules.state import HELD, Draw, Drawing


class Dealt(NamedTuple):
    """The hands, and the cards left in the stock."""

    hands: tuple[Cards, ...]
    stock: Cards


def draw(seats: int, terms: Terms, dice: Dice, dealer: int | None = None) -> Draw:
    """The draw for the deal: the lowest card deals; equal numbers draw again (S5 to S7, A1 to A3).

    A dealer who is fixed stays, and the draw is only about who leads.
    """
    spread = list(dice.shuffled(DECK))
    everybody = _drawing(tuple(range(seats)), spread)
    lower = _settle(everybody, spread, lowest=True) if dealer is None else ()
    dealer = _end(lower, lowest=True) if dealer is None else dealer
    if not terms.highest_leads or (lower and seats == 2):
        return Draw(lower, dealer, (dealer + terms.way) % seats)
    higher = _settle(everybody, spread, lowest=False)
    return Draw((everybody, *lower[1:], *higher[1:]), dealer, _end(higher, lowest=False))


def _drawing(seats: tuple[int, ...], spread: list[str]) -> Drawing:
    """Each of these seats takes the next card."""
    return Drawing(seats, tuple(spread.pop() for _ in seats))


def _settle(drawing: Drawing, spread: list[str], *, lowest: bool) -> tuple[Drawing, ...]:
    """The drawing, and those that follow among equals until one has the lowest card, or the highest."""
    tied = _at_end(drawing, lowest)
    return (drawing,) if len(tied) == 1 else (drawing, *_settle(_drawing(tied, spread), spread, lowest=lowest))


def _at_end(drawing: Drawing, lowest: bool) -> tuple[int, ...]:
    """The seats with the lowest number, or the highest."""
    numbers = [NUMBER[card] for card in drawing.cards]
    end = min(numbers) if lowest else max(numbers)
    return tuple(seat for seat, number in zip(drawing.seats, numbers, strict=True) if number == end)


def _end(drawings: tuple[Drawing, ...], *, lowest: bool) -> int:
    """The one seat to which the last of these drawings points."""
    [seat] = _at_end(drawings[-1], lowest)
    return seat


def fill(hands: tuple[Cards, ...], stock: Cards, first: int, literal: bool, way: int = 1) -> Dealt:
    """The hands filled up to six, one card at a time from the first-hand in the direction of play (F9).

    A stock too small for all is dealt in circuits that serve everybody below six (G2), or with `literal`
    to the last card.
    """
    order = in_turn(first, len(hands), way)
    while short := [seat for seat in order if len(hands[seat]) < HELD]:
        if not stock or (len(stock) < len(short) and not literal):
            break
        given = dict(zip(short, stock, strict=False))
        hands = tuple((*held, given[seat]) if seat in given else held for seat, held in enumerate(hands))
        stock = stock[len(given) :]
    return Dealt(hands, stock)


def lacking(hands: tuple[Cards, ...]) -> int:
    """The number of cards that fill all hands up to six."""
    return sum(HELD - len(held) for held in hands)
