"""What speaks for the best move and not for the next best, by the cards and by their worths."""

from __future__ import annotations

from typing import NamedTuple

from game.core.review import OWN, by_itself, chained, difference
from game.core.rules import Choice, Saying
from game.games.gang_of_four.bots import dangers
from game.games.gang_of_four.bots.apart import one_sided, same_main, same_told, turned
from game.games.gang_of_four.bots.differences import Pair, difference_of, fewer, laid, lower
from game.games.gang_of_four.bots.look import Look, look_of, name_of, parts_of
from game.games.gang_of_four.bots.names import alike, move_named
from game.games.gang_of_four.bots.obvious import EVEN, obvious, why_not
from game.games.gang_of_four.bots.plan import higher
from game.games.gang_of_four.bots.reasons import left_after, reason, way_out
from game.games.gang_of_four.bots.told import AGAINST, NEXT, Told, both, in_order, parts, told_as
from game.games.gang_of_four.rules.answers import playable
from game.games.gang_of_four.rules.cards import without
from game.games.gang_of_four.rules.combos import ONE
from game.games.gang_of_four.rules.exchange import GIVE
from game.games.gang_of_four.rules.state import State

CLOSE: Saying = ("reason.close", {})
"""What is told of a difference that is none."""
MAY_GO = "reason.may-go-out"
"""The reason that the rest goes out if the trick is won."""
ENOUGH = ("reason.whole", "reason.fewer")
"""The differences beside which it need not be told what holds for both moves."""
STOPS = tuple(f"reason.{key}" for key in ("stops", "only-stop", "lets-out", "lets-out-all"))
"""What begins the reasons for a move after which nobody can go out."""
DUE = (MAY_GO, "reason.then-out", *STOPS)
"""What begins the reasons beside which no other move is thought of."""
ALARMS = (*STOPS, "reason.too-few", "reason.unanswered")
"""What begins the reasons in the few cards of others, which are told whatever else is."""
BAND = ("reason.band",)
"""What begins the reason in what few cards cost."""
HARDLY = "reason.hardly"
"""That the move is hardly better than the obvious one."""
COUNTED = ("reason.better", HARDLY)
"""What is told of the obvious move by its points."""
COVERED = {
    "reason.lower": ("reason.low", "reason.lowest-answer"),
    "reason.harder": ("reason.takes", "reason.takes-from", "reason.sure"),
}
"""The differences that say no more than these reasons."""
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
    name = move_named(choices[at].move, look.held, compare)
    pair = Pair(look, best, choices[at], name, _left(look, best, choices[at]))
    first = _warned(pair, choices) if _begins(best, AGAINST) else _first(pair, choices)
    told = {0: first, at: _second(pair)}
    return tuple(_saying(each, told[n]) if n in told else each for n, each in enumerate(choices))


def _left(look: Look, best: Choice, other: Choice) -> tuple[int, int]:
    """In how few plays the hand can be laid after the one and after the other."""
    return left_after(look, best.move), left_after(look, other.move)


def _saying(choice: Choice, said: Saying) -> Choice:
    """The choice with this reason, and the one that holds for it by itself beside."""
    return choice if said == choice.reason else choice._replace(reason=(said[0], {**said[1], OWN: choice.reason}))


def _begins(choice: Choice, keys: tuple[str, ...]) -> bool:
    """Whether what is said of the move itself begins like one of these."""
    main = parts(choice.reason).main
    return main is not None and main[0].startswith(keys)


def _warned(pair: Pair, choices: tuple[Choice, ...]) -> Saying:
    """A reason against a move that is the best all the same: the own way out, that of others, the odds.

    Else it is told how the other single cards would do, or where some move is sure to stop the others, the points.
    """
    look, (key, facts) = pair.look, pair.best.reason
    if key == "reason.danger" and (first := _before_danger(pair)):
        short = both(first, ("reason.beaten-by", facts))
        return short if first[0].startswith(STOPS) else chained([both(first, pair.best.reason), short])
    counts = [higher(look.out, each.cards[0]) for each in playable(look.seen, look.held) if each.family == ONE]
    stopped = any(_begins(each, STOPS) for each in choices)
    if not stopped and key == "reason.danger" and len(counts) > 1 and facts["n"] == min(counts):
        return f"{key}-{'fewest' if max(counts) > min(counts) else 'any'}", facts
    less = difference(pair.best.worth, pair.other.worth)
    return both(pair.best.reason, _points(pair, less, "still") if less >= EVEN else CLOSE)


def _before_danger(pair: Pair) -> Saying | None:
    """That a card which may be beaten lets the player go out next, or stops who would go out if it were not played.

    The way out is not told of a card that more than half of the unseen ones beat.
    """
    look, combo, facts = pair.look, laid(pair.look, pair.best.move), pair.best.reason[1]
    assert combo
    out = way_out(look, combo, parts_of(without(look.held, combo.cards), look.pieces))
    if out and 2 * facts["n"] <= facts["of"]:
        return out.main
    said = dangers.of_pass(look, look.seen.top) if look.seen.top else None
    key = said[0].replace("pass-", "") if said else ""
    return (key, said[1]) if said and key.startswith(STOPS) else None


def _points(pair: Pair, less: float, key: str) -> Saying:
    """By how much the first move is better, in whole points."""
    return f"reason.{key}", {"n": max(1, round(less)), "other": pair.name}


