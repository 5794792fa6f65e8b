"""The cards as SVG: half garlands are half circles of small shapes around the middle of the left and right edge.

The radius tells the shape (leaf, fruit, flower, seed, from outside in), so two cards that touch close one ring. Black
shapes are solid, red ones outlined: colour never stands alone. Faces are `<symbol>`s, drawn once and used by `<use>`.
"""

from collections.abc import Mapping, Sequence
from math import cos, radians, sin
from types import MappingProxyType
from typing import TypeAlias

from game.games.garlandland.rules.hands import CARDS, DECK, shape
from game.ui.html import Html, circle, g, path, rect, text
from game.ui.view import symbols as shared
from game.ui.view.symbols import HIGH, WIDE, drawn, pictures, rounded, window

Point: TypeAlias = tuple[float, float]
GAME = "garlandland"
picture = pictures(GAME)
RADIUS = {"L": 43, "F": 33.5, "W": 23, "S": 13}
LINKS = {"L": 9, "F": 7, "W": 5, "S": 4}
"""How many shapes a half garland is made of."""
PETALS = ((1.1, -0.4), (0.7, 1), (-0.7, 1), (-1.1, -0.4), (0, -1.2))
AROUND = "-21 -21 42 42"
"""The box of the wreath."""
TAG = "-1 -1 52 33"
"""The box of a card that is drawn small, with room for its edge."""
SYMBOLS = ("BL", "RL", "BF", "RF", "BW", "RW", "S")


GLYPHS: Mapping[str, tuple[tuple[str, Sequence[Point]], ...]] = MappingProxyType({
    "L": (("M", [(0, -6.6)]), ("C", [(4.8, -3), (4.8, 3), (0, 6.6)]), ("C", [(-4.8, 3), (-4.8, -3), (0, -6.6)])),
    "F": (("M", [(0, -4)]), ("A4 4 0 0 1", [(0, 4)]), ("A4 4 0 0 1", [(0, -4)])),
    "W": (("M", [(0, -1.2)]), *(("A2.6 2.6 0 1 1", [end]) for end in PETALS)),
    "S": (("M", [(0, -4)]), ("C", [(2.4, -1.8), (2.6, 0.8), (0, 3.6)]), ("C", [(-2.6, 0.8), (-2.4, -1.8), (0, -4)])),
})  # fmt: skip
"""Each shape, about ten units wide and pointing upwards: the steps of a path, with the points they go through."""


def _glyph(kind: str, x: float = 0, y: float = 0, turn: float = 0) -> str:
    """The path of one shape, moved, and turned by `turn` degrees; a chain of them is one path, quickly laid out."""
    across, along = cos(radians(turn)), sin(radians(turn))

    def placed(point: Point) -> str:
        right, down = point
        return f"{x + right * across - down * along:.2f} {y + right * along + down * across:.2f}"

    return "".join(f"{step} {' '.join(map(placed, points))}" for step, points in GLYPHS[kind]) + "Z"


def _colour(kind: str) -> str:
    return {"B": ".black", "R": ".red"}.get(kind[0], ".seed")


def _chain(colours: str, kind: str, side: int) -> Html:
    """A half garland; `side` is 1 when it opens to the right of the edge at x = 0, else -1."""
    radius, links = RADIUS[kind], LINKS[kind]
    placed: dict[str, str] = {}
    for k in range(links):
        angle = 180 * (k + 0.5) / links
        x, y = side * radius * sin(radians(angle)), -radius * cos(radians(angle))
        name = _colour(colours[k % len(colours)])
        placed[name] = placed.get(name, "") + _glyph(kind, x, y, side * angle + (90 if kind == "L" else 0))
    string = path(".string", d=f"M0 {-radius}A{radius} {radius} 0 0 {int(side > 0)} 0 {radius}")[()]
    return g(_colour(colours[0]))[string, [path(name, d=d)[()] for name, d in placed.items()]]


def _arcs(card: str) -> list[tuple[str, str]]:
    """(colours, shape) of the half garlands of a card, the outermost first; the alternating one has two colours."""
    colours: dict[str, str] = {}
    for each in DECK[card]:
        colours[shape(each)] = colours.get(shape(each), "") + each[0]
    return [(colours[kind], kind) for kind in RADIUS if kind in colours]


def face(card: str) -> Html:
    """The face of a card as a `<symbol>`."""
    half = [[_chain(colours, kind, side) for colours, kind in _arcs(card)] for side in (1, -1)]
    return drawn(
        GAME,
        card,
        rounded(".paper", 7),
        g(transform=f"translate(0 {HIGH // 2})")[half[0]],
        g(transform=f"translate({WIDE} {HIGH // 2})")[half[1]],
        text(".numeral", x=50, y=22, text_anchor="middle")[card],
    )


def tag(card: str) -> Html:
    """A card as a `<symbol>` for where it is small: its numeral, and one shape of each garland, the outermost first."""
    shapes = [
        g(transform=f"translate({x} 22.5) scale(1.08)")[path(_colour(kind), d=_glyph(shape(kind)))[()]]
        for x, kind in zip((9.5, 24.5, 39.5), DECK[card], strict=True)
    ]
    sheet = rect(".paper", x="0.5", y="0.5", width=49, height=30, rx=3)[()]
    numeral = text(".numeral.of-tag", x="24.5", y="12.5", text_anchor="middle")[card]
    return drawn(GAME, f"tag-{card}", sheet, numeral, shapes, box=TAG)


def ring(kind: str) -> Html:
    """A whole garland as a `<symbol>`, in the measure of a card and centred on the seam between two."""
    radius = RADIUS[shape(kind)]
    halves = [_chain(kind[0], shape(kind), side) for side in (1, -1)]
    return drawn(GAME, f"ring-{kind}", circle(".band", r=str(radius))[()], halves, box="-50 -70 100 140")


def mark(kind: str) -> Html:
    """A single shape as a `<symbol>`, for lists and labels."""
    return drawn(GAME, f"mark-{kind}", path(_colour(kind), d=_glyph(shape(kind)))[()], box="-8 -8 16 16")


def crest() -> Html:
    """A wreath of black and red leaves as a `<symbol>`: what stands for the game."""
    turns = [(n % 2, 45 * n) for n in range(8)]
    leaves = ["".join(_leaf(turn) for odd, turn in turns if odd == each) for each in (0, 1)]
    return drawn(
        GAME, "crest", [path(name, d=d)[()] for name, d in zip((".black", ".red"), leaves, strict=True)], box=AROUND
    )


def _leaf(turn: int) -> str:
    """A leaf of the wreath, at this angle from the right."""
    return _glyph("L", 16 * cos(radians(turn)), 16 * sin(radians(turn)), turn)


def back() -> Html:
    """The common back: a weave in the accent of the game."""
    lines = [path(".weave", d=f"M{x} 0L{x - 70} 140M{x - 70} 0L{x} 140")[()] for x in range(10, 180, 14)]
    return shared.back(GAME, ".cloth", window(8, lines), ".hem", radii=(7, 3))


def symbols() -> Html:
    """All symbols of the game; the page holds them once."""
    return Html(
        "".join([*map(face, CARDS), *map(tag, CARDS), *map(ring, SYMBOLS), *map(mark, SYMBOLS), crest(), back()])
    )
