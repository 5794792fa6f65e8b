"""What is good to have at hand: the order of things, and all cards of this deck with those that are gone."""

from __future__ import annotations

from game.games.read_aloud.cards.card import Card
from game.games.read_aloud.cards.packs import card_text
from game.games.read_aloud.language.effects import Face, Text
from game.games.read_aloud.page.drawing import picture
from game.games.read_aloud.rules.state import State
from game.ui.html import Html, Node, css, h3, li, ol, p, render, span, ul
from game.ui.view import Scene
from game.ui.view.parts import scrolling
from game.words import number


def guide(scene: Scene) -> Html:
    """The steps of a turn, the marks, and the deck: everybody may look through it before the game."""
    words, seen = scene.words, scene.seen
    last = "stuck" if seen.terms.repeats else "loop"
    steps = ol(".steps")[[li[words(f"guide.{key}")] for key in ("read", "do", "idle", "fill", "end", last)]]
    eyes = [li[picture(face.value, ".eye"), words(f"guide.{face.value}")] for face in Face]
    held = li[span(".counter.seat0", aria_hidden="true")[seen.terms.limit], words("guide.held")]
    marks = ul(".marks")[eyes, held]
    gone = discarded(seen)
    cards = sorted(seen.terms.cards.values(), key=lambda card: (card.value, card.key))
    alike: dict[tuple[int, Text], list[Card]] = {}
    for card in cards:
        alike.setdefault((card.value, card.text), []).append(card)
    deck = ol(".deck-list")[[_line(scene, copies, gone) for copies in alike.values()]]
    frame = scrolling(".log.deck", words("guide.deck", n=len(cards)))
    return render([steps, marks, h3[words("guide.deck", n=len(cards))], p(".small")[words("guide.gone")], frame[deck]])


def discarded(seen: State) -> frozenset[str]:
    """The cards that everybody sees among the discards."""
    return frozenset(key for piece in seen.discards for key in (piece.key, *piece.under) if key)


def _line(scene: Scene, copies: list[Card], gone: frozenset[str]) -> Html:
    """A card with its value, how often it is in the deck, and how many of them are gone."""
    words, out = scene.words, sum(card.key in gone for card in copies)
    many: Node = None
    if len(copies) > 1:
        some = words("guide.some-gone", n=out) if 0 < out < len(copies) else None
        many = [" ", span(".times")[words("guide.times", n=len(copies))], some]
    text = span(".text")[card_text(copies[0], words.lang)]
    return li(css("", gone=out == len(copies)))[span(".value")[number(copies[0].value)], span[text, many]]
