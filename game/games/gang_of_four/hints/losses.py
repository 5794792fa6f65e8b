"""What a move breaks, and what is left in the hand after it."""

from __future__ import annotations

from collections import Counter

from game.core.rules import Saying
from game.games.gang_of_four.bots.pieces import Parts
from game.games.gang_of_four.bots.plan import runs
from game.games.gang_of_four.hints.look import (
    Look,
    combo_of,
    fewest,
    is_strong,
    name_of,
    odds_of,
    orders,
    parts_of,
    plays_of,
    regains,
    rest_after,
)
from game.games.gang_of_four.hints.names import all_named, height, named, names
from game.games.gang_of_four.hints.told import KEEPS, PLAN, TEARS
from game.games.gang_of_four.rules.answers import PASS, playable
from game.games.gang_of_four.rules.cards import NUMBER, Cards, has, without
from game.games.gang_of_four.rules.combos import FAMILIES, FIVE, GANG, KINDS, LEAST_GANG, ONE, Combo, combos, made

LARGE = ("flush", "full_house", "straight_flush")
"""The hands of five that are told to be lost wherever they are planned."""
SHARED = 3
"""So many cards in common make a combination the one that is played, with other cards beside them."""
LISTED = (2, 3)
"""The numbers of sets that are left of which each one is told."""
HARDER = 0.03
"""A difference in the chance to take the trick that is told."""


def broken(look: Look, combo: Combo, after: Parts, kept: Combo | None = None) -> Combo | None:
    """The strongest combination that is lost when this one is played; None where nothing is that matters.

    Gangs and straight flushes always matter, full houses and flushes where they are planned, flushes also where the
    fewest plays need them; straights, threes and pairs where they are planned and the hand needs as many plays as
    before. What could not be laid beside the one that is `kept` is not lost by the move.
    """
    planned = [combo_of(look, piece) for piece in look.parts.pieces]
    told = [each for each in (*planned, *strong(look, look.held)) if each.family == GANG or each.kind in LARGE]
    lost = _lost(look, combo, told, kept) or _lost(look, combo, _needed(look, combo), kept)
    if not lost and len(after.pieces) >= len(planned) and combo not in planned:
        lost = _lost(look, combo, [each for each in planned if each.family != ONE], kept)
    return max(lost, key=weight, default=None)


def torn(look: Look, lost: Combo | None, combo: Combo | None = None) -> Saying | None:
    """That this is broken, and every other planned flush that this play breaks too; None where nothing is.

    Of a flush the colour alone is told, as none of that is left.
    """
    if lost is None or lost.kind != "flush":
        return lost and (TEARS, {"what": name_of(look, lost)})
    planned = [each for each in (combo_of(look, piece) for piece in look.parts.pieces) if each.kind == "flush"]
    more = [names(each)[0] for each in planned if combo and loses(look, each, combo)]
    return TEARS, {"what": all_named([names(lost)[0], *(each for each in more if each != names(lost)[0])])}


def loses(look: Look, lost: Combo, combo: Combo) -> bool:
    """Whether this is lost when that is played: it is not what is played, and the cards left make none of its kind."""
    return not _is_played(lost, combo) and not _stays(lost, without(look.held, combo.cards), look)


def always_loses(look: Look, lost: Combo, combo: Combo) -> bool:
    """Whether this is lost when that is played, and whatever else may be played that is called as that is."""
    twins = (each for each in playable(look.seen, look.held) if names(each) == names(combo))
    return loses(look, lost, combo) and all(loses(look, lost, each) for each in twins)


def kept_whole(look: Look, rest: Cards, other: Combo, beside: Combo | None) -> Combo | None:
    """The strongest of the large combinations planned in these cards that is lost when the other one is played.

    None where there is none; what could not be laid beside the one that is kept besides does not count.
    """
    planned = [combo_of(look, piece) for piece in parts_of(rest, look.pieces).pieces]
    large = [each for each in planned if each.family in (FIVE, GANG)]
    there = [each for each in large if beside is None or has(rest, each.cards + beside.cards)]
    return max((each for each in there if always_loses(look, each, other)), key=weight, default=None)


def still(look: Look, combo: Combo, rest: Cards) -> bool:
    """Whether these cards make what is called as this combination is."""
    return any(names(each) == names(combo) for each in combos(rest, combo.family, look.seen.terms.compare))


