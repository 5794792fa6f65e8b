"""All cards that come with the game. They are this project's own; those the manual documents are among them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from game.games.read_aloud.cards import base, mirror, taboo, tide
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.language import effects as e
from game.games.read_aloud.language.effects import Place
from game.games.read_aloud.language.sentences import say

ROWS: Mapping[str, Mapping[str, tuple[Card, ...]]] = {
    "base": base.ROWS,
    "mirror": mirror.ROWS,
    "taboo": taboo.ROWS,
    "tide": tide.ROWS,
}
"""The cards of every pack by family."""
PACKS: Mapping[str, tuple[Card, ...]] = {
    pack: tuple(card for cards in rows.values() for card in cards) for pack, rows in ROWS.items()
}
CARDS: Mapping[str, Card] = {card.key: card for cards in PACKS.values() for card in cards}
FAMILIES: Mapping[str, str] = {
    card.key: name for rows in ROWS.values() for name, cards in rows.items() for card in cards
}

MANUAL = "ja"
"""The language of the manual."""
PRINTED: Mapping[str, Mapping[str, str]] = {
    "ja": {"b89": "手札を1枚へらしてこのカードを捨てる"},
    "en": {"b89": "Reduce the hand by one and discard this card."},
}
"""Printed sentences that differ from those of `say` (R19)."""


LITERALLY: Mapping[str, e.Text] = {"b89": (e.Discard(e.Some(1, Place.MINE)), e.DISCARD_THIS)}
"""The text of a printed card with its words taken the other way (E6): one card of the reader's hand is discarded."""


def taken_literally(card: Card) -> Card:
    """The card with its words taken the other way; the printed words are the same."""
    return replace(card, text=LITERALLY.get(card.key, card.text))


def card_text(card: Card, lang: str) -> str:
    """The sentence printed on a card."""
    return PRINTED.get(lang, {}).get(card.key) or say(card.text, lang)


def family(card: Card) -> str:
    """The family of a card, by its kind of effect; `own` for one that a player wrote."""
    return FAMILIES.get(card.key, "own")
