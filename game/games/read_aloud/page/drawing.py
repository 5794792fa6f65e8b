"""What is drawn of a card: the woven back, and the marks of who sees it. Faces are text, set by the style sheet."""

from __future__ import annotations

from functools import cache

from game.games.read_aloud.language.effects import Face
from game.ui.html import Html, circle, path
from game.ui.view import symbols as shared
from game.ui.view.symbols import CARD, drawn

GAME = "read-aloud"
MARK = "0 0 22 22"
"""The box of a mark."""
LID = "M2 11Q11 2 20 11Q11 20 2 11Z"
"""The outline of an eye in a box of 22."""


def back() -> Html:
    """The common back: a woven pattern, as of tatami edging."""
    cells = [(12 + 11 * i, 11 + 7 * j) for j in range(17) for i in range(7) if (i + j) % 2 == 0]
    weave = "".join(f"M{x} {y}h10v6h-10Z" for x, y in cells)
    return shared.back(GAME, ".ra-cloth", path(".ra-weave", d=weave)[()], ".ra-edge", inset=6, radii=(7, 4))


def eye(face: Face) -> Html:
    """Open for all, closed for nobody, and an arrow out of it for all but the owner."""
    inside = {
        Face.OPEN: [path(".ra-line", d=LID)[()], circle(".ra-dot", cx=11, cy=11, r=3)[()]],
        Face.HIDDEN: [path(".ra-line", d=LID)[()], circle(".ra-ring", cx=11, cy=11, r=3)[()]],
        Face.DOWN: [path(".ra-line", d="M2 9Q11 18 20 9M5 13L3 16M11 15V19M17 13L19 16")[()]],
        Face.OUTWARD: [path(".ra-line", d="M2 13Q11 4 20 13M11 17V3M7 6L11 2L15 6")[()]],
    }[face]
    return drawn(GAME, face.value, inside, box=MARK)


def speaker(on: bool) -> Html:
    """A loudspeaker with waves, or crossed out."""
    waves = "M15 7.5Q17.5 11 15 14.5M17.5 5Q21.5 11 17.5 17" if on else "M15 8L20 14M20 8L15 14"
    inside = [path(".ra-dot", d="M2 8H6L11 4V18L6 14H2Z")[()], path(".ra-line", d=waves)[()]]
    return drawn(GAME, f"speaker-{'on' if on else 'off'}", inside, box=MARK)


@cache
def symbols() -> Html:
    """All symbols of the game; the page holds them once."""
    return Html("".join([back(), *map(eye, Face), *map(speaker, (False, True))]))


def picture(name: str, css: str = "") -> Html:
    """A use of the back or of a mark, each in its box."""
    return shared.picture(GAME, name, css, CARD if name == "back" else MARK)
