"""What speaks for the best move and not for the next best, by the cards and by their worths."""

from __future__ import annotations

from game.core.review import OWN, by_itself, chained, difference
from game.core.rules import Choice, Saying
from game.games.gang_of_four.hints.apart import (
    blamed,
    both_lose,
    keeps_strong,
    kept_by,
    one_sided,
    rival,
    same_kept,
    same_main,
    same_told,
    spared_by_both,
    turned,
)
from game.games.gang_of_four.hints.differences import EVEN, MUCH, Pair, difference_of, fewer, lower, saved_top
from game.games.gang_of_four.hints.forms import close, laid_out, naming, points, weighed, with_close
from game.games.gang_of_four.hints.gained import DUE, begins, gained, lowest, own, there
from game.games.gang_of_four.hints.look import Look, look_of, rest_after
from game.games.gang_of_four.hints.losses import leaves, leaves_alike, strongest_left
from game.games.gang_of_four.hints.names import alike, move_named
from game.games.gang_of_four.hints.passing import both_loose, lost_by
from game.games.gang_of_four.hints.reasons import FEW_PLAYS, gains, kept_after, left_after, reason
from game.games.gang_of_four.hints.told import (
    AGAINST,
    BAND,
    KEEPS,
    NEXT,
    PLAN,
    PLAYS,
    STEP,
    Told,
    both,
    cancels,
    in_order,
    of_better,
    parts,
    sentences,
    strong_loss,
    told_as,
)
from game.games.gang_of_four.hints.warned import warned
from game.games.gang_of_four.rules.answers import PASS
from game.games.gang_of_four.rules.cards import without
from game.games.gang_of_four.rules.exchange import GIVE
from game.games.gang_of_four.rules.state import State

EVENS: Saying = ("reason.even", {})
"""What is told of a second move that is about as good."""
THIN = tuple(
    f"reason.{key}"
    for key in (
        *("better", "either", "harder", "low", "sheds", "spare", "spares", "lower-five", "loose"),
        "waits-out",
    )
)
"""The reasons beside which nothing is told in favour of the second move, so that it does not sound better."""
KEPT = (KEEPS, "reason.spares", "reason.whole")
"""The reasons for an answer that hold for a pass too."""
KEPT_OTHER = ("reason.spares", "reason.last")
"""The reasons that the other move is kept, which are none where it is about as good to play that."""
FEW = ("reason.few", "reason.few-top")
"""The reasons in the few cards of a rival."""
YOURS: Saying = ("brief.yours", {})
"""The name of the move that a player has made."""


