"""The faces of those who sit at a table, drawn: the regulars of the room by level and seat, dice, and a plain person.

Each is a `<symbol>` in a box of 64, in paper, ink and one accent, and told from the others by its outline alone. In the
dark the paper stays light, as that of the cards does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from game.ui.html import Html, circle, path, rect
from game.ui.view.symbols import drawn

GROUP = "face"
BOX = "0 0 64 64"
PERSON, DICE = "person", "random"
SEATS = 4
"""The most seats at a table; nobody sits twice at one."""


class Look(NamedTuple):
    """What is drawn over head and shoulders of one of the regulars."""

    hair: str
    """Filled with ink."""
    lines: str = ""
    """Drawn with a pen: glasses, a beard, strands."""
    grey: str = ""
    """Filled with paper and outlined: white hair."""
    accent: str = ""
    """Filled with the accent: a hairpin, a band."""


SHOULDERS = "M9.4 53Q13 45 25 43.5L32 51L39 43.5Q51 45 54.6 53A31 31 0 0 1 9.4 53Z"
COLLAR = "M24.5 43.8L34 55M39.5 43.8L27 60"
HEAD = "M21 27Q21 14 32 14Q43 14 43 27Q43 35 38.5 39.5L37.5 45L32 50L26.5 45L25.5 39.5Q21 35 21 27Z"
FEATURES: Mapping[str, str] = MappingProxyType({
    "beginner": "M27.5 29v2.4M36.5 29v2.4M30 37q2 1.4 4 0",
    "easy": "M25.5 30q2 -2.5 4 0M34.5 30q2 -2.5 4 0M28.5 35.5q3.5 3.8 7 0",
    "normal": "M25.5 26.5h4M34.5 26.5h4M27.6 29.4v1.7M36.4 29.4v1.7M30 37.5h4",
    "expert": "M24.5 27.5l5 -1.5M39.5 27.5l-5 -1.5M26 30.5h3.5M34.5 30.5h3.5M32 31v4h-1.5",
})  # fmt: skip
"""Eyes and mouth, by level."""
GLASSES = (
    "M24 30.5a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0M32.8 30.5a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0M31.2 30h1.6"
)
LOOKS: Mapping[str, Sequence[Look]] = MappingProxyType(
    {
        "beginner": (
            Look("M17 40Q14 10 32 10Q50 10 47 40L43 40V26L40 22H24L21 26V40Z"),
            Look("M20 26L18 18L23 19L23 11L29 15L33 8L36 15L42 11L42 18L47 18L44 27L40 21L35 23L30 20L25 23Z"),
            Look(
                "M20 27Q20 12 32 12Q44 12 44 27Q40 19 32 19Q24 19 20 27Z"
                "M10 15a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0"
                "M41 15a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0"
            ),
            Look("M19 29Q17 10 32 10Q47 10 45 29H42V25H22V29Z"),
        ),
        "easy": (
            Look("M20 25Q18 8 33 9Q45 9 44 21L53 24Q54 27 50 27L21 24Z", accent="M20.5 21L44 19.5V23L20.5 25Z"),
            Look(
                "M20 29Q15 29 17 24Q14 19 19 17Q20 10 27 11Q32 7 38 11"
                "Q45 10 45 17Q50 20 47 24Q49 29 44 29L42 22Q32 23 28 19L22 24Z"
            ),
            Look(
                "M20 26Q18 10 32 10Q46 10 44 26L42 20H22Z",
                accent="M20 19H44V23.5H20ZM44 20L52 17V21L46 23L52 27L44 24Z",
            ),
            Look("M20 28Q19 11 32 11Q42 11 43 19Q52 14 55 25Q57 35 51 42Q53 31 47 27L44 28L41 20Q33 22 27 18L22 23Z"),
        ),
        "normal": (
            Look(
                "M20 30Q18 13 32 13Q46 13 44 30L42 24Q37 21 32 18Q27 21 22 24ZM25 8a7 6 0 1 0 14 0a7 6 0 1 0 -14 0",
                accent="M37 8L47 4L48 6.5L38 10.5ZM48.5 2.5a2.8 2.8 0 1 0 .1 0",
            ),
            Look("M20 27Q18 11 33 11Q46 11 44 27L42 21L27 17L22 22Z"),
            Look("M16 48Q17 10 32 10Q47 10 48 48H41Q45 38 42.5 25Q36 22 33 16Q30 22 21.5 25Q19 38 23 48Z"),
            Look("M20 25Q20 10 31 11Q47 8 44 26L42 20Q34 21 30 17Q25 21 22 20Z", GLASSES),
        ),
        "expert": (
            Look(
                "",
                "M27 37.5Q32 34 37 37.5M32 40V54M28.5 41Q28 48 30 53M35.5 41Q36 48 34 53",
                "M25 36Q32 33 39 36Q41 50 32 58Q23 50 25 36Z",
            ),
            Look(
                "",
                GLASSES + "M30 38h4M26 12Q32 9 38 12",
                "M19 31Q16 12 32 12Q48 12 45 31L42 25Q37 20 32 20Q27 20 22 25Z"
                "M25.5 8a6.5 5.5 0 1 0 13 0a6.5 5.5 0 1 0 -13 0",
            ),
            Look(
                "M20 27Q20 19 24 17Q23 21 22 24ZM44 27Q44 19 40 17Q41 21 42 24Z"
                "M29 15Q28 5 32 3Q36 5 35 15Z"
                "M25 36.5Q29 33.5 32 36Q35 33.5 39 36.5Q36 38.5 32 37.5Q28 38.5 25 36.5Z"
            ),
            Look(
                "M19 27Q17 20 21 15L24 20L22 25ZM45 27Q47 20 43 15L40 20L42 25Z",
                "M24 37Q32 34 40 37M29 42L32 45L35 42M27 17Q32 14.5 37 17M27.5 20Q32 18 36.5 20",
                "M27 38.5H37Q37 45 32 47Q27 45 27 38.5Z",
            ),
        ),
    }
)
"""Per level, a face for every seat."""
PIPS = ((0,), (1, -1), (1, 0, -1), (1, 2, -2, -1))
"""The pips on the die of each seat."""
PLACES = {0: (32, 32), 1: (24, 24), -1: (40, 40), 2: (40, 24), -2: (24, 40)}


def name_of(player: str, seat: int) -> str:
    """The name of the symbol: of a bot by its level and seat, of anybody else the plain one."""
    return f"{player}-{seat % SEATS}" if player in LOOKS or player == DICE else PERSON


def symbols() -> Html:
    """All faces; the page holds them once."""
    regulars = [_regular(level, seat) for level in LOOKS for seat in range(SEATS)]
    return Html("".join([*regulars, *map(_die, range(SEATS)), _person()]))


def _ground() -> Html:
    return circle(".face-ground", cx=32, cy=32, r=31)[()]


def _regular(level: str, seat: int) -> Html:
    """One of the regulars: shoulders, head, hair, and what is drawn with the pen."""
    look = LOOKS[level][seat]
    shapes = [
        path(".face-cloth", d=SHOULDERS)[()],
        path(".face-skin", d=HEAD)[()],
        path(".face-collar", d=COLLAR)[()],
        path(".face-grey", d=look.grey)[()] if look.grey else None,
        path(".face-hair", d=look.hair)[()] if look.hair else None,
        path(".face-accent", d=look.accent)[()] if look.accent else None,
        path(".face-line", d=FEATURES[level] + look.lines)[()],
    ]
    return drawn(GROUP, f"{level}-{seat}", _ground(), shapes, box=BOX)


def _die(seat: int) -> Html:
    """A die, with as many pips as its seat says; its top and its side are seen as well."""
    sides = path(".face-cloth", d="M16 16L24 8H56L48 16ZM48 16L56 8V40L48 48Z")[()]
    front = rect(".face-skin", x=16, y=16, width=32, height=32, rx=3)[()]
    pips = [circle(".face-pip", cx=PLACES[pip][0], cy=PLACES[pip][1], r="3.6")[()] for pip in PIPS[seat]]
    return drawn(GROUP, f"{DICE}-{seat}", _ground(), sides, front, pips, box=BOX)


def _person() -> Html:
    """Somebody at this device: head and shoulders without a face."""
    outline = path(".face-cloth", d="M9.4 53Q14 42 32 42Q50 42 54.6 53A31 31 0 0 1 9.4 53Z")[()]
    return drawn(GROUP, PERSON, _ground(), outline, circle(".face-cloth", cx=32, cy=27, r="11.5")[()], box=BOX)
