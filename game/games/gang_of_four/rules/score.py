"""The end of a round: the penalties, the seats that exchange cards next, and whether the match is over."""

from __future__ import annotations

from typing import NamedTuple

from game.games.gang_of_four.rules.cards import Cards

BANDS = ((7, 1), (10, 2), (13, 3), (15, 4), (16, 5))
"""The penalty bands: up to (cards left), (points for each card) (10)."""


class Round(NamedTuple):
    """A finished round and its result; per seat where it is a tuple."""

    number: int
    direction: int
    winner: int
    default: bool
    """Whether the winner is the one left over when all others had forgotten the call (D20)."""
    hands: tuple[Cards, ...]
    """The cards left, now open to all."""
    times: tuple[int, ...]
    """The points for each card left."""
    points: tuple[int, ...]
    totals: tuple[int, ...]
    """After this round."""
    forgot: tuple[int, ...]
    """Who forgot the call."""


def times(cards: int) -> int:
    """The points for each card of a hand of 0 to 16 cards (10)."""
    return next(factor for most, factor in BANDS if cards <= most)


def penalty(cards: int) -> int:
    """The penalty points for a hand of 0 to 16 cards (10)."""
    return cards * times(cards)


def settle(
    number: int, direction: int, winner: int, hands: tuple[Cards, ...], forgot: tuple[int, ...], before: tuple[int, ...]
) -> Round:
    """The finished round from the hands as they are; the winner scores 0 whatever it holds (D20)."""
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
    """The loser with most cards left; of equals the one of highest total, then nearest counter-clockwise (12, D19)."""
    seats = len(last.hands)
    return max(_losers(last), key=lambda seat: (*_lost(last, seat), -((last.winner - seat) % seats)))


def level(last: Round) -> str:
    """What the weakest loser has to be told by from others: empty for the cards left, else `total` or `seat`."""
    (cards, total), (next_cards, next_total) = sorted((_lost(last, seat) for seat in _losers(last)), reverse=True)[:2]
    if cards != next_cards:
        return ""
    return "seat" if total == next_total else "total"


def level_with(last: Round) -> tuple[int, ...]:
    """The losers who had left as many cards as the weakest; where its seat decides, those of its total too."""
    loser, by_seat = weakest(last), level(last) == "seat"
    own = _lost(last, loser)
    there = [seat for seat in _losers(last) if seat != loser and len(last.hands[seat]) == own[0]]
    return tuple(seat for seat in there if not by_seat or _lost(last, seat) == own)


def _losers(last: Round) -> list[int]:
    return [seat for seat in range(len(last.hands)) if seat != last.winner]


def _lost(last: Round, seat: int) -> tuple[int, int]:
    """The cards left to a loser, and the total: the more, the weaker."""
    return len(last.hands[seat]), last.totals[seat]


def lowest(totals: tuple[int, ...]) -> tuple[int, ...]:
    """The seats with the lowest total, who share the victory unless a tie is broken (D18)."""
    return tuple(seat for seat, total in enumerate(totals) if total == min(totals))


def best(last: Round, tie_break: bool) -> tuple[int, ...]:
    """The winners of the match that ends with this round (1, D18).

    With `tie_break` only one: fewest points in this round, then nearest to its winner clockwise.
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
