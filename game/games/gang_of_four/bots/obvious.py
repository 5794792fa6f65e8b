"""The move that a player would look at first."""

from __future__ import annotations

from game.games.gang_of_four.bots.differences import laid
from game.games.gang_of_four.bots.look import Look, name_of
from game.games.gang_of_four.rules.answers import playable
from game.games.gang_of_four.rules.cards import NUMBER
from game.games.gang_of_four.rules.combos import FIVE, GANG, LEAST_GANG, Combo, classify, groups


def obvious(look: Look, move: str) -> Combo | None:
    """The lowest set at a lead, else the weakest answer; None where the move lays that or a part of it.

    A lead of five cards or a gang is no less obvious.
    """
    combo, answers = laid(look, move), playable(look.seen, look.held)
    if combo is None:
        return None
    if look.seen.top:
        return None if name_of(look, answers[0]) == name_of(look, combo) else answers[0]
    low = next((group for group in groups(look.held) if len(group) < LEAST_GANG), ())
    if combo.family in (FIVE, GANG) or not low or NUMBER[low[0]] in {NUMBER[card] for card in combo.cards}:
        return None
    first = classify(low, look.seen.terms.compare)
    return first if first in answers else None
