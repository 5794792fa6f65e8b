"""In which order a move is seen: a hand is named as it comes to be; then whose is best and why; then the heaps."""

from __future__ import annotations

from game.games.court_circular.page import parting
from game.games.court_circular.page.ids import TOOK
from game.games.court_circular.page.prospects import so_far
from game.games.court_circular.rules.state import Round, State

NAMED, LIT, DECIDED = 1, 2, 3
"""The stages at which a hand is named, and at a round's end the best hand stands out, and the card that decided."""
GAINED, DEALT = 1, 2
"""The stages at which the points of the cards taken are seen, and after them the cards dealt for the next round."""
WON = ("won", "won-card", "won-drop")


def settled(seen: State) -> bool:
    """Whether the last move has ended a round."""
    return any(event.kind in WON for event in seen.news)


def named(seen: State, seat: int) -> int:
    """The stage at which the hand of a row is named; 0 where the last card laid has not changed its name."""
    row = seen.rows[seat]
    changed = _laid(seen, seat) and so_far(seen, row).name != so_far(seen, row[:-1]).name
    return NAMED if changed else 0


def lands(seen: State, seat: int) -> bool:
    """Whether the last card laid has given a row its name, so that it is seen once that card has landed."""
    return named(seen, seat) > 0 or (_laid(seen, seat) and len(seen.rows[seat]) == 1)


def _laid(seen: State, seat: int) -> bool:
    """Whether the last move has laid a card in this row."""
    return any(event.kind == "laid" and event.facts["seat"] == seat for event in seen.news) and bool(seen.rows[seat])


def lit(seen: State, card: str) -> int:
    """The stage at which a card on the table stands out: one of the best hand, or later the one that has decided."""
    last = seen.last if seen.choosing and settled(seen) else None
    best = last.hands[last.winner] if last else None
    if last is None:
        return 0
    if any(card in (each.card, each.beaten) for each in parting.parted(last)):
        return DECIDED
    return LIT if best and card in best.cards else 0


def told(seen: State, last: Round) -> int:
    """The stage at which the reason is told; before it the rows are named, on the table or in the result.

    The first of them is there when the result opens. Where all others have dropped out it is told at once.
    """
    if not settled(seen) or (seen.choosing and last.rival is None):
        return 0
    return 1 + DECIDED if seen.choosing else len(last.rows)


def counts(seen: State, last: Round) -> int:
    """The stage at which the count of the heaps begins."""
    return told(seen, last) and 1 + told(seen, last)


def gain(seen: State, seat: int) -> int:
    """The points that a seat has taken with the last move."""
    return sum(event.facts["points"] for event in seen.news if event.kind in TOOK and event.facts["seat"] == seat)


def dealt(seen: State, seat: int | None) -> tuple[str, ...]:
    """The cards that a seat was dealt when those of the round before were taken; none where a pack was counted then."""
    if settled(seen) or not any(event.kind in TOOK for event in seen.news):
        return ()
    cards = [event.private["cards"] for event in seen.news if event.kind == "dealt" and event.facts["seat"] == seat]
    return tuple(cards[-1]) if cards else ()
