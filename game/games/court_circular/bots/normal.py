"""The normal opponent: imagines the hidden cards many times over, and solves the rest of the round each time."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from game.bots import ranked
from game.core.cards import without
from game.core.chance import Dice
from game.core.rules import Choice, Saying
from game.games.court_circular import rules
from game.games.court_circular.bots.crowd import outcome
from game.games.court_circular.bots.solver import solve
from game.games.court_circular.rules.answers import DROP, LEAD, STAY, answers, drop_refused, offered
from game.games.court_circular.rules.outlook import plans, reachable
from game.games.court_circular.rules.score import points
from game.games.court_circular.rules.sight import imagine
from game.games.court_circular.rules.stakes import prize
from game.games.court_circular.rules.state import LAID, State

WORLDS = 40
"""Imagined for a card to lay."""
ROUNDS, LEAST = 90, 6
"""For a lead to choose: rounds solved from their beginning in all, and for each card that may be chosen."""

Thinking = Generator[None, None, tuple[Choice, ...]]


class Found(NamedTuple):
    """The mean worth of a move in points, and how often it wins the round; the better one is greater."""

    worth: float
    won: float


class Sum:
    """Worths of one move, world by world."""

    __slots__ = ("won", "worth")

    def __init__(self) -> None:
        self.worth, self.won = 0.0, 0

    def add(self, worth: float) -> None:
        """Add the worth in one more world, in points; a positive one counts as a win."""
        self.worth += worth
        self.won += worth > 0

    def mean(self, n: int) -> Found:
        """The mean over `n` worlds."""
        return Found(self.worth / n, self.won / n)


Finding = Generator[None, None, dict[str, Found]]


def think(seen: State, seat: int, dice: Dice) -> Thinking:
    """All moves, worth in points, the mean over imagined deals."""
    if seen.queue:
        return _stay(seen, seat, dice)
    return _lead(seen, seat, dice) if seen.choosing else _lay(seen, seat, dice)


def _lay(seen: State, seat: int, dice: Dice) -> Thinking:
    """A card, or dropping out."""
    found = yield from (_duel if len(_rivals(seen, seat)) == 1 else _crowd)(seen, seat, dice)
    most = max(each.won for move, each in found.items() if move != DROP)
    return ranked([Choice(move, each.worth, _why(seen, seat, move, each, most)) for move, each in found.items()])


def _stay(seen: State, seat: int, dice: Dice) -> Thinking:
    """Staying in, or dropping out when it is another's turn."""
    stay, drop = Sum(), Sum()
    for _ in range(WORLDS):
        worth, lost = _out_of_turn(imagine(seen, seat, dice), seat)
        stay.add(worth)
        drop.add(lost)
        yield
    found = {STAY: stay.mean(WORLDS), DROP: drop.mean(WORLDS)}
    return ranked(
        [Choice(move, each.worth, _why(seen, seat, move, each, stay.won / WORLDS)) for move, each in found.items()]
    )


def _out_of_turn(world: State, seat: int) -> tuple[float, float]:
    """The worths of staying in and of dropping out, in points, while another is to lay."""
    rivals = _rivals(world, seat)
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
    return ranked([_led(seen, seat, card, each.mean(worlds), worlds) for card, each in sums.items()])


def _duel(seen: State, seat: int, dice: Dice) -> Finding:
    """Each move against the one rival left, both playing on perfectly."""
    [rival] = _rivals(seen, seat)
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


def _rivals(seen: State, seat: int) -> list[int]:
    """The other seats still in the round."""
    return [each for each in range(len(seen.rows)) if each != seat and each not in seen.dropped]


def _why(seen: State, seat: int, move: str, found: Found, most: float) -> Saying:
    """The reason in words: how often it wins, and the hand that it makes or leaves open."""
    facts = {"share": found.won, "n": WORLDS}
    if move == DROP:
        less, all_ = _taken(seen, seat)
        return "reason.drop", {**facts, "share": most, "cards": less, "all": all_}
    if move == STAY:
        return "reason.stay", facts
    laid = (*seen.rows[seat], move)
    best = reachable(seen.lead or "", laid, without(seen.hands[seat], move), seen.terms.sheet)
    return ("reason.open", {**facts, "hand": best.hand.name}) if len(laid) < LAID else ("reason.stay", facts)


def _taken(seen: State, seat: int) -> tuple[int, int]:
    """How many cards the winner takes if the seat drops out, and if nobody does."""
    rivals = _rivals(seen, seat)
    now, theirs = len(seen.on_table) - (not seen.final), sum(LAID - len(seen.rows[each]) for each in rivals)
    return now + (theirs if len(rivals) > 1 else 0), now + theirs + LAID - len(seen.rows[seat])


def _led(seen: State, seat: int, card: str, found: Found, worlds: int) -> Choice:
    """A lead, less what it would have counted in the heap."""
    assert seen.last
    cost = points((card,), seen.last.up, seen.terms)
    facts = {"cards": seen.hands[seat], "share": found.won, "n": worlds, "points": cost}
    return Choice(LEAD + card, found.worth - cost, ("reason.lead", facts))
