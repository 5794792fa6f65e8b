"""The 52 cards as SVG, drawn plainly: a large corner index, one large mark of the suit, the courts by letter and crown.

Faces are `<symbol>`s, drawn once and used by `<use>`; the colours of the suits are inherited, so a setting can change
them. Each suit has its own shape, and each court its own headgear.
"""

from __future__ import annotations

from functools import cache

from game.games.court_circular.rules.cards import COURTS, DECK, SUIT, SUITS
from game.ui.html import Html, Node, circle, g, path, rect, span, text
from game.ui.view import symbols as shared
from game.ui.view.symbols import drawn, pictures, rounded, window

GAME = "court-circular"
picture = pictures(GAME)
MARK = "0 0 22 22"
"""The box in which the mark of a suit is used."""
PIPS = {
    "H": "M0 9.5C-4 5.5-10 1-10-4C-10-7.5-7.5-9.5-5-9.5C-2.6-9.5-.8-8 0-6C.8-8 2.6-9.5 5-9.5C7.5-9.5 10-7.5 10-4"
    "C10 1 4 5.5 0 9.5Z",
    "D": "M0-10.5C2-6 4.5-3 8 0C4.5 3 2 6 0 10.5C-2 6-4.5 3-8 0C-4.5-3-2-6 0-10.5Z",
    "C": "M-4.6-5.4a4.6 4.6 0 0 1 9.2 0a4.6 4.6 0 0 1-1 2.9a4.6 4.6 0 1 1-2.6 7C1.2 7.6 2 9 4 10H-4C-2 9-1.2 7.6-1 4.5"
    "a4.6 4.6 0 1 1-2.6-7a4.6 4.6 0 0 1-1-2.9Z",
    "S": "M0-10C4-5.5 10-1.5 10 3C10 6 7.8 7.6 5.6 7.6C3.6 7.6 1.8 6.6 .9 5C1.1 7.4 2 9 4 10H-4C-2 9-1.1 7.4-.9 5"
    "C-1.8 6.6-3.6 7.6-5.6 7.6C-7.8 7.6-10 6-10 3C-10-1.5-4-5.5 0-10Z",
}
"""The suits, about twenty units wide."""
KING = "M-17 9L-18-5L-9 1L0-9L9 1L18-5L17 9ZM-1.5-17H1.5V-14H4.5V-11H1.5V-8H-1.5V-11H-4.5V-14H-1.5Z"
QUEEN = "M-16 9L-19-4L-10 3L-6.5-8L0 2L6.5-8L10 3L19-4L16 9Z"
PEARLS = ((-19, -6), (-6.5, -10.5), (6.5, -10.5), (19, -6))
JACK = "M-13 3C-13-4-7-7-1-7C5-7 9-4 10 3C3 4.5-6 4.5-13 3ZM-20 4C-9 7.5 7 7.5 18 4L17 9C6 12-8 12-18 9Z"
PLUME = "M9 2C16-5 15-14 6-17C-2-19-10-17-16-11C-9-13.5-2-13.5 3-11.5C8-9 8.5-4 6.5 1Z"
NARROW = {"textLength": "36", "lengthAdjust": "spacingAndGlyphs"}
"""Two digits are as wide as the place for one."""


def pip(suit: str) -> Html:
    """The mark of a suit around the origin."""
    return path(f".cc-{suit.lower()}", d=PIPS[suit])[()]


def face(card: str) -> Html:
    """The face of a card as a `<symbol>`."""
    suit, rank = SUIT[card], card[:-1]
    index = text(f".cc-index.cc-{suit.lower()}", x=25, y=35, text_anchor="middle", **(NARROW if rank == "10" else {}))
    return drawn(
        GAME,
        card,
        rounded(".cc-paper", 8, 0.5),
        index[rank],
        g(transform="translate(60 23) scale(1.25)")[pip(suit)],
        _court(rank, suit) if card in COURTS else _plain(rank, suit),
    )


def back() -> Html:
    """The common back: an engraved lattice."""
    lines = "".join(f"M{x} 0L{x - 70} 140M{x - 70} 0L{x} 140" for x in range(4, 180, 11))
    return shared.back(GAME, ".cc-cloth", window(9, path(".cc-lattice", d=lines)[()]), ".cc-edge")


@cache
def symbols() -> Html:
    """All symbols of the game; the page holds them once."""
    marks = [drawn(GAME, f"mark-{suit}", pip(suit), box="-11 -11 22 22") for suit in SUITS]
    crown = drawn(GAME, "crown", path(".cc-crown", d=KING)[()], box="-20 -24 40 40")
    return Html("".join([*map(face, DECK), back(), *marks, crown]))


def _plain(rank: str, suit: str) -> Node:
    """One large mark; that of an ace in a double ring."""
    if rank != "A":
        return g(transform="translate(50 90) scale(2.9)")[pip(suit)]
    rings = [circle(f".cc-{suit.lower()}-line", cx="50", cy="90", r=r)[()] for r in (32, 37)]
    return [rings, g(transform="translate(50 90) scale(2.2)")[pip(suit)]]


def _court(rank: str, suit: str) -> Node:
    """A framed letter below its crown, coronet or cap with a plume."""
    name = suit.lower()
    frame = [
        rect(f".cc-{name}-line", x=x, y=y, width=w, height=h, rx=3)[()]
        for x, y, w, h in ((17, 49, 66, 84), (21, 53, 58, 76))
    ]
    letter = text(f".cc-letter.cc-{name}", x=50, y=119, text_anchor="middle")[rank]
    return [frame, g(transform="translate(50 75) scale(1.1)")[_crown(rank, name)], letter]


def _crown(rank: str, name: str) -> Node:
    if rank == "K":
        return path(f".cc-{name}", d=KING)[()]
    if rank == "Q":
        return [
            path(f".cc-{name}", d=QUEEN)[()],
            [circle(f".cc-{name}", cx=str(x), cy=str(y), r="2.4")[()] for x, y in PEARLS],
        ]
    return path(f".cc-{name}", d=JACK + PLUME)[()]


def slip(words_name: str, card: str, worth: int | None = None) -> Node:
    """A card in small: its number, its suit, and perhaps what it counts."""
    face = [card[:-1], picture(f"mark-{card[-1]}", box=MARK)]
    name = span(".unseen")[words_name]
    return [span(".slip", aria_hidden="true")[face], name, None if worth is None else span(".worth-of")[worth]]
