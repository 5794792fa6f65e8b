"""The deck of a match: a pack is bigger than a deck, so every family gives its share (R17)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType

from game.core.chance import Dice
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.cards.packs import PACKS, ROWS, family

SHARES: Mapping[str, int] = MappingProxyType({
    "condition": 10, "undecide": 3, "end": 2, "lose": 1, "nothing": 2, "cut": 1, "ban": 1, "unban": 2, "hand": 9,
    "heap": 5, "limit": 6, "sight": 8, "shuffle": 3, "exchange": 4, "stack": 3,
})  # fmt: skip
"""The number of cards of a family in a deck of 60."""
RARE = ("undecide", "end", "lose", "nothing", "cut", "ban", "unban")
"""Families that never give more than their share: they end the game, hold it up or leave it without a condition."""
BASE = "base"
EXPANSION = 5
"""One card in this many is of an expansion."""


def cut(packs: Iterable[str], size: int, own: tuple[Card, ...], dice: Dice) -> tuple[Card, ...]:
    """A deck of `size` cards of these packs, in the order of the packs, and the players' own cards besides."""
    expansions = [pack for pack in packs if pack != BASE]
    chosen = [card for pack in expansions for card in _expansion(pack, size // EXPANSION, dice)]
    chosen += _base(chosen, size - len(chosen), dice)
    chosen += _rest(chosen, [BASE, *expansions], size - len(chosen), dice)
    keys = {card.key for card in chosen}
    return (*(card for cards in PACKS.values() for card in cards if card.key in keys), *own)


def copied(own: tuple[Card, ...], size: int) -> tuple[Card, ...]:
    """A deck of the players' own cards alone, each as often as all of them make at least `size` cards."""
    times = -(-size // len(own))
    return tuple(replace(card, key=f"w{n}") for n, card in enumerate(own * times, 1))


def _expansion(pack: str, n: int, dice: Dice) -> list[Card]:
    """`n` cards of an expansion, the same part of every family."""
    return _drawn(ROWS[pack], _shared({name: len(cards) for name, cards in ROWS[pack].items()}, n), dice)


def _base(chosen: Iterable[Card], n: int, dice: Dice) -> list[Card]:
    """Cards of the base pack, at most `n`, so that with those already chosen the families have their shares."""
    quotas = _shared(SHARES, n + len([*chosen]))
    there = [family(card) for card in chosen]
    return _drawn(ROWS[BASE], _shared({name: max(0, quotas[name] - there.count(name)) for name in SHARES}, n), dice)


def _rest(chosen: Iterable[Card], packs: Iterable[str], n: int, dice: Dice) -> tuple[Card, ...]:
    """`n` cards for the places that small families leave open; of rare families only if no others are left."""
    taken = {card.key for card in chosen}
    left = [card for pack in packs for card in PACKS[pack] if card.key not in taken]
    order = sorted(dice.shuffled(left), key=lambda card: family(card) in RARE)
    return tuple(order[:n])


def _drawn(rows: Mapping[str, tuple[Card, ...]], quotas: Mapping[str, int], dice: Dice) -> list[Card]:
    return [card for name, cards in rows.items() for card in dice.shuffled(cards)[: quotas[name]]]


def _shared(weights: Mapping[str, int], n: int) -> dict[str, int]:
    """`n` divided by weight into whole numbers; the remainder goes to the largest fractions."""
    total = sum(weights.values())
    shares = {name: weight * n // total for name, weight in weights.items()}
    first = sorted(weights, key=lambda name: -(weights[name] * n % total))
    for name in first[: n - sum(shares.values())]:
        shares[name] += 1
    return shares
