"""A finished match as a strip of signs, one for each round or the like, without a card: drawn, as text, in words."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.match import Match
from game.ui.html import Html, Node, circle, css, g, p, path, span, svg
from game.ui.view import view_of
from game.ui.view.people import humans
from game.ui.view.shown import rounds
from game.words import Words

MOST, IN_A_ROW = 30, 10
"""Signs of a strip, of which the last ones stay, and signs side by side."""
BOX = 28
"""The side of the square that a sign stands in, in units of the drawing."""
MORE = "more"
"""The sign for all that has no room."""


def signs(match: Match) -> tuple[str, ...]:
    """How a finished match went for its one person; nothing where several play, or where the game has no strip."""
    people = humans(match.players)
    if len(people) != 1 or match.asked is not None:
        return ()
    return kept(view_of(match.game).strip(rounds(match), match.log(people[0]), people[0]))


def kept(found: tuple[str, ...]) -> tuple[str, ...]:
    """The last MOST of these signs, MORE in the place of those before."""
    return found if len(found) <= MOST else (MORE, *found[1 - MOST :])


def text(words: Words, match: Match) -> str:
    """The strip as a line of plain signs."""
    return "".join(words(f"strip.{sign}.sign") for sign in signs(match))


def key(words: Words, match: Match) -> str:
    """What each of these plain signs means, in one line."""
    found = dict.fromkeys(signs(match))
    return words.list([f"{words(f'strip.{sign}.sign')} {words(f'strip.{sign}')}" for sign in found], "list.between")


def legend(words: Words, *matches: Match) -> Html | None:
    """What each drawn sign of these matches means, beside the strips, which are heard in these words; None for one."""
    found = dict.fromkeys(sign for match in matches for sign in signs(match))
    if len(found) < 2:
        return None
    return p(".legend", aria_hidden="true")[[span[frame((sign,)), " ", words(f"strip.{sign}")] for sign in found]]


def said(words: Words, match: Match) -> str:
    """The strip in words; empty where there is none."""
    found = [words(f"strip.{sign}") for sign in signs(match)]
    return words("strip.of", what=words.list(found, "list.between")) if found else ""


def drawn(words: Words, match: Match) -> Html | None:
    """The strip as a drawing of its own, with its words for screen readers."""
    found = signs(match)
    if not found:
        return None
    return frame(found, role="img", aria_label=said(words, match))


def frame(found: tuple[str, ...], **more: str) -> Html:
    """These signs as a drawing of its own."""
    wide, high = size(found)
    look = css(".strip", tall=high > BOX)
    return svg(look, viewBox=f"0 0 {wide} {high}", style=f"--signs: {wide // BOX}", **more)[shapes(found)]


def size(found: tuple[str, ...]) -> tuple[int, int]:
    """How wide and high these signs are when they are drawn."""
    return BOX * min(len(found), IN_A_ROW), BOX * -(-len(found) // IN_A_ROW)


def shapes(found: tuple[str, ...]) -> list[Html]:
    """The signs in rows, from the upper left corner on; the last row stands under the first signs."""
    return [
        g(transform=f"translate({BOX * (i % IN_A_ROW) + BOX // 2} {BOX * (i // IN_A_ROW) + BOX // 2})")[SHAPES[sign]]
        for i, sign in enumerate(found)
    ]


def _ring(r: int, colour: str = "accent", **more: str) -> Html:
    """A circle around the middle, empty unless it is given a `fill`."""
    return circle(r=r, **{"fill": "none", "stroke": f"var(--{colour})", "stroke_width": "2", **more})[()]


def _line(d: str, colour: str) -> Html:
    """A stroke."""
    return path(d=d, fill="none", stroke=f"var(--{colour})", stroke_width="3", stroke_linecap="round")[()]


SHAPES: Mapping[str, Node] = {
    "won": [_ring(11, fill="var(--accent)"), _line("M-5 0L-1 4L5 -4", "sheet")],
    "shared": [_ring(11), path(d="M0 -11A11 11 0 0 0 0 11Z", fill="var(--accent)")[()]],
    "close": [_ring(11), _ring(4, fill="var(--accent)")],
    "lost": [_ring(11, "soft"), _line("M-4 0H4", "soft")],
    "own": _ring(6, "ink", fill="var(--ink)"),
    "other": _ring(6, "soft"),
    MORE: [circle(cx=cx, r=2, fill="var(--soft)")[()] for cx in (-7, 0, 7)],
}
"""Each sign, drawn around the middle of its square in colours of the page; what it means stands in `strip.<sign>`."""
