"""The normal opponent: it keeps its hand in few combinations, strong cards for later, and an eye on short hands."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import NamedTuple

from game.bots import ranked
from game.core.chance import Dice
from game.core.rules import Choice, Facts, Saying
from game.games.gang_of_four.bots.plan import (
    Odds,
    Out,
    Plan,
    Seats,
    danger,
    danger_of_pass,
    higher,
    lone,
    lone_on_top,
    nearest,
    odds_against,
    odds_of,
    out_against,
    planner,
)
from game.games.gang_of_four.rules import moves
from game.games.gang_of_four.rules.answers import CALL, PASS
from game.games.gang_of_four.rules.cards import ORDER, Cards, without
from game.games.gang_of_four.rules.combos import GANG, ONE, Combo, classify, groups
from game.games.gang_of_four.rules.exchange import GIVE
from game.games.gang_of_four.rules.score import penalty, times
from game.games.gang_of_four.rules.state import State

TURN = 3.0
"""Penalty points that a turn more or less is worth."""
LEAD = 1.5
"""The worth of having the lead, in penalty points."""
HASTE = 2.0
"""The weight of the penalty for the cards left, divided by 2 and the fewest cards that another player holds."""
GUARD = 3.0
"""The worth of a gang held back, which stops anybody, while more than two plays are needed to go out."""
KEEP = 0.05
"""The worth of each rank not given away in the exchange."""
FINISH, UNCALLED = 1000.0, -1000.0
"""Above and below every other worth."""
NEAR = 4
"""A player with at most this many cards is dangerous."""
LIKELY = 0.75
"""From these odds on, a combination probably takes its trick."""


class Position(NamedTuple):
    """The seat to move with all that its judgement needs."""

    seen: State
    seat: int
    held: Cards
    out: Out
    odds: Odds
    plan: Callable[[Cards], Plan]


def think(seen: State, seat: int, dice: Dice) -> Generator[None, None, tuple[Choice, ...]]:
    """All moves, worth in penalty points, each with a reason."""
    yield
    out = out_against(seen, seat)
    odds = odds_against(out)
    here = Position(seen, seat, seen.hands[seat], out, odds, planner(odds))
    options = moves(seen)
    choices = []
    for move in options:
        choices.append(_gift(here, move) if seen.giving else _turn(here, move))
        yield
    if len(options) == 1:
        choices = [choices[0]._replace(reason=("reason.highest-due" if seen.giving else "reason.only", {}))]
    return ranked(choices)


def _gift(here: Position, move: str) -> Choice:
    """The choice to give this card away: the rest should need few plays, and the card be weak."""
    card = move.removeprefix(GIVE)
    plan = here.plan(without(here.held, (card,)))
    return Choice(move, -TURN * plan.turns - KEEP * ORDER[card], ("reason.plays", {"n": plan.plays}))


def _turn(here: Position, move: str) -> Choice:
    """The choice for a play or a pass."""
    if move == PASS:
        return _pass(here)
    combo = classify(move.removesuffix(CALL).split(), here.seen.terms.compare)
    assert combo
    rest = without(here.held, combo.cards)
    if not rest:
        return Choice(move, FINISH, ("reason.finish", {}))
    if len(rest) == 1 and here.seen.terms.call == "on" and not move.endswith(CALL):
        return Choice(move, UNCALLED, ("reason.no-call", {}))
    plan = here.plan(rest)
    lead = LEAD * odds_of(combo, here.odds)
    worth = _standing(here, rest, plan) + lead - _risk(here, combo) * penalty(len(rest))
    return Choice(move, worth, _reason(here, combo, rest, plan))


def _pass(here: Position) -> Choice:
    """The choice to pass."""
    top = here.seen.top and here.seen.top.combo
    assert top
    plan = here.plan(here.held)
    worth = _standing(here, here.held, plan) - _risk(here, top) * penalty(len(here.held))
    said = danger_of_pass(here.out, lone_on_top(here.seen, here.seat), top) or ("reason.pass", {})
    return Choice(PASS, worth, said)


def _standing(here: Position, rest: Cards, plan: Plan) -> float:
    """The worth of a hand of these cards, in penalty points."""
    guard = GUARD if plan.plays > 2 and any(len(group) >= 4 for group in groups(rest)) else 0.0
    return guard - TURN * plan.turns - HASTE * penalty(len(rest)) / (2 + min(here.out.counts))


def _risk(here: Position, combo: Combo) -> float:
    """About the chance that somebody with a single card goes out on this combination; 0 if it is no single."""
    ready = here.out.counts.count(1)
    return ready * higher(here.out, combo.cards[0]) / len(here.out.unseen) if combo.family == ONE and ready else 0.0


def _reason(here: Position, combo: Combo, rest: Cards, plan: Plan) -> Saying:
    """The weightiest reason for or against a combination."""
    seats = lone(here.seen, here.seat) if combo.family == ONE else ()
    if seats:
        return danger(here.out, seats, combo) or ("reason.stops", {"seats": seats})
    if combo.family == GANG:
        return "reason.gang", {"n": plan.plays}
    breaks = plan.plays >= here.plan(here.held).plays
    why = _good(here, combo, rest, plan, breaks=breaks)
    return ("reason.price", {"why": why, "price": ("reason.breaks", {})}) if breaks else why


def _good(here: Position, combo: Combo, rest: Cards, plan: Plan, *, breaks: bool) -> Saying:
    """What a combination is good for; where it `breaks` another one the rest of the hand is no reason."""
    if odds_of(combo, here.odds) >= LIKELY:
        return "reason.takes", {"n": plan.plays}
    if min(here.out.counts) <= NEAR and times(len(rest)) < times(len(here.held)):
        return "reason.band", band(nearest(here.seen, here.seat), min(here.out.counts), len(here.held), len(rest))
    if breaks:
        return "reason.sheds", {"n": len(combo.cards)}
    return "reason.plays", {"n": plan.plays}


def band(seats: Seats, few: int, held: int, left: int) -> Facts:
    """The facts of a reason in what fewer cards cost, now that these seats have few."""
    return {"seats": seats, "few": few, "left": left, "cost": penalty(left), "before": penalty(held)}
