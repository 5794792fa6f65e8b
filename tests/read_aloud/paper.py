"""What Read-Aloud has in writing, as its golden files have it: every card, and every plain sentence."""

from __future__ import annotations

from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.cards.codec import pack
from game.games.read_aloud.cards.packs import MANUAL, PACKS, card_text, family
from game.games.read_aloud.language.sentences import LANGUAGES, say
from game.games.read_aloud.reading.suggest import known

DOCUMENTED = {
    "何もしない": "5-2a",
    "このカードを捨ててから手札をシャッフルする": "6*",
    "手札を1枚へらしてこのカードを捨てる": "6*",
    "山札を場札の3倍以下の枚数までへらす": "7*",
    "場札かだれかの手札の1枚の下に重ねてあわせて1枚となり価の正負を逆転する": "2.1",
    "場札かだれかの手札の1枚の下に重ねてあわせて1枚となり価を倍にする": "2.1",
    "場札かだれかの手札の1枚とこのカードを交換する": "2.1",
    "場札かだれかの手札から1枚ずつを交換する": "2.1",
    "捨札の1枚とこのカードを交換する": "2.1",
    "山札をすべて捨てる": "slogan",
    "ゲームを終える": "slogan",
    "負ける": "slogan",
}
"""The texts that the manual, its table of revisions and the author's page give, and where; in 7* the 山札を is ours."""


def documented(card: Card) -> bool:
    """Whether the manual or the author gives this very text."""
    return card_text(card, MANUAL) in DOCUMENTED


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