def compared(seen: State, seat: int, choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """The choices, the best first, with what the first one is better for than the second, and what that one costs.

    The second is the next one that is another choice to a player; where there is none the reasons stay as they are.
    """
    best, look, compare = choices[0], look_of(seen, seat), seen.terms.compare
    at = next((n for n, each in enumerate(choices) if not alike((best.move, each.move), look.held, compare)), None)
    if at is None:
        return choices
    pair = _pair(look, best, choices[at])
    more, other = _next(pair, choices), _pair(look, best, rival(pair, choices))
    first = warned(pair, choices) if begins(best, AGAINST) else _first(pair, other, more)
    told = {0: first, at: _second(pair, first, more)}
    return tuple(_saying(each, told[n]) if n in told else each for n, each in enumerate(choices))


def _pair(look: Look, best: Choice, other: Choice) -> Pair:
    """The two moves, with the name of the other one, and in how few plays the hand can be laid after each."""
    name = move_named(other.move, look.held, look.seen.terms.compare)
    return Pair(look, best, other, name, (left_after(look, best.move), left_after(look, other.move)))


def _next(pair: Pair, choices: tuple[Choice, ...]) -> Saying | None:
    """The best move that is worse than the two and another choice, and by how much; None where there is none."""
    (best, its), held, compare = (pair.best, pair.other), pair.look.held, pair.look.seen.terms.compare
    worse = (each for each in choices if difference(best.worth, each.worth) >= EVEN)
    found = (each for each in worse if not any(alike((two.move, each.move), held, compare) for two in (best, its)))
    other = next(found, None)
    return other and points(_pair(pair.look, best, other), difference(best.worth, other.worth), "next")


def _saying(choice: Choice, said: Saying) -> Choice:
    """The choice with this reason, and the one that holds for it by itself beside."""
    return choice if said == choice.reason else choice._replace(reason=(said[0], {**said[1], OWN: choice.reason}))


def _first(pair: Pair, other: Pair, more: Saying | None) -> Saying:
    """The reason for the best move: what it gains, without what holds for its rival too, its cost, and a near tie.

    The rival is that of the `other` pair. Where both break the same that is no cost of either.
    """
    told = one_sided(other)
    if same_main(told.main, parts(by_itself(other.other).reason).main):
        told = told._replace(main=None)
    said = gained(other, told)
    if told.price and any(cancels(each, told.price) for each in said):
        said = there(told.main or lowest(other))
    if (
        told.price
        and not strong_loss(told.price)
        and told.price[1]["what"] in (pair.name, *(each[1].get("other") for each in said))
    ):
        told = told._replace(price=None)
    if not said and other.other.move != pair.other.move and strong_loss(told.price):
        said = [points(other, difference(other.best.worth, other.other.worth), "better")]
    even = difference(pair.best.worth, pair.other.worth) < EVEN
    if not said and even and more and told.price and pair.best.move.startswith(GIVE):
        said = own(pair) or [("reason.better", more[1])]
    return _told(pair, said + _beside_pass(pair, said), told.price)


def _beside_pass(pair: Pair, said: list[Saying]) -> list[Saying]:
    """What the cards left would cost, where all that is told of an answer would hold for a pass too."""
    lays = pair.look.seen.top and PASS not in (pair.best.move, pair.other.move)
    if (
        not lays
        or not said
        or difference(pair.best.worth, pair.other.worth) < EVEN
        or any(key not in KEPT for key, _ in said)
    ):
        return []
    return [each for each in gains(pair.look, pair.best.move) if each[0] in (STEP, BAND)]


def _told(pair: Pair, said: list[Saying], price: Saying | None) -> Saying:
    """What is gained and what it costs; the points, or that the other move is about as good, where need be."""
    less, strong = difference(pair.best.worth, pair.other.worth), strong_loss(price)
    said = _got_for_it(pair, said) if strong else said
    price = None if said and both_lose(pair) and not strong else price
    if less >= EVEN:
        said = said or _plainly(pair, less)
        worse = points(pair, less, "better")
        price = price if said or strong else None
        said = said or [worse]
        return naming(pair, weighed(pair, said, price, less) if price else laid_out(pair, said, None, None), said)
    said, tie = said or own(pair), close(pair)
    kept = spared_by_both(pair, said)
    told = [each for each in kept if each[0] not in KEPT_OTHER or pair.name not in each[1].values()]
    said = told if any(key not in FEW for key, _ in told) else own(pair) or said
    return laid_out(pair, said, price, tie) if said else with_close(price, tie) if price else tie


def _plainly(pair: Pair, less: float) -> list[Saying]:
    """Where nothing tells two moves apart: the few sets that stay, a high card that does, that either can be given."""
    worse, given = points(pair, less, "better"), (each.move.removeprefix(GIVE) for each in (pair.best, pair.other))
    if pair.best.move.startswith(GIVE):
        return there(("reason.either", {}), worse) if both_loose(pair.look, *given) else []
    plays: Saying = (PLAYS, {"n": pair.left[0]})
    if pair.combos is None or not leaves(pair.look, pair.best.move, pair.left[0]):
        return there(saved_top(pair))
    same = leaves_alike(pair.look, pair.best.move, pair.other.move)
    return there(*((saved_top(pair) or plays, worse) if same else (plays,)))


def _got_for_it(pair: Pair, said: list[Saying]) -> list[Saying]:
    """What is gained, and before it what is left of a hand of which a gang or a straight flush is broken.

    That is told whatever holds for the other move too, unless it is told already.
    """
    if any(key in (KEEPS, PLAN, NEXT, *DUE) for key, _ in said):
        return said
    look, move, n = pair.look, pair.best.move, pair.left[0]
    if move.startswith(GIVE):
        card = move.removeprefix(GIVE)
        left = strongest_left(look, without(look.held, (card,)), lost_by(look, card))
        return [left] if left and all(key == "reason.better" for key, _ in said) else said
    kept: Saying | None = (PLAYS, {"n": n}) if n <= FEW_PLAYS else strongest_left(look, rest_after(look, move))
    stake = (each for each in gains(look, move) if each[0] != PLAYS and look.seen.top)
    kept = kept or (None if said else next(stake, None) or kept_after(look, move))
    few = kept is not None and kept[0] == BAND
    return there(kept, *(each for each in said if each[0] != PLAYS and not (few and each[0] == "reason.few")))


def _second(pair: Pair, first: Saying, more: Saying | None) -> Saying:
    """The reason for the second move, without what holds for the best one too, and with what it costs.

    Of one that is about as good what it breaks or keeps is told, and which is the next best; of one that costs much
    why it does.
    """
    less, told, kept = difference(pair.best.worth, pair.other.worth), one_sided(turned(pair)), keeps_strong(pair)
    price = told.price if told.price and (strong_loss(told.price) or kept_by(pair)) else None
    if less < EVEN:
        beside = kept or price or (same_kept(pair, told.main) if pair.other.move == PASS else None)
        beside = None if begins(pair.other, AGAINST) else beside
        return chained(in_order(there(beside, EVENS, each)) for each in (more, None))
    cost: Saying = ("reason.costs", {"n": max(1, round(less))})
    if told.main and begins(pair.other, AGAINST):
        n, its = ((parts(each.reason).main or EVENS)[1].get("n", 0) for each in (pair.best, pair.other))
        return cost if begins(pair.best, AGAINST) and n >= its else both(told.main, cost)
    main = None if _outdone(pair, first, told.main) else told.main
    main = kept if kept and str(kept[1]["what"]) not in str(main) else same_kept(pair, main)
    if price:
        return chained([both(told_as(Told(main, None, price)), cost), both(price, cost)])
    praise = main is None or not (kept or pair.other.move == PASS or begins(pair.other, DUE))
    if praise and less >= MUCH and (bad := blamed(pair, first)):
        return chained([both(bad, cost), cost])
    main = main or (told.main if less >= MUCH else None)
    return chained([("reason.price", {"why": main, "price": cost}), cost]) if main else cost


def _outdone(pair: Pair, first: Saying, its: Saying | None) -> bool:
    """Whether its reason would make the second move sound as good as the `first`, or as worth playing.

    So it does beside a thin reason or a stake, or one that saves that move, and if it is the same or alone a way out.
    """
    mine, ends = parts(pair.best.reason).main, begins(pair.best, DUE) or NEXT in str(pair.best.reason)
    spared = str(("reason.spares", {"what": pair.name})) in str(first) or "reason.at-stake" in str(first)
    twins = mine and its and mine[0] == its[0] == "reason.give-twin"
    return bool(
        spared or twins or sentences(first)[0][0] in THIN or (begins(pair.other, DUE) and not ends)
    ) or same_main(its, mine)


def against(seen: State, seat: int, best: Choice, played: Choice) -> Saying:
    """What the best move is better for than the one that was played; its own reason where that is told of it alone."""
    look, own = look_of(seen, seat), by_itself(best).reason
    best, played = best._replace(reason=own), played._replace(reason=reason(look, played.move))
    pair = _pair(look, best, played)._replace(name=YOURS)
    told, same = one_sided(pair), same_told(pair)
    better = fewer(pair) if told.plays else None
    if same or own[0].startswith(AGAINST) or best.move.startswith(GIVE):
        better = difference_of(pair) or lower(pair)
    if better is None and not any((told.main, told.plays)):
        better, told = ("reason.worse-yours", {}), told._replace(price=None)
    if told.price and strong_loss(told.price) and strong_loss(parts(played.reason).price):
        told = told._replace(price=None)
    end: Saying | None = ("reason.even-so-yours", {}) if told.price else None
    key, facts = laid_out(pair, of_better(there(told.main, better or told.plays)), told.price, end)
    return key, {**facts, OWN: own}
