"""What the drawings of all cards share: the measure of a card, its back, and the use of a symbol.

A face is a `<symbol>`, once in the page, with the game's name at the beginning of its id; a card is a `<use>` of it.
"""

from __future__ import annotations

from functools import cache, partial
from typing import Protocol

from game.ui.html import Html, Node, rect, svg, symbol, use

WIDE, HIGH = 100, 140
CARD = f"0 0 {WIDE} {HIGH}"
"""The box of a card."""


class Picture(Protocol):
    """`picture` for the symbols of one game."""

    def __call__(self, name: str, css: str = "", box: str = CARD) -> Html:
        """A use of the game's symbol of this name."""


def pictures(game: str) -> Picture:
    """`picture` for this game, by the name that its symbols begin with."""
    return partial(picture, game)


@cache
def picture(game: str, name: str, css: str = "", box: str = CARD) -> Html:
    """A use of a symbol in a box of the same measure.

    It is hidden from screen readers: what stands around it says the same in words.
    """
    frame = svg(css, viewBox=box, aria_hidden="true", focusable="false")
    return frame[use(href=f"#{game}-{name}")[()]]


def drawn(game: str, name: str, *inside: Node, box: str = CARD) -> Html:
    """The symbol of this name."""
    return symbol(id=f"{game}-{name}", viewBox=box)[inside]


def back(game: str, cloth: str, weave: Node, edge: str, *, inset: int = 7, radii: tuple[int, int] = (8, 4)) -> Html:
    """The back of all cards of a game: a cloth and its weave in a frame, which is `inset` units inside.

    `cloth` and `edge` are the classes of the two rectangles, `radii` those of their corners.
    """
    return drawn(game, "back", rounded(cloth, radii[0]), weave, rounded(edge, radii[1], inset))


def rounded(css: str, radius: int, inset: float = 0) -> Html:
    """A rectangle with round corners, `inset` units inside the edge of a card."""
    at = {"x": _short(inset), "y": _short(inset)} if inset else {}
    return rect(css, **at, width=_short(WIDE - 2 * inset), height=_short(HIGH - 2 * inset), rx=radius)[()]


def window(inset: int, inside: Node) -> Html:
    """What is drawn, cut off `inset` units inside the edge of a card."""
    box = {"x": inset, "y": inset, "width": WIDE - 2 * inset, "height": HIGH - 2 * inset}
    return svg(**box, viewBox=" ".join(map(str, box.values())))[inside]


def _short(n: float) -> str:
    """A number as SVG writes it: .5 for a half."""
    return f"{n:g}".removeprefix("0")
