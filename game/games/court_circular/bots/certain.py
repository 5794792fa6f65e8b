"""What is certain of a card by what lies open: it has lost, or it wins whatever the rivals still lay."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from game.core.cards import without
from game.games.court_circular.rules.hands import Hand, hand
from game.games.court_circular.rules.outlook import made_so_far, reachable
from game.games.court_circular.rules.sight import unseen
from game.games.court_circular.rules.state import LAID, State

TRIED = 2
"""Of a rival who still lays more cards than so many nothing is worked out: those can nearly always make something."""
SURELY = 0.995
"""A card that wins less often than this in the deals imagined is not tried whether it always wins."""


def rivals_of(seen: State, seat: int) -> list[int]:
    """The other seats still in the round."""
    return [each for each in range(len(seen.rows)) if each != seat and each not in seen.dropped]


def waiting(seen: State, seat: int) -> tuple[int, ...]:
    """The rivals who have still to lay cards in this round."""
    return tuple(each for each in rivals_of(seen, seat) if len(seen.rows[each]) < LAID)


def may_win(seen: State, seat: int) -> tuple[int, ...]:
    """The rivals whose row may still be the strongest of theirs."""
    rows = {each: made_so_far(seen.lead or "", seen.rows[each], seen.terms.sheet) for each in rivals_of(seen, seat)}
    open_, best = waiting(seen, seat), max(rows.values())
    return tuple(each for each, row in rows.items() if each in open_ or row == best)


def certain(seen: State, seat: int, card: str, won: float) -> bool | None:
    """Whether the best row with this card wins or loses the round for certain; None where it is open.

    A row never gets worse by a card: what is below one as it lies there has lost. `won` is how often it won the deals
    imagined.
    """
    best = best_row(seen, seat, card)
    shown = [seen.rows[each] for each in rivals_of(seen, seat) if seen.rows[each]]
    if any(made_so_far(seen.lead or "", row, seen.terms.sheet) > best for row in shown):
        return False
    return True if (won > SURELY or not waiting(seen, seat)) and beats_all(seen, seat, best) else None


def best_row(seen: State, seat: int, move: str) -> Hand:
    """The best hand that the row can become with this card; or, where the seat stays in, with any."""
    row, held = seen.rows[seat], seen.hands[seat]
    if move in held:
        row, held = (*row, move), without(held, move)
    return reachable(seen.lead or "", row, held, seen.terms.sheet).hand


def best_of_all(seen: State, seat: int) -> Hand:
    """The best hand that the row can become, whichever card of the hand is laid now."""
    return max(best_row(seen, seat, card) for card in seen.hands[seat])


def beats_all(seen: State, seat: int, best: Hand) -> bool:
    """Whether no rival can lay cards that make a hand as good as this one."""
    rivals = rivals_of(seen, seat)
    if any(len(seen.rows[each]) < LAID - TRIED for each in rivals):
        return False
    return all(best > row for each in rivals for row in _rows(seen, each))


def _rows(seen: State, rival: int) -> Iterator[Hand]:
    """The hands that a rival can make with any cards that are not seen."""
    lead, row, sheet = seen.lead or "", seen.rows[rival], seen.terms.sheet
    return (hand((lead, *row, *more), sheet) for more in combinations(unseen(seen), LAID - len(row)))
