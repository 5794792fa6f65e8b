"""The expert: it reads a single rival's hand from what the rival did, and weighs the cards that it keeps together.

The worth of a move is in points, the mean over imagined deals: what the round brings, being first-hand in the next one,
and the cards kept for it. Between two the rest of the round is solved in each deal, both knowing it; among several the
rivals lay the best of some of their rows.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping

from game.bots import ranked
from game.core.cards import without
from game.core.chance import Dice
from game.core.rules import NOTHING, Choice, Saying
from game.games.court_circular import rules
from game.games.court_circular.bots import odds
from game.games.court_circular.bots.certain import best_row, certain, rivals_of, waiting
from game.games.court_circular.bots.compared import compared
from game.games.court_circular.bots.found import Found, Sum, led, why, wins
from game.games.court_circular.bots.guesses import guessed
from game.games.court_circular.bots.keeping import stake
from game.games.court_circular.bots.several import outcome
from game.games.court_circular.bots.solver import dropped, solve
from game.games.court_circular.rules.answers import DROP, LEAD, STAY, answers, drop_refused, offered
from game.games.court_circular.rules.outlook import Plan, plans
from game.games.court_circular.rules.state import LAID, State

WORLDS = 40
"""Imagined for a card to lay."""
ROUNDS = 240
"""For a lead to choose: rounds tried from their beginning in all."""
MORE = 4
"""How many times as much is imagined for a hint, whose figures are read: by chance they swing half as far."""
OPEN = 0.4
"""How much it counts that the best cards to go on with differ from deal to deal, and will be known better then."""
HARDLY = 0.02
"""A round that no card wins more often in the imagined deals is told as hardly to be won."""

Thinking = Generator[None, None, tuple[Choice, ...]]
Finding = Generator[None, None, dict[str, Found]]


def careful(seen: State, seat: int, dice: Dice) -> Thinking:
    """The same thought with more deals, for a hint."""
    return think(seen, seat, dice, MORE)


def think(seen: State, seat: int, dice: Dice, times: int = 1) -> Thinking:
    """All moves, worth in points, the mean over imagined deals, perhaps so many times as many as usual."""
    if seen.choosing:
        return (yield from _lead(seen, seat, dice, times))
    found = yield from _moves(seen, seat, dice, times)
    if len(seen.rows) > 2:
        found = yield from _told(seen, seat, dice, times, found)
    most = max(each.won for move, each in found.items() if move != DROP)
    sure = {card: certain(seen, seat, card, found[card].won) for card in found if card in seen.hands[seat]}
    some = [Choice(move, each.worth, _why(seen, seat, move, each, most, sure)) for move, each in found.items()]
    return compared(seen, seat, ranked(some))


def _told(seen: State, seat: int, dice: Dice, times: int, found: dict[str, Found]) -> Finding:
    """What was found, with how often the best row after each move wins by the odds, which did not serve to choose."""
    rivals = yield from odds.drawn(seen, seat, dice, WORLDS * times)
    rows = {move: best_row(seen, seat, move) for move in found if move != DROP}
    return {**found, **{move: found[move]._replace(won=odds.share(row, rivals)) for move, row in rows.items()}}


def _why(seen: State, seat: int, move: str, found: Found, most: float, sure: Mapping[str, bool | None]) -> Saying:
    """The reason in words; of the last card of a row, what is kept beside it; `sure` as `certain` of those held."""
    held = seen.hands[seat]
    last = move in held and len(seen.rows[seat]) == LAID - 1 and not seen.final
    if move in held and most < HARDLY and not any(sure.values()):
        few = {"few": ("reason.few" if None in sure.values() else "reason.none", NOTHING)}
        return ("reason.lost-keeps", {**few, "cards": without(held, move)}) if last else ("reason.lost", few)
    if last:
        return "reason.keeps", {**wins(found.won, sure[move], rivals=waiting(seen, seat)), "cards": without(held, move)}
    return why(seen, seat, move, found, most)


def _moves(seen: State, seat: int, dice: Dice, times: int) -> Finding:
    """A card, or dropping out; out of turn, staying in or dropping out."""
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


def _lead(seen: State, seat: int, dice: Dice, more: int) -> Thinking:
    """The next lead: what is given away with it, and how the next round goes beside the cards kept."""
    sums = {card: Sum() for card in offered(seen)}
    n = ROUNDS * more // len(sums)
    for world, times in (yield from guessed(seen, seat, dice, n, more)):
        for card, each in sums.items():
            worth, won = _next_round(rules.play(world, LEAD + card), seat, dice)
            each.add(worth, times, won)
            yield
    return compared(seen, seat, ranked([led(seen, seat, card, each.mean(n)) for card, each in sums.items()]))


def _next_round(world: State, seat: int, dice: Dice) -> tuple[float, bool]:
    """The worth to its first-hand of the round that now begins, in points, and whether its best row wins."""
    if len(world.rows) == 2:
        worth = max(solve(world, seat, 1 - seat, stake).values())
        return worth, worth > 0
    mine = _plans(world, seat)
    return max(outcome(world, seat, mine, dice).worths), odds.beats(max(mine).hand, odds.strongest(world, seat))


def _plans(world: State, seat: int) -> tuple[Plan, ...]:
    return plans(world.lead or "", world.rows[seat], world.hands[seat], world.terms.sheet)
