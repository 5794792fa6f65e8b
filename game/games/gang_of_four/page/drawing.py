"""The cards as SVG: the number and a mark for the colour in the corner, readable in a fan, and the mark again, large.

Green has bamboo leaves, yellow a coin with a square hole, red a carved seal, and the multicoloured 1 has all three:
colour never stands alone. Phoenixes and dragon bear a letter, as in typed moves. Faces are `<symbol>`s.
"""

from __future__ import annotations

from functools import cache, lru_cache

from game.games.gang_of_four.rules.cards import FACES, Cards
from game.ui.html import Html, Node, circle, g, path, span, text
from game.ui.view import symbols as shared
from game.ui.view.symbols import drawn, pictures, rounded

GAME = "gang-of-four"
picture = pictures(GAME)
MARK = "0 0 22 22"
"""The box that a mark alone is used in."""
DYES = {"G": ".jade", "Y": ".ochre", "R": ".lacquer"}
LEAF = "M0 9C-3.6 3-3.4-4 0-10C3.4-4 3.6 3 0 9Z"
COIN = "M-9 0A9 9 0 1 1 9 0A9 9 0 1 1-9 0ZM-3.4-3.4V3.4H3.4V-3.4Z"
SEAL = (
    "M-8.5-8.5H8.5V8.5H-8.5ZM-6.3-5.6V5.6H6.3V-5.6ZM-4.7-4V4H4.7V-4Z"
    "M-2.5-4H-.9V-1.8C-.9.2-1.7 1.6-3.3 2.2L-4 .8C-2.9.3-2.5-.5-2.5-1.8Z"
    "M.8-4H2.4V.3C2.4.7 2.6.9 3 .9H4.7V2.4H2.6C1.3 2.4.8 1.7.8.6Z"
)
"""The character for four, carved."""
BIRD = (
    "M-27-34L-17-40C-14-46-4-46-2-38C0-30-8-25-6-17C-3-9 12-10 15 3C17 12 11 19 4 19"
    "C-9 19-17 9-16-4C-15-14-9-20-11-27C-12-31-16-32-20-32Z"
)
CREST = ("M-8-43C-9-50-5-55 0-57C-1-52-2-48-4-44Z", "M-3-42C0-49 6-52 12-51C8-48 5-45 1-39Z")
WING = (
    "M-3-5C0-22 11-36 25-43C27-29 20-12 6-1Z",
    "M3-3C11-16 23-23 36-25C35-13 24-1 9 4Z",
    "M7 2C17-5 27-8 38-5C34 5 22 11 9 8Z",
)
PLUMES = (
    "M-3 11C-9 23-28 22-33 40C-35 50-25 54-19 47C-12 38-7 29 5 17Z",
    "M5 13C13 22 27 21 33 35C37 46 28 52 21 46C14 38 8 29 2 17Z",
    "M0 14C-1 28-9 34-9 47C-8 58 7 58 8 48C9 36 8 28 8 15Z",
)
EYES = ((-26, 43), (27, 40), (0, 48))
"""Near the ends of the plumes."""
HORNS = ("M-3-23C1-37 13-47 29-54C23-43 20-33 13-20Z", "M9-20C17-29 27-32 38-33C30-26 24-19 19-11Z")
MANE = "M8-22C16-20 19-15 19-9L35-12L24 0L38 6L24 12L36 25L20 24L27 42L8 32L6 50L-5 33L-8 18L2 4Z"
SKULL = (
    "M-35-5C-37-14-30-20-22-17C-18-24-9-27-1-26C11-24 20-15 20-3C20 12 14 22 3 24"
    "C-8 26-20 25-29 17L-24 12C-16 14-8 11-4 4C-11 7-18 6-23 3L-26 9L-29 1C-32 0-34-2-35-5Z"
)
BROW = "M-15-12C-11-18-4-20 3-19L-2-13C-6-11-10-10-15-12Z"
WHISKERS = "M-25-17C-34-27-31-39-20-43M-20 23C-24 32-21 41-12 45"


