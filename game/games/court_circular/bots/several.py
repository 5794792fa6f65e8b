"""A round among several as the expert imagines it: rivals lay good rows, but seldom quite the best they could."""

from __future__ import annotations

from itertools import combinations

from game.core.chance import Dice
from game.games.court_circular.bots.crowd import Outcome
from game.games.court_circular.bots.keeping import FIRST_MORE, holding, spent
from game.games.court_circular.rules.cards import Cards
from game.games.court_circular.rules.hands import hand
from game.games.court_circular.rules.outlook import Plan
from game.games.court_circular.rules.stakes import prize
from game.games.court_circular.rules.state import LAID, State


def outcome(world: State, seat: int, mine: tuple[Plan, ...], dice: Dice) -> Outcome:
    """The worths of these plans for the seat, in points; a rival's prize is lost in equal parts by all others."""
    rivals = [each for each in range(len(world.rows)) if each != seat and each not in world.dropped]
    best = {each: _row(world, each, dice) for each in rivals}
    strongest = max(rivals, key=best.__getitem__)
    theirs = [card for each in rivals for card in best[each].cards]
    own, lost = prize(world, seat), prize(world, strongest)
    more, share = 0.0 if world.final else FIRST_MORE, len(world.rows) - 1
    win, lose = own.base + more + own.all(theirs), lost.base + more + lost.all(theirs)
    held, rival = holding(world, seat), best[strongest].hand[:2]
    return Outcome(
        tuple(
            [
                (win + own.all(plan.cards) if plan.hand[:2] > rival else -(lose + lost.all(plan.cards)) / share)
                - spent(held, plan.cards)
                for plan in mine
            ]
        ),
        -lose / share - spent(held, ()),
    )


def _row(world: State, rival: int, dice: Dice) -> Plan:
    """The best of about half of the plans that this rival has."""
    lead, laid = world.lead or "", world.rows[rival]
    more: list[Cards] = list(combinations(world.hands[rival], LAID - len(laid)))
    tried = [cards for cards in more if dice.below(2)] or [dice.choice(more)]
    return max([Plan(hand((lead, *laid, *cards), world.terms.sheet), cards) for cards in tried])
