"""The deals of Gang of Four: shuffled, cut until the last card is a number, counted and dealt in turn."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.match import Match
from game.fairness.fair import Dealt, Fair
from game.games.gang_of_four.page.drawing import picture
from game.games.gang_of_four.rules.cards import NUMBER, TOP
from game.games.gang_of_four.rules.state import State
from game.ui.html import Html
from game.ui.view.hand import small_cards
from game.words import Words, sentences

LINES = """\
DECK = [f"{colour}{number}" for number in range(1, 11) for colour in "GGYYRR"]
DECK = [*DECK[:6], "M1", *DECK[6:], "GP", "YP", "RD"]


def deal(name, seats):
    pack = shuffled(DECK, dice("gang-of-four", name, "deal", 1))
    below = dice("gang-of-four", name, "cut", 1)
    cuts = 0
    while cuts < 2 or pack[-1] in ("GP", "YP", "RD"):
        at = 1 + below(len(pack) - 1)
        pack = pack[at:] + pack[:at]
        cuts += 1
    dealer = dice("gang-of-four", name, "dealer")(seats)
    first = (dealer - int(pack[-1][1:]) + 1) % seats
    hands = [pack[place : 16 * seats : seats] for place in range(seats)]
    return {
        "dealer": dealer,
        "cut": pack[-1],
        "first": first,
        "hands": [sorted(hands[(seat - first) % seats], key=DECK.index) for seat in range(seats)],
        "left": sorted(pack[16 * seats :], key=DECK.index),
    }
"""
MOST = 5
"""The number of high cards from which all greater ones are one group."""
ODDS = {
    3: (0.059898, 0.217228, 0.320233, 0.250888, 0.114599, 0.037154),
    4: (0.060896, 0.219225, 0.320817, 0.249524, 0.113156, 0.036381),
}
"""The last card is a number, and with four players somebody holds it: hence the difference."""


def dealt(state: State) -> Dealt:
    """The first deal of a match."""
    facts = next(event.facts for event in state.news if event.kind == "cut")
    return {
        "dealer": state.dealer,
        "cut": facts["cards"][-1],
        "first": facts["recipient"],
        "hands": [[*held] for held in state.hands],
        "left": [*state.dummy],
    }


def drawn(words: Words, cards: Sequence[str]) -> Html:
    """Cards side by side."""
    return small_cards([(picture(card), words(f"card.{card}")) for card in cards])


def figure(match: Match, seat: int) -> int:
    """How many tens, phoenixes and dragons a seat is dealt."""
    state: State = match.states[0]
    return min(MOST, sum(NUMBER[card] >= TOP for card in state.hands[seat]))


FAIR = Fair(
    lines=LINES,
    dealt=dealt,
    drawn=drawn,
    figure=figure,
    odds=ODDS,
    words=sentences("game.games.gang_of_four.fairness.words"),
)
