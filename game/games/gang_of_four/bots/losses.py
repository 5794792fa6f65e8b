"""What a move breaks: the strongest combination that the hand can no longer play after it."""

from __future__ import annotations

from game.games.gang_of_four.bots.look import Look, combo_of
from game.games.gang_of_four.bots.names import height
from game.games.gang_of_four.bots.pieces import Parts
from game.games.gang_of_four.rules.cards import Cards, has, without
from game.games.gang_of_four.rules.combos import FAMILIES, FIVE, GANG, KINDS, ONE, Combo, combos

LARGE = ("flush", "full_house", "straight_flush")
"""The hands of five that are told to be lost wherever they are planned."""
SHARED = 3
"""So many cards in common make a combination the one that is played, with other cards beside them."""


def broken(look: Look, combo: Combo, after: Parts) -> Combo | None:
    """The strongest combination that is lost when this one is played; None where nothing is that matters.

    Gangs and straight flushes always matter, full houses and flushes where they are planned; straights, threes and
    pairs where they are planned and the hand needs as many plays as before.
    """
    planned = [combo_of(look, piece) for piece in look.parts.pieces]
    told = [each for each in (*planned, *_strong(look)) if each.family == GANG or each.kind in LARGE]
    large = [each for each in planned if each.family in (FIVE, GANG)]
    lost = _lost(look, combo, told, large)
    if not lost and len(after.pieces) >= len(planned) and combo not in planned:
        lost = _lost(look, combo, [each for each in planned if each.family != ONE], large)
    return max(lost, key=lambda each: (FAMILIES.index(each.family), each.strength), default=None)


def _lost(look: Look, combo: Combo, which: list[Combo], large: list[Combo]) -> list[Combo]:
    """Those of these combinations that are lost when this one is played."""
    rest = without(look.held, combo.cards)
    return [each for each in which if not _is_played(each, combo) and not _stays(each, rest, large, look)]


def _strong(look: Look) -> list[Combo]:
    """The straight flushes and gangs in the hand, planned or not."""
    compare = look.seen.terms.compare
    fives = [each for each in combos(look.held, FIVE, compare) if each.kind == "straight_flush"]
    return [*fives, *combos(look.held, GANG, compare)]


def _is_played(lost: Combo, combo: Combo) -> bool:
    """Whether this is what is played, with the same or with other cards, or as something stronger."""
    if lost.family == combo.family == GANG:
        return height(lost) == height(combo)
    stronger = KINDS.index(lost.kind) <= KINDS.index(combo.kind)
    return stronger and sum(card in combo.cards for card in lost.cards) >= SHARED


def _stays(lost: Combo, rest: Cards, large: list[Combo], look: Look) -> bool:
    """Whether the rest still makes this, or as high a hand of five or gang that takes no other of the large apart."""
    if has(rest, lost.cards) or lost.family not in (FIVE, GANG):
        return has(rest, lost.cards)
    for other in large:
        if other != lost and has(rest, other.cards):
            rest = without(rest, other.cards)
    there = combos(rest, lost.family, look.seen.terms.compare)
    return any(each.kind == lost.kind and height(each) >= height(lost) for each in there)
