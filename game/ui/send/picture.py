"""A result as a picture to send: game, day or deal, the strip of signs, the score; no card is in it.

It stands in the page in the colours of the page; static/js/page/picture.js makes a file of it, with the light ones.
"""

from __future__ import annotations

from game.core.match import Match
from game.ui.html import Html, Node, g, rect, svg
from game.ui.html import text as line
from game.ui.model import strip

WIDE, HIGH = 1200, 630
"""As wide for its height as previews of links are, in pixels."""
EDGE = 36
STRIP_TOP, STRIP_WIDE, STRIP_HIGH = 212, 960, 180
"""Where the strip has its place, and how large it may become."""
SERIF = "Hiragino Mincho ProN, Yu Mincho, YuMincho, Noto Serif CJK JP, Noto Serif JP, Georgia, serif"
"""As `--serif` in static/css/1-tokens.css, without quotation marks."""
LARGEST = 3.4
"""How many times as large a sign is drawn as in the page, at most."""


def picture(match: Match, about: tuple[str, str], told: tuple[str, str], foot: str, said: str) -> Html:
    """The drawing: `about` is the game and which deal, `told` the result and against whom, `said` all in words."""
    frame = svg(
        ".picture",
        id="picture",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDE} {HIGH}",
        width=WIDE,
        height=HIGH,
        role="img",
    )
    lines = [
        _line(about[0], 128, 62, "ink", weight=600),
        _line(about[1], 180, 32, "soft"),
        _line(told[0], 466, 58, "ink", weight=600),
        _line(told[1], 514, 28, "soft"),
        _line(foot, 562, 24, "soft"),
    ]
    return frame(aria_label=said)[_paper(), lines, _strip(match)]


def _paper() -> Node:
    """The sheet that all stands on, with a band in the colour of the game."""
    whole = rect(width=WIDE, height=HIGH, fill="var(--paper)")[()]
    inside = {"x": EDGE, "y": EDGE, "width": WIDE - 2 * EDGE}
    sheet = rect(**inside, height=HIGH - 2 * EDGE, fill="var(--sheet)", stroke="var(--line)", stroke_width=2)[()]
    return [whole, sheet, rect(**inside, height=10, fill="var(--accent)")[()]]


def _line(said: str, y: int, most: int, colour: str, weight: int = 400) -> Html:
    """A line of text in the middle, smaller than `most` where it would be too wide."""
    columns = sum(1 if sign.isascii() else 2 for sign in said) or 1
    fits = min(most, (WIDE - 4 * EDGE) * 2 // columns)
    face = line(x=WIDE // 2, y=y, text_anchor="middle", font_size=fits, font_weight=weight)
    return face(font_family=SERIF, fill=f"var(--{colour})")[said]


def _strip(match: Match) -> Html | None:
    """The strip in the middle of its place, as large as fits."""
    found = strip.signs(match)
    if not found:
        return None
    wide, high = strip.size(found)
    scale = min(LARGEST, STRIP_WIDE / wide, STRIP_HIGH / high)
    x, y = (WIDE - wide * scale) / 2, STRIP_TOP + (STRIP_HIGH - high * scale) / 2
    return g(transform=f"translate({x:.1f} {y:.1f}) scale({scale:.3f})")[strip.shapes(found)]
