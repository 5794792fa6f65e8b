"""The cards as SVG: the number and a mark for the colour in the corner, readable in a fan, and the mark again, large.

Green has bamboo leaves, yellow a coin with a square hole, red a carved seal, and the multicoloured 1 has all three:
colour never stands alone. Phoenixes and dragon bear a letter, as in typed moves. Faces are `<symbol>`s.
"""

from __future__ import annotations

from functools import cache

from game.games.gang_of_four.rules.cards import FACES, Cards
from game.ui import symbols as shared
from game.ui.html import Html, Node, circle, g, path, span, text
from game.ui.symbols import drawn, pictures, rounded

GAME = "gang-of-four"
picture = pictures(GAME)
MARK = "0 0 22 22"
"""The box that a mark alone is used in."""
DYES = {"G": ".jade", "Y": ".ochre", "R": ".lacquer"}
LEAF = "M0 9C-3.6 3-3.4-4 0-10C3.4-4 3.6 3 0 9Z"
COIN = "M-9 0A9 9 0 1 1 9 0A9 9 0 1 1-9 0ZM-3.4-3.4V3.4H3.4V-3.4Z"
SEAL = "M-8.5-8.5H8.5V8.5H-8.5ZM-5.5-5.6V-3.2H-1.3V3.2H-5.5V5.6H5.5V3.2H1.3V-3.2H5.5V-5.6Z"
BIRD = (
    "M-16-33C-9-41 2-38 3-29C4-22-2-18 1-12C8-15 18-14 25-24C27-8 20 8 5 13"
    "C-8 12-15 4-14-6C-13-15-6-20-7-27C-8-30-12-31-16-33Z"
)
CREST = "M-5-37C-4-43 0-46 5-46M-1-36C2-41 6-42 11-41"
WING = "M3-3C9-4 14-8 18-14M4 3C10 2 15-2 19-7"
PLUMES = "M-4 11C-4 24-24 20-27 36M3 12C6 24-10 32-5 46M9 9C16 20 6 32 18 43M14 4C26 10 20 24 32 30"
EYES = ((-27, 36), (-5, 46), (18, 43), (32, 30))
"""At the ends of the plumes."""
SERPENT = "M14-36C-8-44-26-30-18-17C-9-4 20-10 22 6C24 21-14 17-18 30C-21 40-8 46 6 43"
FINS = (
    "M-20-30L-27-34M-20-20L-28-17M-2-8L-4-16M12-6L14-14M22 2L30-1"
    "M18 14L24 21M2 18L0 25M-14 24L-22 21M-17 36L-25 40M6 43L16 48M6 43L16 38"
)
HEAD = "M10-44C20-48 30-42 33-34C27-33 26-31 20-30C15-28 10-30 9-35Z"
WHISKERS = "M12-44C8-51 12-56 18-57M18-46C17-52 21-55 26-55M29-32C33-27 31-22 36-19M24-30C26-25 23-21 27-17"


def mark(colour: str) -> Html:
    """The mark of a colour, about twenty units wide."""
    match colour:
        case "G":
            leaves = [path(d=LEAF, transform=f"rotate({turn} 0 9)")[()] for turn in (-44, 0, 44)]
            return g(".jade")[leaves]
        case "Y":
            return path(".ochre", d=COIN, fill_rule="evenodd")[()]
        case "R":
            return path(".lacquer", d=SEAL, fill_rule="evenodd")[()]
    places = {"G": "translate(0 -5.6)", "Y": "translate(-5.6 5.2)", "R": "translate(5.6 5.2)"}
    return g[[g(transform=f"{place} scale(.53)")[mark(each)] for each, place in places.items()]]


def face(card: str) -> Html:
    """The face of a card as a `<symbol>`."""
    colour, sign = card[0], card[1:]
    large = g(transform="translate(63 101) scale(2.5)")[mark(colour)]
    index = text(".sign" + DYES.get(colour, ""), x=28, y=46, text_anchor="middle", **(NARROW if sign == "10" else {}))
    return drawn(
        GAME,
        card,
        rounded(".rice-paper", 8, 0.5),
        index[sign],
        g(transform="translate(26 70) scale(1.4)")[mark(colour)],
        large if sign.isdecimal() else g(transform="translate(63 86) scale(.9)")[BEASTS[sign](DYES[colour])],
    )


def _phoenix(dye: str) -> Node:
    eyes = [circle(dye, cx=x, cy=y, r="5.2")[()] for x, y in EYES]
    holes = [circle(".hole", cx=x, cy=y, r="2")[()] for x, y in (*EYES, (-5, -32))]
    lines = path(f".plume{dye}-line", d=PLUMES)[()], path(f".fins{dye}-line", d=CREST)[()]
    return [*lines, eyes, path(dye, d=BIRD)[()], path(".feather", d=WING)[()], holes]


def _dragon(dye: str) -> Node:
    lines = path(f".serpent{dye}-line", d=SERPENT)[()], path(f".fins{dye}-line", d=FINS + WHISKERS)[()]
    return [*lines, path(dye, d=HEAD)[()], circle(".hole", cx="23", cy="-39", r="2")[()]]


BEASTS = {"P": _phoenix, "D": _dragon}
NARROW = {"textLength": "42", "lengthAdjust": "spacingAndGlyphs"}
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


@cache
def fan(cards: Cards) -> Html:
    """Cards drawn one over the other, small; what stands beside them says which they are."""
    return span(".fan", aria_hidden="true")[[span(".card")[picture(card)] for card in cards]]
