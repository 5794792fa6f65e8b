"""A player at the table: face, name, turn mark, score, cards held and last act, each always in the same spot."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.ui.html import Html, Node, button, css, div, h2, p, render, section, span
from game.ui.view import Scene, people

Draw = Callable[[Scene, int], Html]
"""A game's function that draws a seat."""


class Panel(NamedTuple):
    """What a game has to say of a seat; all but the score may be left out."""

    score: Node
    cards: Node = None
    """The cards held, from behind, or their number."""
    badges: Node = None
    """What sets the seat apart for the moment, such as being the dealer."""
    act: Node = None
    """What it did last, in few words; the line is there when this is no None."""
    inside: Node = None
    """What lies before the seat, below all that."""
    turn: bool = False
    """Whether the seat is asked."""
    won: object = False
    """Whether the seat has won what is shown."""
    look: str = ""
    """Further classes, such as `.out`."""


def seat_panel(scene: Scene, seat: int, panel: Panel) -> Html:
    """The panel of a seat: a line of face, name, badges, score and cards; then the last act, and what lies there."""
    classes = css(f".seat{panel.look}", mine=seat == scene.seat, asked=panel.turn, winner=panel.won)
    name, person = scene.words.seat(seat), seat in people.humans(scene.players)
    line = div(".who.placed")[
        _face(scene, seat),
        h2(people.length(name) or (".broad" if person and people.is_broad(name) else ""), id=f"n{seat}")[name],
        span(".badges")[panel.badges],
        span(".score")[panel.score],
        span(".held")[panel.cards],
    ]
    act = None if panel.act is None else p(".act")[panel.act]
    return section(classes, data_seat=seat, aria_labelledby=f"n{seat}")[line, act, panel.inside]


def _face(scene: Scene, seat: int) -> Html:
    """The face of a seat; that of a bot is a button that tells its level, and how it plays."""
    drawn, told = people.face(scene.players[seat], seat), bot(scene, seat)
    if not told:
        return drawn
    ask = button(".face-of", type="button", data_do=f"hear who {seat}", id=f"who{seat}", title=told, aria_label=told)
    return ask[drawn]


def badge(seat: int, key: str, said: str, about: str, look: str = "") -> Html:
    """What is public of a seat, in a word that says at a press what it means: the read-out `about <key>`."""
    frame = button(f".public.is-{key}", type="button", data_do=f"hear about {key}", id=f"{key}-{seat}", title=about)
    return frame(aria_description=about)[span(f".box{look}")[said]]


def bot(scene: Scene, seat: int) -> str:
    """The name of a bot with its level; empty for a person."""
    if seat in people.humans(scene.players):
        return ""
    return scene.words("persona.of", name=scene.words.seat(seat), level=scene.players[seat])


def rivals(scene: Scene, draw: Draw) -> Html:
    """The other seats clockwise from the viewing one; all for a spectator."""
    return render([draw(scene, seat) for seat in scene.clockwise() if seat != scene.seat])


def mine(scene: Scene, draw: Draw) -> Html:
    """The viewing seat; nothing for a spectator."""
    return Html() if scene.seat is None else draw(scene, scene.seat)
