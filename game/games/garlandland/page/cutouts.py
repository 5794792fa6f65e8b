"""The deck and the counters of Garlandland to be cut out: a page for each player, and behind it its backs."""

from __future__ import annotations

from game.games.garlandland.page.drawing import picture
from game.games.garlandland.rules.hands import CARDS
from game.games.garlandland.rules.score import SETUP
from game.ui.html import Html, div, g, rect, render, span, svg, text
from game.ui.view.symbols import CARD, HIGH, WIDE
from game.words import Words

PLAYERS = 4
SIDE = 86
"""How wide the counter is, which lies in the measure of a card."""


def cutouts(_: Words) -> Html:
    """Fronts and backs of each player: seven cards and the counter, which is the same on both sides."""
    return render([_both_sides(seat) for seat in range(PLAYERS)])


def _both_sides(seat: int) -> list[Html]:
    """A page of fronts and one of backs, which lie mirrored on the paper; the letter tells the players' cards apart."""
    fronts = [div(".cut")[picture(card)] for card in CARDS]
    back = div(f".cut.back-of.seat{seat}")[picture("back"), span(".named")[chr(ord("A") + seat)]]
    return [
        div(".leaf")[fronts, counter(seat)],
        div(".leaf.mirrored")[[back for _ in CARDS], counter(seat)],
    ]


def counter(seat: int) -> Html:
    """A square with the wins to go at its sides: the one that lies upright counts."""
    middle = f"translate({WIDE / 2:g} {HIGH / 2:g})"
    frame = rect(".edge", x=-SIDE // 2, y=-SIDE // 2, width=SIDE, height=SIDE, rx=6)[()]
    figures = [
        text(y=8 - SIDE // 3, text_anchor="middle", transform=f"rotate({turn * 90})")[left or "✓"]
        for turn, left in enumerate(range(SETUP, -1, -1))
    ]
    name = text(".who", y=8, text_anchor="middle")[chr(ord("A") + seat)]
    return div(f".cut.tally.seat{seat}")[svg(viewBox=CARD)[g(transform=middle)[frame, figures, name]]]
