"""What of the reason for one of two moves does not hold for the other one too."""

from __future__ import annotations

from game.core.review import by_itself, difference
from game.core.rules import Choice, Saying
from game.games.gang_of_four.hints.differences import EVEN, Pair
from game.games.gang_of_four.hints.look import Look, combo_of, laid, name_of, odds_of, parts_of
from game.games.gang_of_four.hints.losses import HARDER, as_good, loses, still, torn
from game.games.gang_of_four.hints.names import alike, combo_laid, height
from game.games.gang_of_four.hints.passing import broken_by, lost_by, of_pass, one_kept
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
    sentences,
    strong_loss,
)
from game.games.gang_of_four.rules.answers import PASS
from game.games.gang_of_four.rules.cards import NUMBER, has, without
from game.games.gang_of_four.rules.combos import FIVE, KINDS, Combo, all_combos
from game.games.gang_of_four.rules.dealing import HELD
from game.games.gang_of_four.rules.exchange import GIVE
from game.games.gang_of_four.rules.score import times

ANY = ("reason.then-out", "reason.may-go-out", "reason.waits-out", "reason.low", PLAN)
"""The reasons that are the same whatever goes out last, and however many low cards go."""
PASSES = tuple(f"reason.pass-{key}" for key in ("saves", "keeps", "only", "all"))
"""The reasons for a pass that name the answers which are kept."""


SPARES = "reason.spares"
"""The reason that a move leaves something unspent, `what`, for now."""


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
    """Whether the reason is what is kept, and the other move keeps the same or a gang as strong; a pass keeps all."""
    if main[0] != KEEPS:
        return False
    if other.move == PASS:
        return True
    its = kept_after(look, other.move)
    return its is not None and (main == its or (_gang(main) > 0 and _gang(its) >= _gang(main)))


def _gang(said: Saying) -> int:
    """The rank of the gang that is kept: its size, then its number; 0 for any other set."""
    key, facts = said[1]["what"]
    return KINDS.index(facts["kind"]) * HELD + facts["number"] if key == "brief.gang" else 0


def twin(pair: Pair, other: Choice) -> bool:
    """Whether a player sees little between the best move and this one.

    They are called the same, give one number for about a point, or are full houses of one three and about as good.
    """
    look, moves = pair.look, (pair.best.move, other.move)
    if alike(moves, look.held, look.seen.terms.compare):
        return True
    gives = other.move.startswith(GIVE)
    near = difference(pair.best.worth, other.worth) < (3 * EVEN if gives else EVEN)
    mine, its = _laid_or_given(pair._replace(other=other))
    same = mine and its and mine.kind == its.kind and height(mine) == height(its)
    return bool(near and same and mine and (mine.kind == "full_house" or gives))


def rival(pair: Pair, choices: tuple[Choice, ...]) -> Choice:
    """The move from which the reason sets the best one apart: the next one that is no twin of it.

    If the best one breaks a gang or a straight flush, it is the next one of its kind that breaks nothing, if any.
    """
    free = [each for each in choices if not twin(pair, each)]
    if strong_loss(parts(by_itself(pair.best).reason).price):
        kind = _kind(pair.look, pair.best)
        whole = [each for each in free if _kind(pair.look, each) == kind and not parts(by_itself(each).reason).price]
        free = whole or free
    return next(iter(free), pair.other)


def _kind(look: Look, choice: Choice) -> str:
    """The kind of what a move lays; otherwise how it begins."""
    combo = laid(look, choice.move)
    return combo.kind if combo else choice.move[: len(GIVE)]


def kept_by(pair: Pair) -> bool:
    """Whether what the second move breaks is still in the plan of the hand, or in what is left, after the best one."""
    look, (mine, its) = pair.look, _laid_or_given(pair)
    lost = its and (lost_by(look, its.cards[0]) if pair.other.move.startswith(GIVE) else broken_by(look, its))
    if lost is None or mine is None:
        return True
    if pair.best.move.startswith(GIVE):
        return not loses(look, lost, mine)
    planned = parts_of(without(look.held, mine.cards), look.pieces).pieces
    return any(as_good(each, lost) for each in (mine, *(combo_of(look, piece) for piece in planned)))


def _laid_or_given(pair: Pair) -> tuple[Combo | None, Combo | None]:
    """What the two moves lay, or give as a single card."""
    compare = pair.look.seen.terms.compare
    mine, its = (combo_laid(each.move.removeprefix(GIVE), compare) for each in (pair.best, pair.other))
    return mine, its


def keeps_strong(pair: Pair) -> Saying | None:
    """That the second move keeps whole the gang or straight flush that the best one breaks; None where it does not."""
    (mine, its), price = _laid_or_given(pair), parts(by_itself(pair.best).reason).price
    lost = mine and broken_by(pair.look, mine)
    if (
        price is None
        or lost is None
        or not strong_loss(price)
        or (its and not still(pair.look, lost, without(pair.look.held, its.cards)))
    ):
        return None
    return "reason.whole", {"what": price[1]["what"]}


def spared_by_both(pair: Pair, said: list[Saying]) -> list[Saying]:
    """The same without a full house of which the other move spends cards, or with its three where that leaves them.

    The other move itself stays.
    """
    its, look = laid(pair.look, pair.other.move), pair.look
    if its is None or all(key != SPARES for key, _ in said):
        return said
    rest = all_combos(without(look.held, its.cards), look.seen.terms.compare)
    left = [pair.name, *(name_of(look, each) for each in rest)]
    return [each for told in said if (each := _spared(told, left))]


def _spared(said: Saying, left: list[Saying]) -> Saying | None:
    """The same unless it names a full house that is not left, else its three; None where that is spent too."""
    key, what = said[0], said[1].get("what", ("", {}))
    if key != SPARES or not what[0].startswith("brief.house") or what in left:
        return said
    threes = (each for each in left if each[0] == "brief.three")
    three = next((each for each in threes if each[1]["number"] == what[1]["number"]), None)
    return (key, {"what": three}) if three else None


def same_kept(pair: Pair, main: Saying | None) -> Saying | None:
    """The `main` reason for the second move; of a pass that keeps answers, the one that is told of the best move."""
    mine = laid(pair.look, pair.best.move)
    return one_kept(pair.look, mine, mine) if mine and main and main[0] in PASSES else main


def blamed(pair: Pair, first: Saying) -> Saying | None:
    """What is worse about the second move: a set broken or used, more plays or a weaker set left, easier to beat."""
    look, (mine, its), (n, more) = pair.look, _laid_or_given(pair), pair.left
    lost = its and broken_by(look, its)
    if lost and mine and not loses(look, lost, mine):
        return torn(look, lost)
    rest = without(look.held, its.cards) if its else look.held
    left = {str(name_of(look, each)) for each in all_combos(rest, look.seen.terms.compare)}
    kept = (facts["what"] for key, facts in sentences(first) if key in (SPARES, "reason.whole", KEEPS))
    if used := next((each for each in kept if str(each) not in left and each != pair.name), None):
        return "reason.uses", {"what": used}
    if its and n < more:
        return "reason.more", {"n": n, "more": more}
    if mine is None or its is None or pair.combos is None:
        return None
    if mine.family == its.family == FIVE and mine.strength < its.strength and has(rest, mine.cards):
        return "reason.weaker", {"what": name_of(look, mine)}
    harder = odds_of(look, mine) >= odds_of(look, its) + HARDER
    harder = harder and (mine.family != its.family or mine.strength > its.strength)
    return ("reason.easier", {"other": name_of(look, mine)}) if harder else None
