"""A result as a picture to send: game, day or deal, the score, the strip of signs; no card of the deal is in it.

It stands in the page in light colours; static/js/page/picture.js makes a file of it.
"""

from __future__ import annotations

from game.core.match import Match
from game.ui.html import Html, Node, g, rect, svg
from game.ui.html import text as line
from game.ui.model import strip
from game.ui.view import poster, view_of
from game.words import Words

WIDE, HIGH = 1200, 630
"""As wide for its height as previews of links are, in pixels."""
EDGE, BAND = 56, 76
"""The margin at both sides, and the height of the band with the address at the foot."""
LEFT = 560
ROOM = WIDE - EDGE - LEFT
"""Where the words begin, and how wide they may be; left of them is what stands for the game."""
STRIP_TOP, STRIP_HIGH = 394, 80
"""Where the strip has its place, and how high it may become."""
KEY, KEY_AT = 24, 498
"""The size of what its signs mean, and the middle of that line."""
BETWEEN = 24
"""Between what one sign means and the next."""
RESULT, RIVALS = (104, 60), (34, 28)
"""The sizes of the result and of the line about the others: the largest, and the one below which it is broken."""
SERIF = "Hiragino Mincho ProN, Yu Mincho, YuMincho, Noto Serif CJK JP, Noto Serif JP, Georgia, serif"
"""As `--serif` in static/css/1-tokens.css, without quotation marks."""
LARGEST = 2.8
"""How many times as large a sign is drawn as in the page, at most."""


def picture(
    words: Words, match: Match, about: tuple[str, str], told: tuple[str, str, str, str], foot: str, said: str
) -> Html:
    """The drawing: `about` is the game and which deal, `told` who, the result, against whom and more, `said` all."""
    frame = svg(
        f".picture.{match.game.name}",
        id="picture",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDE} {HIGH}",
        width=WIDE,
        height=HIGH,
        role="img",
    )
    (title, deal), (who, result, against, more) = about, told
    lines = [
        _line(title, 84, 44, "accent", weight=600),
        _line(deal, 122, 28, "soft"),
        _line(who, 178, 36, "ink") if who else None,
        _broken(result, (234, 294), RESULT, weight=600),
        _broken(against, (342, 376), RIVALS),
        _line(more, 536, 24, "soft") if more else None,
        _line(foot, HIGH - 27, 32, "on-accent", x=EDGE),
    ]
    found = strip.signs(match)
    return frame(aria_label=said)[_ground(words, match), lines, found and [_strip(found), _key(words, found)]]


def _ground(words: Words, match: Match) -> Node:
    """The ground and the band in the colours of the game, and its cards."""
    ground = rect(width=WIDE, height=HIGH, fill="var(--tint)")[()]
    band = rect(y=HIGH - BAND, width=WIDE, height=BAND, fill="var(--accent)")[()]
    at = f"translate({EDGE} {(HIGH - BAND - poster.HIGH) // 2})"
    view = view_of(match.game)
    cards = view.poster(words) if view.poster else poster.fan(match.game.name, [view.crest] * 3)
    return [ground, band, g(".poster", transform=at)[cards]]


def _line(said: str, y: int, most: int, colour: str, *, weight: int = 400, x: int = LEFT) -> Html:
    """A line of text, smaller than `most` where it would be too wide."""
    fits = min(most, (WIDE - EDGE - x) * 2 // (_columns(said) or 1))
    face = line(x=x, y=y, font_size=fits, font_weight=weight)
    return face(font_family=SERIF, fill=f"var(--{colour})")[said]


def _broken(said: str, at: tuple[int, int], sizes: tuple[int, int], *, weight: int = 400) -> Node:
    """A text, as large as fits into one line, or in two where one would be small."""
    most, least = sizes
    if ROOM * 2 // _columns(said) >= least or " " not in said:
        return _line(said, at[1], most, "ink", weight=weight)
    middle = min((i for i, sign in enumerate(said) if sign == " "), key=lambda i: abs(2 * i - len(said)))
    halves = (said[:middle], said[middle + 1 :])
    return [_line(half, y, least, "ink", weight=weight) for half, y in zip(halves, at, strict=True)]


def _strip(found: tuple[str, ...]) -> Html:
    """The strip at the beginning of its place, as large as fits."""
    wide, high = strip.size(found)
    scale = min(LARGEST, ROOM / wide, STRIP_HIGH / high)
    y = STRIP_TOP + (STRIP_HIGH - high * scale) / 2
    return g(".signs", transform=f"translate({LEFT} {y:.1f}) scale({scale:.3f})")[strip.shapes(found)]


def _key(words: Words, found: tuple[str, ...]) -> list[Html]:
    """What each sign of the strip means, in one line below it."""
    kinds = [(sign, words(f"strip.{sign}")) for sign in dict.fromkeys(found)]
    wide = [strip.BOX + KEY * (0.55 * _columns(said) + 1) for _, said in kinds]
    left = [LEFT + strip.BOX / 2 + sum(wide[:i]) + BETWEEN * i for i in range(len(wide))]
    face = line(y=KEY // 3, x=strip.BOX, font_size=KEY, font_family=SERIF, fill="var(--soft)")
    return [
        g(".key", transform=f"translate({x:.1f} {KEY_AT})")[strip.SHAPES[sign], face[said]]
        for x, (sign, said) in zip(left, kinds, strict=True)
    ]


def _columns(said: str) -> int:
    """How wide a text is, in halves of its size."""
    return sum(1 if sign.isascii() else 2 for sign in said)
