"""The 52 cards: `QH` is the queen of hearts, `10D` the ten of diamonds; and the ways in which people write them."""

from __future__ import annotations

import re
from unicodedata import normalize

from game.core.rules import Fault

Cards = tuple[str, ...]

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS = ("S", "C", "D", "H")
"""The weakest first (S20)."""

NUMBER = {rank + suit: number for suit in SUITS for number, rank in enumerate(RANKS, start=2)}
"""2 to 14: the ace is the highest (S21)."""
SUIT = {rank + suit: suit for suit in SUITS for rank in RANKS}
DECK: Cards = tuple(NUMBER)
COURTS = tuple(card for card in DECK if card[0] in "JQK")
"""絵札: an ace is none (B11)."""

LONGEST_TEXT = 100

_RANK_WORDS = {
    **{rank.lower(): rank for rank in RANKS},
    **dict(zip("two three four five six seven eight nine ten jack queen king ace".split(), RANKS, strict=True)),
    "t": "10",
    "1": "A",
    **dict(zip(("ジャック", "クイーン", "クィーン", "キング", "エース"), ("J", "Q", "Q", "K", "A"), strict=True)),
}
_SUIT_WORDS = {
    **dict(zip("hdcs♥♦♣♠♡♢♧♤", "HDCSHDCSHDCS", strict=True)),
    **{f"{name}{s}": name[0].upper() for name in ("heart", "diamond", "club", "spade") for s in ("", "s")},
    **dict(zip(("ハート", "ダイヤ", "ダイヤモンド", "クラブ", "クローバー", "スペード"), "HDDCCS", strict=True)),
}


def _any(words: dict[str, str]) -> str:
    return "|".join(sorted(words, key=len, reverse=True))


_CARD = re.compile(
    rf"(?:(?P<rank>{_any(_RANK_WORDS)})\s*(?:of\s+)?(?P<suit>{_any(_SUIT_WORDS)})"
    rf"|(?P<suit2>{_any(_SUIT_WORDS)})\s*の?\s*(?P<rank2>{_any(_RANK_WORDS)}))(?=[\s,、。]|$)"
)
_BETWEEN = re.compile(r"[\s,、。]*")


def plain(text: str) -> str:
    """A typed text without the differences that mean nothing: width, case, the colour of a sign."""
    return normalize("NFKC", text[:LONGEST_TEXT]).replace("\ufe0f", "").replace("\ufe0e", "").strip().lower()


def typed(text: str) -> Cards:
    """The cards in a typed text: `QH 10d`, `Q♥`, `queen of hearts`, `ハートのQ`; Fault when it cannot be read."""
    body = plain(text)
    found, at = [], 0
    while at < len(body):
        card = _CARD.match(body, at)
        if not card:
            raise Fault("illegal.card", text=text)
        rank, suit = card["rank"] or card["rank2"], card["suit"] or card["suit2"]
        found.append(_RANK_WORDS[rank] + _SUIT_WORDS[suit])
        at = _end(body, card.end())
    return tuple(found)


def _end(body: str, at: int) -> int:
    between = _BETWEEN.match(body, at)
    return between.end() if between else at
