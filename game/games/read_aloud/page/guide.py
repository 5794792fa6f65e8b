"""What is good to have at hand: the order of things, and all cards of this deck with those that are gone."""

from __future__ import annotations

from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.cards.packs import card_text
from game.games.read_aloud.language.effects import Face
from game.games.read_aloud.page.drawing import picture
from game.games.read_aloud.page.wording import minus
from game.games.read_aloud.rules.state import State
from game.ui.html import Html, h3, li, ol, p, render, span, ul
from game.ui.view import Scene
from game.ui.view.parts import scrolling


def guide(scene: Scene) -> Html:
    """The steps of a turn, the marks, and the deck: everybody may look through it before the game."""
    words, seen = scene.words, scene.seen
    steps = ol(".steps")[[li[words(f"guide.{key}")] for key in ("read", "do", "fill", "end")]]
    marks = ul(".marks")[[li[picture(face.value, ".eye"), words(f"guide.{face.value}")] for face in Face]]
    gone = discarded(seen)
    cards = sorted(seen.terms.cards.values(), key=lambda card: (card.value, card.key))
    deck = ol(".deck-list")[[li(".gone" if card.key in gone else "")[_line(scene, card)] for card in cards]]
    frame = scrolling(".log.deck", words("guide.deck", n=len(cards)))
    return render([steps, marks, h3[words("guide.deck", n=len(cards))], p(".small")[words("guide.gone")], frame[deck]])


def discarded(seen: State) -> frozenset[str]:
    """The cards that everybody sees among the discards."""
    return frozenset(key for piece in seen.discards for key in (piece.key, *piece.under) if key)


def _line(scene: Scene, card: Card) -> list[Html]:
    return [span(".value")[minus(card.value)], span(".text")[card_text(card, scene.words.lang)]]
