"""What speaks for the best move and not for the next best, by the cards and by their worths."""

from __future__ import annotations

from game.core.review import NAMED, OWN, by_itself, chained, difference
from game.core.rules import Choice, Saying
from game.games.gang_of_four.bots import dangers
from game.games.gang_of_four.bots.apart import one_sided, same_main, same_told, turned
from game.games.gang_of_four.bots.differences import EVEN, Pair, difference_of, fewer, laid, lower
from game.games.gang_of_four.bots.gained import DUE, STOPS, begins, gained, own, there
from game.games.gang_of_four.bots.look import Look, look_of, parts_of
from game.games.gang_of_four.bots.names import alike, move_named
from game.games.gang_of_four.bots.passing import kept_back
from game.games.gang_of_four.bots.plan import higher
from game.games.gang_of_four.bots.reasons import kept_after, left_after, reason, way_out
from game.games.gang_of_four.bots.told import (
    AGAINST,
    NEXT,
    Told,
    both,
    in_order,
    parts,
    told_as,
)
from game.games.gang_of_four.rules.answers import playable
from game.games.gang_of_four.rules.cards import without
from game.games.gang_of_four.rules.combos import ONE
from game.games.gang_of_four.rules.exchange import GIVE
from game.games.gang_of_four.rules.state import State

EVENS: Saying = ("reason.even", {})
"""What is told of a second move that is about as good."""
THIN = tuple(f"reason.{key}" for key in ("better", "harder", "more-cards", "lower", "loose", "gives-lower"))
"""The reasons beside which nothing is told in favour of the second move, so that it does not sound better."""
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
    first = _warned(pair, choices) if begins(best, AGAINST) else _first(pair)
    told = {0: first, at: _second(pair, first)}
    return tuple(_saying(each, told[n]) if n in told else each for n, each in enumerate(choices))


def _left(look: Look, best: Choice, other: Choice) -> tuple[int, int]:
    """In how few plays the hand can be laid after the one and after the other."""
    return left_after(look, best.move), left_after(look, other.move)


def _saying(choice: Choice, said: Saying) -> Choice:
    """The choice with this reason, and the one that holds for it by itself beside."""
    return choice if said == choice.reason else choice._replace(reason=(said[0], {**said[1], OWN: choice.reason}))


def _warned(pair: Pair, choices: tuple[Choice, ...]) -> Saying:
    """A reason against a move that is the best all the same: the own way out, that of others, what it keeps, the odds.

    Else it is told how the other single cards would do, or where some move is sure to stop the others, the points.
    """
    return _all_the_same(pair) or _fewest(pair, choices) or _odds(pair)


def _all_the_same(pair: Pair) -> Saying | None:
    """What the move is good for, and its danger; None where nothing is told before that."""
    (key, facts), refused = pair.best.reason, laid(pair.look, pair.other.move)
    if key == "reason.danger-pass" and refused and 2 * facts["n"] <= facts["of"]:
        kept = kept_back(pair.look, refused)
        return chained([both(kept, pair.best.reason), kept])
    if key != "reason.danger" or not (first := _before_danger(pair)):
        return None
    short, better = both(first, ("reason.beaten-by", facts)), difference_of(pair)
    if first[0].startswith(STOPS):
        return chained([both(short, better), short]) if better and better[0] == "reason.spares" else short
    return chained([both(first, pair.best.reason), short])


def _fewest(pair: Pair, choices: tuple[Choice, ...]) -> Saying | None:
    """That no single card is harder to beat; None where one is, or where some move is sure to stop the others."""
    look, (key, facts) = pair.look, pair.best.reason
    counts = [higher(look.out, each.cards[0]) for each in playable(look.seen, look.held) if each.family == ONE]
    stopped = any(begins(each, STOPS) for each in choices)
    if stopped or key != "reason.danger" or len(counts) < 2 or facts["n"] > min(counts):
        return None
    return f"{key}-{'fewest' if max(counts) > min(counts) else 'any'}", facts


def _odds(pair: Pair) -> Saying:
    """The danger, and that the other move is easier to beat, worse, or about as good."""
    (key, facts), its = pair.best.reason, parts(pair.other.reason).main
    if key == "reason.danger" and its and its[0] == key and facts["n"] < its[1]["n"]:
        return both(pair.best.reason, ("reason.harder", {"other": pair.name}))
    less = difference(pair.best.worth, pair.other.worth)
    if less < EVEN:
        return _with(pair.best.reason, _close(pair, []))
    return both(pair.best.reason, _points(pair, less, "still"))


