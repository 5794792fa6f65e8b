"""How a hand can be laid in few combinations, and how many of them are likely to lose the lead.

A combination costs the turn it takes, unless it takes its trick: then the next one can be led at once. So it costs 1
less the chance of that. A plan parts the whole hand; the combination that goes out last costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

from game.core.cards import HIDDEN
from game.core.rules import Saying
from game.games.gang_of_four.rules.cards import DECK, DRAGON, FACES, NUMBER, ORDER, TOP, Cards, without
from game.games.gang_of_four.rules.combos import FLUSH, GANG, ONE, THREE, TWO, Combo, classify, groups
from game.games.gang_of_four.rules.state import State, has_passed

STRAIGHT, FLUSHES, HOUSE, STRAIGHT_FLUSH, GANGS = 0.25, 0.4, 0.55, 0.9, 0.95
"""The odds that kinds of five of middling height, and gangs, take their tricks."""


Seats: TypeAlias = tuple[int, ...]
"""Other seats, in the direction of play."""


class Out(NamedTuple):
    """The unseen cards, and the sizes of the other hands."""

    unseen: Cards
    """All cards that are neither in its hand nor gone, in order."""
    counts: tuple[int, ...]
    """The number of cards of each other seat still in the round, in the direction of play."""


class Plan(NamedTuple):
    """A way to lay a hand."""

    cost: float
    worst: float
    """The highest cost of one of its combinations."""
    plays: int
    """The number of its combinations."""

    @property
    def turns(self) -> float:
        """The cost in turns when the worst combination is laid last."""
        return self.cost - self.worst


NOTHING = Plan(0.0, 0.0, 0)


def out_against(seen: State, seat: int) -> Out:
    """The unseen cards and the sizes of the other hands, for this seat."""
    rest = without(DECK, (*seen.played, *(card for card in seen.hands[seat] if card != HIDDEN)))
    return Out(rest, tuple(len(seen.hands[other]) for other in seen.after(seat)))


def higher(out: Out, card: str) -> int:
    """The number of unseen single cards that beat this one."""
    return sum(1 for each in out.unseen if ORDER[each] > ORDER[card])


def lone(seen: State, seat: int) -> Seats:
    """The other seats that may go out in this trick with their single cards, the next one first.

    A seat that has passed with it holds nothing that beats what lies there now.
    """
    return tuple(each for each in seen.after(seat) if len(seen.hands[each]) == 1 and not has_passed(seen.trick, each))


def lone_on_top(seen: State, seat: int) -> Seats:
    """Those of these seats that may go out on what lies there, which is not their own."""
    return tuple(each for each in lone(seen, seat) if not seen.top or each != seen.top.seat)


def nearest(seen: State, seat: int) -> Seats:
    """The other seats that hold the fewest cards, the next one first."""
    few = min(len(seen.hands[other]) for other in seen.after(seat))
    return tuple(other for other in seen.after(seat) if len(seen.hands[other]) == few)


def danger(out: Out, seats: Seats, combo: Combo) -> Saying | None:
    """That these seats, as `lone` gives them, may go out on this card, which so many unseen ones beat; None if not."""
    above = higher(out, combo.cards[0]) if seats and combo.family == ONE else 0
    return ("reason.danger", {"seats": seats, "n": above, "of": len(out.unseen)}) if above else None


def danger_of_pass(out: Out, seats: Seats, top: Combo) -> Saying | None:
    """The same of what lies on the table, where the hand passes."""
    said = danger(out, seats, top)
    return ("reason.danger-pass", said[1]) if said else None


class Odds(NamedTuple):
    """The odds, 0 to 1, that sets of one number take their tricks."""

    single: dict[str, float]
    pair: tuple[float, ...]
    """By number, as is the next."""
    three: tuple[float, ...]
    five: float
    """1 when nobody has five cards left to answer with, else 0."""


def odds_against(out: Out) -> Odds:
    """Odds fall with the number of unseen sets that beat it; 1 if no rival can answer that size."""
    most = max(out.counts, default=0)
    counts = [0] * (DRAGON + 2)
    for card in out.unseen:
        counts[NUMBER[card]] += 1
    single, above = {}, 0
    for card in reversed(FACES):
        single[card] = 3 / (3 + above)
        above += out.unseen.count(card)
    return Odds(single, _odds_of_sets(counts, 2, most), _odds_of_sets(counts, 3, most), float(most < 5))


def _odds_of_sets(counts: list[int], size: int, most: int) -> tuple[float, ...]:
    """By number, the odds that `size` cards of it take their trick; 1 if no rival holds `size` cards."""
    odds, threat = [1.0] * (DRAGON + 1), 0.0
    for number in range(DRAGON, 0, -1):
        odds[number] = 1.0 if most < size else 1.5 / (1.5 + threat)
        ways = counts[number] * (counts[number] - 1) * (1 if size == 2 else counts[number] - 2)
        threat += min(1.0, ways / (6 if size == 2 else 27))
    return tuple(odds)


def odds_of(combo: Combo, odds: Odds) -> float:
    """The odds, 0 to 1, that this combination takes its trick."""
    number = NUMBER[combo.cards[-1]]
    if combo.family == ONE:
        return odds.single[combo.cards[0]]
    if combo.family in (TWO, THREE):
        return (odds.pair if combo.family == TWO else odds.three)[number]
    if combo.family == GANG:
        return GANGS
    base = {"straight": STRAIGHT, "flush": FLUSHES, "full_house": HOUSE, "straight_flush": STRAIGHT_FLUSH}[combo.kind]
    if combo.kind == "full_house":
        number = NUMBER[combo.cards[2]]
    return max(odds.five, min(GANGS, base + (number - 7) * 0.04))


def cost(likely: float) -> float:
    """The cost, in turns, of a combination that takes its trick with these odds."""
    return 1.0 - likely


def planner(odds: Odds) -> Callable[[Cards], Plan]:
    """The function that finds the cheapest plan of a hand, and remembers what it has found."""
    found: dict[Cards, Plan] = {}

    def plan(hand: Cards) -> Plan:
        if hand not in found:
            best = _loose(hand, odds)
            for five in runs(hand):
                combo = classify(five)
                assert combo
                best = min(best, _with(plan(without(hand, five)), cost(odds_of(combo, odds))))
            found[hand] = best
        return found[hand]

    return plan


def _with(plan: Plan, more: float) -> Plan:
    """The plan with one more combination of this cost."""
    return Plan(plan.cost + more, max(plan.worst, more) if plan.plays else more, plan.plays + 1)


def _loose(hand: Cards, odds: Odds) -> Plan:
    """The plan of sets of one number only, threes and pairs joined to full houses."""
    plan, pairs, threes = NOTHING, [], []
    for group in groups(hand):
        number = NUMBER[group[0]]
        if len(group) == 1:
            plan = _with(plan, cost(odds.single[group[0]]))
        elif len(group) == 2:
            pairs.append(cost(odds.pair[number]))
        elif len(group) == 3:
            threes.append((cost(odds.three[number]), cost(max(odds.five, HOUSE + (number - 7) * 0.04))))
        else:
            plan = _with(plan, cost(GANGS))
    pairs.sort()
    for alone, joined in threes:
        if pairs and joined < alone + pairs[-1]:
            pairs.pop()
            plan = _with(plan, joined)
        else:
            plan = _with(plan, alone)
    for pair in pairs:
        plan = _with(plan, pair)
    return plan


def runs(hand: Cards) -> Iterable[Cards]:
    """Straights and flushes worth a thought: of those that take the same numbers, the one that spares other sets."""
    if len(hand) < 5:
        return ()
    lone = {card: len(group) for group in groups(hand) for card in group}
    found = [*_straights(hand), *(flush for suit in FLUSH.values() for flush in _flushes(hand, suit, lone))]
    return dict.fromkeys(found)


def _straights(hand: Cards) -> Iterable[Cards]:
    """Of each five numbers in succession the weakest cards, and those of one colour."""
    lowest = [group for group in groups(hand) if NUMBER[group[0]] <= TOP]
    for at, group in enumerate(lowest[4:]):
        if NUMBER[group[0]] - NUMBER[lowest[at][0]] == 4:
            five = lowest[at : at + 5]
            yield tuple(each[0] for each in five)
            for suit in FLUSH.values():
                if all(any(card in suit for card in each) for each in five):
                    yield tuple(next(card for card in each if card in suit) for each in five)


def _flushes(hand: Cards, suit: frozenset[str], lone: dict[str, int]) -> Iterable[Cards]:
    """Of one colour the five that leave the fewest other sets apart, weak ones rather than strong, and the reverse."""
    cards = [card for card in hand if card in suit]
    if len(cards) >= 5:
        low = sorted(cards, key=lambda card: (lone[card], ORDER[card]))[:5]
        high = sorted(cards, key=lambda card: (lone[card], -ORDER[card]))[:5]
        yield tuple(sorted(low, key=ORDER.__getitem__))
        yield tuple(sorted(high, key=ORDER.__getitem__))