def _first(pair: Pair, choices: tuple[Choice, ...]) -> Saying:
    """The reason for the best move: what it gains, without what holds for the other one too, its cost, and the points.

    Where both break the same that is no cost of either; without a gain a near tie tells no cost.
    """
    less = difference(pair.best.worth, pair.other.worth)
    told, same = one_sided(pair), same_told(pair)
    gained = _gained(pair, told, choices, same=same)
    said = [each for each in gained if each]
    if told.price and told.price[1]["what"] in (pair.name, *(each[1].get("other") for each in said)):
        told = told._replace(price=None)
    counted = bool(gained.instead and gained.instead[0] in COUNTED)
    number = None if less >= EVEN or counted else CLOSE
    if less >= EVEN and not counted and ((same and not gained.better) or not said):
        number = _points(pair, less, "still" if told.price and said else "better")
    return _laid_out(said, told.price, number)


def _laid_out(gained: list[Saying], price: Saying | None, number: Saying | None) -> Saying:
    """What is gained, the cost, the number; in the shorter forms first the last gains go, then the number, the cost.

    A number of points is a gain where there is no other.
    """
    if not gained and number and number != CLOSE:
        gained, number = [number], None
    if not gained:
        return number or price or CLOSE
    forms = [_form(gained[:n], price, number) for n in range(len(gained), 0, -1)]
    forms += [_form(gained[:1], price, None)] if number else []
    forms += [gained[0]] if price else []
    return chained(forms)


def _form(gained: list[Saying], price: Saying | None, number: Saying | None) -> Saying:
    """One form of a reason."""
    said = in_order(gained)
    said = ("reason.price", {"why": said, "price": price}) if price else said
    return both(said, number) if number else said


class Gained(NamedTuple):
    """What the best move gains, in the order in which it is told."""

    main: Saying | None
    better: Saying | None
    """What it does better than the other move."""
    instead: Saying | None
    """What it does better than the obvious one."""
    more: Saying | None


def _gained(pair: Pair, told: Told, choices: tuple[Choice, ...], *, same: bool) -> Gained:
    """What the best move gains; what it does better than the other is not told beside a reason of its own.

    The reason goes where both have it and the difference says more.
    """
    look, shown = pair.look, pair.best._replace(reason=told_as(told) if any(told) else CLOSE)
    goes = _begins(pair.best, DUE) or (told.plays and told.plays[0] == NEXT)
    first = None if goes else obvious(look, pair.best.move)
    named = name_of(look, first) if first else None
    instead = why_not(look, shown, first, choices) if first else None
    if instead and (_says_as_much(told.main, instead) or (instead[0] == HARDLY and named == pair.name)):
        instead = None
    better = instead if named == pair.name else difference_of(pair._replace(best=shown)) if same else None
    if better and _says_as_much(told.main, better):
        better = None
    if better and instead and (named == pair.name or better[0] == instead[0] or _names_same(better, instead)):
        better, instead = (better, None) if named == pair.name else (None, instead)
    enough = any(each and each[0] in ENOUGH for each in (better, instead))
    spare = same and not _begins(pair.best, ALARMS) and (enough or (better and _begins(pair.best, BAND)))
    return Gained(None if spare else told.main, better, instead, None if enough else told.plays)


def _says_as_much(main: Saying | None, difference: Saying) -> bool:
    """Whether this reason says already what the difference says."""
    return main is not None and main[0] in COVERED.get(difference[0], ())


def _names_same(better: Saying, instead: Saying) -> bool:
    """Whether both name the same combination as kept."""
    return "what" in better[1] and better[1]["what"] == instead[1].get("what")


def _second(pair: Pair) -> Saying:
    """The reason for the second move, without what holds for the best one too, and with what it costs."""
    less = difference(pair.best.worth, pair.other.worth)
    told, its = one_sided(turned(pair)), parts(pair.best.reason)
    if same_main(told.main, its.main) and (less >= EVEN or told.price):
        told = told._replace(main=None, plays=None)
    elif less >= EVEN and (told.main or told.price):
        told = told._replace(plays=None)
    cost: Saying | None = ("reason.costs", {"n": max(1, round(less))}) if less >= EVEN else None
    if not any(told):
        return cost or CLOSE
    said = both(told_as(told), cost) if cost else told_as(told)
    return chained([said, both(told.price, cost)]) if told.price and cost else said


def against(seen: State, seat: int, best: Choice, played: Choice) -> Saying:
    """What the best move is better for than the one that was played; its own reason where that is told of it alone."""
    look, own = look_of(seen, seat), by_itself(best).reason
    best, played = best._replace(reason=own), played._replace(reason=reason(look, played.move))
    pair = Pair(look, best, played, YOURS, _left(look, best, played))
    told, same = one_sided(pair), same_told(pair)
    better = fewer(pair) if told.plays else None
    if same or own[0].startswith(AGAINST) or best.move.startswith(GIVE):
        better = difference_of(pair) or lower(pair)
    if same and better is None and not any((told.main, told.plays)):
        better = "reason.worse-yours", {}
    gained = [told.main, better or told.plays]
    key, facts = _laid_out([each for each in gained if each], told.price, None)
    return key, {**facts, OWN: own}
