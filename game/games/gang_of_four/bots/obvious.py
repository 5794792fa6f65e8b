"""The move that a player would look at first, and what speaks against it where another one is advised."""

from __future__ import annotations

from game.core.rules import Choice, Saying
from game.games.gang_of_four.bots.differences import Pair, difference_of, laid, rest_after
from game.games.gang_of_four.bots.look import Look, combo_of, name_of, parts_of
from game.games.gang_of_four.bots.reasons import left_after
from game.games.gang_of_four.rules.answers import playable
from game.games.gang_of_four.rules.cards import NUMBER, has
from game.games.gang_of_four.rules.combos import FIVE, GANG, LEAST_GANG, Combo, classify, groups

EVEN = 0.5
"""A difference in worth that is none to a player, in penalty points: the deals imagined leave more than that open."""
SIZES = ("reason.whole", "reason.fewer", "reason.more-cards")
"""The differences that are told before it is said that a lowest set can wait."""


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


def why_not(look: Look, best: Choice, first: Combo, tried: tuple[Choice, ...]) -> Saying | None:
    """What speaks for the best move and against the obvious one; None where neither cards nor points show it."""
    name = name_of(look, first)
    own = best._replace(move=first.text)
    said = difference_of(Pair(look, best, own, name, (left_after(look, best.move), left_after(look, first.text))))
    if look.seen.top is None and not (said and said[0] in SIZES) and (later := _later(look, best, first)):
        return later
    less = [best.worth - each.worth for each in tried if laid(look, each.move) == first]
    if said or not less:
        return said
    key = "better" if less[0] >= EVEN else "hardly"
    return f"reason.{key}", {"n": max(1, round(less[0])), "other": name}


def _later(look: Look, best: Choice, first: Combo) -> Saying | None:
    """What a lowest set is kept for by the plan for the cards left: a hand of five, or to be laid alone, at the end.

    None where it is taken apart.
    """
    planned = [combo_of(look, piece) for piece in parts_of(rest_after(look, best.move), look.pieces).pieces]
    holds = next((each for each in planned if has(each.cards, first.cards)), None)
    if holds is None or holds.family == first.family:
        return ("reason.last", {"other": name_of(look, first)}) if holds else None
    return "reason.goes-into", {"other": name_of(look, first), "what": name_of(look, holds)}
