"""What is left in the hand after a move: what regains the lead, what goes out last, and in which sets the rest goes."""

from __future__ import annotations

from game.core.rules import Saying
from game.games.gang_of_four.bots.look import Look, combo_of, name_of, parts_of, regains
from game.games.gang_of_four.bots.losses import strong, weight
from game.games.gang_of_four.bots.names import named
from game.games.gang_of_four.bots.pieces import Parts
from game.games.gang_of_four.bots.told import KEEPS, PLAN
from game.games.gang_of_four.rules.answers import CALL, PASS
from game.games.gang_of_four.rules.cards import NUMBER, Cards, without
from game.games.gang_of_four.rules.combos import GANG, Combo

LISTED = {2: ("reason.leaves-two", ("first", "second")), 3: ("reason.leaves-three", ("first", "second", "third"))}
"""By the number of sets that are left, the sentence that lists them and its slots."""


def keeper(look: Look, after: Parts) -> Combo | None:
    """The combination that is surest to bring the lead back: a gang, else that of highest number.

    None where there is none, or nothing to play besides.
    """
    if len(after.pieces) < 2:
        return None
    found = [combo for combo in (combo_of(look, piece) for piece in after.pieces) if regains(look, combo)]
    return max(found, key=_worth_keeping, default=None)


def _worth_keeping(combo: Combo) -> tuple[bool, int, int]:
    return combo.family == GANG, NUMBER[combo.cards[-1]], combo.strength


def plan(look: Look, after: Parts, kept: Combo) -> Saying | None:
    """What regains the lead and what goes out after it; None where more than these two are left."""
    if len(after.pieces) != len(("kept", "last")):
        return None
    last = next(each for each in (combo_of(look, piece) for piece in after.pieces) if each != kept)
    return PLAN, {"kept": name_of(look, kept), "last": name_of(look, last)}


def leaves(look: Look, move: str, n: int) -> Saying | None:
    """The sets that are left after a move, which are so many; None where their number is not told so."""
    if move == PASS:
        return None
    rest = without(look.held, move.removesuffix(CALL).split())
    pieces = sorted(parts_of(rest, look.pieces).pieces, key=lambda piece: (-piece.odds, piece.cards))
    if len(pieces) != n or n not in LISTED:
        return None
    key, slots = LISTED[n]
    names = (named(combo_of(look, piece), rest, look.seen.terms.compare) for piece in pieces)
    return key, dict(zip(slots, names, strict=True))


def strongest_left(look: Look, rest: Cards) -> Saying | None:
    """That the strongest gang or straight flush in these cards is kept, planned or not; None where there is none."""
    found = strong(look, rest)
    return (KEEPS, {"what": name_of(look, max(found, key=weight))}) if found else None
