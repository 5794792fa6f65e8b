"""What the cards of two moves show: what only one of them breaks, how few plays are left, which is hard to beat."""

from __future__ import annotations

from typing import NamedTuple

from game.core.review import by_itself
from game.core.rules import Choice, Saying
from game.games.gang_of_four.bots.look import Look, name_of, odds_of
from game.games.gang_of_four.bots.names import move_named
from game.games.gang_of_four.bots.reasons import parts
from game.games.gang_of_four.rules.answers import CALL, PASS
from game.games.gang_of_four.rules.cards import ORDER, has, without
from game.games.gang_of_four.rules.combos import FIVE, Combo, classify
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
        mine, its = (_combo(self.look, each.move) for each in (self.best, self.other))
        return (mine, its) if mine and its else None


def difference_of(pair: Pair) -> Saying | None:
    """The first of what the best move does better; None where the cards show nothing."""
    return _whole(pair) or fewer(pair) or _harder(pair)


def _whole(pair: Pair) -> Saying | None:
    """That only the other move breaks something."""
    mine, its = (parts(by_itself(each).reason).price for each in (pair.best, pair.other))
    own = move_named(pair.best.move, pair.look.held, pair.look.seen.terms.compare)
    if mine or not its or its[1]["what"] == own:
        return None
    return "reason.whole", {"other": pair.name, "what": its[1]["what"]}


def fewer(pair: Pair) -> Saying | None:
    """That fewer plays are left than after the other move."""
    n, more = pair.left
    return ("reason.fewer", {"n": n, "more": more, "other": pair.name}) if n < more else None


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
    stays = of_one and gain <= -HARDER and has(without(look.held, mine.cards), its.cards)
    if stays:
        return "reason.spares", {"what": name_of(look, its)}
    return lower(pair) if FIVE not in (mine.family, its.family) else None


def lower(pair: Pair) -> Saying | None:
    """That the best move gets rid of a lower card than any that the other one lays."""
    if pair.combos is None:
        return None
    mine, its = (min(map(ORDER.__getitem__, each.cards)) for each in pair.combos)
    return ("reason.lower", {"other": pair.name}) if mine < its else None


def _combo(look: Look, move: str) -> Combo | None:
    """What a move lays; None where it passes or gives."""
    if move == PASS or move.startswith(GIVE):
        return None
    return classify(move.removesuffix(CALL).split(), look.seen.terms.compare)
