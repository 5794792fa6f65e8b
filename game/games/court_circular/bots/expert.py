"""The expert: it reads a single rival's hand from what the rival did, and weighs the cards that it keeps together.

The worth of a move is in points, the mean over imagined deals: what the round brings, being first-hand in the next one,
and the cards kept for it. Between two the rest of the round is solved in each deal, both knowing it; among several the
rivals lay the best of some of their rows.
"""

from __future__ import annotations

from collections.abc import Generator

from game.bots import ranked
from game.core.chance import Dice
from game.core.rules import Choice
from game.games.court_circular import rules
from game.games.court_circular.bots import odds
from game.games.court_circular.bots.certain import rivals_of
from game.games.court_circular.bots.found import Found, Sum, led
from game.games.court_circular.bots.guesses import guessed
from game.games.court_circular.bots.keeping import stake
from game.games.court_circular.bots.several import outcome
from game.games.court_circular.bots.solver import dropped, solve
from game.games.court_circular.rules.answers import DROP, LEAD, STAY, answers, drop_refused, offered
from game.games.court_circular.rules.outlook import Plan, plans
from game.games.court_circular.rules.state import State

WORLDS = 40
"""Imagined for a card to lay."""
ROUNDS = 240
"""For a lead to choose: rounds tried from their beginning in all."""
OPEN = 0.4
"""How much it counts that the best cards to go on with differ from deal to deal, and will be known better then."""

Thinking = Generator[None, None, tuple[Choice, ...]]
Finding = Generator[None, None, dict[str, Found]]


def think(seen: State, seat: int, dice: Dice) -> Thinking:
    """All moves, worth in points, the mean over imagined deals."""
    if seen.choosing:
        return (yield from leads(seen, seat, dice))
    found = yield from moves(seen, seat, dice)
    return ranked([Choice(move, each.worth) for move, each in found.items()])


def moves(seen: State, seat: int, dice: Dice, times: int = 1) -> Finding:
    """What so many times as many imagined deals as usual show of each card and of dropping out.

    Out of turn, of staying in and of dropping out.
    """
    if len(rivals_of(seen, seat)) == 1:
        return _duel(seen, seat, dice, times)
    return _crowd(seen, seat, dice, times)


def _duel(seen: State, seat: int, dice: Dice, more: int) -> Finding:
    """Each move against the one rival left, both playing on perfectly."""
    [rival] = rivals_of(seen, seat)
    n = WORLDS * more
    sums = {move: Sum() for move in answers(seen, seat)}
    for world, times in (yield from guessed(seen, seat, dice, n, more)):
        for move, worth in _solved(world, seat, rival).items():
            sums[move].add(worth, times)
        yield
    return {move: each.mean(n) for move, each in sums.items()}


def _solved(world: State, seat: int, rival: int) -> dict[str, float]:
    """The worth of each move in one deal."""
    if not world.queue:
        return solve(world, seat, rival, stake)
    return {STAY: -max(solve(world, rival, seat, stake).values()), DROP: -dropped(stake(world, rival, seat))}


def _crowd(seen: State, seat: int, dice: Dice, more: int) -> Finding:
    """Each move among several: the mean worth of its best plan, and a part of what each deal's own best plan adds."""
    mine, held, n = _plans(seen, seat), seen.hands[seat], WORLDS * more
    fits = {card: [i for i, plan in enumerate(mine) if card in plan.cards] for card in held}
    sums, best, drop, stay = [Sum() for _ in mine], {card: Sum() for card in held}, Sum(), Sum()
    for world, times in (yield from guessed(seen, seat, dice, n, more)):
        ends = outcome(world, seat, mine, dice)
        for each, worth in zip(sums, ends.worths, strict=True):
            each.add(worth, times)
        for card in held:
            best[card].add(max([ends.worths[i] for i in fits[card]]), times)
        stay.add(max(ends.worths), times)
        drop.add(ends.drop, times)
        yield
    if seen.queue:
        return {STAY: stay.mean(n), DROP: drop.mean(n)}
    means = [each.mean(n) for each in sums]
    found = {card: _open(max(means[i] for i in fits[card]), best[card].mean(n)) for card in held}
    return found if drop_refused(seen) else {**found, DROP: drop.mean(n)}


def _open(plan: Found, best: Found) -> Found:
    """What a card is worth whose plan may still change."""
    return Found(plan.worth + OPEN * (best.worth - plan.worth), plan.won)


def leads(seen: State, seat: int, dice: Dice, times: int = 1) -> Thinking:
    """The next lead: what is given away with it, and how the next round goes beside the cards kept."""
    sums = {card: Sum() for card in offered(seen)}
    n = ROUNDS * times // len(sums)
    for world, equal in (yield from guessed(seen, seat, dice, n, times)):
        for card, each in sums.items():
            worth, won = _next_round(rules.play(world, LEAD + card), seat, dice)
            each.add(worth, equal, won)
            yield
    return ranked([led(seen, seat, card, each.mean(n)) for card, each in sums.items()])


def _next_round(world: State, seat: int, dice: Dice) -> tuple[float, bool]:
    """The worth to its first-hand of the round that now begins, in points, and whether its best row wins."""
    if len(world.rows) == 2:
        worth = max(solve(world, seat, 1 - seat, stake).values())
        return worth, worth > 0
    mine = _plans(world, seat)
    return max(outcome(world, seat, mine, dice).worths), odds.beats(max(mine).hand, odds.strongest(world, seat))


def _plans(world: State, seat: int) -> tuple[Plan, ...]:
    return plans(world.lead or "", world.rows[seat], world.hands[seat], world.terms.sheet)