def _before_danger(pair: Pair) -> Saying | None:
    """That a card which may be beaten lets the player go out next, or stops who would go out if it were not played.

    Else that it keeps what the other one would spend. The way out and what is kept are not told of a card that more
    than half of the unseen ones beat.
    """
    look, combo, facts = pair.look, laid(pair.look, pair.best.move), pair.best.reason[1]
    assert combo
    out = way_out(look, combo, parts_of(without(look.held, combo.cards), look.pieces))
    safe = 2 * facts["n"] <= facts["of"]
    if out and safe:
        return out.main
    said = dangers.of_pass(look, look.seen.top) if look.seen.top else None
    key = said[0].replace("pass-", "") if said else ""
    if said and key.startswith(STOPS):
        return key, said[1]
    if not safe or pair.combos is None:
        return None
    kept = kept_after(look, pair.best.move)
    return kept if kept != kept_after(look, pair.other.move) else None


def _points(pair: Pair, less: float, key: str) -> Saying:
    """By how much the first move is better, in whole points."""
    return f"reason.{key}", {"n": max(1, round(less)), "other": pair.name}


def _first(pair: Pair) -> Saying:
    """The reason for the best move: what it gains, without what holds for the other one too, its cost, and a near tie.

    Where both break the same that is no cost of either. Points are told where nothing else can be.
    """
    less, told = difference(pair.best.worth, pair.other.worth), one_sided(pair)
    if same_main(told.main, parts(by_itself(pair.other).reason).main):
        told = told._replace(main=None)
    said = gained(pair, told)
    if told.price and told.price[1]["what"] in (pair.name, *(each[1].get("other") for each in said)):
        told = told._replace(price=None)
    if less >= EVEN:
        return _laid_out(said, told.price, None) if said else _points(pair, less, "better")
    said = said or own(pair)
    close = _close(pair, said)
    return _laid_out(said, told.price, close) if said else close


def _close(pair: Pair, said: list[Saying]) -> Saying:
    """That the other move is about as good, by its name, unless that was said before."""
    told = [facts for key, facts in said if key not in (NEXT, *DUE)]
    card = pair.name[1].get("card") if pair.other.move.startswith(GIVE) else None
    if any(pair.name in (each.get("other"), each.get("what")) or each.get("card", "") == card for each in told):
        return "reason.close-two", {NAMED: True}
    if pair.other.move.startswith(GIVE):
        return "reason.close-give", {**pair.name[1], NAMED: True}
    return "reason.close", {"other": pair.name, NAMED: True}


def _laid_out(gained: list[Saying], price: Saying | None, close: Saying | None) -> Saying:
    """What is gained, at least one thing, the cost, a near tie; in the shorter forms first the last gains go."""
    forms = [_form(gained[:n], price, close) for n in range(len(gained), 0, -1)]
    forms += [_form(gained[:1], None, close)] if price else []
    return chained([*forms, gained[0]] if close else forms)


def _form(gained: list[Saying], price: Saying | None, close: Saying | None) -> Saying:
    """One form of a reason."""
    said = in_order(gained)
    said = ("reason.price", {"why": said, "price": price}) if price else said
    return _with(said, close) if close else said


def _with(said: Saying, close: Saying) -> Saying:
    """A reason, and that the other move is about as good, which names it."""
    key, facts = both(said, close)
    return key, {**facts, NAMED: True}


def _second(pair: Pair, first: Saying) -> Saying:
    """The reason for the second move, without what holds for the best one too, and with what it costs.

    Of one that is about as good only what it breaks is told, and nothing in its favour where the `first` move has but a
    thin reason.
    """
    less, told = difference(pair.best.worth, pair.other.worth), one_sided(turned(pair))
    warned = told.main if begins(pair.other, AGAINST) else None
    if less < EVEN:
        said = warned or told.price
        return both(said, EVENS) if said else EVENS
    cost: Saying = ("reason.costs", {"n": max(1, round(less))})
    if warned:
        return both(warned, cost)
    main = None if same_main(told.main, parts(pair.best.reason).main) or _opening(first) in THIN else told.main
    if told.price:
        said = told_as(Told(main, None, told.price))
        return chained([both(said, cost), both(told.price, cost)])
    silent = pair.other.move.startswith(GIVE) or _opening(first) in THIN
    if gain := main or (None if silent else told.plays):
        return "reason.price", {"why": gain, "price": cost}
    return cost


def _opening(said: Saying) -> str:
    """The key of the first sentence of a reason."""
    key, facts = said
    return _opening(facts["why"]) if key in ("reason.both", "reason.price") else key


def against(seen: State, seat: int, best: Choice, played: Choice) -> Saying:
    """What the best move is better for than the one that was played; its own reason where that is told of it alone."""
    look, own = look_of(seen, seat), by_itself(best).reason
    best, played = best._replace(reason=own), played._replace(reason=reason(look, played.move))
    pair = Pair(look, best, played, YOURS, _left(look, best, played))
    told, same = one_sided(pair), same_told(pair)
    better = fewer(pair) if told.plays else None
    if same or own[0].startswith(AGAINST) or best.move.startswith(GIVE):
        better = difference_of(pair) or lower(pair)
    if better is None and not any((told.main, told.plays)):
        better, told = ("reason.worse-yours", {}), told._replace(price=None)
    key, facts = _laid_out(there(told.main, better or told.plays), told.price, None)
    return key, {**facts, OWN: own}
