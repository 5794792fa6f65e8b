"""What is told of a move that is the best though something speaks against it."""

from __future__ import annotations

from game.core.review import difference
from game.core.rules import Choice, Saying
from game.games.gang_of_four.bots.plan import higher
from game.games.gang_of_four.hints import dangers
from game.games.gang_of_four.hints.differences import EVEN, Pair, difference_of
from game.games.gang_of_four.hints.forms import close, laid_out, points
from game.games.gang_of_four.hints.gained import (
    EDGES,
    STOPS,
    begins,
    both_keep,
    leads_next,
    lowest,
    there,
    unanswerable,
)
from game.games.gang_of_four.hints.look import laid, name_of, parts_of, rest_after
from game.games.gang_of_four.hints.losses import keeper, plan
from game.games.gang_of_four.hints.passing import kept_back
from game.games.gang_of_four.hints.reasons import kept_after, way_out
from game.games.gang_of_four.hints.told import OPEN, parts
from game.games.gang_of_four.rules.answers import PASS, playable
from game.games.gang_of_four.rules.cards import has, without
from game.games.gang_of_four.rules.combos import ONE

FEW = 4
"""One in so many cards that beat a move is no great danger."""


def warned(pair: Pair, choices: tuple[Choice, ...]) -> Saying:
    """A reason for a move that is the best though something speaks against it, then the risk."""
    refused, price = laid(pair.look, pair.other.move), parts(pair.best.reason).price
    if pair.best.move == PASS and refused:
        return laid_out(pair, [kept_back(pair.look, refused), pair.best.reason], None, _tie(pair))
    risk, good = _risk(pair, choices), _good(pair)
    if good is None and risk[0] in ("reason.danger", "reason.no-call"):
        good = _plainly(pair)
    better = difference_of(pair) if good and good[0].startswith(STOPS) else None
    spared = better if better and better[0] == "reason.spares" else None
    return laid_out(pair, there(good, risk, spared), price, _tie(pair))


def _risk(pair: Pair, choices: tuple[Choice, ...]) -> Saying:
    """The danger of the best move, and that it is small, or that no single card that could be played is safer.

    The last is not told where some move is sure to stop the others.
    """
    look, (key, facts) = pair.look, against(pair)
    if key != "reason.danger" or FEW * facts["n"] <= facts["of"]:
        return f"{key}{'-few' if key == 'reason.danger' else ''}", facts
    counts = [higher(look.out, each.cards[0]) for each in playable(look.seen, look.held) if each.family == ONE]
    stopped = any(begins(each, STOPS) for each in choices)
    return (key if stopped or len(counts) < 2 or facts["n"] > min(counts) else "reason.danger-fewest"), facts


def against(pair: Pair) -> Saying:
    """What speaks against the best move."""
    said = parts(pair.best.reason).main
    assert said
    return said


def _tie(pair: Pair) -> Saying | None:
    """That the other move is about as good; None where it is not."""
    return close(pair) if difference(pair.best.worth, pair.other.worth) < EVEN else None


def _good(pair: Pair) -> Saying | None:
    """What a card is good for that may be beaten; None where nothing is known that the second best does not do too."""
    look, combo = pair.look, laid(pair.look, pair.best.move)
    if combo is None or against(pair)[0] != "reason.danger":
        return None
    leads = leads_next(look, combo) if pair.other.move == PASS else None
    if said := _before_danger(pair) or leads or _kept_from(pair):
        return said
    if _tie(pair):
        kept = kept_after(look, pair.best.move) if pair.combos else None
        return kept if kept and kept != kept_after(look, pair.other.move) else both_keep(pair)
    return _better(pair)


def _better(pair: Pair) -> Saying | None:
    """That the second best is easier to beat, what it does not keep, or that only it breaks something."""
    (key, facts), its = against(pair), parts(pair.other.reason).main
    if its and its[0] == key and facts["n"] < its[1]["n"]:
        return "reason.harder", {"other": pair.name}
    kept = kept_after(pair.look, pair.best.move) if pair.combos else None
    if kept and kept != kept_after(pair.look, pair.other.move):
        return kept
    better = difference_of(pair)
    return better if better and better[0] in EDGES else None


def _kept_from(pair: Pair) -> Saying | None:
    """That a set stays which those with the fewest cards cannot answer; None where the better second best leaves it."""
    look, combo = pair.look, laid(pair.look, pair.best.move)
    kept = combo and unanswerable(look, without(look.held, combo.cards))
    alike = kept and not _tie(pair) and has(rest_after(look, pair.other.move), kept.cards)
    return ("reason.keeps-from", {"what": name_of(look, kept), "seats": look.nearest}) if kept and not alike else None


def _plainly(pair: Pair) -> Saying:
    """The points, or where the two are about as good the lowest card, or how many plays are left."""
    if _tie(pair):
        return lowest(pair) or (OPEN, {"n": pair.left[0]})
    return points(pair, difference(pair.best.worth, pair.other.worth), "better")


def _before_danger(pair: Pair) -> Saying | None:
    """That a card which may be beaten lets the player go out next, or stops who would go out if it were not played.

    Else that it keeps what the other one would spend. The way out and what is kept are not told of a card that more
    than half of the unseen ones beat.
    """
    look, combo, facts = pair.look, laid(pair.look, pair.best.move), against(pair)[1]
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
