"""What the workshop prints to be cut out: slips as on the screen, and their backs with the name of the deck."""

from __future__ import annotations

from collections.abc import Iterator

from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.language import sentences
from game.games.read_aloud.page.drawing import picture
from game.games.read_aloud.page.slips import paper
from game.games.read_aloud.workshop.stored_decks import Deck
from game.ui.html import Html, div, section, span
from game.words import LANGUAGES, Words

A_PAGE = 9
"""Cards on one page."""


def sheet(words: Words, deck: Deck) -> Html:
    """The cards of the deck, page by page, every page of fronts before its backs; on the screen they are not seen."""
    pages = [deck.cards[n : n + A_PAGE] for n in range(0, len(deck.cards), A_PAGE)]
    return section(".cutout", aria_hidden="true")[[_both_sides(words, deck, cards) for cards in pages]]


def _both_sides(words: Words, deck: Deck, cards: tuple[Card, ...]) -> Iterator[Html]:
    """A page of fronts and one of backs; as those lie mirrored on the paper, each row ends where the fronts begin."""
    yield div(".leaf")[[_front(words, card) for card in cards]]
    back = div(".cut.back-of")[picture("back"), span(".named")[deck.name]]
    yield div(".leaf.mirrored")[[back for _ in cards]]


def _front(words: Words, card: Card) -> Html:
    """A card in the language of the page, with the sentence in the others in small."""
    also = [span(".also", lang=lang)[sentences.say(card.text, lang)] for lang in LANGUAGES if lang != words.lang]
    return div(".cut")[paper(words, card, tagged=True), also]
