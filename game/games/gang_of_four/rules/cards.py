"""The 64 cards: their names, their order as singles, and how people type them.

G7 Y7 R7   green, yellow, red 7; twice each    M1   the multicoloured 1
GP YP      the phoenixes                       RD   the red dragon
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from unicodedata import normalize

from game.core.rules import Fault

Cards = tuple[str, ...]

COLOURS = "GYRM"  # from the weakest; M is a colour of its own only among the 1s (D6)
TOP, PHOENIX, DRAGON = 10, 11, 12
MULTI = "M1"

ORDER = {f"{colour}{number}": 4 * number + c for number in range(1, TOP + 1) for c, colour in enumerate("GYR")} | {
    MULTI: 4 + 3,
    "GP": 4 * PHOENIX,
    "YP": 4 * PHOENIX + 1,
    "RD": 4 * DRAGON + 2,
}
"""The order of single cards: four times the number, plus the colour (7, 15, 16, 17)."""

FACES: Cards = tuple(sorted(ORDER, key=ORDER.__getitem__))
DECK: Cards = tuple(face for face in FACES for _ in range(2 if face[1:].isdecimal() and face != MULTI else 1))
"""All cards, the weakest first."""

NUMBER = {card: order >> 2 for card, order in ORDER.items()}
"""The number of a card; the phoenixes share one, and so can be a pair."""

LONGEST_TEXT = 200
_WORDS = {
    "multicoloured": "m", "multicolored": "m", "multi": "m", "マルチカラーの": "m", "マルチカラー": "m", "マルチ": "m",
    "phoenix": "p", "フェニックス": "p", "鳳凰": "p", "dragon": "d", "ドラゴン": "d", "龍": "d", "竜": "d",
    "green": "g", "緑色の": "g", "緑色": "g", "緑の": "g", "緑": "g",
    "yellow": "y", "黄色の": "y", "黄色": "y", "黄の": "y", "黄": "y",
    "red": "r", "赤い": "r", "赤色の": "r", "赤色": "r", "赤の": "r", "赤": "r", "and": " ", "「": "", "」": "",
}  # fmt: skip
_CARD = re.compile(r"r?\s*d|([gyr])\s*p|m\s*1?|1\s*m|([gyr])\s*(10|[1-9])|(10|[1-9])\s*([gyr])")
_BETWEEN = re.compile(r"[\s,.;:/+&、。・と-]*")


def in_order(cards: Iterable[str]) -> Cards:
    """The cards as they stand in a hand and in a move, the weakest first."""
    return tuple(sorted(cards, key=ORDER.__getitem__))


def has(cards: Iterable[str], wanted: Iterable[str]) -> bool:
    """Whether all the wanted cards are among these, of equal ones as many."""
    return not Counter(wanted) - Counter(cards)


def without(cards: Cards, gone: Iterable[str]) -> Cards:
    """The cards but for these; ValueError when one of them is not there."""
    rest = list(cards)
    for card in gone:
        rest.remove(card)
    return tuple(rest)


def typed(text: str) -> Cards:
    """The cards in a typed text, as they stand there: `y5 G5`, `5g`, `green 5`, `緑5 黄5`, `龍`; Fault if none do."""
    plain = normalize("NFKC", text[:LONGEST_TEXT]).lower()
    for word, letter in _WORDS.items():
        plain = plain.replace(word, letter)
    if not _BETWEEN.fullmatch(_CARD.sub("", plain)):
        raise Fault("illegal.card", text=text)
    cards = tuple(_face(found) for found in _CARD.finditer(plain))
    if not cards:
        raise Fault("illegal.nothing")
    check(cards)
    return cards


def check(cards: Cards) -> None:
    """Fault when the deck has no such card, or fewer of it."""
    for card in cards:
        if card not in ORDER:
            raise Fault("illegal.card", text=card)
        if cards.count(card) > DECK.count(card):
            raise Fault("illegal.copies", card=card, n=DECK.count(card))


def _face(found: re.Match[str]) -> str:
    """The card in a part of a text."""
    phoenix, before, number, number_before, after = found.groups()
    if phoenix:
        return f"{phoenix.upper()}P"
    if number or number_before:
        return f"{(before or after).upper()}{number or number_before}"
    return MULTI if "m" in found.group() else "RD"
