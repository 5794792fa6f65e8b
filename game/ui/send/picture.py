"""A result as a picture to send: game, day or deal, the strip of signs, the score; no card is in it.

It stands in the page in the colours of the page; static/js/page/picture.js makes a file of it, with the light ones.
"""

from __future__ import annotations

from game.core.match import Match
from game.ui.html import Html, Node, g, rect, svg
from game.ui.html import text as line
from game.ui.model import strip
from game.words import Words

WIDE, HIGH = 1200, 630
"""As wide for its height as previews of links are, in pixels."""
EDGE = 36
STRIP_TOP, STRIP_WIDE, STRIP_HIGH = 186, 960, 150
"""Where the strip has its place, and how large it may become."""
KEY, KEY_AT = 32, 374
"""The size of what its signs mean, and the middle of that line."""
BETWEEN = 28
"""Between what one sign means and the next."""
SERIF = "Hiragino Mincho ProN, Yu Mincho, YuMincho, Noto Serif CJK JP, Noto Serif JP, Georgia, serif"
"""As `--serif` in static/css/1-tokens.css, without quotation marks."""
LARGEST = 3.4
"""How many times as large a sign is drawn as in the page, at most."""


def picture(
    words: Words, match: Match, about: tuple[str, str], told: tuple[str, str, str], foot: str, said: str
) -> Html:
    """The drawing: `about` is the game and which deal, `told` the result, against whom and more, `said` all."""
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
        _line(about[0], 116, 60, "ink", weight=600),
        _line(about[1], 164, 36, "soft"),
        _line(told[0], 448, 60, "ink", weight=600),
        _line(told[1], 500, 42, "ink"),
        _line(told[2], 542, 32, "soft") if told[2] else None,
        _line(foot, 580, 26, "soft"),
    ]
    found = strip.signs(match)
    return frame(aria_label=said)[_paper(), lines, found and [_strip(found), _key(words, found)]]


def _paper() -> Node:
    """The sheet that all stands on, with a band in the colour of the game."""
    whole = rect(width=WIDE, height=HIGH, fill="var(--paper)")[()]
    inside = {"x": EDGE, "y": EDGE, "width": WIDE - 2 * EDGE}
    sheet = rect(**inside, height=HIGH - 2 * EDGE, fill="var(--sheet)", stroke="var(--line)", stroke_width=2)[()]
    return [whole, sheet, rect(**inside, height=10, fill="var(--accent)")[()]]


def _line(said: str, y: int, most: int, colour: str, weight: int = 400) -> Html:
    """A line of text in the middle, smaller than `most` where it would be too wide."""
    fits = min(most, (WIDE - 4 * EDGE) * 2 // (_columns(said) or 1))
    face = line(x=WIDE // 2, y=y, text_anchor="middle", font_size=fits, font_weight=weight)
    return face(font_family=SERIF, fill=f"var(--{colour})")[said]


def _strip(found: tuple[str, ...]) -> Html:
    """The strip in the middle of its place, as large as fits."""
    wide, high = strip.size(found)
    scale = min(LARGEST, STRIP_WIDE / wide, STRIP_HIGH / high)
    x, y = (WIDE - wide * scale) / 2, STRIP_TOP + (STRIP_HIGH - high * scale) / 2
    return g(transform=f"translate({x:.1f} {y:.1f}) scale({scale:.3f})")[strip.shapes(found)]


def _key(words: Words, found: tuple[str, ...]) -> list[Html]:
    """What each sign of the strip means, in one line below it."""
    kinds = [(sign, words(f"strip.{sign}")) for sign in dict.fromkeys(found)]
    wide = [strip.BOX + KEY * (0.55 * _columns(said) + 1) for _, said in kinds]
    whole = sum(wide) + BETWEEN * (len(wide) - 1)
    left = [(WIDE - whole) / 2 + sum(wide[:i]) + BETWEEN * i for i in range(len(wide))]
    face = line(y=KEY // 3, x=strip.BOX, font_size=KEY, font_family=SERIF, fill="var(--soft)")
    return [
        g(".key", transform=f"translate({x:.1f} {KEY_AT})")[strip.SHAPES[sign], face[said]]
        for x, (sign, said) in zip(left, kinds, strict=True)
    ]


def _columns(said: str) -> int:
    """How wide a text is, in halves of its size."""
    return sum(1 if sign.isascii() else 2 for sign in said)
