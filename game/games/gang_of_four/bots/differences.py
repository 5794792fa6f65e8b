"""What the cards of two moves show: what only one of them breaks, how few plays are left, which is hard to beat."""

from __future__ import annotations

from typing import NamedTuple

from game.core.review import by_itself
from game.core.rules import Choice, Saying
from game.games.gang_of_four.bots.look import Look, name_of, odds_of, parts_of
from game.games.gang_of_four.bots.losses import broken, kept_whole, still
from game.games.gang_of_four.bots.names import height
from game.games.gang_of_four.bots.reasons import FEW_PLAYS, keeper
from game.games.gang_of_four.bots.told import KEEPS, parts
from game.games.gang_of_four.rules.answers import CALL, PASS
from game.games.gang_of_four.rules.cards import ORDER, TOP, Cards, has, without
from game.games.gang_of_four.rules.combos import FIVE, GANG, Combo, classify
from game.games.gang_of_four.rules.exchange import GIVE

HARDER = 0.05
"""A difference in the chance to take the trick that is told."""


class Pair(NamedTuple):
    """Two moves that are compared."""

    look: Look
    best: Choice
    other: Choice
    name: Saying
    """The name of the other one."""
    left: tuple[int, int]
    """In how few plays the hand can be laid after the one and after the other."""

    @property
    def combos(self) -> tuple[Combo, Combo] | None:
        """What the moves lay; None where one of them passes or gives."""
        mine, its = (laid(self.look, each.move) for each in (self.best, self.other))
        return (mine, its) if mine and its else None


def difference_of(pair: Pair) -> Saying | None:
    """The first of what the best move does better; None where the cards show nothing."""
    return _whole(pair) or fewer(pair) or _harder(pair)


def _whole(pair: Pair) -> Saying | None:
    """That only the other move breaks something, which the best one neither lays nor is said to keep anyway."""
    look, its = pair.look, laid(pair.look, pair.other.move)
    if its is None or pair.best.move.startswith(GIVE):
        return None
    rest = rest_after(look, pair.best.move)
    main = parts(by_itself(pair.best).reason).main
    kept = keeper(look, parts_of(rest, look.pieces)) if main and main[0] == KEEPS else None
    lost = broken(look, its, parts_of(without(look.held, its.cards), look.pieces), kept)
    small = lost if lost and still(look, lost, rest) else None
    whole = small if small and small.family in (FIVE, GANG) else kept_whole(look, rest, its, kept) or small
    if whole is None or (main and main[1].get("what") == name_of(look, whole)):
        return None
    return "reason.whole", {"other": pair.name, "what": name_of(look, whole)}


def fewer(pair: Pair) -> Saying | None:
    """That few plays are left, and fewer than after the other move; a pass is always behind."""
    n, more = pair.left
    if n >= more or n > FEW_PLAYS or pair.other.move == PASS:
        return None
    return "reason.fewer", {"n": n, "more": more, "other": pair.name}


def _harder(pair: Pair) -> Saying | None:
    """How likely the trick is won, how many cards go, or that something stronger stays."""
    if pair.combos is None:
        return None
    (mine, its), look = pair.combos, pair.look
    gain, of_one = odds_of(look, mine) - odds_of(look, its), mine.family == its.family
    more = len(mine.cards) > len(its.cards)
    if gain >= HARDER and (of_one or not more or mine.family == FIVE):
        return "reason.harder", {"other": pair.name}
    if more:
        return "reason.more-cards", {"other": pair.name}
    if of_one and _spared(mine, its, gain) and has(without(look.held, mine.cards), its.cards):
        return "reason.spares", {"what": name_of(look, its)}
    return lower(pair) if FIVE not in (mine.family, its.family) else None


def _spared(mine: Combo, its: Combo, gain: float) -> bool:
    """Whether the other move is worth sparing: it is likelier to win the trick, a higher five, a phoenix, a dragon."""
    higher = height(its) > height(mine) or its.kind != mine.kind
    return gain <= -HARDER or (its.strength > mine.strength and higher and (its.family == FIVE or height(its) > TOP))


def lower(pair: Pair) -> Saying | None:
    """That the best move gets rid of a lower card than any that the other one lays, or gives a lower one away."""
    if pair.best.move.startswith(GIVE):
        mine, its = (ORDER[each.move.removeprefix(GIVE)] for each in (pair.best, pair.other))
        return ("reason.gives-lower", {"other": pair.name}) if mine < its else None
    if pair.combos is None:
        return None
    mine, its = (min(map(ORDER.__getitem__, each.cards)) for each in pair.combos)
    return ("reason.lower", {"other": pair.name}) if mine < its else None


def laid(look: Look, move: str) -> Combo | None:
    """What a move lays; None where it passes or gives."""
    if move == PASS or move.startswith(GIVE):
        return None
    return classify(move.removesuffix(CALL).split(), look.seen.terms.compare)


def rest_after(look: Look, move: str) -> Cards:
    """The cards left after a move that lays something or passes."""
    combo = laid(look, move)
    return without(look.held, combo.cards) if combo else look.held
