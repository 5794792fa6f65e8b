"""What is told of a move that is the best though something speaks against it."""

from __future__ import annotations

from game.core.review import difference
from game.core.rules import Choice, Saying
from game.games.gang_of_four.bots import dangers
from game.games.gang_of_four.bots.differences import EVEN, Pair, difference_of
from game.games.gang_of_four.bots.forms import close, laid_out, points
from game.games.gang_of_four.bots.gained import EDGES, STOPS, begins, both_keep, leads_next, lowest, there
from game.games.gang_of_four.bots.look import laid, name_of, parts_of, plays_of
from game.games.gang_of_four.bots.losses import keeper, plan
from game.games.gang_of_four.bots.passing import kept_back
from game.games.gang_of_four.bots.plan import higher
from game.games.gang_of_four.bots.reasons import kept_after, way_out
from game.games.gang_of_four.bots.told import both, parts
from game.games.gang_of_four.rules.answers import PASS, playable
from game.games.gang_of_four.rules.cards import without
from game.games.gang_of_four.rules.combos import ONE

FEW = 4
"""One in so many cards that beat a move is no great danger."""


def warned(pair: Pair, choices: tuple[Choice, ...]) -> Saying:
    """A reason against a move that is the best all the same: the own way out, that of others, what it keeps, the odds.

    Else it is told how the other single cards would do, or where some move is sure to stop the others, the points.
    """
    said = _all_the_same(pair) or _with_the_lead(pair)
    return said or _fewest(pair, choices) or _bold(pair, choices) or _odds(pair)


def _all_the_same(pair: Pair) -> Saying | None:
    """What the move is good for, and its danger; None where nothing is told before that."""
    (key, facts), refused = pair.best.reason, laid(pair.look, pair.other.move)
    if key.startswith("reason.pass-lets-out") and refused:
        return laid_out(pair, [pair.best.reason, kept_back(pair.look, refused)], None, _tie(pair))
    if key == "reason.danger-pass" and refused and 2 * facts["n"] <= facts["of"]:
        return laid_out(pair, [kept_back(pair.look, refused), pair.best.reason], None, _tie(pair))
    if key != "reason.danger" or not (first := _before_danger(pair)):
        return None
    if not first[0].startswith(STOPS):
        return laid_out(pair, [first, _danger(pair)], None, _tie(pair))
    better = difference_of(pair)
    spared = better if better and better[0] == "reason.spares" else None
    return laid_out(pair, there(first, ("reason.beaten-by", facts), spared), None, _tie(pair))


def _with_the_lead(pair: Pair) -> Saying | None:
    """The danger, and what can be led next if it does not come true; None where this is not compared with a pass."""
    combo = laid(pair.look, pair.best.move) if pair.other.move == PASS else None
    leads = combo and leads_next(pair.look, combo)
    return laid_out(pair, [_danger(pair), leads], None, _tie(pair)) if leads else None


def _danger(pair: Pair) -> Saying:
    """The danger of the best move, and where few cards beat it, that it is small."""
    key, facts = pair.best.reason
    return ("reason.danger-few", facts) if key == "reason.danger" and FEW * facts["n"] <= facts["of"] else (key, facts)


def _tie(pair: Pair) -> Saying | None:
    """That the other move is about as good; None where it is not."""
    return close(pair) if difference(pair.best.worth, pair.other.worth) < EVEN else None


def _fewest(pair: Pair, choices: tuple[Choice, ...]) -> Saying | None:
    """That no single card is harder to beat; None where one is, or where some move is sure to stop the others."""
    look, (key, facts) = pair.look, pair.best.reason
    counts = [higher(look.out, each.cards[0]) for each in playable(look.seen, look.held) if each.family == ONE]
    stopped = any(begins(each, STOPS) for each in choices)
    if stopped or key != "reason.danger" or len(counts) < 2 or facts["n"] > min(counts):
        return None
    return laid_out(pair, [("reason.danger-fewest", facts)], None, _tie(pair))


def _bold(pair: Pair, choices: tuple[Choice, ...]) -> Saying | None:
    """What a card is good for that is easier to beat than the second best, which does about as well; None if nothing.

    How many cards beat it would speak against it.
    """
    (key, facts), its = pair.best.reason, parts(pair.other.reason).main
    riskier = key == "reason.danger" and its and its[0] == key and facts["n"] > its[1]["n"]
    if not riskier or difference(pair.best.worth, pair.other.worth) >= EVEN:
        return None
    look = pair.look
    single = look.seen.top is None and plays_of(look.held) == len(look.held)
    alarm: Saying = f"reason.{'only-singles-held' if single else 'may-out'}", {"seats": facts["seats"]}
    kept = _than_set(pair, choices) or kept_after(look, pair.best.move) or lowest(pair)
    return laid_out(pair, there(alarm, kept), None, _tie(pair)) if kept else None


def _than_set(pair: Pair, choices: tuple[Choice, ...]) -> Saying | None:
    """By how much the move is better than the best set that nobody with a single card could answer; None of none."""
    look, worth = pair.look, pair.best.worth
    sets = [(each, combo) for each in choices if (combo := laid(look, each.move)) and len(combo.cards) > 1]
    if look.seen.top or not sets or difference(worth, sets[0][0].worth) < EVEN:
        return None
    return points(pair._replace(name=name_of(look, sets[0][1])), difference(worth, sets[0][0].worth), "still")


def _odds(pair: Pair) -> Saying:
    """The danger, and that the other move is about as good, easier to beat, or worse."""
    (key, facts), its = pair.best.reason, parts(pair.other.reason).main
    if tie := _tie(pair):
        return laid_out(pair, there(_danger(pair), both_keep(pair)), None, tie)
    if key == "reason.danger" and its and its[0] == key and facts["n"] < its[1]["n"]:
        return both(_danger(pair), ("reason.harder", {"other": pair.name}))
    kept = kept_after(pair.look, pair.best.move)
    if kept and kept != kept_after(pair.look, pair.other.move):
        return laid_out(pair, [_danger(pair), kept], None, None)
    alarm = ("reason.may-out", {"seats": facts["seats"]}) if key == "reason.danger" else pair.best.reason
    if (better := difference_of(pair)) and better[0] in EDGES:
        return laid_out(pair, [alarm, better], None, None)
    return both(alarm, points(pair, difference(pair.best.worth, pair.other.worth), "better"))


def _before_danger(pair: Pair) -> Saying | None:
    """That a card which may be beaten lets the player go out next, or stops who would go out if it were not played.

    Else that it keeps what the other one would spend. The way out and what is kept are not told of a card that more
    than half of the unseen ones beat.
    """
    look, combo, facts = pair.look, laid(pair.look, pair.best.move), pair.best.reason[1]
    assert combo
    after = parts_of(without(look.held, combo.cards), look.pieces)
    out, way_back = way_out(look, combo, after), keeper(look, after)
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
    if way_back and (planned := plan(look, after, way_back)):
        return planned
    return kept if kept != kept_after(look, pair.other.move) else None
