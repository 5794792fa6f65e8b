"""The deals of Court Circular: a draw settles who deals, six cards to each in turn, and then the lead."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.match import Match
from game.fairness.fair import Dealt, Fair
from game.games.court_circular.page.drawing import picture
from game.games.court_circular.rules.score import EXTRA
from game.games.court_circular.rules.state import State
from game.ui.html import Html
from game.ui.view.hand import small_cards
from game.words import Words, sentences

LINES = """\
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
DECK = [rank + suit for suit in "SCDH" for rank in RANKS]


def deal(name, seats):
    spread = shuffled(DECK, dice("court-circular", name, "draw", 1))
    lowest = list(range(seats))
    while len(lowest) > 1:
        drawn = {seat: RANKS.index(spread.pop()[:-1]) for seat in lowest}
        lowest = [seat for seat in lowest if drawn[seat] == min(drawn.values())]
    first = (lowest[0] + 1) % seats
    pack = shuffled(DECK, dice("court-circular", name, "deal", 1))
    hands = [pack[place : 6 * seats : seats] for place in range(seats)]
    return {
        "dealer": lowest[0],
        "first": first,
        "lead": pack[6 * seats],
        "hands": [hands[(seat - first) % seats] for seat in range(seats)],
        "stock": pack[6 * seats + 1 :],
    }
"""
MOST = 6
"""The number of points from which all greater ones are one group."""
ODDS = (0.029166, 0.132997, 0.251186, 0.269972, 0.189162, 0.090616, 0.036902)


def dealt(state: State) -> Dealt:
    """The first deal of a match."""
    return {
        "dealer": state.dealer,
        "first": state.first,
        "lead": state.lead,
        "hands": [[*held] for held in state.hands],
        "stock": [*state.stock],
    }


def drawn(words: Words, cards: Sequence[str]) -> Html:
    """Cards side by side."""
    return small_cards([(picture(card), words(f"card.{card}")) for card in cards])


def figure(match: Match, seat: int) -> int:
    """What hearts and courts among the first six cards of a seat would count."""
    state: State = match.states[0]
    return min(MOST, sum(EXTRA[card] for card in state.hands[seat]))


FAIR = Fair(
    lines=LINES,
    dealt=dealt,
    drawn=drawn,
    figure=figure,
    odds=dict.fromkeys((2, 3, 4), ODDS),
    words=sentences("game.games.court_circular.fairness.words"),
)
