"""How well a hand that a rival may hold agrees with what the rival has done, as a weight: 1 where nothing is told."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import NamedTuple

from game.games.court_circular.bots import weights
from game.games.court_circular.rules.cards import COURTS, NUMBER, SUIT, SUITS, Cards
from game.games.court_circular.rules.hands import NUMBER_KINDS, SUIT_KINDS, Sheet, strongest
from game.games.court_circular.rules.score import EXTRA, points
from game.games.court_circular.rules.state import HELD, LAID, State

CLASSES = len(weights.GROUP) - 1
"""Stronger classes than this, which only the lines of 1860 have, count as this one."""
BITS = 4
HIGH = 10
"""The least number that counts as high."""
COST = {card: 28 * EXTRA[card] + NUMBER[card] for card in NUMBER}
"""What it costs to lay a card, as `stakes` weighs it, in whole numbers."""
SUIT_PLACE = {card: SUITS.index(suit) for card, suit in SUIT.items()}


class Places(dict[int, int]):
    """The place of the strongest class in a row of such numbers, or suits, each in four bits, the lead's first."""

    def __init__(self, kinds: tuple[str, ...], sheet: Sheet) -> None:
        super().__init__()
        self._kinds, self._sheet = kinds, sheet

    def __missing__(self, row: int) -> int:
        """The place, worked out when it is first asked for."""
        traits = tuple([row >> BITS * i & 15 for i in (3, 2, 1, 0)])
        named = traits if self._kinds is NUMBER_KINDS else tuple([SUITS[suit] for suit in traits])
        self[row] = place = min(strongest(named, self._kinds, self._sheet)[0], CLASSES)
        return place


class Clues(NamedTuple):
    """What a rival has done in this round and the one before it, as all have seen."""

    sheet: Sheet
    lead: str
    row: Cards
    first: bool
    """Whether the rival is first-hand."""
    kept: int
    """How many of the cards held at the beginning of the round came from the one before; 0 in the first of a pack."""
    led: bool
    """Whether the rival chose the lead."""
    leads: tuple[tuple[str, float], ...]
    """The cards that could have been the lead, the one chosen first, and what each would have counted."""
    before: tuple[str, Cards]
    """The lead and the rival's row in the round before; no row where it dropped out."""


def clues(seen: State, rival: int) -> Clues:
    """What this rival has done; while the winner chooses, nothing is told of the round before the one on the table."""
    here = Clues(seen.terms.sheet, seen.lead or "", seen.rows[rival], seen.first == rival, 0, False, (), ("", ()))
    last = seen.last
    if last is None or seen.choosing or last.pack != seen.pack:
        return here
    table = (here.lead, *[card for row in last.rows for card in row], last.lead)
    return here._replace(
        kept=HELD - len(last.rows[rival]),
        led=last.winner == rival,
        leads=tuple((card, float(points((card,), last.up, seen.terms))) for card in dict.fromkeys(table)),
        before=(last.lead, () if rival in last.dropped else last.rows[rival]),
    )


def weight(found: Clues, held: Cards, kept: Cards) -> float:
    """The weight of a hand of this rival; of its cards and the laid ones, some were kept from the round before."""
    worth = of_row(found, (*found.row, *held)) if found.row else 1.0
    if len(kept) != LAID:
        return worth
    if found.led:
        worth *= _of_lead(found, kept)
    if len(found.before[1]) == LAID:
        lead, row = found.before
        reached = _reached(places(found.sheet, lead, (*row, *kept)), 2 * LAID)
        worth *= weights.BEFORE[weights.GROUP[reached[0]]][weights.LOSS[reached[0] - reached[LAID]]]
    return worth * _of_kept(found.led, kept)


def of_row(found: Clues, cards: Cards) -> float:
    """By the cards laid in this round, which come first among these."""
    worth, reached = 1.0, _reached(places(found.sheet, found.lead, cards), len(cards))
    costs = [COST[card] for card in cards]
    for i in range(len(found.row)):
        loss, cost = weights.LOSS[reached[i] - reached[i + 1]], costs[i]
        rank = 0 if cost <= min(costs[i:]) else 2 if cost >= max(costs[i:]) else 1
        worth *= weights.LAID_FOR[i][weights.GROUP[reached[i]]][loss] * weights.LAID_OF[i][found.first][loss][rank]
    return worth


def _of_lead(found: Clues, kept: Cards) -> float:
    """By the lead that the rival chose for the cards that it kept."""
    gap = _suits(found, found.leads[0], kept) - max([_suits(found, each, kept) for each in found.leads[1:]])
    [place] = places(found.sheet, found.lead, kept)
    return weights.LED_CLASS[place] * weights.LED_GAP[sum([gap > step for step in weights.GAPS])]


def _suits(found: Clues, offer: tuple[str, float], kept: Cards) -> float:
    """How well a lead suits three cards, in points."""
    lead, cost = offer
    [place] = places(found.sheet, lead, kept)
    worth = weights.BESIDE[place] + weights.LEAD_HEART * (SUIT[lead] == "H") + weights.LEAD_COURT * (lead in COURTS)
    for card in kept:
        apart = abs(NUMBER[card] - NUMBER[lead])
        worth += weights.SAME_SUIT * (SUIT[card] == SUIT[lead])
        worth += weights.SAME_NUMBER if not apart else weights.NEAR if apart <= 2 else 0.0
    return worth - cost


def _of_kept(led: bool, kept: Cards) -> float:
    """By the cards kept themselves."""
    a, b, c = kept
    suited = (SUIT[a] == SUIT[b]) + (SUIT[a] == SUIT[c]) + (SUIT[b] == SUIT[c])
    alike = (NUMBER[a] == NUMBER[b]) + (NUMBER[a] == NUMBER[c]) + (NUMBER[b] == NUMBER[c])
    extra, high = EXTRA[a] + EXTRA[b] + EXTRA[c], (NUMBER[a] >= HIGH) + (NUMBER[b] >= HIGH) + (NUMBER[c] >= HIGH)
    shape = weights.KEPT_SHAPE[led][2 if suited > 1 else suited][min(alike, 2)]
    return weights.KEPT_EXTRA[led][extra] * weights.KEPT_HIGH[led][high] * shape


def places(sheet: Sheet, lead: str, cards: Cards) -> list[int]:
    """The places of the rows that these cards can fill, in the order of their combinations."""
    numbers, suits = _memory(sheet)
    n, s = [NUMBER[card] for card in cards], [SUIT_PLACE[card] for card in cards]
    n0, s0 = NUMBER[lead] << 3 * BITS, SUIT_PLACE[lead] << 3 * BITS
    found = []
    for i, j, k in _threes(len(cards)):
        by_number = numbers[n0 | n[i] << 2 * BITS | n[j] << BITS | n[k]]
        by_suit = suits[s0 | s[i] << 2 * BITS | s[j] << BITS | s[k]]
        found.append(max(by_suit, by_number))
    return found


def _reached(places: list[int], n: int) -> tuple[int, ...]:
    """The best place among all rows of `n` cards, and among those with the first card, the first two, all three."""
    return max(places), max(places[: (n - 1) * (n - 2) // 2]), max(places[: n - 2]), places[0]


@cache
def _memory(sheet: Sheet) -> tuple[Places, Places]:
    return Places(NUMBER_KINDS, sheet), Places(SUIT_KINDS, sheet)


@cache
def _threes(n: int) -> tuple[tuple[int, ...], ...]:
    return tuple(combinations(range(n), LAID))
