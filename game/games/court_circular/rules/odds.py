"""How often a hand is beaten in the end, by what one who plays can know."""

from __future__ import annotations

from itertools import chain, combinations
from math import comb

from game.games.court_circular.rules.cards import DECK
from game.games.court_circular.rules.hands import Hand, hand
from game.games.court_circular.rules.state import LAID, State

MOST = 2
"""The cards that a row may lack at most; with more to come the ways are too many to look at, and tell little."""


def beaten(seen: State, seat: int, mine: Hand) -> float | None:
    """About how likely any rival still beats this hand; None where too little lies there to tell.

    Every card that this seat has not seen may be anywhere, and the ways to fill a row are taken to be independent.
    """
    rivals = [each for each in range(len(seen.rows)) if each not in (seat, *seen.dropped)]
    if any(LAID - len(seen.rows[each]) > MOST for each in rivals):
        return None
    lies = {*chain(seen.hands[seat], *seen.rows, *seen.up, *seen.down), seen.lead}
    unseen = [card for card in DECK if card not in lies]
    safe = 1.0
    for each in rivals:
        row, held = seen.rows[each], len(seen.hands[each])
        more = LAID - len(row)
        fills = [hand((seen.lead or "", *row, *cards), seen.terms.sheet) > mine for cards in combinations(unseen, more)]
        safe *= (1 - sum(fills) / len(fills)) ** comb(held, more) if fills else 1.0
    return 1 - safe
