"""What stands for a game on the picture of a result: cards of the game, none of the deal that was played.

It is drawn in a box of WIDE by HIGH units, from the symbols of the page.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.html import Html, Node, g, use
from game.ui.view.symbols import HIGH as CARD_HIGH
from game.ui.view.symbols import WIDE as CARD_WIDE

WIDE, HIGH = 440, 420
"""The box of a poster."""
TIMES = 2.1
"""How many times as large as its symbol a card of a fan is."""
OPEN = 15
"""The angle between the middle of a fan and its last card, in degrees."""
PIVOT = 640
"""How far below the upper edge of the box a fan turns."""


def fan(game: str, cards: Sequence[str]) -> list[Html]:
    """Cards of a game, given by the names of their symbols, held as a hand."""
    wide, high = CARD_WIDE * TIMES, CARD_HIGH * TIMES
    x, y = (WIDE - wide) / 2, (HIGH - high) / 2
    return [
        turned(angle, use(href=f"#{game}-{card}", x=f"{x:g}", y=f"{y:g}", width=f"{wide:g}", height=f"{high:g}")[()])
        for angle, card in zip(angles(len(cards)), cards, strict=True)
    ]


def angles(n: int) -> list[float]:
    """The angles of so many cards of a fan, in degrees; there are two at least."""
    return [OPEN * (2 * i / (n - 1) - 1) for i in range(n)]


def turned(angle: float, inside: Node) -> Html:
    """What is drawn upright in the middle of the box, turned as a card of a fan is."""
    return g(transform=f"rotate({angle:g} {WIDE // 2} {PIVOT})")[inside]
