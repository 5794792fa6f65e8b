"""Three cards as a drawing, for the picture of a result: there the page cannot set them as slips."""

from __future__ import annotations

from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.cards.packs import card_text
from game.games.read_aloud.page.examples import COVER, SPECIMENS
from game.ui.html import Html, Node, rect, text
from game.ui.view.poster import HIGH, WIDE, angles, turned
from game.words import LANGUAGES, Words

CARD_WIDE, CARD_HIGH, LETTER = 190, 266, 30
LEFT, TOP = (WIDE - CARD_WIDE) // 2, (HIGH - CARD_HIGH) // 2
SPREAD = 1.25
"""How much wider the fan is held than one of cards that show all in their corner."""


def slips(words: Words) -> list[Html]:
    """The cards of the menu's picture, held as a hand."""
    cards = [SPECIMENS[name] for name in COVER]
    return [turned(SPREAD * angle, _slip(words, card)) for angle, card in zip(angles(len(cards)), cards, strict=True)]


def _slip(words: Words, card: Card) -> Node:
    """A card with its value and its sentence: downwards, or a word a line."""
    said, x, y = card_text(card, words.lang).rstrip("。"), LEFT + 20, TOP + 78
    letters = text(font_size=LETTER, font_family="var(--serif)", fill="var(--card-ink)")
    if LANGUAGES[words.lang].upright:
        lines = [letters(x=WIDE // 2, y=y - 24, writing_mode="vertical-rl")[said]]
    else:
        lines = [letters(x=x, y=y + i * (LETTER + 4))[word] for i, word in enumerate(said.split())]
    paper = rect(x=LEFT, y=TOP, width=CARD_WIDE, height=CARD_HIGH, rx=10, fill="var(--card)", stroke="var(--line)")[()]
    value = text(x=x, y=TOP + 42, font_size=LETTER, font_weight=700, font_family="var(--serif)", fill="var(--card-red)")
    return [paper, value[str(card.value)], lines]