def strong(look: Look, cards: Cards) -> list[Combo]:
    """The straight flushes and gangs in these cards, planned or not."""
    found = (each for family in (FIVE, GANG) for each in combos(cards, family, look.seen.terms.compare))
    return [each for each in found if is_strong(each)]


def weight(combo: Combo) -> tuple[int, int]:
    """How strong a combination is, beside those of other sizes."""
    return FAMILIES.index(combo.family), combo.strength


def _needed(look: Look, combo: Combo) -> list[Combo]:
    """The flushes of the fewest plays in which the hand goes; none where it goes in as few after this combination."""
    least = plays_of(look.held) - 1
    if plays_of(without(look.held, combo.cards)) <= least:
        return []
    found = (made(look.seen.terms.compare)[five] for five in runs(look.held))
    flushes = (each for each in found if each and each.kind == "flush")
    return [each for each in flushes if plays_of(without(look.held, each.cards)) == least]


def _lost(look: Look, combo: Combo, which: list[Combo], kept: Combo | None) -> list[Combo]:
    """Those of these combinations that are lost when this one is played."""
    beside = kept.cards if kept else ()
    return [each for each in which if has(look.held, each.cards + beside) and always_loses(look, each, combo)]


def _is_played(lost: Combo, combo: Combo) -> bool:
    """Whether this is what is played: the same with these or other cards, alone or in a five, or something stronger."""
    if lost.family != FIVE:
        number = NUMBER[lost.cards[0]]
        taken = sum(NUMBER[card] == number for card in combo.cards)
        return taken >= (LEAST_GANG if lost.family == GANG else len(lost.cards))
    stronger = KINDS.index(lost.kind) <= KINDS.index(combo.kind)
    return stronger and (Counter(lost.cards) & Counter(combo.cards)).total() >= SHARED


def _stays(lost: Combo, rest: Cards, look: Look) -> bool:
    """Whether the rest still makes such a one, a flush of its colour, straight or not, or a five as high."""
    return any(as_good(each, lost) for each in combos(rest, lost.family, look.seen.terms.compare))


def as_good(combo: Combo, lost: Combo) -> bool:
    """Whether the one is as good as the other, for a player who would lose that."""
    if combo.kind != lost.kind or lost.family != FIVE:
        return combo.kind == lost.kind and height(combo) == height(lost)
    if "flush" in lost.kind and combo.cards[-1][0] != lost.cards[-1][0]:
        return False
    return "flush" in lost.kind or height(combo) >= height(lost)


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
    """The sets that are left after a play, which are so many; None where they are not told one by one."""
    if move == PASS or n not in LISTED:
        return None
    rest, compare = rest_after(look, move), look.seen.terms.compare
    pieces = parts_of(rest, look.pieces).pieces
    pieces = pieces if len(pieces) == n else [look.pieces[orders(each)] for each in fewest(rest)]
    pieces = sorted(pieces, key=lambda piece: (-piece.odds, piece.cards))
    told = [named(combo_of(look, piece), rest, compare) for piece in pieces]
    return "reason.leaves", {"what": all_named(told)}


def leaves_alike(look: Look, move: str, other: str) -> bool:
    """Whether the sets that are left after a move could be laid after the other one too, with other cards beside."""
    rest, its = rest_after(look, move), rest_after(look, other)
    left = (combo_of(look, piece) for piece in parts_of(rest, look.pieces).pieces)
    compare = look.seen.terms.compare
    return all(any(names(each)[0] == names(one)[0] for one in combos(its, each.family, compare)) for each in left)


def strongest_left(look: Look, rest: Cards, lost: Combo | None = None) -> Saying | None:
    """That the strongest gang or straight flush in these cards is kept, planned or not; None where there is none.

    If one is `lost` it shares a card with that, so that only one of the two could be laid.
    """
    found = [each for each in strong(look, rest) if lost is None or {*each.cards} & {*lost.cards}]
    return (KEEPS, {"what": name_of(look, max(found, key=weight))}) if found else None


def likeliest(look: Look, mine: Combo) -> bool:
    """Whether no play of as many cards is likelier to win the trick."""
    of_size = (each for each in playable(look.seen, look.held) if each.family == mine.family)
    return all(odds_of(look, each) < odds_of(look, mine) + HARDER for each in of_size)


def stronger_left(look: Look, mine: Combo) -> Combo | None:
    """The strongest of what stays of as many cards and is stronger; None where nothing does."""
    found = combos(without(look.held, mine.cards), mine.family, look.seen.terms.compare)
    return found[-1] if found and found[-1].strength > mine.strength else None