def mark(colour: str) -> Html:
    """The mark of a colour, about twenty units wide."""
    match colour:
        case "G":
            leaves = [path(d=LEAF, transform=f"rotate({turn} 0 9)")[()] for turn in (-44, 0, 44)]
            return g(".jade", transform="scale(.84)")[leaves]
        case "Y":
            return path(".ochre", d=COIN, fill_rule="evenodd")[()]
        case "R":
            return path(".lacquer", d=SEAL, fill_rule="evenodd")[()]
    places = {"G": "translate(0 -5.6)", "Y": "translate(-5.6 5.2)", "R": "translate(5.6 5.2)"}
    return g[[g(transform=f"{place} scale(.53)")[mark(each)] for each, place in places.items()]]


def face(card: str) -> Html:
    """The face of a card as a `<symbol>`."""
    colour, sign = card[0], card[1:]
    large = g(".faint", transform="translate(68 105) scale(2.5)")[mark(colour)]
    anchor: dict[str, str | int] = NARROW if sign == "10" else {"x": 28, "text_anchor": "middle"}
    index = text(".sign" + DYES.get(colour, ""), y=46, **anchor)
    return drawn(
        GAME,
        card,
        rounded(".rice-paper", 8, 0.5),
        large if sign.isdecimal() else g(transform="translate(65 86) scale(.86)")[BEASTS[sign](DYES[colour])],
        index[sign],
        g(transform="translate(28 74) scale(1.55)" if sign.isdecimal() else "translate(21 72) scale(1.15)")[
            mark(colour)
        ],
    )


def _phoenix(dye: str) -> Node:
    feathers = [path(f".feather{dye}", d=each)[()] for each in (*PLUMES, *WING, *CREST)]
    holes = [circle(".hole", cx=x, cy=y, r="3.6")[()] for x, y in EYES]
    pupils = [circle(dye, cx=x, cy=y, r="1.6")[()] for x, y in EYES]
    return [
        *feathers,
        path(f".feather{dye}", d=BIRD)[()],
        holes,
        pupils,
        circle(".hole", cx="-11", cy="-37", r="2")[()],
    ]


def _dragon(dye: str) -> Node:
    shapes = [path(f".feather{dye}", d=each)[()] for each in (MANE, *HORNS, SKULL)]
    nostril = circle(".hole", cx="-28", cy="-10", r="2.2")[()]
    return [path(f".fins{dye}-line", d=WHISKERS)[()], *shapes, path(".hole", d=BROW)[()], nostril]


BEASTS = {"P": _phoenix, "D": _dragon}
NARROW: dict[str, str | int] = {"x": 8, "textLength": "40", "lengthAdjust": "spacingAndGlyphs"}
"""Two digits are as wide as the place for one."""


def back() -> Html:
    """The common back: a basket weave in lacquer."""
    cells = [(x, y, (x + y) % 20 == 0) for x in range(10, 90, 10) for y in range(10, 130, 10)]
    weave = "".join(f"M{x} {y + i}h8" if across else f"M{x + i} {y}v8" for x, y, across in cells for i in (1, 4, 7))
    wicker = path(".wicker", d=weave, transform="translate(.7 .7)")[()]
    return shared.back(GAME, ".lacquered", wicker, ".rim", inset=5)


@cache
def symbols() -> Html:
    """All symbols of the game; the page holds them once."""
    marks = [drawn(GAME, f"mark-{colour}", mark(colour), box="-11 -11 22 22") for colour in "GYRM"]
    return Html("".join([*map(face, FACES), back(), *marks]))


@lru_cache(maxsize=1024)
def fan(cards: Cards) -> Html:
    """Cards drawn one over the other, small; what stands beside them says which they are."""
    return span(".fan", aria_hidden="true")[[span(".card")[picture(card)] for card in cards]]
