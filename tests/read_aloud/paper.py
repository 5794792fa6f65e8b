"""What Read-Aloud has in writing, as its golden files have it: every card, and every plain sentence."""

from __future__ import annotations

from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.cards.codec import pack
from game.games.read_aloud.cards.packs import PACKS, card_text, documented, family
from game.games.read_aloud.language.grammar import LANGUAGES, say
from game.games.read_aloud.language.suggest import known


def all_cards() -> str:
    """Every card, with its code and its text in both languages."""
    return "\n\n".join(_card(card) for cards in PACKS.values() for card in cards) + "\n"


def _card(card: Card) -> str:
    mark = " documented" if documented(card) else ""
    head = f"{card.key} {card.value} {family(card)} {pack((card,))}{mark}"
    return "\n".join((head, *(card_text(card, lang) for lang in LANGUAGES)))


def all_sentences() -> str:
    """Every plain clause with small numbers, in both languages."""
    clauses = [each.clause for each in known(LANGUAGES["ja"])]
    return "\n".join(" | ".join(say((clause,), lang) for lang in LANGUAGES) for clause in clauses) + "\n"
