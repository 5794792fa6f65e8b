"""The deals of Read-Aloud: every family gives its share to the deck; then the field, the hands, and the pile."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.match import Match
from game.fairness.fair import Dealt, Fair
from game.games.read_aloud.cards.packs import CARDS
from game.games.read_aloud.language.sentences import say
from game.games.read_aloud.rules.state import State
from game.ui.html import Html, li, ul
from game.words import Words, sentences

LINES = """\
FAMILIES = [
    (10, range(1, 34)),
    (3, [34, *range(146, 149)]),
    (2, range(35, 41)),
    (1, range(41, 43)),
    (2, range(43, 46)),
    (1, range(46, 49)),
    (1, range(49, 51)),
    (2, range(51, 54)),
    (9, range(54, 74)),
    (5, [*range(74, 89), 149]),
    (6, range(89, 104)),
    (8, range(104, 121)),
    (3, [*range(121, 128), 150]),
    (4, range(128, 140)),
    (3, range(140, 146)),
]


def deal(name, seats):
    below = dice("read-aloud", name, "deck")
    deck = []
    for share, family in FAMILIES:
        chosen = shuffled(family, below)[:share]
        deck += [f"b{card}" for card in family if card in chosen]
    cards = shuffled(deck, dice("read-aloud", name, "deal"))
    return {
        "first": dice("read-aloud", name, "first")(seats),
        "field": cards[:3],
        "hands": [cards[3 * seat + 3 : 3 * seat + 6] for seat in range(seats)],
        "pile": cards[3 * seats + 3 :],
    }
"""
BOUNDS = (4, 8, 12, 16)
"""The first sums of the groups but the lowest."""
ODDS = (0.149025, 0.222176, 0.279643, 0.219344, 0.129813)
DEALT_OTHERWISE = ("limit", "deck", "mirror", "taboo", "tide", "own")
"""Options that change what is dealt."""


def dealt(state: State) -> Dealt:
    """The first deal of a match."""
    field, pile = ([piece.key for piece in place] for place in (state.field, state.pile))
    hands = [[piece.key for piece in held] for held in state.hands]
    return {"first": state.first, "field": field, "hands": hands, "pile": pile}


def drawn(words: Words, cards: Sequence[str]) -> Html:
    """Cards, each as its value and its text."""
    found = [CARDS[key] for key in cards]
    return ul(".small-slips")[[li[f"{card.value} ", say(card.text, words.lang)] for card in found]]


def figure(match: Match, seat: int) -> int | None:
    """The sum of the values of the first three cards of a seat; None for another deck than the usual one."""
    usual = match.game.defaults()
    if any(match.options[key] != usual[key] for key in DEALT_OTHERWISE):
        return None
    state: State = match.states[0]
    total = sum(state.terms.cards[piece.key].value for piece in state.hands[seat] if piece.key)
    return sum(total >= bound for bound in BOUNDS)


FAIR = Fair(
    lines=LINES,
    dealt=dealt,
    drawn=drawn,
    figure=figure,
    odds=dict.fromkeys((2, 3, 4), ODDS),
    words=sentences("game.games.read_aloud.fairness.words"),
)
