"""The name of a card in the log: its own sentence, in quotation marks."""

from __future__ import annotations

from game.core.rules import Sentences
from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.cards.packs import CARDS, card_text
from game.words import LANGUAGES
from game.words.quotes import nested


def quoted(card: Card, lang: str) -> str:
    """The sentence on a card, without its full stop."""
    return nested(LANGUAGES[lang].quote.format(card_text(card, lang).rstrip("。.")))


def names(lang: str) -> Sentences:
    """The names of the cards of all packs, by `card.<key>`."""
    return {f"card.{key}": quoted(card, lang).replace("{", "{{").replace("}", "}}") for key, card in CARDS.items()}


class OwnKey(str):
    """The key of a card that a player wrote. No table can know its words, so it says itself."""

    __slots__ = ("card",)
    card: Card

    def said(self, lang: str) -> str:
        """The name of the card in a language."""
        return quoted(self.card, lang)


def key_for(card: Card) -> str:
    """The key by which pieces and news name this card."""
    if card.key in CARDS:
        return card.key
    key = OwnKey(card.key)
    key.card = card
    return key
