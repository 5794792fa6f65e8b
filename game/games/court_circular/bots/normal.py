"""The normal opponent: imagines the hidden cards many times over, and solves the rest of the round each time."""

from __future__ import annotations

from collections.abc import Generator

from game.bots import ranked
from game.core.chance import Dice
from game.core.rules import Choice
from game.games.court_circular import rules
from game.games.court_circular.bots.certain import rivals_of
from game.games.court_circular.bots.crowd import outcome
from game.games.court_circular.bots.found import Found, Sum, led, why
from game.games.court_circular.bots.solver import solve
from game.games.court_circular.rules.answers import DROP, LEAD, STAY, answers, drop_refused, offered
from game.games.court_circular.rules.outlook import plans
from game.games.court_circular.rules.sight import imagine
from game.games.court_circular.rules.stakes import prize
from game.games.court_circular.rules.state import State

WORLDS = 40
"""Imagined for a card to lay."""
ROUNDS, LEAST = 90, 6
"""For a lead to choose: rounds solved from their beginning in all, and for each card that may be chosen."""

Thinking = Generator[None, None, tuple[Choice, ...]]
Finding = Generator[None, None, dict[str, Found]]


def think(seen: State, seat: int, dice: Dice) -> Thinking:
    """All moves, worth in points, the mean over imagined deals."""
    if seen.queue:
        return _stay(seen, seat, dice)
    return _lead(seen, seat, dice) if seen.choosing else _lay(seen, seat, dice)


def _lay(seen: State, seat: int, dice: Dice) -> Thinking:
    """A card, or dropping out."""
    found = yield from (_duel if len(rivals_of(seen, seat)) == 1 else _crowd)(seen, seat, dice)
    most = max(each.won for move, each in found.items() if move != DROP)
    return ranked([Choice(move, each.worth, why(seen, seat, move, each, most)) for move, each in found.items()])


def _stay(seen: State, seat: int, dice: Dice) -> Thinking:
    """Staying in, or dropping out when it is another's turn."""
    stay, drop = Sum(), Sum()
    for _ in range(WORLDS):
        worth, lost = _out_of_turn(imagine(seen, seat, dice), seat)
        stay.add(worth)
        drop.add(lost)
        yield
    found, most = {STAY: stay.mean(WORLDS), DROP: drop.mean(WORLDS)}, stay.won / WORLDS
    return ranked([Choice(move, each.worth, why(seen, seat, move, each, most)) for move, each in found.items()])


def _out_of_turn(world: State, seat: int) -> tuple[float, float]:
    """The worths of staying in and of dropping out, in points, while another is to lay."""
    rivals = rivals_of(world, seat)
    if len(rivals) > 1:
        ends = outcome(world, seat)
        return max(ends.worths), ends.drop
    return -max(solve(world, rivals[0], seat).values()), -prize(world, rivals[0]).base


def _lead(seen: State, seat: int, dice: Dice) -> Thinking:
    """The next lead: what is given away with it, and how the next round goes beside the cards kept."""
    sums = {card: Sum() for card in offered(seen)}
    worlds = max(LEAST, ROUNDS // len(sums))
    for _ in range(worlds):
        world = imagine(seen, seat, dice)
        for card, each in sums.items():
            each.add(_next_round(rules.play(world, LEAD + card), seat))
            yield
    return ranked([led(seen, seat, card, each.mean(worlds)) for card, each in sums.items()])


def _duel(seen: State, seat: int, dice: Dice) -> Finding:
    """Each move against the one rival left, both playing on perfectly."""
    [rival] = rivals_of(seen, seat)
    sums = {move: Sum() for move in answers(seen, seat)}
    for _ in range(WORLDS):
        for move, worth in solve(imagine(seen, seat, dice), seat, rival).items():
            sums[move].add(worth)
        yield
    return {move: each.mean(WORLDS) for move, each in sums.items()}


def _crowd(seen: State, seat: int, dice: Dice) -> Finding:
    """Each move among several, as part of the best plan that begins with it."""
    mine = plans(seen.lead or "", seen.rows[seat], seen.hands[seat], seen.terms.sheet)
    sums, drop = [Sum() for _ in mine], Sum()
    for _ in range(WORLDS):
        ends = outcome(imagine(seen, seat, dice), seat)
        for each, worth in zip(sums, ends.worths, strict=True):
            each.add(worth)
        drop.add(ends.drop)
        yield
    found = [(plan.cards, each.mean(WORLDS)) for plan, each in zip(mine, sums, strict=True)]
    best = {card: max(each for cards, each in found if card in cards) for card in seen.hands[seat]}
    return best if drop_refused(seen) else {**best, DROP: drop.mean(WORLDS)}


def _next_round(world: State, seat: int) -> float:
    """The worth to its first-hand of the round that now begins, in points."""
    if len(world.rows) == 2:
        return max(solve(world, seat, 1 - seat).values())
    return max(outcome(world, seat).worths)
