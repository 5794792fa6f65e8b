"""What of the reason for one of two moves does not hold for the other one too."""

from __future__ import annotations

from game.core.review import by_itself
from game.core.rules import Choice, Saying
from game.games.gang_of_four.hints.differences import Pair
from game.games.gang_of_four.hints.look import Look, laid
from game.games.gang_of_four.hints.losses import loses
from game.games.gang_of_four.hints.passing import of_pass
from game.games.gang_of_four.hints.reasons import breaks, cards_left, gains, kept_after, of_low
from game.games.gang_of_four.hints.told import (
    BAND,
    HIGHEST,
    KEEPS,
    LOWEST,
    PLAN,
    PLAYS,
    STEP,
    SURE,
    Told,
    parts,
    strong_loss,
)
from game.games.gang_of_four.rules.answers import PASS
from game.games.gang_of_four.rules.cards import NUMBER
from game.games.gang_of_four.rules.combos import Combo
from game.games.gang_of_four.rules.exchange import GIVE
from game.games.gang_of_four.rules.score import times

ANY = ("reason.then-out", "reason.may-go-out", "reason.waits-out", "reason.low", PLAN)
"""The reasons that are the same whatever goes out last, and however many low cards go."""


def same_told(pair: Pair) -> bool:
    """Whether what is said of the best move by itself holds for the other one too, or is nothing."""
    main, its = (parts(each.reason).main for each in (pair.best, pair.other))
    return main is None or same_main(main, its) or _keeps_too(pair.look, main, pair.other)


def one_sided(pair: Pair) -> Told:
    """The parts of the reason for the best move without what holds for the other one too, or is as far after both.

    A gang or a straight flush that is broken stays, for what is got for it. In place of a combination that both keep
    stands that the lowest card goes, or that this is the weakest answer, which is nothing against a pass.
    """
    look, told, its = pair.look, parts(by_itself(pair.best).reason), parts(by_itself(pair.other).reason)
    mine, other = laid(look, pair.best.move), laid(look, pair.other.move)
    if pair.best.move == PASS and other:
        return Told(of_pass(look, other), None, None)
    if told.main and _keeps_too(look, told.main, pair.other):
        low = of_low(look, mine) if mine else None
        told = told._replace(main=None if low and other and same_main(low, of_low(look, other)) else low)
    if told.main and (_goes_too(look, told.main, other) or _twin_too(told.main, pair.other)):
        told = told._replace(main=None)
    if told.plays and told.plays[0] in (PLAYS, STEP, BAND):
        told = told._replace(plays=_ahead(pair))
    if told.price and (told.price == its.price or both_lose(pair)) and not strong_loss(told.price):
        told = told._replace(price=None)
    return told


def _goes_too(look: Look, main: Saying, other: Combo | None) -> bool:
    """Whether the reason is the lowest card, which goes with the other move too; beside a pass, the weakest answer."""
    if other is None:
        return main[0] == LOWEST
    return main[0] == "reason.low" and look.held[0] in other.cards


def _twin_too(main: Saying, other: Choice) -> bool:
    """Whether the reason is that another card of the number given stays, and the other move gives that number too."""
    return main[0] == "reason.give-twin" and main[1]["number"] == NUMBER.get(other.move.removeprefix(GIVE))


def _ahead(pair: Pair) -> Saying | None:
    """The first of what the hand gains by the best move and not by the other: fewer plays, or fewer points at stake."""
    look, move, (n, more) = pair.look, pair.best.move, pair.left
    fewer = times(cards_left(look, move)) < times(cards_left(look, pair.other.move))
    return next((said for said in gains(look, move) if (n < more if said[0] == PLAYS else fewer)), None)


def both_lose(pair: Pair) -> bool:
    """Whether what the best move breaks is lost with the other one too."""
    mine, other = laid(pair.look, pair.best.move), laid(pair.look, pair.other.move)
    lost = mine and breaks(pair.look, mine, parts(by_itself(pair.best).reason).main)
    return bool(lost and other and loses(pair.look, lost, other))


def turned(pair: Pair) -> Pair:
    """The same two moves the other way round."""
    return pair._replace(best=pair.other, other=pair.best, left=pair.left[::-1])


def same_main(main: Saying | None, its: Saying | None) -> bool:
    """Whether two reasons are told as the same."""
    if main in (SURE, HIGHEST) and its in (SURE, HIGHEST):
        return True
    if main and its and all(each[0].startswith("reason.gang") for each in (main, its)):
        return bool(main[1].get("n", 0) <= its[1].get("n", 0))
    return main == its or bool(main and its and main[0] == its[0] and main[0] in ANY)


def _keeps_too(look: Look, main: Saying, other: Choice) -> bool:
    """Whether the reason is what is kept, and the other move keeps the same; a pass keeps all."""
    return main[0] == KEEPS and (other.move == PASS or main == kept_after(look, other.move))
