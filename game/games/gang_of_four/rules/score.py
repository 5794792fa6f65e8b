"""The end of a round: the penalties, who exchanges cards next, and whether the match is over."""

from __future__ import annotations

from typing import NamedTuple

from game.games.gang_of_four.rules.cards import Cards

BANDS = ((7, 1), (10, 2), (13, 3), (15, 4), (16, 5))
"""Up to so many cards left, each counts so many points (10)."""


class Round(NamedTuple):
    """A finished round and its result; per seat where it is a tuple."""

    number: int
    direction: int
    winner: int
    default: bool
    """Whether the winner is the one left over when all others had forgotten the call (D20)."""
    hands: tuple[Cards, ...]
    """What was left, now open to all."""
    times: tuple[int, ...]
    """What each card left counts."""
    points: tuple[int, ...]
    totals: tuple[int, ...]
    """After this round."""
    forgot: tuple[int, ...]
    """Who forgot the call."""


def times(cards: int) -> int:
    """What each of so many cards left counts."""
    return next(factor for most, factor in BANDS if cards <= most)


def penalty(cards: int) -> int:
    """The points for so many cards left."""
    return cards * times(cards)


def settle(
    number: int, direction: int, winner: int, hands: tuple[Cards, ...], forgot: tuple[int, ...], before: tuple[int, ...]
) -> Round:
    """The result of a round; a winner scores nothing whatever it holds (D20)."""
    points = tuple(0 if seat == winner else penalty(len(hand)) for seat, hand in enumerate(hands))
    return Round(
        number=number,
        direction=direction,
        winner=winner,
        default=bool(hands[winner]),
        hands=hands,
        times=tuple(times(len(hand)) for hand in hands),
        points=points,
        totals=tuple(total + more for total, more in zip(before, points, strict=True)),
        forgot=forgot,
    )


def weakest(last: Round) -> int:
    """The loser with most cards left; among equals with most points, then nearest counter-clockwise (12, D19)."""
    seats = len(last.hands)
    losers = [seat for seat in range(seats) if seat != last.winner]
    return max(losers, key=lambda seat: (len(last.hands[seat]), last.totals[seat], -((last.winner - seat) % seats)))


def lowest(totals: tuple[int, ...]) -> tuple[int, ...]:
    """The seats with the lowest total, who win the match together unless a tie is broken (D18)."""
    return tuple(seat for seat, total in enumerate(totals) if total == min(totals))


def best(last: Round, tie_break: bool) -> tuple[int, ...]:
    """Who has won the match with this round; of several, perhaps only the one that the last round decides for (D18).

    That is who took least in it, and among equals who sits next to its winner clockwise.
    """
    found, seats = lowest(last.totals), len(last.totals)
    if not tie_break:
        return found
    return (min(found, key=lambda seat: (last.points[seat], (seat - last.winner) % seats)),)


def over(last: Round, limit: int, rounds: int, beyond: bool = False) -> bool:
    """Whether the match ends with this round: by its number, or by a total that reaches or passes the limit (D30)."""
    if rounds:
        return last.number >= rounds
    return max(last.totals) > limit if beyond else max(last.totals) >= limit
