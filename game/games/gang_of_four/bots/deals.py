"""Deals that agree with what a seat has seen, drawn quickly; `sight.imagine` draws the same ones as whole states."""

from __future__ import annotations

from typing import NamedTuple

from game.core.cards import HIDDEN
from game.core.chance import Dice
from game.games.gang_of_four.bots.fives import Orders
from game.games.gang_of_four.bots.plan import out_against
from game.games.gang_of_four.rules.cards import ORDER
from game.games.gang_of_four.rules.state import State

ANY = max(ORDER.values())


class Share(NamedTuple):
    """The cards of a hand or the dummy in an imagined deal: known ones, and how many others."""

    seat: int | None
    """None is the dummy."""
    known: Orders
    """Cards known to lie there."""
    bound: int
    """The highest order that an unknown one of its cards can have."""
    need: int
    """The number of its unknown cards."""


class Deals(NamedTuple):
    """The deals that agree with what a seat has seen, ready to draw from."""

    pool: Orders
    """The cards that may lie anywhere."""
    shares: tuple[Share, ...]
    """The shares, the bounded ones first."""

    def draw(self, dice: Dice) -> dict[int, Orders]:
        """A hand for every other seat, each in order."""
        pool, hands = list(dice.shuffled(self.pool)), {}
        for share in self.shares:
            drawn = [order for order in pool if order <= share.bound][: share.need]
            for order in drawn:
                pool.remove(order)
            if share.seat is not None:
                hands[share.seat] = tuple(sorted((*share.known, *drawn)))
        return hands


def deals_for(seen: State, seat: int) -> Deals:
    """The deals that agree with what this seat has seen."""
    places = [*(other for other in range(len(seen.hands)) if other != seat), None]
    shares = [_share(seen, place) for place in places]
    pool = [ORDER[card] for card in out_against(seen, seat).unseen]
    for share in shares:
        for order in share.known:
            pool.remove(order)
    return Deals(tuple(pool), tuple(sorted(shares, key=_bound)))


def _bound(share: Share) -> int:
    return share.bound


def _share(seen: State, seat: int | None) -> Share:
    """The share of one hand, or of the dummy; the loser of an exchange gave its strongest card (12)."""
    held = seen.dummy if seat is None else seen.hands[seat]
    known = tuple(ORDER[each.card] for each in seen.known if each.holder == seat) if HIDDEN in held else ()
    swap = seen.exchange
    gave = swap.given if swap and seat == swap.loser else None
    return Share(seat, known, ANY if gave in (None, HIDDEN) else ORDER[gave or ""], len(held) - len(known))
