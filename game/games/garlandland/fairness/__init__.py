"""The deals of Garlandland: everybody has the same seven cards, each shuffled by itself; two are drawn."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.match import Match
from game.fairness.fair import Dealt, Fair
from game.games.garlandland.page.drawing import picture
from game.games.garlandland.rules import State
from game.games.garlandland.rules.hands import garland
from game.ui.html import Html
from game.ui.view.hand import small_cards
from game.words import Words, sentences

LINES = """\
CARDS = ["I", "II", "III", "IV", "V", "VI", "VII"]


def deal(name, seats):
    piles = [shuffled(CARDS, dice("garlandland", name, "deal", 1, seat)) for seat in range(seats)]
    return {
        "dealer": dice("garlandland", name, "dealer")(seats),
        "hands": [pile[:2] for pile in piles],
        "piles": [pile[2:] for pile in piles],
    }
"""
GROUPS = ("BL", "RL", "BF", "RF", "BW", "RW", "S")
"""The garlands that two cards can make; each is on three of the seven cards, so of the 21 pairs three make it."""


def dealt(state: State) -> Dealt:
    """The first deal of a match."""
    hands, piles = ([[*cards] for cards in place] for place in (state.hands, state.piles))
    return {"dealer": state.dealer, "hands": hands, "piles": piles}


def drawn(words: Words, cards: Sequence[str]) -> Html:
    """Cards side by side."""
    return small_cards([(picture(card), words("page.card", card=card)) for card in cards])


def figure(match: Match, seat: int) -> int:
    """The garland that the first two cards of a seat make."""
    state: State = match.states[0]
    left, right = state.hands[seat]
    return GROUPS.index(garland(left, right))


FAIR = Fair(
    lines=LINES,
    dealt=dealt,
    drawn=drawn,
    figure=figure,
    odds=dict.fromkeys((2, 3, 4), (1 / 7,) * 7),
    words=sentences("game.games.garlandland.fairness.words"),
)
