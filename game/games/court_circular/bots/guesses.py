"""Deals that could be, drawn so that the hands of a single rival agree with what it has done."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from game.core.cards import put
from game.core.chance import Dice
from game.games.court_circular.bots.traits import Clues, clues, weight
from game.games.court_circular.rules.cards import Cards
from game.games.court_circular.rules.sight import imagine, unseen
from game.games.court_circular.rules.stakes import total
from game.games.court_circular.rules.state import State

DRAWN = 400
"""Hands drawn for a rival, of which the more likely ones are taken."""
AT_ONCE = 2
"""Hands drawn between two pauses."""
TRUST = 0.85
"""How far the weights are trusted: a rival may play quite otherwise than those to whom they were fitted."""
FINE = 1 << 20


class World(NamedTuple):
    """An imagined deal, and for how many it stands."""

    state: State
    times: int


def guessed(seen: State, seat: int, dice: Dice, n: int, more: int = 1) -> Generator[None, None, tuple[World, ...]]:
    """Deals that stand for `n` in all: among two by what the rival has done, among more all as likely.

    Of a rival so many times as many hands are drawn as usual.
    """
    if len(seen.rows) > 2:
        return (yield from _any(seen, seat, dice, n))
    rival = 1 - seat
    found, pool, size = clues(seen, rival), list(unseen(seen)), len(seen.hands[rival])
    drawn, weighed = [], []
    for i in range(DRAWN * more):
        hand = _some(pool, size, dice)
        drawn.append(hand)
        weighed.append(weight(found, hand, _kept(found, hand, dice)))
        if i % AT_ONCE == 0:
            yield
    yield
    return tuple(World(_dealt(seen, rival, drawn[i], dice), times) for i, times in _chosen(weighed, n, dice))


def _any(seen: State, seat: int, dice: Dice, n: int) -> Generator[None, None, tuple[World, ...]]:
    """Deals that are all as likely."""
    worlds = []
    for _ in range(n):
        worlds.append(World(imagine(seen, seat, dice), 1))
        yield
    return tuple(worlds)


def _some(cards: list[str], n: int, dice: Dice) -> Cards:
    """Some of these cards by chance, which come first among them from now on."""
    for i in range(n):
        j = i + dice.below(len(cards) - i)
        cards[i], cards[j] = cards[j], cards[i]
    return tuple(cards[:n])


def _kept(found: Clues, hand: Cards, dice: Dice) -> Cards:
    """Cards that may have been kept from the round before, of those held and laid."""
    return _some([*found.row, *hand], found.kept, dice) if found.kept else ()


def _chosen(weighed: list[float], n: int, dice: Dice) -> list[tuple[int, int]]:
    """The places that `n` even steps through the weights meet, and how often."""
    even = total(weighed) / len(weighed)
    step = even * len(weighed) / n
    met, past, above = [], 0.0, step * (dice.below(FINE) + 0.5) / FINE
    for i, each in enumerate(weighed):
        past += even + TRUST * (each - even)
        times = 0
        while past > above and times < n:
            times += 1
            above += step
        if times:
            met.append((i, times))
    return met


def _dealt(seen: State, rival: int, hand: Cards, dice: Dice) -> State:
    """The seen state with this hand, and the cards left over in the stock."""
    held = set(hand)
    rest = dice.shuffled(card for card in unseen(seen) if card not in held)
    return seen._replace(hands=put(seen.hands, rival, hand), stock=rest[: len(seen.stock)])
